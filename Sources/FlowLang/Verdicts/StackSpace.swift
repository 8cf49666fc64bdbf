/// Every state that an app can be in, as far as states differ in what can be done: the stack graph with the shortest
/// way to each vertex. What the verdicts are read off.
struct StackSpace: Sendable {
  let machine: Machine
  let graph: StackGraph
  /// The shortest ways from every cold start.
  let ways: ShortestWays
  /// The shortest ways from the start alone, without urls and entries.
  let waysFromStart: ShortestWays
  let order: ActionOrder
  /// The vertices that somebody sees, the nearest first.
  let reached: [StackGraph.Vertex]
  /// What every entry right beneath a vertex in its stack shows.
  let below: [Below]
  /// What keeps it from being exact.
  let doubts: Set<Doubt>

  var model: Model { machine.model }

  /// What lies right beneath an entry in the same stack.
  enum Below: Equatable, Sendable {
    case nothing
    case screen(NodeID)
    case several
  }

  /// Explores a flow; nil when that takes more than the budget of edges and exits.
  ///
  /// - Parameters:
  ///   - machine: The flow.
  ///   - budget: How much to look at.
  ///   - avoided: A node that is not to be shown on any way.
  ///   - isGenerous: Whether states are taken for possible rather than left out, where that is not known.
  init?(_ machine: Machine, budget: Int, avoiding avoided: NodeID? = nil, isGenerous: Bool = false) {
    var search = StackSearch(machine, budget: budget, avoiding: avoided, isGenerous: isGenerous)
    search.addStarts()
    guard search.saturate() else { return nil }
    search.addWaysIn()
    guard search.saturate() else { return nil }
    self.machine = machine
    graph = search.graph
    doubts = search.doubts
    order = ActionOrder(machine.model)
    let ways = ShortestWays(graph, fromOutside: true, order)
    self.ways = ways
    waysFromStart = ShortestWays(graph, fromOutside: false, order)
    reached = graph.vertices.indices.map { Int32($0) }.filter { ways.isReached($0) }
      .sorted { (ways.distance[Int($0)], $0) < (ways.distance[Int($1)], $1) }
    below = Self.below(graph)
  }

  /// Copies what lies right beneath along edges in place, until nothing changes.
  private static func below(_ graph: StackGraph) -> [Below] {
    var below = [Below](repeating: .nothing, count: graph.vertices.count)
    let inPlace = DirectedGraph(vertexCount: graph.vertices.count) { visit in
      for edge in graph.edges where edge.kind == .inPlace { visit(Int(edge.tail), Int(edge.head)) }
    }
    var pending: [Int] = []
    func join(_ vertex: Int, _ other: Below) {
      let old = below[vertex]
      let new: Below = old == .nothing || old == other ? other : .several
      guard new != old else { return }
      below[vertex] = new
      pending.append(vertex)
    }
    for edge in graph.edges where edge.kind == .up && !graph[edge.head].isBottom {
      join(Int(edge.head), .screen(graph[edge.tail].screen))
    }
    while let vertex = pending.popLast() {
      for next in inPlace.successors(of: vertex) where !graph[Int32(next)].isBottom { join(Int(next), below[vertex]) }
    }
    return below
  }
}
