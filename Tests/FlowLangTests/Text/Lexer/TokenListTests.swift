import Testing

@testable import FlowLang

/// Tokens of every length, and the eight bytes at once that find their ends.
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

  private func check(_ bytes: [UInt8]) {
    let all = bytes.withUnsafeBufferPointer { EightBytes($0, at: 0) }
    #expect(all.wordLength == bytes.prefix { ASCII.isWordPart($0) }.count, "\(bytes)")
    let isPlain = { (byte: UInt8) in
      byte >= ASCII.space && byte < ASCII.delete && byte != ASCII.quote && byte != ASCII.backslash
    }
    #expect(all.plainTextLength == bytes.prefix(while: isPlain).count, "\(bytes)")
  }

  @Test func everyByteInEveryPlace() {
    for byte in UInt8.min ... .max {
      for place in 0..<8 {
        var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 8)
        bytes[place] = byte
        check(bytes)
      }
    }
  }

  @Test func randomBytes() {
    var random = SeededRandom(seed: 7)
    let likely = Array("azAZ09_@[`{/: \"\\~<>&".utf8) + [0, 0x1F, 0x7F, 0x80, 0xFF]
    for _ in 0..<20_000 { check((0..<8).map { _ in random.pick(likely) }) }
  }

  @Test func aPrefixIsTheFirstBytes() {
    let bytes = Array("abcdefgh".utf8)
    let all = bytes.withUnsafeBufferPointer { EightBytes($0, at: 0) }
    for length in 0...8 { #expect(all.prefix(length) == KeywordTable.key(bytes[..<length])) }
  }
}
