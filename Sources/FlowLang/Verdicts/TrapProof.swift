/// Shows on the language's machine that a trap is one, by looking at all that can be done from there on.
struct TrapProof {
  let machine: Machine

  /// How many states are looked at before it is left open.
  private static let budget = 500

  /// Whether home can be reached before the link, and neither home nor a dead end afterwards.
  func proves(_ found: Traps.Finding) -> Bool {
    let verdict = found.verdict
    // An `on` runs on what lies beneath; that is not looked into.
    guard verdict.outcome == nil else { return false }
    return machine.states(after: verdict.trace).contains { state in
      guard let link = verdict.link else { return isLost(state) }
      guard state.current.screen == verdict.screen else { return false }
      return leadsHome(state) && isLost(machine.take(.link(link, on: verdict.screen, outcome: nil), in: state))
    }
  }

  private func leadsHome(_ start: AppState) -> Bool {
    var isFound = false
    _ = visit(from: start) { state in
      isFound = isFound || isHome(state)
      return !isFound
    }
    return isFound
  }

  private func isLost(_ start: AppState) -> Bool { visit(from: start) { !isHome($0) && !machine.isDeadEnd($0) } }

  /// Goes through the states that can be reached; whether all of them are as they are to be, and not too many.
  private func visit(from start: AppState, _ isAsExpected: (AppState) -> Bool) -> Bool {
    var seen: Set<AppState> = [start]
    var pending = [start]
    while let state = pending.popLast() {
      guard seen.count <= Self.budget, isAsExpected(state) else { return false }
      for action in machine.actions(in: state) {
        let next = machine.take(action, in: state)
        if seen.insert(next).inserted { pending.append(next) }
      }
    }
    return true
  }

  private func isHome(_ state: AppState) -> Bool { state.layers.count == 1 && state.top.stack.count == 1 }
}

extension Machine {
  /// Whether nothing that is offered changes a state; what happens outside is not offered.
  func isDeadEnd(_ state: AppState) -> Bool {
    actions(in: state).allSatisfy { action in
      if case .flag = action { return true }
      return take(action, in: state) == state
    }
  }
}
