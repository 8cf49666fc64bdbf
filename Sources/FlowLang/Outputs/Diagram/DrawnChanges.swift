/// The differences from another version in a picture: signs and colours for boxes and rows.
public struct DrawnChanges: Sendable {
  /// The kind of a difference.
  enum Mark: String, CaseIterable, Sendable {
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

  /// The marks of screens, tab bars, flows and groups.
  var nodes: [NodeID: Mark] = [:]
  var links: [LinkID: Mark] = [:]
  /// The marks of statements, by their indices in the model.
  var entryPoints: [Int: Mark] = [:]
  var tabs: [Int: Mark] = [:]
  var guards: [Int: Mark] = [:]
  var outcomes: [Int: Mark] = [:]
}
