/// How far a goal is from a vertex at the most, whatever lies beneath.
///
/// What cuts below an entry may end in several places, of which the farthest counts; of what can be done, the nearest
/// (Knuth, "A generalization of Dijkstra's algorithm", 1977, with maxima). Where that is near enough, nobody has to look
/// at what each entry stands on, as ``GoalDistances`` does. Linear in the graph, but for the heap.
struct GoalBounds {
  /// For each vertex, then for each exit once it is made; -1 for no bound.
  private var bounds: [Int32]

  /// - Parameters:
  ///   - space: The states.
  ///   - isCounting: Whether steps are counted; otherwise everything that leads to a goal is at distance 0.
  ///   - isGoal: Which entries are the goal, whatever they stand on.
  init(_ space: StackSpace, isCounting: Bool, where isGoal: (StackGraph.Vertex) -> Bool) {
    let search = Search(space.graph, isCounting)
    bounds = search.bounds(space.graph, where: isGoal)
  }

  /// How many steps a goal is away at the most; nil if it may be out of reach.
  func most(from vertex: StackGraph.Vertex) -> Int32? { bounds[Int(vertex)] < 0 ? nil : bounds[Int(vertex)] }

  /// Vertices and exits as one set of nodes: exits come after the vertices.
  private struct Search {
    private let count: Int
    private let isCounting: Bool
    /// What depends on each node: the vertices that lead to it with a cost, and the exits that may end in it.
    private let dependents: DirectedGraph
    private let costs: [(node: Int32, cost: Int32)]
    /// In how many places an exit may end.
    private var endings: [Int32]

    init(_ graph: StackGraph, _ isCounting: Bool) {
      let count = graph.vertices.count
      self.count = count
      self.isCounting = isCounting
      var costs: [(node: Int32, cost: Int32)] = []
      var sources: [Int32] = []
      var endings = [Int32](repeating: 0, count: graph.exits.count)
      func depend(_ node: Int32, on source: Int32, _ cost: Int32) {
        costs.append((node, cost))
        sources.append(source)
      }
      for edge in graph.edges { depend(edge.tail, on: edge.head, edge.weight) }
      for (index, exit) in graph.exits.enumerated() where graph.keptLandings[index] == nil {
        depend(exit.vertex, on: Int32(count + index), exit.cost)
      }
      for crossing in graph.crossings where graph.keptLandings[Int(crossing.exit)] == nil {
        endings[Int(crossing.exit)] += 1
        depend(Int32(count) + crossing.exit, on: Self.node(crossing.landing, graph), 0)
      }
      // The bottom of everything stands on nothing.
      let bottoms = graph.roots.map(\.vertex) + graph.edges.filter { $0.kind == .anew }.map(\.head)
      for bottom in bottoms {
        for exit in graph.exitsOf[Int(bottom)] { endings[Int(exit)] = .max }
      }
      dependents = DirectedGraph(vertexCount: count + graph.exits.count) { visit in
        for (index, source) in sources.enumerated() { visit(Int(source), index) }
      }
      (self.costs, self.endings) = (costs, endings)
    }

    private static func node(_ landing: StackGraph.Landing, _ graph: StackGraph) -> Int32 {
      switch landing {
      case .inPlace(let vertex), .anew(let vertex): return vertex
      case .up(let edge): return graph.edges[Int(edge)].head
      case .exit(let exit):
        if let kept = graph.keptLandings[Int(exit)] { return node(kept, graph) }
        return Int32(graph.vertices.count) + exit
      }
    }

    func bounds(_ graph: StackGraph, where isGoal: (StackGraph.Vertex) -> Bool) -> [Int32] {
      var bounds = [Int32](repeating: -1, count: count + endings.count)
      var missing = endings
      var buckets: [[Int32]] = [[]]
      for vertex in graph.vertices.indices where !graph.vertices[vertex].isCovered && isGoal(Int32(vertex)) {
        buckets[0].append(Int32(vertex))
      }
      var length = 0
      while length < buckets.count {
        var next = 0
        while next < buckets[length].count {
          let node = Int(buckets[length][next])
          next += 1
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
            let new = length + (isCounting ? Int(cost) : 0)
            while buckets.count <= new { buckets.append([]) }
            buckets[new].append(other)
          }
        }
        buckets[length] = []
        length += 1
      }
      return bounds
    }
  }
}
