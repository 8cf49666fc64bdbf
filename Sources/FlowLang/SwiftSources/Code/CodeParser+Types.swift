/// Parses types.
extension CodeParser {
  /// Parses a type. Its token is the last name of its path; its parts are generic arguments, elements and inherited
  /// types.
  mutating func parseType() -> CodeNodeID { nested { $0.parseAnyType() } }

  private mutating func parseAnyType() -> CodeNodeID {
    let first = position
    var parts = Parts()
    var flags: CodeNode.Flags = []
    var name = -1
    skipTypeWords()
    switch kind {
    case .leftParen:
      advance()
      while kind != .rightParen, kind != .end, kind != .rightBrace {
        let before = position
        // A label: `(name: Int, _ value: Int)`.
        if isName, token(1).kind == .colon {
          advance()
          advance()
        } else if isName, token(1).kind == .name || token(1).kind == .quotedName, token(2).kind == .colon {
          position += 3
        }
        append(parseType(), to: &parts)
        while kind == .dot || kind == .op { advance() }
        if kind == .equal {
          advance()
          append(parseExpression(), to: &parts)
        }
        if !take(.comma), position == before { skipGroup() }
      }
      _ = take(.rightParen)
    case .leftBracket:
      flags.insert(.isArray)
      advance()
      append(parseType(), to: &parts)
      if take(.colon) { append(parseType(), to: &parts) }
      while kind != .rightBracket, kind != .end, kind != .rightBrace, kind != .rightParen { skipGroup() }
      _ = take(.rightBracket)
    case .name, .quotedName:
      name = position
      advance()
      parseTypeArguments(&parts)
      while kind == .dot, token(1).kind == .name || token(1).kind == .quotedName {
        if isAt(.`init`, 1) { break }
        advance()
        name = position
        advance()
        parseTypeArguments(&parts)
      }
    case .number: advance()
    default: return make(.typeName, first: first, parts)
    }
    while true {
      if (isAt(.question) || isAt(.exclamation)) && !token.isFreeBefore {
        flags.insert(.isOptional)
        advance()
      } else if kind == .op, token.name == CodeSymbol.ampersand.name {
        advance()
        append(parseType(), to: &parts)
      } else if kind == .dot, token(1).kind == .name {
        advance()
        advance()
      } else {
        break
      }
    }
    // The result of a function. `throws` may have the type of its errors: `throws(Failure)`.
    let before = position
    while isAt(.async) || isAt(.throws) || isAt(.rethrows) || isAt(.reasync) {
      advance()
      if kind == .leftParen { skipGroup() }
    }
    if take(.arrow) {
      append(parseType(), to: &parts)
      name = -1
      flags = []
    } else {
      position = before
    }
    return make(.typeName, first: first, token: name, flags: flags, parts)
  }

  private mutating func parseTypeArguments(_ parts: inout Parts) {
    guard isAt(.less), let end = endOfAngles(position) else { return }
    advance()
    while position < end - 1 {
      let before = position
      append(parseType(), to: &parts)
      if position == before { advance() }
      _ = take(.comma)
    }
    position = max(position, end)
  }

  /// Skips attributes and words before a type: `@escaping`, `inout`, `some`.
  private mutating func skipTypeWords() {
    while true {
      if kind == .at {
        advance()
        if isName { advance() }
        while kind == .dot, token(1).kind == .name { position += 2 }
        if kind == .leftParen, !token.isFreeBefore { skipGroup() }
      } else if kind == .op, !isAt(.less) {
        advance()
      } else if let keyword, Self.typeWords.contains(keyword),
        token(1).kind == .name || token(1).kind == .quotedName || token(1).kind == .leftParen
          || token(1).kind == .leftBracket || token(1).kind == .at
      {
        advance()
        if kind == .leftParen, keyword == .nonisolated { skipGroup() }
      } else {
        return
      }
    }
  }

  private static let typeWords: Set<CodeKeyword> = [
    .inout, .some, .any, .borrowing, .consuming, .sending, .each, .repeat, .isolated, .nonisolated,
  ]

  /// Skips the requirements after `where` up to a block.
  mutating func skipWhere() {
    guard take(.where) else { return }
    while kind != .leftBrace, kind != .end, kind != .rightBrace, kind != .semicolon {
      if token.isFirstOnLine, startsDeclaration { return }
      if kind == .leftParen || kind == .leftBracket { skipGroup() } else { advance() }
    }
  }
}
