/// The line breaks of one statement. Statements in its blocks have layouts of their own.
enum StatementLayout {
  /// The whole statement is on one line, blocks included.
  case flat
  /// The blocks of the statement are broken, nothing else.
  case hanging
  /// The statement is also broken before each `->`, each `else` that leads on and each parameter.
  case broken
}

extension LayoutPlan {
  /// Returns the layout of the statement that begins with a token, indented by a number of columns.
  func layout(of statement: TokenIndex, at indentation: Int) -> StatementLayout {
    let end = statementEnd(statement)
    if hasKeptLineEnd(statement) { return .broken }
    let available = FlowFormatter.lineLength - indentation
    if width(statement..<end) <= available, staysOnOneLine(statement..<end) { return .flat }
    return pieces(of: statement).allSatisfy { width($0) <= available } ? .hanging : .broken
  }

  /// Whether the braces that a `{` opens are empty.
  func isEmptyBlock(_ brace: TokenIndex) -> Bool {
    closingBrace(brace) == brace + 1 && tree.comments(before: brace + 1).isEmpty
  }

  /// Whether all blocks among some tokens are on one line each, with one statement at most. Blocks that are broken once
  /// stay broken: a second statement will come.
  private func staysOnOneLine(_ tokens: Range<TokenIndex>) -> Bool {
    tokens.allSatisfy { token in
      guard tree.token(token).kind == .leftBrace, !isEmptyBlock(token) else { return true }
      let closing = closingBrace(token)
      let (start, end) = (tree.token(token).end, tree.token(closing).start)
      let isShort = closing == token + 1 || statementEnd(token + 1) == closing
      return isShort && !ASCII.hasLineEnd(tree.source.bytes, from: Int(start), to: Int(end))
    }
  }

  /// Returns the tokens of a statement between its blocks, with their braces.
  private func pieces(of statement: TokenIndex) -> [Range<TokenIndex>] {
    var result: [Range<TokenIndex>] = []
    var start = statement
    for token in ownTokens(of: statement) where tree.token(token).kind == .leftBrace && !isEmptyBlock(token) {
      result.append(start..<token + 1)
      start = closingBrace(token)
    }
    return result + [start..<statementEnd(statement)]
  }

  /// Whether a comment between the tokens of a statement keeps a line end.
  private func hasKeptLineEnd(_ statement: TokenIndex) -> Bool {
    ownTokens(of: statement).dropFirst().contains { token in
      // The trivia before a `}` belongs to the block.
      guard tree.token(token).kind != .rightBrace else { return false }
      return tree.comments(before: token).contains { $0.isLine || $0.followsLineEnd || $0.precedesLineEnd }
    }
  }

  /// Returns the tokens of a statement that are in none of its blocks, braces included.
  private func ownTokens(of statement: TokenIndex) -> some Sequence<TokenIndex> {
    sequence(first: statement) { token in
      let next = self.tree.token(token).kind == .leftBrace ? self.closingBrace(token) : token + 1
      return next < self.statementEnd(statement) ? next : nil
    }
  }
}
