/// How far a goal is from a vertex at the most, whatever lies beneath.
///
/// What cuts below an entry may end in several places, of which the farthest counts; of what can be done, the nearest
/// (Knuth, "A generalization of Dijkstra's algorithm", 1977, with maxima). Where that is near enough, nobody has to look
/// at what each entry stands on, as ``GoalDistances`` does. Linear in the graph, but for the heap.
struct GoalBounds {
  /// For each vertex, then for what follows each exit, then for what follows each move wherever it is made; -1 for no
  /// bound.
  private var bounds: [Int32]

  private init(bounds: [Int32]) { self.bounds = bounds }

  /// How many steps a goal is away at the most; nil if it may be out of reach, or further away than was looked for.
  func most(from vertex: StackGraph.Vertex) -> Int32? { bounds[Int(vertex)] < 0 ? nil : bounds[Int(vertex)] }

  /// Finds bounds for one goal after the other. Vertices, exits and moves are one set of nodes, one after the other.
  struct Search {
    private let count: Int
    /// What depends on each node: the vertices that lead to it with a cost, and the exits and moves that may end in it.
    private let dependents: DirectedGraph
    private let costs: [(node: Int32, cost: Int32)]
    /// In how many places each exit and move may end.
    private var endings: [Int32]

    init(_ graph: StackGraph) {
      let count = graph.vertices.count
      self.count = count
      var costs: [(node: Int32, cost: Int32)] = []
      var sources: [Int32] = []
      var endings = [Int32](repeating: 0, count: graph.exits.count)
      func depend(_ node: Int32, on source: Int32, _ cost: Int32) {
        costs.append((node, cost))
        sources.append(source)
      }
      let detours = TabDetours(graph)
      for (edge, detour) in zip(graph.edges, detours.ofEdges) { depend(edge.tail, on: edge.head, edge.weight + detour) }
      for (index, exit) in graph.exits.enumerated() where graph.keptLandings[index] == nil {
        depend(exit.vertex, on: Int32(count + index), exit.cost + detours.ofExits[index])
      }
      let firstMove = Int32(count + graph.exits.count)
      endings += Array(repeating: 0, count: graph.moves.count)
      func end(_ node: Int32, _ landing: StackGraph.Landing) {
        endings[Int(node) - count] += 1
        let source =
          switch landing {
          case .inPlace(let vertex), .anew(let vertex): vertex
          case .up(let edge): graph.edges[Int(edge)].head
          case .exit(let exit): firstMove + graph.exits[Int(exit)].exit
          }
        depend(node, on: source, 0)
      }
      for crossing in graph.crossings {
        end(Int32(count) + crossing.exit, crossing.landing)
        let move = graph.exits[Int(crossing.exit)].exit
        // What is handed down further ends somewhere further down.
        if case .exit(let other) = crossing.landing, graph.exits[Int(other)].exit == move { continue }
        end(firstMove + move, crossing.landing)
      }
      for (index, landing) in graph.keptLandings.enumerated() {
        if let landing { end(firstMove + graph.exits[index].exit, landing) }
      }
      dependents = DirectedGraph(vertexCount: count + endings.count) { visit in
        for (index, source) in sources.enumerated() { visit(Int(source), index) }
      }
      (self.costs, self.endings) = (costs, endings)
    }

    /// The bounds for a goal.
    ///
    /// - Parameters:
    ///   - limit: More steps than that are not looked for; nil where nobody counts them, so that everything that leads to
    ///     the goal is at distance 0.
    ///   - isGoal: Which entries are the goal, whatever they stand on.
    func bounds(_ graph: StackGraph, within limit: Int?, where isGoal: (StackGraph.Vertex) -> Bool) -> GoalBounds {
      var bounds = [Int32](repeating: -1, count: count + endings.count)
      var missing = endings
      var queue = BucketQueue<Int32>()
      for vertex in graph.vertices.indices where !graph.vertices[vertex].isCovered && isGoal(Int32(vertex)) {
        queue.add(Int32(vertex), at: 0)
      }
      while let (next, length) = queue.popFirst(), length <= limit ?? 0 {
        let node = Int(next)
        guard bounds[node] < 0 else { continue }
        bounds[node] = Int32(length)
        for number in dependents.successors(of: node) {
          let (other, cost) = costs[Int(number)]
          guard bounds[Int(other)] < 0 else { continue }
          if Int(other) >= count {
            missing[Int(other) - count] -= 1
            // The farthest comes last.
            if missing[Int(other) - count] > 0 { continue }
          }
          queue.add(other, at: limit == nil ? 0 : length + Int(cost))
        }
      }
      return GoalBounds(bounds: bounds)
    }
  }
}
