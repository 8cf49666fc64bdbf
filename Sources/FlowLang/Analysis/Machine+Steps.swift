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
    default: return actions(in: state).contains(action)
    }
  }

  /// Whether a target does what it says in a step.
  func does(_ target: TargetID, by action: Action, in state: AppState) -> Bool {
    var result = false
    _ = take(action, in: state) { part, after in
      if let effect = part.effect, effect.target == target, isDone(effect, part.before, after) { result = true }
    }
    return result
  }

  /// Whether an effect is what its target says: nothing else happens instead, and what should be changed is changed.
  func isDone(_ effect: Effect<FlagSet>, _ before: AppState, _ after: AppState) -> Bool {
    guard effect.happens, let target = effect.target else { return false }
    switch effect.move {
    case .finish, .proceed: return true
    default: return entersAnother(effect) || before != after || !model[target].goal.mayBeDead
    }
  }

  /// Whether a screen with parameters is shown, which is another one each time.
  func entersAnother(_ effect: Effect<FlagSet>?) -> Bool {
    guard case .enter(let entrance) = effect?.move else { return false }
    return !model.details(of: entrance.shown).parameters.isEmpty
  }

  /// Whether a step changes a state. Arguments are no part of a state: what takes them is another screen each time.
  func changes(_ state: AppState, by action: Action) -> Bool {
    var entersAnother = false
    let after = take(action, in: state) { part, _ in entersAnother = entersAnother || self.entersAnother(part.effect) }
    return entersAnother || after != state
  }

  /// Whether nothing that is offered changes a state; what happens outside is not offered.
  func isDeadEnd(_ state: AppState) -> Bool {
    actions(in: state).allSatisfy { action in
      if case .flag = action { return true }
      return !changes(state, by: action)
    }
  }
}
