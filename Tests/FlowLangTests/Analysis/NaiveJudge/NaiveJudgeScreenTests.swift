import Testing

@testable import FlowLang

/// The judgements about screens that are never shown, and about expectations.
@Suite struct NaiveJudgeScreenTests {
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
}
