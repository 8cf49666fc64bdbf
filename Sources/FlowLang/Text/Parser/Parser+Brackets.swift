/// Brackets in place of the braces of a block.
extension Parser {
  /// Consumes a bracket alone on its line in place of the `}` of a block.
  mutating func takeMeantClosingBrace(of opener: Int) -> Bool {
    guard TokenSet(.rightParenthesis, .rightBracket, .leftParenthesis, .leftBracket, .leftBrace).contains(kind),
      isLastOnLine, isOnSameLine ? endsLine(of: opener) : column(of: index) == indentation(of: nodes[opener].firstToken)
    else { return false }
    replaceToken("a block is closed with `}`", with: "}")
    return true
  }

  /// Whether the current token is on the line on which a block begins, and closes a bracket.
  private func endsLine(of opener: Int) -> Bool {
    let token = nodes[opener].firstToken
    let first = tokens[Int(token)].start
    return !isOnSameLine(token) && (at(.rightParenthesis) || at(.rightBracket))
      && !ASCII.hasLineEnd(bytes, from: Int(first), to: Int(tokens[Int(index)].start))
  }

  /// Takes a bracket at the end of a line where the `{` of a block belongs.
  mutating func takeMeantOpeningBrace(of opener: Int) -> Bool {
    guard !isGivenUp, isBracketForBrace else { return false }
    let token = index
    let isBeforeStatement = isBracketBeforeStatement
    advance()
    let isBlock = isBeforeStatement || startsWithoutBrace(Block(of: nodes[opener].kind) ?? .handlers, of: opener)
    goBack(to: token)
    guard isBlock else { return false }
    replaceToken("a block is opened with `{`", with: at(.colon) ? " {" : "{")
    return true
  }

  /// Takes the `:` before a block that is indented instead of being in braces. Its lines may be those of YAML.
  mutating func takeIndentedBlock(of opener: Int) -> Bool {
    guard !isGivenUp, at(.colon), isOnSameLine, isLastOnLine, memory.maySearch(),
      let outer = indentation(of: nodes[opener].firstToken)
    else { return false }
    let colon = tokens[Int(index)]
    var edits = [SyntaxError.Edit(start: lastTokenEnd, end: colon.end, text: " {")]
    var (place, end) = (Int(colon.end), Int(colon.end))
    while place < bytes.count {
      let line = bytes[place...].prefix { $0 != ASCII.lineFeed }
      let text = line.drop { ASCII.isWhitespace($0) }
      if place > colon.end, !text.isEmpty {
        if text.startIndex - place <= outer {
          if text.first == UInt8(ascii: "}") { return false }
          break
        }
        end = line.endIndex
        if let written = Self.statement(ofLine: text, in: nodes[opener].kind) {
          // A line of which nothing is left goes with its end.
          let start = written.isEmpty ? place - 1 : text.startIndex
          edits.append(SyntaxError.Edit(start: UInt32(start), end: UInt32(end), text: written))
        }
      }
      place = line.endIndex + 1
    }
    if end == colon.end, nodes[opener].kind.isDeclaration {
      let written = [SyntaxError.Edit(start: lastTokenEnd, end: colon.end, text: " {}")]
      reportUnderstood(
        "a block is in braces", from: colon.start, to: colon.end,
        SyntaxError.Repair(title: "write `{}`", edits: written))
      advance()
      nodes.markBroken(opener)
      return true
    }
    guard end > colon.end else { return false }
    let brace = "\n" + String(repeating: " ", count: outer) + "}"
    edits.append(SyntaxError.Edit(start: UInt32(end), end: UInt32(end), text: brace))
    reportUnderstood(
      "a block is in braces", from: colon.start, to: colon.end,
      SyntaxError.Repair(title: "write the braces", edits: edits))
    advance()
    if nodes[opener].kind == .app, spelling(of: index) == "name", at(.name) { skip(lastOnLine(index) + 1 - index) }
    return true
  }

  /// Returns the statement that a line of YAML stands for: `link close -> dismiss` for `- close: dismiss`, `view Home`
  /// for `view: Home`, and nothing for `links:`; nil for any other line.
  private static func statement(ofLine line: ArraySlice<UInt8>, in block: SyntaxKind) -> String? {
    let text = String(decoding: line, as: UTF8.self)
    if block == .app, text.hasPrefix("name: ") { return "" }
    if ["links:", "transitions:", "actions:", "edges:", "screens:", "tabs:"].contains(text) { return "" }
    let item = text.hasPrefix("- ") ? text.dropFirst(2) : text[...]
    if item.count == text.count, let colon = text.firstIndex(of: ":") {
      // `view: ReviewsView` is a statement but for the colon, and for the quotes of a text.
      let (key, value) = (text[..<colon], text[colon...].dropFirst().drop { $0 == " " })
      let word = TokenKind.allCases.first { Block.allStarters.contains($0) && $0.spelling == String(key) }
      if let word, !value.isEmpty {
        let isText = TokenSet(.scheme, .domain, .image, .url).contains(word) && value.first != "\""
        return "\(key) \(isText ? StringLiteral.quoted(String(value)) : String(value))"
      }
    }
    let parts = item.split(separator: " ")
    let keys = ["name:", "to:", "target:", "id:", "label:", "title:", "type:"]
    if parts.count == 2, parts[0].last == ":", parts[0].count > 1, !keys.contains(String(parts[0])) {
      return "\(block == .tabs ? "tab" : "link") \(parts[0].dropLast()) -> \(parts[1])"
    }
    return item.count < text.count ? String(item) : nil
  }

  /// Whether a bracket ends the current line, or a statement follows it, so that it may stand for a brace.
  var isBracketForBrace: Bool {
    TokenSet(.leftParenthesis, .leftBracket, .rightBrace, .rightParenthesis, .rightBracket, .colon).contains(kind)
      && isOnSameLine && (isLastOnLine || isBracketBeforeStatement)
  }

  /// Whether a statement follows an opening bracket on its line: `screen Help ( link done -> back )`.
  private var isBracketBeforeStatement: Bool {
    TokenSet(.leftParenthesis, .leftBracket).contains(kind) && isOnSameLine(index + 1)
      && Block.allStarters.contains(kind(ahead: 1)) && (kind(ahead: 2).isWord || kind(ahead: 2) == .string)
  }

  /// Whether the current token is a bracket at the end of its line, and an `on` begins the next.
  var isBracketBeforeHandler: Bool {
    isBracketForBrace && !at(.rightBrace) && kind(ahead: 1) == .on && kind(ahead: 2) != .colon
  }

  var isLastOnLine: Bool { kind(ahead: 1) == .endOfFile || !isOnSameLine(index + 1) }
}

/// Modifiers between braces.
extension Parser {
  /// Takes `Main { set onboarded }`: modifiers stand without braces.
  mutating func takeModifiersInBraces() {
    guard !isGivenUp, at(.leftBrace), isOnSameLine, Self.modifierStarts.contains(kind(ahead: 1)) else { return }
    var close = Int(index) + 1
    while close < min(tokens.count - 1, Int(index) + 32), tokens.kind(at: close) != .rightBrace { close += 1 }
    guard tokens.kind(at: close) == .rightBrace, isOnSameLine(TokenIndex(close)) else { return }
    let (open, gap, end) = (tokens[Int(index)], lastTokenEnd, tokens[close])
    reportUnderstood(
      "modifiers stand without braces", from: open.start, to: open.end,
      SyntaxError.Repair(
        title: "remove them", isSafe: true,
        edits: [
          SyntaxError.Edit(start: gap, end: tokens[Int(index) + 1].start, text: " "),
          SyntaxError.Edit(start: tokens[close - 1].end, end: end.end, text: ""),
        ]))
    advance()
    quietly { parser in while !parser.isGivenUp, Int(parser.index) < close, parser.parseModifier() {} }
    if Int(index) == close { advance() }
  }

  /// Takes `Main { signedIn = true; guest = false }`: flags are set and cleared by modifiers.
  mutating func takeAssignmentsInBraces() {
    guard !isGivenUp, at(.leftBrace), isOnSameLine, kind(ahead: 2) == .equal || spelling(of: index + 1) == "self",
      let close = closing(Int(index)), let written = modifiers(assigning: Int(index) + 1..<close)
    else { return }
    let start = tokens[Int(index)].start
    memory.foreignLines.append((start, tokens[close].end))
    skip(TokenIndex(close) + 1 - index)
    reportWritten("flags are set by a modifier: `\(written)`", from: start, to: lastTokenEnd, as: written)
  }

  /// Returns the modifiers for assignments to flags; nil where there is anything else.
  private func modifiers(assigning body: Range<Int>) -> String? {
    var (set, cleared, token) = ([String](), [String](), body.lowerBound)
    while token < body.upperBound {
      if spelling(of: TokenIndex(token)) == "self", tokens.kind(at: token + 1) == .dot { token += 2 }
      guard token + 2 < body.upperBound, tokens.kind(at: token).isName, tokens.kind(at: token + 1) == .equal else {
        return nil
      }
      let flag = spelling(of: TokenIndex(token))
      token += tokens.kind(at: token + 2) == .dot ? 3 : 2
      let value = spelling(of: TokenIndex(token))
      switch value {
      case "true": set.append(flag)
      case "false": cleared.append(flag)
      default:
        // An argument or an outcome may have a value, too.
        guard token < body.upperBound, tokens.kind(at: token).isName, declaration(ofFlag: flag) != nil else {
          return nil
        }
        set.append("\(flag) = \(value)")
      }
      token += 1
      if tokens.kind(at: token) == .comma { token += 1 }
    }
    let modifiers = [("set", set), ("clear", cleared)].filter { !$0.1.isEmpty }
    return modifiers.map { "\($0.0) \($0.1.joined(separator: ", "))" }.joined(separator: " ")
  }
}
