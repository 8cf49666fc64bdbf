/// The differences from another version in a picture: signs and colours for boxes and rows.
public struct DrawnChanges: Sendable {
  /// The kind of a difference.
  enum Mark: CaseIterable, Sendable {
    case added, removed, changed

    /// The sign before a name, so that the meaning does not depend on colour alone.
    var sign: String {
      switch self {
      case .added: "+"
      case .removed: "\u{2212}"
      case .changed: "~"
      }
    }

    /// The meaning of the mark, for a legend.
    var meaning: String {
      switch self {
      case .added: "new"
      case .removed: "gone"
      case .changed: "changed"
      }
    }
  }

  private let nodes: [NodeID: Mark]
  private let links: [LinkID: Mark]
  private let entryPoints: [Int: Mark]

  init(nodes: [NodeID: Mark], links: [LinkID: Mark], entryPoints: [Int: Mark]) {
    self.nodes = nodes
    self.links = links
    self.entryPoints = entryPoints
  }

  /// Returns the mark of a screen, tab bar, flow or group.
  func mark(of node: NodeID) -> Mark? { nodes[node] }

  /// Returns the mark of a link.
  func mark(of link: LinkID) -> Mark? { links[link] }

  /// Returns the mark of a url or entry, by its index in `Model.entryPoints`.
  func mark(ofEntryPoint index: Int) -> Mark? { entryPoints[index] }
}
