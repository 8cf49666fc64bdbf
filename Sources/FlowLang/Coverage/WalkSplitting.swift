/// Walks out of a tour.
extension PostmanTour {
  /// The edges of each walk, a launch first: the tour from launch to launch (Hierholzer 1873).
  ///
  /// - Complexity: Linear in the edges and how often they are walked.
  var walks: [WalkDraft] {
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
    return tour.reversed().split(separator: end).map { walk in
      walk.map { number in
        let edge = graph.edges[Int(number)]
        return WalkDraftStep(step: edge.step, passages: edge.passages, taps: edge.taps)
      }
    }
  }

  /// An edge out of a vertex that is to be walked once more.
  private func step(
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
}
