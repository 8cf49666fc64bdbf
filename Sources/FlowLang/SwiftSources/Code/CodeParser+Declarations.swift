/// Parses declarations.
extension CodeParser {
  /// The kind of block that items are in.
  enum Context {
    case file, type, enumeration, code, switchBody
  }

  /// Whether a declaration begins here.
  var startsDeclaration: Bool { endOfModifiers(in: .code) != nil }

  /// Returns the index of the keyword of a declaration that begins here, after attributes and modifiers; nil where none
  /// begins.
  func endOfModifiers(in context: Context) -> Int? {
    var index = position
    while index < tokens.count - 1 {
      let token = tokens[index]
      if token.kind == .at {
        index += 1
        if tokens[index].kind == .name || tokens[index].kind == .quotedName { index += 1 }
        while tokens[index].kind == .dot, index + 1 < tokens.count - 1 { index += 2 }
        if tokens[index].kind == .op, tokens[index].name == CodeSymbol.less.name, let end = endOfAngles(index) {
          index = end
        }
        if tokens[index].kind == .leftParen, !tokens[index].isFreeBefore { index = endOfGroup(index) }
        continue
      }
      guard token.kind == .name, let keyword = token.name.keyword else { return nil }
      let next = tokens[min(index + 1, tokens.count - 1)]
      let isNamed = next.kind == .name || next.kind == .quotedName
      switch keyword {
      case .class:
        // In `class func`, `class` is a modifier.
        let words: [CodeKeyword] = [
          .func, .var, .let, .subscript, .override, .final, .private, .public, .fileprivate, .internal,
        ]
        if let word = next.kind == .name ? next.name.keyword : nil, words.contains(word) {
          index += 1
          continue
        }
        return isNamed ? index : nil
      case .extension where next.kind == .leftBracket || next.kind == .leftParen: return index
      case .struct, .enum, .protocol, .extension, .typealias, .associatedtype, .import:
        return isNamed || next.kind == .at ? index : nil
      case .actor, .macro: return isNamed && !next.isFirstOnLine ? index : nil
      case .`precedencegroup`: return isNamed ? index : nil
      case .func, .operator: return index
      case .var, .let:
        return isNamed || next.kind == .leftParen ? index : nil
      case .`init`:
        guard context != .code, context != .switchBody else { return nil }
        return next.kind == .leftParen || next.kind == .op ? index : nil
      case .deinit: return next.kind == .leftBrace ? index : nil
      case .subscript: return next.kind == .leftParen || next.kind == .op ? index : nil
      case .case: return context == .enumeration ? index : nil
      case _ where keyword.isModifier:
        index += 1
        if tokens[index].kind == .leftParen { index = endOfGroup(index) }
        // The token after a modifier is on its line or begins with a word.
        continue
      default: return nil
      }
    }
    return nil
  }

  /// Parses items up to the end of their block.
  mutating func parseItems(_ parts: inout Parts, _ context: Context) {
    while kind != .end {
      if kind == .rightBrace {
        guard context == .file else { return }
        advance()
        continue
      }
      if context == .switchBody, isAt(.case) || isAt(.default) || startsUnknownDefault { return }
      if kind == .semicolon {
        advance()
        continue
      }
      let before = position
      append(parseItem(context), to: &parts)
      if position == before {
        // Unparsable code: one token, or a whole bracketed group.
        if kind == .leftBrace || kind == .leftParen || kind == .leftBracket { append(parseExpression(), to: &parts) }
        if position == before { advance() }
      }
    }
  }

  private var startsUnknownDefault: Bool { kind == .at && (isAt(.default, 2) || isAt(.case, 2)) }

  private mutating func parseItem(_ context: Context) -> CodeNodeID {
    nested { parser in
      if let word = parser.endOfModifiers(in: context) { return parser.parseDeclaration(word) }
      return parser.parseStatement()
    }
  }

  private mutating func parseDeclaration(_ word: Int) -> CodeNodeID {
    let first = position
    var parts = Parts()
    let flags = parseModifiers(upTo: word, &parts)
    let keyword = tokens[word].name.keyword ?? .func
    advance()
    switch keyword {
    case .struct, .class, .enum, .actor, .protocol, .extension:
      return parseTypeDeclaration(first, keyword, flags, parts)
    case .func: return parseFunction(.function, first, flags, parts)
    case .`init`: return parseFunction(.initializer, first, flags, parts, token: word)
    case .deinit:
      append(parseBlock(), to: &parts)
      return make(.deinitializer, first: first, token: word, flags: flags, parts)
    case .subscript: return parseFunction(.subscriptDeclaration, first, flags, parts, token: word)
    case .var, .let: return parseVariable(first, keyword, flags, parts, word)
    case .case: return parseCases(first, flags, parts, word)
    case .import: return parseImport(first, parts, word)
    case .typealias: return parseAlias(first, flags, parts)
    default: return parseOther(first, parts, word)
    }
  }

  private mutating func parseModifiers(upTo word: Int, _ parts: inout Parts) -> CodeNode.Flags {
    var flags: CodeNode.Flags = []
    while position < word {
      if kind == .at {
        append(parseAttribute(), to: &parts)
        continue
      }
      switch keyword {
      case .static, .class: flags.insert(.isStatic)
      case .private, .fileprivate: if token(1).kind != .leftParen { flags.insert(.isPrivate) }
      case .override: flags.insert(.isOverride)
      default: break
      }
      if kind == .leftParen { skipGroup() } else { advance() }
    }
    position = word
    return flags
  }

  /// Parses an attribute with its arguments.
  mutating func parseAttribute() -> CodeNodeID {
    let first = position
    advance()
    var name = position
    if isName { advance() }
    while kind == .dot, token(1).kind == .name || token(1).kind == .quotedName {
      advance()
      name = position
      advance()
    }
    skipAngles()
    var parts = Parts()
    if kind == .leftParen, !token.isFreeBefore { parseArguments(&parts) }
    return make(.attribute, first: first, token: name, parts)
  }

  private mutating func parseTypeDeclaration(
    _ first: Int, _ keyword: CodeKeyword, _ flags: CodeNode.Flags, _ parts: Parts
  ) -> CodeNodeID {
    var parts = parts
    var name = position
    if kind == .leftBracket || kind == .leftParen {
      // `extension [Route]` extends arrays.
      name = -1
      skipGroup()
    } else {
      advance()
    }
    while kind == .dot, token(1).kind == .name || token(1).kind == .quotedName {
      advance()
      name = position
      advance()
    }
    skipAngles()
    if take(.colon) {
      repeat { append(parseType(), to: &parts) } while take(.comma)
    }
    skipWhere()
    append(parseBlock(keyword == .enum ? .enumeration : .type), to: &parts)
    return make(.type, first: first, token: name, flags: flags, parts)
  }

  private mutating func parseFunction(
    _ kind: CodeNode.Kind, _ first: Int, _ flags: CodeNode.Flags, _ parts: Parts, token: Int? = nil
  ) -> CodeNodeID {
    var parts = parts
    let name = token ?? position
    if token == nil { advance() }
    while self.kind == .op, !isAt(.less) { advance() }
    skipAngles()
    if self.kind == .leftParen { parseParameters(&parts) }
    while isAt(.async) || isAt(.throws) || isAt(.rethrows) || isAt(.reasync) {
      advance()
      if self.kind == .leftParen { skipGroup() }
    }
    if take(.arrow) { append(parseType(), to: &parts) }
    skipWhere()
    if self.kind == .leftBrace {
      if kind == .subscriptDeclaration { parseAccessors(&parts) } else { append(parseBlock(), to: &parts) }
    }
    return make(kind, first: first, token: name, flags: flags, parts)
  }

  /// Parses parameters in parentheses. The token of a parameter is its name; its label is before it.
  mutating func parseParameters(_ parts: inout Parts) {
    advance()
    while kind != .rightParen, kind != .end, kind != .rightBrace {
      let first = position
      var inner = Parts()
      while kind == .at { append(parseAttribute(), to: &inner) }
      var name = position
      // The name of an attribute is no label: `@ViewBuilder content: …`.
      var start = position
      while isName, token(1).kind != .colon, token(1).kind == .name || token(1).kind == .quotedName { advance() }
      if isName {
        name = position
        // The label is the word before the name, unless that is a modifier.
        start =
          name > start && (tokens[name - 1].kind == .name || tokens[name - 1].kind == .quotedName) ? name - 1 : name
        advance()
      }
      if take(.colon) { append(parseType(), to: &inner) }
      while kind == .op || (kind == .dot && token(1).kind != .name) { advance() }
      if take(.equal) { append(parseExpression(), to: &inner) }
      append(make(.parameter, first: start, token: name, inner), to: &parts)
      if !take(.comma), position == first { skipGroup() }
    }
    _ = take(.rightParen)
  }

  private mutating func parseVariable(
    _ first: Int, _ keyword: CodeKeyword, _ flags: CodeNode.Flags, _ parts: Parts, _ word: Int
  ) -> CodeNodeID {
    var parts = parts
    repeat {
      let start = position
      var inner = Parts()
      var name = -1
      if isName {
        name = position
        advance()
      } else if kind == .leftParen {
        append(parseExpression(isBasic: true), to: &inner)
      }
      if take(.colon) { append(parseType(), to: &inner) }
      if take(.equal) { append(parseExpression(), to: &inner) }
      if kind == .leftBrace { parseAccessors(&inner) }
      if position == start { break }
      append(make(.binding, first: start, token: name, inner), to: &parts)
    } while take(.comma)
    return make(
      .variable, first: first, token: word, flags: flags.union(keyword == .let ? .isLet : []), parts)
  }

  /// Parses the braces of a variable: accessors, or the code of a getter.
  private mutating func parseAccessors(_ parts: inout Parts) {
    guard startsAccessors(position) else { return append(parseBlock(), to: &parts) }
    advance()
    while kind != .rightBrace, kind != .end {
      let first = position
      var inner = Parts()
      while kind == .at { append(parseAttribute(), to: &inner) }
      while let keyword, keyword.isModifier { advance() }
      let name = position
      advance()
      if kind == .leftParen { skipGroup() }
      while isAt(.async) || isAt(.throws) {
        advance()
        if kind == .leftParen { skipGroup() }
      }
      if kind == .leftBrace { append(parseBlock(), to: &inner) }
      append(make(.accessor, first: first, token: name, inner), to: &parts)
    }
    _ = take(.rightBrace)
  }

  /// Whether the braces at an index hold accessors.
  func startsAccessors(_ place: Int) -> Bool {
    var index = place + 1
    while index < tokens.count - 1 {
      let token = tokens[index]
      if token.kind == .at {
        index += 2
        if tokens[min(index, tokens.count - 1)].kind == .leftParen { index = endOfGroup(index) }
        continue
      }
      guard token.kind == .name, let keyword = token.name.keyword else { return false }
      let next = tokens[index + 1]
      if keyword.isAccessor {
        if next.kind == .leftBrace || next.kind == .rightBrace { return true }
        if next.kind == .leftParen { return tokens[endOfGroup(index + 1)].kind == .leftBrace && keyword != .`init` }
        guard next.kind == .name, let word = next.name.keyword else { return false }
        return word == .async || word == .throws || word.isAccessor || word.isModifier
      }
      guard keyword.isModifier, next.kind == .name else { return false }
      index += 1
    }
    return false
  }

  private mutating func parseCases(
    _ first: Int, _ flags: CodeNode.Flags, _ parts: Parts, _ word: Int
  ) -> CodeNodeID {
    var parts = parts
    repeat {
      guard isName else { break }
      let name = position
      advance()
      var inner = Parts()
      if kind == .leftParen { parseAssociated(&inner) }
      if take(.equal) { append(parseExpression(), to: &inner) }
      append(make(.enumCase, first: name, token: name, inner), to: &parts)
    } while take(.comma)
    return make(.otherDeclaration, first: first, token: word, flags: flags, parts)
  }

  /// Parses the associated values of a case: each is a parameter.
  private mutating func parseAssociated(_ parts: inout Parts) {
    advance()
    while kind != .rightParen, kind != .end, kind != .rightBrace {
      let first = position
      var inner = Parts()
      var name = -1
      if isName, token(1).kind == .colon {
        name = position
        advance()
        advance()
      } else if isName, token(1).kind == .name, token(2).kind == .colon {
        name = position
        position += 3
      }
      append(parseType(), to: &inner)
      if take(.equal) { append(parseExpression(), to: &inner) }
      append(make(.parameter, first: first, token: name, inner), to: &parts)
      if !take(.comma), position == first { skipGroup() }
    }
    _ = take(.rightParen)
  }

  private mutating func parseImport(_ first: Int, _ parts: Parts, _ word: Int) -> CodeNodeID {
    var name = word
    while isName, !token.isFirstOnLine {
      name = position
      advance()
      if kind == .dot { advance() }
    }
    return make(.importDeclaration, first: first, token: name, parts)
  }

  private mutating func parseAlias(_ first: Int, _ flags: CodeNode.Flags, _ parts: Parts) -> CodeNodeID {
    var parts = parts
    let name = position
    advance()
    skipAngles()
    if take(.equal) { append(parseType(), to: &parts) }
    skipWhere()
    return make(.typeAlias, first: first, token: name, flags: flags, parts)
  }

  /// Parses a declaration that is irrelevant to screens: an operator, an associated type, a macro.
  private mutating func parseOther(_ first: Int, _ parts: Parts, _ word: Int) -> CodeNodeID {
    var parts = parts
    while kind != .end, kind != .rightBrace, kind != .semicolon, !token.isFirstOnLine {
      if kind == .leftBrace {
        skipGroup()
        break
      }
      if kind == .equal {
        advance()
        append(parseExpression(), to: &parts)
      } else {
        skipGroup()
      }
    }
    return make(.otherDeclaration, first: first, token: word, parts)
  }
}
