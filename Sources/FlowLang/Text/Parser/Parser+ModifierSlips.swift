/// Modifiers and conditions that have another name in other languages, are misspelt, or are in another position.
extension Parser {
  /// The modifier that the current word is likely to mean.
  var meantModifier: TokenKind? {
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

  /// Parses a modifier that is misspelt, or has another name in other languages.
  mutating func parseMeantModifier() -> Bool {
    if takePopUpTo() { return true }
    guard let meant = meantModifier, meant != .when, meant != .else else { return false }
    reportMeant(meant, as: meant.spelling ?? "")
    switch meant {
    case .over: parse(.overModifier) { $0.parsePlace() }
    case .replace: parse(.replaceModifier) { if $0.take(.from) { $0.parsePlace() } }
    case .via: parse(.viaModifier) { _ = $0.expectName("the name of a transition") }
    case .as: parse(.asModifier) { _ = $0.expectTag() }
    case .or: parse(.orModifier) { $0.parseFallback() }
    case .set, .clear: parse(.flagsModifier) { $0.parseFlags() }
    default: advance()
    }
    return true
  }

  private mutating func reportMeant(_ meant: TokenKind, as written: String) {
    let (word, token) = (spelling(of: index), tokens[Int(index)])
    let isForeign = ForeignWords.modifiers[ForeignWords.key(word)] == meant
    reportUnderstood(
      isForeign
        ? "`\(word)` is written `\(written)` here"
        : Self.capitals(word, written) ?? "`\(word)` means nothing here",
      from: token.start, to: token.end, help: isForeign ? nil : "did you mean `\(written)`?",
      SyntaxError.Repair("write `\(written)`", replace: token.start, token.end, with: written))
  }

  /// Consumes a tag without its `as`.
  mutating func takeTagWithoutAs() -> Bool {
    guard at(.tag), isOnSameLine else { return false }
    let token = tokens[Int(index)]
    reportMissing("as", "`as \(spelling(of: index))` marks a place", before: token.start, to: token.end, isSafe: true)
    advance()
    return true
  }

  /// Consumes the comma between two flags, or reports that it is missing.
  mutating func takeCommaOfFlags() -> Bool {
    if at(.comma) { return takeComma(TokenSet(.set, .clear)) }
    guard at(.name), isOnSameLine, !beginsStatement, meantModifier == nil, kind(ahead: 1) != .arrow else {
      return false
    }
    if kind(ahead: 1) == .string, kind(ahead: 2) == .arrow { return false }
    let start = tokens[Int(index)].start
    if let sign = bytes[Int(lastTokenEnd)..<Int(start)].firstIndex(of: UInt8(ascii: ";")).map({ UInt32($0) }) {
      reportWritten("flags are separated by `,`", from: sign, to: sign + 1, as: ",", isSafe: true)
      return true
    }
    if spelling(of: index).lowercased() == "and", kind(ahead: 1).isName, isOnSameLine(index + 1) {
      let end = tokens[Int(index)].end
      reportUnderstood(
        "flags are separated by `,`", from: start, to: end,
        SyntaxError.Repair("write `,`", isSafe: true, replace: lastTokenEnd, end, with: ","))
      skip(1)
      return true
    }
    reportUnderstood(
      "flags are separated by `,`", from: start, to: tokens[Int(index)].end,
      SyntaxError.Repair("insert `,`", isSafe: true, replace: lastTokenEnd, lastTokenEnd, with: ","))
    return true
  }

  /// Consumes the parenthesis before conditions.
  mutating func takeParenthesisOfConditions() -> Bool {
    guard at(.leftParenthesis) else { return false }
    let token = tokens[Int(index)]
    var close = Int(index) + 1
    while close < min(tokens.count, Int(index) + 64), tokens.kind(at: close) != .rightParenthesis { close += 1 }
    let isClosed = close < tokens.count && tokens.kind(at: close) == .rightParenthesis
    let negation = index > 0 && tokens.kind(at: Int(index) - 1) == .not ? tokens[Int(index) - 1].start : nil
    if memory.holes.touches(lastTokenEnd, token.start)
      || negation.map({ memory.lexerErrors.touches($0, token.start) }) == true
    {
      // The text before it is reported already.
      memory.isStatementReported = true
    }
    if isClosed, memory.lexerErrors.touches(token.start, tokens[close].start) { memory.isStatementReported = true }
    if negation != nil, (Int(index)..<close).contains(where: { tokens.kind(at: $0) == .comma }) {
      reportUnderstood(
        "`not` belongs to one condition", from: token.start, to: token.end,
        help: "where one of several must not hold, write a link for each", nil)
      advance()
      return true
    }
    let end = isClosed ? [SyntaxError.Edit(start: tokens[close].start, end: tokens[close].end, text: "")] : []
    reportUnderstood(
      "conditions are written without parentheses", from: token.start, to: token.end,
      SyntaxError.Repair(
        title: "remove them", isSafe: true,
        edits: [SyntaxError.Edit(start: token.start, end: token.end, text: token.start == lastTokenEnd ? " " : "")]
          + end))
    advance()
    return true
  }

  /// Consumes `when` or `else`, or another name for it.
  mutating func takeMeant(_ wanted: TokenKind) -> Bool {
    if wanted == .else, isOrBeforeScreen {
      replaceToken("`or` is written `else` here", with: "else")
      return true
    }
    // `when signedIn ? Main : Welcome`, without the `?`
    if wanted == .else, at(.colon), isOnSameLine, kind(ahead: 1).isName, isOnSameLine(index + 1), isDeclared(index + 1)
    {
      replaceToken("`:` is written `else` here", with: "else")
      return true
    }
    if !take(wanted) {
      guard meantModifier == wanted else { return false }
      reportMeant(wanted, as: spelling(of: index).lowercased() == "unless" ? "when not" : wanted.spelling ?? "")
      advance()
    }
    if wanted == .else, at(.arrow), isOnSameLine {
      replaceToken("there is no arrow after `else`", with: "", isSafe: true)
    } else if wanted == .else, at(.colon), isOnSameLine {
      replaceToken("there is no `:` after `else`", with: "", isSafe: true)
    }
    return true
  }

  /// Whether a line ends after a `when`, which is reported.
  mutating func areConditionsMissing(behind when: TokenIndex) -> Bool {
    guard !isOnSameLine || at(.rightBrace), !kind.isName, !at(.not) else { return false }
    let end = lastTokenEnd
    giveUp(
      "the name of a flag",
      repair: SyntaxError.Repair("remove `when`", replace: tokens[Int(when) - 1].end, end, with: ""))
    return true
  }

  /// Whether a goal follows the current `or`, and not a condition: `start Main when signedIn or Welcome`.
  private var isOrBeforeScreen: Bool {
    at(.or) && isOnSameLine && kind(ahead: 1) == .name && isOnSameLine(index + 1) && isDeclared(index + 1)
  }

  /// Goes past another word than `not` before a condition.
  mutating func takeMeantNot() {
    guard kind(ahead: 1).isName, isOnSameLine(index + 1), kind(ahead: 2) != .arrow,
      ["no", "non", "isnt", "without"].contains(spelling(of: index).lowercased())
    else { return }
    replaceToken("`\(spelling(of: index))` is written `not` here", with: "not")
  }

  /// Takes the comma between two conditions, or a word for it.
  mutating func takeConjunction() -> Bool {
    if at(.comma) { return takeComma(TokenSet(.when)) }
    if isOrBeforeScreen { return false }
    if at(.or), isOnSameLine, TokenSet(.name, .quotedName, .not).contains(kind(ahead: 1)), isOnSameLine(index + 1) {
      let token = tokens[Int(index)]
      reportUnderstood(
        "all conditions must hold, there is no `or`: write two links, or an `else`", from: token.start, to: token.end,
        nil)
      skip(1)
      return true
    }
    guard at(.name), isOnSameLine, kind(ahead: 1).isName || kind(ahead: 1) == .not else { return false }
    switch spelling(of: index).lowercased() {
    case "and":
      let token = tokens[Int(index)]
      reportUnderstood(
        "conditions are joined by `,`", from: token.start, to: token.end,
        SyntaxError.Repair("write `,`", isSafe: true, replace: lastTokenEnd, token.end, with: ","))
      skip(1)
      return true
    default: return false
    }
  }

  /// Parses modifiers and handlers that come after a part that they should precede.
  ///
  /// - Parameters:
  ///   - anchor: The first token of that part.
  ///   - what: The description of the part, for the message.
  mutating func parseLateModifiers(before anchor: TokenIndex, _ what: String) {
    guard isOnSameLine, Self.modifierStarts.contains(kind) || at(.leftBrace) else { return }
    let gap = lastTokenEnd
    let reported = memory.isStatementReported
    memory.isStatementReported = true
    _ = takeSignOfPresentation()
    let first = tokens[Int(index)]
    while !isGivenUp {
      if at(.leftBrace), isOnSameLine {
        parseHandlers()
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

  static let modifierStarts = TokenSet(
    .push, .sheet, .cover, .popover, .dialog, .reset, .reuse, .replace, .over, .in, .as, .via, .or, .set, .clear)

  /// A part of a link that is before its arrow and belongs after its goal.
  struct EarlyPart {
    let start: UInt32
    let end: UInt32
    /// Whether the part is a condition, which comes last of all.
    let isCondition: Bool
  }

  /// Skips conditions or modifiers before the arrow.
  ///
  /// - Returns: Their range, for ``reportEarlyPart(_:behindGoal:)`` once the target is parsed.
  mutating func parseEarlyPart() -> EarlyPart? {
    guard at(.when) || Self.modifierStarts.contains(kind),
      kind(ahead: 1) != .arrow || !TokenSet(.in, .over, .as, .via, .or, .set, .clear).contains(kind), isOnSameLine
    else { return nil }
    let start = tokens[Int(index)].start
    let isCondition = at(.when)
    let first = nodes.count
    if isCondition {
      advance()
      parseConditions()
    } else {
      while !isGivenUp, Self.modifierStarts.contains(kind), parseModifier() {}
    }
    nodes.removeAll(from: first)
    return EarlyPart(start: start, end: lastTokenEnd, isCondition: isCondition)
  }

  /// - Parameter goalEnd: The end of the goal.
  mutating func reportEarlyPart(_ part: EarlyPart, behindGoal goalEnd: UInt32) {
    let next = bytes[Int(part.end)...].prefix { $0 == ASCII.space }.count
    let moved = text(from: part.start, to: part.end)
    let place = part.isCondition ? lastTokenEnd : goalEnd
    reportUnderstood(
      part.isCondition ? "a condition comes last, behind the goal" : "`\(moved)` comes behind the goal",
      from: part.start, to: part.end,
      SyntaxError.Repair(
        title: part.isCondition ? "put it last" : "put it behind the goal", isSafe: true,
        edits: [
          SyntaxError.Edit(start: part.start, end: part.end + UInt32(next), text: ""),
          SyntaxError.Edit(start: place, end: place, text: " " + moved),
        ]))
  }

  /// Skips the condition of a tab, which cannot have one.
  mutating func takeConditionOfTab() {
    let start = tokens[Int(index)].start
    let gap = lastTokenEnd
    if isOnSameLine, at(.leftBrace) && kind(ahead: 1) == .on {
      skipQuietly { $0.parseHandlers() }
      return reportUnderstood(
        "nothing calls the flow of a tab, so that its outcomes are not handled", from: start, to: start + 1,
        SyntaxError.Repair("remove the braces", replace: gap, lastTokenEnd, with: ""))
    }
    if isOnSameLine, Self.modifierStarts.contains(kind) {
      skipQuietly { while $0.isOnSameLine, $0.parseModifier() {} }
      return reportUnderstood(
        "a tab shows its screen as it is, without modifiers", from: start, to: lastTokenEnd,
        SyntaxError.Repair("remove `\(text(from: start, to: lastTokenEnd))`", replace: gap, lastTokenEnd, with: ""))
    }
    guard at(.when) || meantModifier == .when, isOnSameLine else { return }
    advance()
    skipQuietly { $0.parseConditions() }
    reportUnderstood(
      "a tab cannot depend on a flag", from: start, to: lastTokenEnd,
      help: "declare two tab bars and choose between them, as in `start Main when signedIn else Guest`",
      SyntaxError.Repair("remove the condition", replace: gap, lastTokenEnd, with: ""))
  }

  /// Takes the condition of a url or entry, which has none.
  mutating func takeConditionOfEntryPoint() {
    guard !isGivenUp, isOnSameLine, at(.when) || meantModifier == .when else { return }
    let (token, gap) = (tokens[Int(index)], lastTokenEnd)
    advance()
    skipQuietly { parser in
      parser.parseConditions()
      if parser.take(.else) { parser.parseTarget() }
    }
    reportUnderstood(
      "an entry point has no condition: `requires` guards the screen, however it is opened", from: token.start,
      to: token.end,
      SyntaxError.Repair("write `requires`", replace: gap, token.end, with: "\n  requires"))
  }

  /// Parses a part that has no meaning here, without errors and without nodes.
  private mutating func skipQuietly(_ parsePart: (inout Parser) -> Void) {
    let first = nodes.count
    quietly(parsePart)
    nodes.removeAll(from: first)
    isGivenUp = false
  }

  /// Reports a modifier after the call of a start: a start has no modifiers.
  mutating func takeModifierOfStart() {
    guard isOnSameLine, Self.modifierStarts.contains(kind) else { return }
    replaceToken("a start shows its screen as it is, without modifiers", with: "")
  }
}
