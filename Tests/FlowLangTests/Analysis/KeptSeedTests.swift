import Testing

@testable import FlowLang

/// Random flows on which the analysis and the naive judge once disagreed.
@Suite(.timeLimit(.minutes(60))) struct KeptSeedTests {
  private static let seeds: [(mode: FlowMode, seeds: [UInt64])] = [
    (.plain, [1113, 1404, 3384, 4018, 4325, 6369, 217_851]),
    (.memoryless, [99, 709, 1951, 2788, 2891, 3175, 4526, 5326]),
    (
      .flags,
      [
        14, 305, 381, 636, 654, 669, 695, 921, 1929, 2028, 2272, 2497, 2589, 2591, 2908, 3086, 3312, 3415, 3594, 3757,
        3759, 3819, 4144, 4174, 4224, 4251, 4299, 4335,
      ]
    ),
    (
      .all,
      [
        40, 133, 211, 411, 428, 522, 549, 676, 745, 778, 786, 793, 815, 1046, 1048, 1126, 1181, 1224, 1385, 1388, 1418,
        1559, 1767,
        1839, 2587, 2919, 2997, 4039, 4143, 4896, 7791,
      ]
    ),
    (.guards, [19, 109, 182, 422, 1445, 1450]), (.urls, [6, 17, 196, 312, 317, 450, 567, 976, 1180, 1212, 1351, 1379]),
    (.starts, [195, 415, 556, 746, 1056, 1420]), (.embeds, [935, 1309, 1496]),
    (.externals, [19, 520, 998, 1106, 1181, 1183, 1292, 1462]), (.nested, [2, 22, 444, 445, 1088, 1125]),
    (.expects, [21, 140, 741, 1126, 1170]),
  ]

  /// Seeds on which they still disagree, of the first 1,500 of each mode and some that were kept before.
  static let open: [FlowMode: Set<UInt64>] = [.flags: [1929]]

  @Test(arguments: open.keys.sorted { $0.rawValue < $1.rawValue })
  func openSeedsStillDisagree(_ mode: FlowMode) {
    for seed in Self.open[mode, default: []].sorted() {
      withKnownIssue("FLOW_SEED=\(seed) FLOW_MODE=\(mode) FLOW_ROUNDS=1") {
        #expect(Agreement(RandomFlow.text(mode, seed: seed, hasValues: false), Agreement.rules).disagreements.isEmpty)
      }
    }
  }

  @Test(arguments: seeds.map(\.mode))
  func closedSeedsAgree(_ mode: FlowMode) throws {
    let seeds = Self.seeds.first { $0.mode == mode }?.seeds ?? []
    for seed in seeds.prefix(TestTier.rounds(seeds.count, fast: 4)) where !Self.open[mode, default: []].contains(seed) {
      let text = RandomFlow.text(mode, seed: seed, hasValues: false)
      let disagreements = Agreement(text, Agreement.rules).disagreements.map(\.text)
      #expect(disagreements.isEmpty, "FLOW_SEED=\(seed) FLOW_MODE=\(mode) FLOW_ROUNDS=1")
    }
  }

  /// Closed seeds of flows with valued flags; the analysis crashed on the first and missed traps of the last.
  private static let seedsWithValues: [(mode: FlowMode, seed: UInt64)] = [
    (.flags, 4504), (.all, 300), (.all, 1653), (.all, 4408), (.all, 4644), (.all, 5200), (.memoryless, 2591),
    (.all, 4355), (.guards, 611), (.guards, 5434), (.guards, 601_225), (.starts, 600_870), (.starts, 601_356),
    (.embeds, 600_680), (.expects, 601_597), (.flags, 600_205), (.roots, 600_497), (.roots, 601_004), (.roots, 601_347),
    (.nested, 601_215), (.nested, 700_957), (.embeds, 701_420), (.urls, 700_712), (.urls, 701_146), (.urls, 701_452),
    (.all, 700_520), (.roots, 800_997), (.roots, 801_263), (.urls, 701_266), (.all, 801_454), (.embeds, 800_167),
    (.embeds, 801_559), (.guards, 900_618), (.guards, 901_118),
  ]

  @Test(arguments: seedsWithValues)
  func seedsWithValuedFlagsAgree(_ mode: FlowMode, _ seed: UInt64) throws {
    let text = try #require(RandomFlow.sound(mode, seed: seed))
    #expect(Agreement(text, Agreement.rules).disagreements.map(\.text) == [], "FLOW_SEED=\(seed) FLOW_MODE=\(mode)")
  }

  /// Flows of shapes that random flows hardly ever have.
  private static let flows = [
    // A tab whose guard is false by the time that it is selected again.
    """
    flag signedOut
    app A { start Main }
    tabs Main { tab home -> Home tab settings -> Settings }
    screen Home { requires not signedOut else stay link next -> Next }
    screen Next { link more -> More when signedOut }
    screen More {}
    screen Settings { link leave -> stay set signedOut link more -> Settings sheet }
    """,
    // Two tab bars in the layers below, whose tabs have the same names.
    """
    app A { start One }
    tabs One { tab a -> S0 tab b -> S1 }
    tabs Two { tab a -> S2 tab b -> S3 }
    screen S0 { link l0 -> Two cover }
    screen S1 {}
    screen S2 { link l1 -> S4 sheet link l2 -> dismiss }
    screen S3 { link l3 -> dismiss }
    screen S4 { link l4 -> S5 in tab b }
    screen S5 { link l5 -> dismiss }
    """,
    // The tag of a replaced entry is an anchor, and there is a flag, so that the linear analysis does not apply.
    """
    flag f
    app A { start S0 }
    screen S0 { link l0 -> S1 as #x set f link l1 -> S0 replace when f }
    screen S1 { link l2 -> S2 replace }
    screen S2 { link l3 -> S3 }
    screen S3 { link l4 -> back to #x }
    """,
  ]

  @Test(arguments: flows)
  func rareShapesAgree(_ flow: String) { #expect(Agreement(flow, Agreement.rules).disagreements.map(\.text) == []) }
}
