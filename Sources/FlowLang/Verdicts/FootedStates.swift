/// The states of a space told apart by what they stand on: vertices with the footings for one or more goals, and the
/// shortest way to each.
struct FootedStates {
  /// A vertex with its footings, one for each goal.
  struct State: Hashable {
    let vertex: StackGraph.Vertex
    let footings: [GoalDistances.Footing]
  }

  private let space: StackSpace
  /// The edges that leave each vertex.
  let leaving: DirectedGraph
  var goals: [GoalDistances]
  /// The states, the nearest first, each with its length.
  private(set) var states: [(state: State, length: Int32)] = []
  /// The edge that a state is come to by, or its root as a negative number, and the place of the state before.
  private var origins: [(edge: Int32, before: Int)] = []

  /// How many states are told apart before they count as too many.
  private static let budget = 200_000

  /// Walks through all states; nil when there are too many. Ways of one length are tried in the order of their edges.
  init?(_ space: StackSpace, _ goals: [GoalDistances]) {
    self.space = space
    self.goals = goals
    let graph = space.graph
    leaving = DirectedGraph(vertexCount: graph.vertices.count) { visit in
      for (index, edge) in graph.edges.enumerated() { visit(Int(edge.tail), index) }
    }
    var settled: Set<State> = []
    var queue = BucketQueue<(state: State, edge: Int32, before: Int)>()
    let ground = goals.map { _ in GoalDistances.ground }
    for (index, root) in graph.roots.enumerated() {
      queue.add((State(vertex: root.vertex, footings: ground), -1 - Int32(index), -1), at: root.steps.count)
    }
    while let ((state, edge, before), length) = queue.popFirst() {
      guard settled.insert(state).inserted else { continue }
      guard states.count < Self.budget else { return nil }
      let place = states.count
      states.append((state, Int32(length)))
      origins.append((edge, before))
      for number in leaving.successors(of: Int(state.vertex)) {
        let after = self.state(after: Int32(number), state)
        queue.add((after, Int32(number), place), at: length + Int(graph.edges[Int(number)].weight))
      }
    }
  }

  /// The state that an edge leads to from another.
  mutating func state(after number: Int32, _ state: State) -> State {
    let edge = space.graph.edges[Int(number)]
    switch edge.kind {
    case .inPlace: return State(vertex: edge.head, footings: state.footings)
    case .anew: return State(vertex: edge.head, footings: goals.map { _ in GoalDistances.ground })
    case .up:
      var footings = state.footings
      for goal in footings.indices { footings[goal] = goals[goal].footing(on: number, over: footings[goal]) }
      return State(vertex: edge.head, footings: footings)
    }
  }

  /// The steps to a state, by its place.
  func trace(to place: Int) -> [Action] {
    var edges: [Int32] = []
    var place = place
    while origins[place].edge >= 0 {
      edges.append(origins[place].edge)
      place = origins[place].before
    }
    let start = space.graph.roots[Int(-1 - origins[place].edge)].steps
    return edges.reversed().reduce(into: start) { $0 += space.graph.steps(ofEdge: $1) }
  }
}
