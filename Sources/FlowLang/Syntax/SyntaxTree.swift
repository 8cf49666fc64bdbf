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
  /// The token past the last one of the nodes that cover more tokens than their own count can hold.
  private let endsOfLargeNodes: [UInt32: TokenIndex]
  /// How many nodes there are of each kind, by its number.
  private let counts: [Int]
  /// The names and tags with letters beyond ASCII.
  let unusualNames: [TokenIndex]
  let errors: [SyntaxError]
  let omittedErrorCount: Int

  init(
    source: SourceFile, tokens: [Token], unusualNames: [TokenIndex], nodes: [SyntaxNode], counts: [Int],
    endsOfLargeNodes: [UInt32: TokenIndex], errors: SyntaxErrorList
  ) {
    self.source = source
    self.tokens = tokens
    self.unusualNames = unusualNames
    self.nodes = nodes
    self.counts = counts
    self.endsOfLargeNodes = endsOfLargeNodes
    self.errors = errors.errors
    self.omittedErrorCount = errors.omitted
  }

  /// How many nodes there are of a kind.
  func count(of kind: SyntaxKind) -> Int { counts[Int(kind.rawValue)] }

  /// The token past the last one of a node; its first for a node that holds nothing.
  @inline(__always)
  func endToken(of id: SyntaxID) -> TokenIndex {
    let node = nodes[Int(id.index)]
    let count = node.tokenCount
    return count < SyntaxNode.maximumTokenCount
      ? node.firstToken + count : endsOfLargeNodes[id.index] ?? node.firstToken
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

/// One node: its kind, the tokens it covers and where its descendants end, in 12 bytes.
public struct SyntaxNode: Sendable {
  /// The first token.
  var firstToken: TokenIndex
  /// The node past the last descendant.
  var end: UInt32 = 0
  private var lowCount: UInt16 = 0
  /// Seven bits of the count, and one for `isBroken`.
  private var highCount: UInt8 = 0
  /// What the node is.
  public let kind: SyntaxKind

  /// A count of this stands for this many tokens or more; the tree knows how many.
  static let maximumTokenCount: UInt32 = 1 << 23 - 1

  init(_ kind: SyntaxKind, firstToken: TokenIndex) {
    self.kind = kind
    self.firstToken = firstToken
  }

  /// Whether something that belongs to the node itself is missing or could not be read.
  public internal(set) var isBroken: Bool {
    get { highCount & 0x80 != 0 }
    set { highCount = highCount & 0x7F | (newValue ? 0x80 : 0) }
  }

  /// How many tokens the node covers, as far as 23 bits can say.
  @inline(__always)
  var tokenCount: UInt32 { UInt32(highCount & 0x7F) << 16 | UInt32(lowCount) }

  /// Ends the node.
  ///
  /// - Returns: Whether it covers more tokens than it can count.
  @inline(__always)
  mutating func close(before token: TokenIndex, end: UInt32, isBroken: Bool) -> Bool {
    let count = min(token - firstToken, Self.maximumTokenCount)
    lowCount = UInt16(truncatingIfNeeded: count)
    highCount = UInt8(truncatingIfNeeded: count >> 16) | (isBroken || self.isBroken ? 0x80 : 0)
    self.end = end
    return count == Self.maximumTokenCount
  }
}
