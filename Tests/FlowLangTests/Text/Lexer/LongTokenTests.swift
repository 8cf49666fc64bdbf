import Testing

@testable import FlowLang

/// Tokens at and over the maximum length.
@Suite struct LongTokenTests {
  @Test(arguments: [("", "a", ""), ("#\"", "a", "\""), ("", "1", "")])
  func tokensOverSixteenMebibytesAreLeftOutWithAnError(_ before: String, _ part: String, _ after: String) {
    let frame = before.utf8.count + after.utf8.count
    func file(_ length: Int) -> SourceFile {
      let middle = [UInt8](repeating: part.utf8.first ?? 0, count: length - frame)
      return SourceFile(path: "", bytes: Array(before.utf8) + middle + Array(after.utf8))
    }
    let limit = Token.maximumLength
    let (tokens, _, errors) = Lexer.tokens(of: file(limit))
    #expect(tokens.map(\.range.count) == [limit, 0])
    #expect(errors.errors.isEmpty)
    let (none, _, tooLong) = Lexer.tokens(of: file(limit + 1))
    #expect(none.map(\.kind) == [.endOfFile])
    #expect(
      tooLong.errors.map(\.message.text) == ["this is longer than the 16 MiB that one word, name or text may have"])
  }

  @Test func longTriviaIsAccepted() {
    let bytes = Array("a".utf8) + [UInt8](repeating: 0x20, count: Token.maximumLength + 10) + Array("b".utf8)
    let (tokens, _, errors) = Lexer.tokens(of: SourceFile(path: "", bytes: bytes))
    #expect(tokens.map(\.kind) == [.name, .name, .endOfFile])
    #expect(errors.errors.isEmpty)
  }
}
