/// Follows the ways of verdicts on the language's machine, and looks whether they show what they are said to show.
struct Proof {
  let space: StackSpace
  private var machine: Machine { space.machine }

  init(_ space: StackSpace) { self.space = space }

  /// Whether the way of a verdict can be followed and ends on its screen.
  func canBeFollowed(_ verdict: Verdict) -> Bool {
    guard let state = machine.state(after: verdict.trace) else { return false }
    return state.current.screen == verdict.screen || verdict.outcome != nil
  }

  /// Whether the ways of a verdict show it.
  func shows(_ kind: Undecided.Kind, _ verdict: Verdict) -> Bool {
    guard canBeFollowed(verdict), let state = machine.state(after: verdict.trace) else { return false }
    // An `on` runs on what lies beneath; that is not looked into.
    if verdict.outcome != nil { return true }
    switch kind {
    case .deadEnd:
      return machine.actions(in: state).allSatisfy { action in
        if case .flag = action { return true }
        return machine.take(action, in: state) == state
      }
    case .placeMayBeAbsent:
      guard let target = verdict.target, let contrast = verdict.contrast.flatMap({ machine.state(after: $0) }) else {
        return false
      }
      return !isThere(target, state) && isThere(target, contrast)
    default: return true
    }
  }

  private func isThere(_ target: TargetID, _ state: AppState) -> Bool {
    if case .raise(let tag) = space.model[target].goal { return state.canRaise(tag) }
    return space.model.place(of: target).map { state.has($0) } ?? true
  }
}
