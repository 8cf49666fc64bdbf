/// Walks that always take the nearest of what is left, or are launched anew where that is nearer.
///
/// A postman's tour only goes through states that were looked at, and those are few where stacks have no end. These walks
/// go on from any state: the ways ahead are looked for among states as far as that is soon done, then among spots.
struct GreedyWalks {
  private let machine: Machine
  private let passages: Passages
  private let graph: StepGraph
  private let spots: SpotGraph
  private let taste: Taste
  private var isTaken: [Bool]
  private var left: Int
  private var nextFirst = 0
  private(set) var walks: [WalkDraft] = []
  private var state: AppState?
  /// How many states are looked at for one way.
  private let patience: Int

  /// Which of several things that are near is taken first.
  enum Taste: CaseIterable {
    /// What leads to where most is left.
    case plenty
    /// What leads to where least is left.
    case scarcity
    /// What comes first in the file.
    case order
  }

  init(_ machine: Machine, _ passages: Passages, _ search: StepSearch, _ taste: Taste) {
    self.machine = machine
    self.passages = passages
    graph = search.graph
    spots = search.spots
    self.taste = taste
    isTaken = graph.isTaken.map { !$0 }
    left = graph.isTaken.count { $0 }
    patience = min(300, max(20, 60_000 / max(1, passages.all.count)))
    while left > 0, let first = nearestFromLaunch() {
      if let ahead = wayAhead(within: distance(first)) {
        for action in ahead { take(action) }
      } else {
        launch(to: first)
      }
    }
  }

  // MARK: Walking

  private mutating func take(_ action: Action) {
    guard let before = state else { return }
    let (after, taken) = machine.pass(action, in: before)
    state = after
    note(.action(action), taken.compactMap { passages.number(of: $0) }, taps: 1)
  }

  private mutating func note(_ step: WalkStep, _ numbers: [Int32], taps: Int32) {
    walks[walks.count - 1].append(WalkDraftStep(step: step, passages: numbers, taps: taps))
    for number in numbers where !isTaken[Int(number)] {
      isTaken[Int(number)] = true
      left -= 1
    }
  }

  private func isNew(_ numbers: [Int32]) -> Bool { numbers.contains { !isTaken[Int($0)] } }

  /// The nearest edge from a launch that takes something new.
  private mutating func nearestFromLaunch() -> Int32? {
    while nextFirst < graph.firsts.count {
      let edge = graph.firsts[nextFirst]
      if isNew(graph.edges[Int(edge)].passages) { return edge }
      nextFirst += 1
    }
    return nil
  }

  /// The edges from a launch to an edge, itself last.
  private func way(to edge: Int32) -> [Int32] {
    var result = [edge]
    while graph.edges[Int(result[result.count - 1])].tail > 0 {
      result.append(graph.arrival[Int(graph.edges[Int(result[result.count - 1])].tail)])
    }
    return result.reversed()
  }

  private func distance(_ edge: Int32) -> Int { way(to: edge).reduce(0) { $0 + Int(graph.edges[Int($1)].taps) } }

  private mutating func launch(to edge: Int32) {
    walks.append([])
    for number in way(to: edge) {
      let edge = graph.edges[Int(number)]
      state = graph.states[Int(edge.head)]
      note(edge.step, edge.passages, taps: edge.taps)
    }
  }

  // MARK: Looking ahead

  /// A way of no more than so many steps to something new.
  private func wayAhead(within most: Int) -> [Action]? {
    guard let start = state else { return nil }
    var seen: Set<AppState> = [start]
    var queue: [(state: AppState, action: Action?, before: Int, depth: Int)] = [(start, nil, -1, 0)]
    var next = 0
    func way(to place: Int, _ last: Action) -> [Action] {
      var result = [last]
      var place = place
      while let action = queue[place].action {
        result.append(action)
        place = queue[place].before
      }
      return result.reversed()
    }
    while next < queue.count, next < patience {
      let here = queue[next]
      if here.depth >= most { return nil }
      var best: (action: Action, score: Int)?
      for action in machine.actions(in: here.state) {
        let (after, taken) = machine.pass(action, in: here.state)
        if isNew(taken.compactMap { passages.number(of: $0) }) {
          let score = after == here.state ? Int.max : score(after)
          if best.map({ score > $0.score }) ?? true { best = (action, score) }
        } else if seen.insert(after).inserted {
          queue.append((after, action, next, here.depth + 1))
        }
      }
      if let best { return way(to: next, best.action) }
      next += 1
    }
    return next < queue.count ? wayOverSpots(from: start, within: most) : nil
  }

  /// How much is to be liked about a state to come to.
  private func score(_ state: AppState) -> Int {
    guard taste != .order, let spot = spots.number(of: state) else { return 0 }
    let count = spots.leaving[Int(spot)].count { isNew(spots.edges[Int($0)].passages) }
    return taste == .plenty ? count : -count
  }

  /// The same by spots alone; nil when it cannot be walked from a state.
  private func wayOverSpots(from start: AppState, within most: Int) -> [Action]? {
    guard let source = spots.number(of: start) else { return nil }
    var arrival: [Int32: Int32] = [source: -1]
    var queue: [(spot: Int32, depth: Int)] = [(source, 0)]
    var next = 0
    while next < queue.count {
      let (spot, depth) = queue[next]
      next += 1
      if depth >= most { return nil }
      for number in spots.leaving[Int(spot)] {
        let edge = spots.edges[Int(number)]
        if isNew(edge.passages) {
          var way = [number]
          while let before = arrival[spots.edges[Int(way[way.count - 1])].tail], before >= 0 { way.append(before) }
          return walkable(way.reversed(), from: start)
        }
        if arrival[edge.head] == nil {
          arrival[edge.head] = number
          queue.append((edge.head, depth + 1))
        }
      }
    }
    return nil
  }

  /// The actions of a way over spots as far as the first that takes something new; nil when there is none.
  private func walkable(_ way: [Int32], from start: AppState) -> [Action]? {
    var state = start
    var actions: [Action] = []
    for number in way {
      let action = spots.edges[Int(number)].action
      guard machine.actions(in: state).contains(action) else { return nil }
      let (after, taken) = machine.pass(action, in: state)
      actions.append(action)
      if isNew(taken.compactMap { passages.number(of: $0) }) { return actions }
      state = after
    }
    return nil
  }
}
