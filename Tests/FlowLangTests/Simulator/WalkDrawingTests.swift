import Testing

@testable import FlowLang

/// The drawing of a state.
@Suite struct WalkDrawingTests {
  private let shop = """
    flag signedIn
    external flag online
    app Shop { start Main link help "Help" -> Help cover }
    tabs Main { tab home "Home" -> Home tab cart "Cart" badge -> Cart }
    screen Home { link open "See product" -> Product as #product }
    screen Product { link buy "Buy now" -> Checkout sheet { on paid -> stay } link back -> back }
    screen Cart {}
    screen Help { without help link close "Close" -> dismiss }
    flow Checkout { start Payment outcome paid screen Payment { link pay "Pay" -> finish paid set signedIn } }
    """

  @Test func layersFlagsAndChoices() throws {
    try expectWalk(
      shop, "open, buy", "pay", "tab cart",
      seen: """
        app      tabs Main: [home] cart
                 ▸ Home

          1  `help`         "Help"
          2  open           "See product"
          3  tab home       "Home"
          4  tab cart       "Cart"
          5  online = true

        → Home › open
        app      tabs Main: [home] cart
                   Home
                 ▸ Product #product

          1  `help`         "Help"
          2  buy            "Buy now"
          3  `back`
          4  back
          5  tab home       "Home"
          6  tab cart       "Cart"
          7  online = true

        → Product › buy
        app      tabs Main: [home] cart
                   Home
                   Product #product
        sheet    ▸ Payment (call of Checkout)

          1  `help`         "Help"
          2  pay (paid)     "Pay"
          3  close
          4  online = true

        → Payment › pay (paid)
        app      tabs Main: [home] cart
                   Home
                 ▸ Product #product
        flags    signedIn

          1  `help`         "Help"
          2  buy            "Buy now"
          3  `back`
          4  back
          5  tab home       "Home"
          6  tab cart       "Cart"
          7  online = true

        → tab cart
        app      tabs Main: home (at Product) [cart]
                 ▸ Cart
        flags    signedIn

          1  `help`         "Help"
          2  tab home       "Home"
          3  tab cart       "Cart"
          4  online = true
        """)
  }

  @Test func titlesAreBehindTheNames() throws {
    try expectWalk(
      """
      app X { start Home }
      screen Home { link pick "Colour" -> Picker(of: 1) sheet as #p { on picked -> stay } }
      screen Picker(of: Int) "A \\"colour\\"" { outcome picked  link choose -> finish picked }
      """, "pick",
      seen: """
        app      ▸ Home

          1  pick  "Colour"

        → Home › pick
        app        Home
        sheet    ▸ Picker "A \\"colour\\"" #p (call of Picker)

          1  choose (picked)
          2  close
        """)
  }

  @Test func nothingToDo() throws {
    try expectWalk(
      "app X { start A } screen A {}",
      seen: """
        app      ▸ A

          nothing leads on from here
        """)
  }

  @Test func drawingAfterAStepWithoutEffect() throws {
    try expectWalk(
      "app X { start A } screen A { link x -> stay }", "x",
      seen: """
        app      ▸ A

          1  x

        → A › x, which changes nothing
        app      ▸ A

          1  x
        """)
  }

  @Test func deepStacksAreCut() throws {
    var walk = try #require(Walk(compile("app X { start A } screen A { link a -> A }")))
    for _ in 0..<1234 { _ = walk.follow("1") }
    let lines = walk.drawing().split(separator: "\n")
    #expect(lines.count == 24)
    #expect(lines.contains("           … 1,214 more"))
    #expect(lines.filter { $0.hasSuffix(" A") }.count == 21)
  }

  @Test func namesAreQuotedAndShortened() throws {
    try expectWalk(
      "app X { start `Log in (old)` } screen `Log in (old)` { link `a \u{2060}b` \"x\\u{202E}y\" -> `Log in (old)` as #\"t u\" }",
      "1",
      seen: """
        app      ▸ `Log in (old)`

          1  `a \u{FFFD}b`  "x\u{FFFD}y"

        → `Log in (old)` › `a \u{FFFD}b`
        app        `Log in (old)`
                 ▸ `Log in (old)` #"t u"

          1  `a \u{FFFD}b`  "x\u{FFFD}y"
          2  back
        """)
  }

  @Test func coloursOnlyWhereTheyAreWanted() throws {
    let walk = try #require(Walk(compile(shop)))
    #expect(!walk.drawing().contains("\u{1B}"))
    #expect(walk.drawing(isColored: true).contains("\u{1B}[1m▸ Home\u{1B}[0m"))
  }
}
