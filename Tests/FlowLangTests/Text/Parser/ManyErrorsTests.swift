import Testing

@testable import FlowLang

/// Files with more than one mistake, and the form of messages.
@Suite struct ManyErrorsTests {
  @Test func tenMistakesGiveTenErrors() {
    expectSyntaxErrors(
      """
      app Shop {
        start Main when onboarded⟦⟧
        scheme ⟦shop⟧
      }
      flag onboarded = ⟦yes⟧
      transition slide {
        forward move(trailing)⟦⟧
      }
      tabs Main {
        tab home ⟦Home⟧
      }
      screen Home {
        link open "See product" ⟦=>⟧ Product
        ⟦lnk⟧ close -> home
        link back -> Product ⟦sheeet⟧
      }
      screen Product(id: Int, ⟦source⟧
      ) {
        link buy -> Checkout cover {
          on paid -> home⟦⟧
        link close -> home
      }
      expect Home ⟦beside⟧ Product
      """,
      [
        "`else` is missing here", "expected a url scheme in quotes, found `shop`",
        "a flag is `true` or `false`, or has several values, as in `free | pro`",
        "`/` is missing here", "expected `->`, found `Home`", "the arrow is written `->`",
        "there is no statement `lnk`",
        "`sheeet` means nothing here", "the type is missing: `source: String`",
        "the block of `link buy` is not closed",
        "expected `only after`, `within` or `reachable`, found `beside`",
      ])
  }

  @Test func theSameMistakeTenTimesIsReportedTenTimes() {
    let tree = parse("screen A {\n" + String(repeating: "  link a -> B sheat\n", count: 10) + "}\n")
    #expect(tree.errors.count == 10)
    let lines = LineTable(tree.source)
    #expect(tree.errors.map { lines.position(of: $0.start).line } == Array(2...11))
  }

  @Test func messagesShowOnlyTheBeginningOfLongTokens() {
    let name = String(repeating: "ä", count: 50)
    let shown = String(repeating: "ä", count: 40)
    expectSyntaxErrors("screen A { link x ⟦\(name)⟧ }", ["expected `->`, found `\(shown)…`"])
    expectSyntaxErrors("screen \(name) {⟦⟧", ["the block of `screen \(shown)…` is not closed"])
    expectSyntaxErrors("screen A { link x ⟦`\(name)`⟧ }", ["expected `->`, found the name `\(shown.dropLast())…"])
  }

  @Test func messagesShowNoForbiddenCharacters() {
    // Over a hundred errors, so that the parser does not know of the errors of the lexer.
    for text in ["\u{1B}[31m", "\u{202E}", "\u{85}", "\u{2028}", "\u{7F}"] {
      let tree = parse("⟦screen⟧ `A\(text)B` {".replacing("⟦", with: "").replacing("⟧", with: ""))
      #expect(
        tree.errors.contains { $0.message.text == "the block of `screen `A�" + text.dropFirst() + "B`` is not closed" })
    }
  }

  @Test func invalidUTF8IsShownAsReplacementCharacter() {
    let tree = parse(Array("screen `A".utf8) + [0xFF] + Array("B` {".utf8))
    #expect(tree.errors.last?.message.text == "the block of `screen `A�B`` is not closed")
  }

  @Test func errorsBeyondTheHundredthAreCounted() {
    let tree = parse("screen A {\n" + String(repeating: "  foo bar\n  link a -> B\n", count: 1000) + "}\n")
    #expect(tree.errors.count == 100)
    #expect(tree.omittedErrorCount == 900)
    #expect(tree.nodes.indices.filter { tree.nodes[$0].kind == .link }.count == 1000)
  }
}
