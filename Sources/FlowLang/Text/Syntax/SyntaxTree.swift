/// The lossless tree of one file over two flat arrays: tokens in source order, nodes in pre-order.
///
/// The children of a node are the nodes that follow it, up to its `end`; no pointers, no recursion. Tokens that the
/// parser could not read stay in the token list, so that the file comes back byte for byte. The tree holds no meaning:
/// names are bound in the ``Model``.
public struct SyntaxTree: Sendable {
  /// The file that was parsed.
  public let source: SourceFile
  /// The tokens, the last of which is `endOfFile`.
  public let tokens: TokenList
  /// The nodes in pre-order; the first is the file.
  public let nodes: SyntaxNodeList
  /// The names and tags with letters beyond ASCII.
  let unusualNames: [TokenIndex]
  let errors: [SyntaxError]
  let omittedErrorCount: Int
  /// The apparent format of a file that is no flow; then the nodes hold nothing of the file.
  let foreign: ForeignFile?
  /// The tokens that the parser skipped.
  let skipped: [Range<TokenIndex>]
  /// Whether a block is open at the end of the file, or its last statement lacks a part or ends in an unknown word:
  /// declarations may follow that are not written yet.
  let isCutOff: Bool

  init(
    source: SourceFile, tokens: TokenList, unusualNames: [TokenIndex], nodes: SyntaxNodeList,
    errors: SyntaxErrorList, foreign: ForeignFile? = nil, skipped: [Range<TokenIndex>] = [], isCutOff: Bool = false
  ) {
    self.source = source
    self.tokens = tokens
    self.unusualNames = unusualNames
    self.nodes = nodes
    self.errors = errors.errors
    self.omittedErrorCount = errors.omitted
    self.foreign = foreign
    self.skipped = skipped
    self.isCutOff = isCutOff
  }

  /// Whether the file has syntax errors.
  public var hasErrors: Bool { !errors.isEmpty || (foreign != nil && foreign != .empty) }

  /// Whether another file has the same tokens, apart from texts in quotes.
  func hasSameWords(as other: SyntaxTree) -> Bool {
    func words(_ tree: SyntaxTree) -> some Sequence<Token> { tree.tokens.lazy.filter { $0.kind != .string } }
    return words(self).elementsEqual(words(other)) {
      $0.kind == $1.kind && source.bytes[$0.range].elementsEqual(other.source.bytes[$1.range])
    }
  }
}
