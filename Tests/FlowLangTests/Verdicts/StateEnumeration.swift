@testable import FlowLang

/// The states that an app can reach, one by one and breadth first, as far as some bounds allow.
///
/// What is found is certain. What is not found is known not to exist only up to the ``horizon``.
struct StateEnumeration {
  /// How far to look.
  struct Bounds {
    /// A state with more entries than this, all layers and tabs together, is not looked at.
    var entries = 6
    /// No more states than this are looked at.
    var states = 300
    /// What does not happen in so many steps from a cold start is taken never to happen. Without bounds by default,
    /// which is sound; a smaller number finds more and may accuse the analysis wrongly.
    var convincing = Int.max
  }

  /// What an action makes of a state.
  struct Change {
    let action: Action
    let after: AppState
    /// The place of the state in the space, unless the bounds leave it out.
    let place: Int?
  }

  let machine: Machine
  let bounds: Bounds
  private(set) var states: [AppState] = []
  /// The number of steps of the shortest way from a cold start.
  private(set) var distances: [Int] = []
  /// The state before, and what was done there; nil for a cold start.
  private(set) var origins: [(place: Int, action: Action)?] = []
  /// What can be done in each state.
  private(set) var changes: [[Change]] = []
  /// Whether it was looked what can be done in a state.
  private(set) var isVisited: [Bool] = []
  /// Whether all that can be done in a state is in the space.
  private(set) var isExpanded: [Bool] = []
  /// The states of a cold start, each with the steps that lead to it.
  private(set) var coldStarts: [(place: Int, steps: [Action])] = []
  /// All states of up to this distance are there and were looked at; `Int.max` if all are.
  private(set) var horizon = Int.max
  private var places: [AppState: Int] = [:]

  /// Whether the bounds leave nothing out.
  var isComplete: Bool { horizon == Int.max }

  /// Whether what is not there is taken never to happen.
  var isConvincing: Bool { horizon >= bounds.convincing }

  init(_ machine: Machine, _ bounds: Bounds) {
    self.machine = machine
    self.bounds = bounds
    let starts = Self.coldStarts(machine)
    var level: [Int] = []
    var distance = 0
    repeat {
      var next: [Int] = []
      for place in level { expand(place, &next) }
      for start in starts where start.steps.count == distance {
        if let place = add(start.state, distance, nil) {
          if origins[place] == nil && distances[place] == distance && !next.contains(place) { next.append(place) }
          coldStarts.append((place, start.steps))
        }
      }
      level = next
      distance += 1
    } while !level.isEmpty || starts.contains { $0.steps.count >= distance }
  }

  /// Every way to begin: the start and each url and entry, with the flags as they may be found.
  private static func coldStarts(_ machine: Machine) -> [(state: AppState, steps: [Action])] {
    machine.coldFlags.flatMap { cold -> [(state: AppState, steps: [Action])] in
      var result: [(state: AppState, steps: [Action])] = []
      if let started = machine.started(flags: cold.flags) { result.append((started, cold.steps)) }
      for wayIn in machine.model.waysIn.indices {
        let opened = machine.take(.wayIn(wayIn), in: AppState(layers: [], flags: cold.flags))
        if !opened.layers.isEmpty { result.append((opened, cold.steps + [.wayIn(wayIn)])) }
      }
      return result
    }
  }

  private mutating func expand(_ place: Int, _ next: inout [Int]) {
    guard states.count < bounds.states else {
      horizon = min(horizon, distances[place] - 1)
      return
    }
    let state = states[place]
    isVisited[place] = true
    isExpanded[place] = true
    for action in machine.actions(in: state) {
      let after = machine.take(action, in: state)
      let count = states.count
      let found = add(after, distances[place] + 1, (place, action))
      if found == nil {
        horizon = min(horizon, distances[place])
        isExpanded[place] = false
      }
      if states.count > count { next.append(count) }
      changes[place].append(Change(action: action, after: after, place: found))
    }
  }

  private mutating func add(_ state: AppState, _ distance: Int, _ origin: (place: Int, action: Action)?) -> Int? {
    if let known = places[state] { return known }
    guard state.entryCount <= bounds.entries else {
      // Only a cold start can be too large without a state before it.
      if origin == nil { horizon = min(horizon, distance - 1) }
      return nil
    }
    places[state] = states.count
    states.append(state)
    distances.append(distance)
    origins.append(origin)
    changes.append([])
    isVisited.append(false)
    isExpanded.append(false)
    return states.count - 1
  }

  /// The place of a state in the space, unless the bounds leave it out.
  func place(of state: AppState) -> Int? { places[state] }
}
