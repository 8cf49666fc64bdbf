/// Handlers as a `switch` elsewhere has them, with one for all other outcomes.
extension Parser {
  /// `else -> stay`, `default -> stay`: each outcome has a handler of its own.
  ///
  /// - Parameter opener: The node of the handlers.
  mutating func takeHandlerOfOthers(of opener: Int) -> Bool {
    // `on * -> stay`: the lexer has left the star out.
    let hasOn = at(.on)
    let behind = bytes[Int(tokens[Int(index)].end)...].prefix(3)
    let isStar = hasOn && kind(ahead: 1) == .arrow && behind.contains(UInt8(ascii: "*"))
    let word = index + (hasOn && !isStar ? 1 : 0)
    let isOther = isStar || tokens.kind(at: Int(word)) == .else || Self.others.contains(spelling(of: word))
    guard isOther, Int(word) + 1 < tokens.count, isOnSameLine(word + 1),
      TokenSet(.arrow, .colon).contains(tokens.kind(at: Int(word) + 1))
    else { return false }
    let start = tokens[Int(index)].start
    let (declared, outcomes) = self.outcomes(behind: nodes[opener].firstToken)
    // An outcome may have such a name.
    if hasOn, !isStar, declared.isEmpty || declared.contains(spelling(of: word)) { return false }
    let place =
      isStar
      ? behind.firstIndex(of: UInt8(ascii: "*")).map { UInt32($0)..<UInt32($0 + 1) }
      : tokens[Int(word)].start..<tokens[Int(word)].end
    let reported = memory.isStatementReported
    memory.isStatementReported = true
    let (first, nodeCount) = (index, nodes.count)
    while index <= word + 1 { advance() }
    let goal = tokens[Int(index)].start
    parseTarget()
    nodes.removeAll(from: nodeCount)
    nodes.markBroken(opener)
    memory.isStatementReported = reported
    memory.skipped.append(first..<index)
    let target = text(from: goal, to: lastTokenEnd)
    let written = outcomes.map { "on \(Spelling.word($0)) -> \(target)" }
    let end = outcomes.isEmpty ? tokens[Int(first)].end : lastTokenEnd
    reportUnderstood(
      "each outcome has an `on` of its own" + (written.first.map { ": `\($0)`" } ?? ""),
      from: place?.lowerBound ?? start, to: place?.upperBound ?? tokens[Int(first)].end,
      written.isEmpty
        ? nil
        : SyntaxError.Repair("write `on` for each", replace: start, end, with: written.joined(separator: "\n")))
    return true
  }

  private static let others: Set<String> = [
    "default", "otherwise", "_", "any", "all", "others", "other", "rest", "anything", "everything",
  ]

  /// `outcome paid -> …` in the braces behind a call: a handler begins with `on`.
  mutating func takeHandlerWithOtherWord() -> Bool {
    guard at(.outcome), kind(ahead: 1).isWord, kind(ahead: 2) == .arrow, isOnSameLine(index + 2) else { return false }
    replaceFirstWord(with: "on")
    parse(statement: .on, in: .handlers)
    return true
  }

  /// `external flow Payment { on paid }`, `external flow Payment { paid }`: an outcome is declared with its own word.
  mutating func takeOutcomeWithOtherWord(in block: Block) -> Bool {
    if at(.on), block.starters.contains(.outcome), kind(ahead: 1).isWord, kind(ahead: 2) != .arrow,
      isOnSameLine(index + 1)
    {
      replaceFirstWord(with: "outcome")
      parse(statement: .outcome, in: block)
      return true
    }
    guard block == .externalFlow, at(.name), ForeignWords.statements(spelling(of: index)).isEmpty,
      TokenSet(.rightBrace, .leftParenthesis).contains(kind(ahead: 1))
    else { return false }
    let token = tokens[Int(index)]
    reportMissing("outcome", "`outcome` is missing before `\(spelling(of: index))`", before: token.start, to: token.end)
    isGivenUp = true
    return true
  }

  /// The outcomes of the flow that is called before a brace, if it is in this file, and those of them which no `on`
  /// behind the brace names.
  private func outcomes(behind brace: TokenIndex) -> (declared: [String], unhandled: [String]) {
    var callee = Int(brace)
    while callee > 0, isOnSameLine(TokenIndex(callee)), !TokenSet(.arrow, .else).contains(tokens.kind(at: callee - 1)) {
      callee -= 1
    }
    let name = spelling(of: TokenIndex(callee))
    guard memory.maySearch(),
      let head = (1..<tokens.count).first(where: {
        TokenSet(.screen, .flow).contains(tokens.kind(at: $0 - 1)) && spelling(of: TokenIndex($0)) == name
      })
    else { return ([], []) }
    let outcomes =
      self.brace(of: TokenIndex(head)).flatMap { tokens(rightIn: $0) }?
      .filter { tokens.kind(at: Int($0)) == .outcome }.map { spelling(of: $0 + 1) } ?? []
    let handled = (brace..<index).filter { tokens.kind(at: Int($0)) == .on }.map { spelling(of: $0 + 1) }
    return (outcomes, outcomes.filter { !handled.contains($0) })
  }
}
