import Testing

@testable import FlowLang

/// The judgements about states that are hard to leave, and about growing stacks.
@Suite struct NaiveJudgeStateTests {
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
  }
}
