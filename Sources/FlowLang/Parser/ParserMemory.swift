/// What the parser remembers for messages. A class: blocks nest, and each level of the parser may hold copies of it.
final class ParserMemory {
  /// What the lexer has left out.
  let holes: Holes
  /// What the lexer has complained of.
  let lexerErrors: Holes
  /// The tokens that were passed over.
  var skipped: [Range<TokenIndex>] = []
  /// Whether an error of the statement at hand was reported: what follows in it may follow from that.
  var isStatementReported = false
  /// Whether one of the statement before was.
  var wasLastStatementReported = false
  /// The arrow of the link or tab at hand.
  var lastArrow: TokenIndex?
  /// How often the whole file may be searched yet for what a repair is made of: a file of nothing but mistakes takes no
  /// longer than others.
  private var searchesLeft = 50

  /// Whether the whole file may be searched once more.
  func maySearch() -> Bool {
    searchesLeft -= 1
    return searchesLeft >= 0
  }

  init(_ errors: [SyntaxError]) {
    holes = Holes(errors.filter(\.message.leavesHole))
    lexerErrors = Holes(errors)
  }
}
