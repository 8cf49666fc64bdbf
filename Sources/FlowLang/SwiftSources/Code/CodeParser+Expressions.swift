/// Parses expressions and patterns, which share their syntax.
extension CodeParser {
  /// Parses an expression.
  ///
  /// - Parameters:
  ///   - isBasic: Whether a brace after the expression is likely to begin a block, as after `if`.
  ///   - isPattern: Whether the expression is a pattern, which `=` and `in` end.
  mutating func parseExpression(isBasic: Bool = false, isPattern: Bool = false) -> CodeNodeID {
    nested { $0.parseSequence(isBasic, isPattern) }
  }

  private mutating func parseSequence(_ isBasic: Bool, _ isPattern: Bool) -> CodeNodeID {
    let first = position
    var parts = Parts()
    var count = 0
    var isAssignment = false
    var isTernary = false
    while true {
      var operand = parseOperand(isBasic, isPattern)
      if !operand.exists { break }
      while isAt(.as) || isAt(.is) {
        let start = Int(nodes[Int(operand.index)].first)
        let word = position
        advance()
        if kind == .op, isAt(.question) || isAt(.exclamation) { advance() }
        var inner = Parts()
        append(operand, to: &inner)
        append(parseType(), to: &inner)
        operand = make(.cast, first: start, token: word, inner)
      }
      append(operand, to: &parts)
      count += 1
      if kind == .op {
        if isAt(.question), token.isFreeBefore {
          // `a ? b : c`; a chain of ternaries continues in the same loop.
          isTernary = true
          advance()
          append(parseExpression(isBasic: isBasic), to: &parts)
          guard take(.colon) else { break }
          continue
        }
        advance()
        continue
      }
      if kind == .equal, !isPattern {
        isAssignment = true
        advance()
        var rest = Parts()
        append(parseExpression(isBasic: isBasic), to: &rest)
        append(rest.first, to: &parts)
        break
      }
      if kind == .arrow {
        advance()
        continue
      }
      break
    }
    if count == 0 { return .none }
    if count == 1, !isAssignment, !isTernary { return parts.first }
    return make(isAssignment ? .assignment : isTernary ? .ternary : .sequence, first: first, parts)
  }

  private mutating func parseOperand(_ isBasic: Bool, _ isPattern: Bool) -> CodeNodeID {
    while true {
      if kind == .op {
        advance()
      } else if let keyword, Self.effects.contains(keyword), isEffect(keyword) {
        advance()
        if keyword == .try, isAt(.question) || isAt(.exclamation) { advance() }
      } else {
        break
      }
    }
    if isAt(.let) || isAt(.var) {
      let first = position
      advance()
      var parts = Parts()
      append(parseOperand(isBasic, isPattern), to: &parts)
      return make(.binder, first: first, token: first, parts)
    }
    let primary = parsePrimary(isBasic)
    return primary.exists ? parseSuffixes(primary, isBasic) : primary
  }

  private static let effects: Set<CodeKeyword> = [.try, .await, .copy, .consume, .each, .unsafe, .any, .some, .repeat]

  /// Whether a word before an expression is part of the expression and not a name.
  private func isEffect(_ keyword: CodeKeyword) -> Bool {
    if keyword == .try { return true }
    let next = token(1)
    if next.isFirstOnLine { return false }
    switch next.kind {
    case .name: return next.name.keyword.map { !$0.endsExpression } ?? true
    case .quotedName, .number, .string: return true
    case .leftParen, .hash: return keyword == .await
    case .dot: return keyword == .await && next.isFreeBefore
    case .leftBracket: return keyword == .await && next.isFreeBefore
    default: return false
    }
  }

  private mutating func parsePrimary(_ isBasic: Bool) -> CodeNodeID {
    let first = position
    switch kind {
    case .name:
      if let keyword = token.name.keyword {
        switch keyword {
        case .if: return parseIf()
        case .switch: return parseSwitch()
        case .do where token(1).kind == .leftBrace: return parseStatement()
        case _ where keyword.endsExpression: return .none
        default: break
        }
      }
      return parseName(.name, first)
    case .quotedName: return parseName(.name, first)
    case .number, .regex:
      advance()
      return add(.number, first: first, token: first)
    case .string:
      advance()
      return add(.string, first: first, token: first)
    case .leftParen:
      var parts = Parts()
      parseArguments(&parts)
      return make(.tuple, first: first, parts)
    case .leftBracket: return parseList()
    case .leftBrace: return isBasic && !startsClosure ? .none : parseClosure()
    case .dot:
      guard token(1).kind == .name || token(1).kind == .quotedName else {
        advance()
        return .none
      }
      advance()
      return parseName(.implicitMember, first)
    case .backslash: return parseKeyPath()
    case .hash: return parseMacro(isBasic)
    case .at:
      _ = parseAttribute()
      return parseOperand(isBasic, false)
    default: return .none
    }
  }

  /// Whether braces begin a closure where an expression is expected, as in `switch { … }() {`. Always false: this is
  /// not used in practice.
  private var startsClosure: Bool { false }

  /// Parses a name, perhaps with the labels of a function: `append(_:)`.
  private mutating func parseName(_ kind: CodeNode.Kind, _ first: Int) -> CodeNodeID {
    let name = position
    advance()
    skipLabels()
    skipCallAngles()
    return add(kind, first: first, token: name)
  }

  /// Skips labels that complete a name: `(_:animated:)`.
  private mutating func skipLabels() {
    guard kind == .leftParen, !token.isFirstOnLine else { return }
    var index = position + 1
    var count = 0
    while index + 1 < tokens.count - 1, tokens[index].kind == .name || tokens[index].kind == .quotedName,
      tokens[index + 1].kind == .colon
    {
      index += 2
      count += 1
    }
    if count > 0, tokens[index].kind == .rightParen { position = index + 1 }
  }

  /// Skips the generic arguments of an expression, if there are any.
  private mutating func skipCallAngles() {
    guard isAt(.less), !token.isFreeBefore, let end = endOfAngles(position) else { return }
    let next = tokens[end]
    switch next.kind {
    case .leftParen, .rightParen, .dot, .comma, .semicolon, .rightBracket, .rightBrace, .end, .colon, .leftBrace,
      .equal:
      position = end
    case .leftBracket where !next.isFreeBefore: position = end
    case .op where !next.isFreeBefore: position = end
    default: if next.isFirstOnLine { position = end }
    }
  }

  private mutating func parseSuffixes(_ primary: CodeNodeID, _ isBasic: Bool) -> CodeNodeID {
    var node = primary
    let first = Int(nodes[Int(primary.index)].first)
    while true {
      switch kind {
      case .dot:
        let next = token(1)
        guard next.kind == .name || next.kind == .quotedName || next.kind == .number || next.kind == .leftBracket else {
          advance()
          return node
        }
        advance()
        let name = position
        if kind != .leftBracket { advance() }
        if tokens[name].kind != .number {
          skipLabels()
          skipCallAngles()
        }
        var parts = Parts()
        append(node, to: &parts)
        node = make(.member, first: first, token: name, parts)
      case .leftParen where !token.isFirstOnLine:
        if isRest(of: node) { return node }
        var parts = Parts()
        append(node, to: &parts)
        parseArguments(&parts)
        if kind == .leftBrace, isTrailingClosure(isBasic) { parseTrailing(&parts, isBasic) }
        node = make(.call, first: first, parts)
      case .leftBracket where !token.isFirstOnLine && !token.isFreeBefore:
        var parts = Parts()
        append(node, to: &parts)
        parseArguments(&parts)
        node = make(.subscriptCall, first: first, parts)
      case .leftBrace where canBeCalled(node) && isTrailingClosure(isBasic):
        var parts = Parts()
        append(node, to: &parts)
        parseTrailing(&parts, isBasic)
        node = make(.call, first: first, parts)
      case .op:
        let isSuffix = !token.isFreeBefore && (isAt(.question) || isAt(.exclamation) || isPostfix)
        guard isSuffix else { return node }
        advance()
      default: return node
      }
    }
  }

  private var isPostfix: Bool { token.isFreeAfter || token(1).kind == .dot && !token(1).isFreeBefore }

  /// Whether parentheses after a node cannot be its arguments: those after a number, or after a statement.
  private func isRest(of node: CodeNodeID) -> Bool {
    switch nodes[Int(node.index)].kind {
    case .number, .string, .if, .switch: true
    default: token.isFreeBefore && tokens[position - 1].kind == .name && tokens[position - 1].name == .in
    }
  }

  /// Whether a node can have a trailing closure.
  private func canBeCalled(_ node: CodeNodeID) -> Bool {
    switch nodes[Int(node.index)].kind {
    case .name: nodes[Int(node.index)].token == nodes[Int(node.index)].first && !isWord(node)
    case .member, .implicitMember, .call, .subscriptCall: true
    default: false
    }
  }

  /// Whether a name is a keyword that cannot be called.
  private func isWord(_ node: CodeNodeID) -> Bool {
    let token = tokens[Int(nodes[Int(node.index)].token)]
    guard token.kind == .name else { return false }
    switch token.name.keyword {
    case .self, .super, .nil, .true, .false: return true
    default: return token.name == CodeSymbol.underscore.name
    }
  }

  /// Whether the braces here are a trailing closure, and not a block.
  private func isTrailingClosure(_ isBasic: Bool) -> Bool {
    guard isBasic else { return !startsAccessors(position) }
    if token.isFirstOnLine { return false }
    let end = endOfGroup(position)
    guard end < tokens.count else { return false }
    let next = tokens[end]
    switch next.kind {
    case .leftBrace, .comma: return true
    case .name where next.name == .where: return true
    case .dot, .leftParen, .leftBracket, .equal: return !next.isFirstOnLine
    case .name where next.name == .as || next.name == .is: return !next.isFirstOnLine
    case .op: return !next.isFirstOnLine
    default: return false
    }
  }

  /// Parses the trailing closures of a call, the first without a label.
  private mutating func parseTrailing(_ parts: inout Parts, _ isBasic: Bool) {
    let first = position
    var inner = Parts()
    append(nested { $0.parseClosure() }, to: &inner)
    append(make(.argument, first: first, flags: .isTrailing, inner), to: &parts)
    while isName, token(1).kind == .colon, token(2).kind == .leftBrace, !isAt(.default), !isAt(.case), !isBasic {
      let name = position
      position += 2
      var inner = Parts()
      append(nested { $0.parseClosure() }, to: &inner)
      append(make(.argument, first: name, token: name, flags: .isTrailing, inner), to: &parts)
    }
  }

  /// Parses arguments in their brackets. The token of an argument is its label.
  mutating func parseArguments(_ parts: inout Parts) {
    let close: CodeToken.Kind = kind == .leftParen ? .rightParen : .rightBracket
    advance()
    while kind != close, kind != .end, kind != .rightBrace {
      let first = position
      var name = -1
      if isName, token(1).kind == .colon {
        name = position
        position += 2
      }
      var inner = Parts()
      if isAt(.inout) { advance() }
      append(parseExpression(), to: &inner)
      append(make(.argument, first: first, token: name, inner), to: &parts)
      if take(.comma) { continue }
      if kind == close { break }
      if position == first || kind == .rightParen || kind == .rightBracket {
        if kind == .rightParen || kind == .rightBracket || kind == .rightBrace { break }
        skipGroup()
      }
    }
    if kind == .rightParen || kind == .rightBracket { advance() }
  }

  private mutating func parseList() -> CodeNodeID {
    let first = position
    advance()
    var parts = Parts()
    while kind != .rightBracket, kind != .end, kind != .rightBrace, kind != .rightParen {
      let before = position
      if kind == .colon || kind == .comma {
        advance()
        continue
      }
      append(parseExpression(), to: &parts)
      if position == before { skipGroup() }
    }
    if kind == .rightBracket { advance() }
    return make(.list, first: first, parts)
  }

  private mutating func parseKeyPath() -> CodeNodeID {
    let first = position
    advance()
    var name = -1
    while true {
      switch kind {
      case .name where !token.isFreeBefore || position == first + 1:
        if name >= 0, tokens[position - 1].kind != .dot { return add(.keyPath, first: first, token: name) }
        name = position
        advance()
        skipCallAngles()
      case .quotedName:
        name = position
        advance()
      case .dot where !token.isFreeBefore || position == first + 1: advance()
      case .op where !token.isFreeBefore && (isAt(.question) || isAt(.exclamation)): advance()
      case .leftBracket where !token.isFreeBefore || position == first + 1: skipGroup()
      case .leftParen where !token.isFreeBefore: skipGroup()
      default: return add(.keyPath, first: first, token: name)
      }
    }
  }

  private mutating func parseMacro(_ isBasic: Bool) -> CodeNodeID {
    let first = position
    advance()
    skipAngles()
    var parts = Parts()
    if kind == .leftParen, !token.isFirstOnLine { parseArguments(&parts) }
    if kind == .leftBrace, !token.isFirstOnLine, isTrailingClosure(isBasic) { parseTrailing(&parts, isBasic) }
    return make(.macro, first: first, token: first, parts)
  }
}
