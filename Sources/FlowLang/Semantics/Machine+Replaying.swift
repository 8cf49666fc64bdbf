/// Replay of traces.
extension Machine {
  /// Returns the state after the steps of a trace from a cold start; nil when one of them is not offered.
  func state(after trace: [Action]) -> AppState? { states(after: trace).first }

  /// Returns all states that a trace from a cold start may lead to. An external flag at the beginning of the trace may
  /// either differ from its declaration when the start asks for it, or change when the app has begun. The former comes
  /// first.
  func states(after trace: [Action]) -> [AppState] {
    let lasting = lastingFlags
    var flags = declaredFlags
    var beginnings: [(flags: FlagSet, length: Int)] = [(flags, 0)]
    for (index, step) in trace.enumerated() {
      guard case .flag(let flag, let value) = step, lasting.contains(flag), flags.contains(flag) != value,
        model.values(of: flag).allSatisfy({ flags.contains($0) == model[$0].isInitiallySet })
      else { break }
      model.set(flag, to: value, in: &flags)
      // A flag that only links change can be found in this state by the start only.
      if !model.flags[Int(flag.index)].isExternal { beginnings.removeAll() }
      beginnings.append((flags, index + 1))
    }
    return beginnings.reversed().compactMap { state(beginning: $0.flags, trace.dropFirst($0.length)) }
  }

  private func state(beginning flags: FlagSet, _ steps: ArraySlice<Action>) -> AppState? {
    guard case .entryPoint(let index) = steps.first else {
      return started(flags: flags).flatMap { state(after: steps, from: $0) }
    }
    return opened(by: index, flags).flatMap { state(after: steps.dropFirst(), from: $0) }
  }

  /// Returns the state after steps from another state; nil when one of them is not offered. A url or an entry may reset
  /// the app at any time.
  func state(after steps: some Sequence<Action>, from start: AppState) -> AppState? {
    var state = start
    for step in steps {
      if case .entryPoint(let index) = step {
        guard let opened = opened(by: index, state.flags) else { return nil }
        state = opened
      } else {
        guard actions(in: state).contains(step) else { return nil }
        state = take(step, in: state)
      }
    }
    return state
  }

  /// Returns the state after opening a url or an entry under these flags; nil when nothing is shown.
  func opened(by entryPoint: Int, _ flags: FlagSet) -> AppState? {
    guard model.entryPoints.indices.contains(entryPoint) else { return nil }
    let opened = take(.entryPoint(entryPoint), in: AppState(layers: [], flags: flags))
    return opened.layers.isEmpty ? nil : opened
  }
}
