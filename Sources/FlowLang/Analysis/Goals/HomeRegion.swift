/// The states that can be reached from one state, which may be home, without passing home or a dead end, enumerated up to
/// a limit.
///
/// It decides about traps where no graph does. A stack that waits in a tab of a presented bar may begin with another
/// entry than the tab's root, which graphs do not distinguish; whether a step that ends a call changes nothing, as its
/// `on` makes the same call again, depends on all of the stack.
struct HomeRegion {
  private var states = ExploredStates()
  private var steps: [(before: Int, action: Action, after: Int)] = []
  /// Whether all states were explored.
  private(set) var isComplete = true
  private var leadsHome: [Bool] = []
  private var leadsToDeadEnd: [Bool] = []

  /// The limit on explored states, and on the entries of all states that are reached.
  private static let most = 500
  private static let mostEntries = 20_000

  /// A step from a state from which home can be reached to one from which neither home nor a dead end can be.
  struct Trap {
    /// The steps from the first state to the one before the trap.
    let actions: [Action]
    let action: Action
    let before: AppState
    let after: AppState
  }

  init(_ machine: Machine, around first: AppState) {
    _ = states.add(first)
    var entriesLeft = Self.mostEntries
    var deadEnds: Set<Int> = []
    var next = 0
    exploring: while next < states.count {
      defer { next += 1 }
      let state = states[next]
      if next > 0 && state.isHome { continue }
      if machine.isDeadEnd(state) {
        deadEnds.insert(next)
        continue
      }
      for action in machine.actions(in: state) {
        let after = machine.take(action, in: state)
        entriesLeft -= after.entryCount + 1
        guard entriesLeft > 0, states.count < Self.most else {
          isComplete = false
          break exploring
        }
        let number = states.number(of: after) ?? states.add(after, from: next, by: [action])
        steps.append((next, action, number))
      }
    }
    leadsHome = leading { states[$0].isHome }
    leadsToDeadEnd = leading(to: deadEnds.contains)
  }

  /// Whether the region has all steps that count from a state.
  func contains(_ state: AppState) -> Bool {
    guard let number = states.number(of: state) else { return false }
    return number == 0 || isComplete && !state.isHome
  }

  /// Whether neither home nor a dead end can be reached from a state; nil where that is not known.
  func isLost(_ state: AppState) -> Bool? {
    guard let number = states.number(of: state) else { return nil }
    if leadsHome[number] || leadsToDeadEnd[number] { return false }
    return isComplete ? true : nil
  }

  /// Whether home can be reached from a state; nil where that is not known.
  func leadsHome(from state: AppState) -> Bool? {
    states.number(of: state).flatMap { leadsHome[$0] ? true : isComplete ? false : nil }
  }

  /// The traps of the region, nearest first; empty unless it is complete.
  var traps: [Trap] {
    guard isComplete else { return [] }
    return steps.filter { leadsHome[$0.before] && !leadsHome[$0.after] && !leadsToDeadEnd[$0.after] }.map { step in
      Trap(
        actions: states.trace(to: step.before), action: step.action, before: states[step.before],
        after: states[step.after])
    }
  }

  /// Returns whether a goal can be reached from each state.
  private func leading(to isGoal: (Int) -> Bool) -> [Bool] {
    let sources = Dictionary(grouping: steps, by: \.after)
    var result = states.indices.map(isGoal)
    var pending = result.indices.filter { result[$0] }
    while let place = pending.popLast() {
      for step in sources[place] ?? [] where !result[step.before] {
        result[step.before] = true
        pending.append(step.before)
      }
    }
    return result
  }
}

extension AppState {
  /// Whether the state has one layer whose stack has one entry.
  var isHome: Bool { layers.count == 1 && top.stack.count == 1 }
}
