@testable import FlowLang

/// What was seen of a link, of an `on`, or of the `else` of a guard.
struct TargetRecord {
  /// The states that offer it, whether or not its condition holds.
  var offered: Sighting?
  /// Those in which its condition holds.
  var holding: Sighting?
  /// Its own effect changes the state.
  var works: Sighting?
  /// Its condition holds, and its own effect changes nothing.
  var idle: Sighting?
  /// Its condition holds, and its place is there.
  var present: Sighting?
  /// Its condition holds, and its place is not there.
  var absent: Sighting?
  /// Its condition holds, and entries that show different screens are its place at once.
  var ambiguous: Sighting?
  /// What is right below in the same layer shows something else than what it leads to.
  var otherBeneath: Sighting?
  /// A `continue` went on to it, and its own effect changed the state.
  var worksContinued = false

  /// - Parameters:
  ///   - event: What is seen.
  ///   - distance: How many steps the way there takes.
  ///   - screens: What a finding about it may have as its screen.
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
    if !event.leadsToWhatLiesBeneath(model) { Sighting.note(distance, screens, in: &otherBeneath) }
  }
}

extension LinkEvent {
  /// Whether the place of the target is there; nil when it has none.
  fileprivate func isPlaceThere(_ model: Model) -> Bool? {
    if case .raise(let tag) = model[target].goal { return before.canRaise(tag) }
    return model.place(of: target).map { before.has($0) }
  }

  fileprivate func leadsToWhatLiesBeneath(_ model: Model) -> Bool {
    guard model.isPlainPush(target), case .call(let node) = model[target].goal, before.top.stack.count > 1 else {
      return false
    }
    return before.top.stack[before.top.stack.count - 2].screen == node
  }
}

extension AppState {
  /// The screens of the entries that are the place of a target.
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
  fileprivate func `is`(_ place: Target.Place, at index: Int) -> Bool {
    switch place {
    case .tag(let tag): stack[index].tag == tag
    case .node(let node): stack[index].screen == node || call(at: index)?.flow == node
    case .root: index == 0
    }
  }
}

extension Model {
  /// The place that a target goes back to, unwinds to or lies over.
  func place(of target: TargetID) -> Target.Place? {
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
