/// The states of a graph, distinguished by their footings for some goals, the nearest first.
struct FootedStates {
  struct State: Hashable {
    let vertex: Int32
    let footings: [Footings.Footing]
  }

  private(set) var goals: [Footings]
  private(set) var states: [(state: State, length: Int32)] = []
  private var origins: [(edge: Int32, before: Int)] = []
  private let graph: StackGraph
  /// Whether one state stands for all of a vertex.
  let isMerged: Bool

  /// How many states are distinguished before they count as too many.
  private static let most = 100_000

  /// How many exits are looked at before that counts as too many.
  private static let mostWork = 2_000_000

  /// Goes through all states; nil when there are too many.
  init?(_ graph: StackGraph, _ goals: [Footings]) {
    self.graph = graph
    self.goals = goals
    isMerged = false
    let leaving = graph.leaving
    var settled: Set<State> = []
    var queue = BucketQueue<(state: State, edge: Int32, before: Int)>()
    let ground = goals.map { _ in 0 }
    for (index, root) in graph.roots.enumerated() {
      queue.add((State(vertex: root.vertex, footings: ground), -1 - Int32(index), -1), at: Int(root.cost))
    }
    while let ((state, edge, before), length) = queue.popFirst() {
      guard settled.insert(state).inserted else { continue }
      guard states.count < Self.most, work < Self.mostWork else { return nil }
      let place = states.count
      states.append((state, Int32(length)))
      origins.append((edge, before))
      for number in leaving.successors(of: Int(state.vertex)) {
        let after = self.state(after: Int32(number), state)
        queue.add((after, Int32(number), place), at: length + Int(graph.edges[Int(number)].weight))
      }
    }
  }

  /// Takes all states of a vertex for one: a goal is sure to be reached if it is from each, and possible to be reached if
  /// it is from one of them. Nil when that is too much.
  ///
  /// - Parameter areSure: Whether each goal is about what is sure.
  init?(_ graph: StackGraph, _ goals: [Footings], merging areSure: [Bool]) {
    self.graph = graph
    self.goals = goals
    isMerged = true
    let leaving = graph.leaving
    let ground = goals.map { _ in 0 }
    var places = [Int](repeating: -1, count: graph.vertices.count)
    var queue = BucketQueue<(vertex: Int32, edge: Int32, before: Int)>()
    for (index, root) in graph.roots.enumerated() {
      queue.add((root.vertex, -1 - Int32(index), -1), at: Int(root.cost))
    }
    while let ((vertex, edge, before), length) = queue.popFirst() {
      guard places[Int(vertex)] < 0 else { continue }
      let place = states.count
      places[Int(vertex)] = place
      let footings = edge < 0 ? ground : state(after: edge, states[before].state).footings
      states.append((State(vertex: vertex, footings: footings), Int32(length)))
      origins.append((edge, before))
      for number in leaving.successors(of: Int(vertex)) where places[Int(graph.edges[Int(number)].head)] < 0 {
        let edge = graph.edges[Int(number)]
        queue.add((edge.head, Int32(number), place), at: length + Int(edge.weight))
      }
    }
    var pending = Array(states.indices)
    while let place = pending.popLast() {
      guard work < Self.mostWork else { return nil }
      for number in leaving.successors(of: Int(states[place].state.vertex)) {
        let after = state(after: Int32(number), states[place].state)
        let other = places[Int(after.vertex)]
        var merged = states[other].state.footings
        for goal in merged.indices {
          merged[goal] = self.goals[goal].merged(merged[goal], after.footings[goal], isSure: areSure[goal])
        }
        guard merged != states[other].state.footings else { continue }
        states[other].state = State(vertex: after.vertex, footings: merged)
        pending.append(other)
      }
    }
  }

  private var work: Int { goals.reduce(0) { $0 + $1.work } }

  private mutating func state(after number: Int32, _ state: State) -> State {
    let edge = graph.edges[Int(number)]
    switch edge.kind {
    case .inPlace: return State(vertex: edge.head, footings: state.footings)
    case .anew: return State(vertex: edge.head, footings: goals.map { _ in 0 })
    case .up: return State(vertex: edge.head, footings: footings(on: number, over: state))
    }
  }

  /// The footings of what an edge puts on a state.
  mutating func footings(on edge: Int32, over state: State) -> [Footings.Footing] {
    var footings = state.footings
    for goal in footings.indices { footings[goal] = goals[goal].footing(on: edge, over: footings[goal]) }
    return footings
  }

  /// How far a goal is from a state.
  func length(_ goal: Int, from state: State) -> Int32? {
    goals[goal].length(from: state.vertex, on: state.footings[goal])
  }

  /// How far a goal is after a transition from a state.
  mutating func length(_ goal: Int, after result: StackTransitions.Result, _ state: State) -> Int32? {
    goals[goal].length(after: result, on: state.footings[goal])
  }

  /// The route to a state.
  func route(to place: Int) -> Route {
    var edges: [Int32] = []
    var place = place
    while origins[place].edge >= 0 {
      edges.append(origins[place].edge)
      place = origins[place].before
    }
    return Route(root: Int(-1 - origins[place].edge), edges: edges.reversed())
  }
}
