/// The values of flags: where they are declared, asked and set.
extension Parser {
  /// `word "|" word { "|" word }`, the values of a flag.
  mutating func parseValues(of name: TokenIndex) {
    let first = index
    var count = 0
    repeat {
      if count == 0, !isOnSameLine, beginsStatement, kind(ahead: 1) != .pipe {
        _ = giveUp("`true`, `false` or values as in `free | pro`")
        return
      }
      if at(.string) { unquoteValue() } else if !expectWord("`true`, `false` or values as in `free | pro`") { return }
      count += 1
    } while takeValueSeparator()
    if count == 1 { reportOnlyValue(first, of: name) }
  }

  /// `name [ "=" word ]`: a flag that is asked or set, with its value where it has any.
  mutating func parseFlagUse() -> Bool {
    guard expectName("the name of a flag") else { return false }
    guard take(.equal) || takeForeignEqual() else { return true }
    if at(.string) {
      unquoteValue()
      return true
    }
    return expectWord("a value of the flag")
  }

  /// Takes the `|` between two values, or what is written for it elsewhere.
  private mutating func takeValueSeparator() -> Bool {
    if take(.pipe) { return true }
    guard at(.comma) || at(.slash) || at(.or), isOnSameLine, kind(ahead: 1).isWord || kind(ahead: 1) == .string else {
      return false
    }
    let token = tokens[Int(index)]
    reportUnderstood(
      "values are separated by `|`", from: token.start, to: token.end,
      SyntaxError.Repair("write `|`", isSafe: true, replace: lastTokenEnd, token.end, with: " |"))
    advance()
    return true
  }

  /// Reports a value that stands in quotes.
  private mutating func unquoteValue() {
    let text = String(decoding: StringLiteral.value(bytes, tokens[Int(index)].range), as: UTF8.self)
    replaceToken("a value of a flag stands without quotes", with: Spelling.word(text), isSafe: true)
  }

  /// Reports a flag with a single value: either it is yes or no, or a value is missing.
  private mutating func reportOnlyValue(_ value: TokenIndex, of name: TokenIndex) {
    let (token, text) = (tokens[Int(value)], spelling(of: value))
    let meant: String? =
      switch text.lowercased() {
      case "yes", "on", "true", "1", "enabled": "true"
      case "no", "off", "false", "0", "disabled": "false"
      default: nil
      }
    // One slip of the keyboard at most: `fast` is a value.
    let word = EditDistance(from: Array(text.lowercased().unicodeScalars.prefix(EditDistance.mostLetters)))
    let near = meant == nil ? ["true", "false"].first { word.distance(to: Array($0.unicodeScalars)) <= 1 } : nil
    let written = meant ?? near
    reportUnderstood(
      written == nil
        ? "a flag has at least two values, as in `flag \(spelling(of: name)) = \(text) | other`"
        : "a flag is `true` or `false`, or has several values, as in `free | pro`",
      from: token.start, to: token.end, help: near.map { "did you mean `\($0)`?" },
      written.map { SyntaxError.Repair("write `\($0)`", replace: token.start, token.end, with: $0) })
  }

  /// Takes `is` and `isNot` between a flag and its value.
  private mutating func takeForeignEqual() -> Bool {
    guard at(.name), isOnSameLine, spelling(of: index) == "is", kind(ahead: 1).isWord, isOnSameLine(index + 1) else {
      return false
    }
    memory.skipped.append(index..<index + 1)
    replaceToken("a value is asked for with `=`", with: "=", isSafe: true)
    return true
  }
}
