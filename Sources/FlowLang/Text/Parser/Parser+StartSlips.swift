/// A start with a condition and without its `else`.
extension Parser {
  /// Takes a second `start` as the `else` of the first: `start Main when signedIn` and `start Welcome`.
  mutating func takeSecondStart() -> Bool {
    guard at(.start), !isOnSameLine, kind(ahead: 1).isName else { return false }
    let (token, start) = (tokens[Int(index)], index)
    let name = spelling(of: index + 1)
    var edits = [SyntaxError.Edit(start: token.start, end: token.end, text: "else")]
    advance()
    if let rest = rangeOfLastCondition { edits.append(SyntaxError.Edit(start: rest.start, end: rest.end, text: "")) }
    memory.skipped.append(start..<index)
    reportUnderstood(
      "one `start` has all alternatives: `else \(name)`", from: token.start, to: token.end,
      SyntaxError.Repair(title: "write `else`", edits: edits))
    return true
  }

  /// The range of the `when` and the conditions of the call at the current token, if no other alternative follows.
  private var rangeOfLastCondition: (start: UInt32, end: UInt32)? {
    var token = Int(index)
    while token < tokens.count - 1, isOnSameLine(TokenIndex(token)), tokens.kind(at: token) != .when { token += 1 }
    guard tokens.kind(at: token) == .when, isOnSameLine(TokenIndex(token)) else { return nil }
    let start = tokens[token - 1].end
    while isOnSameLine(TokenIndex(token + 1)), !TokenSet(.endOfFile, .rightBrace).contains(tokens.kind(at: token + 1)) {
      token += 1
      if tokens.kind(at: token) == .else { return nil }
    }
    let next = TokenSet(.else, .start).contains(tokens.kind(at: token + 1))
    return next ? nil : (start, tokens[token].end)
  }

  /// Reports a start whose `else` is missing. The repair inserts the only screen that nothing leads to, or else removes
  /// the condition.
  ///
  /// - Parameter condition: The `when` of the start.
  mutating func giveUpElse(behind condition: TokenIndex) {
    let end = lastTokenEnd
    let repair =
      screenWithoutUse.map { SyntaxError.Repair("insert `else \($0)`", replace: end, end, with: " else \($0)") }
      ?? SyntaxError.Repair("remove the condition", replace: tokens[Int(condition) - 1].end, end, with: "")
    giveUp("`else`", repair: repair)
  }

  /// The only screen or tab bar of the file that is not mentioned anywhere.
  private var screenWithoutUse: String? {
    guard memory.maySearch() else { return nil }
    var mentions: [String: Int] = [:]
    for token in 0..<tokens.count - 1 where tokens.kind(at: token).isName {
      mentions[spelling(of: TokenIndex(token)), default: 0] += 1
    }
    let unused = (1..<tokens.count).filter {
      TokenSet(.screen, .tabs).contains(tokens.kind(at: $0 - 1)) && tokens.kind(at: $0).isName
        && mentions[spelling(of: TokenIndex($0))] == 1
    }
    return unused.count == 1 ? spelling(of: TokenIndex(unused[0])) : nil
  }

  /// Takes a second `start` with a condition as the first alternative: `start Welcome` and `start Main when signedIn`.
  mutating func takeConditionalStart() {
    guard at(.start), !isOnSameLine, kind(ahead: 1).isName, kind(ahead: 2) == .when else { return }
    let (place, start) = (tokens[Int(index) - 1], index)
    guard tokens.kind(at: Int(index) - 2) == .start else { return }
    var last = index + 2
    while isOnSameLine(last + 1), ![.endOfFile, .rightBrace, .else].contains(tokens.kind(at: Int(last) + 1)) {
      last += 1
    }
    guard tokens.kind(at: Int(last) + 1) != .else else { return }
    let first = text(from: tokens[Int(index) + 1].start, to: tokens[Int(last)].end)
    let (token, gap) = (tokens[Int(index)], lastTokenEnd)
    while index <= last { advance() }
    memory.skipped.append(start..<index)
    reportUnderstood(
      "one `start` has all alternatives: `\(first) else \(text(from: place.start, to: place.end))`", from: token.start,
      to: token.end,
      SyntaxError.Repair(
        title: "write one `start`",
        edits: [
          SyntaxError.Edit(start: place.start, end: place.start, text: first + " else "),
          SyntaxError.Edit(start: gap, end: lastTokenEnd, text: ""),
        ]))
  }
}
