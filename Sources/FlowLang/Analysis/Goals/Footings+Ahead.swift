/// The number of steps to a goal that do not depend on the entries below.
extension Footings {
  /// Returns the number of steps from each vertex, by Dijkstra's algorithm from the goals, against the edges.
  ///
  /// - Parameter selected: Receives the number of steps from a tab that was selected with its root at a vertex,
  ///   whatever waits in the tab.
  static func lengthsAhead(
    _ graph: StackGraph, _ moves: Moves, _ limit: Int32?, _ selected: inout [Int32: Int32], _ reaching: [Bool],
    _ isGoal: (Int32) -> Bool
  ) -> [Int32] {
    var lengths = [Int32](repeating: -1, count: graph.vertices.count)
    var isSettled = [Bool](repeating: false, count: graph.vertices.count)
    var queue = BucketQueue<Int32>()
    func offer(_ vertex: Int32, _ length: Int32) {
      guard length <= limit ?? .max, lengths[Int(vertex)] < 0 || lengths[Int(vertex)] > length else { return }
      lengths[Int(vertex)] = length
      queue.add(vertex, at: Int(length))
    }
    for vertex in graph.vertices.indices.map({ Int32($0) }) where graph.isSeen(vertex) && isGoal(vertex) {
      offer(vertex, 0)
    }
    // The entries below a raised entry are not known, so its distance is not either: at least one step.
    for (vertex, heads) in moves.raised where heads.contains(where: { reaching[Int($0)] }) {
      offer(vertex, 1)
    }
    let entering = DirectedGraph(vertexCount: graph.vertices.count) { visit in
      for (index, edge) in graph.edges.enumerated() where moves.edges[index] >= 0 { visit(Int(edge.head), index) }
    }
    let isUnsureRoot = moves.areSure && graph.table.replacesRoots
    var waiting = isUnsureRoot || limit != nil && moves.areSure ? WaitingTabs(graph, moves) : WaitingTabs()
    var branches = OpenBranches(moves.branches, vertexCount: graph.vertices.count)
    while let (vertex, length) = queue.popFirst() {
      guard !isSettled[Int(vertex)], Int(lengths[Int(vertex)]) == length else { continue }
      isSettled[Int(vertex)] = true
      branches.settle(vertex, Int32(length), offer)
      for number in entering.successors(of: Int(vertex)) {
        let tail = graph.edges[Int(number)].tail
        if isUnsureRoot && graph.selectsTabOfOtherRoot(tail, vertex) { continue }
        offer(tail, Int32(length) + moves.edges[Int(number)])
      }
      let (roots, extra) = waiting.settle(vertex)
      for root in roots {
        let length = Int32(length) + extra
        selected[root] = min(selected[root] ?? length, length)
        for number in entering.successors(of: Int(root)) where graph.selectsTab(graph.edges[Int(number)]) {
          let tail = graph.edges[Int(number)].tail
          offer(tail, length + moves.edges[Int(number)] - graph.extraTaps(tail, root))
        }
      }
    }
    return lengths
  }
}

/// The vertices that may be on top of the stacks that wait in the tabs of a graph.
private struct WaitingTabs {
  private var groups: [TabState: Group] = [:]
  private var graph: StackGraph?

  private struct Group {
    /// The number of vertices that are not settled yet, and of those at the bottom of the stack.
    var missing = 0
    var missingBottoms = 0
    /// The roots that are shown when the tab is selected.
    var roots: [Int32] = []
  }

  init() {}

  init(_ graph: StackGraph, _ moves: Moves) {
    self.graph = graph
    for vertex in graph.reached {
      guard let key = graph.tabState(of: vertex) else { continue }
      groups[key, default: Group()].missing += 1
      if graph[vertex].isBottom { groups[key]?.missingBottoms += 1 }
    }
    for (number, edge) in graph.edges.enumerated()
    where moves.edges[number] >= 0 && graph.selectsTab(edge) {
      guard let key = graph.tabState(of: edge.head), groups[key]?.roots.contains(edge.head) == false else { continue }
      groups[key]?.roots.append(edge.head)
    }
  }

  /// Settles a vertex, and returns the roots of its tab when the goal is within reach from all stacks that may wait
  /// there, with the number of additional taps: one more tap on the tab shows the root of the stack that waits.
  mutating func settle(_ vertex: Int32) -> (roots: [Int32], extra: Int32) {
    guard let graph, graph.isSeen(vertex), let key = graph.tabState(of: vertex), var group = groups[key] else {
      return ([], 0)
    }
    group.missing -= 1
    if graph[vertex].isBottom { group.missingBottoms -= 1 }
    groups[key] = group
    if group.missing == 0 { return (group.roots, 0) }
    return graph[vertex].isBottom && group.missingBottoms == 0 ? (group.roots, 1) : ([], 0)
  }
}

/// The steps with several results, some of which are not settled yet.
private struct OpenBranches {
  private let branches: [Moves.Branch]
  /// The number of results of each branch that are not settled, and the largest number of steps from one that is.
  private var missing: [Int]
  private var longest: [Int32]
  /// The branches with each result, and their indices in the lists of results.
  private let results: DirectedGraph
  private let places: [(branch: Int, head: Int)]

  init(_ branches: [Moves.Branch], vertexCount: Int) {
    self.branches = branches
    missing = branches.map(\.heads.count)
    longest = branches.map { _ in 0 }
    let places = branches.indices.flatMap { branch in
      branches[branch].heads.indices.map { (branch: branch, head: $0) }
    }
    self.places = places
    results = DirectedGraph(vertexCount: vertexCount) { visit in
      for (number, place) in places.enumerated() {
        visit(Int(branches[place.branch].heads[place.head].vertex), number)
      }
    }
  }

  /// Settles a vertex, and offers the number of steps from each branch whose results are all settled then.
  mutating func settle(_ vertex: Int32, _ length: Int32, _ offer: (Int32, Int32) -> Void) {
    for number in results.successors(of: Int(vertex)) {
      let (branch, head) = places[Int(number)]
      missing[branch] -= 1
      longest[branch] = max(longest[branch], length + branches[branch].heads[head].extra)
      if missing[branch] == 0 { offer(branches[branch].tail, longest[branch] + branches[branch].length) }
    }
  }
}
