import Testing

@testable import FlowLang

/// The table of section 4.2: the effects of targets on the stacks, without flows and tabs.
@Suite struct MoveTests {
  /// Returns a flow of screens A to D, where every screen can push and present A to C and has the link `x`.
  private func flow(_ target: String) -> String {
    """
    flag f
    app X {
      start A
      link a -> A link b -> B link c -> C link sa -> A sheet link sb -> B sheet link ta -> A as #t link tb -> B as #t
      link x -> \(target)
    }
    screen A {} screen B {} screen C {} screen D {}
    """
  }

  private func expect(
    _ target: String, after steps: String, _ state: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectState(flow(target), after: steps, state, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    ("", "A"), ("b", "A, B"), ("b, b", "A, B, B"), ("sb", "A | sheet: B"), ("sb, c, sa", "A | sheet: B, C | sheet: A"),
    ("tb", "A, B #t"),
  ])
  func callsPushOrPresent(_ steps: String, _ state: String) { expect("stay", after: steps, state) }

  @Test(arguments: ["sheet", "cover", "popover", "dialog"])
  func presentationsOpenALayer(_ presentation: String) {
    expect("D \(presentation) as #t", after: "b, x", "A, B | \(presentation): D #t")
  }

  @Test func replaceKeepsThePositionAndLosesTheTag() {
    expect("D replace", after: "x", "D")
    expect("D replace", after: "tb, x", "A, D")
    expect("D replace as #t", after: "b, x", "A, D #t")
    expect("D replace", after: "sb, x", "A | sheet: D")
    expect("D replace", after: "sb, x, close", "A")
    expect("D replace", after: "x, b, back", "D")
  }

  @Test func replaceFromUnwindsFirst() {
    expect("D replace from B", after: "b, c, a, x", "A, D")
    expect("D replace from root", after: "b, c, x", "D")
    expect("D replace from root", after: "x", "D")
    expect("D replace from root", after: "b, sb, c, x", "A, B | sheet: D")
    expect("D replace from #t as #t", after: "tb, c, sa, x", "A, D #t")
    expect("D replace from B", after: "b, c, b, x", "A, D")
  }

  @Test func overUnwindsFirst() {
    expect("D over B", after: "b, c, a, x", "A, B, D")
    expect("D over root", after: "x", "A, D")
    expect("D sheet over root", after: "b, c, x", "A | sheet: D")
    expect("D over #t", after: "tb, c, sa, c, x", "A, B #t, D")
    expect("D over A", after: "a, x", "A, D")
  }

  @Test func reuseIsNothingOrBackOrPush() {
    expect("B reuse", after: "b, x", "A, B")
    expect("B reuse", after: "b, c, sa, x", "A, B")
    expect("B reuse", after: "c, x", "A, C, B")
    expect("B reuse as #t", after: "c, x", "A, C, B #t")
    expect("B reuse as #t", after: "b, c, x", "A, B")
    expect("B reuse set f", after: "b, x", "A, B {f}")
    expect("B reuse", after: "b, b, x", "A, B, B")
  }

  @Test func resetIsOneFreshLayer() {
    expect("D reset", after: "b, sb, c, x", "D")
    expect("D reset as #t", after: "sb, x", "D #t")
  }

  @Test func backRemovesTheCurrentEntry() {
    expect("back", after: "b, c, x", "A, B")
    expect("back", after: "x", "A")
    expect("back", after: "b, sb, x", "A, B")
    expect("back", after: "sb, c, x", "A | sheet: B")
  }

  @Test func backToLooksBelowTheCurrentEntry() {
    expect("back to B", after: "b, c, a, x", "A, B")
    expect("back to B", after: "b, c, b, x", "A, B")
    expect("back to A", after: "a, b, x", "A, A")
    expect("back to #t", after: "tb, tb, c, x", "A, B #t, B #t")
    expect("back to #t", after: "tb, tb, x", "A, B #t")
  }

  @Test func backToLooksInTheLayersBelow() {
    expect("back to B", after: "b, sa, c, sa, x", "A, B")
    expect("back to B", after: "b, sa, b, c, x", "A, B | sheet: A, B")
    expect("back to #t", after: "ta, b, sb, x", "A, A #t")
    expect("back to A", after: "sb, x", "A")
  }

  @Test func rootAlwaysExists() {
    expect("back to root", after: "b, c, x", "A")
    expect("back to root", after: "sb, c, x", "A | sheet: B")
    expect("back to root", after: "b, sb, x", "A, B | sheet: B")
    expect("back to root set f", after: "x", "A {f}")
  }

  @Test func homeClosesAllAndUnwinds() {
    expect("home", after: "b, sb, c, sa, x", "A")
    expect("home set f", after: "x", "A {f}")
  }

  @Test func dismissClosesTheTopLayer() {
    expect("dismiss", after: "b, sb, c, x", "A, B")
    expect("dismiss", after: "b, x", "A, B")
  }

  @Test func raiseMovesTheTopmostTagged() {
    expect("raise #t", after: "tb, c, a, x", "A, C, A, B #t")
    expect("raise #t", after: "tb, c, ta, b, x", "A, B #t, C, B, A #t")
    expect("raise #t", after: "tb, c, x, x", "A, C, B #t")
  }

  @Test func raiseLooksInTheCurrentStackOnly() {
    expect("raise #t or stay", after: "tb, sa, c, x", "A, B #t | sheet: A, C")
    expect("raise #t", after: "tb, sa, c, x", "A, B #t | sheet: A")
  }

  @Test func raiseNeverMovesABottom() {
    let text =
      "app X { start A link r -> A replace as #t link b -> B link x -> raise #t or stay } screen A {} screen B {}"
    expectState(text, after: "r, b, x", "A #t, B")
    expectState(text.replacing(" or stay", with: ""), after: "r, b, x", "A #t")
  }

  @Test func raiseOfTheTopEntryHasNoEffect() {
    let text = "flag f app X { start A link s -> B sheet as #t link x -> raise #t set f } screen A {} screen B {}"
    expectState(text, after: "s, x", "A | sheet: B #t {f}")
  }

  @Test func openAndStayChangeNothing() {
    expect("open \"https://example.com\" set f", after: "b, x", "A, B {f}")
    expect("stay set f", after: "b, x", "A, B {f}")
  }

  @Test func flagsAreSetIfTheTargetHasItsOwnEffect() {
    expect("B set f", after: "x", "A, B {f}")
    expect("B clear f", after: "f = true, x", "A, B")
    expect("back set f", after: "b, x", "A {f}")
  }

  @Test(arguments: ["back", "dismiss"])
  func flagsAreNotSetIfNothingCanBeLeft(_ goal: String) { expect("\(goal) set f", after: "x", "A") }
}
