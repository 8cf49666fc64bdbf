/// Parses text in the syntax of another language, or in another order: reports it with its repair, and parses it as the
/// intended construct, so that no other error follows from it.
extension Parser {
  // MARK: Reporting

  /// Reports text that is understood. Its repair joins that of an earlier slip in the same statement.
  mutating func reportUnderstood(
    _ sentence: String, from start: UInt32, to end: UInt32, help: String? = nil, _ repair: SyntaxError.Repair?
  ) {
    guard !memory.isStatementReported else { return join(repair) }
    memory.isStatementReported = true
    var error = SyntaxError(.understood(printable(sentence)), start: start, end: end)
    error.help = help.map { printable($0) }
    error.repair = repair
    errors.append(error)
    memory.repairedError = errors.errors.count - 1
  }

  /// Joins a repair with that of an earlier slip in the same statement.
  mutating func join(_ repair: SyntaxError.Repair?) {
    if let repair, memory.isStatementReported, let first = memory.repairedError { errors.join(repair, to: first) }
  }

  /// Reports a part that has another spelling in this language, with the repair that writes it so.
  mutating func reportWritten(
    _ sentence: String, from start: UInt32, to end: UInt32, as written: String, isSafe: Bool = false
  ) {
    reportUnderstood(
      sentence, from: start, to: end,
      SyntaxError.Repair("write `\(written)`", isSafe: isSafe, replace: start, end, with: written))
  }

  /// Reports a part that is missing before another one, with the repair that inserts it.
  mutating func reportMissing(
    _ missing: String, _ sentence: String, before start: UInt32, to end: UInt32, isSafe: Bool = false
  ) {
    reportUnderstood(
      sentence, from: start, to: end,
      SyntaxError.Repair("insert `\(missing)`", isSafe: isSafe, replace: start, start, with: missing + " "))
  }

  /// Returns the edit that removes tokens with the space before them; comments stay.
  func cut(_ range: ClosedRange<Int>) -> SyntaxError.Edit {
    let start = tokens[range.lowerBound].start
    let gap = range.lowerBound > 0 ? tokens[range.lowerBound - 1].end : 0
    let isBehindSpace = bytes[Int(gap)..<Int(start)].allSatisfy(ASCII.isWhitespace)
    return SyntaxError.Edit(start: isBehindSpace ? gap : start, end: tokens[range.upperBound].end, text: "")
  }

  /// Whether a comment is before a token, behind the one before it.
  func hasComment(before token: Int) -> Bool {
    let gap = bytes[Int(token > 0 ? tokens[token - 1].end : 0)..<Int(tokens[token].start)]
    return gap.firstRange(of: "//".utf8) != nil || gap.firstRange(of: "/*".utf8) != nil
  }

  /// Whether a comment is between some tokens, which an edit of their text would delete.
  func hasComment(in range: ClosedRange<Int>) -> Bool { range.dropFirst().contains { hasComment(before: $0) } }

  /// Goes past tokens that mean nothing here, and notes them.
  mutating func skip(_ count: TokenIndex) {
    memory.skipped.append(index..<index + count)
    advance(count)
  }

  /// Reads a part without reporting errors.
  mutating func quietly(_ read: (inout Parser) -> Void) {
    let (reported, repaired) = (memory.isStatementReported, memory.repairedError)
    (memory.isStatementReported, memory.repairedError) = (true, nil)
    read(&self)
    (memory.isStatementReported, memory.repairedError) = (reported, repaired)
  }

  /// Returns a message without characters that could spoil it.
  private func printable(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { spoilsMessage($0) ? "\u{FFFD}" : $0 }))
  }

  /// Reports the current token, which has another spelling here, and goes past it.
  ///
  /// - Parameter skips: Whether the token is noted as one that means nothing.
  mutating func replaceToken(
    _ sentence: String, with text: String, help: String? = nil, isSafe: Bool = false, skips: Bool = false
  ) {
    if skips { memory.skipped.append(index..<index + 1) }
    let token = tokens[Int(index)]
    let title = text.isEmpty ? "remove `\(spelling(of: index))`" : "write `\(text)`"
    // A removed token is removed with the space before it.
    let hasSpaceBehind = Int(token.end) < bytes.count && ASCII.isWhitespace(bytes[Int(token.end)])
    let start = text.isEmpty && isOnSameLine && hasSpaceBehind ? lastTokenEnd : token.start
    reportUnderstood(
      sentence, from: token.start, to: token.end, help: help,
      SyntaxError.Repair(title, isSafe: isSafe, replace: start, token.end, with: text))
    advance()
  }

  /// Returns the source text of a token, truncated to 64 bytes.
  func spelling(of token: TokenIndex) -> String {
    String(decoding: bytes[tokens[Int(token)].range].prefix(64), as: UTF8.self)
  }

  /// Returns the text between two offsets.
  func text(from start: UInt32, to end: UInt32) -> String {
    start < end ? String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self) : ""
  }

  /// The end of the token before the current one.
  var lastTokenEnd: UInt32 { index == 0 ? 0 : tokens[Int(index) - 1].end }

  // MARK: Statements

  /// Parses a statement that begins with another word than its own, or with none.
  ///
  /// - Returns: Whether there is such a statement.
  mutating func parseMeantStatement(in block: Block, of opener: Int) -> Bool {
    if takeEndOfCondition() { return true }
    if at(.comma) || at(.pipe), takeListOfStatements() { return true }
    if at(.tag), takeForeignComment() { return true }
    if takeForeignHeader(in: block) || takeLabelBeforeStatement(in: block) { return true }
    if block == .handlers, takeHandlerOfOthers(of: opener) { return true }
    if at(.comma), block != .transition {
      // `scheme: "shop",`
      if memory.wasLastStatementReported, isOnSameLine {
        advance()
        return true
      }
      replaceToken(
        "statements are not separated by `,`", with: "",
        isSafe: kind(ahead: 1) != .name || !isOnSameLine(index + 1))
      return true
    }
    if block == .handlers, at(.when) || spelling(of: index) == "if", kind(ahead: 1).isWord,
      kind(ahead: 2) == .arrow || kind(ahead: 2) == .colon
    {
      replaceFirstWord(with: "on")
      parse(statement: .on, in: block)
      return true
    }
    if takePropertiesOfView(in: block) || takeParameterStatements(in: block) || takeFunction(in: block) { return true }
    if takeAttribute() || takeTitleStatement(in: block) || takeMethodOfViewAsStatement(in: block) { return true }
    if takeEffectWithoutWord(in: block) || takeCallOfLink(in: block) || takeBlockOfFlags(in: block) { return true }
    if takeBlockAroundStatements(in: block) || takeScreenWithoutWord(in: block) { return true }
    if takeConditionalGuard(in: block) || takeCondition(in: block) || takeGoalWithoutLink(in: block) { return true }
    if takeExpectationWithoutWord(in: block) { return true }
    if takeLineOfScreens(in: block) || takeDeclarationBehindWord(in: block, of: opener) { return true }
    if block == .file, at(.tag), kind(ahead: 1) == .string, ["#include", "#import"].contains(spelling(of: index)) {
      replaceFirstWord(with: "import")
      parse(statement: .import, in: block)
      return true
    }
    guard (kind.isName && !at(.quotedName)) || at(.dashedWord) || at(.open), block != .transition else { return false }
    if block == .file, kind(ahead: 1) == .arrow { return takeLinkOutsideScreens() }
    if isOnSameLine, index > 0, !TokenSet(.leftBrace, .rightBrace, .comma).contains(tokens.kind(at: Int(index) - 1)) {
      return false
    }
    if block == .screen, at(.uikit), kind(ahead: 1).isWord, kind(ahead: 1) != .view, isOnSameLine(index + 1) {
      let start = tokens[Int(index)].start
      reportMissing("view", "`view` is missing before `uikit`", before: start, to: tokens[Int(index)].end)
      isGivenUp = true
      return true
    }
    if let keyword = missingKeyword(in: block) {
      parseStatement(without: keyword)
      return true
    }
    guard let meant = meantStatement(in: block) else {
      return takeNamelessDeclaration(in: block) || takeDeclarationWithoutWord(in: block)
    }
    let (word, written) = (spelling(of: index), meant.spelling ?? "")
    let token = tokens[Int(index)]
    let foreign = ForeignWords.statements(word)
    // The statements of a block show that a `class` is a flow.
    let isForeign = foreign.contains(meant) || foreign.contains(.screen)
    if isForeign, takeForeignDeclaration(as: meant) { return true }
    if meant == .flag, takeEnumerationOfOutcomes(in: block) { return true }
    // Where nothing uses `CheckoutFlow`, it may be what others call `Checkout`.
    if isForeign, kind(ahead: 1) == .name, isMentionedOnce(index + 1) { memory.skipped.append(index + 1..<index + 2) }
    if meant == .flag { reportEnumeration() }
    let isBracketed = kind(ahead: 1).isName && isInAngleBrackets(index + 1)
    reportUnderstood(
      isForeign
        ? "`\(word)` is written `\(written)` here"
        : Self.capitals(word, written) ?? "there is no statement `\(word)`",
      from: token.start, to: token.end, help: isForeign ? nil : "did you mean `\(written)`?",
      isBracketed
        ? repairOfBracketedName(as: written)
        : SyntaxError.Repair("write `\(written)`", replace: token.start, token.end, with: written))
    parse(meant: meant, in: block, of: opener)
    return true
  }

  /// The message about a word that is a keyword but for its capitals: the same for all of a file, which are one mistake.
  static func capitals(_ word: String, _ keyword: String) -> String? {
    word != keyword && word.lowercased() == keyword ? "the words of the language are in small letters" : nil
  }

  /// Reports the current token, which has another spelling here, without skipping it.
  mutating func replaceFirstWord(with word: String) {
    let token = tokens[Int(index)]
    reportWritten("`\(spelling(of: index))` is written `\(word)` here", from: token.start, to: token.end, as: word)
  }

  /// The beginning of the message about a link that is in no screen.
  static let linkOutsideScreens = "a link is declared in the screen that it leads from"

  /// Parses `Home -> Settings`, as in the notation of graphs.
  private mutating func takeLinkOutsideScreens() -> Bool {
    let token = tokens[Int(index)]
    let name = spelling(of: index)
    // The repair writes `->` for `-->`, too.
    memory.foreignLines.append((token.start, tokens[Int(index) + 1].end))
    reportUnderstood(
      "\(Self.linkOutsideScreens): `screen \(name) { link … -> … }`", from: token.start, to: token.end,
      repairOfLinkOutsideScreens())
    isGivenUp = true
    return true
  }

  /// Returns the edits that move `Home -> Settings` into the block of `Home`.
  private func repairOfLinkOutsideScreens() -> SyntaxError.Repair? {
    guard memory.maySearch(), kind(ahead: 2).isName, isOnSameLine(index + 1), isOnSameLine(index + 2) else {
      return nil
    }
    let (name, target) = (spelling(of: index), spelling(of: index + 2))
    let screen = (0..<tokens.count - 1).first {
      tokens.kind(at: $0) == .screen && spelling(of: TokenIndex($0) + 1) == name
    }
    guard let screen,
      let brace = (screen..<min(tokens.count, screen + 64)).first(where: { tokens.kind(at: $0) == .leftBrace })
    else { return nil }
    var (last, label) = (index + 2, "")
    while Int(last) + 1 < tokens.count - 1, isOnSameLine(last + 1) {
      last += 1
      if tokens.kind(at: Int(last)) == .string { label = " \(spelling(of: last))" }
    }
    let removal = SyntaxError.Edit(start: lastTokenEnd, end: tokens[Int(last)].end, text: "")
    if let close = closing(brace),
      (brace..<close).contains(where: { tokens.kind(at: $0) == .arrow && spelling(of: TokenIndex($0) + 1) == target })
    {
      return SyntaxError.Repair(title: "remove it: `\(name)` has such a link", edits: [removal])
    }
    let link = "link \(target.withSmallInitial)\(label) -> \(target)"
    let place = tokens[brace].end
    let edits = [
      SyntaxError.Edit(start: place, end: place, text: "\n  \(link)\n"),
      removal,
    ]
    return SyntaxError.Repair(title: "write `\(link)` there", edits: edits.sorted { $0.start < $1.start })
  }

  private mutating func parse(meant kind: TokenKind, in block: Block, of opener: Int) {
    lastStatement = nodes.count
    if block.starters.contains(kind) { return parse(statement: kind, in: block) }
    parse(kind, at: kind == .transition ? .file : Block.home(of: kind), inside: opener)
  }

  /// Returns the statement that the current word should begin: in another case, named as in another language, or
  /// misspelt.
  private func meantStatement(in block: Block) -> TokenKind? {
    let word = spelling(of: index)
    if ["struct", "class"].contains(word), kind(ahead: 2) == .colon, spelling(of: index + 3) == "App" { return .app }
    let foreign = ForeignWords.statements(word).filter {
      block.starters.contains($0)
        || (Self.declarations.contains($0) && !["func", "fun", "function", "def"].contains(word))
    }
    // `class Home highlighted` of a diagram says how a declared screen looks.
    if foreign.contains(.screen), kind(ahead: 2) == .name, isOnSameLine(index + 2), isDeclared(index + 1) { return nil }
    let hasSeparator = kind(ahead: 1) == .colon || kind(ahead: 1) == .equal
    let next = hasSeparator && !foreign.isEmpty ? kind(ahead: 2) : kind(ahead: 1)
    guard isOnSameLine(index + 1),
      next.isWord || TokenSet(.string, .dashedWord).contains(next) || (next == .dot && foreign.contains(.on))
    else { return nil }
    let kinds = TokenKind.allCases.filter { Block.allStarters.contains($0) }
    let key = ForeignWords.key(word)
    if let kind = kinds.first(where: { $0.spelling == key }) { return kind }
    // `route` is a url before an address, and a screen before a name.
    if let kind = foreign.first(where: { ($0 == .url) == (next == .string) }) ?? foreign.first { return fitting(kind) }
    if isDeclared(index) { return nil }
    let near = SpellingSuggestion.best(
      for: word, among: kinds.filter { block.starters.contains($0) }.compactMap(\.spelling))
    return near.flatMap { name in kinds.first { $0.spelling == name } }
  }

  private static let declarations = TokenSet(.screen, .tabs, .group, .flow, .flag, .transition)

  /// Returns the keyword that is missing before `name -> …` or `name "Label" -> …`.
  private func missingKeyword(in block: Block) -> TokenKind? {
    let isArrowNext = kind(ahead: 1) == .arrow || (kind(ahead: 1) == .string && kind(ahead: 2) == .arrow)
    // `paid: Receipt`
    let isPair =
      kind(ahead: 1) == .colon && kind(ahead: 2).isWord && isOnSameLine(index + 2)
      && (block == .handlers
        || ForeignWords.statements(spelling(of: index)).isEmpty
          && (TokenSet(.back, .home, .dismiss).contains(kind(ahead: 2)) || isDeclared(index + 2)))
    guard isArrowNext || isPair else { return nil }
    let keyword: TokenKind
    switch block {
    case .screen, .app, .group, .flow:
      let isOutcome = kind(ahead: 1) == .arrow && kind(ahead: 2) == .stay && block.starters.contains(.outcome)
      keyword = isOutcome && isUsedAsOutcome(index) ? .outcome : .link
    case .tabs: keyword = .tab
    case .handlers: keyword = .on
    default: return nil
    }
    // `button "Help" -> Help` has a keyword, under another name.
    let isKeyword = kind(ahead: 1) == .string && ForeignWords.statements(spelling(of: index)).contains(keyword)
    return isKeyword ? nil : keyword
  }

  private mutating func parseStatement(without keyword: TokenKind) {
    let token = tokens[Int(index)]
    let word = keyword.spelling ?? ""
    if keyword == .outcome {
      reportMissing(word, "`outcome` is missing before `\(spelling(of: index))`", before: token.start, to: token.end)
      isGivenUp = true
      return
    }
    // `onDone -> Home`
    let joined = spelling(of: index)
    let isJoined =
      keyword == .on && joined.hasPrefix("on") && joined.dropFirst(2).first?.isUppercase == true
      && !isDeclared(joined, by: TokenSet(.outcome))
    let written = isJoined ? "on \(String(joined.dropFirst(2)).withSmallInitial)" : "\(word) "
    var edits = [SyntaxError.Edit(start: token.start, end: isJoined ? token.end : token.start, text: written)]
    let sign = tokens[Int(index) + (kind(ahead: 1) == .string ? 2 : 1)]
    if sign.kind == .arrow, memory.lexerErrors.touches(sign.start, sign.end) {
      // `paid => Receipt`
      edits.append(SyntaxError.Edit(start: sign.start, end: sign.end, text: "->"))
    }
    reportUnderstood(
      isJoined ? "`\(joined)` is written `\(written)` here" : "`\(word)` is missing before `\(joined)`",
      from: token.start, to: token.end,
      SyntaxError.Repair(title: isJoined ? "write `\(written)`" : "insert `\(word)`", edits: edits))
    memory.skipped.append(index..<index + 1)
    lastStatement = nodes.count
    let node = open(keyword == .link ? .link : keyword == .tab ? .tab : .handler)
    advance()
    _ = take(.string)
    advance()
    if keyword == .tab { parseCall("the name of a screen or flow") } else { parseTarget() }
    close(node)
  }
}
