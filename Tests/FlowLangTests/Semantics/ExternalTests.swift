import Testing

@testable import FlowLang

/// Sections 3.5 and 4.6: external screens and flows.
@Suite struct ExternalTests {
  private let flow = """
    flag f
    app X {
      start A link c -> Chat link cs -> Chat cover link b -> B
      link p -> Pay { on paid -> B set f on refused -> back to #no or stay }
      link pc -> Pay cover { on paid -> B on refused -> stay }
      link d -> Deep
    }
    screen A {} screen B {}
    external screen Chat
    external flow Pay { outcome paid outcome refused }
    flow Deep { start Pay }
    """

  @Test func screensGoBack() {
    expectOffers(flow, after: "c", ["Chat goes back"])
    expectState(flow, after: "b, c, Chat goes back", "A, B")
    expectState(flow, after: "b, cs, Chat goes back", "A, B")
    expectOffers(flow.replacing("start A", with: "start Chat"), [])
  }

  @Test func flowsEndInAnyOutcomeOrGoBack() {
    expectOffers(flow, after: "p", ["Pay ends (paid)", "Pay ends (refused)", "Pay goes back"])
    expectState(flow, after: "p, Pay ends (paid)", "A, B {f}")
    expectState(flow, after: "p, Pay ends (refused)", "A")
    expectState(flow, after: "b, pc, Pay ends (refused)", "A, B")
    expectState(flow, after: "p, Pay goes back", "A")
  }

  /// As the start of another flow it is not called, so its outcomes have no handlers.
  @Test func withoutACallNoOutcomeIsOffered() { expectOffers(flow, after: "d", ["Pay goes back"]) }

  @Test func handlerWithConditions() {
    let text = """
      flag f flag g app X { start A link p -> G } screen A {}
      screen G { requires f else Pay sheet { on paid -> stay when g else continue set f on refused -> stay } }
      external flow Pay { outcome paid outcome refused }
      """
    expectState(text, after: "p, Pay ends (paid)", "A, G {f}")
    expectState(text, after: "p, Pay ends (refused)", "A")
  }

  @Test func platformClosesAPresentedExternalScreen() {
    let text = "app X { start A link s -> Chat sheet } screen A {} external screen Chat"
    expectOffers(text, after: "s", ["Chat goes back", "close"])
    expectState(text, after: "s, close", "A")
  }
}
