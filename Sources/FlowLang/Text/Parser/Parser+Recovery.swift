/// Recovers from errors.
extension Parser {
  /// Parses `{ statement* }`.
  ///
  /// - Parameters:
  ///   - block: The statements that are allowed.
  ///   - opener: The node that the block belongs to.
  mutating func parseBlock(_ block: Block, of opener: Int) {
    var hasBrace = at(.leftBrace) && !isGivenUp
    if hasBrace {
      advance()
    } else {
      guard let found = findBlock(block, of: opener) else { return }
      hasBrace = found
    }
    guard isDepthLeft() else { return skipBlock() }
    depth += 1
    let outer = self.block
    self.block = block
    parseStatements(opener, isOpen: hasBrace)
    self.block = outer
    depth -= 1
  }

  /// Parses statements up to the `}`. Calls other functions for all that needs room on the stack, since blocks nest.
  private mutating func parseStatements(_ opener: Int, isOpen: Bool) {
    var strayBraces = 0
    while !isAtEnd(of: opener, strayBraces, isOpen: isOpen) {
      if isAtBrace {
        strayBraces += skipBraces()
      } else {
        parseStatement(in: block, of: opener)
      }
    }
  }

  private var isAtBrace: Bool { at(.rightBrace) || at(.leftBrace) }

  /// Whether the current block ends here; consumes its `}`, or reports that there is none.
  private mutating func isAtEnd(of opener: Int, _ strayBraces: Int, isOpen: Bool) -> Bool {
    if at(.rightBrace) && strayBraces == 0 {
      advance()
      return true
    }
    if isOpen && strayBraces == 0 && takeMeantClosingBrace(of: opener) { return true }
    guard at(.endOfFile) || isPastEnd(of: block, opener: opener) else { return false }
    if isOpen { reportUnclosed(opener) }
    return true
  }

  /// Skips a `}`, or a `{` that is unexpected or encloses some statements: in both cases the statements belong to the
  /// block.
  ///
  /// - Returns: The change of the number of open braces.
  private mutating func skipBraces() -> Int {
    if take(.rightBrace) { return -1 }
    if memory.excusedBrace == index {
      advance()
      return 1
    }
    if isAtObject, let close = braces.closing(of: index) {
      let start = index
      rejectStatement(in: block)
      skip(close + 1 - index)
      noteForeignLines(since: start)
      isGivenUp = false
      return 0
    }
    rejectStatement(in: block)
    isGivenUp = false
    isEndExcused = true
    var count = 0
    while take(.leftBrace) { count += 1 }
    return count
  }

  /// Parses one statement of a block, or skips text that is no statement. As in ``parseStatements(_:isOpen:)``, other
  /// functions do all that needs room on the stack.
  mutating func parseStatement(in block: Block, of opener: Int) {
    let start = index
    let outer = (memory.isStatementReported, memory.repairedError)
    (memory.isStatementReported, memory.repairedError) = (false, nil)
    if block == .handlers, takesHandlerOfOthers(opener) {
      isBraceExcused = false
    } else if at(.note), takeNoteOfDiagram() {
      isBraceExcused = false
    } else if isAllowed(in: block) {
      beginStatement()
      parse(statement: kind, in: block)
    } else if !takesOtherWord(in: block) {
      parseUnexpected(in: block, of: opener)
    }
    endStatement(since: start)
    (memory.isStatementReported, memory.repairedError) = outer
  }

  private mutating func takesHandlerOfOthers(_ opener: Int) -> Bool { at(.on) && takeHandlerOfOthers(of: opener) }

  private mutating func takesOtherWord(in block: Block) -> Bool {
    takeMeantDeclaration(in: block) || takeOutcomeWithOtherWord(in: block)
      || block == .handlers && takeHandlerWithOtherWord()
  }

  private mutating func beginStatement() {
    isBraceExcused = false
    lastStatement = nodes.count
    skipRepeatedWord()
  }

  private mutating func endStatement(since start: TokenIndex) {
    if isGivenUp {
      skipStatement()
      noteForeignLines(since: start)
    }
    isGivenUp = false
    if index == start { advance() }
    memory.wasLastStatementReported = memory.isStatementReported
  }

  private mutating func parseUnexpected(in block: Block, of opener: Int) {
    if Block.allStarters.contains(kind) {
      parseMisplaced(in: block, of: opener)
    } else {
      skipUnexpected(in: block, of: opener)
    }
  }

  private mutating func skipUnexpected(in block: Block, of opener: Int) {
    if at(.rightBrace) {
      skipStrayBraces()
    } else if !parseMeantStatement(in: block, of: opener) {
      rejectStatement(in: block)
      isBraceExcused = isBraceExcused || (block == .file && column(of: index) != 0)
    }
  }

  /// Reports a statement of another block, and parses it.
  private mutating func parseMisplaced(in block: Block, of opener: Int) {
    reportMisplaced(in: block)
    parse(kind, at: isTransition ? .file : Block.home(of: kind), inside: opener)
  }

  /// Parses a statement of another block, and keeps it only when it declares a name.
  mutating func parse(_ kind: TokenKind, at home: Block, inside opener: Int) {
    let first = nodes.count
    lastStatement = first
    parse(statement: kind, in: home)
    nodes.markBroken(opener)
    if nodes.count > first, !nodes[first].kind.isDeclaration { nodes.removeAll(from: first) }
    lastStatement = min(lastStatement, nodes.count)
  }

  private mutating func reportMisplaced(in block: Block) {
    let isReported = block == .file && isBraceExcused && column(of: index) != 0
    isBraceExcused = block == .file
    if isReported { return }
    if block == .file, isBehindEarlyBrace { return reportEarlyBrace(index - 1) }
    let places = isTransition ? Block.file.place : Block.places(of: kind)
    var error = SyntaxError(
      .misplaced("`\(kind.spelling ?? "")`", allowed: places), start: tokens[Int(index)].start,
      end: tokens[Int(index)].end)
    error.repair = repairOfMisplaced(in: block)
    errors.append(error)
  }

  /// Whether the current token begins a statement of the block.
  func isAllowed(in block: Block) -> Bool {
    guard block.starters.contains(kind), block == .file || !isTransition else { return false }
    return block != .file || kind != .transition || !isIndentedUse
  }

  /// Whether the current token begins the use of a transition that is indented, as in a block.
  private var isIndentedUse: Bool {
    kind(ahead: 1).isName && kind(ahead: 2) != .leftBrace && !isOnSameLine(index + 2) && column(of: index) != 0
  }

  /// Whether the current token begins the declaration of a transition, not its use.
  private var isTransition: Bool { kind == .transition && self.kind(ahead: 2) == .leftBrace }

  /// Finds a block whose head could not be parsed, or whose `{` is missing.
  ///
  /// - Returns: Whether there is a `{`; nil when no statements of the block follow.
  private mutating func findBlock(_ block: Block, of opener: Int) -> Bool? {
    if takeIndentedBlock(of: opener) { return false }
    if takeMeantOpeningBrace(of: opener) { return true }
    let braces = repairOfMissingBrace(block, opener)
    // `app: Shop` and indented lines: only the braces are missing.
    join(braces.map { SyntaxError.Repair(title: $0.title, isSafe: true, edits: $0.edits) })
    giveUp("`{`", insert: "{", repair: headRepair ?? braces)
    nodes.markBroken(opener)
    skipHead(from: nodes[opener].firstToken)
    let hasBrace = at(.leftBrace)
    guard hasBrace || startsWithoutBrace(block, of: opener) else {
      isBraceExcused = true
      return nil
    }
    isGivenUp = false
    if hasBrace { advance() }
    return hasBrace
  }

  /// The repair of a block whose `{` is missing at the end of the line.
  private func repairOfMissingBrace(_ block: Block, _ opener: Int) -> SyntaxError.Repair? {
    guard startsWithoutBrace(block, of: opener) else { return nil }
    var edits = [SyntaxError.Edit(start: lastTokenEnd, end: lastTokenEnd, text: " {")]
    if isOnSameLine {
      // `screen Help link done -> back`
      var last = Int(index)
      while last + 1 < tokens.count - 1, isOnSameLine(TokenIndex(last + 1)) { last += 1 }
      let braces = (Int(index)...last).filter { TokenSet(.leftBrace, .rightBrace).contains(tokens.kind(at: $0)) }
      if braces == [last], tokens.kind(at: last) == .rightBrace {
        return SyntaxError.Repair(title: "insert `{`", edits: edits)
      }
      guard braces.isEmpty else { return nil }
      edits.append(SyntaxError.Edit(start: tokens[last].end, end: tokens[last].end, text: " }"))
    } else if let end = endOfBlockInWords(opener) {
      edits.append(SyntaxError.Edit(start: end.start, end: end.end, text: "}"))
      return SyntaxError.Repair(title: "write the braces", edits: edits)
    } else if let end = endOfBlockWithoutBraces(block) {
      edits.append(SyntaxError.Edit(start: end, end: end, text: "\n}"))
      return SyntaxError.Repair(title: "write the braces", edits: edits)
    }
    return SyntaxError.Repair(title: isOnSameLine ? "write the braces" : "insert `{`", edits: edits)
  }

  /// Skips the rest of a declaration's head: the tokens on its line or in its parentheses.
  private mutating func skipHead(from first: TokenIndex) {
    let start = index
    defer { if index > start { memory.skipped.append(start..<index) } }
    var openParentheses = 0
    for token in tokens[Int(first)..<Int(index)] {
      if token.kind == .leftParenthesis { openParentheses += 1 }
      if token.kind == .rightParenthesis { openParentheses -= 1 }
    }
    while !at(.leftBrace), !at(.rightBrace), !at(.endOfFile), !beginsStatement, isOnSameLine || openParentheses > 0 {
      if at(.leftParenthesis) { openParentheses += 1 }
      if at(.rightParenthesis) { openParentheses -= 1 }
      advance()
    }
  }

  /// Whether the current token looks like the first statement of a block whose `{` was forgotten.
  func startsWithoutBrace(_ block: Block, of opener: Int) -> Bool {
    guard isAllowed(in: block), beginsStatement || (!isOnSameLine && kind(ahead: 1) == .colon) else { return false }
    if isOnSameLine || block == .handlers { return true }
    // `start Home` right below `app Shop` belongs to it, however it is indented.
    if TokenSet(.app, .screen, .tabs).contains(tokens.kind(at: Int(nodes[opener].firstToken))),
      !self.block.starters.contains(kind)
    {
      return true
    }
    guard let own = column(of: index), let outer = indentation(of: nodes[opener].firstToken) else { return false }
    return own > outer
  }

  /// Skips braces that close nothing, with one error.
  private mutating func skipStrayBraces() {
    let first = tokens[Int(index)].start
    var last = first
    while at(.rightBrace) {
      last = tokens[Int(index)].end
      advance()
    }
    if !isBraceExcused { reportStrayBrace(from: first, to: last) }
    isBraceExcused = false
  }

  /// Skips past the end of a block that is too deep to be parsed.
  private mutating func skipBlock() {
    let start = index
    defer { if index > start { memory.skipped.append(start..<index) } }
    isGivenUp = false
    var openBraces = 1
    while openBraces > 0, !at(.endOfFile) {
      if at(.leftBrace) { openBraces += 1 }
      if at(.rightBrace) { openBraces -= 1 }
      advance()
    }
  }

  /// Skips to the next token that begins a statement or ends a block, over whole blocks.
  private mutating func skipStatement() {
    let start = index
    defer { if index > start { memory.skipped.append(start..<index) } }
    var openBraces = 0
    while !at(.endOfFile) {
      if at(.leftBrace) {
        openBraces += 1
      } else if at(.rightBrace) {
        if openBraces == 0 { return }
        openBraces -= 1
      } else if Block.file.starters.contains(kind) && column(of: index) == 0 {
        return
      } else if openBraces == 0 && beginsStatement {
        return
      }
      advance()
    }
  }

  /// Whether the current token begins a statement: a keyword where no name, label or goal would be.
  var beginsStatement: Bool {
    guard Block.allStarters.contains(kind), kind(ahead: 1) != .colon else { return false }
    if index > 0, kind(ahead: 1) == .arrow || Self.beforeNames.contains(tokens.kind(at: Int(index) - 1)) {
      return !isOnSameLine
    }
    return beginsBackOrTab || (kind != .back && kind != .tab)
  }

  /// Whether the current token begins a statement that could be a goal by its first word.
  var beginsBackOrTab: Bool {
    switch kind {
    case .back: kind(ahead: 1) == .automatic || kind(ahead: 1) == .declared
    case .tab: kind(ahead: 1).isWord && TokenSet(.string, .icon, .badge, .arrow).contains(kind(ahead: 2))
    default: false
    }
  }

  /// The tokens after which a word on the same line is a name, label or goal.
  private static let beforeNames = TokenSet(
    .arrow, .dot, .comma, .leftParenthesis, .or, .else, .link, .on, .outcome, .without, .finish, .tab, .note, .every)

  /// Whether the current token shows that the end of the block was forgotten: it begins a statement that belongs around
  /// the block, and is not indented more than the line that the block begins on.
  @inline(__always)
  private mutating func isPastEnd(of block: Block, opener: Int) -> Bool {
    let outside = block == .handlers ? Block.allStarters : Block.file.starters
    return outside.contains(kind) && !isAllowed(in: block) && isOutdented(opener)
  }

  /// Whether the current token begins a line that is not indented more than the one that a block begins on. Marked
  /// `mutating` although it mutates nothing: a nonmutating call would copy the parser before the first test.
  private mutating func isOutdented(_ opener: Int) -> Bool {
    guard !isOnSameLine,
      let own = column(of: index), let outer = indentation(of: nodes[opener].firstToken)
    else { return false }
    return own <= outer && !isBlockResumed(behind: outer)
  }

  /// Whether the current statement, which is on one line, is followed by one that can only belong to the current block.
  private func isBlockResumed(behind outer: Int) -> Bool {
    var (next, openBraces) = (index + 1, 0)
    while isOnSameLine(next), tokens.kind(at: Int(next)) != .endOfFile {
      if tokens.kind(at: Int(next)) == .leftBrace { openBraces += 1 }
      if tokens.kind(at: Int(next)) == .rightBrace { openBraces -= 1 }
      next += 1
    }
    guard openBraces == 0, block.starters.contains(tokens.kind(at: Int(next))) else { return false }
    return (column(of: next) ?? 0) > outer
  }

  /// Returns the indentation of the line of a token, in bytes, or nil when the token is more than 200 bytes into the
  /// line.
  func indentation(of token: TokenIndex) -> Int? {
    guard let column = column(of: token) else { return nil }
    let start = Int(tokens[Int(token)].start)
    return bytes[start - column..<start].prefix { $0 == ASCII.space || $0 == ASCII.tab }.count
  }

  /// Returns the distance of a token from the start of its line, or nil when it is more than 200 bytes.
  func column(of token: TokenIndex) -> Int? {
    let start = Int(tokens[Int(token)].start)
    for distance in 0...200 {
      let position = start - distance - 1
      if position < 0 || ASCII.isLineEnd(bytes[position]) { return distance }
    }
    return nil
  }
}
