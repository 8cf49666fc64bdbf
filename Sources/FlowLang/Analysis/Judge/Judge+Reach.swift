/// Verdicts about the expectations that a screen can be reached from every state that shows another.
extension Judge {
  /// Decides whether a node can be reached from every state that shows another, possibly in a number of steps.
  mutating func judgeReach(_ index: Int, _ node: NodeID, from other: NodeID, _ taps: Int?) {
    let (table, machine, inquiry) = (table, table.machine, inquiry)
    let limit = taps.map { Int32(clamping: $0) }
    var following = FollowingStates(machine, budget: 40_000)
    /// Whether the node can be reached nevertheless, by a stack that waits in another tab, or may be: the search was cut.
    func waits(_ state: AppState) -> Bool {
      guard table.replacesRoots || state.hasWaitingStacks else { return false }
      let found = following.search(from: state, within: taps ?? Int.max) { machine.shows(node, in: $1) }
      if case .none = found { return false }
      return true
    }
    /// Searches for the nearest state from which the node is too far.
    func round(
      _ states: StatesByFooting, _ graph: StackGraph, _ transitions: StackTransitions
    ) -> Inquiry.Round<FarStates> {
      var unknowns = UnknownSearch(inquiry, states, transitions, to: 1, within: taps)
      var found = FarStates()
      // The predicates that may decide about the nearest doubtful state, and those that refute the nearest state from
      // which the node would be too far.
      var (deciding, refuting): ([Int32], [Int32]) = ([], [])
      for place in states.indices {
        // Flags that change along a trace make it longer than its path in the graph.
        if let far = found.far, far.actions.count <= Int(states.lengths[place]) { break }
        let vertex = states.vertices[place]
        guard graph.isSeen(vertex), graph.shows(other, at: vertex), states.length(0, from: place) == nil else {
          continue
        }
        if states.length(1, from: place) == nil, let plan = graph.plan(states.route(to: place)) {
          switch inquiry.replay.follow(plan) {
          case .followed(let trace) where trace.state.current.screen == graph[vertex].screen:
            if waits(trace.state) {
              found.isDoubtful = true
            } else if found.far.map({ trace.actions.count < $0.actions.count }) ?? true {
              found.far = trace
            }
            continue
          case .refuted(let predicates) where !predicates.isEmpty:
            found.isDoubtful = true
            if refuting.isEmpty { refuting = predicates }
            continue
          case .followed, .refuted: break
          }
        }
        found.isDoubtful = true
        if deciding.isEmpty { deciding = unknowns.predicates(from: vertex) }
      }
      if refuting.isEmpty { refuting = deciding }
      // Without a trace, one that a coarser graph has found stays the decision.
      if !refuting.isEmpty { return .refine(refuting, otherwise: found.far == nil ? nil : found) }
      if let far = found.far, case let flips = far.actions.flips, !flips.isEmpty {
        return .shorten(found, tracking: flips)
      }
      return .decided(found)
    }
    var last: StatesByFooting?
    let found = inquiry.refine { game -> Inquiry.Round<FarStates> in
      let (graph, transitions) = (game.graph, game.transitions)
      let sure = Footings(graph, game.sure, within: limit) { graph.shows(node, at: $0) }
      if game.isSure(sure, from: { graph.shows(other, at: $0) }) { return .decided(FarStates()) }
      let goals = [sure, Footings(graph, game.possible, within: limit) { graph.shows(node, at: $0) }]
      guard let states = StatesByFooting(game, goals) else { return .refine([]) }
      last = states
      return round(states, graph, transitions)
    }
    func isAsked(_ state: AppState) -> Bool { machine.shows(other, in: state) }
    func isGoal(_ state: AppState) -> Bool { machine.shows(node, in: state) }
    let isDoubtful = found?.isDoubtful ?? true
    if isDoubtful, let answer = inquiry.concretely.answer(from: isAsked, within: taps ?? Int.max, to: isGoal) {
      return report(index, answer) { _ in .isFar }
    }
    var far = found?.far
    if isDoubtful {
      var search = WaitingTabStates(machine, within: taps ?? Int.max, of: isAsked, to: isGoal)
      far = search.far(among: inquiry.concretely.traces(to: isAsked), shorterThan: far) ?? far
      if far == nil, taps != nil, let last { far = search.far(leaving: last.pathsAboveRoots, inquiry.replay) }
    }
    if isDoubtful, far == nil {
      far = stateTooFar(from: last?.graph.precision ?? Precision(), within: limit, to: node, of: other)
    }
    if let far {
      add(index, .isFar, Answer.Witness(actions: far.actions, screen: far.state.current.screen))
    } else if isDoubtful {
      note("broken-expectation", Verdict(screen: .app), .size, expectation: index)
    }
  }

  /// Returns a trace to a state from which a goal is too far even if the tabs that wait have any flags; nil where none is
  /// found.
  ///
  /// The search begins at a precision, then at each flag by itself: often only one flag keeps people from a screen, such
  /// as one that shows that terms were accepted.
  ///
  /// - Parameters:
  ///   - limit: The number of steps within which the goal has to be; nil for any number.
  ///   - node: What the goal shows.
  ///   - other: What the states show from which the goal has to be near.
  private func stateTooFar(
    from precision: Precision, within limit: Int32?, to node: NodeID, of other: NodeID
  ) -> Replay.Trace? {
    let flags = model.flags.indices.map { Int32($0) }.filter { !table.isExternalFlag($0) }
    let single = flags.map { Precision().refined(by: [$0], table.predicates) }
    for first in [precision] + single {
      let found = inquiry.refine(from: first, isGenerous: true) { game -> Inquiry.Round<Replay.Trace?> in
        let graph = game.graph
        let bounds = LowerBounds(game) { graph.shows(node, at: $0) }
        let routes = Routes(graph, game.leaving)
        let asked = graph.reached.filter { vertex in
          graph.isSeen(vertex) && graph.shows(other, at: vertex)
            && bounds.length(from: vertex).map { $0 > limit ?? .max } ?? true
        }
        for vertex in asked.sorted(by: { routes.length(to: $0) < routes.length(to: $1) }) {
          let route = routes.length(to: vertex) < 0 ? nil : routes.route(to: vertex, 0, graph)
          guard let plan = route.flatMap({ graph.plan($0) }) else { continue }
          switch inquiry.replay.follow(plan) {
          case .followed(let trace):
            guard inquiry.replay.isState(trace.state, of: vertex, graph) else { continue }
            var following = FollowingStates(table.machine)
            let nearest = following.search(from: trace.state, within: limit.map { Int($0) } ?? .max) {
              table.machine.shows(node, in: $1)
            }
            if case .found = nearest { continue }
            return .decided(trace)
          case .refuted(let predicates): if !predicates.isEmpty { return .refine(predicates) }
          }
        }
        return .decided(nil)
      }
      if let trace = found ?? nil { return trace }
    }
    return nil
  }
}

/// The result of a search for a state from which a node is too far.
private struct FarStates {
  /// The trace to the nearest such state that is known.
  var far: Replay.Trace?
  /// Whether the graph does not decide about some nearer state.
  var isDoubtful = false
}

extension Replay {
  /// Whether a state is one of those that a vertex stands for, as far as the entry on top and the tracked flags show: a
  /// tab may have another root than the graph assumes.
  fileprivate func isState(_ state: AppState, of vertex: Int32, _ graph: StackGraph) -> Bool {
    let own = graph[vertex]
    return state.current.screen == own.screen && (state.top.stack.count == 1) == own.isBottom
      && state.top.bar == graph.layer(of: vertex).bar
      && graph.precision.flags.enumerated().allSatisfy { slot, flag in
        holds(flag, in: state) == (own.flags & 1 << UInt32(slot) != 0)
      }
  }
}
