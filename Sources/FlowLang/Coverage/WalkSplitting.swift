/// Walks out of a tour.
extension PostmanTour {
  /// The edges of each walk, a launch first: the tour from launch to launch (Hierholzer 1873).
  ///
  /// - Complexity: Linear in the edges and how often they are walked.
  static func walks(_ graph: StepGraph, _ counts: [Int32]) -> [[Int32]] {
    var left = counts
    let leaving = DirectedGraph(vertexCount: graph.states.count) { visit in
      for (index, edge) in graph.edges.enumerated() where counts[index] > 0 { visit(Int(edge.tail), index) }
    }
    var asked = [Int](repeating: 0, count: graph.states.count)
    // Every state that is come to more often than it is left is the end of a walk.
    var ends = [Int32](repeating: 0, count: graph.states.count)
    for (index, edge) in graph.edges.enumerated() {
      ends[Int(edge.head)] += counts[index]
      ends[Int(edge.tail)] -= counts[index]
    }
    let end = Int32(-1)
    var path: [(edge: Int32, vertex: Int)] = [(end, 0)]
    var tour: [Int32] = []
    while let (edge, vertex) = path.last {
      if let next = step(from: vertex, leaving, &left, &asked) {
        path.append((next, Int(graph.edges[Int(next)].head)))
      } else if vertex > 0, ends[vertex] > 0 {
        ends[vertex] -= 1
        path.append((end, 0))
      } else {
        tour.append(edge)
        path.removeLast()
      }
    }
    return tour.reversed().split(separator: end).map(Array.init)
  }

  /// An edge out of a vertex that is to be walked once more.
  private static func step(
    from vertex: Int, _ leaving: DirectedGraph, _ left: inout [Int32], _ asked: inout [Int]
  ) -> Int32? {
    while asked[vertex] < leaving.successorCount(of: vertex) {
      if let edge = leaving.successor(asked[vertex], of: vertex), left[edge] > 0 {
        left[edge] -= 1
        return Int32(edge)
      }
      asked[vertex] += 1
    }
    return nil
  }

  /// The walks without what takes nothing that another step does not take: ends of walks, and whole ones.
  static func trimmed(_ walks: [[Int32]], _ graph: StepGraph) -> [[Int32]] {
    var takers = [Int32](repeating: 0, count: graph.isTaken.count)
    func passages(_ edge: Int32) -> [Int32] { graph.edges[Int(edge)].passages }
    for edge in walks.joined() { for passage in passages(edge) { takers[Int(passage)] += 1 } }
    var result: [[Int32]] = []
    for walk in walks {
      var walk = walk
      while let last = walk.last, passages(last).allSatisfy({ takers[Int($0)] > 1 }) {
        walk.removeLast()
        for passage in passages(last) { takers[Int(passage)] -= 1 }
      }
      if !walk.isEmpty { result.append(walk) }
    }
    return result
  }
}
