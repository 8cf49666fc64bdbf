/// Brackets in place of the braces of a block.
extension Parser {
  /// Consumes a bracket alone on its line in place of the `}` of a block.
  mutating func takeMeantClosingBrace(of opener: Int) -> Bool {
    guard TokenSet(.rightParenthesis, .rightBracket, .leftParenthesis, .leftBracket, .leftBrace).contains(kind),
      !isOnSameLine, isLastOnLine, let own = column(of: index), own == indentation(of: nodes[opener].firstToken)
    else { return false }
    replaceToken("a block is closed with `}`", with: "}")
    return true
  }

  /// Consumes a bracket at the end of a line in place of the `{` of a block.
  mutating func takeMeantOpeningBrace(of opener: Int) -> Bool {
    guard !isGivenUp, isBracketForBrace else { return false }
    let token = index
    advance()
    let isBlock = startsWithoutBrace(block(of: nodes[opener].kind), of: opener)
    goBack(to: token)
    guard isBlock else { return false }
    replaceToken("a block is opened with `{`", with: at(.colon) ? " {" : "{")
    return true
  }

  /// Whether the current token is a bracket at the end of its line, so that it may replace a brace.
  var isBracketForBrace: Bool {
    TokenSet(.leftParenthesis, .leftBracket, .rightBrace, .rightParenthesis, .rightBracket, .colon).contains(kind)
      && isOnSameLine && isLastOnLine
  }

  /// Whether the current token is a bracket at the end of its line, and an `on` begins the next.
  var isBracketBeforeHandler: Bool {
    isBracketForBrace && !at(.rightBrace) && kind(ahead: 1) == .on && kind(ahead: 2) != .colon
  }

  private var isLastOnLine: Bool { kind(ahead: 1) == .endOfFile || !isOnSameLine(index + 1) }

  private func block(of kind: SyntaxKind) -> Block {
    switch kind {
    case .app: .app
    case .screen: .screen
    case .tabs: .tabs
    case .group: .group
    case .flow: .flow
    case .transition: .transition
    case .externalFlow: .externalFlow
    default: .handlers
    }
  }
}
