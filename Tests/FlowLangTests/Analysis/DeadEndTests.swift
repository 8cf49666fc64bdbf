import Testing

@testable import FlowLang

/// Screens that no action leaves, by what is below them.
@Suite struct DeadEndTests {
  /// Returns the names of the dead ends.
  private func deadEnds(_ text: String) -> [String] {
    let compilation = compile(text)
    #expect(compilation.isSound, "\(compilation.findings.sorted.map(\.message))")
    return compilation.verdicts.deadEnds.map { compilation.model.name(of: $0.screen) }
  }

  @Test func screensThatThePlatformLeavesAreNoDeadEnds() {
    for modifier in ["", "push", "sheet", "popover", "dialog", "over root", "in tab t"] {
      #expect(
        deadEnds("app X { start T } tabs T { tab t -> A tab u -> A } screen A { link b -> B \(modifier) } screen B {}")
          == [])
    }
  }

  /// At the bottom of the app, `B` is a dead end; in the tab bar, the other tab can be selected, though it is guarded.
  @Test func guardedTabsLeaveAScreen() {
    let text = """
      app X { start B when f, g else A  back declared }
      flag f
      flag g
      screen A { link b -> T sheet when f  link f -> stay set f, g when not f }
      tabs T { tab t -> B  tab u -> B }
      screen B { requires f else A }
      """
    #expect(deadEnds(text) == ["B"])
    #expect(compile(text).verdicts.traps.count == 1)
  }

  @Test func rootScreensAndCoversAreLeftByLinksOnly() {
    #expect(deadEnds("app X { start A } screen A {}") == ["A"])
    #expect(deadEnds("app X { start A } screen A { link b -> B reset } screen B {}") == ["B"])
    #expect(deadEnds("app X { start A } screen A { link b -> B cover } screen B {}") == ["B"])
    #expect(deadEnds("app X { start A } screen A { link b -> B replace } screen B {}") == ["B"])
    #expect(deadEnds("app X { start F } flow F { start A screen A {} }") == ["A"])
    #expect(
      deadEnds("app X { start A } screen A { link b -> F cover } flow F { start B screen B {} }") == ["B"])
  }

  /// A `reset` leads from the cover to the same screen as the app itself, which no action leaves.
  @Test(arguments: [
    ("link x -> A", true), ("link x -> dismiss", true), ("link x -> back", true), ("link x -> home", true),
    ("link x -> stay", false), ("link x -> open \"https://example.com\"", false), ("link x -> B reuse", false),
    ("link x -> B reset", false), ("link x -> A reset", true),
    ("link x -> stay when f else dismiss", true), ("", false),
    ("link x -> stay when f else stay", false),
  ])
  func linksThatLeaveACover(_ link: String, _ leaves: Bool) {
    let text = "flag f app X { start A } screen A { link b -> B cover } screen B { \(link) }"
    #expect(deadEnds(text) == (leaves ? [] : ["B"]))
  }

  @Test func backDoesNotLeaveTheRootScreen() {
    for goal in ["back", "home", "dismiss", "back to root"] {
      #expect(deadEnds("app X { start A } screen A { link x -> \(goal) }") == ["A"])
    }
  }

  @Test func selectingAnotherTabLeavesATab() {
    #expect(deadEnds("app X { start T } tabs T { tab t -> A } screen A {}") == ["A"])
    #expect(deadEnds("app X { start T } tabs T { tab t -> A tab u -> B } screen A {} screen B {}") == [])
    #expect(
      deadEnds(
        """
        app X { start T } tabs T { tab t -> F } flow F { start A when f else B } flag f
        screen A {} screen B {}
        """) == ["B"])
  }

  @Test func inheritedLinksAndEmbeddedScreensLeaveAScreen() {
    #expect(deadEnds("app X { start A link out -> B } screen A {} screen B {}") == [])
    #expect(
      deadEnds("app X { start A link out -> B } screen A { without out link c -> B cover } screen B { without out }")
        == ["B"])
    #expect(
      deadEnds("app X { start A } screen A { embed B } screen B { embed C } screen C { link a -> D } screen D {}") == []
    )
  }

  @Test func withoutTheBackOfThePlatformOnlyLinksCount() {
    let declared = "app X { start A } screen A { link b -> B } screen B { back declared }"
    #expect(deadEnds(declared) == ["B"])
    #expect(deadEnds(declared.replacing("back declared", with: "back declared link x -> back")) == [])
    #expect(
      deadEnds("app X { start A } screen A { link b -> B sheet } screen B { back declared }")
        == ["B"])
    #expect(
      deadEnds("app X { start A back declared } screen A { link b -> B } group G { back automatic screen B {} }") == [])
  }

  @Test func manyTabsAreDecidedQuickly() {
    let tabs = (0..<2000).map { "tab t\($0) -> S\($0)" }.joined(separator: " ")
    let screens = (0..<2000).map { "screen S\($0) {}" }.joined(separator: " ")
    #expect(deadEnds("app X { start T } tabs T { \(tabs) } \(screens)") == [])
  }

  @Test func externalAndUnreachableScreensAreNotJudged() {
    #expect(deadEnds("app X { start A } screen A { link w -> W cover } external screen W screen B {}") == [])
  }
}
