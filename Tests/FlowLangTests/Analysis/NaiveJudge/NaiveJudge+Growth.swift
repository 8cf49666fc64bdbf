@testable import FlowLang

/// The verdicts about unbounded growth of the stacks.
///
/// A repetition is enough: some steps lead from a state to one with the same entry on top and more below it, never
/// touch the stack below that entry, and can be taken again. The steps depend only on the entry, the flags, the other
/// tabs, and the anchors, calls and tab bars below. These are the same after the second round as after the first, so
/// there is a third round and no last one.
extension NaiveJudge {
  /// A judgement for each set of screens that a cycle may go through; certain if a repetition is found.
  var growthJudgements: [Judgement] {
    guard !space.isComplete else { return [] }
    let heads = ScreenCycles(machine).heads
    var (growing, layered): (Set<NodeID>, Set<NodeID>) = ([], [])
    for place in firstPlaces where heads.values.contains(where: { !layered.contains($0) }) {
      for round in rounds(from: place) {
        guard let head = heads[round.screen], !layered.contains(head) else { continue }
        if growing.contains(head) && !round.addsLayers { continue }
        guard isRepeatable(round.steps, from: space.states[place], to: space.states[round.end]) else { continue }
        growing.insert(head)
        if round.addsLayers { layered.insert(head) }
      }
    }
    return Set(heads.values).sorted().map { head in
      var judgement = Judgement.never("unbounded-stack", .cycle(head), isCertain: growing.contains(head))
      judgement.isWarning = layered.contains(head)
      return judgement
    }
  }

  /// The nearest state with each entry on top and each set of flags.
  private var firstPlaces: [Int] {
    struct Top: Hashable {
      let entry: Entry
      let flags: FlagSet
      let isBottom: Bool
    }
    var seen: Set<Top> = []
    return space.states.indices.filter { place in
      let state = space.states[place]
      return seen.insert(Top(entry: state.current, flags: state.flags, isBottom: state.top.stack.count == 1)).inserted
    }
  }

  /// Steps from a state to one that repeats it.
  private struct Round {
    let steps: [Action]
    let end: Int
    /// The screen that a round adds in place of the entry that was on top.
    let screen: NodeID
    let addsLayers: Bool
  }

  /// Returns the nearest of all rounds that begin in a state, for each screen that they add, with layers and without.
  private func rounds(from first: Int) -> [Round] {
    struct Kind: Hashable {
      let screen: NodeID
      let addsLayers: Bool
    }
    let start = space.states[first]
    var result: [Round] = []
    var seen: Set<Kind> = []
    var origins: [Int: (place: Int, action: Action)] = [:]
    var queue = [first]
    var next = 0
    while next < queue.count {
      let place = queue[next]
      next += 1
      for change in space.changes[place] {
        guard let after = change.place, after != first, origins[after] == nil else { continue }
        let state = space.states[after]
        guard state.stands(on: start) else { continue }
        origins[after] = (place, change.action)
        queue.append(after)
        guard state.repeats(start) else { continue }
        let last = start.layers.count - 1
        let left = state.layers[last].stack[start.top.stack.count - 1]
        let kind = Kind(screen: left.screen, addsLayers: state.layers.count > start.layers.count)
        // Of rounds of the same kind the nearest few are enough.
        guard seen.insert(kind).inserted || result.count < 8 else { continue }
        let steps = steps(origins, from: first, to: after)
        result.append(Round(steps: steps, end: after, screen: kind.screen, addsLayers: kind.addsLayers))
      }
    }
    return result
  }

  private func steps(_ origins: [Int: (place: Int, action: Action)], from first: Int, to last: Int) -> [Action] {
    var result: [Action] = []
    var place = last
    while place != first, let origin = origins[place] {
      result.append(origin.action)
      place = origin.place
    }
    return result.reversed()
  }

  private func isRepeatable(_ steps: [Action], from first: AppState, to second: AppState) -> Bool {
    guard let third = repeated(steps, from: second), third.repeats(second),
      third.entryCount - second.entryCount == second.entryCount - first.entryCount
    else { return false }
    return third.context == second.context && repeated(steps, from: third)?.context == second.context
  }

  /// Returns the state after some steps if they leave the stack below the entry on top unchanged.
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
  /// All that a step can depend on if it leaves the stack below the entry on top unchanged.
  private struct Context: Equatable {
    let flags: FlagSet
    let top: Entry
    let tags: Set<TagID>
    let screens: Set<NodeID>
    let calls: Set<NodeID>
    let bars: [NodeID: Int]
    let raisable: Set<TagID>
  }

  /// Whether the state repeats another one: the same entry on top, more entries below it, and the other tabs unchanged.
  fileprivate func repeats(_ other: AppState) -> Bool {
    guard current == other.current, flags == other.flags, entryCount > other.entryCount, stands(on: other) else {
      return false
    }
    let last = other.layers.count - 1
    let (mine, its) = (layers[last], other.layers[last])
    return mine.selected == its.selected
      && mine.stacks.indices.allSatisfy { $0 == mine.selected || mine.stacks[$0] == its.stacks[$0] }
  }

  /// Whether the stack below the entry on top of another state is still there, possibly in a tab that is not selected.
  fileprivate func stands(on other: AppState) -> Bool {
    let last = other.layers.count - 1
    guard layers.count > last, layers[..<last] == other.layers[..<last] else { return false }
    let (mine, its) = (layers[last], other.layers[last])
    guard mine.bar == its.bar, mine.presentation == its.presentation, mine.call == its.call else { return false }
    let stack = mine.stacks[its.selected]
    return stack.count >= its.stack.count && stack.dropLast(stack.count - its.stack.count + 1) == its.stack.dropLast()
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
