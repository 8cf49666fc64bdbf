@testable import FlowLang

extension FuzzTarget {
  /// Tokens stand in order, each is what it is without its neighbours, and where a text begins changes none of them.
  static let lexer: FuzzTarget = FuzzTarget(name: "lexer") { bytes in
    let source = SourceFile(path: "", bytes: bytes)
    let tokens = Lexer.tokens(of: source).0
    guard tokens.last?.kind == .endOfFile, tokens.last?.range == bytes.count..<bytes.count else {
      return ["the tokens do not end in the end of the file"]
    }
    var found: [String] = []
    var end = 0
    for token in tokens.dropLast() {
      if token.range.isEmpty || token.range.lowerBound < end { found.append("a token out of order at \(token.start)") }
      end = token.range.upperBound
      let alone = Lexer.tokens(of: SourceFile(path: "", bytes: Array(bytes[token.range]))).0
      if alone.count != 2 || alone[0].kind != token.kind {
        found.append("the token at \(token.start) is \(token.kind), alone \(alone.map(\.kind))")
      }
    }
    let mark = UTF8Text.byteOrderMarkLength(bytes)
    for shift in [1, 13] {
      let moved = [UInt8](repeating: ASCII.lineFeed, count: shift) + bytes[mark...]
      let others = Lexer.tokens(of: SourceFile(path: "", bytes: moved)).0
      let isSame = tokens.elementsEqual(others) {
        $0.kind == $1.kind && Int($0.start) - mark + shift == Int($1.start) && Int($0.end) - mark + shift == Int($1.end)
      }
      if !isSame { found.append("behind \(shift) empty lines there are other tokens") }
    }
    return found
  }
}
