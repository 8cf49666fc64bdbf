import Testing

@testable import FlowLang

/// The words that may be names, and where.
@Suite struct WordTests {
  static let contextual = TokenKind.allCases.filter(\.isContextual).compactMap(\.spelling)
  static let reserved = TokenKind.allCases.filter(\.isReserved).compactMap(\.spelling)

  @Test(arguments: contextual)
  func contextualWordsAreNamesEverywhereElse(_ word: String) {
    expectParses(
      """
      flag \(word) = true
      transition \(word) { both \(word)(\(word): \(word).\(word)) + \(word) easing \(word)(1) }
      tabs \(word) { tab \(word) -> \(word) tab a -> \(word)(\(word): 1) }
      group \(word) { screen \(word)(\(word): \(word)) { link \(word) -> \(word)(\(word): \(word)) sheet via \(word) } }
      flow \(word) { start \(word) when \(word), not \(word) else \(word) outcome \(word) requires \(word) else \(word) }
      expect A only after \(word) expect never \(word) when \(word) expect A reachable from \(word)
      expect A within 1 tap of \(word)
      """)
  }

  /// A word that other languages write before an outcome is a name as well, whatever modifier follows.
  @Test(arguments: ["End", "Exit", "Complete", "Return"])
  func foreignWordsAreNamesBeforeModifiers(_ word: String) {
    expectParses(
      """
      screen A { link a -> \(word) link b -> \(word) cover link c -> \(word) replace }
      screen B { link a -> \(word) over A link b -> \(word) via slide }
      """)
  }

  /// Line ends mean nothing: a tab behind a link, and a value that is a keyword.
  @Test func keywordsBehindNamesBeginTheNextStatement() {
    expectParses(
      """
      tabs M { link more -> Help tab home "Home" -> Home tab cart icon "cart" -> Cart }
      flag p = a |
        screen
      screen Help { requires p = a else Home link a -> Home }
      """)
  }

  /// Where a contextual word is a keyword, a name of that spelling needs backticks.
  @Test func aContextualWordIsAKeywordWhereTheGrammarHasIt() {
    expectTree(
      "screen A { link a -> B push link b -> push link c -> `push` push }", of: .screen,
      """
      screen: screen A { }
        link: link a ->
          target
            call: B
            plainModifier: push
        link: link b ->
          target
            call: push
        link: link c ->
          target
            call: `push`
            plainModifier: push
      """)
    expectTree("screen A { view uikit Legacy.View }", of: .view, "view: view uikit\n  path: Legacy . View")
    expectTree("screen A { view uikit.View }", of: .view, "view: view\n  path: uikit . View")
    expectTree("screen A { view uikit }", of: .view, "view: view\n  path: uikit")
    expectTree("tabs T { tab icon icon \"i\" -> A }", of: .tab, "tab: tab icon icon \"i\" ->\n  call: A")
    expectTree("expect never reachable", of: .expectation, "expectation: expect never reachable")
  }

  @Test(arguments: reserved)
  func reservedWordsAreNamesOfLinksAndTheLike(_ word: String) {
    expectParses(
      """
      screen A(\(word): \(word)) {
        link \(word) -> B(\(word): 1) { on \(word) -> tab \(word) }
        link a -> tab `Main`.\(word)
        link b -> finish \(word) when x
        without \(word)
        note \(word) "text"
        view \(word).\(word)
      }
      tabs T { tab \(word) -> A }
      flow F { outcome \(word)(\(word): [\(word)?]) }
      transition t { both \(word)(\(word): \(word).\(word)) }
      """)
  }

  @Test(arguments: reserved)
  func reservedWordsAreNoNamesOfScreensAndTheLike(_ word: String) {
    let message = "`\(word)` is a word of the language; as a name it needs backticks"
    let isJoint = ["else", "not", "when"].contains(word)
    for kind in ["screen", "tabs", "group", "flow", "transition", "app"] {
      let expected = kind == "app" ? "the name of the app" : "the name of a \(kind == "tabs" ? "tab bar" : kind)"
      expectSyntaxErrors("\(kind) ⟦\(word)⟧ {}", [isJoint ? "expected \(expected), found the word `\(word)`" : message])
      expectParses("\(kind) `\(word)` {}")
    }
    expectParses("flag `\(word)` screen A { link a -> `\(word)` when `\(word)` else back to `\(word)` }")
  }

  @Test func aNameInBackticksIsNeverAKeyword() {
    expectSyntaxErrors("screen A { link a ⟦`->`⟧ B }", ["expected `->`, found the name `->`"])
    expectSyntaxErrors(
      "⟦`screen`⟧ A {}",
      [
        "expected a declaration (screen, tabs, group, flow, app, flag, transition, external, expect or import), "
          + "found the name `screen`"
      ])
    expectTree("screen A { link a -> `home` }", of: .target, "target\n  call: `home`")
    expectTree("expect `never` reachable", of: .expectation, "expectation: expect `never` reachable")
  }

  /// A parenthesis at the end of a line does not replace a brace, whatever the names of parameters and arguments are.
  @Test func parametersNamedLikeStatementsMayBeginALine() {
    expectParses("screen Web(\n  url: URL,\n  on: String\n) {}")
    expectParses("screen A { link web -> Web(\n  on: \"b\",\n  url: \"x\"\n) }")
  }
}
