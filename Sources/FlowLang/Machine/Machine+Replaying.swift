/// Following a trace step by step.
extension Machine {
  /// The state that steps from a cold start lead to; nil when one of them is not offered.
  func state(after trace: [Action]) -> AppState? {
    var flags = declaredFlags
    var rest = trace[...]
    while case .flag(let flag, let value) = rest.first, lastingFlags.contains(flag),
      !model.flags[Int(flag.index)].isExternal
    {
      flags.set(flag, to: value)
      rest.removeFirst()
    }
    var state: AppState
    if case .wayIn(let index) = rest.first {
      state = AppState(layers: [], flags: flags)
      open(index, in: &state)
      guard !state.layers.isEmpty else { return nil }
      rest.removeFirst()
    } else {
      guard let start = started(flags: flags) else { return nil }
      state = start
    }
    return self.state(after: rest, from: state)
  }

  /// The state that steps lead to from another; nil when one of them is not offered.
  func state(after steps: some Sequence<Action>, from start: AppState) -> AppState? {
    var state = start
    for step in steps {
      guard actions(in: state).contains(step) else { return nil }
      state = take(step, in: state)
    }
    return state
  }
}
