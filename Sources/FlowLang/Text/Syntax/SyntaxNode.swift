/// The index of a node in its tree's list of nodes.
public struct SyntaxID: Hashable, Sendable {
  let index: UInt32

  @inline(__always) init(_ index: UInt32) { self.index = index }

  /// The whole file.
  static let file = SyntaxID(0)
}

/// One node in 8 bytes: its kind, its first token, and the numbers of tokens and nodes that it covers, as far as they
/// fit; ``SyntaxNodeList`` keeps larger numbers.
public struct SyntaxNode: Sendable {
  var firstToken: TokenIndex
  /// The number of nodes that the node covers, itself included.
  fileprivate var nodeCount: UInt16 = 0
  /// Seven bits for the number of tokens that the node covers, and one for `isBroken`.
  private var tokensAndState: UInt8 = 0
  /// The kind of the node.
  public let kind: SyntaxKind

  /// Counts of this value or more are kept in ``SyntaxNodeList``.
  fileprivate static let largestNodeCount = UInt32(UInt16.max)
  fileprivate static let largestTokenCount: UInt32 = 0x7F

  init(_ kind: SyntaxKind, firstToken: TokenIndex) {
    self.kind = kind
    self.firstToken = firstToken
  }

  /// Whether a part of the node itself is missing or could not be read.
  public internal(set) var isBroken: Bool {
    get { tokensAndState & 0x80 != 0 }
    set { tokensAndState = tokensAndState & 0x7F | (newValue ? 0x80 : 0) }
  }

  fileprivate var tokenCount: UInt32 {
    @inline(__always) get { UInt32(tokensAndState & 0x7F) }
    @inline(__always) set { tokensAndState = tokensAndState & 0x80 | UInt8(truncatingIfNeeded: newValue) }
  }
}

/// The nodes of a tree in pre-order, with the end of each.
public struct SyntaxNodeList: Sendable {
  private var nodes: [SyntaxNode] = []
  /// The ends of nodes that cover more than a node can count: the token and the node past their last ones.
  private var largeEnds: [UInt32: (token: TokenIndex, node: UInt32)] = [:]

  /// The number of nodes.
  public var count: Int { nodes.count }

  /// The indices of all nodes.
  public var indices: Range<Int> { nodes.indices }

  /// The node at an index.
  @inline(__always) public subscript(index: Int) -> SyntaxNode { nodes[index] }

  /// Returns the token past the last one of a node; its first token for an empty node.
  @inline(__always) func endToken(of index: UInt32) -> TokenIndex {
    let node = nodes[Int(index)]
    if node.tokenCount < SyntaxNode.largestTokenCount { return node.firstToken + node.tokenCount }
    return largeEnds[index]?.token ?? node.firstToken
  }

  /// Returns the index past the last descendant of a node.
  @inline(__always) func end(of index: UInt32) -> UInt32 {
    let count = UInt32(nodes[Int(index)].nodeCount)
    if count < SyntaxNode.largestNodeCount { return index + count }
    return largeEnds[index]?.node ?? index + 1
  }

  // MARK: Building

  mutating func reserve(_ count: Int) { nodes.reserveCapacity(count) }

  /// Begins a node, and returns its index.
  @inline(__always) mutating func open(_ kind: SyntaxKind, at token: TokenIndex) -> Int {
    nodes.append(SyntaxNode(kind, firstToken: token))
    return nodes.count - 1
  }

  /// Appends a node that is one token.
  @inline(__always) mutating func append(_ kind: SyntaxKind, of token: TokenIndex, isBroken: Bool) {
    var node = SyntaxNode(kind, firstToken: token)
    node.tokenCount = 1
    node.nodeCount = 1
    if isBroken { node.isBroken = true }
    nodes.append(node)
  }

  /// Ends a node before a token, after the last node that was begun.
  @inline(__always) mutating func close(_ index: Int, before token: TokenIndex, isBroken: Bool) {
    setEnds(of: index, token: token, node: UInt32(truncatingIfNeeded: nodes.count), isBroken: isBroken)
  }

  /// Ends a node before a token that it already covers.
  mutating func shorten(_ index: Int, before token: TokenIndex) {
    let end = end(of: UInt32(index))
    nodes[index].firstToken = min(nodes[index].firstToken, token)
    setEnds(of: index, token: token, node: end, isBroken: true)
  }

  /// Marks a node as incomplete.
  @inline(__always) mutating func markBroken(_ index: Int) { nodes[index].isBroken = true }

  mutating func removeAll(from index: Int) { nodes.removeSubrange(index...) }

  @inline(__always) private mutating func setEnds(of index: Int, token: TokenIndex, node end: UInt32, isBroken: Bool) {
    var node = nodes[index]
    let tokenCount = token &- node.firstToken
    let nodeCount = end &- UInt32(truncatingIfNeeded: index)
    node.tokenCount = min(tokenCount, SyntaxNode.largestTokenCount)
    node.nodeCount = UInt16(truncatingIfNeeded: min(nodeCount, SyntaxNode.largestNodeCount))
    if isBroken { node.isBroken = true }
    nodes[index] = node
    if tokenCount >= SyntaxNode.largestTokenCount || nodeCount >= SyntaxNode.largestNodeCount {
      largeEnds[UInt32(index)] = (token, end)
    }
  }
}
