import Testing

@testable import FlowLang

/// The lengths of tokens are stored exactly, whether they fit into a byte or not.
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
}
