import Testing

@testable import FlowLang

/// Tokens of every length.
@Suite struct TokenListTests {
  @Test func lengthsAroundAByteAreKept() {
    for length in [1, 2, 253, 254, 255, 256, 257, 70_000] {
      let name = String(repeating: "a", count: length)
      let text = "screen \(name) { link \(name) -> \(name) }"
      let tokens = Lexer.tokens(of: SourceFile(path: "", text: text)).0
      #expect(tokens.filter { $0.kind == .name }.map(\.range.count) == [length, length, length])
      #expect(tokens.map(\.kind) == tokens.indices.map { tokens.kind(at: $0) })
      #expect(Int(tokens[tokens.count - 2].start) == text.utf8.count - 1)
    }
  }

  @Test func manyTokensKeepTheirOrder() {
    let long = String(repeating: "b", count: 300)
    let words = (0..<5_000).map { $0 % 1_000 == 999 ? long : "a\($0)" }
    let text = words.joined(separator: " ")
    let tokens = Lexer.tokens(of: SourceFile(path: "", text: text)).0
    let bytes = Array(text.utf8)
    #expect(tokens.dropLast().map { String(decoding: bytes[$0.range], as: UTF8.self) } == words)
  }

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

  @Test func keywordsAreAtMostTenBytesLong() {
    for kind in TokenKind.allCases where kind.isContextual || kind.isReserved {
      #expect(TokenKind.keyword(Array("\(kind)".utf8)[...]) == kind)
    }
  }
}
