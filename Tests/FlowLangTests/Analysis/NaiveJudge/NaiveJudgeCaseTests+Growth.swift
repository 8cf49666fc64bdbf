import Testing

@testable import FlowLang

/// Flows with growing stacks, and with `raise` in the middle of a stack.
extension NaiveJudgeCaseTests {
  // MARK: Growth

  @Test func twoCyclesOfLayers() {
    let flow = """
      app A { start S0 back declared }
      tabs B1 { tab u0 -> S2  tab u1 -> S0 }
      screen S0 { link l0 -> B1 cover }
      screen S2 { link l9 -> S4 cover }
      screen S4 { link l12 -> S2 replace }
      """
    expectJudged(
      "unbounded-stack", flow, ["a cycle of S0: certain, a warning", "a cycle of S2: certain, a warning"])
  }

  /// The shortest cycle adds screens, another one layers.
  @Test func cycleOfLayersBesideOneOfScreens() {
    let flow = """
      app A { start B0 scheme "a" back declared }
      flag f0
      tabs B0 { tab t0 -> S0  tab t1 -> S1 }
      screen S0 { link l1 -> S2 in tab t0 as #b set f0 }
      screen S1 { url "/s1" in tab t0  link l3 -> S2 }
      screen S2 { link l7 -> S1 cover when not f0 else S1 }
      """
    expectJudged("unbounded-stack", flow, ["a cycle of S1: certain, a warning"])
  }

  /// A round goes through both tabs: it sets the flag in one and clears it in the other.
  @Test func growthThroughTwoTabs() {
    let flow = """
      app A { start S4 when f0 else B0  link l0 -> B0 reset when f0 else S3 in tab t00 }
      flag f0 = true
      tabs B0 { tab t00 -> S4  tab t01 -> S3  link l1 -> S4 set f0 when not f0 }
      screen S3 { link l7 -> back clear f0 }
      screen S4 { }
      """
    expectJudged("unbounded-stack", flow, ["a cycle of S3: certain"])
  }

  // MARK: Raise

  /// Only `S4` leads home, and it never comes to the top again behind `l8`. That takes a proof about unbounded stacks,
  /// which the judge cannot give: it only sees no counterexample.
  @Test func trapThatRaiseHides() {
    let flow = """
      app A { start S0 back declared }
      screen S0 { link l2 -> S4 as #a }
      screen S4 { link l8 -> S5 as #a  link l9 -> home }
      screen S5 { link l11 -> S5  link l12 -> raise #a }
      """
    expectJudged("trap", flow, [])
    let compilation = compile(flow)
    let traps = NaiveJudge(compilation).judgements.filter { $0.rule == "trap" }.map { compilation.describe($0) }
    #expect(traps.contains("trap l8: possible from 1 steps on"))
  }

  /// From `S1` on `S0 #c`, l4, l0, l4 lead home: the last finds no entry to raise and goes back.
  @Test func raiseThatFindsNothingGoesBack() {
    let flow = """
      app A { start S0 back declared }
      screen S0 { link l0 -> back  link l1 -> S1  link l2 -> S0 as #c }
      screen S1 { link l4 -> raise #c  link l6 -> S0 }
      """
    expectJudged("trap", flow, [])
    let traps = NaiveJudge(compile(flow)).judgements.filter { $0.rule == "trap" }
    #expect(traps.allSatisfy { $0.possible > 3 })
  }

  @Test func raiseInAFlow() {
    let flow = """
      app A { start H back declared }
      screen H { link f -> F as #t { on o -> raise #t or stay }  link a -> A1 as #t  link k -> raise #t }
      flow F { start S  outcome o  screen S { link r -> raise #t  link n -> A1 as #t  link x -> finish o } }
      screen A1 { link r1 -> raise #t or home  link s -> S  link f2 -> F { on o -> back to #t }  link k2 -> back }
      """
    expectJudged("place-may-be-absent", flow, ["f2 on o: 2 steps, otherwise 3", "r: 4 steps, otherwise 1"])
  }
}
