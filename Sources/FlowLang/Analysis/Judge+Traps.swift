/// Links that lead from where home can be reached to where it never can.
extension Judge {
  /// Home is any state with one layer whose stack has one entry.
  static func isHome(_ graph: StackGraph, _ vertex: Int32) -> Bool {
    graph[vertex].isBottom && graph.layer(of: vertex).presentation == nil
  }

  mutating func judgeTraps() {
    let found = inquiry.refine { [inquiry] graph, transitions -> Inquiry.Round<[Verdicts.Trap]> in
      let possible = Moves.possible(graph, transitions)
      let goals = [
        Footings(graph, .sure(graph, transitions), within: nil) { Self.isHome(graph, $0) },
        Footings(graph, possible, within: nil) { Self.isHome(graph, $0) },
        Footings(graph, possible, within: nil) { inquiry.mayBeStuck(graph, transitions, $0) },
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
      let leadsHome = states.length(1, from: state) != nil
      if leadsHome { visit(place, state) }
      visitOpening(place, state, isLost: !leadsHome && states.length(2, from: state) == nil)
    }
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
  private mutating func visitOpening(_ place: Int, _ state: FootedStates.State, isLost: Bool) {
    guard isLost, let plan = graph.plan(states.route(to: place)), case .wayIn(let index) = plan.steps.last?.action,
      case .followed(let trace) = inquiry.replay.follow(plan)
    else { return }
    let before = Plan(flips: plan.flips, literals: plan.literals, steps: Array(plan.steps.dropLast()))
    let literals = plan.steps.last.map { inquiry.replay.literals(of: $0).needed } ?? []
    guard case .followed(let earlier) = inquiry.replay.follow(before, final: literals) else { return }
    let asked = inquiry.table.machine.occasions(of: .wayIn(index), in: earlier.state)
    guard let culprit = asked.last(where: { !$0.isAnswered }) else {
      return record(nil, index, trace.actions, trace.state.current.screen)
    }
    record(culprit.target, nil, earlier.actions, culprit.before.current.screen)
  }

  private mutating func record(_ target: TargetID?, _ wayIn: Int?, _ trace: [Action], _ screen: NodeID) {
    let key = Key(target: target, wayIn: wayIn)
    if let known = best[key], known.verdict.trace.count <= trace.count { return }
    best[key] = (Verdict(screen: screen, target: target, trace: trace), wayIn)
  }
}

extension Inquiry {
  /// Whether nothing may change the states of a vertex.
  func mayBeStuck(_ graph: StackGraph, _ transitions: StackTransitions, _ vertex: Int32) -> Bool {
    let own = graph[vertex]
    guard model[own.screen].kind == .screen, !model[own.screen].isExternal else { return false }
    return transitions.steps[Int(vertex)].allSatisfy { step in
      guard step.action != nil else { return step.isExternalChange(graph, vertex) }
      return step.cases.contains { own in
        own.results.allSatisfy { stays($0, graph, vertex) }
      }
    }
  }

  /// Whether a result is the vertex itself.
  private func stays(_ result: StackTransitions.Result, _ graph: StackGraph, _ vertex: Int32) -> Bool {
    switch result {
    case .inPlace(let other): return other == vertex
    case .exit(let number):
      let exit = graph.exits[Int(number)]
      guard graph[vertex].isBottom, exit.flags == graph[vertex].flags else { return false }
      switch table.exits[Int(exit.move)] {
      case .root: return true
      case .home: return graph.layer(of: vertex).presentation == nil
      case .select(let tab, _): return graph.context(of: vertex).tab == tab
      case .bar: return graph.layer(of: vertex).bar.map { table.machine.tabs(of: $0).count == 1 } ?? false
      default: return false
      }
    default: return false
    }
  }
}

extension StackTransitions.Step {
  /// Whether it only changes an external flag, which is nobody's doing.
  fileprivate func isExternalChange(_ graph: StackGraph, _ vertex: Int32) -> Bool {
    cases.allSatisfy { own in
      own.results.allSatisfy { result in
        guard case .inPlace(let other) = result else { return false }
        return graph[other].seen(0) == graph[vertex].seen(0)
      }
    }
  }
}
