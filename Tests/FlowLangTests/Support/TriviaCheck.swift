@testable import FlowLang

/// Reads the text between the tokens a second time, naively: only white space, comments, a byte-order mark and bytes
/// covered by an error of the lexer are allowed.
struct TriviaCheck {
  private let bytes: [UInt8]
  private let end: Int
  private var index: Int

  static func violations(_ tree: SyntaxTree) -> [String] {
    let errors = Lexer.tokens(of: tree.source).errors
    // Errors beyond the first hundred are only counted, so the bytes behind the last kept error cannot be checked.
    let limit = errors.omitted == 0 ? Int.max : errors.errors.last.map { Int($0.start) } ?? 0
    var next = errors.errors[...]
    for position in tree.tokens.indices {
      let gap = tree.leadingTrivia(of: TokenIndex(position))
      if gap.upperBound > limit { return [] }
      var check = TriviaCheck(bytes: tree.source.bytes, end: gap.upperBound, index: gap.lowerBound)
      if gap.lowerBound == 0 { check.index = UTF8Text.byteOrderMarkLength(tree.source.bytes) }
      while check.index < check.end {
        let start = check.index
        if check.skipSpaceOrComment() { continue }
        while let error = next.first, Int(error.end) <= start { next.removeFirst() }
        guard let error = next.first, Int(error.start) <= start else {
          return ["byte \(start) is lost without an error"]
        }
        check.index = Int(error.end)
      }
      if check.index > check.end, tree.tokens[position].kind != .endOfFile { return ["an error covers a token"] }
    }
    return []
  }

  private mutating func skipSpaceOrComment() -> Bool {
    if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) {
      index += 1
      return true
    }
    guard index + 1 < end, bytes[index] == 0x2F else { return false }
    if bytes[index + 1] == 0x2F {
      while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      return true
    }
    guard bytes[index + 1] == 0x2A else { return false }
    var depth = 0
    repeat {
      if bytes[index...].starts(with: [0x2F, 0x2A]) {
        depth += 1
        index += 2
      } else if bytes[index...].starts(with: [0x2A, 0x2F]) {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < end
    return depth == 0 || end == bytes.count
  }
}
