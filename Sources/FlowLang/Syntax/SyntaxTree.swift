/// The lossless tree of one file over two flat arrays: tokens in source order, nodes in pre-order.
///
/// The children of a node are the nodes that follow it, up to its `end`; no pointers, no recursion. What the parser
/// could not read stays in the token list, so that the file comes back byte for byte. The tree holds no meaning:
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
  /// What the file seems to be, if it is no flow; then nothing of it is in the nodes.
  let foreign: ForeignFile?
  /// The tokens that were passed over.
  let skipped: [Range<TokenIndex>]

  init(
    source: SourceFile, tokens: TokenList, unusualNames: [TokenIndex], nodes: SyntaxNodeList,
    errors: SyntaxErrorList, foreign: ForeignFile? = nil, skipped: [Range<TokenIndex>] = []
  ) {
    self.source = source
    self.tokens = tokens
    self.unusualNames = unusualNames
    self.nodes = nodes
    self.errors = errors.errors
    self.omittedErrorCount = errors.omitted
    self.foreign = foreign
    self.skipped = skipped
  }

  /// Whether there is something in the file that could not be read.
  public var hasErrors: Bool { !errors.isEmpty || (foreign != nil && foreign != .empty) }
}
