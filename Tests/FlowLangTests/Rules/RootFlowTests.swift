import Testing

@testable import FlowLang

/// Flows at the root: nothing is below them, so each handler decides what the app shows.
@Suite struct RootFlowTests {
  private static let flow = """
    app A {
      start Main when signedIn else Onboarding { on done -> Main reset set signedIn  on skipped -> stay }
      link out "Sign out" -> Onboarding reset clear signedIn { on done -> Main reset set signedIn  on skipped -> Help reset }
    }
    flag signedIn
    flow Onboarding {
      start Welcome
      outcome done
      outcome skipped
      screen Welcome { without out  link next -> Terms  link skip -> finish skipped }
      screen Terms { without out  link agree -> finish done }
    }
    tabs Main { tab home -> Home }
    screen Home { link help -> Help }
    screen Help { link home -> Main reset }
    """

  @Test func theStartCallsAFlow() {
    expectState(Self.flow, after: "", "Welcome")
    expectState(Self.flow, after: "next, agree", "[home: Home] {signedIn}")
    expectState(Self.flow, after: "next, agree, out, next, agree", "[home: Home] {signedIn}")
  }

  @Test func stayKeepsTheFlow() {
    expectState(Self.flow, after: "next, back, skip", "Welcome")
    expectState(Self.flow, after: "next, agree, out, skip", "Help")
  }

  @Test func aSecondFlowMayFollow() {
    let flow = """
      app A { start First { on one -> Second reset { on two -> Home reset when quick else Last reset } } }
      flag quick = true
      flow First { start F  outcome one  screen F { link go -> finish one  link slow -> finish one clear quick } }
      flow Second { start S  outcome two  screen S { link go -> finish two } }
      screen Home { link last -> Last }
      screen Last { link up -> Home reset }
      """
    expectFindings(flow, [])
    expectState(flow, after: "go, go", "Home {quick}")
    expectState(flow, after: "slow, go", "Last")
  }

  /// If only outcomes lead out of a flow that the app starts with, the fix leads on to the other start.
  @Test func theRepairOfAStartLeadsOn() {
    let flow = """
      app A { start H when seen else F }
      flag seen
      screen H { link again -> I }
      screen I {}
      flow F { start S  outcome done  screen S { link go -> finish done set seen } }
      """
    func repaired(includingUnsafe: Bool) -> String {
      let repair = Repair(SourceFile(path: "a.flow", text: flow), includingUnsafe: includingUnsafe) { _, _ in
        .failure(.notFound)
      }
      return String(decoding: repair.compilation.sources[0].bytes, as: UTF8.self)
    }
    #expect(repaired(includingUnsafe: true) == flow.replacing("else F }", with: "else F { on done -> H reset } }"))
    #expect(repaired(includingUnsafe: false) == flow)
  }

  @Test func everyOutcomeIsHandled() {
    let flow = """
      app A { start ⟦F⟧ }
      flow F { start S  outcome done  outcome gone -> stay  screen S { link go -> finish done  link no -> finish gone } }
      """
    expectFindings(flow, ["unhandled-outcome: the `start` with `F` does not handle the outcome `done`"])
    expectFindings(
      """
      app A { start H }
      screen H { link out -> ⟦F⟧ reset }
      flow F { start S  outcome done  screen S { link go -> finish done } }
      """, ["unhandled-outcome: this call of `F` does not handle the outcome `done`"])
  }

  @Test func aStartWithoutOutcomesNeedsNoHandlers() {
    let flow = """
      app A { start F }
      flow F { start S  outcome gone -> stay  screen S { link go -> finish gone  link h -> H } }
      screen H { link up -> F reset }
      """
    expectState(flow, after: "h, up, h", "S, H")
    expectState(flow.replacing("start F ", with: "start F {} "), after: "go", "S")
  }

  @Test func aHandlerHasToResetTheApp() {
    let flow = """
      app A { start F { on done -> ⟦Home⟧ } }
      flow F { start S  outcome done  screen S { link go -> finish done } }
      screen Home { link again -> F reset { on done -> ⟦Home sheet⟧ } link other -> F reset { on done -> ⟦back⟧ } }
      """
    let message = "wrong-modifiers: nothing is below `F` here, so `on done` must state what the app shows"
    expectFindings(flow, [message, message, message])
    let source = SourceFile(path: "a.flow", text: flow.replacing("⟦", with: "").replacing("⟧", with: ""))
    let repair = FlowLang.Repair(source, includingUnsafe: true) { _, _ in .failure(.notFound) }
    #expect(repair.compilation.findings.sorted.map(\.message) == [message.dropFirst(17)].map { String($0) })
    expectFindings(
      """
      app A { start F }
      flow F { start ⟦G⟧ { on done -> stay } }
      flow G { start S  outcome done  screen S { link go -> finish done } }
      """, ["wrong-modifiers: the `start` of a flow calls nothing, so there is no outcome to handle"])
    expectFindings(
      "app A { start H ⟦{⟧ on done -> stay } } screen H {}",
      ["wrong-modifiers: only a flow ends in outcomes; a screen has nothing to handle with `on`"])
  }

  @Test func aGuardEndsTheFlowAtMostOncePerStep() {
    expectState(
      """
      app A { start F { on done -> Inner reset  on no -> stay } }
      flag ready
      flow F {
        start S  outcome done  outcome no
        screen S { link go -> finish done }
        screen Inner { requires ready else finish done  link no -> finish no }
      }
      """, after: "go", "S")
  }

  @Test func anExternalFlowMayBeTheStart() {
    let flow = """
      app A { start Pay { on paid -> Home reset  on gone -> stay } }
      external flow Pay { outcome paid  outcome gone }
      screen Home { allow dead-end "the end" }
      """
    expectFindings(flow, [])
    expectState(flow, after: "Pay ends (gone), Pay ends (paid)", "Home")
  }
}
