/// Sorts unreachable screens into groups, so that one mistake is reported once.
enum UnreachableSearch {
  /// The groups that no other unreachable screen leads to, by their heads in file order.
  static func groups(_ graph: NavigationGraph, _ model: Model, _ isReached: [Bool]) -> [Verdicts.UnreachableGroup] {
    guard model.nodes.indices.contains(where: { isUnreachableScreen($0, model, isReached) }) else { return [] }
    let components = StrongComponents(graph.edges) { !isReached[$0] }
    var heads = [NodeID?](repeating: nil, count: components.count)
    for index in model.nodes.indices where isUnreachableScreen(index, model, isReached) {
      let component = Int(components.component[index])
      if heads[component] == nil { heads[component] = NodeID(index) }
    }
    let isBehindScreen = behindScreens(graph, components, heads, isReached)
    let first = heads.indices.compactMap { isBehindScreen[$0] ? nil : heads[$0] }.sorted()
    return first.enumerated().map { index, head in
      let behind = index < explained ? screens(behind: head, graph, model, isReached) : []
      return Verdicts.UnreachableGroup(head: head, behind: behind)
    }
  }

  /// For how many groups it is said what else is in them. Each takes a search of its own, and nobody reads further.
  private static let explained = 100

  private static func isUnreachableScreen(_ index: Int, _ model: Model, _ isReached: [Bool]) -> Bool {
    let node = model.nodes[index]
    return !isReached[index] && node.kind == .screen && !node.isExternal && !node.isShadowed
  }

  /// Which components some other component with a screen leads to. Components are numbered against the direction of
  /// the edges, so one sweep from the largest number carries it all the way.
  private static func behindScreens(
    _ graph: NavigationGraph, _ components: StrongComponents, _ heads: [NodeID?], _ isReached: [Bool]
  ) -> [Bool] {
    var members = [[Int]](repeating: [], count: components.count)
    for vertex in 0..<graph.edges.vertexCount where components.component[vertex] >= 0 {
      members[Int(components.component[vertex])].append(vertex)
    }
    var isBehind = [Bool](repeating: false, count: components.count)
    for component in stride(from: components.count - 1, through: 0, by: -1)
    where isBehind[component] || heads[component] != nil {
      for vertex in members[component] {
        for head in graph.edges.successors(of: vertex) where !isReached[Int(head)] {
          let other = Int(components.component[Int(head)])
          if other != component { isBehind[other] = true }
        }
      }
    }
    return isBehind
  }

  private static func screens(
    behind head: NodeID, _ graph: NavigationGraph, _ model: Model, _ isReached: [Bool]
  ) -> [NodeID] {
    var seen: Set<Int> = [graph.shown(head)]
    var pending = [graph.shown(head)]
    var result: [NodeID] = []
    while let vertex = pending.popLast() {
      for successor in graph.edges.successors(of: vertex) {
        let next = Int(successor)
        guard !isReached[next], seen.insert(next).inserted else { continue }
        pending.append(next)
        if let node = graph.node(shownAt: next), isUnreachableScreen(next, model, isReached) { result.append(node) }
      }
    }
    return result.sorted()
  }
}
