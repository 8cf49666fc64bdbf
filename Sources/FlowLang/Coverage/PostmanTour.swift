/// A way through a graph of steps that takes every passage of it with few taps: a directed postman's (Edmonds and
/// Johnson 1973), who may be launched anew at any time.
///
/// Some steps have to be taken; others are taken as often as it needs for a person to leave every state as often as they
/// come to it, which a flow of least cost says. As the steps that take something for the first time reach every state
/// that matters, they mostly hang together, and then no tour over them is shorter. What is taken on the way anyhow need
/// not be gone to: such steps are let go of, and the tour gets shorter.
struct PostmanTour {
  let graph: StepGraph
  private var isRequired: [Bool]
  /// How often each edge is walked.
  var counts: [Int32] = []

  /// How often a tour is made shorter, at most.
  private static let rounds = 8

  init(_ graph: StepGraph) {
    self.graph = graph
    isRequired = Array(repeating: false, count: graph.edges.count)
    for edge in graph.firsts { isRequired[Int(edge)] = true }
    counts = solved()
    for _ in 0..<Self.rounds {
      let (known, length) = (counts, taps)
      keepOnlyWhatIsNeeded()
      counts = solved()
      if taps >= length {
        counts = known
        return
      }
    }
  }

  /// How many taps it is.
  private var taps: Int { zip(counts, graph.edges).reduce(0) { $0 + Int($1.0) * Int($1.1.taps) } }

  /// Balances what is required and sees to it that it hangs together.
  private mutating func solved() -> [Int32] {
    while true {
      let counts = balanced()
      if !connect(counts) { return counts }
    }
  }

  // MARK: Balance

  /// How often each edge is walked so that every state is left as often as it is come to.
  private func balanced() -> [Int32] {
    let (source, sink) = (graph.states.count, graph.states.count + 1)
    var network = MinimumCostFlow(vertexCount: graph.states.count + 2)
    var arcs = [Int](repeating: -1, count: graph.edges.count)
    var supply = [Int32](repeating: 0, count: graph.states.count)
    var lastTail = [Int32](repeating: -1, count: graph.states.count)
    for (index, edge) in graph.edges.enumerated() where edge.tail != edge.head {
      if isRequired[index] {
        supply[Int(edge.head)] += 1
        supply[Int(edge.tail)] -= 1
      }
      // Of edges that lead from one state to another one is enough; those of a state lie side by side.
      if edge.tail > 0, lastTail[Int(edge.head)] == edge.tail { continue }
      lastTail[Int(edge.head)] = edge.tail
      arcs[index] = network.addArc(from: Int(edge.tail), to: Int(edge.head), cost: edge.taps)
    }
    for vertex in 1..<graph.states.count { network.addArc(from: vertex, to: 0) }
    for (vertex, amount) in supply.enumerated() where amount != 0 {
      if amount > 0 {
        network.addArc(from: source, to: vertex, capacity: amount)
      } else {
        network.addArc(from: vertex, to: sink, capacity: -amount)
      }
    }
    network.run(from: source, to: sink)
    return graph.edges.indices.map { (isRequired[$0] ? 1 : 0) + (arcs[$0] < 0 ? 0 : network.flow(arcs[$0])) }
  }

  // MARK: Connection

  /// Requires the ways to parts that no launch leads to; false when there are none.
  private mutating func connect(_ counts: [Int32]) -> Bool {
    let steps = DirectedGraph(vertexCount: graph.states.count) { visit in
      for (index, edge) in graph.edges.enumerated() where counts[index] > 0 { visit(Int(edge.tail), Int(edge.head)) }
    }
    var isReached = steps.reachable(from: [0])
    var isConnected = true
    for (index, edge) in graph.edges.enumerated() where counts[index] > 0 && !isReached[Int(edge.tail)] {
      isConnected = false
      var vertex = Int(edge.tail)
      while !isReached[vertex] {
        isReached[vertex] = true
        let arrival = Int(graph.arrival[vertex])
        isRequired[arrival] = true
        vertex = Int(graph.edges[arrival].tail)
      }
    }
    return !isConnected
  }

  // MARK: Shortening

  /// Requires of the edges that are walked only as many as take everything, and rather those that are walked anyhow.
  private mutating func keepOnlyWhatIsNeeded() {
    var takers = [Int32](repeating: 0, count: graph.isTaken.count)
    let walked = graph.edges.indices.filter { counts[$0] > 0 }
    for edge in walked { for passage in graph.edges[edge].passages { takers[Int(passage)] += 1 } }
    for edge in walked.filter({ isRequired[$0] }).reversed() + walked.filter({ !isRequired[$0] }).reversed() {
      isRequired[edge] = graph.edges[edge].passages.contains { takers[Int($0)] == 1 }
      if isRequired[edge] { continue }
      for passage in graph.edges[edge].passages { takers[Int(passage)] -= 1 }
    }
  }
}
