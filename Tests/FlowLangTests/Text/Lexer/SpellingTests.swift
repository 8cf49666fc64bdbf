import Testing

@testable import FlowLang

/// The spelling of a name in a flow.
@Suite struct SpellingTests {
  @Test(arguments: [
    ("Home", "Home", "Home"), ("sheet", "sheet", "sheet"), ("home", "`home`", "home"), ("a-b", "`a-b`", "`a-b`"),
    ("Log in", "`Log in`", "`Log in`"), ("1st", "`1st`", "`1st`"), ("größe", "größe", "größe"), ("🙂", "`🙂`", "`🙂`"),
    (" Home", "` Home`", "` Home`"), ("Home ", "`Home `", "`Home `"), ("a//b", "`a//b`", "`a//b`"),
    ("\u{FEFF}a", "`\u{FEFF}a`", "`\u{FEFF}a`"),
  ])
  func namesAreQuotedWhereNecessary(_ text: String, _ name: String, _ word: String) {
    #expect(Spelling.name(text) == name)
    #expect(Spelling.word(text) == word)
    expectParses("screen A { note \(word) \"\" } group \(name) {}")
    #expect(parse(name).text(of: 0) == text)
  }
}
