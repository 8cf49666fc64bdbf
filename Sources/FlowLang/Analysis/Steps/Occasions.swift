/// An occasion on which a step asks a target: that of a link, of an `on`, or of a guard's `else`.
struct Occasion {
  let target: TargetID
  /// The state in which the target is asked: for an `on`, the caller's state after the flow has ended.
  let before: AppState
  /// Whether the conditions of the target hold.
  let holds: Bool
  /// Whether the target's own effect happens: not an `else`, an `or` or a guard.
  let isOwn: Bool
  /// Whether the step changes the state from here.
  var changes: Bool
  /// Whether another target decides the rest of the step: that of an `on`, or one that a `continue` asks again.
  let isAnswered: Bool
  /// Whether a `continue` asks the target again. No state offers the target then, but its effect is still its own.
  let isContinued: Bool

  /// Whether a fact is true of the target on this occasion.
  func shows(_ fact: Fact, _ table: StepTable) -> Bool {
    if isContinued && fact != .works { return false }
    switch fact {
    case .seen: return true
    case .holds: return holds
    case .works: return isOwn && changes
    case .idle: return isOwn && !changes
    case .present: return holds && isAnchorThere(table.model) == true
    case .absent: return holds && isAnchorThere(table.model) == false
    case .ambiguous: return holds && Set(anchorScreens(table.model)).count > 1
    case .otherBelow: return holds && !isDetour(table)
    }
  }

  private func isAnchorThere(_ model: Model) -> Bool? {
    if case .raise(let tag) = model[target].goal { return before.canRaise(tag) }
    return model.anchor(of: target).map { before.has($0) }
  }

  private func anchorScreens(_ model: Model) -> [NodeID] {
    if case .raise(let tag) = model[target].goal {
      return before.top.stack.dropFirst().dropLast().filter { $0.tag == tag && $0.call == nil }.map(\.screen)
    }
    return model.anchor(of: target).map { before.screens(at: $0) } ?? []
  }

  /// Whether the target pushes the screen that is right below.
  private func isDetour(_ table: StepTable) -> Bool {
    guard let screen = table.plainPush(target), before.top.stack.count > 1 else { return false }
    return before.top.stack[before.top.stack.count - 2].screen == screen
  }
}

/// Something that may be true of a target in a state that asks it.
enum Fact: UInt8, CaseIterable, Sendable {
  /// The target is asked.
  case seen
  /// The condition of the target holds.
  case holds
  /// The target takes effect, and that changes the state.
  case works
  /// The target takes effect, and that changes nothing.
  case idle
  /// The anchor of the target is there, or is not.
  case present, absent
  /// The anchor of the target is there twice, and the two entries show different screens.
  case ambiguous
  /// The entry right below does not show the screen that the target pushes.
  case otherBelow

  var bit: UInt8 { 1 << rawValue }
}

extension Machine {
  /// Returns all occasions of a step, in their order.
  func occasions(of action: Action, in state: AppState) -> [Occasion] {
    var parts: [StepPart] = []
    let after = take(action, in: state) { part, _ in parts.append(part) }
    var occasions: [Occasion] = []
    var (isContinued, continuesOnly) = (false, false)
    for (place, part) in parts.enumerated() {
      if let last = occasions.indices.last {
        // A target that ends a call at the root changes nothing itself, but an `open` that it leads to counts as its
        // change.
        if part.isAtRoot, case .open? = part.effect?.target.map({ model[$0].goal }) { occasions[last].changes = true }
        // A `continue` whose target a guard refuses again has no effect of its own.
        if continuesOnly, part.effect?.redirects.isEmpty == false { occasions[last].changes = false }
      }
      let changes = after != part.before || endsCall(part) || entersAnother(part.effect)
      for (index, own) in part.asked.enumerated() {
        occasions.append(
          Occasion(
            target: own.target, before: part.before, holds: own.holds, isOwn: own.isOwn, changes: changes,
            isAnswered: index < part.asked.count - 1 || place < parts.count - 1,
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
  /// Returns the anchor that a target needs, other than the bottom of the stack.
  func anchor(of target: TargetID) -> Target.Anchor? {
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
}
