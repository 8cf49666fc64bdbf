/// Follows the ways of verdicts on the language's machine, and looks whether they show what they are said to show.
struct Proof {
  let space: StackSpace
  private var machine: Machine { space.machine }

  init(_ space: StackSpace) { self.space = space }

  /// Whether the way of a verdict can be followed and ends on its screen.
  func canBeFollowed(_ verdict: Verdict) -> Bool { !states(verdict).isEmpty }

  /// Whether a way leads to a state of the space, as the machine sees it.
  func leads(to witness: Witness) -> Bool {
    let screen = space.graph[witness.vertex].screen
    return machine.states(after: space.trace(to: witness)).contains {
      $0.current.screen == screen || witness.run != nil
    }
  }

  /// Whether a way leads to a state in which a link does what it says, as the machine sees it.
  func works(_ subject: LinkFacts.Subject, at witness: Witness) -> Bool {
    // An `on` runs on what lies beneath; that is not looked into.
    if witness.run != nil { return leads(to: witness) }
    let screen = space.graph[witness.vertex].screen
    return machine.states(after: space.trace(to: witness)).contains { state in
      guard state.current.screen == screen, let effect = machine.decide(.target(subject.target), in: state) else {
        return false
      }
      return effect.isOwn && machine.take(.link(subject.link, on: screen, outcome: nil), in: state) != state
    }
  }

  /// Whether the ways of a verdict show it.
  func shows(_ kind: Undecided.Kind, _ verdict: Verdict) -> Bool {
    let contrasts = verdict.contrast.map { machine.states(after: $0) }
    if contrasts?.isEmpty == true { return false }
    return states(verdict).contains { state in
      // An `on` runs on what lies beneath; that is not looked into.
      if verdict.outcome != nil { return true }
      return shows(kind, verdict, state, contrasts ?? [])
    }
  }

  private func states(_ verdict: Verdict) -> [AppState] {
    machine.states(after: verdict.trace).filter { $0.current.screen == verdict.screen || verdict.outcome != nil }
  }

  private func shows(_ kind: Undecided.Kind, _ verdict: Verdict, _ state: AppState, _ contrasts: [AppState]) -> Bool {
    switch (kind, verdict.target) {
    case (.deadEnd, _): return machine.isDeadEnd(state)
    case (.placeMayBeAbsent, let target?):
      return !isThere(target, state) && contrasts.contains { isThere(target, $0) }
    case (.placeAmbiguous, let target?): return screens(at: target, state).count > 1
    case (.nothingToGoBackTo, let target?): return isIdle(target, state) && contrasts.contains { !isIdle(target, $0) }
    default: return true
    }
  }

  private func isThere(_ target: TargetID, _ state: AppState) -> Bool {
    if case .raise(let tag) = space.model[target].goal { return state.canRaise(tag) }
    return space.model.place(of: target).map { state.has($0) } ?? true
  }

  /// The screens of the entries below that are the place of a target.
  private func screens(at target: TargetID, _ state: AppState) -> Set<NodeID> {
    if case .raise(let tag) = space.model[target].goal {
      return Set(state.top.stack.dropFirst().dropLast().filter { $0.tag == tag && $0.call == nil }.map(\.screen))
    }
    guard let place = space.model.place(of: target) else { return [] }
    var (state, result): (AppState, Set<NodeID>) = (state, [])
    while let position = state.position(of: place) {
      state.cut(to: position)
      result.insert(state.current.screen)
    }
    return result
  }

  /// Whether a link finds nothing to leave.
  private func isIdle(_ target: TargetID, _ state: AppState) -> Bool {
    guard let effect = machine.decide(.target(target), in: state), effect.isOwn else { return false }
    switch effect.move {
    case .back, .dismiss: return state.layers.count == 1 && (effect.move.isDismiss || state.top.stack.count == 1)
    default: return effect.move.isNothing
    }
  }
}

extension Effect.Move {
  fileprivate var isDismiss: Bool {
    if case .dismiss = self { return true }
    return false
  }

  fileprivate var isNothing: Bool {
    if case .nothing = self { return true }
    return false
  }
}
