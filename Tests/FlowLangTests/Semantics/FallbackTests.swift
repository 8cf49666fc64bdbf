import Testing

@testable import FlowLang

/// Section 4.3: conditions, `else`, and the fallback for a missing anchor.
@Suite struct FallbackTests {
  private func flow(_ target: String) -> String {
    """
    flag f flag g
    app X { start A link b -> B link sb -> B sheet link set -> stay set f link give -> C as #t link x -> \(target) }
    screen A {} screen B {} screen C {} screen D {}
    tabs T { tab t -> A }
    """
  }

  @Test(arguments: ["back to #t", "raise #t", "C over #t", "C replace from #t", "back to D", "tab t", "C in tab t"])
  func withoutAFallbackAMissingAnchorIsBack(_ target: String) {
    expectState(flow("\(target)"), after: "b, sb, b, x", "A, B | sheet: B")
    expectState(flow("\(target) set f"), after: "b, x", "A")
    expectState(flow("\(target) or back"), after: "b, x", "A")
    expectState(flow("\(target) or home"), after: "b, sb, b, x", "A")
    expectState(flow("\(target) or dismiss"), after: "b, sb, b, x", "A, B")
    expectState(flow("\(target) or stay set f"), after: "b, sb, b, x", "A, B | sheet: B, B")
  }

  @Test func anExistingAnchorNeedsNoFallback() {
    expectState(flow("back to #t or home"), after: "b, give, b, x", "A, B, C #t")
  }

  @Test func allConditionsMustHold() {
    let text = flow("C when f, not g")
    expectOffers(text, ["b", "sb", "set", "give"])
    expectOffers(text, after: "set", ["b", "sb", "set", "give", "x"])
    expectState(text, after: "set, x", "A, C {f}")
  }

  @Test func elseHappensOtherwise() {
    let text = flow("C when f else D sheet when g else B set g")
    expectState(text, after: "x", "A, B {g}")
    expectState(text, after: "x, x", "A, B | sheet: D {g}")
    expectState(text, after: "set, x", "A, C {f}")
  }

  @Test func withoutAnElseTheLinkIsNotOffered() {
    expectOffers(flow("C when f else D when g"), ["b", "sb", "set", "give"])
  }

  /// The anchor of the `else` may be missing, too.
  @Test func elseHasItsOwnFallback() { expectState(flow("C when f else back to #t or stay"), after: "b, x", "A, B") }
}
