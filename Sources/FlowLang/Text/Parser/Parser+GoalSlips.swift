/// Goals in the syntax of another language, or in another order.
extension Parser {
  /// Parses a goal in the syntax of another language, or in another order.
  ///
  /// - Returns: Whether there is one; the rest of the statement is parsed as usual.
  mutating func parseMeantGoal() -> Bool {
    guard isOnSameLine else { return false }
    switch kind {
    case .string: return takeQuotedGoal()
    case .leftBrace where takeObjectAsGoal(): return true
    case .dashedWord where takeDashedFinish(): return true
    case .url where isAddress(index + 1), .name where isAddress(index + 1):
      let goal = open(.openGoal)
      replaceToken("an address is opened with `open`", with: "open")
      advance()
      close(goal)
      return true
    case .tag where [.name, .quotedName].contains(kind(ahead: 1)) && isOnSameLine(index + 1):
      parseCallBehindTag()
      return true
    case .tag where isDeclared(spelling(of: index).dropFirst()):
      let goal = open(.call)
      takeTaggedName()
      close(goal)
      nodes.markBroken(goal)
      return true
    case .tag:
      let start = tokens[Int(index)].start
      let goal = open(.raiseGoal)
      reportMissing(
        "back to", "a tag is a place to go back to: `back to \(spelling(of: index))`", before: start,
        to: tokens[Int(index)].end)
      advance()
      close(goal)
      return true
    case .root:
      replaceToken(
        "`root` is a place: `back to root`", with: "back to root", help: "`home` leads to the bottom of the app")
      return true
    case .dot where kind(ahead: 1).isName && ForeignWords.presentation(spelling(of: index + 1)) == nil:
      memory.skipped.append(index + 1..<index + 2)
      replaceToken("a name is written without a dot", with: "", isSafe: true)
      advance()
      return true
    case .name where kind(ahead: 1) == .colon && takeBareAddress(): return true
    case .leftBrace where kind(ahead: 1) == .rightBrace && isOnSameLine(index + 1):
      let (start, end) = (tokens[Int(index)].start, tokens[Int(index) + 1].end)
      let goal = open(.plainGoal)
      advance(2)
      close(goal)
      reportWritten("nothing happens with `stay`", from: start, to: end, as: "stay")
      return true
    case .name where kind(ahead: 1) == .leftParenthesis && takeCallOfAddress(): return true
    case .name where takeSwitchAsGoal() || takeMisspeltGoal(): return true
    case _ where kind.isName && kind(ahead: 1) == .question && kind(ahead: 2) != .dot: return parseTernary()
    default: return parseMeantCall()
    }
  }

  /// Parses `#product Product(id: 1)`: a tag before the screen that it marks.
  private mutating func parseCallBehindTag() {
    let (tag, name) = (tokens[Int(index)], tokens[Int(index) + 1].start)
    let written = "as \(spelling(of: index))"
    advance()
    quietly { $0.parseCall("the name of a screen") }
    reportUnderstood(
      "a tag follows what it marks: `\(written)`", from: tag.start, to: tag.end,
      SyntaxError.Repair(
        title: "put `\(written)` behind it",
        edits: [
          SyntaxError.Edit(start: tag.start, end: name, text: ""),
          SyntaxError.Edit(start: lastTokenEnd, end: lastTokenEnd, text: " " + written),
        ]))
  }

  /// Parses `https://example.com`: the text after the `//` is a comment to the lexer.
  private mutating func takeBareAddress() -> Bool {
    let token = tokens[Int(index)]
    let address = bytes[Int(token.start)...].prefix { $0 > ASCII.space }
    let text = String(decoding: address.prefix(500), as: UTF8.self)
    guard text.contains("://"), !text.contains("\""), !text.contains("\\") else { return false }
    let (end, written) = (token.start + UInt32(address.count), "open \"\(text)\"")
    let goal = open(.openGoal)
    advance(2)
    close(goal)
    nodes.markBroken(goal)
    reportWritten("an address is written in quotes: `\(written)`", from: token.start, to: end, as: written)
    return true
  }

  private mutating func takeQuotedGoal() -> Bool {
    let token = tokens[Int(index)]
    let text = String(decoding: StringLiteral.value(bytes, token.range), as: UTF8.self)
    if let keyword = ForeignWords.plainGoal(text) {
      let goal = open(keyword == .back ? .backGoal : .plainGoal)
      replaceToken("`\(text)` is written without quotes", with: text, isSafe: true)
      close(goal)
      return true
    }
    guard isAddress(index) else { return takePathAsGoal(text) || takeQuotedName() }
    reportMissing("open", "an address is opened with `open`", before: token.start, to: token.end, isSafe: true)
    advance()
    return true
  }

  /// Whether a token is an address outside the app.
  func isAddress(_ token: TokenIndex) -> Bool {
    guard Int(token) < tokens.count, tokens.kind(at: Int(token)) == .string else { return false }
    let text = String(decoding: StringLiteral.value(bytes, tokens[Int(token)].range), as: UTF8.self)
    return text.contains("://") || text.hasPrefix("mailto:") || text.hasPrefix("tel:")
  }

  /// Parses `present Settings`, `go to Settings`, `pop to Settings`: a verb before its object.
  private mutating func parseMeantCall() -> Bool {
    guard kind.isName, !at(.quotedName) else { return false }
    skipBeginningOfName()
    if kind(ahead: 1) == .dot || kind(ahead: 1) == .slash { return takeQualifiedGoal() || takeGoalOfChain() }
    if kind(ahead: 1) == .tab, kind(ahead: 2).isWord, isOnSameLine(index + 1), isOnSameLine(index + 2),
      !TokenSet(.string, .icon, .badge, .arrow).contains(kind(ahead: 3)), !isDeclared(index)
    {
      // `select tab cart`
      replaceToken("a tab is selected with `tab \(spelling(of: index + 2))`", with: "", skips: true)
      parse(.tabGoal) { $0.parseTabReference() }
      return true
    }
    guard isOnSameLine(index + 1) else { return false }
    let key = ForeignWords.key(spelling(of: index))
    // A screen may be called as a verb: `Reset sheet`.
    if ForeignWords.verbs[key] != nil, spelling(of: index) != key, isDeclared(index) { return false }
    if ForeignWords.goals[key] == .back, kind(ahead: 1) == .to {
      let goal = open(.backGoal)
      replaceToken("`\(spelling(of: index)) to` is written `back to`", with: "back")
      advance()
      parsePlace()
      close(goal)
      return true
    }
    if ForeignWords.goals[key] == .back || Self.returns.contains(key),
      takeReturn(isCall: kind(ahead: 1) == .leftParenthesis)
    {
      return true
    }
    // A screen may have a name like a verb: `End cover` leads to a screen `End`.
    if ForeignWords.verbs[key] == .finish, kind(ahead: 1) == .name, isOnSameLine(index + 1),
      ForeignWords.modifiers[ForeignWords.key(spelling(of: index + 1))] == nil
    {
      let goal = open(.finishGoal)
      replaceToken("`\(spelling(of: index))` is written `finish` here", with: "finish")
      if expectWord("the name of an outcome"), at(.leftParenthesis) { parseArguments() }
      close(goal)
      return true
    }
    let isModifierFirst = Self.presentations.contains(kind) && kind(ahead: 1) == .arrow && isOnSameLine(index + 1)
    let nameOffset = kind(ahead: 1) == .to || isModifierFirst ? 2 : 1
    if nameOffset == 1, !ForeignWords.isKnown(key), !Self.returns.contains(key) {
      skipWordBeforeGoal()
      if memory.isStatementReported, tokens.kind(at: Int(index) - 1) == .name {
        parseCall("the name of a screen")
        return true
      }
    }
    guard !at(.to) || kind(ahead: nameOffset + 1) != .back, let meant = ForeignWords.verb(key),
      [.name, .quotedName].contains(kind(ahead: nameOffset)),
      isOnSameLine(index + TokenIndex(nameOffset)),
      nameOffset == 2 || ForeignWords.modifiers[ForeignWords.key(spelling(of: index + 1))] == nil
    else { return false }
    parseCall(behind: meant, nameOffset)
    return true
  }

  /// `Main.cards`, `Route.details`: a tab, or a screen behind the name of a type.
  private mutating func takeQualifiedGoal() -> Bool {
    let (first, last) = (tokens[Int(index)], tokens[Int(index) + 2])
    guard kind(ahead: 2).isName, isOnSameLine(index + 1), isOnSameLine(index + 2), kind(ahead: 3) != .dot,
      !Self.presentations.contains(kind(ahead: 2))
    else { return false }
    if isDeclared(spelling(of: index), by: TokenSet(.tabs)) {
      let goal = open(.tabGoal)
      let written = "tab \(spelling(of: index)).\(spelling(of: index + 2))"
      reportWritten("a tab is selected with `\(written)`", from: first.start, to: last.end, as: written)
      advance(3)
      close(goal)
      nodes.markBroken(goal)
      return true
    }
    guard kind(ahead: 1) == .dot, isDeclared(index + 2), !isDeclared(index) else { return false }
    reportUnderstood(
      "a screen is called by its name alone: `\(spelling(of: index + 2))`", from: first.start, to: last.end,
      SyntaxError.Repair(
        "write `\(spelling(of: index + 2))`", isSafe: true, replace: first.start, last.start, with: ""))
    skip(2)
    parseCall("the name of a screen")
    return true
  }

  /// Whether the file declares a screen, tab bar or flow with the name at a token.
  func isDeclared(_ name: TokenIndex) -> Bool { isDeclared(spelling(of: name)) }

  /// Whether the file declares a screen, tab bar or flow with a name.
  func isDeclared(_ name: some StringProtocol) -> Bool {
    let names =
      memory.declaredNames
      ?? Set(
        (1..<tokens.count).lazy.filter { TokenSet(.screen, .tabs, .flow).contains(tokens.kind(at: $0 - 1)) }
          .map { spelling(of: TokenIndex($0)) })
    memory.declaredNames = names
    return names.contains(String(name))
  }

  /// Whether the file declares a name behind one of some words.
  func isDeclared(_ name: some StringProtocol, by heads: TokenSet) -> Bool {
    guard memory.maySearch() else { return false }
    return (1..<tokens.count).contains {
      heads.contains(tokens.kind(at: $0 - 1)) && spelling(of: TokenIndex($0)) == name
    }
  }

  private static let returns: Set<String> = ["popto", "backto", "popupto", "unwindto", "returnto", "gobackto"]

  /// Parses `popTo #product`, `pop(to: #product)`: back to a tag.
  private mutating func takeReturn(isCall: Bool) -> Bool {
    var place = 1
    if isCall { place = kind(ahead: 3) == .colon ? 4 : 2 }
    guard kind(ahead: place) == .tag, isOnSameLine(index + TokenIndex(place)),
      !isCall || kind(ahead: place + 1) == .rightParenthesis
    else { return false }
    let (start, written) = (tokens[Int(index)].start, "back to \(spelling(of: index + TokenIndex(place)))")
    let goal = open(.backGoal)
    for _ in 0..<place { advance() }
    parsePlace()
    if isCall { advance() }
    close(goal)
    reportWritten("this is written `\(written)`", from: start, to: lastTokenEnd, as: written)
    return true
  }

  /// Parses `condition ? A : B`.
  ///
  /// - Returns: True.
  mutating func parseTernary() -> Bool {
    let (condition, start) = (spelling(of: index), tokens[Int(index)].start)
    advance(2)
    let first = tokens[Int(index)].start
    quietly { $0.parseCall("a goal") }
    let skipped = index
    var colon: TokenIndex?
    while isOnSameLine, !TokenSet(.rightBrace, .endOfFile).contains(kind) {
      if at(.colon), colon == nil { colon = index }
      advance()
    }
    if index > skipped { memory.skipped.append(skipped..<index) }
    let goal = text(from: first, to: colon.map { tokens[Int($0) - 1].end } ?? lastTokenEnd)
    let other = colon.map { text(from: tokens[Int($0) + 1].start, to: lastTokenEnd) }
    let written = "\(goal) when \(condition)" + (other.map { " else \($0)" } ?? "")
    reportUnderstood(
      "a choice is written `\(written)`", from: start, to: lastTokenEnd,
      SyntaxError.Repair("write it with `when`", replace: start, lastTokenEnd, with: written))
    return true
  }

  private mutating func parseCall(behind meant: TokenKind, _ nameOffset: Int) {
    let start = tokens[Int(index)].start
    let verb = (0..<nameOffset).map { spelling(of: index + TokenIndex($0)) }.joined(separator: " ")
    for _ in 0..<nameOffset { advance() }
    let name = (index, tokens[Int(index)].start)
    quietly { $0.parseCall("the name of a screen") }
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

  /// Skips the screen in `-> dismiss Help`: what is closed is always what is on top.
  mutating func takeScreenOfDismiss() {
    guard tokens.kind(at: Int(index) - 1) == .dismiss, kind.isName, isOnSameLine, isDeclared(index) else { return }
    // With a presentation or arguments, the screen is the goal.
    let isLast = !isOnSameLine(index + 1) || TokenSet(.rightBrace, .when, .set, .clear).contains(kind(ahead: 1))
    guard isLast else { return }
    replaceToken("`dismiss` closes what is on top, and names no screen", with: "")
  }

  /// Reports and skips the second goal of `-> Details back`: a link has one goal.
  mutating func takeSecondGoal() -> Bool {
    guard isOnSameLine, !TokenSet(.automatic, .declared, .arrow).contains(kind(ahead: 1)),
      tokens.kind(at: Int(index) - 1) != .rightBrace
    else { return false }
    let (gap, token) = (lastTokenEnd, tokens[Int(index)])
    reportUnderstood(
      "a link has one goal, and `\(spelling(of: index - 1))` is it", from: token.start, to: token.end,
      SyntaxError.Repair("remove `\(spelling(of: index))`", replace: gap, token.end, with: ""))
    advance()
    return true
  }

  /// Parses the anchor of `back` without the `to`.
  mutating func takePlaceWithoutTo() {
    if at(.name), isOnSameLine, ["too", "tto", "ot", "into"].contains(spelling(of: index)) {
      replaceToken("`\(spelling(of: index))` is written `to` here", with: "to")
      return parsePlace()
    }
    guard isOnSameLine,
      at(.tag) || (at(.name) && meantModifier == nil && !TokenSet(.arrow, .dot).contains(kind(ahead: 1)))
    else { return }
    let token = tokens[Int(index)]
    reportMissing("to", "`back to \(spelling(of: index))` leads to a place", before: token.start, to: token.end)
    advance()
  }
}
