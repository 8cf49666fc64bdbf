import Testing

@testable import FlowLang

/// Shapes of flows for which a command once took exponential time. For twice the size, the counted work may grow by
/// little more than the factor of a linear or quadratic algorithm; time is not measured.
@Suite struct CommandComplexityTests {
  private static func app(_ count: Int, _ screen: (Int) -> String) -> String {
    "app A { start S0 }\n" + (0..<count).map { "screen S\($0) { \(screen($0)) }\n" }.joined()
  }

  /// Returns screens of which each embeds all later ones: 2ⁿ paths lead to screens inside the first.
  private static func embeds(_ count: Int) -> String {
    app(count) { number in
      let inner = (number + 1..<count).map { "embed S\($0) " }.joined()
      return "\(inner)link a\(number) -> S\((number + 1) % count)" + (number == 0 ? "" : " reuse")
    }
  }

  /// Returns tab bars whose roots lead to each other in tabs.
  private static func bars(_ count: Int) -> String {
    let tabs = (0..<count).map { "tab t\($0) -> S\($0)\n" }.joined()
    let screens = (0..<count).map { "screen S\($0) { link m -> S\(3 * $0 % count) in tab T.t\($0) }\n" }.joined()
    return "app A { start T }\ntabs T {\n\(tabs)}\n\(screens)"
  }

  /// Returns a ring of tagged screens, each with a link whose anchor is the tag of another one.
  private static func tags(_ count: Int, _ goal: (Int) -> String) -> String {
    app(count) { number in
      "link n -> S\((number + 1) % count) as #t\(number) link b -> \(goal(7 * number % count))"
    }
  }

  private static func compile(_ text: String) -> Compilation {
    Compiler.compile(SourceFile(path: "a.flow", text: text))
  }

  /// Returns the number of vertices that the search of states visits, without flags.
  private static func work(_ text: String) -> Int {
    StackSearch.explore(StepTable(compile(text).machine), Precision(), budget: .max).graph.work
  }

  @Test func searchesDoNotGrowExponentially() {
    for (name, text) in [("embed", Self.embeds), ("in tab", Self.bars)] as [(String, (Int) -> String)] {
      let (small, large) = (Self.work(text(16)), Self.work(text(32)))
      #expect(large <= 8 * small, "\(name): \(small), then \(large)")
    }
  }

  /// The order of the tags below exceeds the budget: the search ends and its verdicts are undecided.
  @Test func aRingOfRaisesTerminates() {
    let rules = Self.compile(Self.tags(24) { "raise #t\($0) or stay" }).findings.sorted.map(\.rule)
    #expect(Set(rules) == ["undecided"])
    for text in [Self.embeds(16), Self.bars(24)] { #expect(Self.compile(text).findings.shown.isEmpty) }
  }

  @Test func aFanOfEmbedsIsRepaired() {
    let text = Self.embeds(16)
    let repair = Repair(SourceFile(path: "a.flow", text: text), includingUnsafe: true) {
      MemoryFiles(texts: [:]).load($0, $1)
    }
    #expect(repair.roundCount <= 16)
    #expect(repair.compilation.sources[0].bytes.count < 2 * text.utf8.count)
    #expect(repair.compilation.isSound)
  }

  @Test func walksAlongARingOfTagsGrowAtMostQuadratically() throws {
    let taps = try [12, 24].map { count in
      let walks = try #require(CoveringWalks(Self.compile(Self.tags(count) { "back to #t\($0) or home" })))
      #expect(walks.isComplete)
      return walks.taps
    }
    #expect(taps[1] <= 5 * taps[0])
  }
}
