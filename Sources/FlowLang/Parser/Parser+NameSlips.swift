/// Names, labels and parameters that are written as in another language, or in another place.
extension Parser {
  /// Takes a name in quotes.
  mutating func takeQuotedName() -> Bool {
    guard at(.string), isOnSameLine else { return false }
    let token = tokens[Int(index)]
    let text = String(decoding: StringLiteral.value(bytes, token.range), as: UTF8.self)
    guard !text.isEmpty, !text.contains("`") else { return false }
    memory.skipped.append(index..<index + 1)
    replaceToken("a name stands without quotes", with: Spelling.name(text))
    return true
  }

  /// Takes the label of a link or tab whose name is missing, if that is what is at hand.
  mutating func takeLabelWithoutName(of statement: String) -> Bool {
    guard at(.string), isOnSameLine else { return false }
    if kind(ahead: 1).isWord, TokenSet(.arrow, .badge).contains(kind(ahead: 2)) {
      takeNameBehindLabel()
      return true
    }
    guard TokenSet(.arrow, .icon, .badge).contains(kind(ahead: 1)) else { return false }
    let token = tokens[Int(index)]
    let text = String(decoding: StringLiteral.value(bytes, token.range), as: UTF8.self)
    let name = Self.name(from: text)
    let example = "`\(statement) \(name ?? "name") \(spelling(of: index))`"
    reportUnderstood(
      "a name comes before the label: \(example)", from: token.start, to: token.end,
      name.map { SyntaxError.Repair("insert `\($0)`", replace: token.start, token.start, with: "\($0) ") })
    return true
  }

  private mutating func takeNameBehindLabel() {
    let (label, name) = (tokens[Int(index)], tokens[Int(index) + 1])
    let written = "\(spelling(of: index + 1)) \(text(from: label.start, to: label.end))"
    reportUnderstood(
      "a name comes before the label: `\(written)`", from: label.start, to: name.end,
      SyntaxError.Repair("write `\(written)`", isSafe: true, replace: label.start, name.end, with: written))
    memory.skipped.append(index + 1..<index + 2)
    advance()
    advance()
  }

  /// `See product` as `seeProduct`.
  private static func name(from label: String) -> String? {
    let words = label.unicodeScalars.split { !($0.isASCII && ASCII.isWordPart(UInt8($0.value))) }.prefix(4)
    guard let first = words.first, let letter = first.first, !ASCII.isDigit(UInt8(letter.value)) else { return nil }
    return String(first).lowercased()
      + words.dropFirst().map { String($0).prefix(1).uppercased() + String($0).dropFirst() }.joined()
  }

  /// Goes past a label that stands behind what it labels.
  mutating func takeLateLabel(before arrow: TokenIndex?) -> Bool {
    guard at(.string), isOnSameLine, let arrow else { return false }
    let token = tokens[Int(index)]
    let start = tokens[Int(arrow)].start
    let hasLabel = arrow > 0 && tokens.kind(at: Int(arrow) - 1) == .string
    let edits = [
      SyntaxError.Edit(start: start, end: start, text: spelling(of: index) + " "),
      SyntaxError.Edit(start: lastTokenEnd, end: token.end, text: ""),
    ]
    reportUnderstood(
      hasLabel ? "there is a label already" : "a label comes before the arrow", from: token.start, to: token.end,
      hasLabel ? nil : SyntaxError.Repair(title: "put it before the arrow", isSafe: true, edits: edits))
    advance()
    return true
  }

  /// Takes `->`, or `:` or `=` in its place.
  mutating func expectArrow() -> Bool {
    memory.lastArrow = index
    if at(.colon) || at(.equal), isOnSameLine {
      replaceToken("the arrow is written `->`", with: " ->", isSafe: true)
      return true
    }
    return expect(.arrow)
  }

  /// Goes past an arrow behind `start`.
  mutating func takeArrowOfStart() {
    replaceToken("no arrow stands behind `start`", with: "", isSafe: true)
    memory.skipped.append(index..<index + 1)
  }

  /// Takes an arrow in the place of a guard's `else`.
  mutating func takeArrowOfGuard() -> Bool {
    guard at(.arrow), isOnSameLine else { return false }
    replaceToken("`else` leads to what happens instead", with: "else", isSafe: true)
    return true
  }

  /// Takes a tag, or a word that lacks its `#`.
  @discardableResult
  mutating func expectTag() -> Bool {
    if isOnSameLine, at(.name) || at(.string), !memory.holes.touch(lastTokenEnd, tokens[Int(index)].start) {
      replaceToken("a tag begins with `#`", with: "#\(spelling(of: index))", isSafe: true)
      return true
    }
    return expect(.tag, "a tag such as `#product`")
  }

  /// Goes past a word between a name and a label: `link open label "Open"`, `link open: "Open"`.
  mutating func skipWordBeforeLabel() {
    guard kind(ahead: 1) == .string, TokenSet(.arrow, .icon, .badge).contains(kind(ahead: 2)), isOnSameLine,
      at(.colon) || at(.equal) || (kind.isName && !at(.icon))
    else { return }
    replaceToken("nothing stands before the label", with: "", isSafe: true)
  }

  /// Takes a keyword, or reports that it is missing and goes on.
  mutating func takeOrInsert(_ wanted: TokenKind) -> Bool {
    if take(wanted) { return true }
    guard isOnSameLine, kind.isWord else { return expect(wanted) }
    let (start, word) = (tokens[Int(index)].start, wanted.spelling ?? "")
    reportUnderstood(
      "`\(word)` is missing before `\(spelling(of: index))`", from: start, to: tokens[Int(index)].end,
      SyntaxError.Repair("insert `\(word)`", isSafe: true, replace: start, start, with: "\(word) "))
    return true
  }

  /// Reads a part that stands behind what it should stand before, and reports that.
  mutating func parseLatePart(
    before anchor: TokenIndex, _ what: String, where isThere: (Parser) -> Bool, _ parsePart: (inout Parser) -> Void
  ) {
    guard isOnSameLine, !isGivenUp, isThere(self) else { return }
    let (first, gap) = (tokens[Int(index)], lastTokenEnd)
    let reported = memory.isStatementReported
    memory.isStatementReported = true
    parsePart(&self)
    memory.isStatementReported = reported
    let place = tokens[Int(anchor)].start
    let moved = text(from: first.start, to: lastTokenEnd)
    reportUnderstood(
      "`\(text(from: first.start, to: first.end))` comes before \(what)", from: first.start, to: first.end,
      SyntaxError.Repair(
        title: "put it before \(what)", isSafe: true,
        edits: [
          SyntaxError.Edit(start: place, end: place, text: moved + " "),
          SyntaxError.Edit(start: gap, end: lastTokenEnd, text: ""),
        ]))
  }

  // MARK: Values

  /// Goes past what another language has before the name of a parameter, or reads a type that stands there.
  ///
  /// - Returns: Whether the parameter is read.
  mutating func takeForeignParameter() -> Bool {
    guard kind.isWord, kind(ahead: 1).isWord, isOnSameLine(index + 1) else { return false }
    let word = spelling(of: index)
    if ["let", "var", "val", "_", "final", "const"].contains(word), kind(ahead: 2) == .colon {
      replaceToken("a parameter needs no `\(word)`", with: "", isSafe: true)
      return false
    }
    guard ValueType.known(word) != nil, kind(ahead: 2) != .colon else { return false }
    let (start, end) = (tokens[Int(index)].start, tokens[Int(index) + 1].end)
    let written = "\(spelling(of: index + 1)): \(word)"
    reportUnderstood(
      "a parameter is written `\(written)`", from: start, to: end,
      SyntaxError.Repair("write `\(written)`", isSafe: true, replace: start, end, with: written))
    memory.skipped.append(index..<index + 2)
    advance()
    advance()
    return true
  }

  /// Takes the icon of a tab under another name.
  mutating func takeMeantIcon() -> Bool {
    if take(.icon) { return true }
    guard kind.isWord, kind(ahead: 1) == .string, isOnSameLine,
      ["image", "img", "symbol", "systemimage", "sfsymbol", "picture"].contains(ForeignWords.key(spelling(of: index)))
    else { return false }
    replaceToken("`\(spelling(of: index))` is written `icon` here", with: "icon")
    return true
  }

  /// Goes past the type of a flag.
  mutating func skipTypeOfFlag(_ name: TokenIndex) {
    guard at(.colon) else { return }
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
      SyntaxError.Repair("write `\(text): \(text)`", replace: token.end, token.end, with: ": \(text)"))
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

  /// The repair of a head of a declaration that no `{` follows.
  ///
  /// - Parameter name: The name that was read last.
  var headRepair: SyntaxError.Repair? {
    if !isOnSameLine || at(.endOfFile) {
      let isLast = at(.endOfFile) || Block.file.starters.contains(kind)
      return isLast ? SyntaxError.Repair("add `{}`", replace: lastTokenEnd, lastTokenEnd, with: " {}") : nil
    }
    guard index > 0, kind == .name || at(.colon), tokens.kind(at: Int(index) - 1) == .name else { return nil }
    var last = Int(index)
    while last + 1 < tokens.count, tokens.kind(at: last + 1) != .leftBrace, isOnSameLine(TokenIndex(last + 1)) {
      last += 1
    }
    guard last + 1 < tokens.count, tokens.kind(at: last + 1) == .leftBrace else { return nil }
    if kind == .name, last == Int(index) {
      let start = tokens[Int(index) - 1].end
      return SyntaxError.Repair("write one word", replace: start, tokens[last].end, with: spelling(of: index))
    }
    return SyntaxError.Repair("remove it", replace: tokens[Int(index) - 1].end, tokens[last].end, with: "")
  }

  /// The repair that puts what is written in quotes.
  var quotingRepair: SyntaxError.Repair? {
    guard isOnSameLine, !at(.endOfFile) else { return nil }
    let start = Int(tokens[Int(index)].start)
    let raw = bytes[start...].prefix { $0 > ASCII.space && $0 != ASCII.quote }
    guard !raw.isEmpty, raw.count < 200, !raw.contains(ASCII.backslash), raw.first != UInt8(ascii: "}") else {
      return nil
    }
    let text = String(decoding: raw, as: UTF8.self)
    return SyntaxError.Repair(
      "put it in quotes", replace: UInt32(start), UInt32(start + raw.count), with: "\"\(text)\"")
  }
}
