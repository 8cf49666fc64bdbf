/// Misspelt words and calls in place of a goal.
extension Parser {
  /// Takes `finsh paid`, `opne "https://example.com"`: a misspelt word with the operand that it has.
  mutating func takeMisspeltGoal() -> Bool {
    guard isOnSameLine(index + 1), !kind(ahead: 1).isReserved else { return false }
    let meant: TokenKind
    switch kind(ahead: 1) {
    case .string: meant = .open
    case .tag: meant = .raise
    case .to: meant = .back
    case .name where ForeignWords.modifiers[ForeignWords.key(spelling(of: index + 1))] == nil: meant = .finish
    default: return false
    }
    let (word, written) = (spelling(of: index), meant.spelling ?? "")
    guard SpellingSuggestion.best(for: word, among: [written]) != nil, !isDeclared(index)
    else { return false }
    let goals: [TokenKind: SyntaxKind] = [.open: .openGoal, .raise: .raiseGoal, .back: .backGoal, .finish: .finishGoal]
    let goal = open(goals[meant] ?? .finishGoal)
    replaceToken("`\(word)` is no goal", with: written, help: "did you mean `\(written)`?")
    if take(.to) {
      parsePlace()
    } else {
      advance()
      if meant == .finish, at(.leftParenthesis) { parseArguments() }
    }
    close(goal)
    return true
  }

  /// Takes `openURL("https://example.com")`.
  mutating func takeCallOfAddress() -> Bool {
    guard kind(ahead: 2) == .string, kind(ahead: 3) == .rightParenthesis, isAddress(index + 2) else { return false }
    let (start, written) = (tokens[Int(index)].start, "open \(spelling(of: index + 2))")
    let goal = open(.openGoal)
    advance(4)
    close(goal)
    nodes.markBroken(goal)
    reportWritten("an address is opened with `\(written)`", from: start, to: lastTokenEnd, as: written)
    return true
  }

  /// Goes past a word before the name of a screen: `-> Screen Help`.
  mutating func skipWordBeforeGoal() {
    guard at(.name) || at(.screen) || at(.flow) || at(.tabs), kind(ahead: 1) == .name, isOnSameLine,
      isOnSameLine(index + 1), ForeignWords.modifiers[ForeignWords.key(spelling(of: index + 1))] == nil,
      !isDeclared(index), isDeclared(index + 1)
    else { return }
    replaceToken("a screen is called by its name alone: `\(spelling(of: index + 1))`", with: "", skips: true)
  }
}
