/// The strongly connected components of a part of a graph (Tarjan 1972, with a stack of its own instead of recursion).
struct StrongComponents {
  /// The component of each vertex, or -1 for those left out. A component has a larger number than all it leads to.
  private(set) var component: [Int32]
  /// How many components there are.
  private(set) var count = 0

  /// Finds the components in time linear in the graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - isIncluded: The vertices to look at; edges to others are ignored.
  init(_ graph: some SuccessorGraph, where isIncluded: (Int) -> Bool) {
    component = Array(repeating: -1, count: graph.vertexCount)
    var search = Search(vertexCount: graph.vertexCount)
    for vertex in 0..<graph.vertexCount where isIncluded(vertex) && search.index[vertex] == 0 {
      visit(vertex, graph, isIncluded, &search)
    }
  }

  private struct Search {
    /// The order of discovery from 1; 0 for what is not discovered.
    var index: [UInt32]
    var low: [UInt32]
    var next: UInt32 = 1
    var open: [UInt32] = []
    /// The way from the root of the search to the vertex at hand, with how many successors each has been asked for.
    var path: [(vertex: UInt32, asked: Int)] = []

    init(vertexCount: Int) {
      index = Array(repeating: 0, count: vertexCount)
      low = index
    }

    mutating func discover(_ vertex: Int) {
      index[vertex] = next
      low[vertex] = next
      next += 1
      open.append(UInt32(vertex))
      path.append((UInt32(vertex), 0))
    }
  }

  private mutating func visit(
    _ root: Int, _ graph: some SuccessorGraph, _ isIncluded: (Int) -> Bool, _ search: inout Search
  ) {
    search.discover(root)
    while let (top, asked) = search.path.last {
      let vertex = Int(top)
      if asked < graph.successorCount(of: vertex) {
        search.path[search.path.count - 1].asked += 1
        guard let head = graph.successor(asked, of: vertex), isIncluded(head), component[head] < 0 else { continue }
        if search.index[head] == 0 {
          search.discover(head)
        } else {
          search.low[vertex] = min(search.low[vertex], search.index[head])
        }
      } else {
        search.path.removeLast()
        if let parent = search.path.last.map({ Int($0.vertex) }) {
          search.low[parent] = min(search.low[parent], search.low[vertex])
        }
        if search.low[vertex] == search.index[vertex] { closeComponent(of: vertex, &search) }
      }
    }
  }

  private mutating func closeComponent(of root: Int, _ search: inout Search) {
    while let member = search.open.popLast() {
      component[Int(member)] = Int32(count)
      if Int(member) == root { break }
    }
    count += 1
  }
}
