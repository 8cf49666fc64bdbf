/// The states of a graph, distinguished by their footings for some goals, the nearest first.
///
/// Merged, one state stands for all of a vertex: a goal is sure to be reached from it if it is from each of them, and
/// possible to be reached if it is from one of them.
struct FootedStates {
  private(set) var goals: [Footings]
  /// The vertex of each state, and how many steps lead there.
  private(set) var vertices: [Int32] = []
  private(set) var lengths: [Int32] = []
  /// The footings of each state, one for each goal.
  private var footings: [Footings.Footing] = []
  private var origins: [(edge: Int32, before: Int32)] = []
  private let graph: StackGraph
  /// Whether one state stands for all of a vertex.
  let isMerged: Bool

  /// How many states are distinguished before they count as too many.
  private static let most = 100_000

  /// How many exits are looked at before that counts as too many.
  static let mostWork = 2_000_000

  /// Goes through all states; nil when there are too many.
  ///
  /// - Parameter areSure: Whether each goal is about what is sure, where states are merged; nil where they are not.
  init?(_ graph: StackGraph, _ goals: [Footings], merging areSure: [Bool]? = nil) {
    self.graph = graph
    self.goals = goals
    isMerged = areSure != nil
    let leaving = graph.leaving
    guard visitAll(leaving) else { return nil }
    if let areSure, !merge(areSure, leaving) { return nil }
  }

  /// The numbers of the states.
  var indices: Range<Int> { vertices.indices }

  /// Dijkstra over the states; false when there are too many.
  private mutating func visitAll(_ leaving: DirectedGraph) -> Bool {
    var index = HashIndex()
    var isMet = [Bool](repeating: false, count: graph.vertices.count)
    var queue = BucketQueue<(vertex: Int32, edge: Int32, before: Int32)>()
    for (number, root) in graph.roots.enumerated() {
      queue.add((root.vertex, -1 - Int32(number), -1), at: Int(root.cost))
    }
    while let ((vertex, edge, before), length) = queue.popFirst() {
      if isMerged && isMet[Int(vertex)] { continue }
      let own = edge < 0 ? goals.map { _ in 0 } : footings(after: edge, from: Int(before))
      if !isMerged {
        let hash = own.reduce(UInt64(UInt32(bitPattern: vertex))) { $0 &* 0x100_0000_01B3 ^ UInt64($1) }
        if index.find(hash, where: { vertices[Int($0)] == vertex && self.own(Int($0)).elementsEqual(own) }) != nil {
          continue
        }
        index.insert(hash, Int32(vertices.count))
      }
      guard vertices.count < Self.most, work < Self.mostWork else { return false }
      isMet[Int(vertex)] = true
      let place = Int32(vertices.count)
      vertices.append(vertex)
      lengths.append(Int32(length))
      footings += own
      origins.append((edge, before))
      for number in leaving.successors(of: Int(vertex)) {
        let edge = graph.edges[Int(number)]
        queue.add((edge.head, Int32(number), place), at: length + Int(edge.weight))
      }
    }
    return true
  }

  /// Makes one state of all of each vertex; false when that is too much.
  private mutating func merge(_ areSure: [Bool], _ leaving: DirectedGraph) -> Bool {
    var places = [Int](repeating: -1, count: graph.vertices.count)
    for (place, vertex) in vertices.enumerated() { places[Int(vertex)] = place }
    var pending = Array(vertices.indices)
    while let place = pending.popLast() {
      guard work < Self.mostWork else { return false }
      for number in leaving.successors(of: Int(vertices[place])) {
        let after = footings(after: Int32(number), from: place)
        let other = places[Int(graph.edges[Int(number)].head)]
        var hasChanged = false
        for goal in goals.indices {
          let slot = other * goals.count + goal
          let merged = goals[goal].merged(footings[slot], after[goal], isSure: areSure[goal])
          if merged != footings[slot] { hasChanged = true }
          footings[slot] = merged
        }
        if hasChanged { pending.append(other) }
      }
    }
    return true
  }

  private var work: Int { goals.reduce(0) { $0 + $1.work } }

  private func own(_ place: Int) -> ArraySlice<Footings.Footing> {
    footings[place * goals.count..<(place + 1) * goals.count]
  }

  private mutating func footings(after number: Int32, from place: Int) -> [Footings.Footing] {
    switch graph.edges[Int(number)].kind {
    case .inPlace: return Array(own(place))
    case .anew: return goals.map { _ in 0 }
    case .up: return goals.indices.map { goals[$0].footing(on: number, over: footings[place * goals.count + $0]) }
    }
  }

  /// How far a goal is from a state.
  func length(_ goal: Int, from place: Int) -> Int32? {
    goals[goal].length(from: vertices[place], on: footings[place * goals.count + goal])
  }

  /// How far a goal is after a transition from a state.
  mutating func length(_ goal: Int, after result: StackTransitions.Result, _ place: Int) -> Int32? {
    goals[goal].length(after: result, on: footings[place * goals.count + goal])
  }

  /// The route to a state.
  func route(to place: Int) -> Route {
    var edges: [Int32] = []
    var place = place
    while origins[place].edge >= 0 {
      edges.append(origins[place].edge)
      place = Int(origins[place].before)
    }
    return Route(root: Int(-1 - origins[place].edge), edges: edges.reversed())
  }
}
