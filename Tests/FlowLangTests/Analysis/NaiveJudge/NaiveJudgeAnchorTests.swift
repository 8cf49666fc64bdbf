import Testing

@testable import FlowLang

/// The judgements about anchors, on stacks that are plain to see.
@Suite struct NaiveJudgeAnchorTests {
  private let tagged = """
    app X { start A }
    screen A { link b -> B as #b }
    screen B { link c -> C }
    """

  @Test func aWrongTag() {
    let wrong = tagged + " screen C { link d -> back to #a  link e -> back to #b }"
    expectJudged("place-never-there", wrong, ["d: certain"])
    expectJudged("dead-link", wrong, [])
    expectJudged("place-never-there", tagged + " screen C { link d -> back to #b }", [])
  }

  @Test func theTagOfAReplacedScreen() {
    let replaced = """
      app X { start A }
      screen A { link b -> B as #b }
      screen B { link r -> C replace }
      screen C { link d -> D }
      screen D { link x -> back to #b }
      """
    expectJudged("place-never-there", replaced, ["x: certain"])
    expectJudged("place-never-there", replaced.replacing("C replace", with: "C replace as #b"), [])
  }

  @Test func anAnchorMissingOnOneTrace() {
    let absent = tagged + " screen C { link d -> back to #b } app"
    let two = """
      app X { start A }
      screen A { link b -> B as #b  link c -> C }
      screen B { link d -> D }
      screen C { link e -> B }
      screen D { link x -> back to #b }
      """
    expectJudged("place-may-be-absent", two, ["x: 3 steps, otherwise 2"])
    expectJudged("place-may-be-absent", two.replacing("to #b }", with: "to #b or home }"), [])
    expectJudged("place-may-be-absent", absent.replacing(" app", with: ""), [])
  }

  @Test func anAnchorMissingOnlyFromOutside() {
    let outside = "app X { start A } screen A { link b -> B } screen B { url \"/b\" in tab t link x -> back to A }"
    let bar = " tabs T { tab t -> C } screen C { link d -> A reset }"
    expectJudged("place-may-be-absent", outside + bar, ["x: 1 step, otherwise 1"])
    expectJudged("place-may-be-absent", outside.replacing(" in tab t", with: ""), [])
  }

  @Test func anAmbiguousAnchor() {
    let ambiguous = """
      app X { start A }
      screen A { link b -> B as #x  link d -> D }
      screen B { link c -> C as #x }
      screen C { link d2 -> D }
      screen D { link x -> back to #x }
      """
    let judge = NaiveJudge(compile(ambiguous))
    #expect(judge.judgements.filter { $0.rule == "place-ambiguous" }.map(\.certain) == [3])
    expectJudged("place-ambiguous", ambiguous.replacing("C as #x", with: "C as #c"), [])
  }

  @Test func nothingToGoBackTo() {
    let flow = "app X { start A link x -> back } screen A { link b -> B } screen B {}"
    expectJudged("nothing-to-go-back-to", flow, ["x: 0 steps, otherwise 1"])
    expectJudged("nothing-to-go-back-to", "app X { start A link x -> back } screen A {}", [])
    expectJudged("dead-link", "app X { start A link x -> back } screen A {}", ["x: certain"])
  }

  @Test func nothingToFinish() {
    let flow = """
      app X { start A }
      screen A { link call -> F { on done -> stay }  link go -> B }
      flow F { start B outcome done screen B { link x -> finish done } }
      """
    expectJudged("nothing-to-go-back-to", flow, ["x: 1 step, otherwise 1"])
    expectJudged("nothing-to-go-back-to", flow.replacing("link go -> B", with: ""), [])
  }
}
