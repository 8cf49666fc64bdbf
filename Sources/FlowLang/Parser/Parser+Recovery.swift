/// Where parsing goes on after an error, and how errors are told.
extension Parser {
  /// Complains of the token at hand, and of nothing else in this statement.
  @discardableResult
  mutating func giveUp(_ what: String, insert: String? = nil) -> Bool {
    guard !isGivenUp else { return false }
    isGivenUp = true
    let message = SyntaxMessage.expected(what, found: found, insert: insert)
    if isOnSameLine && !at(.endOfFile) { report(message) } else { reportAfterLast(message) }
    return false
  }

  /// Complains of the token at hand.
  mutating func report(_ message: SyntaxMessage) { report(message, at: index) }

  mutating func report(_ message: SyntaxMessage, at token: TokenIndex) {
    let token = tokens[Int(token)]
    errors.append(SyntaxError(message, start: token.start, end: token.end))
  }

  /// Complains of what is missing behind the token before the one at hand.
  mutating func reportAfterLast(_ message: SyntaxMessage) {
    let place = index == 0 ? tokens[0].start : tokens[Int(index) - 1].end
    errors.append(SyntaxError(message, start: place, end: place))
  }

  /// The token at hand as a message shows it.
  private var found: String {
    let token = tokens[Int(index)]
    if token.kind == .endOfFile { return token.kind.description }
    let shown = source.bytes[token.range].prefix(40)
    let text = String(decoding: shown, as: UTF8.self) + (shown.count < token.range.count ? "…" : "")
    return token.kind.isReserved ? "the word `\(text)`" : token.kind == .quotedName ? text : "`\(text)`"
  }

  /// Parses `{ statement* }`.
  ///
  /// - Parameter opener: The node that the block belongs to.
  mutating func parseBlock(_ block: Block, of opener: Int) {
    guard expect(.leftBrace) else { return }
    guard depth < Self.nestingLimit else { return skipBlock() }
    nested { parser in
      while !parser.at(.rightBrace) {
        if parser.at(.endOfFile) || parser.isPastEnd(of: block, opener: opener) {
          return parser.reportUnclosed(opener)
        }
        parser.parseStatement(in: block)
      }
      parser.advance()
    }
    if isGivenUp { skipStatement() }
    isGivenUp = false
  }

  /// Parses one statement of a block, or skips what is none.
  mutating func parseStatement(in block: Block) {
    let start = index
    let first = nodes.count
    if block.starters.contains(kind) {
      parse(statement: kind, in: block)
    } else if let home = Block.home(of: kind) {
      report(.misplaced("`\(kind.spelling ?? "")`", allowed: home.place))
      parse(statement: kind, in: home)
      nodes.removeSubrange(first...)
    } else if at(.rightBrace) {
      report(.strayClosingBrace)
      advance()
    } else {
      giveUp(block.expectation)
    }
    if isGivenUp { skipStatement() }
    isGivenUp = false
    if index == start { advance() }
  }

  /// Skips to behind the end of a block that is too deep to be parsed.
  private mutating func skipBlock() {
    report(.nestedTooDeeply(Self.nestingLimit))
    var openBraces = 1
    while openBraces > 0, !at(.endOfFile) {
      if at(.leftBrace) { openBraces += 1 }
      if at(.rightBrace) { openBraces -= 1 }
      advance()
    }
  }

  /// Skips to the next token that begins a statement or ends a block, over whole blocks.
  private mutating func skipStatement() {
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

  /// Whether the token at hand begins a statement: a keyword that stands where no name, label or goal would.
  private var beginsStatement: Bool {
    guard Block.allStarters.contains(kind), kind(ahead: 1) != .colon else { return false }
    if index > 0, TokenSet(.arrow, .dot, .comma, .leftParenthesis, .or, .else).contains(tokens[Int(index) - 1].kind) {
      return isOnSameLine == false
    }
    switch kind {
    case .back: return kind(ahead: 1) == .automatic || kind(ahead: 1) == .declared
    case .tab: return kind(ahead: 1).isWord && TokenSet(.string, .icon, .badge, .arrow).contains(kind(ahead: 2))
    default: return true
    }
  }

  /// Whether the token at hand shows that the end of the block was forgotten: an item of the file that is not
  /// indented more than the block itself.
  private func isPastEnd(of block: Block, opener: Int) -> Bool {
    guard Block.file.starters.contains(kind), !block.starters.contains(kind),
      let own = column(of: index), let outer = column(of: nodes[opener].firstToken)
    else { return false }
    return own <= outer && !isOnSameLine
  }

  private mutating func reportUnclosed(_ opener: Int) {
    nodes[opener].isBroken = true
    let keyword = tokens[Int(nodes[opener].firstToken)]
    let isToldAlready = at(.endOfFile) && isEndReported
    if at(.endOfFile) { isEndReported = true }
    guard !isToldAlready else { return }
    let name = Int(nodes[opener].firstToken) + 1
    let text = tokens[name].kind.isWord ? " \(String(decoding: source.bytes[tokens[name].range], as: UTF8.self))" : ""
    errors.append(
      SyntaxError(
        .unclosedBlock("`\(String(decoding: source.bytes[keyword.range], as: UTF8.self))\(text)`"),
        start: keyword.start, end: keyword.end))
  }

  /// The distance of a token from the start of its line, or nil when it is more than 200 bytes.
  private func column(of token: TokenIndex) -> Int? {
    let start = Int(tokens[Int(token)].start)
    for distance in 0...200 {
      let position = start - distance - 1
      if position < 0 || source.bytes[position] == ASCII.lineFeed || source.bytes[position] == ASCII.carriageReturn {
        return distance
      }
    }
    return nil
  }
}
