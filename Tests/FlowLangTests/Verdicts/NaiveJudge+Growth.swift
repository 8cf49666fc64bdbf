@testable import FlowLang

/// Whether the stacks can grow for ever.
///
/// A repetition is enough: some steps lead from a state to one with the same entry on top and more below it, never
/// touch what lies beneath that entry, and can be done again. They depend on nothing but the entry, the flags, and
/// which places, calls and tab bars there are beneath. These are the same after the second round as after the first,
/// so there is a third round and no last one.
extension NaiveJudge {
  var growthJudgements: [Judgement] {
    guard !space.isComplete else { return [] }
    let isCertain = space.states.indices.contains { place in
      space.states[place].entryCount + 1 >= space.bounds.entries && growth(endingAt: place) != nil
    }
    return [.never("unbounded-stack", .all, isCertain: isCertain)]
  }

  /// The steps that can be repeated for ever, the first round of which ends in a state.
  func growth(endingAt place: Int) -> [Action]? {
    var steps: [Action] = []
    var beginning = place
    while let origin = space.origins[beginning] {
      steps.insert(origin.action, at: 0)
      beginning = origin.place
      if isRepeatable(steps, from: space.states[beginning], to: space.states[place]) { return steps }
    }
    return nil
  }

  private func isRepeatable(_ steps: [Action], from first: AppState, to second: AppState) -> Bool {
    guard second.repeats(first), let third = repeated(steps, from: second), third.repeats(second),
      third.entryCount - second.entryCount == second.entryCount - first.entryCount
    else { return false }
    return third.context == second.context && repeated(steps, from: third)?.context == second.context
  }

  /// What some steps lead to when they leave alone what lies beneath the entry on top.
  private func repeated(_ steps: [Action], from start: AppState) -> AppState? {
    var state = start
    for step in steps {
      guard machine.actions(in: state).contains(step) else { return nil }
      state = machine.take(step, in: state)
      guard state.stands(on: start) else { return nil }
    }
    return state
  }
}

extension AppState {
  /// All that a step can depend on which leaves alone what lies beneath the entry on top.
  private struct Context: Equatable {
    let flags: FlagSet
    let top: Entry
    let tags: Set<TagID>
    let screens: Set<NodeID>
    let calls: Set<NodeID>
    let bars: [NodeID: Int]
    let raisable: Set<TagID>
  }

  /// Whether it is on top of another like another begins: the same entry, with more beneath it.
  fileprivate func repeats(_ other: AppState) -> Bool {
    current == other.current && flags == other.flags && entryCount > other.entryCount && stands(on: other)
  }

  /// Whether what lies beneath the entry on top of another state still lies there.
  fileprivate func stands(on other: AppState) -> Bool {
    let last = other.layers.count - 1
    guard layers.count > last, layers[..<last] == other.layers[..<last] else { return false }
    let (mine, its) = (layers[last], other.layers[last])
    guard mine.bar == its.bar, mine.selected == its.selected, mine.stack.count >= its.stack.count else { return false }
    let isParkedAlike = mine.stacks.indices.allSatisfy { $0 == mine.selected || mine.stacks[$0] == its.stacks[$0] }
    return isParkedAlike && mine.stack.dropLast(mine.stack.count - its.stack.count + 1) == its.stack.dropLast()
  }

  fileprivate var context: some Equatable {
    var below = layers.flatMap { layer in layer.stack.indices.map { (entry: layer.stack[$0], call: layer.call(at: $0)) }
    }
    below.removeLast()
    var bars: [NodeID: Int] = [:]
    for layer in layers { layer.bar.map { bars[$0] = layer.selected } }
    return Context(
      flags: flags, top: current, tags: Set(below.compactMap(\.entry.tag)), screens: Set(below.map(\.entry.screen)),
      calls: Set(below.compactMap(\.call?.flow)), bars: bars,
      raisable: Set(top.stack.dropFirst().compactMap { $0.call == nil ? $0.tag : nil }))
  }
}
