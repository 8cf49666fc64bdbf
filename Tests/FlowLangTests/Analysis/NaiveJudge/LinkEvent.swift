@testable import FlowLang

/// An occasion on which a link, a handler or the `else` of a guard is followed: the state before, and the effect of the
/// target.
struct LinkEvent {
  /// The target of the link, of the handler or of the guard.
  let target: TargetID
  /// The index of the state in which the step begins: for a handler, before the `finish`.
  let place: Int
  /// The state in which the target is evaluated: for a handler, the stack of the caller after the flow was removed; for
  /// the guard of a url, the start that it opens.
  let before: AppState
  /// The state after all parts of the step.
  let after: AppState
  /// Whether the conditions of the target hold.
  let holds: Bool
  /// Whether the target has its own effect: no `else`, no `or`, no redirect.
  let isOwn: Bool
  /// Whether a `continue` follows the target. No state offers it then.
  let isContinued: Bool
  /// The call that the target begins, if any.
  let entered: TargetID?
  /// Whether a guard redirects a url or an entry, so that the target begins at the start of the app.
  let isAtStart: Bool
  /// Whether the event is followed by another one: a handler, the target of a `continue`, the `else` of a guard. The
  /// final state is then attributed to the other one.
  var isAnswered = false
  /// Whether a `continue` changes no flags and is refused again. A redirect is not the own effect of any target.
  var isRefusedAgain = false
  /// Whether the event ends a call at the root, and the handler leaves the app.
  var opens = false

  /// Whether the event ends a call, even if the handler or the target of a `continue` calls the flow again in the same
  /// step.
  let endsCall: Bool

  /// Whether the event pushes a screen with parameters: its arguments may differ from those before, which a state does
  /// not show.
  let hasArguments: Bool

  /// Whether the own effect changes the state.
  var works: Bool { isOwn && !isRefusedAgain && (endsCall || opens || hasArguments || after != before) }
  /// Whether the target has its own effect and the state is unchanged.
  var isIdle: Bool { isOwn && !works }
}

extension StateEnumeration {
  /// Returns the events of links, and of the guards of tabs, urls and entries, in a state.
  func events(at place: Int) -> [LinkEvent] {
    guard isVisited[place] else { return [] }
    let state = states[place]
    var result: [LinkEvent] = []
    func follow(_ request: Request, _ after: AppState) {
      var walk = StepWalk(self, place, state, after)
      walk.follow(request)
      result += walk.events
    }
    if !machine.model[state.current.screen].isExternal {
      for link in machine.links(on: state.current.screen, in: state.top.bar) {
        let change = changes[place].first {
          if case .link(link, _, _) = $0.action { true } else { false }
        }
        follow(.target(machine.model[link].target), change?.after ?? state)
      }
    }
    for change in changes[place] {
      switch change.action {
      case .externalOutcome(let outcome):
        var walk = StepWalk(self, place, state, change.after)
        walk.finish(outcome, flags: state.flags)
        result += walk.events
      case .tab(let tab) where machine.hasGuards: follow(.tab(tab), change.after)
      default: break
      }
    }
    if machine.hasGuards {
      for change in openings(at: place) {
        if case .entryPoint(let index) = change.action { follow(.entryPoint(index), change.after) }
      }
    }
    return result
  }
}

/// Retraces the parts of a step: a `finish`, its handler, the target of a `continue`, and the guards that redirect.
private struct StepWalk {
  private let machine: Machine
  private let place: Int
  private let after: AppState
  private var state: AppState
  private(set) var events: [LinkEvent] = []
  private var next: Request?
  private var kept: Request?
  private var isContinued = false
  private var isAtStart = false
  /// Whether a call at the root has ended, and the event that ended it until its handler is followed.
  private var hasEndedRoot = false
  private var endedAtRoot: Int?

  private var model: Model { machine.model }

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
    var asked: Int?
    while let request = next {
      next = nil
      if case .entryPoint(let index) = request, !open(index) { return }
      let effect = machine.decide(request, continuing: kept, in: state)
      if let asked, effect?.redirects.isEmpty == false { events[asked].isRefusedAgain = true }
      asked = nil
      if let ended = endedAtRoot, events.indices.contains(ended), case .open? = effect?.target.map({ model[$0].goal }) {
        events[ended].opens = true
      }
      endedAtRoot = nil
      note(request, effect)
      if case .entryPoint = request { return }
      switch effect?.move {
      case .finish(let outcome): leave(outcome, effect?.flags ?? state.flags)
      case .proceed:
        let flags = effect?.flags ?? state.flags
        if kept != nil { events[events.count - 1].isAnswered = true }
        if kept != nil, flags == state.flags { asked = events.count - 1 }
        state.flags = flags
        (next, kept, isContinued) = (kept, nil, true)
      default: break
      }
    }
  }

  /// Opens the start where a guard refuses a url or an entry; returns false if no guard does.
  private mutating func open(_ index: Int) -> Bool {
    guard machine.refuses(index, state.flags), let start = machine.started(flags: state.flags) else { return false }
    (state, isAtStart) = (start, true)
    return true
  }

  private mutating func leave(_ outcome: OutcomeID, _ flags: FlagSet) {
    guard let (position, call) = state.innermostCall(of: model[outcome].owner) else { return }
    let isAtRoot = position.layer == 0 && position.index == 0
    if isAtRoot && hasEndedRoot { return }
    if isAtRoot {
      // There is nothing below: the handler decides the state of the whole app.
      (hasEndedRoot, endedAtRoot) = (true, events.count - 1)
    } else {
      state.takeAway(from: position)
    }
    state.flags = flags
    kept = isAtRoot ? nil : call.request
    next = machine.handler(of: outcome, in: call).map { .target($0) }
    if next != nil && !events.isEmpty { events[events.count - 1].isAnswered = true }
    isContinued = false
  }

  /// Records the target of a request and those of the guards that redirect it.
  private mutating func note(_ request: Request, _ effect: Effect<FlagSet>?) {
    let redirects = (effect?.redirects ?? []).compactMap { model.guards[$0].otherwise }
    if case .target(let target) = request {
      note(target, effect, isOwn: effect?.isOwn ?? false, isContinued: isContinued, isLast: redirects.isEmpty)
    }
    for (index, target) in redirects.enumerated() {
      let isLast = index == redirects.count - 1
      let isOwn = isLast && effect?.target == target && effect?.happens == true
      note(target, effect, isOwn: isOwn, isContinued: false, isLast: isLast)
    }
  }

  private mutating func note(
    _ target: TargetID, _ effect: Effect<FlagSet>?, isOwn: Bool, isContinued: Bool, isLast: Bool
  ) {
    var (entered, endsCall, hasArguments): (TargetID?, Bool, Bool) = (nil, false, false)
    switch effect?.move {
    case .enter(let entrance):
      entered = entrance.call?.target
      hasArguments = !model.details(of: entrance.shown).parameters.isEmpty
    case .finish(let outcome):
      let call = state.innermostCall(of: model[outcome].owner)
      endsCall = isLast && call.map { $0.position.layer > 0 || $0.position.index > 0 } ?? false
    default: break
    }
    events.append(
      LinkEvent(
        target: target, place: place, before: state, after: after,
        holds: machine.holds(model.details(of: target).conditions, state.flags), isOwn: isOwn,
        isContinued: isContinued, entered: entered, isAtStart: isAtStart, isAnswered: !isLast,
        endsCall: endsCall, hasArguments: hasArguments))
  }
}
