@testable import FlowLang

/// One occasion for a link, or for an `on` of it, to be followed: the state, and what the target makes of it.
struct LinkEvent {
  /// The link's own target, or that of the `on`.
  let target: TargetID
  /// The state in which the step begins: for an `on`, before the `finish`.
  let place: Int
  /// What the target is asked in: for an `on`, the caller's stack once the flow is gone.
  let before: AppState
  /// What the step makes of it, with all that belongs to the step.
  let after: AppState
  /// Whether the target's own conditions hold.
  let holds: Bool
  /// Whether its own effect happens: no `else`, no `or`, no redirect.
  let isOwn: Bool
  /// Whether a `continue` asks for it again. No state offers it then.
  let isContinued: Bool
  /// Whether an `on` answers it, or what a `continue` goes on to: what comes of it is that one's doing.
  var isAnswered = false

  /// Whether it ends a call. That it may be called again in the same step, by the `on` or by what a `continue` goes on
  /// to, is not its own doing.
  let endsCall: Bool

  /// Whether its own effect changes the state.
  var works: Bool { isOwn && (endsCall || after != before) }
  /// Whether its own effect happens and changes nothing.
  var isIdle: Bool { isOwn && !works }
}

extension StateEnumeration {
  /// All that happens to links in a state.
  func events(at place: Int) -> [LinkEvent] {
    guard isVisited[place] else { return [] }
    let state = states[place]
    var result: [LinkEvent] = []
    if machine.model[state.current.screen].isExternal {
      for change in changes[place] {
        guard case .externalOutcome(let outcome) = change.action else { continue }
        var walk = StepWalk(self, place, state, change.after)
        walk.finish(outcome, flags: state.flags)
        result += walk.events
      }
      return result
    }
    for link in machine.links(on: state.current.screen, in: state.top.bar) {
      let change = changes[place].first {
        if case .link(link, _, _) = $0.action { true } else { false }
      }
      var walk = StepWalk(self, place, state, change?.after ?? state)
      walk.follow(.target(machine.model[link].target))
      result += walk.events
    }
    return result
  }
}

/// Retraces what belongs to one step: a `finish`, the `on` that follows, what a `continue` goes on to.
private struct StepWalk {
  private let machine: Machine
  private let place: Int
  private let after: AppState
  private var state: AppState
  private(set) var events: [LinkEvent] = []
  private var next: Request?
  private var kept: Request?
  private var isContinued = false

  init(_ space: StateEnumeration, _ place: Int, _ state: AppState, _ after: AppState) {
    machine = space.machine
    self.place = place
    self.state = state
    self.after = after
  }

  mutating func follow(_ request: Request) {
    next = request
    goOn()
  }

  mutating func finish(_ outcome: OutcomeID, flags: FlagSet) {
    leave(outcome, flags)
    goOn()
  }

  private mutating func goOn() {
    while let request = next {
      next = nil
      let effect = machine.decide(request, continuing: kept, in: state)
      if case .target(let target) = request { note(target, effect) }
      switch effect?.move {
      case .finish(let outcome): leave(outcome, effect?.flags ?? state.flags)
      case .proceed:
        state.flags = effect?.flags ?? state.flags
        if kept != nil { events[events.count - 1].isAnswered = true }
        (next, kept, isContinued) = (kept, nil, true)
      default: break
      }
    }
  }

  private mutating func leave(_ outcome: OutcomeID, _ flags: FlagSet) {
    guard let (position, call) = state.innermostCall(of: machine.model[outcome].owner) else { return }
    state.takeAway(from: position)
    state.flags = flags
    kept = call.request
    next = machine.handler(of: outcome, in: call).map { .target($0) }
    if next != nil && !events.isEmpty { events[events.count - 1].isAnswered = true }
    isContinued = false
  }

  private func endsCall(_ effect: Effect?) -> Bool {
    guard case .finish(let outcome) = effect?.move else { return false }
    return state.isInCall(of: machine.model[outcome].owner)
  }

  private mutating func note(_ target: TargetID, _ effect: Effect?) {
    let holds = machine.holds(machine.model.details(of: target).conditions, state.flags)
    events.append(
      LinkEvent(
        target: target, place: place, before: state, after: after, holds: holds, isOwn: effect?.isOwn ?? false,
        isContinued: isContinued, endsCall: endsCall(effect)))
  }
}
