/// Looks among the states that follow one for steps that repeat it on top of itself, as where other tabs have to be left
/// and selected again between two rounds.
struct RepetitionSearch {
  private let machine: Machine
  /// How many states are looked at, and how many more entries than at the beginning they may have.
  private static let mostStates = 400
  private static let mostEntries = 5

  init(_ machine: Machine) { self.machine = machine }

  /// The steps from a state to the nearest one that repeats another.
  ///
  /// - Parameters:
  ///   - first: Where the steps begin.
  ///   - start: What is repeated, below the first state.
  ///   - isFine: Whether a repetition will do.
  func steps(from first: AppState, repeating start: AppState, _ isFine: ([Action], AppState) -> Bool) -> [Action]? {
    var states = [first]
    var origins: [(before: Int, action: Action?)] = [(-1, nil)]
    var known: Set = [first]
    var next = 0
    while next < states.count {
      let place = next
      next += 1
      let state = states[place]
      if state.repeats(start) {
        let steps = steps(to: place, origins)
        if isFine(steps, state) { return steps }
      }
      for action in machine.actions(in: state) {
        let after = machine.take(action, in: state)
        guard states.count < Self.mostStates, after.entryCount <= start.entryCount + Self.mostEntries,
          after.stands(on: start), known.insert(after).inserted
        else { continue }
        states.append(after)
        origins.append((place, action))
      }
    }
    return nil
  }

  private func steps(to place: Int, _ origins: [(before: Int, action: Action?)]) -> [Action] {
    var result: [Action] = []
    var place = place
    while let action = origins[place].action {
      result.append(action)
      place = origins[place].before
    }
    return result.reversed()
  }
}

extension AppState {
  /// Whether it is on top of another like another begins: the same entry and flags, with more below.
  fileprivate func repeats(_ other: AppState) -> Bool {
    current == other.current && flags == other.flags && entryCount > other.entryCount && stands(on: other)
  }

  /// Whether what is below the entry on top of another state is still there, be it in a tab that waits.
  fileprivate func stands(on other: AppState) -> Bool {
    let last = other.layers.count - 1
    guard layers.count > last, layers[..<last] == other.layers[..<last], layers[last].bar == other.layers[last].bar
    else { return false }
    let (stack, below) = (layers[last].stacks[other.layers[last].selected], other.top.stack)
    return stack.count >= below.count && stack.prefix(below.count - 1) == below.dropLast()
  }
}
