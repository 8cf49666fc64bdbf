/// The shortest ways to states of some kind.
struct PlainConstrainedWays {
  let ways: PlainWays
  /// What the sources of the ways are, where they are no roots: a vertex and an edge from it.
  let origins: [Origin]

  typealias Origin = (tail: UInt32, edge: PlainGraph.EdgeNumber)

  func isReached(_ vertex: UInt32) -> Bool { ways.isReached(vertex) }
}

/// What is not to lie below an entry.
struct PlainAvoidance: Hashable {
  /// These places.
  var places: Set<Target.Place> = []
  /// Any layer but the first.
  var layers = false
}

/// What lies below an entry.
enum PlainCondition: Hashable {
  /// Some things do not.
  case avoiding(PlainAvoidance)
  /// A place does.
  case above(Target.Place)
  /// Another layer does.
  case inLayers
}

extension PlainSpace {
  /// The ways to states of some kind.
  func ways(to condition: PlainCondition) -> PlainConstrainedWays {
    var ways = PlainWays(vertexCount: graph.vertices.count)
    let origins = find(condition, &ways) { _, _ in false }
    return PlainConstrainedWays(ways: ways, origins: origins)
  }

  /// Finds the ways to states of some kind, up to the first that is enough; answers what their sources are.
  func find(
    _ condition: PlainCondition, _ ways: inout PlainWays, until isEnough: (UInt32, UInt32) -> Bool
  ) -> [PlainConstrainedWays.Origin] {
    let (graph, model) = (graph, machine.model)
    switch condition {
    case .avoiding(let avoided):
      let places = Array(avoided.places)
      let (sources, origins) = beginnings
      ways.search(
        graph, from: sources,
        along: { tail, kind, head in
          guard kind == .up else { return kind == .inPlace }
          if avoided.layers && graph[head].isBottom { return false }
          return !places.contains { model.isPlace(graph[tail], $0) }
        }, until: isEnough)
      return origins
    case .above(let place):
      let (sources, origins) = self.sources(from: vertices(at: place), self.ways) { _ in true }
      ways.search(graph, from: sources, along: { _, kind, _ in kind != .anew }, until: isEnough)
      return origins
    case .inLayers:
      let (sources, origins) = self.sources(from: self.ways.order, self.ways) { graph[$0].isBottom }
      ways.search(graph, from: sources, along: { _, kind, _ in kind != .anew }, until: isEnough)
      return origins
    }
  }

  /// The ways to states over some entries, which ways of their own lead to.
  ///
  /// - Parameter alongUp: Whether more may be put on top.
  func ways(
    above tails: [UInt32], _ base: PlainWays, alongUp: Bool = true,
    where isOfKind: (_ head: UInt32) -> Bool = { _ in true }
  ) -> PlainConstrainedWays {
    let (sources, origins) = sources(from: tails.filter { base.isReached($0) }, base, where: isOfKind)
    var ways = PlainWays(vertexCount: graph.vertices.count)
    ways.search(graph, from: sources, along: { _, kind, _ in kind == .inPlace || alongUp && kind == .up })
    return PlainConstrainedWays(ways: ways, origins: origins)
  }

  /// The edges up from some entries.
  private func sources(
    from tails: [UInt32], _ base: PlainWays, where isOfKind: (_ head: UInt32) -> Bool
  ) -> ([PlainWays.Source], [PlainConstrainedWays.Origin]) {
    var origins: [PlainConstrainedWays.Origin] = []
    var sources: [PlainWays.Source] = []
    for tail in tails {
      graph.forEachEdge(from: tail) { edge, kind, head, weight in
        guard kind == .up, isOfKind(head) else { return }
        let number = UInt32(graph.roots.count + origins.count)
        sources.append(PlainWays.Source(vertex: head, distance: base.distance[Int(tail)] + weight, number: number))
        origins.append((tail, edge))
      }
    }
    return (sources, origins)
  }

  /// Where the app begins, or begins anew: what was before that does not matter.
  static func beginnings(
    _ graph: PlainGraph, _ ways: PlainWays
  ) -> ([PlainWays.Source], [PlainConstrainedWays.Origin]) {
    var origins: [PlainConstrainedWays.Origin] = []
    var sources = PlainWays.sources(graph)
    var nearest: [UInt32: UInt32] = [:]
    for tail in ways.order {
      graph.forEachEdge(from: tail) { edge, kind, head, weight in
        guard kind == .anew else { return }
        let distance = ways.distance[Int(tail)] + weight
        guard distance < nearest[head] ?? PlainStep.none else { return }
        nearest[head] = distance
        sources.append(
          PlainWays.Source(vertex: head, distance: distance, number: UInt32(graph.roots.count + origins.count)))
        origins.append((tail, edge))
      }
    }
    return (sources, origins)
  }

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
