/// Schemes, domains and entry points in the form of whole addresses, or in other words.
extension Parser {
  /// Reports a scheme with more than the text before `://`. Its characters are those of RFC 3986, 3.1.
  mutating func checkScheme() {
    let text = textBefore
    let scheme = String(text.prefix { $0 != ":" })
    let isValid = Self.isScheme(scheme)
    guard scheme != text || !isValid else { return }
    reportOrigin(
      isValid ? "a scheme is the part before `://`" : "a scheme has letters, digits, `+`, `-` and `.`",
      isValid ? scheme : nil)
  }

  /// Reports a domain that is a whole address.
  mutating func checkDomain() {
    let text = textBefore
    let rest = text.firstRange(of: "://").map { text[$0.upperBound...] } ?? text[...]
    let domain = String(rest.prefix { $0 != "/" })
    let isValid = !domain.isEmpty && !domain.contains(where: \.isWhitespace)
    guard domain != text || !isValid else { return }
    reportOrigin(
      isValid ? "a domain is written without a scheme and a path" : "this is no domain", isValid ? domain : nil)
  }

  /// Reports an address outside the app that has no scheme.
  mutating func checkAddress() {
    let text = textBefore
    let scheme = text.prefix { $0 != ":" }
    guard scheme.count == text.count || !Self.isScheme(scheme) else { return }
    let host = text.drop { $0 == "/" }.prefix { !"/?#".contains($0) }
    let isHost = host.contains(".") && !host.contains(where: \.isWhitespace)
    reportOrigin(
      "an address outside the app begins with a scheme, such as `https:`",
      isHost ? "https://" + text.drop { $0 == "/" } : nil)
  }

  private static func isScheme(_ text: some StringProtocol) -> Bool {
    text.first?.isLetter == true
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  /// Takes a text, whose contents the caller checks.
  ///
  /// - Returns: Whether there is a text that is not in parentheses.
  mutating func expectText(_ what: String) -> Bool {
    expect(.string, what) && tokens.kind(at: Int(index) - 1) == .string
  }

  private var textBefore: String {
    String(decoding: StringLiteral.value(bytes, tokens[Int(index) - 1].range), as: UTF8.self)
  }

  private mutating func reportOrigin(_ sentence: String, _ meant: String?) {
    let token = tokens[Int(index) - 1]
    // The text may not be closed.
    if memory.lexerErrors.touches(token.start, token.end) { return }
    reportUnderstood(
      sentence, from: token.start, to: token.end,
      meant.map {
        SyntaxError.Repair(
          "write `\($0)`", isSafe: true, replace: token.start, token.end, with: StringLiteral.quoted($0))
      })
  }

  /// Consumes a reason without quotes: `entry push tab: inbox`.
  mutating func takeUnquotedReason() -> Bool {
    guard tokens.kind(at: Int(index) - 1) == .entry, at(.name) || at(.push), isOnSameLine, isOnSameLine(index + 1),
      kind(ahead: 1) == .in || kind(ahead: 1) == .tab || kind(ahead: 1) == .over
    else { return false }
    replaceToken("a reason is written in quotes", with: "\"\(spelling(of: index))\"")
    return true
  }

  /// Whether the current token is a comma that separates the parts of an entry point.
  var isCommaBeforePart: Bool {
    at(.comma) && isOnSameLine(index + 1)
      && TokenSet(.in, .tab, .over, .sheet, .cover, .popover).contains(kind(ahead: 1))
  }

  /// Skips a comma between the parts of an entry point.
  mutating func skipCommaBeforePart() {
    guard isCommaBeforePart else { return }
    replaceToken("there is no `,` before `\(spelling(of: index + 1))`", with: "", isSafe: true)
  }

  /// Consumes another word in place of `over`.
  mutating func takeMeantOver() -> Bool {
    guard at(.on), kind(ahead: 1).isName, isOnSameLine, isOnSameLine(index + 1), kind(ahead: 2) != .arrow else {
      return false
    }
    replaceToken("`on` is written `over` here", with: "over")
    return true
  }

  /// Skips the goal in `url "/help" -> Help`: an address opens the screen that it stands in.
  mutating func takeGoalOfEntryPoint() {
    guard at(.arrow), isOnSameLine, kind(ahead: 1).isName, isOnSameLine(index + 1) else { return }
    let (gap, start) = (lastTokenEnd, tokens[Int(index)].start)
    skip(2)
    reportUnderstood(
      "an address opens the screen that it stands in", from: start, to: lastTokenEnd,
      SyntaxError.Repair("remove the goal", replace: gap, lastTokenEnd, with: ""))
  }
}
