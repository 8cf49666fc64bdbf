/// A line that an editor shows above a declaration.
public struct Lens: Hashable, Sendable {
  /// The name that the lens is shown above.
  public let range: SourceRange
  /// The text of the lens: `reached from 3, leads to 2`.
  public let title: String
  /// The ranges of the goals that lead to the declaration.
  public let places: [SourceRange]
}

extension Editor {
  /// Returns a lens for each screen, tab bar and flow of a file: the number of nodes that lead to it, and of its goals.
  public func lenses(of file: FileID) -> [Lens] {
    let model = compilation.model
    var arriving: [NodeID: [DeclaredEdge]] = [:]
    var leaving: [NodeID: [DeclaredEdge]] = [:]
    for edge in DeclaredEdge.all(in: model) where edge.from != edge.to {
      if model[edge.to].file == file { arriving[edge.to, default: []].append(edge) }
      if model[edge.from].file == file { leaving[edge.from, default: []].append(edge) }
    }
    return nameUses.nameUses(in: file).filter(\.isDeclaration).compactMap { nameUse in
      guard case .node(let node) = nameUse.symbol, [.screen, .tabs, .flow].contains(model[node].kind) else {
        return nil
      }
      let edges = arriving[node] ?? []
      let goals = Set((leaving[node] ?? []).map(\.to))
      let isOpened = !model.details(of: node).entryPoints.isEmpty
      let origins = Set(edges.map(\.from)).count
      let reached = isOpened ? (origins == 0 ? "outside" : "\(origins.grouped) and outside") : origins.grouped
      return Lens(
        range: range(nameUse, in: file),
        title: "reached from \(reached)" + (model[node].isExternal ? "" : ", leads to \(goals.count.grouped)"),
        places: edges.map { range(of: $0) })
    }
  }

  /// Returns the range of the goal of an edge, without its modifiers.
  func range(of edge: DeclaredEdge) -> SourceRange {
    let tree = compilation.tree(of: edge.from)
    let isTarget = tree[edge.syntax].kind == .target
    return compilation.range(isTarget ? tree.firstChild(of: edge.syntax) ?? edge.syntax : edge.syntax, in: edge.from)
  }
}
