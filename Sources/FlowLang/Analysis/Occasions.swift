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
  let isAnswered: Bool
  /// Whether a `continue` asks for it again. No state offers it then, but what it does is its own doing.
  let isContinued: Bool

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
    var parts: [StepPart] = []
    let after = take(action, in: state) { part, _ in parts.append(part) }
    var occasions: [Occasion] = []
    var (isContinued, continuesOnly) = (false, false)
    for (place, part) in parts.enumerated() {
      if let last = occasions.indices.last {
        // What ends a call at the root changes nothing itself; but what it opens elsewhere is its doing.
        if part.isAtRoot, case .open? = part.effect?.target.map({ model[$0].goal }) { occasions[last].changes = true }
        // What a guard refuses again is nobody's own effect.
        if continuesOnly, part.effect?.redirects.isEmpty == false { occasions[last].changes = false }
      }
      let changes = after != part.before || endsCall(part) || entersAnother(part.effect)
      for (index, own) in part.asked.enumerated() {
        occasions.append(
          Occasion(
            target: own.target, before: part.before, after: after, holds: own.holds, isOwn: own.isOwn,
            changes: changes, isAnswered: index < part.asked.count - 1 || place < parts.count - 1,
            isContinued: isContinued && index == 0 && part.request.isTarget))
      }
      isContinued = part.effect?.move == .proceed
      continuesOnly = isContinued && part.effect?.flags == part.before.flags
    }
    return occasions
  }

  private func endsCall(_ part: StepPart) -> Bool {
    guard case .finish(let outcome) = part.effect?.move else { return false }
    return part.before.innermostCall(of: model[outcome].owner).map { !$0.position.isRoot } ?? false
  }
}

extension Request {
  fileprivate var isTarget: Bool { if case .target = self { true } else { false } }
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
