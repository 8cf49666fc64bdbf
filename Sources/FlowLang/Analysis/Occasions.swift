/// One time that a target is asked in a step: a link's own, that of an `on`, or that of a guard's `else`.
struct Occasion {
  let target: TargetID
  /// The state in which it is asked: for an `on`, the caller's once the flow is gone.
  let before: AppState
  /// What the whole step makes of it.
  let after: AppState
  /// Whether its own conditions hold.
  let holds: Bool
  /// Whether its own effect happens: no `else`, no `or`, no guard.
  let isOwn: Bool
  /// Whether that changes the state.
  var changes: Bool
  /// Whether what follows is decided elsewhere: by an `on`, or what a `continue` goes on to.
  var isAnswered = false
  /// Whether a `continue` asks for it again. No state offers it then, but what it does is its own doing.
  var isContinued = false

  /// Whether a fact is true of it.
  func shows(_ fact: Fact, _ model: Model) -> Bool {
    if isContinued && fact != .works { return false }
    switch fact {
    case .seen: return true
    case .holds: return holds
    case .works: return isOwn && changes
    case .idle: return isOwn && !changes
    case .present: return holds && isAnchorThere(model) == true
    case .absent: return holds && isAnchorThere(model) == false
    case .ambiguous: return holds && Set(anchorScreens(model)).count > 1
    case .otherBelow: return holds && !isDetour(model)
    }
  }

  private func isAnchorThere(_ model: Model) -> Bool? {
    if case .raise(let tag) = model[target].goal { return before.canRaise(tag) }
    return model.place(of: target).map { before.has($0) }
  }

  private func anchorScreens(_ model: Model) -> [NodeID] {
    if case .raise(let tag) = model[target].goal {
      return before.top.stack.dropFirst().dropLast().filter { $0.tag == tag && $0.call == nil }.map(\.screen)
    }
    return model.place(of: target).map { before.screens(at: $0) } ?? []
  }

  /// Whether it pushes the screen that is right below.
  private func isDetour(_ model: Model) -> Bool {
    guard let screen = model.plainPush(target), before.top.stack.count > 1 else { return false }
    return before.top.stack[before.top.stack.count - 2].screen == screen
  }
}

/// Something that may be true of a target in a state that asks it.
enum Fact: UInt8, CaseIterable, Sendable {
  /// It is asked.
  case seen
  /// Its condition holds.
  case holds
  /// It does what it says, and that changes the state.
  case works
  /// It does what it says, and that changes nothing.
  case idle
  /// Its anchor is there, or is not.
  case present, absent
  /// Its anchor is there twice, and the two show different screens.
  case ambiguous
  /// What is right below shows something else than what it pushes.
  case otherBelow

  var bit: UInt8 { 1 << rawValue }
}

extension Machine {
  /// All occasions of a step, in their order.
  func occasions(of action: Action, in state: AppState) -> [Occasion] {
    var walk = StepWalk(machine: self, state: state, after: take(action, in: state))
    switch action {
    case .link(let link, _, _): walk.follow(.target(model[link].target))
    case .tab(let tab): walk.follow(.tab(tab))
    case .entryPoint(let index): walk.follow(.entryPoint(index))
    case .externalOutcome(let outcome): walk.finish(outcome)
    default: break
    }
    return walk.occasions
  }
}

/// Retraces what belongs to one step: a `finish`, the `on` that follows, what a `continue` goes on to.
private struct StepWalk {
  let machine: Machine
  var state: AppState
  let after: AppState
  var occasions: [Occasion] = []
  private var next: Request?
  private var kept: Request?
  private var isContinued = false
  /// Whether the next request is the `on` of a call at the root, and whether such a call has ended.
  private var isAtRoot = false
  private var hasEndedRoot = false

  init(machine: Machine, state: AppState, after: AppState) {
    (self.machine, self.state, self.after) = (machine, state, after)
  }

  mutating func follow(_ request: Request) {
    next = request
    goOn()
  }

  mutating func finish(_ outcome: OutcomeID) {
    leave(outcome, state.flags)
    goOn()
  }

  private mutating func goOn() {
    var continued: Int?
    while let request = next {
      next = nil
      var asked: [Asked] = []
      if case .entryPoint(let index) = request, !open(index) { return }
      let effect = machine.decide(request, continuing: kept, in: state) { asked.append($0) }
      noteOpening(effect, isAtRoot: isAtRoot)
      if let continued, effect?.redirects.isEmpty == false {
        // What a guard refuses again is nobody's own effect.
        occasions[continued].changes = false
      }
      continued = nil
      var isTarget = false
      if case .target = request { isTarget = true }
      note(asked, effect, isContinued: isContinued && isTarget)
      if case .entryPoint = request { return }
      switch effect?.move {
      case .finish(let outcome): leave(outcome, effect?.flags ?? state.flags)
      case .proceed:
        if kept != nil { answerLast() }
        if kept != nil, effect?.flags == state.flags { continued = occasions.count - 1 }
        state.flags = effect?.flags ?? state.flags
        (next, kept, isContinued) = (kept, nil, true)
      default: break
      }
    }
  }

  /// Opens the start where a guard refuses a url or an entry point; false where none does.
  private mutating func open(_ index: Int) -> Bool {
    guard machine.refusal(opening: index, state.flags) != nil,
      let start = machine.started(flags: state.flags)
    else { return false }
    state = start
    return true
  }

  private mutating func leave(_ outcome: OutcomeID, _ flags: FlagSet) {
    guard let (position, call) = state.innermostCall(of: machine.model[outcome].owner) else { return }
    isAtRoot = position.isRoot
    // A call at the root ends once in a step.
    if isAtRoot && hasEndedRoot { return }
    hasEndedRoot = hasEndedRoot || isAtRoot
    state.takeAway(from: position)
    state.flags = flags
    kept = isAtRoot ? nil : call.request
    next = machine.handler(of: outcome, in: call).map { .target($0) }
    if next != nil { answerLast() }
    isContinued = false
  }

  /// What ends a call at the root changes nothing itself; but what it opens elsewhere is its doing.
  private mutating func noteOpening(_ effect: Effect<FlagSet>?, isAtRoot: Bool) {
    guard isAtRoot, !occasions.isEmpty, case .open? = effect?.target.map({ machine.model[$0].goal }) else { return }
    occasions[occasions.count - 1].changes = true
  }

  private mutating func answerLast() {
    if !occasions.isEmpty { occasions[occasions.count - 1].isAnswered = true }
  }

  private mutating func note(_ asked: [Asked], _ effect: Effect<FlagSet>?, isContinued: Bool) {
    for (place, own) in asked.enumerated() {
      occasions.append(
        Occasion(
          target: own.target, before: state, after: after, holds: own.holds, isOwn: own.isOwn,
          changes: after != state || endsCall(effect) || entersAnother(effect), isAnswered: place < asked.count - 1,
          isContinued: isContinued && place == 0))
    }
  }

  private func endsCall(_ effect: Effect<FlagSet>?) -> Bool {
    if case .finish(let outcome) = effect?.move {
      state.innermostCall(of: machine.model[outcome].owner).map { !$0.position.isRoot } ?? false
    } else {
      false
    }
  }

  /// Whether a screen with parameters is shown, which is another one each time.
  private func entersAnother(_ effect: Effect<FlagSet>?) -> Bool {
    guard case .enter(let entrance) = effect?.move else { return false }
    return !machine.model.details(of: entrance.shown).parameters.isEmpty
  }
}

extension Model {
  /// The anchor that a target cannot do without, other than the bottom of the stack.
  func place(of target: TargetID) -> Target.Place? {
    switch self[target].goal {
    case .backTo(let place): return place == .root ? nil : place
    case .raise(let tag): return .tag(tag)
    case .call:
      switch placing(of: target) {
      case .over(let place), .replaceFrom(let place): return place == .root ? nil : place
      default: return nil
      }
    default: return nil
    }
  }

  /// The screen without parameters that a target pushes; nil when it does something else.
  func plainPush(_ target: TargetID) -> NodeID? {
    guard case .call(let node) = self[target].goal, self[node].kind == .screen, self[target].presentation == .push,
      case .top = placing(of: target), details(of: node).parameters.isEmpty
    else { return nil }
    return node
  }
}
