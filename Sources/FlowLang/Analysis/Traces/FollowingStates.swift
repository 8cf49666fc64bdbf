/// An enumeration of the states that follow a given one, in order of their distance, for questions that no stack graph
/// answers, as where other tabs wait. All searches of a value share its budget.
struct FollowingStates {
  private let machine: Machine
  /// The number of steps that may still be taken on the machine.
  private(set) var stepsLeft: Int
  /// The number of entries of the states that they may still lead to: where stacks grow, each state costs more.
  private var entriesLeft: Int

  init(_ machine: Machine, budget: Int = 4_000) {
    self.machine = machine
    stepsLeft = budget
    entriesLeft = budget * 50
  }

  /// The result of a search.
  enum Result {
    /// The steps to the nearest state that satisfies the condition.
    case found([Action])
    /// No state satisfies the condition.
    case none
    /// The budget was spent before the condition was satisfied.
    case cut
  }

  /// Searches for the nearest state that satisfies a condition.
  ///
  /// - Parameters:
  ///   - first: The state at which the steps begin.
  ///   - limit: The maximum number of steps.
  ///   - isKept: Whether the search continues through a state.
  ///   - isFound: Whether a state, with the steps that lead to it, satisfies the condition.
  mutating func search(
    from first: AppState, within limit: Int = Int.max, where isKept: (AppState) -> Bool = { _ in true },
    to isFound: ([Action], AppState) -> Bool
  ) -> Result {
    var states = ExploredStates()
    _ = states.add(first)
    var next = 0
    while next < states.count {
      let place = next
      next += 1
      let steps = states.trace(to: place)
      if isFound(steps, states[place]) { return .found(steps) }
      guard steps.count < limit else { continue }
      for action in machine.actions(in: states[place]) {
        guard stepsLeft > 0, entriesLeft > 0 else { return .cut }
        stepsLeft -= 1
        let after = machine.take(action, in: states[place])
        entriesLeft -= after.entryCount
        if isKept(after), states.number(of: after) == nil { _ = states.add(after, from: place, by: [action]) }
      }
    }
    return .none
  }

  /// Searches for the nearest state that repeats another on top of itself.
  mutating func search(
    from first: AppState, repeating start: AppState, to isFound: ([Action], AppState) -> Bool
  ) -> Result {
    search(
      from: first, where: { $0.entryCount <= start.entryCount + Self.mostEntries && $0.stands(on: start) },
      to: { $1.repeats(start) && isFound($0, $1) })
  }

  /// The maximum number of entries that a repetition has in addition to those at the beginning.
  private static let mostEntries = 5
}

extension AppState {
  /// Whether some tab may be left with more than its root, now or when what is on top of it has ended.
  var hasWaitingStacks: Bool {
    layers.contains { layer in layer.stacks.count > 1 && layer.stacks.contains { $0.count > 1 } }
  }

  /// Whether the state shows the same entry with the same flags as another, on top of that state's stack and with more
  /// entries.
  fileprivate func repeats(_ other: AppState) -> Bool {
    current == other.current && flags == other.flags && entryCount > other.entryCount && stands(on: other)
  }

  /// Whether the entries below the current one of another state are still there, possibly in a tab that waits.
  fileprivate func stands(on other: AppState) -> Bool {
    let last = other.layers.count - 1
    guard layers.count > last, layers[..<last] == other.layers[..<last], layers[last].bar == other.layers[last].bar
    else { return false }
    let (stack, below) = (layers[last].stacks[other.layers[last].selected], other.top.stack)
    return stack.count >= below.count && stack.prefix(below.count - 1) == below.dropLast()
  }
}
