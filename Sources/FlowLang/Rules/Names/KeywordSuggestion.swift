/// The keyword that a misspelt one was meant to be.
enum KeywordSuggestion {
  /// The nearest of the keywords that could stand where the error is.
  ///
  /// - Parameters:
  ///   - found: What stands there.
  ///   - expected: What the message says could stand there: keywords in backticks, statements, a declaration.
  static func best(for found: String, expected: String) -> String? {
    var candidates = expected.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    if expected.contains("a statement") { candidates += words(of: Block.allStarters) }
    if expected.contains("a declaration") { candidates += words(of: Block.file.starters) }
    return SpellingSuggestion.best(for: found, among: candidates.filter { $0.utf8.allSatisfy(ASCII.isWordStart) })
  }

  /// The nearest of the goals that are words of the language and need nothing behind them.
  static func goal(for found: String) -> String? {
    let goals: [TokenKind] = [.back, .home, .dismiss, .stay]
    return SpellingSuggestion.best(for: found, among: goals.compactMap(\.spelling))
  }

  /// The goal that another language calls so.
  static func foreignGoal(for found: String) -> String? { ForeignWords.goals[ForeignWords.key(found)]?.spelling }

  private static func words(of set: TokenSet) -> [String] {
    TokenKind.allCases.filter { set.contains($0) }.compactMap(\.spelling)
  }
}
