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
    let components = Self.components(graph, ways)
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

  private static func components(_ graph: PlainGraph, _ ways: PlainWays) -> StrongComponents {
    if graph.edges.isEmpty { return StrongComponents(PlainSuccessors(graph: graph)) { ways.isReached(UInt32($0)) } }
    let directed = DirectedGraph(vertexCount: graph.vertices.count) { visit in
      for vertex in ways.order {
        graph.forEachEdge(from: vertex) { _, kind, head, _ in
          if kind != .anew { visit(Int(vertex), Int(head)) }
        }
      }
    }
    return StrongComponents(directed) { ways.isReached(UInt32($0)) }
  }
}

/// The plain edges of a graph that has no others, but for those that begin anew, without a copy of them.
private struct PlainSuccessors: SuccessorGraph {
  let graph: PlainGraph
  var vertexCount: Int { graph.vertices.count }

  @inline(__always)
  func successorCount(of vertex: Int) -> Int { graph.plain(of: UInt32(truncatingIfNeeded: vertex)).count }

  @inline(__always)
  func successor(_ place: Int, of vertex: Int) -> Int? {
    let edge = graph.plain(of: UInt32(truncatingIfNeeded: vertex)).lowerBound + place
    return graph.kind(ofPlain: edge) == .anew ? nil : Int(graph.head(ofPlain: edge))
  }
}
