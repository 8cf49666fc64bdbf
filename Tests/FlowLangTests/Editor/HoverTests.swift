import Testing

@testable import FlowLang

/// Hovers over names and words.
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

  @Test func aScreenListsTheScreensThatLeadToIt() {
    expectHover(
      "screen Pro⟦⟧duct",
      """
      ```flow
      screen Product(id: Int)
      ```

      Everything about \\*one\\* product, with `code`.

      Reached from: `Home › open`, `Cart › look`

      Shortest trace, 1 step: `Home › open`
      """, in: Self.shop)
  }

  @Test(arguments: [
    "Everything about *one* product, with `code`.", #"a \ b\c `d\e` [x](y) <!-- -->"#, "`", "2 * 3 | #4",
  ])
  func plainTextHasNoMarkdown(_ prose: String) {
    let markdown = Markdown.block("screen Product(id: Int)") + "\n\n" + Markdown.prose(prose)
    #expect(Markdown.plain(markdown) == "screen Product(id: Int)\n\n" + prose)
  }

  @Test func hoverOfTheStart() {
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

  @Test func theShortestTraceIsShown() {
    expectHover(
      "screen C⟦⟧ ",
      """
      ```flow
      screen C
      ```

      Reached from: `B › c`

      Shortest trace, 2 steps: `A › b`, `B › c`
      """, in: "app X { start A }\nscreen A { link b -> B }\nscreen B { link c -> C }\nscreen C {}")
  }

  @Test func noTraceIsShownForAFlowWithErrors() {
    expectHover(
      "screen B⟦⟧ ",
      """
      ```flow
      screen B
      ```

      Reached from: `A › b`
      """, in: "app X { start A }\nscreen A { link b -> B link c -> }\nscreen B {}")
    expectHover(
      "screen B⟦⟧ ", "```flow\nscreen B\n```\n\nThis is unreachable.", in: "app X { start A }\nscreen A {}\nscreen B {}"
    )
  }

  @Test func aLinkIsDescribed() {
    expectHover(
      "link op⟦⟧en",
      """
      ```flow
      link open "See it" -> Product as #product
      ```

      It goes to the screen `Product`, tagged `#product`.

      Asks its caller for `id: Int`
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
      "on pa⟦⟧id",
      """
      ```flow
      outcome paid
      ```

      An outcome of the flow `Pay`.

      Ended by: `Card › pay`

      Handled by: `Product › buy`
      """, in: Self.shop)
    expectHover("tab ca⟦⟧rt", "```flow\ntab cart -> Cart\n```\n\nA tab of the tab bar `Main`.", in: Self.shop)
    expectHover("Pay(su⟦⟧m: 1)", "```flow\nsum: Double\n```", in: Self.shop)
  }

  private static let planner = """
    app Planner { start Main }
    flag signedIn
    flag plan = free | pro
    tabs Main { requires signedIn else Picker { on picked -> continue }  tab home -> Home }
    screen Home "Your day" {
      link pick -> Picker sheet { on picked -> Home replace }
      link buy -> Home set plan = pro when not plan = pro
    }
    screen Picker(id: Int = 1) "Colour" {
      url "/pick/{id}" in tab home over Home sheet
      entry "a reminder" cover
      url "/plain"
      outcome picked
      outcome cancelled -> stay
      link choose -> finish picked
      link cancel -> finish cancelled
      requires plan = pro else stay
    }
    external screen LiveChat "Chat with us"
    """

  @Test func valuesAndTheirFlags() {
    expectHover(
      "plan = p⟦⟧ro when",
      """
      ```flow
      flag plan = free | pro
      ```

      A value of the flag `plan`.

      Set by: `Home › buy`

      Asked for by: `Home › buy`, the guard of the screen `Picker`
      """, in: Self.planner)
    expectHover(
      "flag pl⟦⟧an",
      """
      ```flow
      flag plan = free | pro
      ```

      `free` at the start.

      Set by: `Home › buy`

      Asked for by: `Home › buy`, the guard of the screen `Picker`
      """, in: Self.planner)
    expectHover(
      "= fr⟦⟧ee", "```flow\nflag plan = free | pro\n```\n\nA value of the flag `plan`, which it has at the start.",
      in: Self.planner)
  }

  @Test func outcomesOfAScreen() {
    expectHover(
      "finish can⟦⟧celled",
      """
      ```flow
      outcome cancelled -> stay
      ```

      An outcome of the screen `Picker`. A call without an `on` for it stays where it is.

      Ended by: `Picker › cancel`
      """, in: Self.planner)
    expectHover(
      "on pi⟦⟧cked -> Home",
      """
      ```flow
      outcome picked
      ```

      An outcome of the screen `Picker`.

      Ended by: `Picker › choose`

      Handled by: the guard of the tab bar `Main`, `Home › pick`
      """, in: Self.planner)
  }

  @Test func titlesUrlsAndEntries() {
    expectHover(
      "\"Yo⟦⟧ur day\"",
      "The title of the screen `Home`: the name that a person reads. Without it, that is `Home`.", in: Self.planner)
    expectHover(
      "\"Chat ⟦⟧with us\"",
      "The title of the screen `LiveChat`: the name that a person reads. Without it, that is `Live Chat`.",
      in: Self.planner)
    expectHover(
      "\"/pi⟦⟧ck/",
      """
      Opens the screen `Picker` as a sheet over the screen `Home` in the tab `home`.

      Guarded by the tab bar `Main` and the screen `Picker`.
      """, in: Self.planner)
    expectHover(
      "\"a rem⟦⟧inder\"",
      "Opens the screen `Picker` as a cover over the start of the app.\n\nGuarded by the screen `Picker`.",
      in: Self.planner)
    expectHover(
      "\"/pl⟦⟧ain\"", "Opens the screen `Picker` over the start of the app.\n\nGuarded by the screen `Picker`.",
      in: Self.planner)
    expectHover("co⟦⟧ver\n", "`cover`: shows it in a new layer that covers all; only links close it", in: Self.planner)
    expectHover(
      "screen Ho⟦⟧me",
      """
      ```flow
      screen Home "Your day"
      ```

      Reached from: the tab bar `Main`

      Shown by the start.
      """, in: Self.planner)
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

  /// Expects a hover over the range of a text that is marked by `⟦⟧`.
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
