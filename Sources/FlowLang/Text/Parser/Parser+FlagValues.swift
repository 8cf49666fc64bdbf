/// Parses the values of flags in declarations, conditions and modifiers.
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
      if count == 0, at(.number), kind(ahead: 1) != .pipe,
        let written = ["0": "false", "1": "true"][spelling(of: index)]
      {
        return replaceToken("a flag is `true` or `false`, or has several values, as in `free | pro`", with: written)
      }
      if at(.string) { unquoteValue() } else if !expectWord("`true`, `false` or values as in `free | pro`") { return }
      count += 1
    } while takeValueSeparator() && !isSeparatorLast
    if count == 1 { reportOnlyValue(first, of: name) }
  }

  /// `name [ "=" word ]`: a flag in a condition or modifier, with its value if it has one.
  mutating func parseFlagUse() -> Bool {
    let name = index
    guard expectName("the name of a flag") else { return false }
    if takeSetOfValues(behind: name) || takeToggle() { return true }
    guard take(.equal) || takeForeignEqual(behind: name) || isEqualMissing(behind: name) else { return true }
    if at(.string) || at(.dot) {
      // A `==` before the value belongs to the same mistake.
      memory.isStatementReported =
        memory.isStatementReported || memory.lexerErrors.touches(tokens[Int(name)].end, lastTokenEnd)
    }
    skipPathOfValue()
    if at(.string) {
      unquoteValue()
      return true
    }
    return expectWord("a value of the flag")
  }

  /// Takes `.toggle()` behind a flag.
  private mutating func takeToggle() -> Bool {
    guard at(.dot), spelling(of: index + 1) == "toggle", kind(ahead: 2) == .leftParenthesis,
      kind(ahead: 3) == .rightParenthesis
    else { return false }
    let (start, gap) = (tokens[Int(index)].start, lastTokenEnd)
    skip(4)
    reportUnderstood(
      "a link says whether it sets or clears a flag", from: start, to: lastTokenEnd,
      SyntaxError.Repair("remove `.toggle()`", replace: gap, lastTokenEnd, with: ""))
    return true
  }

  /// Parses `plan = free | plus` and `plan in (free, plus)`: a condition allows only one value.
  private mutating func takeSetOfValues(behind name: TokenIndex) -> Bool {
    guard let (values, end) = setOfValues(of: name), name > 0, tokens.kind(at: Int(name) - 1) != .set else {
      return false
    }
    let isNegated = tokens.kind(at: Int(name) - 1) == .not
    let (flag, start) = (spelling(of: name), tokens[Int(name) - (isNegated ? 1 : 0)].start)
    let listed = Set(values.map { value(of: $0) })
    let others = declaredValues(of: flag).filter { !listed.contains($0) }
    var written: String?
    if values.count == 1 { written = "\(isNegated ? "not " : "")\(flag) = \(value(of: values[0]))" }
    if values.count > 1, others.count == 1 { written = "\(isNegated ? "" : "not ")\(flag) = \(others[0])" }
    skip(end - index)
    reportUnderstood(
      "a condition asks for one value" + (written.map { ": `\($0)`" } ?? ""), from: start, to: lastTokenEnd,
      help: written == nil ? "write a link for each value" : nil,
      written.map { SyntaxError.Repair("write `\($0)`", replace: start, lastTokenEnd, with: $0) })
    return true
  }

  /// Returns the values in a set after the name of a flag, and the token after the set.
  private func setOfValues(of name: TokenIndex) -> (values: [TokenIndex], end: TokenIndex)? {
    let opensGroup = TokenSet(.leftParenthesis, .leftBracket).contains(kind(ahead: 1))
    let isSet = at(.equal) && (kind(ahead: 2) == .pipe || isAlternative(of: name, index + 2))
    guard isOnSameLine, isSet || at(.in) && kind(ahead: 1) != .tab else { return nil }
    var (values, token) = ([TokenIndex](), index + (opensGroup ? 2 : 1))
    while Int(token) < tokens.count, isOnSameLine(token) {
      let kind = tokens.kind(at: Int(token))
      if isAlternative(of: name, token) {
        if tokens.kind(at: Int(token) + 2) == .equal { token += 2 }
      } else if kind.isName || kind == .string {
        values.append(token)
      } else if kind != .pipe && !(opensGroup && kind == .comma) {
        break
      }
      token += 1
    }
    if opensGroup {
      guard TokenSet(.rightParenthesis, .rightBracket).contains(tokens.kind(at: Int(token))) else { return nil }
      token += 1
    }
    return values.isEmpty ? nil : (values, token)
  }

  /// Whether a token is the `or` of `plan = free or plan = plus` or of `plan = free or plus`.
  private func isAlternative(of name: TokenIndex, _ token: TokenIndex) -> Bool {
    guard Int(token) + 2 < tokens.count, tokens.kind(at: Int(token)) == .or else { return false }
    let (flag, next) = (spelling(of: name), spelling(of: token + 1))
    return tokens.kind(at: Int(token) + 2) == .equal ? next == flag : declaredValues(of: flag).contains(next)
  }

  /// Returns the token of the name of a flag in its declaration in this file.
  func declaration(ofFlag flag: String) -> Int? {
    guard memory.maySearch() else { return nil }
    return (1..<tokens.count).first { tokens.kind(at: $0 - 1) == .flag && spelling(of: TokenIndex($0)) == flag }
  }

  /// Returns the values that the file declares for a flag.
  func declaredValues(of flag: String) -> [String] {
    guard let declaration = declaration(ofFlag: flag), tokens.kind(at: declaration + 1) == .equal else { return [] }
    var (values, token) = ([String](), declaration + 2)
    while token < tokens.count, tokens.kind(at: token).isWord {
      values.append(spelling(of: TokenIndex(token)))
      guard token + 1 < tokens.count, tokens.kind(at: token + 1) == .pipe else { break }
      token += 2
    }
    return values
  }

  /// Consumes the `|` between two values, or its counterpart in another language.
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

  /// Whether no value follows the `|` that was just consumed, which is reported.
  private var isSeparatorLast: Bool {
    mutating get {
      // A keyword alone on the next line is a value.
      guard
        at(.endOfFile)
          || !isOnSameLine && Block.allStarters.contains(kind) && kind(ahead: 1) != .pipe && isOnSameLine(index + 1)
      else { return false }
      let token = tokens[Int(index) - 1]
      reportUnderstood(
        "no value follows this `|`", from: token.start, to: token.end,
        SyntaxError.Repair(
          "remove it", isSafe: true, replace: tokens[Int(index) - 2].end, token.end, with: ""))
      return true
    }
  }

  /// Reports a value in quotes.
  private mutating func unquoteValue() {
    let text = String(decoding: StringLiteral.value(bytes, tokens[Int(index)].range), as: UTF8.self)
    replaceToken("a value of a flag is written without quotes", with: Spelling.word(text), isSafe: true)
  }

  /// Reports a flag with a single value: either the flag is a plain one, or a value is missing.
  private mutating func reportOnlyValue(_ value: TokenIndex, of name: TokenIndex) {
    let (token, text) = (tokens[Int(value)], spelling(of: value))
    let meant: String? =
      switch text.lowercased() {
      case "yes", "on", "true", "1", "enabled": "true"
      case "no", "off", "false", "0", "disabled": "false"
      default: nil
      }
    // One typing error at most: `fast` is a value.
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

  /// Consumes an equality sign of other languages between a flag and its value: `is`, `is not`, `equals`, `to`, `:` or
  /// `.`.
  private mutating func takeForeignEqual(behind name: TokenIndex) -> Bool {
    guard isOnSameLine else { return false }
    let word = at(.name) || at(.not) || at(.to) ? ForeignWords.key(spelling(of: index)) : ""
    let length: Int
    switch kind {
    case .colon, .dot: length = kind == .colon && kind(ahead: 1) == .equal ? 2 : 1
    case .not: length = 1
    case .to where Self.isSetting(tokens, name): length = 1
    case .name where ["is", "equals", "eq", "isequalto", "isnot", "isnt", "notequals"].contains(word):
      length = word == "is" && kind(ahead: 1) == .not ? 2 : 1
    default: return false
    }
    let value = kind(ahead: length)
    guard value.isWord || value == .string || value == .dot, isOnSameLine(index + TokenIndex(length)) else {
      return false
    }
    let meant =
      value == .dot ? spelling(of: index + TokenIndex(length) + 1) : self.value(of: index + TokenIndex(length))
    let hasValue = declaredValues(of: spelling(of: name)).contains(meant)
    // `start Main when signedIn : Welcome`
    if at(.colon), !hasValue, isDeclared(meant) { return false }
    let isNegated = at(.not) || length == 2 && kind(ahead: 1) == .not || word.hasPrefix("isn") || word.hasPrefix("not")
    let (start, end) = (tokens[Int(index)].start, tokens[Int(index) + length - 1].end)
    let first = tokens[Int(name)].start
    let isNegatedTwice = isNegated && name > 0 && tokens.kind(at: Int(name) - 1) == .not
    let negation = isNegated ? [SyntaxError.Edit(start: first, end: first, text: "not ")] : []
    let gap = start == lastTokenEnd ? " " : ""
    let space = end == tokens[Int(index) + length].start ? " " : ""
    reportUnderstood(
      isNegated ? "a value is excluded with `not NAME = VALUE`" : "the value of a flag is written with `=`",
      from: start, to: end,
      isNegatedTwice
        ? nil
        : SyntaxError.Repair(
          title: isNegated ? "write `not` before the name" : "write `=`",
          isSafe: hasValue || ["true", "false"].contains(meant),
          edits: negation + [SyntaxError.Edit(start: start, end: end, text: "\(gap)=\(space)")]))
    skip(TokenIndex(length))
    return true
  }

  /// Whether a value follows a flag without its `=`, which is reported: `set plan pro`.
  private mutating func isEqualMissing(behind name: TokenIndex) -> Bool {
    guard at(.name), isOnSameLine, declaredValues(of: spelling(of: name)).contains(spelling(of: index)) else {
      return false
    }
    let start = tokens[Int(index)].start
    reportMissing(
      "=", "the value of a flag is written with `=`", before: start, to: tokens[Int(index)].end, isSafe: true)
    return true
  }

  /// Whether the flag at a token is one that a link sets.
  private static func isSetting(_ tokens: TokenList, _ name: TokenIndex) -> Bool {
    name > 0 && TokenSet(.set, .comma).contains(tokens.kind(at: Int(name) - 1))
  }

  /// Skips the type of a value: the dot of `.pro`, the name and the dot of `Plan.pro`.
  private mutating func skipPathOfValue() {
    let hasType = kind.isWord && kind(ahead: 1) == .dot && kind(ahead: 2).isWord
    let length = at(.dot) && kind(ahead: 1).isWord ? 1 : hasType ? 2 : 0
    guard length > 0, isOnSameLine else { return }
    let (start, end) = (tokens[Int(index)].start, tokens[Int(index) + length].start)
    reportUnderstood(
      "a value is written without a dot", from: start, to: tokens[Int(index) + length - 1].end,
      SyntaxError.Repair(
        "write `\(spelling(of: index + TokenIndex(length)))`", isSafe: true, replace: start, end, with: ""))
    for _ in 0..<length { advance() }
  }

  // MARK: Lists of other languages

  /// Parses values as other languages list them: in braces or brackets, after a colon, with dots or `case`.
  ///
  /// - Returns: Whether there is such a list.
  mutating func takeMeantValues() -> Bool {
    guard isOnSameLine, hasForeignValues else { return false }
    var (end, open, values) = (Int(index), 0, [TokenIndex]())
    while end < tokens.count, end - Int(index) < 256, open > 0 || isOnSameLine(TokenIndex(end)) {
      let kind = tokens.kind(at: end)
      if TokenSet(.leftBrace, .leftBracket, .leftParenthesis).contains(kind) {
        open += 1
      } else if TokenSet(.rightBrace, .rightBracket, .rightParenthesis).contains(kind) {
        open -= 1
        if open < 0 { break }
      } else if kind.isWord || kind == .string {
        let isFiller = Self.fillers.contains(spelling(of: TokenIndex(end)))
        if !isFiller, kind != .string || !value(of: TokenIndex(end)).isEmpty { values.append(TokenIndex(end)) }
      } else if kind == .equal, values.count > 1, tokens.kind(at: end + 1).isWord {
        // The initial value, which comes first in this language.
        let first = spelling(of: TokenIndex(end) + 1)
        guard let place = values.firstIndex(where: { value(of: $0) == first }) else { break }
        values.insert(values.remove(at: place), at: 0)
        end += 1
      } else if !TokenSet(.comma, .pipe, .slash, .equal, .colon, .dot).contains(kind) {
        break
      }
      end += 1
    }
    guard values.count > 1, open == 0, end > Int(index) else { return false }
    let text = values.map { Spelling.word(value(of: $0)) }.joined(separator: " | ")
    let (start, last) = (tokens[Int(index)].start, tokens[end - 1].end)
    if !memory.lexerErrors.touches(start, last) {
      reportUnderstood(
        "the values of a flag are written `= \(text)`", from: start, to: last,
        SyntaxError.Repair("write `= \(text)`", isSafe: true, replace: lastTokenEnd, last, with: " = \(text)"))
    }
    while Int(index) < end { advance() }
    return true
  }

  /// Whether the text after the name of a flag can be a list of values, but not one of this language.
  private var hasForeignValues: Bool {
    switch kind {
    case .leftBrace, .leftBracket, .leftParenthesis: true
    case .colon: kind(ahead: 1) == .equal || TokenSet(.pipe, .comma, .slash, .or).contains(kind(ahead: 2))
    case .equal:
      TokenSet(.leftBrace, .leftBracket, .leftParenthesis, .dot, .pipe).contains(kind(ahead: 1))
        || (kind(ahead: 1) == .name && [.name, .or].contains(kind(ahead: 2)) && isOnSameLine(index + 2))
    default: kind.isWord && !beginsStatement
    }
  }

  /// Returns the value that a word or a string names.
  private func value(of token: TokenIndex) -> String {
    tokens.kind(at: Int(token)) == .string
      ? String(decoding: StringLiteral.value(bytes, tokens[Int(token)].range), as: UTF8.self) : spelling(of: token)
  }

  private static let fillers: Set<String> = ["case", "in", "of", "one", "oneOf", "or", "either", "values"]
}
