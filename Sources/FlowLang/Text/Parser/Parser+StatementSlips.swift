/// Whole statements without their keyword, or with another.
extension Parser {
  /// Parses `view Help {`, `sheet Help {`, `tab Main {`: a word of the language before a declaration.
  mutating func takeMeantDeclaration(in block: Block) -> Bool {
    let meant: TokenKind? =
      switch kind {
      case .view, .sheet, .cover, .popover, .dialog: holdsMotions ? .transition : .screen
      case .tab: .tabs
      default: nil
      }
    guard let meant, block.starters.contains(meant), kind(ahead: 1).isName, isOnSameLine(index + 1),
      TokenSet(.leftBrace, .leftParenthesis).contains(kind(ahead: 2))
        || (kind(ahead: 2) == .string && kind(ahead: 3) == .leftBrace)
    else { return false }
    replaceFirstWord(with: meant.spelling ?? "")
    lastStatement = nodes.count
    parse(statement: meant, in: block)
    return true
  }

  /// Whether the block behind the current word and a name begins like that of a transition.
  private var holdsMotions: Bool { kind(ahead: 2) == .leftBrace && Block.transition.starters.contains(kind(ahead: 3)) }

  /// Parses `if not signedIn -> Welcome` as a guard, which states the condition that must hold.
  mutating func takeConditionalGuard(in block: Block) -> Bool {
    guard block.starters.contains(.requires), ["if", "unless", "when"].contains(spelling(of: index)) else {
      return false
    }
    var arrow = index + 1
    let parts = TokenSet(.not, .equal, .name, .quotedName)
    while Int(arrow) < tokens.count - 1, isOnSameLine(arrow), parts.contains(tokens.kind(at: Int(arrow))) { arrow += 1 }
    guard tokens.kind(at: Int(arrow)) == .arrow, arrow > index + 1, isOnSameLine(arrow) else { return false }
    let (start, end) = (tokens[Int(index)].start, tokens[Int(arrow)].end)
    let isNegated = kind(ahead: 1) == .not
    let condition = text(from: tokens[Int(index) + (isNegated ? 2 : 1)].start, to: tokens[Int(arrow) - 1].end)
    let isAsked = isNegated != (spelling(of: index) == "unless")
    let written = "requires \(isAsked ? "" : "not ")\(condition) else"
    // `!` is reported already.
    memory.isStatementReported = memory.isStatementReported || memory.lexerErrors.touches(start, end)
    reportWritten("a guard states its condition: `\(written) …`", from: start, to: end, as: written)
    isGivenUp = true
    return true
  }

  /// Parses `never Editor` and `Home within 3 taps`: an expectation without its keyword.
  mutating func takeExpectationWithoutWord(in block: Block) -> Bool {
    let isSubject = kind.isName && TokenSet(.within, .only, .reachable).contains(kind(ahead: 1))
    guard block == .file, isSubject || (at(.never) && kind(ahead: 1).isName) else { return false }
    let token = tokens[Int(index)]
    reportMissing("expect", "`expect` is missing before `\(spelling(of: index))`", before: token.start, to: token.end)
    isGivenUp = true
    return true
  }

  /// Parses `Home { … }`: a declaration without its keyword, which its statements show.
  mutating func takeDeclarationWithoutWord(in block: Block) -> Bool {
    guard block.starters.contains(.screen), at(.name), kind(ahead: 1) == .leftBrace, isOnSameLine(index + 1),
      spelling(of: index).first?.isUppercase == true, !ForeignWords.isKnown(spelling(of: index)), memory.maySearch(),
      let word = keywordOfBlock(openedBy: index + 1)?.spelling
    else { return false }
    let token = tokens[Int(index)]
    reportMissing("\(word)", "`\(word)` is missing before `\(spelling(of: index))`", before: token.start, to: token.end)
    isGivenUp = true
    return true
  }

  /// The keyword of the declaration that a block with some statements belongs to; nil when the statements fit none.
  private func keywordOfBlock(openedBy brace: TokenIndex) -> TokenKind? {
    let starters = statements(in: brace).map { tokens.kind(at: Int($0)) }
    func fit(_ block: Block) -> Bool { starters.allSatisfy { block.starters.contains($0) } }
    if fit(.screen) { return .screen }
    if fit(.tabs) { return .tabs }
    let hasApp = (0..<tokens.count).contains { tokens.kind(at: $0) == .app }
    if fit(.app) { return hasApp ? .flow : .app }
    if fit(.group) { return .group }
    return fit(.flow) ? .flow : nil
  }

  /// Returns the keyword that a word of another language means: for one that may be of any declaration, such as
  /// `class`, that which the statements of its block fit.
  func fitting(_ meant: TokenKind) -> TokenKind {
    guard meant == .screen, let brace = braceOnLine, memory.maySearch() else { return meant }
    return keywordOfBlock(openedBy: brace) ?? meant
  }

  /// The first `{` behind the current token on its line.
  var braceOnLine: TokenIndex? {
    var token = index
    while token - index < 64, tokens.kind(at: Int(token)) != .endOfFile, isOnSameLine(token + 1) {
      token += 1
      if tokens.kind(at: Int(token)) == .leftBrace { return token }
    }
    return nil
  }

  /// `finish done` or `finish -> done` as a statement: a link leads to a goal.
  mutating func takeGoalWithoutLink(in block: Block) -> Bool {
    guard TokenSet(.finish, .home, .dismiss, .stay, .raise).contains(kind),
      block.starters.contains(.link), kind(ahead: 1) != .colon,
      !isOnSameLine || tokens.kind(at: Int(index) - 1) == .leftBrace
    else { return false }
    let goal = tokens[Int(index)]
    let hasArrow = kind(ahead: 1) == .arrow
    let object = TokenIndex(hasArrow ? 2 : 1)
    let name = at(.finish) && kind(ahead: Int(object)).isWord ? spelling(of: index + object) : spelling(of: index)
    let start = "link \(name) -> \(spelling(of: index))"
    let arrow = tokens[Int(index) + 1]
    var edits = [SyntaxError.Edit(start: goal.start, end: goal.end, text: start)]
    if hasArrow { edits.append(SyntaxError.Edit(start: goal.end, end: arrow.end, text: "")) }
    reportUnderstood(
      "`\(spelling(of: index))` is a goal, and a link leads to it: `\(start)\(name == spelling(of: index) ? "" : " " + name)`",
      from: goal.start, to: goal.end, SyntaxError.Repair(title: "write `\(start)`", edits: edits))
    isGivenUp = true
    return true
  }

  /// Parses `scale(0.5)` in a transition as an effect in both directions.
  mutating func takeEffectWithoutWord(in block: Block) -> Bool {
    guard block == .transition, at(.name), kind(ahead: 1) == .leftParenthesis else { return false }
    let start = tokens[Int(index)].start
    reportMissing(
      "both", "`both` is missing before `\(spelling(of: index))`", before: start, to: tokens[Int(index)].end)
    isGivenUp = true
    return true
  }

  /// Skips an attribute before a statement: `@State var onboarded`.
  mutating func takeAttribute() -> Bool {
    let start = tokens[Int(index)].start
    guard isAttribute(index) else { return false }
    var last = index
    if kind(ahead: 1) == .leftParenthesis, isOnSameLine(index + 1) {
      while last - index < 16, isOnSameLine(last + 1), tokens.kind(at: Int(last)) != .rightParenthesis { last += 1 }
    }
    // `@main`, `@startuml Shop` and `@enduml` may be on lines of their own.
    if kind(ahead: 1) == .name, last == index, isOnSameLine(last + 1), !isOnSameLine(last + 2) { last += 1 }
    let isLine = !isOnSameLine(last + 1) || tokens.kind(at: Int(last) + 1) == .endOfFile
    guard isLine ? !isOnSameLine || index == 0 : tokens.kind(at: Int(last) + 1).isWord else { return false }
    let (end, next) = (tokens[Int(last)].end, tokens.kind(at: Int(last) + 1))
    reportUnderstood(
      "nothing begins with `@`", from: start - 1, to: end,
      SyntaxError.Repair(
        "remove `@\(spelling(of: index))`",
        isSafe: next == .endOfFile || Block.allStarters.contains(next),
        replace: start - 1, isLine ? end : tokens[Int(last) + 1].start, with: ""))
    if isLine { skip(last + 1 - index) }
    isGivenUp = true
    return true
  }
}
