/// The vertices of a graph that are reachable from a set of roots.
struct Reach {
  private(set) var isReached: [Bool]
  private let edges: [[Int]]

  init(from roots: [Int], in edges: [[Int]]) {
    self.edges = edges
    isReached = [Bool](repeating: false, count: edges.count)
    for root in roots { extend(from: root) }
  }

  /// Adds a root.
  mutating func extend(from root: Int) {
    if isReached[root] { return }
    isReached[root] = true
    var pending = [root]
    while let vertex = pending.popLast() {
      for next in edges[vertex] where !isReached[next] {
        isReached[next] = true
        pending.append(next)
      }
    }
  }

  /// Returns the unreached candidates to report first: those without an unreached predecessor and, of a strongly
  /// connected component without one, the first. In ascending order.
  func heads(among candidates: [Int]) -> [Int] {
    let graph = DirectedGraph(vertexCount: edges.count) { visit in
      for (number, next) in edges.enumerated() { for other in next { visit(number, other) } }
    }
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
