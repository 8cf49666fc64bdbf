/// The vertices of a graph that are reachable from a set of roots.
struct Reach {
  private(set) var isReached: [Bool]
  private let graph: DirectedGraph

  init(from roots: [Int], in edges: [[Int]]) {
    graph = DirectedGraph(vertexCount: edges.count) { visit in
      for (number, next) in edges.enumerated() { for other in next { visit(number, other) } }
    }
    isReached = graph.reachable(from: roots)
  }

  mutating func extend(from root: Int) { graph.reach(from: [root], &isReached) }

  /// Returns the unreached candidates to report first: those without an unreached predecessor and, of a strongly
  /// connected component without one, the first. In ascending order.
  func heads(among candidates: [Int]) -> [Int] {
    let rings = StrongComponents(graph) { !isReached[$0] }
    var firsts = [Int?](repeating: nil, count: rings.count)
    for number in candidates.reversed() where !isReached[number] { firsts[Int(rings.component[number])] = number }
    var rest = self
    var heads: [Int] = []
    // A component has a larger number than those that it leads to.
    for case let first? in firsts.reversed() where !rest.isReached[first] {
      heads.append(first)
      rest.extend(from: first)
    }
    return heads.sorted()
  }
}
