/// A search for a state from which a goal is too many steps away because another tab waits with more than its root.
///
/// A graph does not distinguish the stacks that wait in tabs, so it may leave open how far such a state is from a goal.
/// The search follows the paths to states, selects another tab, and counts the steps on the machine. What it finds is
/// a counterexample; it does not have to be the nearest one.
struct WaitingTabStates {
  private let machine: Machine
  private let limit: Int
  private let isAsked: (AppState) -> Bool
  private let isGoal: (AppState) -> Bool
  private var following: FollowingStates
  /// The number of states that may be examined at the ends of paths.
  private var statesLeft = 20_000

  /// - Parameters:
  ///   - limit: The number of steps within which the goal has to be.
  ///   - isAsked: Whether a state is one from which the goal has to be near.
  init(
    _ machine: Machine, within limit: Int, of isAsked: @escaping (AppState) -> Bool,
    to isGoal: @escaping (AppState) -> Bool
  ) {
    self.machine = machine
    self.limit = limit
    self.isAsked = isAsked
    self.isGoal = isGoal
    following = FollowingStates(machine, budget: 20_000)
  }

  /// Returns the first of some traces that leads to a state that is too far from the goal.
  ///
  /// - Parameters:
  ///   - traces: The traces, shortest first.
  ///   - known: A trace to such a state; only shorter ones are looked for.
  mutating func far(among traces: [Replay.Trace], shorterThan known: Replay.Trace?) -> Replay.Trace? {
    for trace in traces where trace.actions.count < known?.actions.count ?? Int.max {
      if isTooFar(trace.state) { return trace }
    }
    return nil
  }

  /// Returns the first trace that follows one of some paths and then selects another tab, if the goal is too far then.
  mutating func far(leaving paths: some Sequence<Plan>, _ replay: Replay) -> Replay.Trace? {
    for path in paths {
      guard following.stepsLeft > 0, statesLeft > 0 else { return nil }
      guard case .followed(let trace) = replay.follow(path) else { continue }
      for action in machine.actions(in: trace.state) {
        guard case .tab = action else { continue }
        statesLeft -= 1
        var after = trace
        after.take(action, machine)
        if isTooFar(after.state) { return after }
      }
    }
    return nil
  }

  /// Whether a state is one from which the goal has to be near, and the goal is in none of the states within the limit.
  private mutating func isTooFar(_ state: AppState) -> Bool {
    guard isAsked(state) else { return false }
    if case .none = following.search(from: state, within: limit, to: { isGoal($1) }) { return true }
    return false
  }
}
