import Testing

@testable import FlowLang

/// The errors of the lexer for text that is not well formed, and their locations.
@Suite struct LexicalErrorTests {
  @Test(arguments: [
    ("a ⟦=>⟧ b", "the arrow is written `->`"), ("a ⟦-->⟧ b", "the arrow is written `->`"),
    ("a ⟦→⟧ b", "the arrow is written `->`"), ("a ⟦⇒⟧ b", "the arrow is written `->`"),
    ("a ⟦–>⟧ b", "the arrow is written `->`"), ("a ⟦—>⟧ b", "the arrow is written `->`"),
    ("a ⟦- >⟧ b", "the arrow is written `->`"),
  ])
  func misspeltArrowsAreTakenForArrows(_ marked: String, _ message: String) {
    expectLexicalErrors(marked, [message])
    #expect(parse(MarkedSource(marked).text).tokens.map(\.kind) == [.name, .arrow, .name, .endOfFile])
  }

  @Test(arguments: ["⟦5x⟧", "⟦1_000⟧", "⟦0x1F⟧", "⟦1e5⟧", "⟦1.5S⟧", "⟦-5s⟧", "⟦3msec⟧", "⟦1ä⟧"])
  func malformedNumbers(_ marked: String) {
    expectLexicalErrors(marked, ["this is neither a number nor a duration such as `0.4s` or `250ms`"])
    #expect(parse(MarkedSource(marked).text).tokens.map(\.kind) == [.number, .endOfFile])
  }

  @Test func tagsNeedTheirNameRightAfterTheSign() {
    expectLexicalErrors("⟦#⟧", ["a tag needs its name right after the `#`"])
    expectLexicalErrors("as ⟦#⟧ a", ["a tag needs its name right after the `#`"])
    expectLexicalErrors("⟦#⟧1", ["a tag needs its name right after the `#`"])
    expectLexicalErrors("⟦#⟧`a`", ["a tag needs its name right after the `#`"])
    expectLexicalErrors("⟦#a-b⟧", ["a tag with a `-` needs quotes"])
    expectLexicalErrors("⟦#a-b-1⟧ c", ["a tag with a `-` needs quotes"])
  }

  @Test func stringsEndOnTheirLine() {
    let message = "this text is not closed with `\"` before the end of the line"
    expectLexicalErrors("⟦\"abc⟧\nd", [message])
    expectLexicalErrors("⟦\"abc⟧\r\nd", [message])
    expectLexicalErrors("⟦\"abc⟧\rd", [message])
    expectLexicalErrors("⟦\"⟧", [message])
    expectLexicalErrors("⟦#\"⟧", [message])
    expectLexicalErrors("⟦\"a\\\"⟧", [message])
    expectLexicalErrors("⟦#\"abc⟧\nd", [message])
    #expect(parse("\"abc\nd").text(of: 0) == "abc")
  }

  @Test func namesInBackticksEndOnTheirLine() {
    let message = "this name is not closed with a backtick before the end of the line"
    expectLexicalErrors("⟦`abc⟧\nd", [message])
    expectLexicalErrors("⟦`⟧", [message])
    expectLexicalErrors("⟦``⟧ a", ["a name in backticks cannot be empty"])
    #expect(parse("`abc\nd").text(of: 0) == "abc")
    #expect(parse("`").text(of: 0) == "")
  }

  @Test(arguments: [
    #""⟦\q⟧""#, #""a⟦\⟧ä""#, #""⟦\u⟧""#, #""⟦\u⟧{}""#, #""⟦\u⟧{110000}""#, #""⟦\u⟧{D800}""#, #""⟦\u⟧{123456789}""#,
    #""⟦\u⟧{12""#,
    #""⟦\(⟧id)""#, #""⟦\r⟧""#, #""⟦\0⟧""#,
  ])
  func unknownEscapes(_ marked: String) {
    expectLexicalErrors(marked, [#"the escapes of a string are \n \t \" \\ and \u{1F600}"#])
    // A broken escape stays in the text.
    let text = MarkedSource(marked).text
    #expect(parse(text).text(of: 0) == text.dropFirst().dropLast())
  }

  @Test func aBackslashBeforeTheEndOfTheLineIsNoEscape() {
    let messages = [
      #"the escapes of a string are \n \t \" \\ and \u{1F600}"#,
      "this text is not closed with `\"` before the end of the line",
    ]
    #expect(lexicalErrors("\"a\\\nb") == messages)
    #expect(lexicalErrors("\"a\\") == messages)
  }

  @Test func commentsThatNeverEnd() {
    let message = "this comment is not closed with `*/`"
    expectLexicalErrors("a ⟦/*⟧ b", [message])
    expectLexicalErrors("a ⟦/*⟧ /* b */", [message])
    expectLexicalErrors("a ⟦/*⟧/", [message])
    expectLexicalErrors("a ⟦/*⟧", [message])
  }

  @Test func commentsOfOtherLanguages() {
    let message = "a comment begins with `//`"
    expectLexicalErrors("⟦# a⟧\nb", [message])
    expectLexicalErrors("a ⟦## b⟧", [message])
    expectLexicalErrors("  ⟦-- a b⟧", [message])
    expectLexicalErrors("a -> b ⟦-- c > d⟧", [message])
    expectLexicalErrors("a -> b ⟦--⟧ c -> d", ["`-` means nothing here"])
  }

  @Test func operatorsOfOtherLanguages() {
    expectLexicalErrors("a ⟦&&⟧ b", ["all conditions must hold; they are joined by `,`"])
    expectLexicalErrors("a ⟦||⟧ b", ["all conditions must hold, there is no `or`: write two links, or an `else`"])
    expectLexicalErrors("⟦!⟧a", ["`!` is written `not`"])
    expectLexicalErrors("a ⟦==⟧ b", ["a value is asked for with `=`"])
  }

  @Test func charactersWithoutAMeaning() {
    expectLexicalErrors("a ⟦§⟧ b", ["`§` means nothing here"])
    expectLexicalErrors("a ⟦@@⟧ b", ["`@` means nothing here"])
    expectLexicalErrors("a⟦;⟧ b", ["statements are not separated by `;`"])
    expectLexicalErrors("a ⟦-⟧ b", ["`-` means nothing here"])
    expectLexicalErrors("a ⟦--⟧ b", ["`-` means nothing here"])
    expectLexicalErrors("⟦-⟧ five", ["`-` means nothing here"])
    expectLexicalErrors("⟦-⟧ link five", ["a statement has no `-` before it"])
    expectLexicalErrors("⟦\u{301}⟧", ["`\u{301}` means nothing here"])
  }

  @Test func aRunOfCharactersWithoutAMeaningIsOneError() {
    expectLexicalErrors("⟦🙂⟧", ["`🙂` means nothing here"])
    expectLexicalErrors("⟦👨‍👩‍👧❤️⟧ a ⟦🇩🇪⟧", ["`👨` means nothing here", "`🇩` means nothing here"])
    expectLexicalErrors("⟦***⟧a⟦!⟧", ["`*` means nothing here", "`!` means nothing here"])
  }

  @Test func invisibleCharactersAreNamedByTheirCodePoint() {
    let space = "looks like a space but does not separate words; write a plain one"
    expectLexicalErrors("a⟦\u{A0}⟧b", ["the character U+00A0 \(space)"])
    expectLexicalErrors("a⟦\u{2028}⟧b", ["the character U+2028 \(space)"])
    expectLexicalErrors("a⟦\u{3000}⟧b", ["the character U+3000 \(space)"])
    expectLexicalErrors("a ⟦\u{200B}⟧b", ["the invisible character U+200B is not allowed here"])
    expectLexicalErrors("a ⟦\u{E000}⟧b", ["the invisible character U+E000 is not allowed here"])
  }

  @Test func quotesFromAWordProcessor() {
    let message = "a text is in straight quotes, `\"`"
    expectLexicalErrors("link a ⟦“Sign in”⟧ -> B", [message])
    expectLexicalErrors("link a ⟦„Anmelden“⟧ -> B", [message])
    expectLexicalErrors("link a ⟦'Sign in'⟧ -> B", [message])
    expectLexicalErrors("link a ⟦“⟧Sign in -> B", [message])
    expectLexicalErrors("link a ⟦'⟧x\n⟦'⟧", [message, message])
  }
}
