/// The strongly connected components of a part of a graph (Tarjan 1972, with an explicit stack instead of recursion).
struct StrongComponents {
  /// The component of each vertex, or -1 for an excluded one. A component has a larger number than its successors.
  private(set) var component: [Int32]
  /// The number of components.
  private(set) var count = 0

  /// Finds the components in time linear in the graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - isIncluded: Whether a vertex is part of the search; edges to other vertices are ignored.
  init(_ graph: DirectedGraph, where isIncluded: (Int) -> Bool) {
    component = Array(repeating: -1, count: graph.vertexCount)
    var search = Search(vertexCount: graph.vertexCount, isIncluded)
    for vertex in 0..<graph.vertexCount where search.index[vertex] == 0 { visit(vertex, graph, &search) }
  }

  private struct Search {
    /// The order of discovery from 1; 0 for an undiscovered vertex, ``done`` for one excluded or with a component.
    var index: [UInt32]
    var next: UInt32 = 1
    /// The discovered vertices that have no component yet.
    var open: [UInt32] = []
    /// The path from the root of the search to the current vertex, which it does not contain.
    var path: [Step] = []

    static let done = UInt32.max

    init(vertexCount: Int, _ isIncluded: (Int) -> Bool) {
      index = (0..<vertexCount).map { isIncluded($0) ? 0 : Self.done }
    }

    mutating func discover(_ vertex: Int) -> Step {
      index[vertex] = next
      open.append(UInt32(truncatingIfNeeded: vertex))
      next += 1
      return Step(vertex: UInt32(truncatingIfNeeded: vertex), asked: 0, low: next - 1)
    }
  }

  /// A vertex, the number of successors asked for, and the least order of discovery among the vertices reached so far.
  private struct Step {
    let vertex: UInt32
    var asked: UInt32
    var low: UInt32
  }

  private mutating func visit(_ root: Int, _ graph: DirectedGraph, _ search: inout Search) {
    var step = search.discover(root)
    while true {
      let vertex = Int(step.vertex)
      if step.asked < graph.successorCount(of: vertex) {
        step.asked += 1
        let head = graph.successor(Int(step.asked) - 1, of: vertex)
        let order = search.index[head]
        if order == 0 {
          search.path.append(step)
          step = search.discover(head)
        } else {
          // A vertex that is done has the largest order of all.
          step.low = min(step.low, order)
        }
      } else {
        if step.low == search.index[vertex] { closeComponent(of: vertex, &search) }
        guard var before = search.path.popLast() else { return }
        before.low = min(before.low, step.low)
        step = before
      }
    }
  }

  private mutating func closeComponent(of root: Int, _ search: inout Search) {
    while let member = search.open.popLast() {
      component[Int(member)] = Int32(count)
      search.index[Int(member)] = Search.done
      if Int(member) == root { break }
    }
    count += 1
  }
}
