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
}
