/// What is written as in another language, or in another order: reported with its repair, and read as what it means, so
/// that nothing else follows from it.
extension Parser {
  // MARK: Reporting

  /// Reports something that is understood, unless something of the same statement is reported already.
  mutating func reportUnderstood(
    _ sentence: String, from start: UInt32, to end: UInt32, help: String? = nil, _ repair: SyntaxError.Repair?
  ) {
    guard !memory.isStatementReported else { return }
    memory.isStatementReported = true
    var error = SyntaxError(.understood(printable(sentence)), start: start, end: end)
    error.help = help.map { printable($0) }
    error.repair = repair
    errors.append(error)
  }

  /// A message without what could spoil it.
  private func printable(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { spoilsMessage($0) ? "\u{FFFD}" : $0 }))
  }

  /// Reports the token at hand, for which something else is written, and goes past it.
  private mutating func replaceToken(_ sentence: String, with text: String, help: String? = nil, isSafe: Bool = false) {
    let token = tokens[Int(index)]
    let title = text.isEmpty ? "remove `\(spelling(of: index))`" : "write `\(text)`"
    reportUnderstood(
      sentence, from: token.start, to: token.end, help: help,
      SyntaxError.Repair(title, isSafe: isSafe, replace: token.start, token.end, with: text))
    advance()
  }

  /// A token as it is written.
  func spelling(of token: TokenIndex) -> String {
    String(decoding: bytes[tokens[Int(token)].range].prefix(64), as: UTF8.self)
  }

  /// The bytes between two places.
  private func text(from start: UInt32, to end: UInt32) -> String {
    start < end ? String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self) : ""
  }

  /// Where the token before the one at hand ends.
  private var lastTokenEnd: UInt32 { index == 0 ? 0 : tokens[Int(index) - 1].end }

  // MARK: Statements

  /// Reads what begins with another word than the statement that it is, or with none.
  ///
  /// - Returns: Whether there is such a statement.
  mutating func parseMeantStatement(in block: Block, of opener: Int) -> Bool {
    if at(.comma), block != .transition {
      replaceToken("statements are not separated by `,`", with: "", isSafe: true)
      return true
    }
    if block == .handlers, at(.when), kind(ahead: 1).isWord, kind(ahead: 2) == .arrow || kind(ahead: 2) == .colon {
      replaceFirstWord(with: "on")
      parse(statement: .on, in: block)
      return true
    }
    guard (kind.isName && !at(.quotedName)) || at(.dashedWord), block != .transition else { return false }
    if block == .file, kind(ahead: 1) == .arrow { return takeLinkOutsideScreens() }
    if isOnSameLine, index > 0, !TokenSet(.leftBrace, .rightBrace, .comma).contains(tokens.kind(at: Int(index) - 1)) {
      return false
    }
    if let keyword = missingKeyword(in: block) {
      parseStatement(without: keyword)
      return true
    }
    guard let meant = meantStatement(in: block) else { return false }
    let (word, written) = (spelling(of: index), meant.spelling ?? "")
    let token = tokens[Int(index)]
    let isForeign = ForeignWords.statements[ForeignWords.key(word)] == meant
    reportUnderstood(
      isForeign ? "`\(word)` is written `\(written)` here" : "there is no statement `\(word)`",
      from: token.start, to: token.end, help: isForeign ? nil : "did you mean `\(written)`?",
      SyntaxError.Repair("write `\(written)`", replace: token.start, token.end, with: written))
    parse(meant: meant, in: block, of: opener)
    return true
  }

  /// Reports the token at hand, for which another word is written, and stays there.
  private mutating func replaceFirstWord(with word: String) {
    let token = tokens[Int(index)]
    reportUnderstood(
      "`\(spelling(of: index))` is written `\(word)` here", from: token.start, to: token.end,
      SyntaxError.Repair("write `\(word)`", replace: token.start, token.end, with: word))
  }

  /// `Home -> Settings`, as graphs have it.
  private mutating func takeLinkOutsideScreens() -> Bool {
    let token = tokens[Int(index)]
    let name = spelling(of: index)
    if !memory.lexerErrors.touch(token.start, tokens[Int(index) + 1].end) {
      reportUnderstood(
        "a link stands in the screen that it leads from: `screen \(name) { link … -> … }`", from: token.start,
        to: token.end, nil)
    }
    memory.isStatementReported = true
    isGivenUp = true
    return true
  }

  private mutating func parse(meant kind: TokenKind, in block: Block, of opener: Int) {
    let first = nodes.count
    lastStatement = first
    if block.starters.contains(kind) { return parse(statement: kind, in: block) }
    parse(statement: kind, in: kind == .transition ? .file : Block.home(of: kind))
    nodes.markBroken(opener)
    if nodes.count > first, !nodes[first].kind.isDeclaration { nodes.removeAll(from: first) }
    lastStatement = min(lastStatement, nodes.count)
  }

  /// The statement that the word at hand was meant to begin: in another case, as another language calls it, or misspelt.
  private func meantStatement(in block: Block) -> TokenKind? {
    let next = kind(ahead: 1)
    guard next.isWord || TokenSet(.string, .dashedWord).contains(next), isOnSameLine(index + 1) else { return nil }
    let word = spelling(of: index)
    let key = ForeignWords.key(word)
    let kinds = TokenKind.allCases.filter { Block.allStarters.contains($0) }
    if let kind = kinds.first(where: { $0.spelling == key }) { return kind }
    if let kind = ForeignWords.statements[key], block.starters.contains(kind) || Self.declarations.contains(kind) {
      return kind
    }
    let near = SpellingSuggestion.best(
      for: word, among: kinds.filter { block.starters.contains($0) }.compactMap(\.spelling))
    return near.flatMap { name in kinds.first { $0.spelling == name } }
  }

  private static let declarations = TokenSet(.screen, .tabs, .group, .flow, .flag, .transition)

  /// The keyword that is missing before `name -> …` or `name "Label" -> …`.
  private func missingKeyword(in block: Block) -> TokenKind? {
    let isArrowNext = kind(ahead: 1) == .arrow || (kind(ahead: 1) == .string && kind(ahead: 2) == .arrow)
    guard isArrowNext else { return nil }
    switch block {
    case .screen, .app, .group, .flow: return .link
    case .tabs: return .tab
    case .handlers: return .on
    default: return nil
    }
  }

  private mutating func parseStatement(without keyword: TokenKind) {
    let token = tokens[Int(index)]
    let word = keyword.spelling ?? ""
    reportUnderstood(
      "`\(word)` is missing before `\(spelling(of: index))`", from: token.start, to: token.end,
      SyntaxError.Repair("insert `\(word)`", replace: token.start, token.start, with: "\(word) "))
    memory.skipped.append(index..<index + 1)
    lastStatement = nodes.count
    let node = open(keyword == .link ? .link : keyword == .tab ? .tab : .handler)
    advance()
    _ = take(.string)
    advance()
    if keyword == .tab { parseCall("the name of a screen or flow") } else { parseTarget() }
    close(node)
  }

  /// Goes past a `:` or `=` behind the first word of a statement.
  mutating func skipSeparator() {
    guard at(.colon) || at(.equal), isOnSameLine, kind(ahead: 1).isName || kind(ahead: 1) == .string else { return }
    replaceToken("no `\(spelling(of: index))` stands here", with: "", isSafe: true)
    memory.skipped.append(index..<index + 1)
  }

  // MARK: Names and labels

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

  // MARK: Goals

  /// Reads a goal that is written in another way.
  ///
  /// - Returns: Whether there is one; what follows it in the same statement is read as usual.
  mutating func parseMeantGoal() -> Bool {
    guard isOnSameLine else { return false }
    switch kind {
    case .string: return takeQuotedGoal()
    case .tag:
      let start = tokens[Int(index)].start
      let goal = open(.raiseGoal)
      reportUnderstood(
        "a tag is a place to go back to: `back to \(spelling(of: index))`", from: start, to: tokens[Int(index)].end,
        SyntaxError.Repair("insert `back to`", replace: start, start, with: "back to "))
      advance()
      close(goal)
      return true
    case .root:
      replaceToken("`root` is a place: `back to root`", with: "back to root", help: "`home` leads to the bottom of the app")
      return true
    case .dot where kind(ahead: 1).isName:
      memory.skipped.append(index + 1..<index + 2)
      replaceToken("a name stands without a dot", with: "", isSafe: true)
      advance()
      return true
    case _ where kind.isName && kind(ahead: 1) == .question: return parseTernary()
    default: return parseMeantCall()
    }
  }

  private mutating func takeQuotedGoal() -> Bool {
    let token = tokens[Int(index)]
    let text = String(decoding: StringLiteral.value(bytes, token.range), as: UTF8.self)
    guard text.contains("://") || text.hasPrefix("mailto:") || text.hasPrefix("tel:") else { return takeQuotedName() }
    reportUnderstood(
      "an address is opened with `open`", from: token.start, to: token.end,
      SyntaxError.Repair("insert `open`", isSafe: true, replace: token.start, token.start, with: "open "))
    advance()
    return true
  }

  /// `present Settings`, `go to Settings`, `pop to Settings`: a verb before what it is about.
  private mutating func parseMeantCall() -> Bool {
    guard kind.isName, !at(.quotedName) else { return false }
    let key = ForeignWords.key(spelling(of: index))
    if ForeignWords.goals[key] == .back, kind(ahead: 1) == .to {
      let goal = open(.backGoal)
      replaceToken("`\(spelling(of: index)) to` is written `back to`", with: "back")
      advance()
      parsePlace()
      close(goal)
      return true
    }
    if ForeignWords.verbs[key] == .finish, kind(ahead: 1).isName, isOnSameLine(index + 1) {
      let goal = open(.finishGoal)
      replaceToken("`\(spelling(of: index))` is written `finish` here", with: "finish")
      if expectWord("the name of an outcome"), at(.leftParenthesis) { parseArguments() }
      close(goal)
      return true
    }
    let nameOffset = kind(ahead: 1) == .to ? 2 : 1
    guard let meant = ForeignWords.verbs[key], [.name, .quotedName].contains(kind(ahead: nameOffset)),
      isOnSameLine(index + TokenIndex(nameOffset)),
      nameOffset == 2 || ForeignWords.modifiers[ForeignWords.key(spelling(of: index + 1))] == nil
    else { return false }
    parseCall(behind: meant, nameOffset)
    return true
  }

  /// `condition ? A : B`
  ///
  /// - Returns: True.
  mutating func parseTernary() -> Bool {
    let (condition, start) = (spelling(of: index), tokens[Int(index)].start)
    advance()
    advance()
    let reported = memory.isStatementReported
    memory.isStatementReported = true
    let first = tokens[Int(index)].start
    parseCall("a goal")
    let (firstEnd, hasSecond) = (lastTokenEnd, take(.colon))
    let second = tokens[Int(index)].start
    if hasSecond {
      let nodeCount = nodes.count
      parseCall("a goal")
      nodes.removeAll(from: nodeCount)
    }
    memory.isStatementReported = reported
    let written = "\(text(from: first, to: firstEnd)) when \(condition) else \(text(from: second, to: lastTokenEnd))"
    reportUnderstood(
      "a choice is written `\(written)`", from: start, to: lastTokenEnd,
      hasSecond ? SyntaxError.Repair("write it with `when`", replace: start, lastTokenEnd, with: written) : nil)
    return true
  }

  private mutating func parseCall(behind meant: TokenKind, _ nameOffset: Int) {
    let start = tokens[Int(index)].start
    let verb = (0..<nameOffset).map { spelling(of: index + TokenIndex($0)) }.joined(separator: " ")
    for _ in 0..<nameOffset { advance() }
    let name = (index, tokens[Int(index)].start)
    let reported = memory.isStatementReported
    memory.isStatementReported = true
    parseCall("the name of a screen")
    memory.isStatementReported = reported
    let modifier = meant == .push ? "" : " " + (meant.spelling ?? "")
    let written = spelling(of: name.0)
    reportUnderstood(
      "`\(verb) \(written)` is written `-> \(written)\(modifier)`", from: start, to: lastTokenEnd,
      SyntaxError.Repair(
        title: "write `\(written)\(modifier)`",
        edits: [
          SyntaxError.Edit(start: start, end: name.1, text: ""),
          SyntaxError.Edit(start: lastTokenEnd, end: lastTokenEnd, text: modifier),
        ]))
  }

  /// Takes what `back` leads to without the `to`.
  mutating func takePlaceWithoutTo() {
    if at(.name), isOnSameLine, ["too", "tto", "ot", "into"].contains(spelling(of: index)) {
      replaceToken("`\(spelling(of: index))` is written `to` here", with: "to")
      return parsePlace()
    }
    guard isOnSameLine, at(.tag) || (at(.name) && meantModifier == nil && kind(ahead: 1) != .arrow) else { return }
    let token = tokens[Int(index)]
    reportUnderstood(
      "`back to \(spelling(of: index))` leads to a place", from: token.start, to: token.end,
      SyntaxError.Repair("insert `to`", replace: token.start, token.start, with: "to "))
    advance()
  }

  // MARK: Modifiers and conditions

  /// The modifier that the word at hand was meant to be.
  private var meantModifier: TokenKind? {
    guard at(.name) || at(.dashedWord), isOnSameLine, !beginsStatement,
      kind(ahead: 1) != .arrow, !(kind(ahead: 1) == .string && kind(ahead: 2) == .arrow)
    else { return nil }
    let word = spelling(of: index)
    if let kind = ForeignWords.modifiers[ForeignWords.key(word)] { return kind }
    let near = SpellingSuggestion.best(for: word, among: Self.modifiers.compactMap(\.spelling))
    guard let near, word.utf8.count > 2 else { return nil }
    return Self.modifiers.first { $0.spelling == near }
  }

  private static let modifiers: [TokenKind] = [
    .push, .sheet, .cover, .popover, .dialog, .reset, .reuse, .replace, .over, .via, .set, .clear, .when, .else,
  ]

  /// Reads a modifier that is called otherwise elsewhere, or misspelt.
  mutating func parseMeantModifier() -> Bool {
    guard let meant = meantModifier, meant != .when, meant != .else else { return false }
    reportMeant(meant, as: meant.spelling ?? "")
    switch meant {
    case .over: parse(.overModifier) { $0.parsePlace() }
    case .replace: parse(.replaceModifier) { if $0.take(.from) { $0.parsePlace() } }
    case .via: parse(.viaModifier) { _ = $0.expectName("the name of a transition") }
    case .as: parse(.asModifier) { _ = $0.expectTag() }
    case .set, .clear: parse(.flagsModifier) { $0.parseFlags() }
    default: advance()
    }
    return true
  }

  private mutating func reportMeant(_ meant: TokenKind, as written: String) {
    let (word, token) = (spelling(of: index), tokens[Int(index)])
    let isForeign = ForeignWords.modifiers[ForeignWords.key(word)] == meant
    reportUnderstood(
      isForeign ? "`\(word)` is written `\(written)` here" : "`\(word)` means nothing here",
      from: token.start, to: token.end, help: isForeign ? nil : "did you mean `\(written)`?",
      SyntaxError.Repair("write `\(written)`", replace: token.start, token.end, with: written))
  }

  /// Takes a tag without its `as`.
  mutating func takeTagWithoutAs() -> Bool {
    guard at(.tag), isOnSameLine else { return false }
    let token = tokens[Int(index)]
    reportUnderstood(
      "`as \(spelling(of: index))` marks a place", from: token.start, to: token.end,
      SyntaxError.Repair("insert `as`", isSafe: true, replace: token.start, token.start, with: "as "))
    advance()
    return true
  }

  /// Takes an `else` that stands for `or`.
  mutating func takeElseAsOr() -> Bool {
    guard at(.else), isOnSameLine, TokenSet(.back, .home, .dismiss, .stay).contains(kind(ahead: 1)) else { return false }
    let modifier = open(.orModifier)
    replaceToken("what happens instead of a place that is not there follows `or`", with: "or")
    advance()
    close(modifier)
    return true
  }

  /// Takes the comma between two flags, or reports that it is missing.
  mutating func takeCommaOfFlags() -> Bool {
    if take(.comma) { return true }
    guard at(.name), isOnSameLine, !beginsStatement, meantModifier == nil, kind(ahead: 1) != .arrow else { return false }
    if kind(ahead: 1) == .string, kind(ahead: 2) == .arrow { return false }
    let start = tokens[Int(index)].start
    reportUnderstood(
      "flags are separated by `,`", from: start, to: tokens[Int(index)].end,
      SyntaxError.Repair("insert `,`", isSafe: true, replace: lastTokenEnd, lastTokenEnd, with: ","))
    return true
  }

  /// Takes the parenthesis before conditions.
  mutating func takeParenthesisOfConditions() -> Bool {
    guard at(.leftParenthesis) else { return false }
    let token = tokens[Int(index)]
    var close = Int(index) + 1
    while close < min(tokens.count, Int(index) + 64), tokens.kind(at: close) != .rightParenthesis { close += 1 }
    let isClosed = close < tokens.count && tokens.kind(at: close) == .rightParenthesis
    let end = isClosed ? [SyntaxError.Edit(start: tokens[close].start, end: tokens[close].end, text: "")] : []
    reportUnderstood(
      "conditions stand without parentheses", from: token.start, to: token.end,
      SyntaxError.Repair(
        title: "remove them", isSafe: true,
        edits: [SyntaxError.Edit(start: token.start, end: token.end, text: "")] + end))
    advance()
    return true
  }

  /// Takes `when` or `else`, also under another name.
  mutating func takeMeant(_ wanted: TokenKind) -> Bool {
    if take(wanted) { return true }
    guard meantModifier == wanted else { return false }
    reportMeant(wanted, as: spelling(of: index).lowercased() == "unless" ? "when not" : wanted.spelling ?? "")
    advance()
    return true
  }

  /// Takes the comma between two conditions, or a word for it.
  mutating func takeConjunction() -> Bool {
    if take(.comma) { return true }
    guard at(.name), isOnSameLine, kind(ahead: 1).isName || kind(ahead: 1) == .not else { return false }
    switch spelling(of: index).lowercased() {
    case "and":
      let token = tokens[Int(index)]
      reportUnderstood(
        "conditions are joined by `,`", from: token.start, to: token.end,
        SyntaxError.Repair("write `,`", isSafe: true, replace: lastTokenEnd, token.end, with: ","))
      memory.skipped.append(index..<index + 1)
      advance()
      return true
    default: return false
    }
  }

  /// Reads modifiers and handlers that stand behind what they should stand before.
  ///
  /// - Parameters:
  ///   - anchor: The token that they belong before.
  ///   - what: What that is, for the message.
  mutating func parseLateModifiers(before anchor: TokenIndex, _ what: String) {
    guard isOnSameLine, Self.modifierStarts.contains(kind) || at(.leftBrace) else { return }
    let (first, gap) = (tokens[Int(index)], lastTokenEnd)
    let reported = memory.isStatementReported
    memory.isStatementReported = true
    while !isGivenUp {
      if at(.leftBrace), isOnSameLine {
        let handlers = open(.handlers)
        parseBlock(.handlers, of: handlers)
        close(handlers)
      } else if !Self.modifierStarts.contains(kind) || !parseModifier() {
        break
      }
    }
    memory.isStatementReported = reported
    let place = tokens[Int(anchor)].start
    let moved = text(from: first.start, to: lastTokenEnd)
    reportUnderstood(
      "\(first.kind == .leftBrace ? "the braces come" : "`\(text(from: first.start, to: first.end))` comes") before \(what)",
      from: first.start, to: first.end,
      SyntaxError.Repair(
        title: "put it before \(what)", isSafe: true,
        edits: [
          SyntaxError.Edit(start: place, end: place, text: moved + " "),
          SyntaxError.Edit(start: gap, end: lastTokenEnd, text: ""),
        ]))
  }

  private static let modifierStarts = TokenSet(
    .push, .sheet, .cover, .popover, .dialog, .reset, .reuse, .replace, .over, .in, .as, .via, .or, .set, .clear)

  /// Goes past conditions before the arrow.
  ///
  /// - Returns: Their place, for ``reportEarlyConditions(_:)`` once the target is read.
  mutating func parseEarlyConditions() -> (start: UInt32, end: UInt32)? {
    guard at(.when), isOnSameLine else { return nil }
    let start = tokens[Int(index)].start
    advance()
    let first = nodes.count
    parseConditions()
    nodes.removeAll(from: first)
    return (start, lastTokenEnd)
  }

  mutating func reportEarlyConditions(_ place: (start: UInt32, end: UInt32)) {
    let next = bytes[Int(place.end)...].prefix { $0 == ASCII.space }.count
    reportUnderstood(
      "a condition comes last, behind the goal", from: place.start, to: place.end,
      SyntaxError.Repair(
        title: "put it last", isSafe: true,
        edits: [
          SyntaxError.Edit(start: place.start, end: place.end + UInt32(next), text: ""),
          SyntaxError.Edit(start: lastTokenEnd, end: lastTokenEnd, text: " " + text(from: place.start, to: place.end)),
        ]))
  }

  /// Goes past the condition of a tab, which cannot have one.
  mutating func takeConditionOfTab() {
    if isOnSameLine, Self.modifierStarts.contains(kind) {
      return replaceToken("a tab shows its screen as it is, without modifiers", with: "")
    }
    guard at(.when) || meantModifier == .when, isOnSameLine else { return }
    let start = tokens[Int(index)].start
    let gap = lastTokenEnd
    advance()
    let reported = memory.isStatementReported
    memory.isStatementReported = true
    let first = nodes.count
    parseConditions()
    nodes.removeAll(from: first)
    memory.isStatementReported = reported
    reportUnderstood(
      "a tab cannot depend on a flag", from: start, to: lastTokenEnd,
      help: "declare two tab bars and choose between them, as in `start Main when signedIn else Guest`",
      SyntaxError.Repair("remove the condition", replace: gap, lastTokenEnd, with: ""))
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
    while last + 1 < tokens.count, tokens.kind(at: last + 1) != .leftBrace, isOnSameLine(TokenIndex(last + 1)) { last += 1 }
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
    guard !raw.isEmpty, raw.count < 200, !raw.contains(ASCII.backslash), raw.first != UInt8(ascii: "}") else { return nil }
    let text = String(decoding: raw, as: UTF8.self)
    return SyntaxError.Repair(
      "put it in quotes", replace: UInt32(start), UInt32(start + raw.count), with: "\"\(text)\"")
  }
}
