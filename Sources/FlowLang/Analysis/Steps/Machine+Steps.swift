extension Machine {
  /// Whether a step is possible in a state.
  func canTake(_ action: Action, in state: AppState) -> Bool {
    switch action {
    case .link(let link, let screen, _):
      return state.current.screen == screen && !model[screen].isExternal
        && links(on: screen, in: state.top.bar).contains(link) && decide(.target(model[link].target), in: state) != nil
    case .entryPoint(let index):
      var opened = state
      open(index, in: &opened)
      return !opened.layers.isEmpty
    case .flag(let flag, _): return model.flags[Int(flag.index)].isExternal
    case .back, .dismiss, .tab: return platformActions(in: state).contains(action)
    case .externalOutcome, .externalBack:
      return model[state.current.screen].isExternal && externalActions(in: state).contains(action)
    }
  }

  /// Whether a target takes effect in a step.
  func does(_ target: TargetID, by action: Action, in state: AppState) -> Bool {
    var result = false
    _ = take(action, in: state) { part, after in
      if let effect = part.effect, effect.target == target, self.isDone(effect, part.before, after) { result = true }
    }
    return result
  }

  /// Whether an effect is that of its target: nothing else happens instead, and it changes the state where it should.
  func isDone(_ effect: Effect<FlagSet>, _ before: AppState, _ after: AppState) -> Bool {
    guard effect.happens, let target = effect.target else { return false }
    switch effect.move {
    case .finish, .proceed: return true
    default: return entersAnother(effect) || before != after || !model[target].goal.mayBeDead
    }
  }

  /// Whether an effect shows a screen with parameters, which is another screen each time.
  func entersAnother(_ effect: Effect<FlagSet>?) -> Bool {
    guard case .enter(let entrance) = effect?.move else { return false }
    return !model.details(of: entrance.shown).parameters.isEmpty
  }

  /// Whether a step changes a state. Arguments are not part of a state: a screen that takes them is another one each
  /// time.
  func changes(_ state: AppState, by action: Action) -> Bool {
    var entersAnother = false
    let after = take(action, in: state) { part, _ in entersAnother = entersAnother || self.entersAnother(part.effect) }
    return entersAnother || after != state
  }

  /// Whether no action that is offered changes a state; flags that are changed from outside are not offered.
  func isDeadEnd(_ state: AppState) -> Bool {
    actions(in: state).allSatisfy { action in
      if case .flag = action { return true }
      return !changes(state, by: action)
    }
  }

  /// Whether the entry on top of a state, or the bar of its layer, shows a node.
  func shows(_ node: NodeID, in state: AppState) -> Bool { shows(state.current.screen, state.top.bar, node) }

  /// Whether a screen in a tab bar shows a screen, a tab bar, or a part of a group or flow.
  func shows(_ screen: NodeID, _ bar: NodeID?, _ node: NodeID) -> Bool {
    if model[node].kind == .tabs { return bar == node }
    if model.isEnclosed(screen, by: node) { return true }
    return embeds(screen) && embeddedScreens(in: screen).contains { model.isEnclosed($0, by: node) }
  }
}
