import Testing

@testable import FlowLang

/// How a name is written so that it is read back.
@Suite struct SpellingTests {
  @Test(arguments: [
    ("Home", "Home", "Home"), ("sheet", "sheet", "sheet"), ("home", "`home`", "home"), ("a-b", "`a-b`", "`a-b`"),
    ("Log in", "`Log in`", "`Log in`"), ("1st", "`1st`", "`1st`"), ("größe", "größe", "größe"), ("🙂", "`🙂`", "`🙂`"),
    (" Home", "` Home`", "` Home`"), ("Home ", "`Home `", "`Home `"), ("a//b", "`a//b`", "`a//b`"),
    ("\u{FEFF}a", "`\u{FEFF}a`", "`\u{FEFF}a`"),
  ])
  func namesGoInBackticksWhereTheyMust(_ text: String, _ name: String, _ word: String) {
    #expect(Spelling.name(text) == name)
    #expect(Spelling.word(text) == word)
    expectParses("screen A { note \(word) \"\" } group \(name) {}")
    #expect(parse(name).text(of: 0) == text)
  }
}
