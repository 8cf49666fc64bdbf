@testable import FlowLang

/// The observations of a link, of a handler, or of the `else` of a guard.
struct TargetRecord {
  /// The states that offer the target, whether or not its condition holds.
  var offered: Sighting?
  /// The states in which its condition holds.
  var holding: Sighting?
  /// The states that its own effect changes.
  var works: Sighting?
  /// The states in which its condition holds and that its own effect does not change.
  var idle: Sighting?
  /// The states in which its condition holds and its anchor exists.
  var present: Sighting?
  /// The states in which its condition holds and its anchor does not exist.
  var absent: Sighting?
  /// The states in which its condition holds and entries with different screens are its anchor at once.
  var ambiguous: Sighting?
  /// The states in which the entry right below in the same layer shows another screen than the goal.
  var otherBeneath: Sighting?
  /// Whether a `continue` followed the target, and its own effect changed the state.
  var worksContinued = false

  /// - Parameters:
  ///   - event: The event to record.
  ///   - distance: The number of steps to the state.
  ///   - screens: The screens that a finding about the event may have.
  ///   - model: The flow.
  mutating func note(_ event: LinkEvent, _ distance: Int, _ screens: Set<NodeID>, _ model: Model) {
    if event.isContinued {
      worksContinued = worksContinued || event.works
      return
    }
    Sighting.note(distance, screens, in: &offered)
    guard event.holds else { return }
    Sighting.note(distance, screens, in: &holding)
    if event.works { Sighting.note(distance, screens, in: &works) }
    if event.isIdle { Sighting.note(distance, screens, in: &idle) }
    if let isThere = event.isPlaceThere(model) {
      if isThere {
        Sighting.note(distance, screens, in: &present)
      } else {
        Sighting.note(distance, screens, in: &absent)
      }
    }
    if event.before.screens(at: event.target, model).count > 1 { Sighting.note(distance, screens, in: &ambiguous) }
    if !event.pushesTheScreenBelow(model) { Sighting.note(distance, screens, in: &otherBeneath) }
  }
}

extension LinkEvent {
  /// Whether the anchor of the target exists; nil if it has none.
  fileprivate func isPlaceThere(_ model: Model) -> Bool? {
    if case .raise(let tag) = model[target].goal { return before.canRaise(tag) }
    return model.place(of: target).map { before.has($0) }
  }

  fileprivate func pushesTheScreenBelow(_ model: Model) -> Bool {
    guard model.isPlainPush(target), case .call(let node) = model[target].goal, before.top.stack.count > 1 else {
      return false
    }
    return before.top.stack[before.top.stack.count - 2].screen == node
  }
}

extension AppState {
  /// Returns the screens of the entries that are the anchor of a target.
  fileprivate func screens(at target: TargetID, _ model: Model) -> Set<NodeID> {
    if case .raise(let tag) = model[target].goal {
      let entries = top.stack.dropFirst().dropLast().filter { $0.tag == tag && $0.call == nil }
      return Set(entries.map(\.screen))
    }
    guard let place = model.place(of: target), place != .root else { return [] }
    var result: Set<NodeID> = []
    for (depth, layer) in layers.enumerated() {
      for (index, entry) in layer.stack.enumerated() {
        let isCurrent = depth == layers.count - 1 && index == layer.stack.count - 1
        if !isCurrent && layer.is(place, at: index) { result.insert(entry.screen) }
      }
    }
    return result
  }
}

extension Layer {
  fileprivate func `is`(_ place: Target.Anchor, at index: Int) -> Bool {
    switch place {
    case .tag(let tag): stack[index].tag == tag
    case .node(let node): stack[index].screen == node || call(at: index)?.flow == node
    case .root: index == 0
    }
  }
}

extension Model {
  /// Returns the anchor that a target goes back to, unwinds to or is placed over.
  func place(of target: TargetID) -> Target.Anchor? {
    if case .backTo(let place) = self[target].goal { return place }
    switch placing(of: target) {
    case .over(let place), .replaceFrom(let place): return place
    default: return nil
    }
  }

  /// Whether a target pushes a screen without parameters and does nothing else to the stack.
  func isPlainPush(_ target: TargetID) -> Bool {
    guard case .call(let node) = self[target].goal, self[node].kind == .screen, case .top = placing(of: target),
      details(of: node).parameters.isEmpty
    else { return false }
    return self[target].presentation == .push
  }
}
