/// A screen, tab bar, group, flow or app that is in both versions.
struct NodePair: Hashable, Sendable {
  let old: NodeID
  let new: NodeID
}

/// The correspondence of the nodes of two versions: nodes with the same name and kind, and renamed nodes that are
/// identified unambiguously.
struct NodePairs: Sendable {
  /// The nodes in both versions, the apps first, then in the order of the new files.
  private(set) var pairs: [NodePair] = []
  /// The pairs whose declarations may differ in meaning: the others are equal byte for byte.
  private(set) var edited: [NodePair] = []
  /// The nodes that are only in the old version, without groups, which are not shown.
  private(set) var removed: [NodeID] = []
  /// The nodes that are only in the new version, without groups.
  private(set) var added: [NodeID] = []
  /// The renamed nodes.
  private(set) var renamed: [Renaming] = []
  /// The nodes that have the same name and another kind.
  private(set) var otherKind: [NodePair] = []
  /// The new node of each old one, by its index; nil when there is none.
  private(set) var newOf: [NodeID?]
  /// The old node of each new one, by its index; nil when there is none.
  private(set) var oldOf: [NodeID?]

  /// A node that has another name in the new version.
  struct Renaming: Sendable {
    let pair: NodePair
    /// The evidence that the nodes are the same.
    let evidence: Renames.Evidence
  }

  /// Pairs the nodes of two versions. The old version receives the new names of renamed nodes.
  init(_ old: inout FlowVersion, _ new: FlowVersion) {
    newOf = Array(repeating: nil, count: old.model.nodes.count)
    oldOf = Array(repeating: nil, count: new.model.nodes.count)
    join(.app, .app)
    pairByName(old.model, new.model)
    listSingles(old.model, new.model)
    renamed = Renames.find(old, new, self)
    for renaming in renamed {
      join(renaming.pair.old, renaming.pair.new)
      old.names[renaming.pair.old] = new.model.name(of: renaming.pair.new)
    }
    if !renamed.isEmpty { listSingles(old.model, new.model) }
    for index in new.model.nodes.indices {
      guard let partner = oldOf[index] else { continue }
      let pair = NodePair(old: partner, new: NodeID(index))
      pairs.append(pair)
      if old.bytes(of: pair.old) != new.bytes(of: pair.new) { edited.append(pair) }
    }
  }

  private mutating func join(_ old: NodeID, _ new: NodeID) {
    newOf[Int(old.index)] = new
    oldOf[Int(new.index)] = old
  }

  private mutating func pairByName(_ old: Model, _ new: Model) {
    for index in old.nodes.indices.dropFirst() where !old.nodes[index].isShadowed {
      guard let partner = new.names.node(named: old.text(old.nodes[index].name)) else { continue }
      if partner.kind == old.nodes[index].kind {
        join(NodeID(index), partner.node)
      } else if partner.kind != .group, old.nodes[index].kind != .group {
        otherKind.append(NodePair(old: NodeID(index), new: partner.node))
      }
    }
  }

  private mutating func listSingles(_ old: Model, _ new: Model) {
    let (changedOld, changedNew) = (Set(otherKind.map(\.old)), Set(otherKind.map(\.new)))
    removed = old.nodeIDs.filter { newOf[Int($0.index)] == nil && old.isSeen($0) && !changedOld.contains($0) }
    added = new.nodeIDs.filter { oldOf[Int($0.index)] == nil && new.isSeen($0) && !changedNew.contains($0) }
  }

  /// Returns the new node of an old one.
  func new(of node: NodeID) -> NodeID? { newOf[Int(node.index)] }

  /// Returns the old node of a new one.
  func old(of node: NodeID) -> NodeID? { oldOf[Int(node.index)] }
}

extension Model {
  /// Whether a node is shown to users and its name refers to it.
  fileprivate func isSeen(_ node: NodeID) -> Bool {
    self[node].kind != .group && !self[node].isShadowed && !name(of: node).isEmpty
  }
}
