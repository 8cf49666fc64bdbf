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
  /// The matched braces of the file, once they are needed.
  private var braces: BraceMap?
  /// The statements of the blocks that were asked for, by the `{`.
  var statements: [TokenIndex: [TokenIndex]] = [:]
  /// The only declaration of each kind that was asked for; nil where there are none or several.
  var onlyHeads: [TokenKind: TokenIndex?] = [:]
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
    holes = Holes(errors.filter(\.message.leavesHole))
    lexerErrors = Holes(errors)
  }
}

/// The ranges of a file about which the lexer has reported errors.
struct Holes {
  private let starts: [UInt32]
  /// For each hole, the greatest end of it and of those before it.
  private let ends: [UInt32]

  init(_ errors: [SyntaxError]) {
    let holes = errors.sorted { $0.start < $1.start }
    starts = holes.map(\.start)
    var last: UInt32 = 0
    ends = holes.map { hole in
      last = max(last, hole.end)
      return last
    }
  }

  /// Whether a hole begins before `end` and ends after `start`.
  ///
  /// - Complexity: Logarithmic in the number of holes.
  func touch(_ start: UInt32, _ end: UInt32) -> Bool {
    var range = 0..<starts.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = starts[middle] < end ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound > 0 && ends[range.lowerBound - 1] > start
  }
}
