/// Which of the numbers 0..<n can be got to from some of them.
struct Reach {
  private(set) var isReached: [Bool]
  private let edges: [[Int]]

  init(from roots: [Int], in edges: [[Int]]) {
    self.edges = edges
    isReached = [Bool](repeating: false, count: edges.count)
    for root in roots { extend(from: root) }
  }

  /// Begins at one more of them, too.
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

  /// Of those that are not reached, the ones to look at first: nothing that is not reached leads to them, or, of a ring
  /// that nothing else leads to, the first. In order of their numbers.
  func heads(among candidates: [Int]) -> [Int] {
    let graph = DirectedGraph(vertexCount: edges.count) { visit in
      for (number, next) in edges.enumerated() { for other in next { visit(number, other) } }
    }
    let rings = StrongComponents(graph) { !isReached[$0] }
    var firsts = [Int?](repeating: nil, count: rings.count)
    for number in candidates.reversed() where !isReached[number] { firsts[Int(rings.component[number])] = number }
    var rest = self
    var heads: [Int] = []
    // What leads to others has a larger number than they.
    for case let first? in firsts.reversed() where !rest.isReached[first] {
      heads.append(first)
      rest.extend(from: first)
    }
    return heads.sorted()
  }
}
