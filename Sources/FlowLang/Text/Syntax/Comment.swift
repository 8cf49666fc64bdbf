/// A comment, and its position relative to the text around it.
struct Comment {
  /// The bytes of the comment, without the line end after a `//`.
  let range: Range<Int>
  /// Whether the comment ends with the line: `//` or `///`.
  let isLine: Bool
  /// The number of line ends between the comment and the token or comment before it.
  let lineEndsBefore: Int
  /// The number of line ends between the comment and the token or comment after it.
  var lineEndsAfter: Int

  /// Whether the comment is on a later line than the token or comment before it.
  var followsLineEnd: Bool { lineEndsBefore > 0 }

  /// Whether the comment is on an earlier line than the token or comment after it.
  var precedesLineEnd: Bool { lineEndsAfter > 0 }
}

extension SyntaxTree {
  func comments(before token: TokenIndex) -> [Comment] {
    let trivia = leadingTrivia(of: token)
    // Most tokens have no comments before them.
    guard trivia.count > 1, source.bytes[trivia].contains(ASCII.slash) else { return [] }
    var result: [Comment] = []
    var lineEnds = 0
    var index = trivia.lowerBound
    while index < trivia.upperBound {
      let lineEnd = ASCII.lineEndLength(source.bytes, at: index)
      if lineEnd > 0 {
        lineEnds += 1
        index += lineEnd
      } else if source.bytes[index] == ASCII.slash, index + 1 < trivia.upperBound {
        if !result.isEmpty { result[result.count - 1].lineEndsAfter = lineEnds }
        let isLine = source.bytes[index + 1] == ASCII.slash
        let end = isLine ? endOfLine(from: index) : endOfBlockComment(from: index)
        result.append(Comment(range: index..<end, isLine: isLine, lineEndsBefore: lineEnds, lineEndsAfter: 0))
        index = end
        lineEnds = 0
      } else {
        index += 1
      }
    }
    if !result.isEmpty { result[result.count - 1].lineEndsAfter = lineEnds }
    return result
  }

  /// The comments that a range of the text contains as a whole.
  func comments(in range: Range<Int>) -> [Comment] {
    guard source.bytes[range].contains(ASCII.slash) else { return [] }
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(token(TokenIndex(middle)).start) < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    var found: [Comment] = []
    while low < tokens.count, leadingTrivia(of: TokenIndex(low)).lowerBound < range.upperBound {
      found += comments(before: TokenIndex(low))
      low += 1
    }
    return found.filter { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
  }

  /// Returns the number of line ends right before a token that has no comments before it.
  func lineEnds(before token: TokenIndex) -> Int {
    var count = 0
    var index = leadingTrivia(of: token).lowerBound
    while index < leadingTrivia(of: token).upperBound {
      let length = ASCII.lineEndLength(source.bytes, at: index)
      if length > 0 { count += 1 }
      index += max(length, 1)
    }
    return count
  }

  private func endOfLine(from start: Int) -> Int {
    source.bytes[start...].firstIndex(where: ASCII.isLineEnd) ?? source.bytes.count
  }

  /// Returns the offset after the `*/` of a `/*`, which may be nested.
  private func endOfBlockComment(from start: Int) -> Int {
    var index = start
    var depth = 0
    while index + 1 < source.bytes.count {
      switch (source.bytes[index], source.bytes[index + 1]) {
      case (ASCII.slash, ASCII.star): depth += 1
      case (ASCII.star, ASCII.slash): depth -= 1
      default:
        index += 1
        continue
      }
      index += 2
      if depth == 0 { return index }
    }
    return source.bytes.count
  }
}
