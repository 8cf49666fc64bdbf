/// Verdicts about the expectations of a flow (language, section 3.7).
extension Judge {
  mutating func judgeExpectations() {
    for (index, expectation) in model.expectations.enumerated() { judge(index, expectation.form) }
  }

  private mutating func judge(_ index: Int, _ form: Expectation.Form) {
    switch form {
    case .never(let node?, let conditions):
      let literals = model.conditions[conditions].map {
        Literal(predicate: Int32($0.flag.index), value: !$0.isNegated)
      }
      report(index, inquiry.answer(.showsWhen(node, literals), shortest: true)) { _ in .isShown }
    case .everyScreen(let taps): judgeDistances(index, taps)
    case .onlyAfter(let node?, let other?): judgeOrder(index, node, other)
    case .within(let node?, let taps, nil): judgeDistance(index, node, taps)
    case .reachable(let node?, nil): judgeDistance(index, node, Int.max)
    case .within(let node?, let taps, let other?): judgeReach(index, node, from: other, taps)
    case .reachable(let node?, let other?): judgeReach(index, node, from: other, nil)
    case .never, .onlyAfter, .within, .reachable, .broken: break
    }
  }

  private mutating func report(
    _ index: Int, _ answer: Answer, _ reason: (Answer.Witness) -> Verdicts.BrokenExpectation.Reason?
  ) {
    switch answer {
    case .never: break
    case .undecided(let cause): note("broken-expectation", Verdict(screen: .app), cause, expectation: index)
    case .found(let found):
      guard let reason = reason(found) else { return }
      add(index, reason, found)
    }
  }

  private mutating func add(_ index: Int, _ reason: Verdicts.BrokenExpectation.Reason, _ found: Answer.Witness?) {
    verdicts.brokenExpectations.append(
      Verdicts.BrokenExpectation(
        expectation: index, reason: reason, trace: found?.actions, screen: found?.screen))
  }

  /// Decides whether a node is within a number of steps from the start.
  private mutating func judgeDistance(_ index: Int, _ node: NodeID, _ taps: Int) {
    let answer = inquiry.answer(.shows(node, fromOutside: false), shortest: taps < Int.max, enough: taps)
    guard case .never = answer else {
      if case .found(let found) = answer, found.actions.count > taps, !found.isShortest {
        return note("broken-expectation", Verdict(screen: .app), .size, expectation: index)
      }
      return report(index, answer) { $0.actions.count > taps ? .takes($0.actions.count) : nil }
    }
    add(index, .isUnreachable, nil)
  }

  /// Decides whether every screen that the start leads to is within a number of steps.
  private mutating func judgeDistances(_ index: Int, _ taps: Int) {
    var far: [(screen: NodeID, found: Answer.Witness)] = []
    for node in model.nodeIDs where model[node].kind == .screen && !model[node].isExternal {
      switch inquiry.answer(.shows(node, fromOutside: false), shortest: true, enough: taps) {
      case .never: break
      case .undecided(let cause): return note("broken-expectation", Verdict(screen: node), cause, expectation: index)
      case .found(let found) where found.actions.count <= taps: break
      case .found(let found):
        guard found.isShortest else {
          return note("broken-expectation", Verdict(screen: node), .size, expectation: index)
        }
        far.append((node, found))
      }
    }
    let nearest = far.min { ($0.found.actions.count, $0.screen) < ($1.found.actions.count, $1.screen) }
    guard let nearest else { return }
    add(
      index, .tooFar(screens: far.count, nearest.screen, taps: far.map(\.found.actions.count).max() ?? 0),
      nearest.found)
  }

  /// Decides whether a node is only shown after another.
  private mutating func judgeOrder(_ index: Int, _ node: NodeID, _ other: NodeID) {
    guard navigation.leads(to: node, around: other) else { return }
    report(index, inquiry.answer(.showsWithout(node, other), shortest: true)) { _ in .isShown }
  }

  /// Decides whether a node can be reached from every state that shows another, possibly in a number of steps.
  private mutating func judgeReach(_ index: Int, _ node: NodeID, from other: NodeID, _ taps: Int?) {
    let (table, machine, inquiry) = (table, table.machine, inquiry)
    let limit = taps.map { Int32(clamping: $0) }
    func shows(_ graph: StackGraph, _ vertex: Int32, _ node: NodeID) -> Bool {
      machine.shows(graph[vertex].screen, graph.layer(of: vertex).bar, node)
    }
    var following = FollowingStates(machine, budget: 40_000)
    /// Whether the node can be reached nevertheless, by a stack that waits in another tab, or may be: the search was cut.
    func waits(_ state: AppState) -> Bool {
      guard table.replacesRoots || state.hasWaitingStacks else { return false }
      let found = following.search(from: state, within: taps ?? Int.max) { _, state in
        machine.shows(state.current.screen, state.top.bar, node)
      }
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
        guard graph.isSeen(vertex), shows(graph, vertex, other), states.length(0, from: place) == nil else { continue }
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
      let sure = Footings(graph, game.sure, within: limit) { shows(graph, $0, node) }
      if game.isSure(sure, from: { shows(graph, $0, other) }) { return .decided(FarStates()) }
      let goals = [sure, Footings(graph, game.possible, within: limit) { shows(graph, $0, node) }]
      guard let states = StatesByFooting(game, goals) else { return .refine([]) }
      last = states
      return round(states, graph, transitions)
    }
    func isAsked(_ state: AppState) -> Bool { machine.shows(state.current.screen, state.top.bar, other) }
    func isGoal(_ state: AppState) -> Bool { machine.shows(state.current.screen, state.top.bar, node) }
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
    if let far {
      add(index, .isFar, Answer.Witness(actions: far.actions, screen: far.state.current.screen))
    } else if isDoubtful {
      note("broken-expectation", Verdict(screen: .app), .size, expectation: index)
    }
  }
}

/// The result of a search for a state from which a node is too far.
private struct FarStates {
  /// The trace to the nearest such state that is known.
  var far: Replay.Trace?
  /// Whether the graph does not decide about some nearer state.
  var isDoubtful = false
}
