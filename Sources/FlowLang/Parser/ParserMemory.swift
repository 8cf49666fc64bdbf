/// The state of the parser for messages. A class: blocks nest, and each level of the parser may hold copies of it.
final class ParserMemory {
  /// The ranges that the lexer has left out.
  let holes: Holes
  /// The ranges of all errors of the lexer.
  let lexerErrors: Holes
  /// The tokens that were skipped.
  var skipped: [Range<TokenIndex>] = []
  /// Whether an error of the current statement was reported: further errors in it may follow from that one.
  var isStatementReported = false
  /// Whether an error of the previous statement was reported.
  var wasLastStatementReported = false
  /// The arrow of the current link or tab.
  var lastArrow: TokenIndex?
  /// Whether the current effects are those of a `both`, which no others follow.
  var isEffectForBoth = false
  /// How many more times a repair may search the whole file: a file of nothing but mistakes takes no longer than
  /// others.
  private var searchesLeft = 50

  /// Whether the whole file may be searched once more; counts the search.
  func maySearch() -> Bool {
    searchesLeft -= 1
    return searchesLeft >= 0
  }

  init(_ errors: [SyntaxError]) {
    holes = Holes(errors.filter(\.message.leavesHole))
    lexerErrors = Holes(errors)
  }
}
