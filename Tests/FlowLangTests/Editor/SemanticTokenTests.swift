import Testing

@testable import FlowLang

/// The types and modifiers of tokens.
@Suite struct SemanticTokenTests {
  @Test func everyKindOfNameHasItsType() {
    expectTokens(
      """
      app Shop { start Main }
      external flag online
      tabs Main { tab cart icon "cart" -> Pay }
      """,
      """
      keyword:app app+declaration:Shop keyword:start tabBar:Main
      keyword:external keyword:flag flag+declaration+external:online
      keyword:tabs tabBar+declaration:Main keyword:tab tab+declaration:cart keyword:icon string:"cart" operator:-> flow:Pay
      """, with: "flow Pay { start A outcome done screen A {} }")
  }

  @Test func keywordsUsedAsNamesAreNames() {
    expectTokens(
      "screen A { link home -> over over root as #t via none set sheet }",
      """
      keyword:screen screen+declaration:A keyword:link link+declaration:home operator:-> screen:over keyword:over \
      keyword:root keyword:as tag+declaration:#t keyword:via transition+defaultLibrary:none keyword:set flag:sheet
      """, with: "screen over {}\nflag sheet")
  }

  @Test func parametersTypesValuesAndPlaceholders() {
    expectTokens(
      """
      screen A(id: Int, kind: Kind? = .small) {
        url "/a/{id}?x={y}"
        link a -> A(id: id.count, kind: .large) when not f
        note key "x"
        allow trap "y"
      }
      """,
      """
      keyword:screen screen+declaration:A parameter+declaration:id type+defaultLibrary:Int parameter+declaration:kind \
      type:Kind operator:? operator:= value:small
      keyword:url string:"/a/{ parameter:id string:}?x={y}"
      keyword:link link+declaration:a operator:-> screen:A parameter:id parameter:id property:count parameter:kind \
      value:large keyword:when keyword:not flag:f
      keyword:note property:key string:"x"
      keyword:allow rule:trap string:"y"
      """, with: "flag f")
  }

  @Test func transitionsAndComments() {
    expectTokens(
      """
      /// Grows.
      transition t { // quickly
        forward move(edge: leading) + scale(0.5) / identity /* one
          two */
        easing easeOut(0.4s)
      }
      """,
      """
      comment+documentation:/// Grows.
      keyword:transition transition+declaration:t comment:// quickly
      keyword:forward effect+defaultLibrary:move property:edge value:leading operator:+ effect+defaultLibrary:scale \
      number:0.5 operator:/ effect+defaultLibrary:identity comment:/* one
      comment:two */
      keyword:easing effect+defaultLibrary:easeOut number:0.4s
      """)
  }

  @Test func titlesValuesAndOutcomes() {
    expectTokens(
      """
      external flag net = off | on
      screen A "First" { outcome done -> stay link a -> finish done when net = on }
      """,
      """
      keyword:external keyword:flag flag+declaration+external:net operator:= value+declaration+external:off \
      operator:| value+declaration+external:on
      keyword:screen screen+declaration:A string:"First" keyword:outcome outcome+declaration:done operator:-> \
      keyword:stay keyword:link link+declaration:a operator:-> keyword:finish outcome:done keyword:when \
      flag+external:net operator:= value+external:on
      """)
  }

  @Test func unboundNamesHaveNoType() {
    expectTokens(
      "screen A { link a -> B in tab c via d when e }",
      "keyword:screen screen+declaration:A keyword:link link+declaration:a operator:-> keyword:in keyword:tab keyword:via keyword:when"
    )
  }

  private func expectTokens(
    _ text: String, _ expected: String, with rest: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let edited = EditedText("\(text)‸\n\(rest)", sourceLocation: sourceLocation)
    let table = LineTable(edited.editor.compilation.sources[0])
    var lines: [Int: [String]] = [:]
    for token in edited.editor.semanticTokens(of: edited.cursor.file) where token.range.start < edited.cursor.offset {
      lines[table.position(of: token.range.start).line, default: []]
        .append("\(name(token.kind))\(modifiers(token.modifiers)):\(edited.text(token.range))")
    }
    let found = lines.sorted { $0.key < $1.key }.map { $0.value.joined(separator: " ") }.joined(separator: "\n")
    #expect(found == expected, sourceLocation: sourceLocation)
  }

  private func name(_ kind: SemanticToken.Kind) -> String {
    if case .symbol(let symbol) = kind { "\(symbol)" } else { "\(kind)" }
  }

  private func modifiers(_ modifiers: SemanticToken.Modifiers) -> String {
    let names: [(SemanticToken.Modifiers, String)] = [
      (.declaration, "+declaration"), (.documentation, "+documentation"), (.external, "+external"),
      (.defaultLibrary, "+defaultLibrary"),
    ]
    return names.filter { modifiers.contains($0.0) }.map(\.1).joined()
  }
}
