/// Parses blocks and statements.
extension CodeParser {
  /// Parses a block in braces; returns ``CodeNodeID/none`` where there is none.
  mutating func parseBlock(_ context: Context = .code) -> CodeNodeID {
    guard kind == .leftBrace else { return .none }
    let first = position
    advance()
    var parts = Parts()
    parseItems(&parts, context)
    _ = take(.rightBrace)
    return make(.block, first: first, parts)
  }

  mutating func parseStatement() -> CodeNodeID {
    let first = position
    // A label: `outer: for …`.
    if kind == .name, token(1).kind == .colon, let word = token(2).kind == .name ? token(2).name.keyword : nil,
      [.for, .while, .repeat, .switch, .if, .do].contains(word), keyword == nil
    {
      position += 2
    }
    var parts = Parts()
    switch keyword {
    case .if: return parseIf()
    case .guard:
      advance()
      parseConditions(&parts)
      _ = take(.else)
      append(parseBlock(), to: &parts)
      return make(.guard, first: first, token: first, parts)
    case .switch: return parseSwitch()
    case .for:
      advance()
      while isAt(.try) || isAt(.await) || isAt(.case) || isAt(.unsafe) { advance() }
      append(parsePattern(), to: &parts)
      if take(.colon) { append(parseType(), to: &parts) }
      if take(.in) { append(parseExpression(isBasic: true), to: &parts) }
      if take(.where) { append(parseExpression(isBasic: true), to: &parts) }
      append(parseBlock(), to: &parts)
      return make(.for, first: first, token: first, parts)
    case .while:
      advance()
      parseConditions(&parts)
      append(parseBlock(), to: &parts)
      return make(.while, first: first, token: first, parts)
    case .repeat where token(1).kind == .leftBrace:
      advance()
      append(parseBlock(), to: &parts)
      if take(.while) { append(parseExpression(), to: &parts) }
      return make(.repeat, first: first, token: first, parts)
    case .do where token(1).kind == .leftBrace || isAt(.throws, 1): return parseDo()
    case .defer where token(1).kind == .leftBrace:
      advance()
      append(parseBlock(), to: &parts)
      return make(.defer, first: first, token: first, parts)
    case .return, .throw:
      let isReturn = keyword == .return
      advance()
      if kind != .rightBrace, kind != .semicolon, kind != .end, !startsNextStatement {
        append(parseExpression(), to: &parts)
      }
      return make(isReturn ? .return : .jump, first: first, token: first, parts)
    case .yield where isName || token(1).kind == .op:
      advance()
      append(parseExpression(), to: &parts)
      return make(.jump, first: first, token: first, parts)
    case .break, .continue, .fallthrough:
      advance()
      if kind == .name, !token.isFirstOnLine, keyword == nil { advance() }
      return make(.jump, first: first, token: first, parts)
    default: return parseExpression()
    }
  }

  /// Whether a line begins here that cannot belong to `return` on the line before it.
  private var startsNextStatement: Bool {
    guard token.isFirstOnLine else { return false }
    if kind == .name, let keyword, keyword.endsExpression { return true }
    return startsDeclaration
  }

  /// Parses an `if` with all its branches: alternating conditions and blocks, the last block perhaps without a
  /// condition.
  mutating func parseIf() -> CodeNodeID {
    let first = position
    var parts = Parts()
    while true {
      advance()
      parseConditions(&parts)
      append(parseBlock(), to: &parts)
      guard isAt(.else) else { break }
      advance()
      if isAt(.if) { continue }
      append(parseBlock(), to: &parts)
      break
    }
    return make(.if, first: first, token: first, parts)
  }

  private mutating func parseConditions(_ parts: inout Parts) {
    while kind != .leftBrace, kind != .end, kind != .rightBrace, !isAt(.else) {
      let before = position
      if isAt(.case) {
        advance()
        let first = position
        var inner = Parts()
        append(parsePattern(), to: &inner)
        if take(.equal) { append(parseExpression(isBasic: true), to: &inner) }
        append(make(.assignment, first: first, inner), to: &parts)
      } else if isAt(.let) || isAt(.var) {
        let first = position
        advance()
        let name = position
        var inner = Parts()
        if isName { advance() } else { append(parseExpression(isBasic: true), to: &inner) }
        if take(.colon) { append(parseType(), to: &inner) }
        if take(.equal) { append(parseExpression(isBasic: true), to: &inner) }
        append(make(.binding, first: first, token: name, inner), to: &parts)
      } else {
        append(parseExpression(isBasic: true), to: &parts)
      }
      if !take(.comma), position == before {
        if kind == .leftBrace { return }
        advance()
      }
    }
  }

  mutating func parseSwitch() -> CodeNodeID {
    let first = position
    advance()
    var parts = Parts()
    append(parseExpression(isBasic: true), to: &parts)
    guard take(.leftBrace) else { return make(.switch, first: first, token: first, parts) }
    while kind != .rightBrace, kind != .end {
      let before = position
      if kind == .at { append(parseAttribute(), to: &parts) }
      append(parseCase(), to: &parts)
      if position == before { skipGroup() }
    }
    _ = take(.rightBrace)
    return make(.switch, first: first, token: first, parts)
  }

  /// Parses a case of a switch: its patterns, and a block with its statements.
  private mutating func parseCase() -> CodeNodeID {
    let first = position
    var parts = Parts()
    var flags: CodeNode.Flags = []
    if take(.default) {
      flags.insert(.isDefault)
    } else if take(.case) {
      repeat {
        append(parsePattern(), to: &parts)
        if take(.where) { append(parseExpression(isBasic: true), to: &parts) }
      } while take(.comma)
    } else {
      return .none
    }
    _ = take(.colon)
    let start = position
    var items = Parts()
    parseItems(&items, .switchBody)
    append(make(.block, first: start, items), to: &parts)
    return make(.switchCase, first: first, token: first, flags: flags, parts)
  }

  private mutating func parsePattern() -> CodeNodeID { parseExpression(isBasic: true, isPattern: true) }

  private mutating func parseDo() -> CodeNodeID {
    let first = position
    advance()
    if take(.throws), kind == .leftParen { skipGroup() }
    var parts = Parts()
    append(parseBlock(), to: &parts)
    while isAt(.catch) {
      let start = position
      advance()
      var inner = Parts()
      while kind != .leftBrace, kind != .end, kind != .rightBrace {
        let before = position
        append(parsePattern(), to: &inner)
        if take(.where) { append(parseExpression(isBasic: true), to: &inner) }
        _ = take(.comma)
        if position == before { advance() }
      }
      append(parseBlock(), to: &inner)
      append(make(.catch, first: start, token: start, inner), to: &parts)
    }
    return make(.do, first: first, token: first, parts)
  }
}
