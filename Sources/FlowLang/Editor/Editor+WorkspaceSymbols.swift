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
  public func symbols(matching query: String) -> [WorkspaceSymbol] {
    let wanted = query.lowercased()
    var found: [(distance: Int, symbol: WorkspaceSymbol)] = []
    for index in compilation.trees.indices {
      for nameUse in nameUses.nameUses(in: FileID(index)) where nameUse.isDeclaration {
        guard let symbol = nameUse.symbol, let distance = distance(of: symbol, from: wanted) else { continue }
        found.append((distance, workspaceSymbol(symbol, nameUse, FileID(index))))
      }
    }
    // Of equals, the first in the files comes first.
    return found.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .map(\.element.symbol)
  }

  private func workspaceSymbol(_ symbol: Symbol, _ nameUse: NameUse, _ file: FileID) -> WorkspaceSymbol {
    let model = compilation.model
    let container = model.container(of: symbol).map { $0 == .app && !model.hasApp ? "" : model.name(of: $0) }
    return WorkspaceSymbol(
      name: model.name(of: symbol), kind: model.kind(of: symbol), container: container ?? "",
      range: range(nameUse, in: file))
  }

  /// How far a name is from what is wanted: the same, begins with it, holds it, holds its letters; nil for none of it.
  private func distance(of symbol: Symbol, from wanted: String) -> Int? {
    if case .parameter = symbol { return nil }
    let name = compilation.model.name(of: symbol).lowercased()
    if name == wanted { return 0 }
    if name.hasPrefix(wanted) { return 1 }
    if name.contains(wanted) { return 2 }
    var rest = wanted[...]
    for character in name where character == rest.first { rest.removeFirst() }
    return rest.isEmpty ? 3 : nil
  }
}
