/// The entries that can lie right beneath others.
struct PlainParents {
  private let space: PlainSpace
  /// The edges that lead to each vertex, by their places in ``edges``.
  let entering: DirectedGraph
  let edges: [(kind: PlainGraph.Kind, tail: UInt32)]

  init(_ space: PlainSpace) {
    self.space = space
    var edges: [(kind: PlainGraph.Kind, tail: UInt32)] = []
    var heads: [UInt32] = []
    for vertex in space.ways.order {
      space.graph.forEachEdge(from: vertex) { _, kind, head, _ in
        guard kind != .anew else { return }
        edges.append((kind, vertex))
        heads.append(head)
      }
    }
    entering = DirectedGraph(vertexCount: space.graph.vertices.count) { visit in
      for (index, head) in heads.enumerated() { visit(Int(head), index) }
    }
    self.edges = edges
  }

  /// The entries that can lie right beneath a vertex.
  func beneath(_ vertex: UInt32) -> [UInt32] {
    var result: Set<UInt32> = []
    var seen: Set<UInt32> = [vertex]
    var pending = [vertex]
    while let next = pending.popLast() {
      for number in entering.successors(of: Int(next)) {
        let (kind, tail) = edges[Int(number)]
        if kind == .up {
          result.insert(tail)
        } else if seen.insert(tail).inserted {
          pending.append(tail)
        }
      }
    }
    return result.sorted()
  }
}
