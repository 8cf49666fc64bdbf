/// Writes the text between two tokens: white space and comments.
extension LayoutWriter {
  /// Writes the trivia before a token inside a statement. Line ends next to a comment are kept, others are not.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - indentation: The indentation of a new line for the token; nil where the line continues.
  mutating func writeGap(before token: TokenIndex, breakTo indentation: Int?) {
    var isLineEnded = false
    var hasComment = false
    for comment in tree.comments(before: token) {
      if comment.followsLineEnd || isLineEnded { startLine(continuationIndentation) } else { writeSpace() }
      writeText(of: comment)
      isLineEnded = comment.isLine || comment.precedesLineEnd
      hasComment = true
    }
    if isLineEnded || indentation != nil {
      startLine(indentation ?? continuationIndentation)
    } else if hasComment || isSpaced(before: token) {
      writeSpace()
    }
  }

  /// Writes the trivia before a token that begins a line: the first one of a statement, the `}` of a broken block, or
  /// the end of the file. Blank lines are kept, one at a time, but not at the ends of a block.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - indentation: The indentation of its line; nil at the end of the file.
  mutating func writeBoundary(before token: TokenIndex, breakTo indentation: Int?) {
    var isBesideComment = false
    var lineEnds = tree.lineEnds(before: token)
    for comment in tree.comments(before: token) {
      if comment.lineEndsBefore == 0, !bytes.isEmpty {
        writeSpace()
      } else {
        startLine(contentIndentation, behindBlank: comment.lineEndsBefore > 1 && !isAtBlockStart)
        isAtBlockStart = false
        isBesideComment = true
      }
      writeText(of: comment)
      lineEnds = comment.lineEndsAfter
    }
    guard let indentation else { return }
    let isStatement = plan.beginsStatement(token)
    if isBesideComment && lineEnds == 0 && isStatement {
      writeSpace()
    } else {
      startLine(indentation, behindBlank: lineEnds > 1 && !isAtBlockStart && isStatement)
    }
  }

  private func isSpaced(before token: TokenIndex) -> Bool {
    token > 0 && tree.token(token - 1).kind.isSpaced(before: tree.token(token).kind)
  }
}

extension TokenKind {
  /// Whether there is a space between this token and the next one, where both are on one line.
  func isSpaced(before next: TokenKind) -> Bool {
    switch (self, next) {
    case (.leftParenthesis, _), (.leftBracket, _), (.dot, _), (.leftBrace, .rightBrace): false
    case (_, .leftParenthesis), (_, .rightParenthesis), (_, .rightBracket), (_, .comma), (_, .colon), (_, .question):
      false
    // `Catalogue.Sort` is one path, `= .relevance` a value.
    case (_, .dot): self == .equal || self == .colon
    default: true
    }
  }
}
