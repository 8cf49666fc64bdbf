/// An `else` behind a goal, where no condition precedes it.
extension Parser {
  /// Takes `else Main when signedIn` behind a goal without a condition: what has a condition comes first.
  ///
  /// - Parameter goal: The first token of the goal.
  mutating func takeConditionBehindElse(of goal: TokenIndex) -> Bool {
    guard at(.else), isConditionAhead else { return false }
    let (first, gap, token, nodeCount) = (index, lastTokenEnd, tokens[Int(index)], nodes.count)
    advance()
    let (start, alternative) = (tokens[Int(goal)].start, tokens[Int(index)].start)
    quietly { $0.parseTarget() }
    nodes.removeAll(from: nodeCount)
    memory.skipped.append(first..<index)
    isGivenUp = false
    let written = "\(text(from: alternative, to: lastTokenEnd)) else "
    let shown = written.contains(where: \.isNewline) ? "… when … else " : written
    reportUnderstood(
      "the goal with a condition comes first: `\(shown)…`", from: token.start, to: token.end,
      SyntaxError.Repair(
        title: "put it first",
        edits: [
          SyntaxError.Edit(start: start, end: start, text: written),
          SyntaxError.Edit(start: gap, end: lastTokenEnd, text: ""),
        ]))
    return true
  }

  /// Takes `else Main when signedIn` behind the goal of the current link.
  private mutating func takeConditionBehindElse() -> Bool {
    let ends = TokenSet(.when, .leftBrace, .rightBrace)
    guard at(.else), lastStatement < nodes.count, let arrow = memory.lastArrow, arrow + 1 < index,
      arrow > nodes[lastStatement].firstToken,
      !(arrow..<index).contains(where: { ends.contains(tokens.kind(at: Int($0))) })
    else { return false }
    return takeConditionBehindElse(of: arrow + 1)
  }

  /// Whether the goal behind the current `else` has a condition, and no other alternative follows.
  private var isConditionAhead: Bool {
    guard kind(ahead: 1).isName || kind(ahead: 1).isReserved, isOnSameLine(index + 1) else { return false }
    var (token, isConditional) = (index + 1, false)
    while Int(token) < tokens.count - 1, isOnSameLine(token), tokens.kind(at: Int(token)) != .else {
      let kind = tokens.kind(at: Int(token))
      isConditional = isConditional || kind == .when || ForeignWords.modifiers[spelling(of: token)] == .when
      token += 1
    }
    return isConditional && (!isOnSameLine(token) || tokens.kind(at: Int(token)) != .else)
  }

  /// Consumes an `else`, a `||` or a `|` in place of `or`.
  mutating func takeElseAsOr() -> Bool {
    if takeListOfGoals() || takeConditionBehindElse() || takeElseWithoutCondition() { return true }
    guard at(.else) || bytes[Int(tokens[Int(index)].start)] == UInt8(ascii: "|"), isOnSameLine,
      TokenSet.plainGoals.contains(kind(ahead: 1))
    else { return false }
    let modifier = open(.orModifier)
    replaceToken("what happens instead of a place that is not there follows `or`", with: "or", isSafe: !at(.else))
    advance()
    close(modifier)
    return true
  }

  /// Skips `else home` behind a goal that cannot be missing: there is nothing to replace, and no condition to fail.
  private mutating func takeElseWithoutCondition() -> Bool {
    guard at(.else), isOnSameLine, isOnSameLine(index + 1), let arrow = memory.lastArrow, arrow + 1 < index,
      lastStatement < nodes.count, arrow > nodes[lastStatement].firstToken, index - arrow < 64,
      tokens.kind(at: Int(arrow) + 1).isName,
      !(arrow..<index).contains(where: { TokenSet(.over, .replace, .in, .when).contains(tokens.kind(at: Int($0))) })
    else { return false }
    let (first, start) = (index, lastTokenEnd)
    let token = tokens[Int(index)]
    let nodeCount = nodes.count
    advance()
    quietly { $0.parseTarget() }
    nodes.removeAll(from: nodeCount)
    memory.skipped.append(first..<index)
    reportUnderstood(
      "`else` belongs to a condition, and there is none", from: token.start, to: token.end,
      help: "write `when FLAG` before it, or remove it",
      SyntaxError.Repair(
        "remove `\(text(from: token.start, to: lastTokenEnd))`", replace: start, lastTokenEnd, with: ""))
    return true
  }
}
