/// The semantics of a flow as a machine (language, section 4): the states that a cold start may begin in, the actions
/// that a state offers, and the state after an action.
///
/// Written to be read beside the language, not to be fast: the verdicts are decided by other means and tested against
/// this machine.
public final class Machine: Sendable {
  let model: Model
  /// The links with an error: they count as `stay`.
  let broken: Set<LinkID>
  /// Whether the app has any guard.
  let hasGuards: Bool

  init(_ model: Model, without broken: Set<LinkID>) {
    self.model = model
    self.broken = broken
    hasGuards = !model.guards.isEmpty
  }

  /// Returns the actions that a person or the platform can take in a state, links in the order of the files first. An
  /// action may turn out to change nothing. Urls and entries are not included, though they may open at any time.
  public func actions(in state: AppState) -> [Action] {
    let current = state.current
    var result: [Action] = []
    if model[current.screen].isExternal {
      result += externalActions(in: state)
    } else {
      for link in links(on: current.screen, in: state.top.bar) {
        if let action = offered(link, in: state) { result.append(action) }
      }
    }
    result += platformActions(in: state)
    return result + changes(from: state.flags) { model[$0].isExternal }
  }

  /// Returns the action that follows a link of the current screen, with its outcome; nil where a state does not offer it.
  func offered(_ link: LinkID, in state: AppState) -> Action? {
    decide(.target(model[link].target), in: state).map { effect in
      .link(link, on: state.current.screen, outcome: outcome(of: effect, in: state))
    }
  }

  /// Returns the state after an action, which must be one that the state offers.
  public func take(_ action: Action, in state: AppState) -> AppState { take(action, in: state, noting: nil) }

  /// Returns the state after an action, noting each part of the step.
  func take(_ action: Action, in state: AppState, noting note: StepNote?) -> AppState {
    var next = state
    switch action {
    case .link(let link, _, _): perform(.target(model[link].target), in: &next, noting: note)
    case .back, .externalBack: next.back()
    case .dismiss: next.dismiss()
    case .tab(let tab): perform(.tab(tab), in: &next, noting: note)
    case .flag(let flag, let value): model.set(flag, to: value, in: &next.flags)
    case .externalOutcome(let outcome): finish(outcome, in: &next, noting: note)
    case .entryPoint(let index): perform(.entryPoint(index), in: &next, noting: note)
    }
    return next
  }

  /// Returns the actions that the platform offers, independent of links.
  func platformActions(in state: AppState) -> [Action] {
    var result: [Action] = []
    let isExternal = model[state.current.screen].isExternal
    let isAutomatic = model.isBackAutomatic(on: state.current.screen)
    if isAutomatic && !isExternal && state.top.stack.count > 1 { result.append(.back) }
    if isAutomatic, let presentation = state.top.presentation, presentation.isClosable { result.append(.dismiss) }
    if let bar = state.top.bar { result += tabs(of: bar).map { .tab($0) } }
    return result
  }

  /// Returns the actions that an external flow offers when it is shown.
  func externalActions(in state: AppState) -> [Action] {
    let current = state.current
    var result: [Action] = []
    if let call = state.top.call(at: state.top.stack.count - 1), call.flow == current.screen {
      result += model.details(of: call.flow).outcomes.map { .externalOutcome(OutcomeID($0)) }
    }
    if state.top.stack.count > 1 || state.layers.count > 1 { result.append(.externalBack(current.screen)) }
    return result
  }

  /// Returns the outcome of a link that ends a flow, when there is a call of that flow.
  private func outcome(of effect: Effect<FlagSet>, in state: AppState) -> OutcomeID? {
    guard case .finish(let outcome) = effect.move, state.innermostCall(of: model[outcome].owner) != nil else {
      return nil
    }
    return outcome
  }
}

extension Target.Presentation {
  /// Whether the platform lets a person close it.
  var isClosable: Bool { self != .push && self != .cover }
}

/// One step in a running app. A url or an entry starts it, or replaces its layers while it runs.
public enum Action: Hashable, Sendable {
  /// A link of the screen on top, with the outcome when the link ends a flow that was called.
  case link(LinkID, on: NodeID, outcome: OutcomeID?)
  /// The platform's Back.
  case back
  /// A sheet, popover or dialog is closed by the platform.
  case dismiss
  /// A tab is tapped.
  case tab(TabID)
  /// An external flag changes; before the start, a flag is found to be other than declared. A flag with values changes
  /// to a value that it did not have; there is no action that only clears a value.
  case flag(FlagID, Bool)
  /// An external flow ends.
  case externalOutcome(OutcomeID)
  /// An external screen or flow goes back.
  case externalBack(NodeID)
  /// The app is opened by a url or an entry, by its index in `Model.entryPoints`.
  case entryPoint(Int)
}
