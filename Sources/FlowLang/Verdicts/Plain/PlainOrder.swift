/// The reached entries in an order in which stacks grow: an entry comes after all that can lie below it, but for those
/// that lie below each other, which are side by side (the strongly connected components, topologically).
struct PlainOrder {
  /// The component of each vertex; -1 for what is not reached.
  let component: [Int32]
  /// The vertices.
  let vertices: [UInt32]
  /// Where each component ends in ``vertices``, in their order.
  let ends: [UInt32]

  init(_ graph: PlainGraph, _ ways: PlainWays) {
    let directed = DirectedGraph(vertexCount: graph.vertices.count) { visit in
      for vertex in ways.order {
        graph.forEachEdge(from: vertex) { _, kind, head, _ in
          if kind != .anew { visit(Int(vertex), Int(head)) }
        }
      }
    }
    let components = StrongComponents(directed) { ways.isReached(UInt32($0)) }
    component = components.component
    // Components are numbered against the edges. Counting sort, the largest number first.
    var starts = [UInt32](repeating: 0, count: components.count + 1)
    for vertex in ways.order { starts[components.count - Int(component[Int(vertex)])] += 1 }
    for index in 1..<max(1, starts.count) { starts[index] += starts[index - 1] }
    ends = Array(starts.dropFirst())
    var vertices = [UInt32](repeating: 0, count: ways.order.count)
    for vertex in ways.order {
      let place = components.count - 1 - Int(component[Int(vertex)])
      vertices[Int(starts[place])] = vertex
      starts[place] += 1
    }
    self.vertices = vertices
  }
}
