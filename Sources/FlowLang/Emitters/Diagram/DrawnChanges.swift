/// What a picture says of the difference to another version: signs and colours for boxes and lines.
public struct DrawnChanges: Sendable {
  /// What became of something.
  enum Mark: CaseIterable, Sendable {
    case added, removed, changed

    /// What is written before a name, so that nobody needs to see the colour.
    var sign: String {
      switch self {
      case .added: "+"
      case .removed: "\u{2212}"
      case .changed: "~"
      }
    }

    /// What it means, for a legend.
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

  /// What became of a screen, tab bar, flow or group.
  func mark(of node: NodeID) -> Mark? { nodes[node] }

  /// What became of a link.
  func mark(of link: LinkID) -> Mark? { links[link] }

  /// What became of a url or entry, by its place in `Model.entryPoints`.
  func mark(ofEntryPoint index: Int) -> Mark? { entryPoints[index] }
}
