/// The state of the parser for messages. A class: blocks nest, and each level of the parser may hold copies of it.
final class ParserMemory {
  /// The ranges that the lexer has left out.
  let holes: RangeIndex
  let lexerErrors: RangeIndex
  /// The tokens that were skipped.
  var skipped: [Range<TokenIndex>] = []
  /// The lines behind the first one of statements that could not be read: other spellings in them follow from that.
  var foreignLines: [(start: UInt32, end: UInt32)] = []
  /// A brace around statements of the current block, which is reported already.
  var excusedBrace: TokenIndex?
  /// Whether an error of the current statement was reported: further errors in it may follow from that one.
  var isStatementReported = false
  /// The error about the current statement that has a repair, which those of further slips join.
  var repairedError: Int?
  /// Whether a block is open at the end of the file, or its last statement lacks a part.
  var isCutOff = false
  /// The `{` of a screen with a type, as in Swift, and the error about that.
  var typedHead: (brace: TokenIndex, error: Int)?
  /// Whether an error of the previous statement was reported.
  var wasLastStatementReported = false
  /// The arrow of the current link or tab.
  var lastArrow: TokenIndex?
  /// Whether the current effects are those of a `both`, which no others follow.
  var isEffectForBoth = false
  /// The matched braces of the file, once they are needed.
  private var braces: BraceMap?
  /// The statements of the blocks that were asked for, by the `{`.
  var statements: [TokenIndex: [TokenIndex]] = [:]
  /// The only declaration of each kind that was asked for; nil where there are none or several.
  var onlyHeads: [TokenKind: TokenIndex?] = [:]
  /// The names of the screens, tab bars and flows of the file, once they are needed.
  var declaredNames: Set<String>?
  /// How many more times a repair may search the whole file: a file of nothing but mistakes takes no longer than
  /// others.
  private var searchesLeft = 50

  /// Whether the whole file may be searched once more; counts the search.
  func maySearch() -> Bool {
    searchesLeft -= 1
    return searchesLeft >= 0
  }

  /// Returns the matched braces of the file's tokens.
  func braces(of tokens: TokenList) -> BraceMap {
    if let braces { return braces }
    let map = BraceMap(tokens)
    braces = map
    return map
  }

  init(_ errors: [SyntaxError]) {
    holes = RangeIndex(errors.filter(\.message.leavesHole))
    lexerErrors = RangeIndex(errors)
  }
}

extension RangeIndex {
  init(_ errors: [SyntaxError]) { self.init(errors.map { ($0.start, $0.end) }) }
}
