/// Words and signs before or behind the first word of a statement: `private var`, `external let`, `scheme: "shop"`.
extension Parser {
  /// Goes past a word before a declaration, and parses that.
  mutating func takeDeclarationBehindWord(in block: Block, of opener: Int) -> Bool {
    guard at(.name), Self.accessWords.contains(spelling(of: index)), kind(ahead: 1).isWord, kind(ahead: 2).isWord,
      isOnSameLine(index + 1), isOnSameLine(index + 2), beginsDeclaration(index + 1)
    else { return false }
    let (start, next) = (tokens[Int(index)].start, tokens[Int(index) + 1].start)
    let word = spelling(of: index)
    reportUnderstood(
      "a declaration has no `\(word)`", from: start, to: tokens[Int(index)].end,
      SyntaxError.Repair(
        "remove `\(word)`", isSafe: Block.allStarters.contains(kind(ahead: 1)), replace: start, next, with: ""))
    skip(1)
    let first = index
    if isAllowed(in: block) {
      parse(statement: kind, in: block)
    } else if !takeDeclarationBehindWord(in: block, of: opener), !parseDeclaration(in: block, of: opener, behind: first)
    {
      isGivenUp = true
    }
    return true
  }

  /// Parses a declaration with a word of another language in a statement that is reported already.
  private mutating func parseDeclaration(in block: Block, of opener: Int, behind first: TokenIndex) -> Bool {
    guard let meant = ForeignWords.statements(spelling(of: first)).first(where: { block.starters.contains($0) }) else {
      return false
    }
    if takeForeignDeclaration(as: meant) { return true }
    if kind(ahead: 1) == .name, isMentionedOnce(index + 1) { memory.skipped.append(index + 1..<index + 2) }
    lastStatement = nodes.count
    parse(statement: fitting(meant), in: block)
    return true
  }

  private func beginsDeclaration(_ token: TokenIndex) -> Bool {
    let declared: [TokenKind] = [.screen, .tabs, .group, .flow, .flag, .transition]
    let word = spelling(of: token)
    return declared.contains(tokens.kind(at: Int(token))) || Self.accessWords.contains(word)
      || ForeignWords.statements(word).contains { declared.contains($0) }
  }

  private static let accessWords: Set<String> = [
    "private", "public", "internal", "fileprivate", "protected", "static", "final", "abstract", "sealed", "data",
    "export", "default", "lateinit", "late", "override", "lazy", "async", "suspend", "inline", "weak", "unowned",
    "const", "open", "readonly", "nonisolated",
  ]

  /// The keyword that a word of another language behind `external` means: `external var online`.
  var meantOutside: TokenKind? {
    guard kind(ahead: 1) == .name, kind(ahead: 2).isName, isOnSameLine(index + 1), isOnSameLine(index + 2) else {
      return nil
    }
    return ForeignWords.statements(spelling(of: index + 1)).first { [.flag, .screen, .flow].contains($0) }
  }

  /// Goes past an arrow behind the first word of a statement that leads nowhere: `embed -> Card`.
  mutating func skipArrow() {
    guard isOnSameLine, kind(ahead: 1).isWord || kind(ahead: 1) == .string else { return }
    replaceToken("there is no arrow here", with: "", isSafe: true)
  }

  /// Goes past a `:` or `=` behind the first word of a statement.
  mutating func skipSeparator() {
    guard at(.colon) || at(.equal), isOnSameLine,
      isOnSameLine(index + 1) || ![.app, .on].contains(tokens.kind(at: Int(index) - 1)),
      kind(ahead: 2) != .pipe,
      kind(ahead: 1).isName || TokenSet(.string, .dashedWord).contains(kind(ahead: 1))
        || (tokens.kind(at: Int(index) - 1) == .back && TokenSet(.true, .false).contains(kind(ahead: 1)))
    else { return }
    let (gap, sign) = (lastTokenEnd, tokens[Int(index)])
    var edits = [SyntaxError.Edit(start: gap, end: tokens[Int(index) + 1].start, text: " ")]
    if kind(ahead: 2) == .comma, isOnSameLine(index + 2), !isOnSameLine(index + 3) {
      // `scheme: "shop",`
      edits.append(SyntaxError.Edit(start: tokens[Int(index) + 1].end, end: tokens[Int(index) + 2].end, text: ""))
    }
    let word = spelling(of: index)
    advance()
    memory.skipped.append(index..<index + 1)
    reportUnderstood(
      "there is no `\(word)` here", from: sign.start, to: sign.end,
      SyntaxError.Repair(title: "remove `\(word)`", isSafe: true, edits: edits))
  }
}
