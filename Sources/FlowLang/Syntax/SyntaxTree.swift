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
  public let nodes: [SyntaxNode]
  let errors: [SyntaxError]
  let omittedErrorCount: Int

  init(source: SourceFile, tokens: [Token], nodes: [SyntaxNode], errors: SyntaxErrorList) {
    self.source = source
    self.tokens = tokens
    self.nodes = nodes
    self.errors = errors.errors
    self.omittedErrorCount = errors.omitted
  }

  /// Whether there is something in the file that could not be read.
  public var hasErrors: Bool { !errors.isEmpty }
}

/// The place of a node in its tree's list of nodes.
public struct SyntaxID: Hashable, Sendable {
  let index: UInt32

  @inline(__always)
  init(_ index: UInt32) { self.index = index }

  /// The whole file.
  static let file = SyntaxID(0)
}

/// One node: its kind, the tokens it covers and where its descendants end, in 16 bytes.
public struct SyntaxNode: Sendable {
  /// What the node is.
  public let kind: SyntaxKind
  /// Whether something that belongs to the node itself is missing or could not be read.
  public internal(set) var isBroken = false
  /// The first token.
  var firstToken: TokenIndex
  /// The token past the last one; equal to `firstToken` for a node that holds nothing.
  var endToken: TokenIndex
  /// The node past the last descendant.
  var end: UInt32

  init(_ kind: SyntaxKind, firstToken: TokenIndex) {
    self.kind = kind
    self.firstToken = firstToken
    self.endToken = firstToken
    self.end = 0
  }
}
