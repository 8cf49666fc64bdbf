@testable import FlowLang

/// What leads to what in a state space.
extension StateEnumeration {
  /// The states that some of these lead to, themselves included; `passes` says which states a way may go on from.
  func reachable(from starts: [Int], passing passes: (Int) -> Bool = { _ in true }) -> [Int?] {
    var steps = [Int?](repeating: nil, count: states.count)
    var queue: [Int] = []
    for start in starts where steps[start] == nil {
      steps[start] = 0
      queue.append(start)
    }
    var next = 0
    while next < queue.count {
      let place = queue[next]
      next += 1
      guard passes(place) else { continue }
      for change in changes[place] {
        guard let after = change.place, steps[after] == nil else { continue }
        steps[after] = (steps[place] ?? 0) + 1
        queue.append(after)
      }
    }
    return steps
  }

  /// How many steps it takes from each state to one of these.
  func steps(to goals: (Int) -> Bool) -> [Int?] {
    var sources = [[Int]](repeating: [], count: states.count)
    for place in states.indices {
      for change in changes[place] { change.place.map { sources[$0].append(place) } }
    }
    var result: [Int?] = states.indices.map { goals($0) ? 0 : nil }
    var queue = states.indices.filter { result[$0] == 0 }
    var next = 0
    while next < queue.count {
      let place = queue[next]
      next += 1
      for source in sources[place] where result[source] == nil {
        result[source] = (result[place] ?? 0) + 1
        queue.append(source)
      }
    }
    return result
  }

  /// Which states have a way to one of these.
  func leading(to goals: (Int) -> Bool) -> [Bool] {
    var sources = [[Int]](repeating: [], count: states.count)
    for place in states.indices {
      for change in changes[place] { change.place.map { sources[$0].append(place) } }
    }
    var result = states.indices.map(goals)
    var pending = states.indices.filter { result[$0] }
    while let place = pending.popLast() {
      for source in sources[place] where !result[source] {
        result[source] = true
        pending.append(source)
      }
    }
    return result
  }
}
