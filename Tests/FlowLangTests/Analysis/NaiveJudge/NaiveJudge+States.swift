@testable import FlowLang

/// The verdicts about states that are hard to leave, or that never end.
extension NaiveJudge {
  var stateJudgements: [Judgement] {
    let changing = Set(events.filter(\.hasArguments).map(\.place))
    let dead = space.states.indices.map { isDeadEnd($0) && !changing.contains($0) }
    var sightings: [NodeID: Sighting] = [:]
    for place in space.states.indices where dead[place] {
      let screen = space.states[place].current.screen
      Sighting.note(space.distances[place], screen, in: &sightings[screen])
    }
    return sightings.map { .seen("dead-end", .screen($0.key), $0.value) } + trapJudgements(dead) + growthJudgements
  }

  /// Whether no action of a user changes the state. Changes of external flags do not count.
  private func isDeadEnd(_ place: Int) -> Bool {
    let state = space.states[place]
    guard isJudged(state.current.screen), space.isVisited[place] else { return false }
    return space.changes[place].allSatisfy { change in
      if case .flag = change.action { true } else { change.after == state }
    }
  }
}

extension AppState {
  /// Whether the state is one that `home` leads to: one layer, whose stack has one entry.
  var isHome: Bool { layers.count == 1 && top.stack.count == 1 }
}
