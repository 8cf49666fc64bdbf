@testable import FlowLang

/// Reachability in a state space.
extension StateEnumeration {
  /// Returns the number of steps from the nearest of some states to each state, themselves included.
  ///
  /// - Parameters:
  ///   - starts: The states to start from.
  ///   - hasOpenings: Whether a url or an entry may be one of the steps.
  ///   - passes: Whether a trace may continue from a state.
  func reachable(
    from starts: [Int], hasOpenings: Bool = false, passing passes: (Int) -> Bool = { _ in true }
  ) -> [Int?] {
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
      for change in hasOpenings ? changes[place] + openings(at: place) : changes[place] {
        guard let after = change.place, steps[after] == nil else { continue }
        steps[after] = (steps[place] ?? 0) + 1
        queue.append(after)
      }
    }
    return steps
  }

  /// Returns the number of steps from each state to the nearest of some states, without urls and entries.
  func steps(to goals: (Int) -> Bool) -> [Int?] {
    let sources = sources
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

  /// Returns whether some states can be reached from each state, without urls and entries, which do not count as exits.
  func leading(to goals: (Int) -> Bool) -> [Bool] { steps(to: goals).map { $0 != nil } }

  /// The predecessors of each state.
  private var sources: [[Int]] {
    var result = [[Int]](repeating: [], count: states.count)
    for place in states.indices {
      for change in changes[place] { change.place.map { result[$0].append(place) } }
    }
    return result
  }
}
