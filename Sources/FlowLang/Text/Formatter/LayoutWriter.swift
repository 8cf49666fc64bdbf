/// Writes the tokens and comments of a tree with the white space of the canonical layout, in one pass; nested blocks
/// are on a stack.
struct LayoutWriter {
  /// The output so far.
  private(set) var bytes: [UInt8] = []
  let plan: LayoutPlan
  /// The blocks around the current token, the innermost last.
  private var blocks: [Block] = []
  /// The current statement.
  private var statement = Statement(layout: .flat, indentation: 0)
  /// The indentation of the current line.
  private var lineIndentation = 0
  /// Whether the current block is still empty.
  var isAtBlockStart = true

  /// An open block.
  private struct Block {
    /// The statement that the block belongs to.
    let owner: Statement
    /// The indentation of the line with its `{`.
    let indentation: Int
  }

  private struct Statement {
    let layout: StatementLayout
    let indentation: Int
  }

  init(_ tree: SyntaxTree) {
    plan = LayoutPlan(tree)
    bytes.reserveCapacity(tree.source.bytes.count)
  }

  var tree: SyntaxTree { plan.tree }

  /// Writes the whole file, with a line end after its last line.
  mutating func writeFile() {
    for index in 0..<TokenIndex(tree.tokens.count) { write(index) }
    if !bytes.isEmpty { bytes.append(ASCII.lineFeed) }
  }

  /// The indentation of the statements in the current block.
  var contentIndentation: Int { blocks.last.map { $0.indentation + FlowFormatter.step } ?? 0 }

  /// The indentation of a statement where a comment makes it continue on a new line.
  var continuationIndentation: Int { statement.indentation + FlowFormatter.step }

  /// Whether the statements of the current block are on lines of their own.
  private var isBlockBroken: Bool { blocks.last.map { $0.owner.layout != .flat } ?? true }

  private mutating func write(_ token: TokenIndex) {
    switch tree.token(token).kind {
    case .endOfFile: writeBoundary(before: token, breakTo: nil)
    case .rightBrace: close(token)
    case .leftBrace: open(token)
    case _ where plan.beginsStatement(token): begin(token)
    default:
      let isBroken = statement.layout == .broken
      let indentation = isBroken ? plan.indentation(ofBreakBefore: token) : nil
      writeGap(before: token, breakTo: indentation.map { statement.indentation + $0 })
      writeText(of: token)
    }
  }

  private mutating func begin(_ token: TokenIndex) {
    if isBlockBroken {
      writeBoundary(before: token, breakTo: contentIndentation)
      let indentation = contentIndentation
      statement = Statement(layout: plan.layout(of: token, at: indentation), indentation: indentation)
    } else {
      writeGap(before: token, breakTo: nil)
    }
    isAtBlockStart = false
    writeText(of: token)
  }

  private mutating func open(_ token: TokenIndex) {
    writeGap(before: token, breakTo: nil)
    writeText(of: token)
    blocks.append(Block(owner: statement, indentation: lineIndentation))
    isAtBlockStart = true
  }

  private mutating func close(_ token: TokenIndex) {
    guard let block = blocks.last else { return }
    if block.owner.layout == .flat || plan.isEmptyBlock(token - 1) {
      writeGap(before: token, breakTo: nil)
    } else {
      writeBoundary(before: token, breakTo: block.indentation)
    }
    blocks.removeLast()
    statement = block.owner
    isAtBlockStart = false
    writeText(of: token)
  }

  // MARK: Text

  private mutating func writeText(of token: TokenIndex) { bytes += tree.source.bytes[tree.token(token).range] }

  /// Writes a comment with plain line ends and no white space before them.
  mutating func writeText(of comment: Comment) {
    var lineStart = comment.range.lowerBound
    while true {
      let rest = tree.source.bytes[lineStart..<comment.range.upperBound]
      let lineEnd = rest.firstIndex(where: ASCII.isLineEnd) ?? comment.range.upperBound
      bytes += tree.source.bytes[lineStart..<lineEnd]
      while let last = bytes.last, ASCII.isWhitespace(last), last != ASCII.lineFeed { bytes.removeLast() }
      guard lineEnd < comment.range.upperBound else { return }
      bytes.append(ASCII.lineFeed)
      lineStart = lineEnd + ASCII.lineEndLength(tree.source.bytes, at: lineEnd)
    }
  }

  mutating func writeSpace() { bytes.append(ASCII.space) }

  /// Ends the line, if there is one, and begins another.
  mutating func startLine(_ indentation: Int, behindBlank isBlank: Bool = false) {
    if !bytes.isEmpty { bytes.append(ASCII.lineFeed) }
    if isBlank { bytes.append(ASCII.lineFeed) }
    bytes.append(contentsOf: repeatElement(ASCII.space, count: indentation))
    lineIndentation = indentation
  }
}
