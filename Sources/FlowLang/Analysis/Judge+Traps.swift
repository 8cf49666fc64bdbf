/// Links that lead from where home can be reached to where it never can.
extension Judge {
  /// Home is any state with one layer whose stack has one entry.
  static func isHome(_ graph: StackGraph, _ vertex: Int32) -> Bool {
    graph[vertex].isBottom && graph.layer(of: vertex).presentation == nil
  }

  mutating func judgeTraps() {
    let undecided = verdicts.undecided.filter { $0.rule == "dead-end" }.map(\.verdict.screen)
    let deadEnds = Set(verdicts.deadEnds.map(\.screen) + undecided)
    let found = inquiry.refine { [inquiry] graph, transitions -> Inquiry.Round<[Verdicts.Trap]> in
      let possible = Moves.possible(graph, transitions)
      let stuck = Set(Survey(graph).stuck.filter { deadEnds.contains($0.key) }.values.joined())
      let goals = [
        Footings(graph, .sure(graph, transitions), within: nil) { Self.isHome(graph, $0) },
        Footings(graph, possible, within: nil) { Self.isHome(graph, $0) },
        Footings(graph, possible, within: nil) { stuck.contains($0) },
      ]
      guard let states = FootedStates(graph, goals) else { return .refine([]) }
      var isAnyLost = false
      for (state, _) in states.states where graph.isSeen(state.vertex) && states.length(0, from: state) == nil {
        isAnyLost = true
        guard states.length(1, from: state) != nil else { continue }
        let unknown = inquiry.unknowns(graph, transitions, from: state.vertex, to: goals[1], isCounting: false)
        if !unknown.isEmpty { return .refine(unknown) }
      }
      guard isAnyLost else { return .decided([]) }
      var search = TrapSearch(inquiry, graph, transitions, states)
      search.visitAll()
      return .decided(search.found)
    }
    guard let found else { return note("trap", Verdict(screen: .app), .size) }
    for trap in found { add(trap) }
  }
}

/// Goes through all states and looks for steps into what never leads home.
private struct TrapSearch {
  let inquiry: Inquiry
  let graph: StackGraph
  let transitions: StackTransitions
  var states: FootedStates
  private var best: [Key: (verdict: Verdict, wayIn: Int?)] = [:]

  struct Key: Hashable {
    let target: TargetID?
    let wayIn: Int?
  }

  init(_ inquiry: Inquiry, _ graph: StackGraph, _ transitions: StackTransitions, _ states: FootedStates) {
    self.inquiry = inquiry
    self.graph = graph
    self.transitions = transitions
    self.states = states
  }

  /// The traps by their targets; urls and entry points last.
  var found: [Verdicts.Trap] {
    best.sorted { ($0.key.wayIn ?? -1, $0.key.target?.index ?? 0) < ($1.key.wayIn ?? -1, $1.key.target?.index ?? 0) }
      .map { Verdicts.Trap(verdict: $0.value.verdict, wayIn: $0.value.wayIn) }
  }

  mutating func visitAll() {
    for place in states.states.indices {
      let state = states.states[place].state
      guard graph.isSeen(state.vertex) else { continue }
      if states.length(1, from: state) != nil { visit(place, state) }
    }
    for opening in graph.openings { visit(opening) }
  }

  private mutating func isLost(after result: StackTransitions.Result, _ state: FootedStates.State) -> Bool {
    states.length(1, after: result, state) == nil && states.length(2, after: result, state) == nil
  }

  private mutating func visit(_ place: Int, _ state: FootedStates.State) {
    for step in transitions.steps[Int(state.vertex)] {
      guard let action = step.action else { continue }
      for own in step.cases {
        for result in own.results where isLost(after: result, state) {
          visit(place, action, own.choice)
          break
        }
      }
    }
  }

  /// A step after which all is lost is the doing of what is asked last in it.
  private mutating func visit(_ place: Int, _ action: Action, _ choice: Int32) {
    let machine = inquiry.table.machine
    let literals = choice < 0 ? [] : inquiry.table.cases[Int(choice)].literals
    guard let plan = graph.plan(states.route(to: place)),
      case .followed(let trace) = inquiry.replay.follow(plan, final: literals), machine.canTake(action, in: trace.state)
    else { return }
    guard let culprit = machine.occasions(of: action, in: trace.state).last(where: { !$0.isAnswered }) else { return }
    record(culprit.target, nil, trace.actions, culprit.before.current.screen)
  }

  /// A url or an entry point that opens such a state; where a guard refuses it, its `else` does.
  private mutating func visit(_ opening: StackGraph.OpeningSite) {
    guard let place = states.states.firstIndex(where: { $0.state.vertex == opening.vertex }),
      let lost = opening.results.first(where: { isLost(after: $0.result, states.states[place].state) }),
      let plan = graph.plan(states.route(to: place)),
      case .followed(let before) = inquiry.replay.follow(plan, final: lost.literals)
    else { return }
    let action = Action.wayIn(opening.wayIn)
    let machine = inquiry.table.machine
    guard let culprit = machine.occasions(of: action, in: before.state).last(where: { !$0.isAnswered }) else {
      let after = machine.take(action, in: before.state)
      return record(nil, opening.wayIn, before.actions + [action], after.current.screen)
    }
    record(culprit.target, nil, before.actions, culprit.before.current.screen)
  }

  private mutating func record(_ target: TargetID?, _ wayIn: Int?, _ trace: [Action], _ screen: NodeID) {
    let key = Key(target: target, wayIn: wayIn)
    if let known = best[key], known.verdict.trace.count <= trace.count { return }
    best[key] = (Verdict(screen: screen, target: target, trace: trace), wayIn)
  }
}
