/// The screens on which calls were made whose `on`s have findings.
extension Judge {
  /// Returns the screen on which a link was followed that has made the call whose `on` is asked right after a trace, itself
  /// or by another of its `on`s; nil where no step asks it there, as when the flow never ends in the outcome.
  func caller(of handler: TargetID, by link: LinkID, after trace: [Action]) -> NodeID? {
    let machine = table.machine
    guard let state = machine.state(after: trace), let asked = occasion(asking: handler, in: state) else { return nil }
    let targets = model.family(of: model[link].target)
    let remaining = calls(by: targets, in: asked.before)
    var callers: [NodeID?] = []
    for (index, action) in trace.enumerated() {
      guard let state = machine.state(after: Array(trace.prefix(index + 1))) else { return nil }
      // An `on` that makes a call takes the place of the call that has ended.
      let active = calls(by: targets, in: state)
      if active < callers.count { callers.removeLast(callers.count - active) }
      while callers.count < active {
        if case .link(link, let screen, _) = action { callers.append(screen) } else { callers.append(nil) }
      }
    }
    return remaining < callers.count ? callers[remaining] : nil
  }

  /// Returns the first occasion, of the steps from a state, on which a handler is asked.
  private func occasion(asking handler: TargetID, in state: AppState) -> Occasion? {
    let machine = table.machine
    return machine.actions(in: state).lazy.compactMap { action in
      machine.occasions(of: action, in: state).first { $0.target == handler }
    }.first
  }

  /// Returns the number of active calls that some targets have made.
  private func calls(by targets: [TargetID], in state: AppState) -> Int {
    state.layers.reduce(0) { count, layer in
      count + layer.stack.indices.count { index in layer.call(at: index).map { targets.contains($0.target) } ?? false }
    }
  }
}
