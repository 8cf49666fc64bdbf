/// The shortest way from a cold start to each vertex of the stack graph (Dijkstra 1959, over the weights of edges).
struct ShortestWays: Sendable {
  private let graph: StackGraph
  private let order: ActionOrder
  /// How many steps lead to each vertex; -1 where none do.
  private(set) var distance: [Int32]
  /// The last edge of the way, or the root as a negative number.
  private var last: [Int32]

  private static let noWay = Int32.min

  /// Finds the ways.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - fromOutside: Whether urls and entries count.
  ///   - order: Which of two ways of one length is preferred.
  init(_ graph: StackGraph, fromOutside: Bool, _ order: ActionOrder) {
    self.graph = graph
    self.order = order
    distance = Array(repeating: -1, count: graph.vertices.count)
    last = Array(repeating: Self.noWay, count: graph.vertices.count)
    var queue = BucketQueue<Int32>()
    for (index, root) in graph.roots.enumerated() where fromOutside || !root.isFromOutside {
      offer(root.vertex, Int32(root.steps.count), -1 - Int32(index), &queue)
    }
    let leaving = DirectedGraph(vertexCount: graph.vertices.count) { visit in
      for (index, edge) in graph.edges.enumerated() { visit(Int(edge.tail), index) }
    }
    var isSettled = [Bool](repeating: false, count: graph.vertices.count)
    while let (vertex, length) = queue.popFirst() {
      guard Int(distance[Int(vertex)]) == length, !isSettled[Int(vertex)] else { continue }
      isSettled[Int(vertex)] = true
      for number in leaving.successors(of: Int(vertex)) {
        let edge = graph.edges[Int(number)]
        guard !isSettled[Int(edge.head)] else { continue }
        offer(edge.head, Int32(length) + edge.weight, Int32(number), &queue)
      }
    }
  }

  /// Takes a way, unless a better one is known.
  private mutating func offer(_ vertex: Int32, _ length: Int32, _ through: Int32, _ queue: inout BucketQueue<Int32>) {
    let known = distance[Int(vertex)]
    if known >= 0 && known < length { return }
    if known == length {
      guard order.isBefore(steps(through), steps(last[Int(vertex)])) else { return }
      last[Int(vertex)] = through
      return
    }
    distance[Int(vertex)] = length
    last[Int(vertex)] = through
    queue.add(vertex, at: Int(length))
  }

  /// Whether a vertex is seen by somebody.
  func isReached(_ vertex: Int32) -> Bool { distance[Int(vertex)] >= 0 && !graph[vertex].isCovered }

  /// The vertex before a vertex on its way; nil where the way begins.
  func vertex(before vertex: Int32) -> Int32? {
    let edge = last[Int(vertex)]
    return edge >= 0 ? graph.edges[Int(edge)].tail : nil
  }

  /// The steps to a vertex.
  func trace(to vertex: Int32) -> [Action] { last[Int(vertex)] == Self.noWay ? [] : steps(last[Int(vertex)]) }

  /// The steps of a way by its last edge.
  private func steps(_ through: Int32) -> [Action] {
    var edges: [Int32] = []
    var next = through
    while next >= 0 {
      edges.append(next)
      next = last[Int(graph.edges[Int(next)].tail)]
    }
    let start = next == Self.noWay ? [] : graph.roots[Int(-1 - next)].steps
    return edges.reversed().reduce(into: start) { $0 += graph.steps(ofEdge: $1) }
  }
}

/// Which of two ways of one length is told: the one whose links come first in the file.
struct ActionOrder: Sendable {
  private let model: Model

  init(_ model: Model) { self.model = model }

  /// Whether a way comes before another.
  func isBefore(_ left: [Action], _ right: [Action]) -> Bool {
    left.lexicographicallyPrecedes(right) { rank($0) < rank($1) }
  }

  private func rank(_ action: Action) -> (Int, UInt32, UInt32) {
    switch action {
    case .link(let link, _, _): (0, model[model[link].owner].file.index, model[link].syntax.index)
    case .flag(let flag, let value): (1, flag.index, value ? 1 : 0)
    case .wayIn(let index): (2, UInt32(index), 0)
    case .back: (3, 0, 0)
    case .dismiss: (4, 0, 0)
    case .tab(let tab): (5, tab.index, 0)
    case .externalOutcome(let outcome): (6, outcome.index, 0)
    case .externalBack: (7, 0, 0)
    }
  }
}
