/// Finds a block whose `}` is missing, by the indentation.
extension Parser {
  /// Returns the word `end` in place of the `}` of a block without `{`: alone on a line, as far indented as the block.
  func endOfBlockInWords(_ opener: Int) -> Token? {
    guard memory.maySearch(), let outer = indentation(of: nodes[opener].firstToken) else { return nil }
    var token = index
    while token - index < 2000, ![.endOfFile, .rightBrace].contains(tokens.kind(at: Int(token))) {
      if tokens.kind(at: Int(token)) == .leftBrace, let close = braces.closing(of: token) { token = close }
      if tokens.kind(at: Int(token)) == .name, !isOnSameLine(token), let own = column(of: token), own <= outer {
        return own == outer && spelling(of: token) == "end" ? tokens[Int(token)] : nil
      }
      token += 1
    }
    return nil
  }

  /// Returns the end of the statements of a block at the top of the file without `{`, where no `}` follows them; nil
  /// when one does.
  func endOfBlockWithoutBraces(_ block: Block) -> UInt32? {
    guard depth == 0, memory.maySearch() else { return nil }
    var token = index
    while tokens.kind(at: Int(token)) != .endOfFile {
      let kind = tokens.kind(at: Int(token))
      if kind == .rightBrace { return nil }
      let isOutside = Block.file.starters.contains(kind) && column(of: token) == 0
      if token > index, isOutside, !block.starters.contains(kind) { break }
      if kind == .leftBrace {
        guard let closing = braces.closing(of: token) else { return nil }
        token = closing
      }
      token += 1
    }
    return tokens[Int(token) - 1].end
  }

  /// Reports a `}` that closes nothing: where an earlier one closes its block too early, that one.
  mutating func reportStrayBrace(from start: UInt32, to end: UInt32) {
    guard memory.maySearch(), let early = (0..<index).first(where: { closesTooEarly($0) }) else {
      return errors.append(SyntaxError(.strayClosingBrace, start: start, end: end))
    }
    reportEarlyBrace(early)
  }

  /// Reports a `}` that closes its block too early.
  mutating func reportEarlyBrace(_ brace: TokenIndex) {
    let place = tokens[Int(brace)]
    var error = SyntaxError(.strayClosingBrace, start: place.start, end: place.end)
    if let head = braces.opening(closedBy: brace).map({ head(of: $0) }) {
      error.help = "it ends the block of `\(spelling(of: head)) \(spelling(of: head + 1))` too early"
    }
    error.repair = SyntaxError.Repair(
      "remove the `}`", replace: tokens[Int(brace) - 1].end, place.end, with: "")
    errors.append(error)
  }

  /// Whether a token is a `}` that is not where the block that it closes ends: behind a statement, or in another column
  /// than the line on which the block begins.
  func closesTooEarly(_ token: TokenIndex) -> Bool {
    guard tokens.kind(at: Int(token)) == .rightBrace, let brace = braces.opening(closedBy: token) else { return false }
    let isOnOneLine = !ASCII.hasLineEnd(
      bytes, from: Int(tokens[Int(brace)].start), to: Int(tokens[Int(token)].start))
    return !isOnOneLine && (isOnSameLine(token) || column(of: token) != indentation(of: brace))
  }

  /// Whether a `}` behind the current token closes nothing.
  var hasStrayBrace: Bool {
    memory.maySearch()
      && (index..<TokenIndex(tokens.count)).contains {
        tokens.kind(at: Int($0)) == .rightBrace && braces.opening(closedBy: $0) == nil
      }
  }

  /// A block whose `}` is missing, and the repair that inserts it.
  struct MissingBrace {
    /// The first token of the statement on the line of the brace.
    let head: TokenIndex
    let repair: SyntaxError.Repair
  }

  /// Returns the block whose `}` is missing around the current token: an inner block, if its `}` is indented less than
  /// the line it begins on, or else the block itself.
  ///
  /// - Parameter first: The first token of the unclosed block.
  func missingBrace(from first: TokenIndex) -> MissingBrace? {
    guard memory.maySearch() else { return nil }
    let braces = braces
    for token in first..<index {
      let kind = tokens.kind(at: Int(token))
      let isStarter = Block.file.starters.contains(kind)
      guard isStarter || kind == .rightBrace, !isOnSameLine(token), let own = column(of: token) else { continue }
      let around = braces.openings(around: token).prefix { $0 >= first }
      if isStarter, around.count == 1, let outer = indentation(of: first), own <= outer {
        // The parser has put the following statements into the block, but the author has not.
        return missingBrace(of: around[0], before: token)
      }
      if kind == .rightBrace, around.count > 1, let outer = indentation(of: around[0]), own < outer {
        return missingBrace(of: around[0], before: token)
      }
    }
    // The braces in a part that the parser has skipped need their `}`, too: each would close one of them instead.
    let open = braces.openings(around: index).prefix { $0 >= first }.reversed()
    return open.first.map { missingBrace(of: $0, before: index, with: open.dropFirst()) }
  }

  /// - Parameter others: The braces inside the block that have no `}` either.
  private func missingBrace(
    of brace: TokenIndex, before token: TokenIndex, with others: some Collection<TokenIndex> = []
  ) -> MissingBrace {
    let place = tokens[Int(token) - 1].end
    let lineEnd = bytes[Int(tokens[Int(brace)].start)..<Int(place)].lastIndex { ASCII.isLineEnd($0) }
    let texts = ([brace] + Array(others)).reversed().map { brace in
      let isOnOneLine = lineEnd.map { $0 < tokens[Int(brace)].start } ?? true
      return isOnOneLine ? " }" : "\n" + String(repeating: " ", count: indentation(of: brace) ?? 0) + "}"
    }
    let repair = SyntaxError.Repair("insert `}`", replace: place, place, with: texts.joined())
    var head = brace
    while head > 0, isOnSameLine(head), brace - head < 64, tokens.kind(at: Int(head) - 1) != .leftBrace { head -= 1 }
    return MissingBrace(head: head, repair: repair)
  }
}
