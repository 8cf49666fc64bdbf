/// Groups of unreachable screens, so that one mistake is reported once.
extension NavigationGraph {
  /// The maximum number of groups whose other screens are listed. Each takes a search of its own, and a user reads no
  /// further.
  private static let explained = 100

  /// Returns the groups that no other unreachable screen leads to, by their heads in file order.
  func unreachableGroups(_ isReached: [Bool]) -> [Verdicts.UnreachableGroup] {
    let components = StrongComponents(edges) { node(shownAt: $0) == nil || !isReached[$0] }
    var heads = [NodeID?](repeating: nil, count: components.count)
    for node in model.nodeIDs where isUnreachableScreen(node, isReached) {
      let component = Int(components.component[shown(node)])
      if heads[component] == nil { heads[component] = node }
    }
    let isBehindScreen = behindScreens(components, heads)
    let first = heads.indices.compactMap { isBehindScreen[$0] ? nil : heads[$0] }.sorted()
    return first.enumerated().map { index, head in
      let behind = index < Self.explained ? screens(behind: head, isReached) : []
      return Verdicts.UnreachableGroup(head: head, behind: behind)
    }
  }

  private func isUnreachableScreen(_ node: NodeID, _ isReached: [Bool]) -> Bool {
    !isReached[Int(node.index)] && model[node].kind == .screen && !model[node].isExternal && !model[node].isShadowed
  }

  /// Returns whether another component with a screen leads to each component. Components are numbered against the
  /// direction of the edges, so one sweep from the largest number propagates this.
  private func behindScreens(_ components: StrongComponents, _ heads: [NodeID?]) -> [Bool] {
    let members = DirectedGraph(vertexCount: components.count) { visit in
      for (vertex, component) in components.component.enumerated() where component >= 0 {
        visit(Int(component), vertex)
      }
    }
    var isBehind = [Bool](repeating: false, count: components.count)
    for component in isBehind.indices.reversed() where isBehind[component] || heads[component] != nil {
      for head in members.successors(of: component).flatMap({ edges.successors(of: Int($0)) }) {
        let other = Int(components.component[Int(head)])
        if other >= 0 && other != component { isBehind[other] = true }
      }
    }
    return isBehind
  }

  /// Returns the other unreachable screens to which one leads over unreachable nodes.
  private func screens(behind head: NodeID, _ isReached: [Bool]) -> [NodeID] {
    let isBehind = edges.reachable(from: [shown(head)]) { node(shownAt: $0) == nil || !isReached[$0] }
    return model.nodeIDs.filter { isBehind[shown($0)] && $0 != head && isUnreachableScreen($0, isReached) }
  }
}
