/// Commas in lists without parentheses: of flags and of conditions.
extension Parser {
  /// Consumes the comma between two elements of a list, with the word of the list where it is repeated behind the
  /// comma: `set a, set b`, `when a, when b`.
  ///
  /// - Parameter words: The words that begin such a list.
  /// - Returns: Whether another element of the list follows.
  mutating func takeComma(_ words: TokenSet) -> Bool {
    let comma = tokens[Int(index)]
    let next = kind(ahead: 1)
    if words.contains(next), kind(ahead: 2).isName || kind(ahead: 2) == .not, isOnSameLine(index + 1) {
      guard next == .when || next == wordOfList(words) else {
        // `set a, clear b`
        reportUnderstood(
          "modifiers are not separated by `,`", from: comma.start, to: comma.end,
          SyntaxError.Repair("remove the `,`", isSafe: true, replace: lastTokenEnd, comma.end, with: ""))
        skip(1)
        return false
      }
      let word = tokens[Int(index) + 1]
      reportUnderstood(
        "`\(spelling(of: index + 1))` is written once, before the first", from: word.start, to: word.end,
        SyntaxError.Repair("remove it", isSafe: true, replace: comma.end, word.end, with: ""))
      memory.skipped.append(index + 1..<index + 2)
      advance(2)
      return true
    }
    if next == .else, isOnSameLine(index + 1) {
      replaceToken("there is no `,` before `else`", with: "", isSafe: true)
      return false
    }
    if endsList(index + 1), !memory.lexerErrors.touches(comma.start, comma.end) {
      reportUnderstood(
        "nothing follows this `,`", from: comma.start, to: comma.end,
        SyntaxError.Repair("remove it", isSafe: true, replace: lastTokenEnd, comma.end, with: ""))
      skip(1)
      return false
    }
    advance()
    return true
  }

  /// The word before the list that the current comma is in.
  private func wordOfList(_ words: TokenSet) -> TokenKind? {
    var token = Int(index)
    while token > 0, index - TokenIndex(token) < 64 {
      token -= 1
      if words.contains(tokens.kind(at: token)), tokens.kind(at: token + 1).isName { return tokens.kind(at: token) }
    }
    return nil
  }

  /// Whether a token on another line cannot be the next element of a list.
  private func endsList(_ token: TokenIndex) -> Bool {
    let next = tokens.kind(at: Int(token))
    if next == .rightBrace || next == .endOfFile { return true }
    return !isOnSameLine(token) && Block.allStarters.contains(next)
  }
}
