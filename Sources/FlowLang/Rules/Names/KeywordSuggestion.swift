/// Suggestions for misspelt keywords.
enum KeywordSuggestion {
  /// Returns the nearest of the keywords that are valid at the error.
  ///
  /// - Parameters:
  ///   - found: The text that was found.
  ///   - expected: The expected part of the message: keywords in backticks, statements, a declaration.
  static func best(for found: String, expected: String) -> String? {
    var candidates = expected.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    if expected.contains("a statement") { candidates += words(of: Block.allStarters) }
    if expected.contains("a declaration") { candidates += words(of: Block.file.starters) }
    return SpellingSuggestion.best(for: found, among: candidates.filter { $0.utf8.allSatisfy(ASCII.isWordStart) })
  }

  /// Returns the nearest of the goals that are keywords without operands.
  static func goal(for found: String) -> String? {
    let goals: [TokenKind] = [.back, .home, .dismiss, .stay, .continue]
    return SpellingSuggestion.best(for: found, among: goals.compactMap(\.spelling))
  }

  /// Returns the goal that has this name in another language.
  static func foreignGoal(for found: String) -> String? { ForeignWords.goals[ForeignWords.key(found)]?.spelling }

  private static func words(of set: TokenSet) -> [String] {
    TokenKind.allCases.filter { set.contains($0) }.compactMap(\.spelling)
  }
}
