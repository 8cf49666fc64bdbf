/// The facts about each token that the layout needs: where statements and blocks end, where a statement may be broken,
/// and the width of everything on one line.
struct LayoutPlan {
  let tree: SyntaxTree
  /// For the first token of a statement: the token past its last one; otherwise 0.
  private var statementEnds: [TokenIndex]
  /// For a `{`: its `}`; otherwise 0.
  private var closingBraces: [TokenIndex]
  /// For a token that a long statement is broken before: the indentation of the new line relative to the statement, in
  /// columns; otherwise -1.
  private var breaks: [Int8]
  /// The column past each token if the whole file were on one line.
  private var columns: [UInt32]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    statementEnds = Array(repeating: 0, count: tree.tokens.count)
    closingBraces = statementEnds
    breaks = Array(repeating: -1, count: tree.tokens.count)
    columns = []
    readTokens()
    readNodes()
  }

  func beginsStatement(_ token: TokenIndex) -> Bool { statementEnds[Int(token)] > 0 }

  /// Returns the token past the last one of the statement that begins with a token.
  func statementEnd(_ token: TokenIndex) -> TokenIndex { statementEnds[Int(token)] }

  func closingBrace(_ token: TokenIndex) -> TokenIndex { closingBraces[Int(token)] }

  /// Returns the indentation of a broken statement where it continues with the token; nil where it is not broken there.
  func indentation(ofBreakBefore token: TokenIndex) -> Int? {
    let columns = breaks[Int(token)]
    return columns < 0 ? nil : Int(columns)
  }

  /// Returns the width of some tokens on one line, in columns.
  func width(_ tokens: Range<TokenIndex>) -> Int {
    guard let last = tokens.last else { return 0 }
    return Int(columns[Int(last)] - columns[Int(tokens.lowerBound)]) + width(of: tokens.lowerBound)
  }

  private func width(of token: TokenIndex) -> Int { UTF8Text.scalarCount(tree.source.bytes[tree.token(token).range]) }

  // MARK: Reading the tree

  /// Pairs the braces and adds up the widths.
  private mutating func readTokens() {
    columns.reserveCapacity(tree.tokens.count)
    var openBraces: [TokenIndex] = []
    var column = 0
    var last = TokenKind.leftParenthesis
    for index in 0..<TokenIndex(tree.tokens.count) {
      let kind = tree.tokens.kind(at: Int(index))
      column += (last.isSpaced(before: kind) ? 1 : 0) + width(of: index)
      columns.append(UInt32(column))
      last = kind
      if kind == .leftBrace { openBraces.append(index) }
      if kind == .rightBrace, let opening = openBraces.popLast() { closingBraces[Int(opening)] = index }
      if kind == .arrow { breaks[Int(index)] = Int8(FlowFormatter.step) }
    }
  }

  private mutating func readNodes() {
    for index in tree.nodes.indices {
      let id = SyntaxID(UInt32(index))
      let first = tree[id].firstToken
      switch tree[id].kind {
      case .target, .call:
        if first > 0, tree.token(first - 1).kind == .else { breaks[Int(first - 1)] = Int8(FlowFormatter.step) }
      case .parameters:
        if tree.firstChild(of: id) != nil { breaks[Int(tree.endToken(of: id) - 1)] = 0 }
      case .parameter: breaks[Int(first)] = Int8(FlowFormatter.step)
      case let kind where kind.isStatement: statementEnds[Int(first)] = tree.endToken(of: id)
      default: break
      }
    }
  }
}
