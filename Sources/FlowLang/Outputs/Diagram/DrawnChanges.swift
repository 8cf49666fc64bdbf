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
  private let tabs: [Int: Mark]
  private let guards: [Int: Mark]
  private let outcomes: [Int: Mark]

  init(
    nodes: [NodeID: Mark], links: [LinkID: Mark], entryPoints: [Int: Mark], tabs: [Int: Mark], guards: [Int: Mark],
    outcomes: [Int: Mark]
  ) {
    self.nodes = nodes
    self.links = links
    self.entryPoints = entryPoints
    self.tabs = tabs
    self.guards = guards
    self.outcomes = outcomes
  }

  /// Returns the mark of a screen, tab bar, flow or group.
  func mark(of node: NodeID) -> Mark? { nodes[node] }

  /// Returns the mark of a link.
  func mark(of link: LinkID) -> Mark? { links[link] }

  /// Returns the mark of a url or entry, by its index in `Model.entryPoints`.
  func mark(ofEntryPoint index: Int) -> Mark? { entryPoints[index] }

  /// Returns the mark of a tab.
  func mark(of tab: TabID) -> Mark? { tabs[Int(tab.index)] }

  /// Returns the mark of a guard, by its index in `Model.guards`.
  func mark(ofGuard index: Int) -> Mark? { guards[index] }

  /// Returns the mark of an outcome.
  func mark(of outcome: OutcomeID) -> Mark? { outcomes[Int(outcome.index)] }
}
