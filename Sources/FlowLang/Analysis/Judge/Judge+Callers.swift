/// The screens on which calls were made whose `on`s have findings.
extension Judge {
  /// Returns the screen on which a link has made the call whose `on` is asked right after a trace, or the one on which
  /// the `on` is asked where another `on` has made the call; nil where no step asks it there, as when the flow never ends
  /// in the outcome.
  func caller(of handler: TargetID, by link: LinkID, after trace: [Action]) -> NodeID? {
    let machine = table.machine
    guard let state = machine.state(after: trace), let asked = occasion(asking: handler, in: state) else { return nil }
    let remaining = calls(with: handler, in: asked.before)
    var callers: [NodeID?] = []
    for (index, action) in trace.enumerated() {
      guard let state = machine.state(after: Array(trace.prefix(index + 1))) else { return nil }
      let active = calls(with: handler, in: state)
      if active < callers.count { callers.removeLast(callers.count - active) }
      while callers.count < active {
        if case .link(link, let screen, _) = action { callers.append(screen) } else { callers.append(nil) }
      }
    }
    return remaining < callers.count ? callers[remaining] ?? asked.before.current.screen : nil
  }

  /// Returns the first step from a state that asks a handler.
  private func occasion(asking handler: TargetID, in state: AppState) -> Occasion? {
    let machine = table.machine
    return machine.actions(in: state).lazy.compactMap { action in
      machine.occasions(of: action, in: state).first { $0.target == handler }
    }.first
  }

  private func calls(with handler: TargetID, in state: AppState) -> Int {
    var count = 0
    for layer in state.layers {
      for index in layer.stack.indices {
        guard let call = layer.call(at: index) else { continue }
        if model.handlers[model.details(of: call.target).handlers].contains(where: { $0.target == handler }) {
          count += 1
        }
      }
    }
    return count
  }
}
