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
    var arriving: [NodeID: [DirectWay]] = [:]
    var leaving: [NodeID: [DirectWay]] = [:]
    for way in DirectWay.all(in: model) where way.from != way.to {
      if model[way.to].file == file { arriving[way.to, default: []].append(way) }
      if model[way.from].file == file { leaving[way.from, default: []].append(way) }
    }
    return nameUses.nameUses(in: file).filter(\.isDeclaration).compactMap { nameUse in
      guard case .node(let node) = nameUse.symbol, [.screen, .tabs, .flow].contains(model[node].kind) else {
        return nil
      }
      let ways = arriving[node] ?? []
      let goals = Set((leaving[node] ?? []).map(\.to))
      let isOpened = !model.details(of: node).entryPoints.isEmpty
      let origins = Set(ways.map(\.from)).count
      let reached = isOpened ? (origins == 0 ? "outside" : "\(origins.grouped) and outside") : origins.grouped
      return Lens(
        range: range(nameUse, in: file),
        title: "reached from \(reached)" + (model[node].isExternal ? "" : ", leads to \(goals.count.grouped)"),
        places: ways.map { place(of: $0) })
    }
  }

  /// Returns the range of the goal of an edge, without its modifiers.
  func place(of way: DirectWay) -> SourceRange {
    let tree = compilation.tree(of: way.from)
    let isTarget = tree[way.syntax].kind == .target
    return compilation.range(isTarget ? tree.firstChild(of: way.syntax) ?? way.syntax : way.syntax, in: way.from)
  }
}
