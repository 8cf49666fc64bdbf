import Testing

@testable import FlowLang

/// What is told about names and words.
@Suite struct HoverTests {
  private static let shop = """
    app Shop { start Main }
    flag online = true
    tabs Main { tab home -> Home  tab cart -> Cart }
    screen Home { link open "See it" -> Product as #product }
    /// Everything about *one* product, with `code`.
    screen Product(id: Int) {
      url "/product/{id}"
      link first -> back to #product or home
      link buy -> Pay(sum: 1) cover { on paid -> home } when online else stay set online
    }
    screen Cart { link look -> Product }
    flow Pay(sum: Double) {
      start Card
      outcome paid
      screen Card { link pay -> finish paid clear online }
    }
    """

  @Test func aScreenSaysWhereItIsReachedFrom() {
    expectHover(
      "screen Pro⟦⟧duct",
      """
      ```flow
      screen Product(id: Int)
      ```

      Everything about \\*one\\* product, with `code`.

      Reached from: `Home › open`, `Cart › look`

      Shortest way, 1 step: `Home › open`
      """, in: Self.shop)
  }

  @Test func theStartIsToldAsOne() {
    expectHover(
      "screen Ho⟦⟧me",
      """
      ```flow
      screen Home
      ```

      Reached from: the tab bar `Main`

      Shown by the start.
      """, in: Self.shop)
  }

  @Test func theShortestWayIsTold() {
    expectHover(
      "screen C⟦⟧ ",
      """
      ```flow
      screen C
      ```

      Reached from: `B › c`

      Shortest way, 2 steps: `A › b`, `B › c`
      """, in: "app X { start A }\nscreen A { link b -> B }\nscreen B { link c -> C }\nscreen C {}")
  }

  @Test func noWayIsToldWhereTheFlowIsWrong() {
    expectHover(
      "screen B⟦⟧ ",
      """
      ```flow
      screen B
      ```

      Reached from: `A › b`
      """, in: "app X { start A }\nscreen A { link b -> B link c -> }\nscreen B {}")
    expectHover(
      "screen B⟦⟧ ", "```flow\nscreen B\n```\n\nNo way leads here.", in: "app X { start A }\nscreen A {}\nscreen B {}")
  }

  @Test func aLinkSaysWhatItDoes() {
    expectHover(
      "link op⟦⟧en",
      """
      ```flow
      link open "See it" -> Product as #product
      ```

      It goes to the screen `Product`, tagged `#product`.

      Asks whoever follows it: `id: Int`
      """, in: Self.shop)
    expectHover(
      "link b⟦⟧uy",
      """
      ```flow
      link buy -> Pay(sum: 1) cover
      ```

      When `online`, it goes to the flow `Pay` as a cover. Otherwise it does nothing more; sets `online`.
      """, in: Self.shop)
  }

  @Test func tagsFlagsOutcomesTabsAndParameters() {
    expectHover(
      "to #pro⟦⟧duct", "```flow\n#product\n```\n\nGiven by: `Home › open`\n\nAsked for by: `Product › first`",
      in: Self.shop)
    expectHover(
      "flag on⟦⟧line",
      """
      ```flow
      flag online = true
      ```

      True at the start.

      Set by: `Product › buy`

      Cleared by: `Card › pay`

      Asked for by: `Product › buy`
      """, in: Self.shop)
    expectHover(
      "on pa⟦⟧id", "```flow\noutcome paid\n```\n\nAn outcome of the flow `Pay`.\n\nEnded by: `Card › pay`",
      in: Self.shop)
    expectHover("tab ca⟦⟧rt", "```flow\ntab cart -> Cart\n```\n\nA tab of the tab bar `Main`.", in: Self.shop)
    expectHover("Pay(su⟦⟧m: 1)", "```flow\nsum: Double\n```", in: Self.shop)
  }

  @Test func wordsAndRules() {
    expectHover("co⟦⟧ver {", "`cover`: shows it in a new layer that covers all; only links close it", in: Self.shop)
    expectHover(
      "li⟦⟧nk look", "`link`: something to tap: its name, perhaps the label that a person sees, and where it leads",
      in: Self.shop)
    expectHover(
      "dead-⟦⟧end", "`dead-end`, error: \(Rule.deadEnd.summary)", in: "screen A { allow dead-end \"it ends\" }")
  }

  /// Text of a flow is shown as text.
  @Test func hostileTextStaysText() {
    expectHover(
      "screen `a⟦⟧<b>`",
      """
      ```flow
      screen `a<b>`
      ```

      \\<img src=x onerror=y\\> \\[link\\](command:x) \\`\\`\\`
      """, in: "/// <img src=x onerror=y> [link](command:x) ```\nscreen `a<b>` {}")
  }

  /// Demands what a hover says at the place in a text that is marked by `⟦⟧`.
  private func expectHover(
    _ place: String, _ expected: String, in text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let parts = place.split(separator: "⟦⟧", omittingEmptySubsequences: false)
    guard let range = text.firstRange(of: parts.joined()) else {
      Issue.record("there is no such place", sourceLocation: sourceLocation)
      return
    }
    let cursor = text.index(range.lowerBound, offsetBy: parts[0].count)
    let edited = EditedText(text[..<cursor] + "‸" + text[cursor...], sourceLocation: sourceLocation)
    #expect(edited.editor.hover(at: edited.cursor)?.text == expected, sourceLocation: sourceLocation)
  }
}
