/// Expectations in the form of a graph, or in other words.
extension Parser {
  /// Parses the forms of `only after` and `reachable from` in other notations: `A -> B`, `A reaches B`, `A before B`.
  ///
  /// - Parameter first: The name before the current token.
  /// - Returns: Whether there is such a form.
  mutating func takeMeantExpectation(of first: TokenIndex) -> Bool {
    guard isOnSameLine else { return false }
    if at(.never) { return takeLateNever(behind: first) }
    let length = kind(ahead: 1) == .to ? 2 : 1
    guard kind(ahead: length).isName, isOnSameLine(index + TokenIndex(length)),
      spelling(of: index + TokenIndex(length)) != "be"
    else { return false }
    let (subject, object) = (spelling(of: first), spelling(of: index + TokenIndex(length)))
    let written: String
    switch at(.arrow) ? "->" : ForeignWords.key(spelling(of: index)) {
    case "->", "reaches", "leads", "leadsto", "shows", "opens", "to": written = "\(object) reachable from \(subject)"
    case "before", "precedes": written = "\(object) only after \(subject)"
    case "needs" where isFlag(object), "requires" where isFlag(object):
      written = "never \(subject) when not \(object)"
    case "needs", "requires", "follows": written = "\(subject) only after \(object)"
    default: return false
    }
    let start = tokens[Int(first)].start
    let isReachable = written.contains(" reachable ")
    for _ in 0...length { advance() }
    if isReachable, at(.within), isOnSameLine {
      let taps = tokens[Int(index)].start
      parseWithin()
      let meant = "\(object) \(text(from: taps, to: lastTokenEnd)) of \(subject)"
      return reportExpectation(meant, from: start)
    }
    return reportExpectation(written, from: start)
  }

  private mutating func reportExpectation(_ written: String, from start: UInt32) -> Bool {
    reportUnderstood(
      "this is written `expect \(written)`", from: start, to: lastTokenEnd,
      SyntaxError.Repair("write `expect \(written)`", replace: start, lastTokenEnd, with: written))
    return true
  }

  /// Parses `expect Editor never when offline`.
  private mutating func takeLateNever(behind name: TokenIndex) -> Bool {
    let (first, never) = (tokens[Int(name)].start, tokens[Int(index)].end)
    if spelling(of: index + 1) == "before", kind(ahead: 2).isName, isOnSameLine(index + 2) {
      let written = "\(spelling(of: name)) only after \(spelling(of: index + 2))"
      advance(3)
      return reportExpectation(written, from: first)
    }
    let written = "never \(spelling(of: name))"
    reportUnderstood(
      "this is written `expect \(written)`", from: first, to: never,
      SyntaxError.Repair("write `expect \(written)`", replace: first, never, with: written))
    advance()
    if take(.when) { parseConditions() }
    return true
  }

  /// Parses `expect Editor only when signedIn`.
  mutating func takeConditionOfScreen(_ screen: TokenIndex) {
    advance()
    let (first, condition, token) = (nodes.count, tokens[Int(index)].start, index)
    parseConditions()
    nodes.removeAll(from: first)
    if index > token { memory.skipped.append(token..<index) }
    let asked = text(from: condition, to: lastTokenEnd)
    let negated = asked.hasPrefix("not ") ? String(asked.dropFirst(4)) : "not " + asked
    let (start, written) = (tokens[Int(screen)].start, "never \(spelling(of: screen)) when \(negated)")
    reportUnderstood(
      "this is written `expect \(written)`", from: start, to: lastTokenEnd,
      asked.contains(",")
        ? nil : SyntaxError.Repair("write `expect \(written)`", replace: start, lastTokenEnd, with: written))
  }

  /// Parses `all screens` as `every screen`.
  mutating func takeAllScreens() -> Bool {
    guard ["all", "each", "any", "Every"].contains(spelling(of: index)), isOnSameLine(index + 1),
      kind(ahead: 1) == .screen || spelling(of: index + 1) == "screens"
    else { return false }
    let (start, end) = (tokens[Int(index)].start, tokens[Int(index) + 1].end)
    reportWritten(
      "`\(text(from: start, to: end))` is written `every screen` here", from: start, to: end, as: "every screen")
    skip(2)
    return true
  }

  /// Parses `every screens` as `every screen`.
  mutating func takeScreens() -> Bool {
    guard at(.name), isOnSameLine, spelling(of: index) == "screens" else { return false }
    replaceToken("`screens` is written `screen` here", with: "screen", isSafe: true)
    return true
  }

  /// The repair of a number without `taps` at the end of its line.
  var repairOfMissingTaps: SyntaxError.Repair? {
    if isOnSameLine, !at(.endOfFile) { return nil }
    let word = spelling(of: index - 1) == "1" ? "tap" : "taps"
    return SyntaxError.Repair("insert `\(word)`", isSafe: true, replace: lastTokenEnd, lastTokenEnd, with: " \(word)")
  }

  private func isFlag(_ name: String) -> Bool { declaration(ofFlag: name) != nil }

  /// Takes `at most` or `max` in the place of `within`.
  mutating func takeAtMost() -> Bool {
    let start = tokens[Int(index)].start
    let length = ["at": 2, "max": 1, "under": 1, "below": 1][spelling(of: index)] ?? 0
    guard at(.name), isOnSameLine, length > 0, kind(ahead: length) == .number, isOnSameLine(index + 1),
      length == 1 || spelling(of: index + 1) == "most"
    else { return false }
    skip(TokenIndex(length))
    reportWritten(
      "`\(text(from: start, to: lastTokenEnd))` is written `within` here", from: start, to: lastTokenEnd, as: "within")
    return true
  }

  /// Takes another word in the place of `within` or of the `of` behind the taps.
  mutating func takeMeant(_ wanted: TokenKind, insteadOf other: TokenKind) -> Bool {
    guard at(other), isOnSameLine else { return take(wanted) }
    let word = wanted.spelling ?? ""
    replaceToken("`\(spelling(of: index))` is written `\(word)` here", with: word)
    return true
  }
}
