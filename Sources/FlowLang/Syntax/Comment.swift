/// A comment, and how it stands among what is around it.
struct Comment {
  /// Its bytes, without the line end behind a `//`.
  let range: Range<Int>
  /// Whether it ends with the line: `//` or `///`.
  let isLine: Bool
  /// How many lines end between it and what stands before it.
  let lineEndsBefore: Int
  /// How many lines end between it and what stands behind it.
  var lineEndsAfter: Int

  /// Whether it does not stand on the line of what is before it.
  var followsLineEnd: Bool { lineEndsBefore > 0 }

  /// Whether what is behind it does not stand on its line.
  var precedesLineEnd: Bool { lineEndsAfter > 0 }
}

extension SyntaxTree {
  /// The comments right before a token.
  func comments(before token: TokenIndex) -> [Comment] {
    let trivia = leadingTrivia(of: token)
    // Most tokens have none.
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

  /// How many lines end right before a token, where there are no comments.
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
    source.bytes[start...].firstIndex { $0 == ASCII.lineFeed || $0 == ASCII.carriageReturn } ?? source.bytes.count
  }

  /// The place behind the `*/` of a `/*`, which may hold others.
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
