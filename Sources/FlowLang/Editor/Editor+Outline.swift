/// What has a name in a flow, by its kind.
public enum SymbolKind: String, CaseIterable, Sendable {
  case app, screen, tabBar, group, flow, link, tab, tag, flag, transition, outcome, parameter
}

/// Something that a file declares, with what stands in it.
public struct OutlineItem: Sendable {
  /// Its name.
  public let name: String
  /// A few words beside the name: where a link leads, a screen's parameters.
  public let detail: String
  /// What it is.
  public let kind: SymbolKind
  /// The whole statement.
  public let range: SourceRange
  /// The name; inside `range`.
  public let nameRange: SourceRange
  /// What stands in it, in source order.
  public internal(set) var children: [OutlineItem]
}

extension Editor {
  /// What a file declares, in source order.
  public func outline(of file: FileID) -> [OutlineItem] { [] }
}
