@testable import FlowLang

/// The verdicts about expectations.
extension NaiveJudge {
  var expectationJudgements: [Judgement] {
    model.expectations.indices.compactMap { index in
      judge(model.expectations[index].form).map { answer in
        Judgement(
          rule: "broken-expectation", subject: .expectation(index), certain: answer.certain, possible: answer.possible)
      }
    }
  }

  /// Whether an expectation is violated, certainly or possibly, with the length of the witness if that is a trace.
  private typealias Answer = (certain: Int?, possible: Int)

  private func judge(_ form: Expectation.Form) -> Answer? {
    switch form {
    case .never(let node?, let conditions):
      return witness(
        space.states.indices.filter { shows($0, node) && machine.holds(conditions, space.states[$0].flags) }
          .map { space.distances[$0] }.min())
    case .onlyAfter(let node?, let other?): return witness(firstWithout(node, other))
    case .everyScreen(let taps):
      let lengths = model.nodeIDs.filter { isJudged($0) }.compactMap { stepsFromStart(to: $0) }.filter { $0 > taps }
      let nearest = lengths.min()
      if let nearest, nearest <= space.horizon { return (nearest, nearest) }
      return space.isComplete ? nil : (nil, max(taps, space.horizon) + 1)
    case .within(let node?, let taps, nil): return within(node, taps)
    case .within(let node?, let taps, let other?): return far(node, taps, from: other)
    case .reachable(let node?, nil): return within(node, Int.max)
    case .reachable(let node?, let other?): return far(node, Int.max, from: other)
    default: return nil
    }
  }

  private func witness(_ length: Int?) -> Answer? {
    if let length { return (length, length) }
    return space.isComplete ? nil : (nil, space.horizon + 1)
  }

  /// Returns the length of the shortest trace to a node that does not show the other node before. If a url or an entry
  /// is first, the start is not shown.
  private func firstWithout(_ node: NodeID, _ other: NodeID) -> Int? {
    var best: Int?
    for start in space.coldStarts + space.coldOpenings {
      let steps = space.reachable(from: [start.place], hasOpenings: true) { !self.shows($0, other) }
      for place in space.states.indices {
        guard let length = steps[place], shows(place, node), !shows(place, other) else { continue }
        best = min(best ?? Int.max, start.steps.count + length)
      }
    }
    return best
  }

  /// Whether a node cannot be reached from the start in a number of steps.
  private func within(_ node: NodeID, _ taps: Int) -> Answer? {
    let best = stepsFromStart(to: node)
    if let best, best <= taps { return nil }
    return (space.isComplete || taps <= space.horizon ? Int.max : nil, 0)
  }

  /// Returns the number of steps from the start to a node, without urls and entries.
  private func stepsFromStart(to node: NodeID) -> Int? {
    let starts = space.coldStarts.map { ($0.place, $0.steps.count) }
    var best: Int?
    for offset in Set(starts.map(\.1)) {
      let steps = space.reachable(from: starts.filter { $0.1 == offset }.map(\.0))
      for place in space.states.indices where shows(place, node) {
        if let length = steps[place] { best = min(best ?? Int.max, offset + length) }
      }
    }
    return best
  }

  /// Returns the distance of the nearest state that shows one node and from which another is too many steps away.
  private func far(_ node: NodeID, _ taps: Int, from other: NodeID) -> Answer? {
    let stepsToNode = space.steps { shows($0, node) }
    let stepsToBounds = space.steps { !space.isExpanded[$0] }
    var (certain, possible): (Int?, Int?) = (nil, space.isComplete ? nil : space.horizon + 1)
    for place in space.states.indices
    where shows(place, other) && (stepsToNode[place] ?? Int.max) > taps
      || shows(place, other) && stepsToNode[place] == nil
    {
      let distance = space.distances[place]
      possible = min(possible ?? Int.max, distance)
      if stepsToBounds[place].map({ $0 >= taps }) ?? true { certain = min(certain ?? Int.max, distance) }
    }
    return possible.map { (certain, $0) }
  }

  /// Whether a state shows a screen, a tab bar, or a part of a group or flow.
  private func shows(_ place: Int, _ node: NodeID) -> Bool {
    if model[node].kind == .tabs { return space.states[place].top.bar == node }
    return shown(at: place).contains { model.enclosing($0).contains(node) }
  }
}
