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

  init(_ errors: [SyntaxError]) {
    holes = Holes(errors.filter(\.message.leavesHole))
    lexerErrors = Holes(errors)
  }
}
