/// The choice of an alternative, the guards that may refuse it, and the fallback for an anchor, tag or tab that is
/// absent (language, sections 4.3 to 4.5).
extension Machine {
  /// Returns the effect of a request; nil when its conditions fail and there is no `else`, so that it is not offered,
  /// or when the tab bar is absent.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - kept: The request that the `continue` of a handler repeats, when `request` is a handler.
  ///   - state: The state in which the request is made.
  ///   - note: Receives every target that is considered on the way to the decision, in order.
  func decide<State: Surroundings>(
    _ request: Request, continuing kept: Request? = nil, in state: State, noting note: ((Asked) -> Void)? = nil
  ) -> Effect<State.Flags>? {
    switch request {
    case .target(let target): return decide(target, askedFor: request, continuing: kept, in: state, noting: note)
    case .tab(let tab):
      guard let isSelected = state.nearest([tab], model)?.isSelected else { return nil }
      if let refusal = refusal(to: select(tab, isSelected), state.flags) {
        return redirect(refusal, askedFor: request, in: state, noting: note)
      }
      return Effect(move: .select(tab), flags: state.flags, target: nil, isOwn: true)
    case .entryPoint(let index):
      if let refusal = refusal(opening: index, state.flags) {
        return redirect(refusal, askedFor: request, in: state, noting: note)
      }
      return Effect(move: .open(entryPoint: index), flags: state.flags, target: nil, isOwn: true)
    }
  }

  private func select(_ tab: TabID, _ isSelected: Bool) -> [NodeID] {
    isSelected ? [] : [model[tab].root.node].compactMap { $0 }
  }

  /// Returns the effect that replaces what a guard refuses.
  private func redirect<State: Surroundings>(
    _ refused: Int, askedFor request: Request, in state: State, noting note: ((Asked) -> Void)?
  ) -> Effect<State.Flags> {
    let nothing = Effect(move: .nothing, flags: state.flags, target: nil, isOwn: false, happens: false)
    guard let otherwise = model.guards[refused].otherwise else { return nothing }
    return decide(otherwise, askedFor: request, refused: [refused], in: state, noting: note) ?? nothing
  }

  /// - Parameter refused: The guards that redirected to this target, if any.
  private func decide<State: Surroundings>(
    _ root: TargetID, askedFor request: Request, continuing kept: Request? = nil, refused: Set<Int> = [],
    in state: State, noting note: ((Asked) -> Void)?
  ) -> Effect<State.Flags>? {
    var (root, refused) = (root, refused)
    var isOwn = refused.isEmpty
    var redirects = Array(refused)
    func nothing(_ target: TargetID) -> Effect<State.Flags> {
      Effect(move: .nothing, flags: state.flags, target: target, isOwn: false, happens: false, redirects: redirects)
    }
    while true {
      guard let target = alternative(of: root, state.flags) else {
        note?(Asked(target: root, holds: false, isOwn: false))
        // Only the conditions of the requested target make it unavailable.
        return refused.isEmpty ? nil : nothing(root)
      }
      isOwn = isOwn && target == root
      let effect: Effect<State.Flags>
      let consideration = consider(target, continuing: refused.isEmpty ? kept : request, in: state)
      note?(Asked(target: root, holds: target == root, isOwn: target == root && consideration.isOwn))
      switch consideration {
      case .happens(let own): effect = own
      case .isMissing: effect = fallBack(target, in: state)
      case .isRefused(let index):
        // Redirects that lead to each other in a cycle have no effect.
        guard refused.insert(index).inserted, let otherwise = model.guards[index].otherwise else {
          return nothing(target)
        }
        redirects.append(index)
        (root, isOwn) = (otherwise, false)
        continue
      }
      return Effect(
        move: effect.move, flags: effect.flags, target: target, isOwn: isOwn && effect.isOwn, happens: effect.happens,
        redirects: redirects)
    }
  }

  /// Returns the target, or the first `else` whose conditions hold.
  func alternative(of target: TargetID, _ flags: some Valuation) -> TargetID? {
    var next: TargetID? = target
    while let target = next {
      guard model[target].details != TargetDetails.none else { return target }
      let details = model.details(of: target)
      if holds(details.conditions, flags) { return target }
      next = details.otherwise
    }
    return nil
  }

  private enum Consideration<Flags: Valuation> {
    case happens(Effect<Flags>)
    case isMissing
    case isRefused(by: Int)

    /// Whether the target has its own effect.
    var isOwn: Bool { if case .happens(let effect) = self { effect.isOwn } else { false } }
  }

  /// Decides whether a target has its own effect. Guards are asked with the flags that the target sets.
  private func consider<State: Surroundings>(
    _ target: TargetID, continuing request: Request?, in state: State
  ) -> Consideration<State.Flags> {
    let flags = assigned(by: target, state.flags)
    func happens(_ move: Move) -> Consideration<State.Flags> {
      .happens(Effect(move: move, flags: flags, target: target, isOwn: true))
    }
    switch model[target].goal {
    case .call(let node): return enter(node, target, request, flags, in: state)
    case .back: return happens(.back)
    case .home: return happens(.home)
    case .dismiss: return happens(.dismiss)
    case .backTo(let place): return state.has(place) ? happens(.unwind(place)) : .isMissing
    case .raise(let tag): return state.canRaise(tag) ? happens(.raise(tag)) : .isMissing
    case .tab(let reference):
      guard let (tab, isSelected) = nearest(reference, in: state) else { return .isMissing }
      if let refusal = refusal(to: select(tab, isSelected), flags) { return .isRefused(by: refusal) }
      return happens(.select(tab))
    case .finish(let outcome):
      guard state.isInCall(of: model[outcome].owner) else {
        return .happens(Effect(move: .nothing, flags: state.flags, target: target, isOwn: true))
      }
      return happens(.finish(outcome))
    case .open, .stay: return happens(.nothing)
    case .continue: return happens(.proceed)
    case .broken:
      return .happens(Effect(move: .nothing, flags: state.flags, target: target, isOwn: false, happens: false))
    }
  }

  private func enter<State: Surroundings>(
    _ node: NodeID, _ target: TargetID, _ request: Request?, _ flags: State.Flags, in state: State
  ) -> Consideration<State.Flags> {
    var nodes = [node]
    let placing: Entrance.Placing
    switch model.placing(of: target) {
    case .top: placing = .top
    case .replace: placing = .replace
    case .reset: placing = .reset
    case .over(let place):
      guard state.has(place) else { return .isMissing }
      placing = .over(place)
    case .replaceFrom(let place):
      guard state.has(place) else { return .isMissing }
      placing = .replaceFrom(place)
    case .inTab(let reference):
      guard let (tab, isSelected) = nearest(reference, in: state) else { return .isMissing }
      nodes = select(tab, isSelected) + nodes
      placing = .inTab(tab)
    case .reuse:
      if state.isCurrent(node) { return .happens(Effect(move: .nothing, flags: flags, target: target, isOwn: true)) }
      if state.has(.node(node)) {
        return .happens(Effect(move: .unwind(.node(node)), flags: flags, target: target, isOwn: true))
      }
      placing = .top
    }
    if let refusal = refusal(to: nodes, flags) { return .isRefused(by: refusal) }
    let shown = firstShown(in: node, flags)
    guard let shown else { return .happens(Effect(move: .nothing, flags: flags, target: target, isOwn: true)) }
    let call = model[node].isFlow ? FlowCall(flow: node, target: target, request: request) : nil
    let entrance = Entrance(
      shown: shown, tag: model.details(of: target).tag, call: call, presentation: model[target].presentation,
      placing: placing)
    return .happens(Effect(move: .enter(entrance), flags: flags, target: target, isOwn: true))
  }

  /// Returns the effect of the fallback for an anchor, tag or tab that is absent.
  private func fallBack<State: Surroundings>(_ target: TargetID, in state: State) -> Effect<State.Flags> {
    let move: Move =
      switch model[target].fallback ?? .back {
      case .back: .back
      case .home: .home
      case .dismiss: .dismiss
      case .stay: .nothing
      }
    return Effect(move: move, flags: state.flags, target: target, isOwn: false, happens: false)
  }

  private func nearest(_ reference: TabReferenceID, in state: some Surroundings) -> (tab: TabID, isSelected: Bool)? {
    state.nearest(model.tabReferences[Int(reference.index)].tabs, model)
  }

  /// Returns the flags after the assignments of a target.
  func assigned<Flags: Valuation>(by target: TargetID, _ flags: Flags) -> Flags {
    guard model[target].details != TargetDetails.none else { return flags }
    let details = model.details(of: target)
    var flags = flags
    for flag in model.assignments[details.set] { model.set(flag, to: true, in: &flags) }
    for flag in model.assignments[details.clear] { flags.set(flag, to: false) }
    return flags
  }
}
