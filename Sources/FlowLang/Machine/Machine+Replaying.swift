/// Following a trace step by step.
extension Machine {
  /// The state that steps from a cold start lead to; nil when one of them is not offered.
  func state(after trace: [Action]) -> AppState? { states(after: trace).first }

  /// All states that steps from a cold start may lead to: an external flag in front may be found otherwise than declared
  /// by the start that asks about it, or may change when the app has begun. The former comes first.
  func states(after trace: [Action]) -> [AppState] {
    let lasting = lastingFlags
    var flags = declaredFlags
    var beginnings: [(flags: FlagSet, length: Int)] = [(flags, 0)]
    for (index, step) in trace.enumerated() {
      guard case .flag(let flag, let value) = step, lasting.contains(flag), flags.contains(flag) != value,
        model.values(of: flag).allSatisfy({ flags.contains($0) == model[$0].isInitiallySet })
      else { break }
      model.set(flag, to: value, in: &flags)
      // What only links change can be found so by nothing but the start.
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

  /// The state that steps lead to from another; nil when one of them is not offered. A url or an entry may open the app
  /// anew at any time.
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

  /// The state that opening a url or an entry leads to under these flags; nil where nothing comes of it.
  func opened(by entryPoint: Int, _ flags: FlagSet) -> AppState? {
    guard model.entryPoints.indices.contains(entryPoint) else { return nil }
    let opened = take(.entryPoint(entryPoint), in: AppState(layers: [], flags: flags))
    return opened.layers.isEmpty ? nil : opened
  }
}
