@testable import FlowLang

/// The screens that flows are called on: findings about the `on`s of a link carry them.
struct Callers {
  private let model: Model
  /// The call of each `on`.
  private let calls: [TargetID: TargetID]
  /// The screens on which the calls were made that a state is in the middle of, by any of the shortest ways there; nil
  /// where what is below a call is the screen that it was made on.
  private var known: [[TargetID: Set<NodeID>]]?

  init(_ model: Model, _ space: StateEnumeration, _ events: [LinkEvent]) {
    self.model = model
    var calls: [TargetID: TargetID] = [:]
    for index in model.targets.indices {
      let call = TargetID(index)
      for handler in model.handlers[model.details(of: call).handlers] { handler.target.map { calls[$0] = call } }
    }
    self.calls = calls
    if model.movesCallers { known = Self.follow(calls, space, events) }
  }

  /// The screens of the call that an event answers; nil for what is no `on` of a link.
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
        // A call that an `on` makes may be said to be made where the `on` runs, or where the link was.
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
  /// Whether what is below a call need not be the screen that it was made on.
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
