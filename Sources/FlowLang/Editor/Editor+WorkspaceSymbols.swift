/// Something that any of the files declares.
public struct WorkspaceSymbol: Sendable {
  /// Its name.
  public let name: String
  /// What it is.
  public let kind: SymbolKind
  /// What it stands in; empty at the top of a file.
  public let container: String
  /// The name where it is declared.
  public let range: SourceRange
}

extension Editor {
  /// The declarations whose names hold the letters of a text in their order, the closest first.
  public func symbols(matching query: String) -> [WorkspaceSymbol] { [] }
}
