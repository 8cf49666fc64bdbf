@testable import FlowLang

/// The states that an app can reach, enumerated breadth first within some bounds.
///
/// States that are found are certain. States that are not found do not exist only up to the ``horizon``.
struct StateEnumeration {
  /// The bounds of the enumeration.
  struct Bounds {
    /// The maximum number of entries of a state; the root of a tab that is not selected does not count.
    var entries = 6
    /// The maximum number of states.
    var states = 300
    /// The number of steps from a cold start after which something that did not happen is assumed never to happen.
    /// Unbounded by default, which is sound; a smaller number finds more and may accuse the analysis wrongly.
    var conclusive = Int.max
  }

  /// The result of an action in a state.
  struct Change {
    let action: Action
    let after: AppState
    /// The index of the state, unless the bounds exclude it.
    let place: Int?
    /// Whether a guard refuses the url or the entry.
    var isRefused = false
  }

  let machine: Machine
  let bounds: Bounds
  private(set) var states: [AppState] = []
  /// The length of the shortest trace to each state.
  private(set) var distances: [Int] = []
  /// The state before each state, and the action taken there; nil for a cold start.
  private(set) var origins: [(place: Int, action: Action)?] = []
  /// The changes by all actions of each state.
  private(set) var changes: [[Change]] = []
  /// Whether the actions of a state were tried.
  private(set) var isVisited: [Bool] = []
  /// Whether all successors of a state are in the space.
  private(set) var isExpanded: [Bool] = []
  /// The states after the start of the app, each with the flags that are found with other values than declared.
  private(set) var coldStarts: [(place: Int, steps: [Action], isRefused: Bool)] = []
  /// The states that a url or an entry opens when the app is not running, each with the steps that lead to it.
  private(set) var coldOpenings: [(place: Int, steps: [Action], isRefused: Bool)] = []
  /// The distance up to which all states are in the space and visited; `Int.max` if all are.
  private(set) var horizon = Int.max
  private var places: [AppState: Int] = [:]
  private var openingsByFlags: [FlagSet: [Change]] = [:]

  /// Whether the bounds exclude no state.
  var isComplete: Bool { horizon == Int.max }

  /// Whether states that were not found are assumed not to exist.
  var isConclusive: Bool { horizon >= bounds.conclusive }

  init(_ machine: Machine, _ bounds: Bounds) {
    self.machine = machine
    self.bounds = bounds
    let cold = ColdStates(machine)
    if !cold.isComplete { horizon = -1 }
    var level: [Int] = []
    var distance = 0
    repeat {
      var next: [Int] = []
      for place in level { expand(place, &next) }
      coldStarts += begin(cold.starts, distance, &next)
      coldOpenings += begin(cold.openings, distance, &next)
      level = next
      distance += 1
    } while !level.isEmpty || cold.longest >= distance
  }

  /// Adds the cold states of a distance.
  private mutating func begin(
    _ cold: [ColdStates.Beginning], _ distance: Int, _ next: inout [Int]
  ) -> [(place: Int, steps: [Action], isRefused: Bool)] {
    cold.filter { $0.steps.count == distance }.compactMap { beginning in
      let count = states.count
      guard let place = add(beginning.state, distance, nil) else { return nil }
      if states.count > count { next.append(place) }
      return (place, beginning.steps, beginning.isRefused)
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
      let change = change(place, action, machine.take(action, in: state), &next)
      if change.place == nil { isExpanded[place] = false }
      changes[place].append(change)
    }
    // The states that urls and entries open depend only on the flags.
    guard openingsByFlags[state.flags] == nil else { return }
    openingsByFlags[state.flags] = machine.model.entryPoints.indices.compactMap { index in
      guard let opened = machine.opened(by: index, state.flags) else { return nil }
      var result = change(place, .entryPoint(index), opened, &next)
      result.isRefused = machine.refuses(index, state.flags)
      return result
    }
  }

  private mutating func change(_ place: Int, _ action: Action, _ after: AppState, _ next: inout [Int]) -> Change {
    let count = states.count
    let found = add(after, distances[place] + 1, (place, action))
    if found == nil { horizon = min(horizon, distances[place]) }
    if states.count > count { next.append(count) }
    return Change(action: action, after: after, place: found)
  }

  private mutating func add(_ state: AppState, _ distance: Int, _ origin: (place: Int, action: Action)?) -> Int? {
    if let known = places[state] { return known }
    guard state.size <= bounds.entries else {
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

  /// Returns the index of a state, unless the bounds exclude it.
  func place(of state: AppState) -> Int? { places[state] }

  /// Returns the changes by urls and entries in a visited state.
  func openings(at place: Int) -> [Change] { isVisited[place] ? openingsByFlags[states[place].flags] ?? [] : [] }
}

extension AppState {
  /// The number of entries, without the roots of the tabs that are not selected, which are created with their bar.
  var size: Int {
    layers.reduce(0) { sum, layer in
      sum + layer.stack.count
        + layer.stacks.indices.reduce(0) { $0 + ($1 == layer.selected ? 0 : max(0, layer.stacks[$1].count - 1)) }
    }
  }
}

extension Machine {
  /// Whether a guard refuses a url or an entry.
  func refuses(_ entryPoint: Int, _ flags: FlagSet) -> Bool { refusal(opening: entryPoint, flags) != nil }
}

/// The states that an app can begin in.
struct ColdStates {
  /// A state and the steps that lead to it.
  struct Beginning {
    let state: AppState
    let steps: [Action]
    /// Whether it is a url or an entry that a guard refuses.
    var isRefused = false
  }

  /// After the start of the app, for all values of flags that may be found.
  private(set) var starts: [Beginning] = []
  /// After a url or an entry, right before which external flags may have changed.
  private(set) var openings: [Beginning] = []
  /// Whether all combinations of the flags were tried.
  private(set) var isComplete = true

  /// The largest number of steps to one of the states.
  var longest: Int { (starts + openings).map(\.steps.count).max() ?? 0 }

  /// The maximum number of flags of the start to combine.
  private static let mostFlags = 10

  init(_ machine: Machine) {
    let all = machine.allColdFlags(upTo: Self.mostFlags)
    isComplete = all != nil
    let external = Self.externalFlags(machine)
    for cold in all ?? machine.coldFlags {
      if let started = machine.started(flags: cold.flags) {
        starts.append(Beginning(state: started, steps: cold.steps))
      }
      for changed in Self.combinations(of: external, cold.flags, machine) {
        for entryPoint in machine.model.entryPoints.indices {
          guard let opened = machine.opened(by: entryPoint, changed.flags) else { continue }
          let steps = cold.steps + changed.steps + [.entryPoint(entryPoint)]
          openings.append(Beginning(state: opened, steps: steps, isRefused: machine.refuses(entryPoint, changed.flags)))
        }
      }
    }
  }

  /// Returns the external flags that guards and the starts of flows ask for, without those of the start of the app.
  private static func externalFlags(_ machine: Machine) -> [FlagID] {
    let model = machine.model
    let asked = model.guards.map(\.conditions) + model.startAlternatives.map(\.conditions)
    let flags = Set(asked.flatMap { model.conditions[$0].map(\.flag) }).subtracting(machine.lastingFlags)
    return flags.filter { model.flags[Int($0.index)].isExternal }.sorted()
  }

  /// Returns the combinations of changes of external flags, each changed at most once.
  private static func combinations(of flags: [FlagID], _ found: FlagSet, _ machine: Machine) -> [Machine.ColdFlags] {
    let model = machine.model
    return Set(flags.map { FlagID(model[$0].values.lowerBound) }).sorted().reduce([(found, [])]) { known, flag in
      known
        + known.flatMap { flags, steps -> [Machine.ColdFlags] in
          machine.changes(from: flags) { model[$0].values == model[flag].values }.map { change -> Machine.ColdFlags in
            var flags = flags
            if case .flag(let flag, let value) = change { model.set(flag, to: value, in: &flags) }
            return (flags, steps + [change])
          }
        }
    }
  }
}
