/// Parameters, arguments, icons and types in the syntax of another language.
extension Parser {
  /// The effects and easings whose only argument is a number.
  static let effectsOfOneNumber: Set = ["scale", "linear", "easein", "easeout", "easeinout"]

  /// `scale(0,5)`: a decimal has a point.
  mutating func takeDecimalComma() -> Bool {
    guard at(.comma) else { return false }
    let (comma, last) = (tokens[Int(index)], tokens[Int(index) + 1])
    guard tokens.kind(at: Int(index) - 1) == .number,
      TokenSet(.number, .duration).contains(last.kind), lastTokenEnd == comma.start, comma.end == last.start
    else { return false }
    let start = tokens[Int(index) - 1].start
    skip(2)
    let written = text(from: start, to: comma.start) + "." + text(from: comma.end, to: last.end)
    reportWritten("a decimal has a point: `\(written)`", from: comma.start, to: comma.end, as: ".", isSafe: true)
    return true
  }

  /// Skips a keyword of another language before the name of a parameter, or parses a type in its position.
  ///
  /// - Returns: Whether the parameter is parsed.
  mutating func takeForeignParameter() -> Bool {
    guard kind.isWord, kind(ahead: 1).isWord, isOnSameLine(index + 1) else { return false }
    let word = spelling(of: index)
    if ["let", "var", "val", "_", "final", "const"].contains(word), kind(ahead: 2) == .colon {
      replaceToken("a parameter needs no `\(word)`", with: "", isSafe: true)
      return false
    }
    // `GoodsOrder sort`
    let isType =
      ValueType.known(word) != nil
      || word.first?.isUppercase == true && spelling(of: index + 1).first?.isLowercase == true
    guard isType, kind(ahead: 2) != .colon, !isNamedType(word, spelling(of: index + 1)) else { return false }
    let (start, end) = (tokens[Int(index)].start, tokens[Int(index) + 1].end)
    let written = "\(spelling(of: index + 1)): \(word)"
    reportWritten("a parameter is written `\(written)`", from: start, to: end, as: written, isSafe: true)
    skip(2)
    return true
  }

  /// Whether two words are a name and a type, such as `number Int` or `date Date`.
  private func isNamedType(_ first: String, _ second: String) -> Bool {
    first.first?.isUppercase == false && second.first?.isUppercase == true && ValueType.known(second) != nil
  }

  /// Whether an `icon` has no name, which is reported.
  mutating func isIconMissing(behind icon: TokenIndex) -> Bool {
    guard at(.arrow) || at(.badge), isOnSameLine else { return false }
    let token = tokens[Int(icon)]
    reportUnderstood(
      "the name of an icon in quotes follows `icon`", from: token.start, to: token.end,
      SyntaxError.Repair("remove `icon`", replace: tokens[Int(icon) - 1].end, lastTokenEnd, with: ""))
    return true
  }

  /// Consumes the icon of a tab under another name.
  mutating func takeMeantIcon() -> Bool {
    if at(.string), isOnSameLine {
      let start = tokens[Int(index)].start
      reportMissing(
        "icon", "`icon` is missing before \(spelling(of: index))", before: start, to: tokens[Int(index)].end)
      return true
    }
    let hasSeparator = (kind(ahead: 1) == .colon || kind(ahead: 1) == .equal) && kind(ahead: 2) == .string
    if !hasSeparator, take(.icon) { return true }
    let word = spelling(of: index)
    let isIcon =
      at(.icon) || Self.icons.contains(ForeignWords.key(word))
      || SpellingSuggestion.best(for: word, among: ["icon"]) != nil
    guard kind.isWord, hasSeparator || kind(ahead: 1) == .string, isOnSameLine, isIcon else { return false }
    let (token, end) = (tokens[Int(index)], tokens[Int(index) + (hasSeparator ? 1 : 0)].end)
    reportWritten(
      "`\(text(from: token.start, to: end))` is written `icon` here", from: token.start, to: end, as: "icon")
    advance()
    if hasSeparator { advance() }
    return true
  }

  private static let icons: Set<String> = ["image", "img", "symbol", "systemimage", "sfsymbol", "picture"]

  /// Skips the icon of a link: only tabs have icons.
  mutating func skipIconOfLink() {
    if at(.badge), isOnSameLine { return replaceToken("only tabs have a badge", with: "") }
    guard isOnSameLine, kind.isWord, kind(ahead: 1) == .string, isOnSameLine(index + 1),
      at(.icon) || Self.icons.contains(ForeignWords.key(spelling(of: index)))
    else { return }
    let start = tokens[Int(index)].start
    let gap = lastTokenEnd
    advance(2)
    reportUnderstood(
      "only tabs have an icon", from: start, to: lastTokenEnd,
      SyntaxError.Repair("remove it", replace: gap, lastTokenEnd, with: ""))
  }

  mutating func skipTypeOfFlag(_ name: TokenIndex) {
    guard at(.colon) else { return }
    if TokenSet(.true, .false).contains(kind(ahead: 1)), isOnSameLine(index + 1) {
      replaceToken("the value of a flag follows `=`", with: " =", isSafe: true)
      return advance()
    }
    let start = lastTokenEnd
    advance()
    let first = nodes.count
    parseType()
    nodes.removeAll(from: first)
    reportUnderstood(
      "a flag has no type: `flag \(spelling(of: name))` is yes or no", from: start, to: lastTokenEnd,
      SyntaxError.Repair("remove the type", isSafe: true, replace: start, lastTokenEnd, with: ""))
  }

  /// Reports an argument without a value.
  mutating func reportMissingValue(of name: TokenIndex) {
    let token = tokens[Int(name)]
    let text = spelling(of: name)
    reportUnderstood(
      "an argument is written `\(text): value`", from: token.start, to: token.end,
      isParameterNear(text)
        ? SyntaxError.Repair("write `\(text): \(text)`", replace: token.end, token.end, with: ": \(text)") : nil)
  }

  /// Whether a declaration around the current token, or an outcome, has a parameter with a name.
  private func isParameterNear(_ name: String) -> Bool {
    guard memory.maySearch() else { return false }
    for brace in braces.openings(around: index) {
      let head = head(of: brace)
      let isDeclared = (head..<brace).contains { spelling(of: $0) == name && tokens.kind(at: Int($0) + 1) == .colon }
      if isDeclared, TokenSet(.screen, .flow).contains(tokens.kind(at: Int(head))) { return true }
    }
    return block == .handlers
      && (1..<tokens.count - 2).contains {
        TokenSet(.leftParenthesis, .comma).contains(tokens.kind(at: $0 - 1))
          && spelling(of: TokenIndex($0)) == name && tokens.kind(at: $0 + 1) == .colon
          && ValueType.known(spelling(of: TokenIndex($0) + 2)) != nil
      }
  }

  /// Reports a parameter without a type.
  mutating func reportMissingType(of name: TokenIndex) {
    let token = tokens[Int(name)]
    let text = spelling(of: name)
    let isNumber = text.lowercased().hasSuffix("id") || ["count", "index", "number"].contains(text)
    let type = isNumber ? "Int" : "String"
    reportUnderstood(
      "the type is missing: `\(text): \(type)`", from: token.start, to: token.end,
      SyntaxError.Repair("write `: \(type)`", replace: token.end, token.end, with: ": \(type)"))
  }
}
