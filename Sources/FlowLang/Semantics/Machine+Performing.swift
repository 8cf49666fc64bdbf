/// Carries out decisions. A `finish` and the handler that follows it are one step, and so is the request that
/// `continue` repeats.
extension Machine {
  /// Receives a part of a step, with the state after it.
  typealias StepNote = (_ part: StepPart, _ after: AppState) -> Void

  /// A request that is decided in the course of a step.
  struct StepPart {
    let request: Request
    /// The targets that are asked on the way to the decision.
    var asked: [Asked] = []
    /// The effect of the request; nil for none.
    let effect: Effect<FlagSet>?
    /// The state before the request; for an `on`, the caller's state after the flow has been removed.
    let before: AppState
    /// Whether it is the `on` of a call at the root.
    var isAtRoot = false
  }

  /// Carries out a request; one that is not offered changes nothing.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - kept: The request that a `continue` resumes, where the request is a handler.
  ///   - isAtRoot: Whether the request is the handler of a call at the root.
  ///   - state: The state to change.
  ///   - note: Receives each part of the step.
  func perform(
    _ request: Request, continuing kept: Request? = nil, isAtRoot: Bool = false, in state: inout AppState,
    noting note: StepNote? = nil
  ) {
    var next: Request? = request
    var (kept, isAtRoot) = (kept, isAtRoot)
    var hasEndedRoot = isAtRoot
    while let now = next {
      next = nil
      if case .entryPoint(let index) = now { return open(index, in: &state, noting: note) }
      let (decided, asked) = decision(about: now, continuing: kept, in: state, isNoted: note != nil)
      let effect = decided.flatMap { !isAtRoot || $0.isForRoot ? $0 : nil }
      let (before, wasAtRoot) = (state, isAtRoot)
      defer {
        note?(StepPart(request: now, asked: asked, effect: effect, before: before, isAtRoot: wasAtRoot), state)
      }
      guard let effect else { return }
      isAtRoot = false
      switch effect.move {
      case .finish(let outcome):
        isAtRoot = state.rootCall(of: model[outcome].owner) != nil
        // A call at the root ends once in a step: a guard may refuse the target of a handler and end the call again.
        if isAtRoot && hasEndedRoot { return }
        hasEndedRoot = hasEndedRoot || isAtRoot
        guard let call = leave(outcome, effect.flags, in: &state) else { return }
        kept = isAtRoot ? nil : call.request
        next = handler(of: outcome, in: call).map { .target($0) }
      case .proceed:
        state.flags = effect.flags
        next = kept
        kept = nil
      default: carryOut(effect, in: &state)
      }
    }
  }

  /// Returns the effect of a request, with the targets that are asked for the decision if it is noted.
  func decision(
    about request: Request, continuing kept: Request? = nil, in state: AppState, isNoted: Bool
  ) -> (effect: Effect<FlagSet>?, asked: [Asked]) {
    guard isNoted else { return (decide(request, continuing: kept, in: state), []) }
    var asked: [Asked] = []
    let effect = decide(request, continuing: kept, in: state) { asked.append($0) }
    return (effect, asked)
  }

  /// Ends the flow of an outcome from outside, as an external flow does.
  func finish(_ outcome: OutcomeID, in state: inout AppState, noting note: StepNote? = nil) {
    let isAtRoot = state.rootCall(of: model[outcome].owner) != nil
    guard let call = leave(outcome, state.flags, in: &state), let handler = handler(of: outcome, in: call) else {
      return
    }
    let kept = isAtRoot ? nil : call.request
    perform(.target(handler), continuing: kept, isAtRoot: isAtRoot, in: &state, noting: note)
  }

  /// Removes all that was entered since the innermost call of an outcome's flow, and returns the call.
  private func leave(_ outcome: OutcomeID, _ flags: FlagSet, in state: inout AppState) -> FlowCall? {
    guard let (position, call) = state.innermostCall(of: model[outcome].owner) else { return nil }
    state.takeAway(from: position)
    state.flags = flags
    return call
  }

  func handler(of outcome: OutcomeID, in call: FlowCall) -> TargetID? {
    model.handlers[model.details(of: call.target).handlers].first { $0.outcome == outcome }?.target
  }

  func carryOut(_ effect: Effect<FlagSet>, in state: inout AppState) {
    let before = state.flags
    state.flags = effect.flags
    switch effect.move {
    case .nothing, .finish, .proceed: break
    case .enter(let entrance): enter(entrance, in: &state)
    // When there is nothing to leave, no flag is set.
    case .back: if !state.back() { state.flags = before }
    case .home: state.home()
    case .dismiss: if !state.dismiss() { state.flags = before }
    case .unwind(let place):
      if let position = state.position(of: place) { state.cut(to: position) }
    case .raise(let tag):
      if let index = state.raisable(tag) { state.raise(index) }
    case .select(let tab): select(tab, in: &state)
    case .open(let index): state = opened(index, flags: effect.flags)
    }
  }

  private func enter(_ entrance: Entrance, in state: inout AppState) {
    switch entrance.placing {
    case .top: put(entrance, on: &state)
    case .replace: state.replace(with: entrance.shown, entrance.tag)
    case .replaceFrom(let place):
      if let position = state.position(of: place) { state.cut(to: position) }
      state.replace(with: entrance.shown, entrance.tag)
    case .over(let place):
      if let position = state.position(of: place) { state.cut(to: position) }
      put(entrance, on: &state)
    case .inTab(let tab):
      show(tab, in: &state)
      state.layers[state.layers.count - 1].stack.removeLast(state.top.stack.count - 1)
      put(entrance, on: &state)
    case .reset: state.layers = [layer(entrance, presentation: nil, state.flags)]
    }
  }

  private func put(_ entrance: Entrance, on state: inout AppState) {
    if entrance.presentation == .push {
      state.push(Entry(screen: entrance.shown, tag: entrance.tag, call: entrance.call))
    } else {
      state.present(layer(entrance, presentation: entrance.presentation, state.flags))
    }
  }

  // MARK: Tabs

  /// Closes the layers above the nearest bar that has a tab, and selects the tab with its stack unchanged.
  private func show(_ tab: TabID, in state: inout AppState) {
    while state.top.bar != model[tab].owner && state.layers.count > 1 { state.layers.removeLast() }
    let place = model.place(of: tab)
    let layer = state.layers.count - 1
    state.layers[layer].selected = place
    if state.layers[layer].stack.isEmpty {
      state.layers[layer].stack = [Entry(screen: root(of: tab, state.flags), tag: nil, call: nil)]
    }
  }

  private func select(_ tab: TabID, in state: inout AppState) {
    let wasSelected = state.nearest([tab], model)?.isSelected == true
    show(tab, in: &state)
    if wasSelected { state.cut(to: AppState.Position(layer: state.layers.count - 1, index: 0)) }
  }

  /// Returns the node that a tab shows first.
  func root(of tab: TabID, _ flags: some Valuation) -> NodeID {
    model[tab].root.node.flatMap { firstShown(in: $0, flags) } ?? model[tab].owner
  }

  /// Whether the root of a tab depends on flags: only then is it chosen when the tab is first selected.
  func choosesRoot(_ tab: TabID) -> Bool {
    var seen: Set<NodeID> = []
    var next = model[tab].root.node
    while let node = next, model[node].kind == .flow, !model[node].isExternal, seen.insert(node).inserted {
      guard let first = model.startAlternatives[model.details(of: node).start].first else { return false }
      if first.conditions.count > 0 { return true }
      next = first.call.node
    }
    return false
  }

  func layer(_ entrance: Entrance, presentation: Target.Presentation?, _ flags: FlagSet) -> Layer {
    // In a draft a tab bar may have no tab yet.
    guard firstTab(of: entrance.shown) != nil else {
      let entry = Entry(screen: entrance.shown, tag: entrance.tag, call: entrance.call)
      return Layer(presentation: presentation, bar: nil, call: nil, stacks: [[entry]], selected: 0)
    }
    return layer(showing: entrance, selecting: 0, presentation: presentation, flags)
  }

  /// Returns a layer that shows a tab bar. Every tab has its root from the beginning, so that a tab that was never
  /// selected is in the same state as one that was left at its root.
  func layer(
    showing entrance: Entrance, selecting selected: Int, presentation: Target.Presentation?, _ flags: FlagSet
  ) -> Layer {
    let stacks = tabs(of: entrance.shown).enumerated().map { place, tab -> [Entry] in
      guard place == selected || !choosesRoot(tab) else { return [] }
      return [Entry(screen: root(of: tab, flags), tag: place == selected ? entrance.tag : nil, call: nil)]
    }
    return Layer(
      presentation: presentation, bar: entrance.shown, call: entrance.call, stacks: stacks, selected: selected)
  }
}
