/// The states of an app one by one, the nearest first, as many as are looked at: for what depends on how every tab of
/// a bar was left, which no entry knows.
struct ExploredStates {
  private let machine: Machine
  private(set) var states: [AppState] = []
  /// The number of steps to each state, the state before and what is done there; `-1` for a cold start.
  private(set) var lengths: [Int] = []
  private var origins: [(place: Int, steps: [Action])] = []
  /// The states that those lead to which were looked at: `-1` stands for those that were left out.
  private(set) var next: [[Int]] = []
  private var places: [AppState: Int] = [:]

  /// - Parameter count: How many states to look at.
  init(_ machine: Machine, count: Int) {
    self.machine = machine
    var starts: [(state: AppState, steps: [Action])] = []
    for cold in machine.coldFlags {
      if let state = machine.started(flags: cold.flags) { starts.append((state, cold.steps)) }
      for index in machine.model.waysIn.indices {
        var opened = AppState(layers: [], flags: cold.flags)
        machine.open(index, in: &opened)
        if !opened.layers.isEmpty { starts.append((opened, cold.steps + [.wayIn(index)])) }
      }
    }
    var level: [Int] = []
    var length = 0
    while !level.isEmpty || starts.contains(where: { $0.steps.count >= length }) {
      var following: [Int] = []
      for place in level {
        let state = states[place]
        next[place] = []
        for action in machine.actions(in: state) {
          let after = machine.take(action, in: state)
          next[place].append(add(after, length, (place, [action]), count, &following))
        }
      }
      for start in starts where start.steps.count == length {
        _ = add(start.state, length, (-1, start.steps), count, &following)
      }
      level = following
      length += 1
    }
  }

  private mutating func add(
    _ state: AppState, _ length: Int, _ origin: (place: Int, steps: [Action]), _ count: Int, _ following: inout [Int]
  ) -> Int {
    if let known = places[state] { return known }
    guard states.count < count else { return -1 }
    let place = states.count
    places[state] = place
    states.append(state)
    lengths.append(length)
    origins.append(origin)
    next.append([-1])
    following.append(place)
    return place
  }

  /// The steps to a state.
  func trace(to place: Int) -> [Action] {
    var result: [Action] = []
    var place = place
    while place >= 0 {
      result = origins[place].steps + result
      place = origins[place].place
    }
    return result
  }

  /// How many steps it takes from each state to one that is meant, and to one that was not looked at; `nil` for never.
  func distances(to isMeant: (AppState) -> Bool) -> (goal: [Int?], unknown: [Int?]) {
    var sources = [[Int]](repeating: [], count: states.count)
    for place in states.indices {
      for after in next[place] where after >= 0 { sources[after].append(place) }
    }
    func spread(_ isStart: (Int) -> Bool) -> [Int?] {
      var result: [Int?] = states.indices.map { isStart($0) ? 0 : nil }
      var queue = states.indices.filter(isStart)
      var position = 0
      while position < queue.count {
        let place = queue[position]
        position += 1
        for source in sources[place] where result[source] == nil {
          result[source] = (result[place] ?? 0) + 1
          queue.append(source)
        }
      }
      return result
    }
    return (spread { isMeant(states[$0]) }, spread { next[$0].contains(-1) })
  }
}
