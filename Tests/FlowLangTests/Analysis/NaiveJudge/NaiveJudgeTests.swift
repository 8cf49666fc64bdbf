import Testing

@testable import FlowLang

/// The judgements of the naive judge about links, screens, states and anchors.
@Suite struct NaiveJudgeTests {
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

  @Test func unreachableScreens() {
    let flow = """
      app X { start A }
      screen A { link x -> stay }
      screen C { link d -> D }  screen D { link e -> C }  screen E { link f -> C }
      """
    expectJudged("unreachable-screen", flow, ["E: certain"])
    expectJudged("unreachable-screen", flow.replacing("screen E { link f -> C }", with: ""), ["C: certain"])
    expectJudged("unreachable-screen", flow.replacing("-> stay", with: "-> E"), [])
  }

  @Test func deepLinkOnly() {
    let flow = """
      app X { start A } screen A {}
      screen B { url "/b" link c -> C } screen C {}
      """
    expectJudged("deep-link-only", flow, ["C: 2 steps"])
    expectJudged("deep-link-only", flow.replacing("screen A {}", with: "screen A { link c2 -> C }"), [])
  }

  @Test func expectations() {
    let flow = """
      app X { start A }
      screen A { link b -> B  link c -> C }
      screen B { link d -> D } screen C { link d2 -> D } screen D {}
      """
    func expectBroken(_ requirement: String, _ expected: [String], _ location: SourceLocation = #_sourceLocation) {
      let broken = expected.map { "expectation 1: \($0)" }
      expectJudged("broken-expectation", flow + "\nexpect " + requirement, broken, sourceLocation: location)
    }
    expectBroken("never D", ["2 steps"])
    expectBroken("D only after B", ["2 steps"])
    expectBroken("D only after A", [])
    expectBroken("every screen within 1 tap", ["2 steps"])
    expectBroken("every screen within 2 taps", [])
    expectBroken("D within 1 tap", ["certain"])
    expectBroken("D within 1 tap of B", [])
    expectBroken("B reachable from D", [])
    expectBroken("D reachable", [])
  }

  @Test func aCoverThatCannotBeClosed() {
    let flow = "app X { start A } screen A { link b -> B cover } screen B { link x -> open \"https://a.example\" }"
    expectJudged("dead-end", flow, ["B: 1 step"])
    expectJudged("trap", flow, [])
    expectJudged("dead-end", flow.replacing("cover", with: "sheet"), [])
  }

  @Test func aTrap() {
    let flow = """
      app X { start A }
      screen A { link b -> B cover }
      screen B { link c -> C replace }
      screen C { link d -> B replace }
      """
    expectJudged("trap", flow, ["b: 0 steps"])
    expectJudged("dead-end", flow, [])
    expectJudged("trap", flow.replacing("d -> B replace", with: "d -> home"), [])
  }

  @Test func aTrapBehindAFinish() {
    let flow = """
      app X { start A }
      screen A { link call -> F sheet { on done -> B cover } }
      flow F { start S outcome done screen S { link x -> finish done } }
      screen B { link c -> C replace } screen C { link d -> B replace }
      """
    expectJudged("trap", flow, ["call on done: 1 step"])
  }

  @Test func aTrapBehindAURL() {
    let flow = """
      app X { start A back declared }
      screen A { link b -> B }
      screen B { url "/b" link c -> C replace  link a -> home }
      screen C { url "/c" link d -> D replace }
      screen D { link e -> C replace }
      """
    expectJudged("trap", flow, ["c: 1 step", "url /c: 1 step"])
    expectJudged("trap", flow.replacing("e -> C replace", with: "e -> back"), [])
  }

  @Test func aGuardThatAsksForEver() {
    let flow = """
      flag f
      app X { start A }
      screen A { link b -> B }
      screen B { requires f else F cover { on done -> continue } }
      flow F { start S outcome done screen S { link x -> finish done } }
      """
    expectJudged("dead-end", flow, ["S: 1 step"])
    expectJudged("unreachable-screen", flow, ["B: certain"])
    // `continue` only ever asks the guard again, and the redirect of the guard is not its own effect.
    expectJudged("dead-link", flow, ["a guard on done: certain", "b: certain"])
    let signingIn = flow.replacing("finish done", with: "finish done set f")
    expectJudged("dead-end", signingIn, [])
    expectJudged("unreachable-screen", signingIn, [])
    expectJudged("dead-link", signingIn, [])
  }

  @Test func growthByReplacing() {
    let flow = "app X { start H } screen H { link s -> S } screen S { link r -> H replace }"
    expectJudged("unbounded-stack", flow, ["a cycle of H: certain"])
    expectJudged("unbounded-stack", flow.replacing("H replace", with: "H reset"), [])
    expectJudged(
      "unbounded-stack", "app X { start A } screen A { link b -> A sheet }", ["a cycle of A: certain, a warning"])
    expectJudged("unbounded-stack", "app X { start A } screen A { link b -> B } screen B { link c -> A reuse }", [])
  }

  @Test func growthOfTwoKinds() {
    let flow = """
      app X { start A }
      screen A { link a -> A  link b -> B }
      screen B { link c -> C sheet } screen C { link d -> B cover }
      """
    expectJudged("unbounded-stack", flow, ["a cycle of A: certain", "a cycle of B: certain, a warning"])
    // A round may remove the screen that was on top at its beginning: the screen that it adds is the one that grows.
    let finishing =
      "app X { start A } screen A { link f -> F { on o -> A } } flow F { start S outcome o screen S { link x -> finish o } }"
    expectJudged("unbounded-stack", finishing, ["a cycle of A: certain"])
    // `l3` puts `B` on `A`, so that a round that adds a layer leads through both.
    let tabs = """
      app X { start T } tabs T { tab one -> A tab two -> B }
      screen A { link l1 -> A } screen B { link l2 -> T cover  link l3 -> B in tab one }
      """
    expectJudged("unbounded-stack", tabs, ["a cycle of A: certain, a warning"])
  }

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
