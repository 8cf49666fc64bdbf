import Testing

@testable import FlowLang

/// Shapes of flows that once took too long in some command. What is counted for twice the size is not much more than what a
/// list of twice the length, or all pairs of it, would cost; time is not looked at.
@Suite struct SteepFlowTests {
  private static func app(_ count: Int, _ screen: (Int) -> String) -> String {
    "app A { start S0 }\n" + (0..<count).map { "screen S\($0) { \(screen($0)) }\n" }.joined()
  }

  /// Each screen embeds all later ones: there are 2ⁿ ways to be shown inside the first.
  private static func embeds(_ count: Int) -> String {
    app(count) { number in
      let inner = (number + 1..<count).map { "embed S\($0) " }.joined()
      return "\(inner)link a\(number) -> S\((number + 1) % count)" + (number == 0 ? "" : " reuse")
    }
  }

  /// A bar whose roots lead to each other in tabs.
  private static func bars(_ count: Int) -> String {
    let tabs = (0..<count).map { "tab t\($0) -> S\($0)\n" }.joined()
    let screens = (0..<count).map { "screen S\($0) { link m -> S\(3 * $0 % count) in tab T.t\($0) }\n" }.joined()
    return "app A { start T }\ntabs T {\n\(tabs)}\n\(screens)"
  }

  /// A ring of tagged screens, each of which asks for the tag of another one.
  private static func tags(_ count: Int, _ goal: (Int) -> String) -> String {
    app(count) { number in
      "link n -> S\((number + 1) % count) as #t\(number) link b -> \(goal(7 * number % count))"
    }
  }

  private static func compile(_ text: String) -> Compilation {
    Compiler.compile(SourceFile(path: "a.flow", text: text))
  }

  /// What the search of states looks at, without flags.
  private static func work(_ text: String) -> Int {
    StackSearch.explore(StepTable(compile(text).machine), Precision(), budget: .max).work
  }

  @Test func bothSizesAreSearchedInProportion() {
    for (name, text) in [("embed", Self.embeds), ("in tab", Self.bars)] as [(String, (Int) -> String)] {
      let (small, large) = (Self.work(text(16)), Self.work(text(32)))
      #expect(large <= 8 * small, "\(name): \(small), then \(large)")
    }
  }

  /// Which tags are below in which order is more than is searched: the search ends and says so.
  @Test func aRingOfRaisesEnds() {
    let rules = Self.compile(Self.tags(24) { "raise #t\($0) or stay" }).findings.sorted.map(\.rule)
    #expect(Set(rules) == ["undecided"])
    for text in [Self.embeds(16), Self.bars(24)] { #expect(Self.compile(text).findings.shown.isEmpty) }
  }

  @Test func aFanOfEmbedsIsMended() {
    let text = Self.embeds(16)
    let repair = Repair(SourceFile(path: "a.flow", text: text), includingUnsafe: true) {
      MemoryFiles(texts: [:]).load($0, $1)
    }
    #expect(repair.roundCount <= 16)
    #expect(repair.compilation.sources[0].bytes.count < 2 * text.utf8.count)
    #expect(repair.compilation.isSound)
  }

  @Test func tagsOfARingAreWalkedInProportion() throws {
    let taps = try [12, 24].map { count in
      let walks = try #require(CoveringWalks(Self.compile(Self.tags(count) { "back to #t\($0) or home" })))
      #expect(walks.isComplete)
      return walks.taps
    }
    #expect(taps[1] <= 5 * taps[0])
  }
}
