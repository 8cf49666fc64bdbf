/// The shortest ways to states of some kind.
struct PlainConstrainedWays {
  let ways: PlainWays
  /// What the sources of the ways are, where they are no roots: a vertex and an edge from it.
  let origins: [(tail: UInt32, edge: PlainGraph.EdgeNumber)]

  func isReached(_ vertex: UInt32) -> Bool { ways.isReached(vertex) }
}

/// What is not to lie below an entry.
struct PlainAvoidance: Hashable {
  /// These places.
  var places: Set<Target.Place> = []
  /// Any layer but the first.
  var layers = false
}

extension PlainSpace {
  /// The ways to states below whose top something does not lie. What was before the app began anew does not matter.
  func ways(avoiding avoided: PlainAvoidance) -> PlainConstrainedWays {
    let (graph, model) = (graph, machine.model)
    let places = Array(avoided.places)
    var origins: [(tail: UInt32, edge: PlainGraph.EdgeNumber)] = []
    var sources: [PlainWays.Source] = []
    for (index, root) in graph.roots.enumerated() {
      sources.append(
        PlainWays.Source(vertex: root.vertex, distance: root.wayIn == nil ? 0 : 1, number: UInt32(index)))
    }
    var nearest: [UInt32: UInt32] = [:]
    for tail in ways.order {
      graph.forEachEdge(from: tail) { edge, kind, head, weight in
        guard kind == .anew else { return }
        let distance = self.ways.distance[Int(tail)] + weight
        guard distance < nearest[head] ?? PlainStep.none else { return }
        nearest[head] = distance
        sources.append(
          PlainWays.Source(vertex: head, distance: distance, number: UInt32(graph.roots.count + origins.count)))
        origins.append((tail, edge))
      }
    }
    let found = PlainWays(graph, from: sources) { tail, kind, head in
      switch kind {
      case .anew: return false
      case .inPlace: return true
      case .up:
        if avoided.layers && graph[head].isBottom { return false }
        return !places.contains { model.isPlace(graph[tail], $0) }
      }
    }
    return PlainConstrainedWays(ways: found, origins: origins)
  }

  /// The ways to states in whose stacks some edge up is one of a kind.
  ///
  /// - Parameters:
  ///   - base: The ways to the tails of such edges.
  ///   - alongUp: Whether more may be put on top.
  func ways(
    above isOfKind: (_ tail: UInt32, _ head: UInt32) -> Bool, from base: PlainWays? = nil, alongUp: Bool = true
  ) -> PlainConstrainedWays {
    let base = base ?? ways
    var origins: [(tail: UInt32, edge: PlainGraph.EdgeNumber)] = []
    var sources: [PlainWays.Source] = []
    for tail in base.order {
      graph.forEachEdge(from: tail) { edge, kind, head, weight in
        guard kind == .up, isOfKind(tail, head) else { return }
        let number = UInt32(graph.roots.count + origins.count)
        sources.append(PlainWays.Source(vertex: head, distance: base.distance[Int(tail)] + weight, number: number))
        origins.append((tail, edge))
      }
    }
    let found = PlainWays(graph, from: sources) { _, kind, _ in kind == .inPlace || alongUp && kind == .up }
    return PlainConstrainedWays(ways: found, origins: origins)
  }

  /// The ways to states with a place below the top.
  func ways(above place: Target.Place) -> PlainConstrainedWays {
    let model = machine.model
    return ways(above: { tail, _ in model.isPlace(self.graph[tail], place) })
  }

  /// The ways to states in a layer other than the first.
  func waysInLayers() -> PlainConstrainedWays { ways(above: { _, head in self.graph[head].isBottom }) }

  /// The steps of a constrained way; those to the tails of its first edges, where the ways are not the shortest of all,
  /// are asked for.
  func trace(
    to vertex: UInt32, _ constrained: PlainConstrainedWays, from base: ((_ tail: UInt32) -> [Action])? = nil
  ) -> [Action] {
    let (source, edges) = constrained.ways.edges(to: vertex)
    var result: [Action]
    if Int(source) < graph.roots.count {
      result = graph.roots[Int(source)].wayIn.map { [.wayIn($0)] } ?? []
    } else {
      let (tail, edge) = constrained.origins[Int(source) - graph.roots.count]
      result = (base?(tail) ?? ways.trace(to: tail, graph)) + graph.steps(of: edge)
    }
    for edge in edges { result += graph.steps(of: edge) }
    return result
  }
}
