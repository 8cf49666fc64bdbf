/// The states that follow one, the nearest first, as many as are looked at: for what no graph of stacks shows, as where
/// other tabs wait.
struct FollowingStates {
  private let machine: Machine
  /// How many states are looked at.
  private static let most = 400

  init(_ machine: Machine) { self.machine = machine }

  /// The steps from a state to the nearest one that is looked for.
  ///
  /// - Parameters:
  ///   - first: Where the steps begin.
  ///   - limit: How many steps there may be.
  ///   - isKept: Whether a state is gone through.
  ///   - isFound: Whether a state, with the steps that lead to it, is looked for.
  func steps(
    from first: AppState, within limit: Int = Int.max, where isKept: (AppState) -> Bool = { _ in true },
    to isFound: ([Action], AppState) -> Bool
  ) -> [Action]? {
    var states = [first]
    var origins: [(before: Int, action: Action?, length: Int)] = [(-1, nil, 0)]
    var known: Set = [first]
    var next = 0
    while next < states.count {
      let place = next
      next += 1
      var steps: [Action] = []
      var before = place
      while let action = origins[before].action {
        steps.append(action)
        before = origins[before].before
      }
      if isFound(steps.reversed(), states[place]) { return steps.reversed() }
      guard origins[place].length < limit else { continue }
      for action in machine.actions(in: states[place]) {
        let after = machine.take(action, in: states[place])
        guard states.count < Self.most, isKept(after), known.insert(after).inserted else { continue }
        states.append(after)
        origins.append((place, action, origins[place].length + 1))
      }
    }
    return nil
  }

  /// The steps from a state to the nearest one that repeats another on top of itself.
  func steps(
    from first: AppState, repeating start: AppState, to isFound: ([Action], AppState) -> Bool
  ) -> [Action]? {
    steps(
      from: first, where: { $0.entryCount <= start.entryCount + Self.mostEntries && $0.stands(on: start) },
      to: { $1.repeats(start) && isFound($0, $1) })
  }

  /// How many more entries than at the beginning a repetition may have.
  private static let mostEntries = 5
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
