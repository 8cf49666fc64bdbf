/// The states of a graph, distinguished by their footings for some goals, and possibly by the innermost call, in order of
/// their distance.
struct StatesByFooting {
  private(set) var goals: [Footings]
  /// The vertex of each state, and the number of steps to it.
  private(set) var vertices: [Int32] = []
  private(set) var lengths: [Int32] = []
  /// The footings of each state, one for each goal.
  private var footings: [Footings.Footing] = []
  private var origins: [(edge: Int32, before: Int32)] = []
  /// The innermost call in each state, if states are distinguished by it; -1 for none.
  private(set) var calls: [Int32] = []
  private let distinguishesCalls: Bool
  let graph: StackGraph
  let leaving: DirectedGraph

  /// The maximum number of states that are distinguished.
  private static let most = 100_000

  /// The maximum number of exits that are examined for all goals together.
  static let mostWork = 2_000_000

  /// Explores all states; nil when there are too many.
  init?(_ game: Game, _ goals: [Footings], distinguishingCalls distinguishesCalls: Bool = false) {
    (graph, leaving) = (game.graph, game.leaving)
    self.goals = goals
    self.distinguishesCalls = distinguishesCalls
    guard visitAll() else { return nil }
  }

  /// The numbers of the states.
  var indices: Range<Int> { vertices.indices }

  /// Explores all states by Dijkstra's algorithm; returns false when there are too many.
  private mutating func visitAll() -> Bool {
    var index = HashIndex()
    var queue = BucketQueue<(vertex: Int32, edge: Int32, before: Int32)>()
    for (number, root) in graph.roots.enumerated() {
      queue.add((root.vertex, -1 - Int32(number), -1), at: Int(root.cost))
    }
    var own = [Footings.Footing](repeating: 0, count: goals.count)
    while let ((vertex, edge, before), length) = queue.popFirst() {
      for goal in goals.indices { own[goal] = edge < 0 ? 0 : footing(goal, after: edge, from: Int(before)) }
      let call = call(after: edge, at: vertex, from: Int(before))
      var hash = HashIndex.pair(vertex, call)
      for footing in own { hash = hash &* 0x100_0000_01B3 ^ UInt64(UInt32(bitPattern: footing)) }
      func isKnown(_ place: Int32) -> Bool {
        guard vertices[Int(place)] == vertex && calls[Int(place)] == call else { return false }
        for goal in own.indices where footings[Int(place) * own.count + goal] != own[goal] { return false }
        return true
      }
      if index.find(hash, where: isKnown) != nil { continue }
      guard vertices.count < Self.most, work < Self.mostWork else { return false }
      index.insert(hash, Int32(vertices.count))
      let place = Int32(vertices.count)
      vertices.append(vertex)
      lengths.append(Int32(length))
      footings += own
      calls.append(call)
      origins.append((edge, before))
      for number in leaving.successors(of: Int(vertex)) {
        let edge = graph.edges[Int(number)]
        queue.add((edge.head, Int32(number), place), at: length + Int(edge.weight))
      }
    }
    return true
  }

  /// Returns the innermost call after an edge; a negative edge is a root.
  private func call(after number: Int32, at vertex: Int32, from place: Int) -> Int32 {
    let own = graph[vertex].call
    if !distinguishesCalls || own >= 0 || number < 0 { return distinguishesCalls ? own : -1 }
    return graph.edges[Int(number)].kind == .reset ? -1 : calls[place]
  }

  private var work: Int { goals.reduce(0) { $0 + $1.work } }

  /// Returns the footing for a goal after an edge from a state.
  private mutating func footing(_ goal: Int, after number: Int32, from place: Int) -> Footings.Footing {
    let before = footings[place * goals.count + goal]
    return switch graph.edges[Int(number)].kind {
    case .inPlace: before
    case .reset: 0
    case .up: goals[goal].footing(on: number, over: before)
    }
  }

  /// Returns the number of steps from a state to a goal; nil where the goal is out of reach.
  func length(_ goal: Int, from place: Int) -> Int32? {
    goals[goal].length(from: vertices[place], on: footings[place * goals.count + goal])
  }

  /// Returns the number of steps to a goal after a transition from a state; nil where the goal is out of reach.
  mutating func length(_ goal: Int, after result: StackTransitions.Result, _ place: Int) -> Int32? {
    goals[goal].length(after: result, on: footings[place * goals.count + goal])
  }

  /// Returns the route to a state.
  func route(to place: Int) -> Route {
    var edges: [Int32] = []
    var place = place
    while origins[place].edge >= 0 {
      edges.append(origins[place].edge)
      place = Int(origins[place].before)
    }
    return Route(root: Int(-1 - origins[place].edge), edges: edges.reversed())
  }

  /// The paths to the states that have something above the root of a tab, nearest first.
  var pathsAboveRoots: some Sequence<Plan> {
    indices.lazy.compactMap { place in
      let vertex = vertices[place]
      let isAboveRoot = graph.isSeen(vertex) && graph.context(of: vertex).tab != nil && !graph[vertex].isBottom
      return isAboveRoot ? graph.plan(route(to: place)) : nil
    }
  }
}
