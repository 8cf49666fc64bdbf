import Testing

@testable import FlowLang

/// The judgements about links that are dead, or alive.
@Suite struct NaiveJudgeLinkTests {
  @Test func aDeadLinkInAHandler() {
    let flow = """
      app X { start A }
      group G {
        link call -> F { on done -> back  on gone -> home }
        screen A {}
        screen B {}
      }
      flow F { start C outcome done outcome gone screen C { link x -> finish done } }
      """
    // The call is made at the root only: `back` has nothing to go back to there. No flow ends in `gone`.
    expectJudged("dead-link", flow, ["call on done: certain", "call on gone: certain"])
    expectJudged("dead-link", flow.replacing("gone -> home", with: "gone -> stay"), ["call on done: certain"])
    let both = flow.replacing("screen A {}", with: "screen A { link b -> B }")
    expectJudged("dead-link", both, ["call on gone: certain"])
    expectJudged("nothing-to-go-back-to", both, ["call on done: 1 step, otherwise 2"])
  }

  @Test func linksThatAreNeverDead() {
    expectJudged("dead-link", "app X { start A } screen A { link x -> stay  link y -> open \"https://a.example\" }", [])
    expectJudged("dead-link", "app X { start A } screen A { link x -> A replace }", ["x: certain"])
    expectJudged("dead-link", "app X { start A } screen A { link x -> A replace set f } flag f", [])
  }

  @Test func aGuardThatIsNeverTrue() {
    let flow = "flag f app X { start A } screen A { link x -> B when f } screen B { link y -> home }"
    expectJudged("guard-never-true", flow, ["x: certain"])
    expectJudged("dead-link", flow, [])
    expectJudged("guard-never-true", flow.replacing("screen A {", with: "screen A { link s -> stay set f"), [])
    expectJudged("guard-never-true", flow.replacing("flag f", with: "external flag f"), [])
  }

  @Test func pushInsteadOfBack() {
    let flow = "app X { start A } screen A { link b -> B } screen B { link a -> A when f } flag f"
    expectJudged("guard-never-true", flow, ["a: certain"])
    let once = "flag f app X { start A } screen A { link b -> B when not f } screen B { link a -> A set f }"
    expectJudged("push-instead-of-back", once, ["a: certain"])
    expectJudged("push-instead-of-back", once.replacing("b -> B", with: "b -> B sheet"), [])
  }
}
