/// An `else` behind a goal, where no condition precedes it.
extension Parser {
  /// Consumes an `else`, a `||` or a `|` in place of `or`.
  mutating func takeElseAsOr() -> Bool {
    if takeListOfGoals() || takeElseWithoutCondition() { return true }
    guard at(.else) || bytes[Int(tokens[Int(index)].start)] == UInt8(ascii: "|"), isOnSameLine,
      TokenSet(.back, .home, .dismiss, .stay).contains(kind(ahead: 1))
    else {
      return false
    }
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
