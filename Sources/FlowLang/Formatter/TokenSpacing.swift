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
