/// Names, labels and parameters in the syntax of another language, or in another position.
extension Parser {
  /// Consumes a name in another notation.
  mutating func takeMeantName() -> Bool { takeQuotedName() || takeTaggedName() || takeNameWithDigits() }

  /// Consumes `3Pictures`, or the number of `link 1 "Pictures"`: the name is made of the word or of the label.
  private mutating func takeNameWithDigits() -> Bool {
    guard at(.number) || at(.duration), isOnSameLine else { return false }
    let text = spelling(of: index)
    let word = String(text.drop { $0.isNumber })
    let label = kind(ahead: 1) == .string ? StringLiteral.value(bytes, tokens[Int(index) + 1].range) : []
    let number = text.prefix { $0.isNumber }
    let written =
      !word.isEmpty && isMentioned(word)
      ? word : Self.name(from: String(decoding: label, as: UTF8.self)) ?? (word.isEmpty ? nil : word + number)
    guard let written, written.utf8.allSatisfy(ASCII.isWordPart) else { return false }
    skipMention(of: written)
    replaceToken("a name begins with a letter", with: Spelling.word(written))
    return true
  }

  /// Consumes a name in quotes.
  mutating func takeQuotedName() -> Bool {
    guard at(.string), isOnSameLine else { return false }
    let token = tokens[Int(index)]
    let text = String(decoding: StringLiteral.value(bytes, token.range), as: UTF8.self)
    guard !text.isEmpty, !text.contains("`") else { return false }
    if kind(ahead: 1).isName, isOnSameLine(index + 1), TokenSet(.leftBrace, .leftParenthesis).contains(kind(ahead: 2)) {
      takeNameBehindLabel("the title")
      return true
    }
    replaceToken("a name is written without quotes", with: Spelling.name(text), skips: true)
    return true
  }

  /// Consumes the label of a link or tab whose name is missing, if the current token is one.
  mutating func takeLabelWithoutName(of statement: String) -> Bool {
    if takeLabelInParentheses(of: statement) || takeArrowWithoutName(of: statement) { return true }
    guard at(.string), isOnSameLine else { return false }
    if kind(ahead: 1).isWord, TokenSet(.arrow, .badge).contains(kind(ahead: 2)) {
      takeNameBehindLabel("the label")
      return true
    }
    guard TokenSet(.arrow, .icon, .badge, .comma).contains(kind(ahead: 1)) else { return false }
    let token = tokens[Int(index)]
    let text = String(decoding: StringLiteral.value(bytes, token.range), as: UTF8.self)
    let name = Self.name(from: text)
    let example = "`\(statement) \(name ?? "name") \(spelling(of: index))`"
    reportUnderstood(
      "a name comes before the label: \(example)", from: token.start, to: token.end,
      name.map { SyntaxError.Repair("insert `\($0)`", replace: token.start, token.start, with: "\($0) ") })
    return true
  }

  /// Consumes the label and the icon in parentheses: `tab("Home", systemImage: "house")`.
  private mutating func takeLabelInParentheses(of statement: String) -> Bool {
    guard at(.leftParenthesis), isOnSameLine, kind(ahead: 1) == .string else { return false }
    let (label, hasIcon) = (
      index + 1, kind(ahead: 2) == .comma && kind(ahead: 4) == .colon && kind(ahead: 5) == .string
    )
    let close = index + (hasIcon ? 6 : 2)
    let text = String(decoding: StringLiteral.value(bytes, tokens[Int(label)].range), as: UTF8.self)
    guard Int(close) < tokens.count, tokens.kind(at: Int(close)) == .rightParenthesis, let name = Self.name(from: text)
    else { return false }
    let icon = hasIcon && statement == "tab" ? " icon \(spelling(of: index + 5))" : ""
    let written = "\(name) \(spelling(of: label))\(icon)"
    reportUnderstood(
      "the label follows the name: `\(statement) \(written)`", from: tokens[Int(index)].start,
      to: tokens[Int(close)].end,
      SyntaxError.Repair("write `\(written)`", replace: lastTokenEnd, tokens[Int(close)].end, with: " \(written)"))
    while index <= close { advance() }
    return true
  }

  private mutating func takeNameBehindLabel(_ what: String) {
    let (label, name) = (tokens[Int(index)], tokens[Int(index) + 1])
    let written = "\(spelling(of: index + 1)) \(text(from: label.start, to: label.end))"
    reportWritten(
      "a name comes before \(what): `\(written)`", from: label.start, to: name.end, as: written, isSafe: true)
    memory.skipped.append(index + 1..<index + 2)
    advance(2)
  }

  /// Returns a name made of a label: `seeProduct` for `See product`.
  static func name(from label: String) -> String? {
    let words = label.unicodeScalars.split { !($0.isASCII && ASCII.isWordPart(UInt8($0.value))) }.prefix(4)
    guard let first = words.first, let letter = first.first, !ASCII.isDigit(UInt8(letter.value)) else { return nil }
    return String(first).lowercased()
      + words.dropFirst().map { String($0).withCapital }.joined()
  }

  /// Skips a label that comes after the part that it labels.
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

  /// Consumes `->`, or `:` or `=` in its place.
  mutating func expectArrow() -> Bool {
    guard expectFirstArrow() else { return false }
    while at(.arrow), isOnSameLine { replaceToken("one arrow leads to the goal", with: "", isSafe: true) }
    return true
  }

  private mutating func expectFirstArrow() -> Bool {
    memory.lastArrow = index
    if at(.colon) || at(.equal), isOnSameLine, isOnSameLine(index + 1) {
      let hasArrow = kind(ahead: 1) == .arrow
      replaceToken(
        hasArrow ? "there is no `\(spelling(of: index))` here" : "the arrow is written `->`",
        with: hasArrow ? "" : " ->",
        isSafe: true)
      if hasArrow { advance() }
      return true
    }
    if takeSignOfArrow() { return true }
    if !at(.arrow), !isOnSameLine || at(.rightBrace), let repair = repairOfMissingGoal {
      return giveUp("`->`", repair: repair)
    }
    return expect(.arrow)
  }

  /// The repair of a link or tab that consists of a name only, where a screen has the same name: `tab Cart`.
  private var repairOfMissingGoal: SyntaxError.Repair? {
    guard lastStatement < nodes.count else { return nil }
    let name = nodes[lastStatement].firstToken + 1
    guard name < index else { return nil }
    let word = spelling(of: name)
    let goal = word.withCapital
    guard tokens.kind(at: Int(name)).isName, isDeclared(goal) else { return nil }
    let (first, end) = (tokens[Int(name)], lastTokenEnd)
    let written = word.withSmallInitial + text(from: first.end, to: end) + " -> \(goal)"
    return SyntaxError.Repair("write `\(written)`", replace: first.start, end, with: written)
  }

  /// Skips an arrow after `start`.
  mutating func takeArrowOfStart() {
    replaceToken("there is no arrow after `start`", with: "", isSafe: true, skips: true)
  }

  /// Skips a word between `start` and the name of its screen: `start with Home`.
  mutating func skipWordOfStart() {
    guard isOnSameLine, kind.isWord, kind(ahead: 1).isName, isOnSameLine(index + 1),
      ["at", "with", "on", "from", "to", "in", "by"].contains(spelling(of: index))
    else { return }
    replaceToken("there is no `\(spelling(of: index))` after `start`", with: "", isSafe: true, skips: true)
  }

  /// Skips an `external` after the word that it belongs before.
  mutating func takeLateExternal() {
    guard at(.external), kind(ahead: 1).isName, isOnSameLine, index > 0 else { return }
    let (first, last) = (tokens[Int(index) - 1], tokens[Int(index)])
    let written = "external \(spelling(of: index - 1))"
    reportUnderstood(
      "`external` comes first: `\(written)`", from: last.start, to: last.end,
      SyntaxError.Repair("write `\(written)`", isSafe: true, replace: first.start, last.end, with: written))
    advance()
  }

  /// Takes an `external` at the end of the line of a flag, before which it belongs.
  mutating func takeExternal(behind name: TokenIndex) {
    guard at(.external), isOnSameLine, !isOnSameLine(index + 1), name > 0 else { return }
    let (first, last) = (tokens[Int(name) - 1].start, tokens[Int(index)])
    reportUnderstood(
      "`external` comes first: `external \(spelling(of: name - 1))`", from: last.start, to: last.end,
      SyntaxError.Repair(
        title: "put it first", isSafe: true,
        edits: [
          SyntaxError.Edit(start: first, end: first, text: "external "),
          SyntaxError.Edit(start: lastTokenEnd, end: last.end, text: ""),
        ]))
    advance()
  }

  /// Consumes an arrow in place of a guard's `else`.
  mutating func takeArrowOfGuard() -> Bool {
    guard at(.arrow), isOnSameLine else { return false }
    replaceToken("`else` leads to what happens instead", with: "else", isSafe: true)
    return true
  }

  /// The current name in backticks as a text.
  var quotedSpelling: String {
    let token = tokens[Int(index)]
    return StringLiteral.quoted(text(from: token.start + 1, to: token.end - 1))
  }

  /// The start of an `@` or a full-width `＃` right before the current token.
  private var startOfTagSign: UInt32? {
    let start = Int(tokens[Int(index)].start)
    if start > 0, bytes[start - 1] == UInt8(ascii: "@") { return UInt32(start - 1) }
    return start > 2 && bytes[start - 3..<start].elementsEqual("＃".utf8) ? UInt32(start - 3) : nil
  }

  /// Consumes a tag, or a word that lacks its `#`.
  @discardableResult
  mutating func expectTag() -> Bool {
    let start = tokens[Int(index)].start
    let isName = kind.isWord && !at(.quotedName) && !at(.when) && !at(.else) && !Self.modifierStarts.contains(kind)
    if isName, isOnSameLine, let sign = startOfTagSign {
      reportUnderstood(
        "a tag begins with `#`", from: sign, to: tokens[Int(index)].end,
        SyntaxError.Repair("write `#`", isSafe: true, replace: sign, start, with: "#"))
      advance()
      return true
    }
    if isOnSameLine, isName || at(.string), !memory.holes.touches(lastTokenEnd, tokens[Int(index)].start) {
      let text = spelling(of: index).filter { $0 != "\"" && $0 != "#" }
      let isWord = !text.isEmpty && text.utf8.allSatisfy(ASCII.isWordPart) && !ASCII.isDigit(text.utf8.first ?? 0)
      replaceToken("a tag begins with `#`", with: "#" + (isWord ? text : spelling(of: index)), isSafe: true)
      return true
    }
    return expect(.tag, "a tag such as `#product`")
  }

  /// Goes past the first of two equal words at the beginning of a statement: `link link open "Open"`.
  mutating func skipRepeatedWord() {
    guard kind(ahead: 1) == kind, kind(ahead: 2).isWord, isOnSameLine(index + 1), isOnSameLine(index + 2) else {
      return
    }
    let (first, second) = (tokens[Int(index)], tokens[Int(index) + 1])
    reportUnderstood(
      "`\(spelling(of: index))` is written twice", from: second.start, to: second.end,
      SyntaxError.Repair("remove one", isSafe: true, replace: first.end, second.end, with: ""))
    skip(1)
  }

  /// Skips a word between a name and a label: `link open label "Open"`, `link open: "Open"`.
  mutating func skipWordBeforeLabel() {
    if takeTextWithoutQuote() { return }
    guard kind(ahead: 1) == .string, TokenSet(.arrow, .icon, .badge, .comma).contains(kind(ahead: 2)), isOnSameLine,
      at(.colon) || at(.equal) || (kind.isName && !at(.icon) && !at(.badge))
    else { return }
    // Another word may be the rest of the name.
    let isPlain = !at(.name) || ["label", "title", "text", "called", "named", "caption"].contains(spelling(of: index))
    replaceToken("there is nothing before the label", with: "", isSafe: isPlain)
  }

  /// Takes `Your order"`: a label whose first quote is missing.
  private mutating func takeTextWithoutQuote() -> Bool {
    var last = index
    while isOnSameLine(last), tokens.kind(at: Int(last)).isWord, last - index < 8 { last += 1 }
    let (first, quote) = (tokens[Int(index)].start, tokens[Int(last)])
    guard last > index, quote.kind == .string, quote.end == quote.start + 1,
      quote.start == tokens[Int(last) - 1].end, tokens.kind(at: Int(last) + 1) == .arrow
    else { return false }
    let written = "\"\(text(from: first, to: quote.start))\""
    memory.skipped.append(index..<last)
    while index <= last { advance() }
    reportWritten("a text begins with a quote, too: `\(written)`", from: first, to: quote.end, as: written)
    return true
  }

  /// Consumes a keyword, or reports that it is missing and continues.
  mutating func takeOrInsert(_ wanted: TokenKind) -> Bool {
    if take(wanted) { return true }
    guard isOnSameLine, kind.isWord else { return expect(wanted) }
    let (start, word) = (tokens[Int(index)].start, wanted.spelling ?? "")
    reportMissing(
      "\(word)", "`\(word)` is missing before `\(spelling(of: index))`", before: start, to: tokens[Int(index)].end,
      isSafe: true)
    return true
  }

  /// Parses a part that comes after one that it should precede, and reports it.
  mutating func parseLatePart(
    before anchor: TokenIndex, _ what: String, where isThere: (Parser) -> Bool, _ parsePart: (inout Parser) -> Void
  ) {
    guard isOnSameLine, !isGivenUp, isThere(self) else { return }
    let (first, gap) = (tokens[Int(index)], lastTokenEnd)
    quietly { parsePart(&$0) }
    let place = tokens[Int(anchor)].start
    let moved = text(from: first.start, to: lastTokenEnd)
    let isTight = first.kind == .leftParenthesis
    let insertion = isTight ? tokens[Int(anchor) - 1].end : place
    reportUnderstood(
      "`\(text(from: first.start, to: first.end))` comes before \(what)", from: first.start, to: first.end,
      SyntaxError.Repair(
        title: "put it before \(what)", isSafe: true,
        edits: [
          SyntaxError.Edit(start: insertion, end: insertion, text: isTight ? moved : moved + " "),
          SyntaxError.Edit(start: gap, end: lastTokenEnd, text: ""),
        ]))
  }

  /// The repair of a head of a declaration that has no `{`.
  ///
  /// - Parameter name: The name that was read last.
  var headRepair: SyntaxError.Repair? {
    if !isOnSameLine || at(.endOfFile) {
      let isLast = at(.endOfFile) || Block.file.starters.contains(kind)
      return isLast ? SyntaxError.Repair("add `{}`", replace: lastTokenEnd, lastTokenEnd, with: " {}") : nil
    }
    guard index > 0, kind == .name || at(.colon) || at(.arrow),
      tokens.kind(at: Int(index) - 1) == .name || (at(.arrow) && tokens.kind(at: Int(index) - 1) == .rightParenthesis)
    else { return nil }
    var last = Int(index)
    while last + 1 < tokens.count, tokens.kind(at: last + 1) != .leftBrace, isOnSameLine(TokenIndex(last + 1)) {
      last += 1
    }
    guard last + 1 < tokens.count, tokens.kind(at: last + 1) == .leftBrace else { return nil }
    if kind == .name, last == Int(index) {
      let start = tokens[Int(index) - 1].end
      return SyntaxError.Repair("write one word", replace: start, tokens[last].end, with: spelling(of: index))
    }
    let isSupertype = ["extends", "implements"].contains(spelling(of: index))
    return SyntaxError.Repair(
      "remove it", isSafe: isSupertype, replace: tokens[Int(index) - 1].end, tokens[last].end, with: "")
  }

  /// `url("/help")`, `import("a.flow")`: a text is written without parentheses.
  mutating func takeStringInParentheses() -> Bool {
    guard at(.leftParenthesis), kind(ahead: 1) == .string, kind(ahead: 2) == .rightParenthesis,
      isOnSameLine, isOnSameLine(index + 1), isOnSameLine(index + 2)
    else { return false }
    let (start, written) = (tokens[Int(index)].start, spelling(of: index + 1))
    let gap = start == lastTokenEnd ? " " : ""
    advance(3)
    reportUnderstood(
      "a text is written without parentheses", from: start, to: lastTokenEnd,
      SyntaxError.Repair("write `\(written)`", isSafe: true, replace: start, lastTokenEnd, with: gap + written))
    return true
  }

  /// `import Checkout from "checkout.flow"`: everything in a file is imported.
  mutating func takeImportedName() -> Bool {
    guard tokens.kind(at: max(0, Int(index) - 1)) == .import, kind.isName, kind(ahead: 1) == .from,
      kind(ahead: 2) == .string, isOnSameLine, isOnSameLine(index + 2)
    else { return false }
    let (start, file) = (tokens[Int(index)].start, tokens[Int(index) + 2].start)
    advance(2)
    reportUnderstood(
      "everything in a file is imported: `import \(spelling(of: index))`", from: start, to: lastTokenEnd,
      SyntaxError.Repair("write the file alone", isSafe: true, replace: start, file, with: ""))
    advance()
    return true
  }

  /// The repair that writes a text in quotes.
  var quotingRepair: SyntaxError.Repair? {
    guard isOnSameLine, !at(.endOfFile) else { return nil }
    let start = Int(tokens[Int(index)].start)
    let raw = bytes[start...].prefix { $0 > ASCII.space && $0 != ASCII.quote }
    guard let first = raw.first, raw.count < 200, !raw.contains(ASCII.backslash), !"{}".utf8.contains(first) else {
      return nil
    }
    var text = String(decoding: raw, as: UTF8.self)
    if text.hasPrefix("("), text.hasSuffix(")") { text = String(text.dropFirst().dropLast()) }
    let gap = UInt32(start) == lastTokenEnd ? " " : ""
    return SyntaxError.Repair(
      "put it in quotes", replace: UInt32(start), UInt32(start + raw.count), with: "\(gap)\"\(text)\"")
  }
}
