/// A declaration of any of the files.
public struct WorkspaceSymbol: Sendable {
  /// The name of the declaration.
  public let name: String
  /// The kind of the declaration.
  public let kind: SymbolKind
  /// The name of the enclosing declaration; empty at the top level of a file.
  public let container: String
  /// The range of the name in the declaration.
  public let range: SourceRange
}

extension Editor {
  /// Returns the declarations whose names contain the letters of a query in order, the closest first.
  public func symbols(matching query: String) -> [WorkspaceSymbol] {
    let wanted = query.lowercased()
    var found: [(distance: Int, symbol: WorkspaceSymbol)] = []
    for index in compilation.trees.indices {
      for nameUse in nameUses.nameUses(in: FileID(index)) where nameUse.isDeclaration {
        guard let symbol = nameUse.symbol, let distance = distance(of: symbol, from: wanted) else { continue }
        found.append((distance, workspaceSymbol(symbol, nameUse, FileID(index))))
      }
    }
    // Equal distances keep the order of the files.
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

  /// Returns the distance of a symbol's name from a query: 0 for an equal name, 1 for a prefix, 2 for a substring, 3
  /// for a subsequence; nil otherwise.
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
