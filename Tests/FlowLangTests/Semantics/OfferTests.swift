import Testing

@testable import FlowLang

/// Sections 4.7 and 4.8: the actions of the platform, and the links of a screen.
@Suite struct OfferTests {
  private func flow(_ back: String) -> String {
    """
    app X { start A \(back) } screen A { link b -> B link s -> B sheet link c -> B cover link d -> D link e -> D sheet }
    screen B { link a -> A } screen D { back declared }
    """
  }

  @Test func platformGoesBackFromPushedScreens() {
    expectOffers(flow(""), ["b", "s", "c", "d", "e"])
    expectOffers(flow(""), after: "b", ["a", "back"])
    expectState(flow(""), after: "b, a, back", "A, B")
  }

  @Test func platformClosesLayersThatAreNotCovers() {
    expectOffers(flow(""), after: "s", ["a", "close"])
    expectOffers(flow(""), after: "s, a", ["b", "s", "c", "d", "e", "back", "close"])
    expectOffers(flow(""), after: "c", ["a"])
    expectState(flow(""), after: "s, a, close", "A")
    for presentation in ["popover", "dialog"] {
      expectOffers(flow("").replacing("B sheet", with: "B \(presentation)"), after: "s", ["a", "close"])
    }
  }

  @Test func declaredBackIsByLinksOnly() {
    expectOffers(flow("back declared"), after: "b", ["a"])
    expectOffers(flow("back declared"), after: "s", ["a"])
    expectOffers(flow(""), after: "d", [])
    expectOffers(flow(""), after: "e", [])
  }

  @Test func nearestBackStatementCounts() {
    let text = """
      app X { start A back declared } screen A { link b -> B link c -> C }
      group G { back automatic screen B {} flow F { back declared start C screen C {} } }
      """
    expectOffers(text, after: "b", ["back"])
    expectOffers(text, after: "c", [])
  }

  @Test func linksAreInherited() {
    let text = """
      app X { start A link out -> A } screen A { link i -> I link n -> N link t -> T sheet }
      group G { link help -> A flow F { link stop -> back start I screen I { link own -> I } screen N { without help } } }
      tabs T { tab t -> I link bar -> A }
      """
    expectOffers(text, ["out", "i", "n", "t"])
    expectOffers(text, after: "i", ["out", "help", "stop", "own", "back"])
    expectOffers(text, after: "n", ["out", "stop", "back"])
    expectOffers(text, after: "t", ["out", "help", "stop", "own", "bar", "close", "tab t"])
    expectOffers(text, after: "t, own", ["out", "help", "stop", "own", "bar", "back", "close", "tab t"])
    expectOffers(text, after: "t, own", ["out", "help", "stop", "own", "bar", "back", "close", "tab t"])
  }

  @Test func linksOfEmbeddedScreensAreOffered() {
    let text = """
      app X { start A link out -> A }
      screen A { embed B } screen B { embed C link b -> B link gone -> A when f } screen C { embed A link c -> C } flag f
      """
    expectOffers(text, ["out", "b", "c"])
    expectState(text, after: "c", "A, C")
  }

  /// A link that a screen drops is not offered by its tab bar or by embedded screens either.
  @Test func droppedLinksStayDropped() {
    let text = """
      app X { start T link out -> A } tabs T { tab t -> A link out2 -> A }
      screen A { without out embed B } screen B { link b -> B }
      """
    expectOffers(text, ["out2", "b", "tab t"])
  }

  @Test func linksWithAnErrorAreNotOffered() {
    let text = "app X { start A } screen A { link a -> Nope link b -> A sheet cover link c -> A }"
    #expect(MachineRun(text, "", #_sourceLocation)?.offers == ["c"])
  }
}
