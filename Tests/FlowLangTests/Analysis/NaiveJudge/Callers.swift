@testable import FlowLang

/// The screens that flows are called on, which findings about handlers of a link name.
struct Callers {
  private let model: Model
  /// The call of each handler, and of the `else`s of the handler.
  private let calls: [TargetID: TargetID]
  /// For each state and pending call, the screens on which the call was made, along any of the shortest traces; nil if
  /// the screen of a call is always the one right below it.
  private var known: [[TargetID: Set<NodeID>]]?

  init(_ model: Model, _ space: StateEnumeration, _ events: [LinkEvent]) {
    self.model = model
    var calls: [TargetID: TargetID] = [:]
    for index in model.targets.indices {
      let call = TargetID(index)
      for handler in model.handlers[model.details(of: call).handlers] {
        var next = handler.target
        while let target = next {
          calls[target] = call
          next = model.details(of: target).otherwise
        }
      }
    }
    self.calls = calls
    if model.movesCallers { known = Self.follow(calls, space, events) }
  }

  /// Returns the screens of the call that an event answers; nil for a target that is not a handler of a link.
  func screens(of event: LinkEvent) -> Set<NodeID>? {
    guard let call = calls[event.target], model.link(of: event.target) != nil else { return nil }
    return known?[event.place][call] ?? [event.before.current.screen]
  }

  private static func follow(
    _ calls: [TargetID: TargetID], _ space: StateEnumeration, _ events: [LinkEvent]
  ) -> [[TargetID: Set<NodeID>]] {
    let begun = Dictionary(grouping: events.filter { $0.entered != nil }, by: \.place)
    var result = [[TargetID: Set<NodeID>]](repeating: [:], count: space.states.count)
    for place in space.states.indices {
      for change in space.changes[place] + space.openings(at: place) {
        guard let next = change.place, space.distances[next] == space.distances[place] + 1 else { continue }
        for (call, screens) in result[place] { result[next][call, default: []].formUnion(screens) }
      }
      for event in begun[place] ?? [] {
        guard let call = event.entered, let next = space.place(of: event.after) else { continue }
        // The screen of a call that a handler makes may be that of the handler or that of the link.
        let outer = calls[call].flatMap { result[place][$0] } ?? []
        if space.distances[next] == space.distances[place] + 1 {
          result[next][call, default: []].formUnion(outer.union([event.before.current.screen]))
        }
      }
    }
    return result
  }
}

extension Model {
  /// Whether the screen right below a call need not be the one that the call was made on.
  fileprivate var movesCallers: Bool {
    targets.indices.contains { index in
      let target = TargetID(index)
      if case .raise = self[target].goal { return true }
      guard case .call(let node) = self[target].goal, self[node].isFlow else { return false }
      switch placing(of: target) {
      case .over, .reset: return true
      default: return false
      }
    }
  }
}
