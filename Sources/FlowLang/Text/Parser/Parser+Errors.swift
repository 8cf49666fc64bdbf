/// Reports errors: each once, where it occurs, and not again where it only follows from another.
extension Parser {
  /// Reports the current token, and nothing else in this statement.
  ///
  /// - Parameters:
  ///   - what: The description of the missing part.
  ///   - insert: The source text of the missing part, if there is only one.
  /// - Returns: False, for callers that return whether they found something.
  @discardableResult
  mutating func giveUp(_ what: String, insert: String? = nil, repair: SyntaxError.Repair? = nil) -> Bool {
    guard !isGivenUp else { return false }
    isGivenUp = true
    if memory.isStatementReported || returnToWrappedWord() { return false }
    memory.isStatementReported = true
    let place = tokens[Int(index)]
    if isOnSameLine && !at(.endOfFile) {
      reportUnlessSkipped(
        .expected(what, found: found, insert: insert), from: place.start, to: place.end, since: lastTokenStart,
        repair: repair)
    } else {
      reportMissing(what, insert: insert, repair: repair)
    }
    return false
  }

  /// Reports a token that begins no statement of the block.
  mutating func rejectStatement(in block: Block) {
    isGivenUp = true
    if returnToWrappedWord() { return }
    let place = tokens[Int(index)]
    let isContinued = isOnSameLine && index > 0
    if !isContinued, at(.name), isDeclared(index) {
      return reportUnderstood(
        "a statement begins with a keyword, and `\(spelling(of: index))` is a name", from: place.start, to: place.end,
        nil)
    }
    if isContinued, memory.wasLastStatementReported, !TokenSet(.leftBrace, .rightBrace).contains(kind) { return }
    memory.isStatementReported = true
    let what = (isContinued ? continuation : "") + block.expectation
    reportUnlessSkipped(
      .expected(what, found: found, insert: nil), from: place.start, to: place.end,
      since: isContinued ? lastTokenStart : place.start - UInt32(column(of: index) ?? 0))
  }

  /// Reports an error at the current token.
  mutating func report(_ message: SyntaxMessage) { report(message, at: index) }

  /// Reports an error at a token.
  mutating func report(_ message: SyntaxMessage, at token: TokenIndex) {
    let token = tokens[Int(token)]
    errors.append(SyntaxError(message, start: token.start, end: token.end))
  }

  /// Reports a block that the end of the file or another statement ends.
  mutating func reportUnclosed(_ opener: Int) {
    nodes.markBroken(opener)
    if isEndExcused {
      isEndExcused = false
      return
    }
    if at(.endOfFile) {
      // The enclosing blocks are unclosed for the same reason.
      guard !isEndReported else { return }
      isEndReported = true
    }
    let missing = missingBrace(from: nodes[opener].firstToken)
    let first = missing?.head ?? nodes[opener].firstToken
    let head = tokens[Int(first)]
    var message = SyntaxMessage.unclosedBrace
    let words = (first...first + (head.kind == .external ? 2 : 1)).filter { tokens[Int($0)].kind.isWord }
    if head.kind != .leftBrace, !words.isEmpty {
      message = .unclosedBlock("`\(words.map { excerpt(of: $0) }.joined(separator: " "))`")
    }
    let place = missing?.repair.edits.first?.start
    if at(.endOfFile), place.map({ $0 >= lastTokenEnd }) ?? false {
      memory.isCutOff = true
      if let last = errorAtLastToken, let repair = missing?.repair {
        // The file ends in the middle of a statement.
        return errors.close(last, with: repair, "\(message.text) either")
      }
    }
    reportUnlessSkipped(
      message, from: place ?? head.start, to: place ?? head.end, since: lastTokenStart, repair: missing?.repair,
      cause: head.start)
  }

  // MARK: Errors that follow from others

  /// Reports an error, unless the lexer has left something out between `since` and the current token: then the error
  /// follows from that.
  private mutating func reportUnlessSkipped(
    _ message: SyntaxMessage, from start: UInt32, to end: UInt32, since: UInt32, repair: SyntaxError.Repair? = nil,
    cause: UInt32? = nil
  ) {
    let limit = at(.endOfFile) ? tokens[Int(index)].start : tokens[Int(index)].end
    if memory.holes.touches(since, limit) { return }
    var error = SyntaxError(message, start: start, end: end)
    error.repair = repair
    error.cause = cause ?? start
    errors.append(error)
  }

  private mutating func reportMissing(_ what: String, insert: String?, repair: SyntaxError.Repair? = nil) {
    let place = index == 0 ? tokens[0].start : tokens[Int(index) - 1].end
    reportUnlessSkipped(
      .expected(what, found: nil, insert: insert), from: place, to: place, since: lastTokenStart, repair: repair)
  }

  /// The error about the last token before the current one, or behind it.
  var errorAtLastToken: Int? { errors.errors.lastIndex { $0.end >= lastTokenEnd } }

  /// The start of the token before the current one.
  private var lastTokenStart: UInt32 { index == 0 ? 0 : tokens[Int(index) - 1].start }

  /// Goes back to a word at the start of a line that was consumed as a name, when the text after it shows that it
  /// begins a statement: the name is missing instead.
  private mutating func returnToWrappedWord() -> Bool {
    guard let word = wrappedWord, word.index + 1 == index,
      Block.allStarters.contains(tokens.kind(at: Int(word.index))), !isOnSameLine(word.index)
    else { return false }
    goBack(to: word.index)
    wrappedWord = nil
    for node in lastStatement..<nodes.count where nodes.endToken(of: UInt32(node)) > index {
      nodes.shorten(node, before: index)
    }
    reportMissing(word.what, insert: nil)
    return true
  }

  // MARK: Words of a message

  /// The tokens that could continue the statement that was just parsed, for a message.
  private var continuation: String {
    guard lastStatement < nodes.count,
      !TokenSet(.leftBrace, .rightBrace).contains(tokens[Int(index) - 1].kind)
    else { return "" }
    if nodes[nodes.count - 1].kind == .conditions { return "`,`, `else`, " }
    let hasTarget = [.link, .handler, .requires].contains(nodes[lastStatement].kind)
    return hasTarget ? "a modifier such as `sheet`, " : ""
  }

  /// The current token in a message.
  var found: String {
    switch kind {
    case .endOfFile: kind.description
    case .quotedName: "the name \(excerpt(of: index))"
    case _ where kind.isReserved: "the word `\(excerpt(of: index))`"
    default: "`\(excerpt(of: index))`"
    }
  }

  /// Returns the beginning of a token, without characters that could spoil the message.
  private func excerpt(of token: TokenIndex) -> String {
    let range = tokens[Int(token)].range
    var text = String.UnicodeScalarView()
    for scalar in String(decoding: bytes[range].prefix(200), as: UTF8.self).unicodeScalars {
      if text.count == 40 { return String(text) + "…" }
      text.append(spoilsMessage(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(text)
  }

  func spoilsMessage(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: UTF8Text.reordersText(scalar)
    }
  }
}
