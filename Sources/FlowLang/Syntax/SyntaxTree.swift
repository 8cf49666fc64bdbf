/// The lossless tree of one file over two flat arrays: tokens in source order, nodes in pre-order.
///
/// The children of a node are the nodes that follow it, up to its `end`; no pointers, no recursion. What the parser
/// could not read stays in the token list, so that the file comes back byte for byte. The tree holds no meaning:
/// names are bound in the ``Model``.
public struct SyntaxTree: Sendable {
  /// The file that was parsed.
  public let source: SourceFile
  /// The tokens, the last of which is `endOfFile`.
  public let tokens: [Token]
  /// The nodes in pre-order; the first is the file.
  public let nodes: SyntaxNodeList
  /// How many nodes there are of each kind, by its number.
  private let counts: [Int]
  /// The names and tags with letters beyond ASCII.
  let unusualNames: [TokenIndex]
  let errors: [SyntaxError]
  let omittedErrorCount: Int

  init(
    source: SourceFile, tokens: [Token], unusualNames: [TokenIndex], nodes: SyntaxNodeList, counts: [Int],
    errors: SyntaxErrorList
  ) {
    self.source = source
    self.tokens = tokens
    self.unusualNames = unusualNames
    self.nodes = nodes
    self.counts = counts
    self.errors = errors.errors
    self.omittedErrorCount = errors.omitted
  }

  /// How many nodes there are of a kind.
  func count(of kind: SyntaxKind) -> Int { counts[Int(kind.rawValue)] }

  /// Whether there is something in the file that could not be read.
  public var hasErrors: Bool { !errors.isEmpty }
}
