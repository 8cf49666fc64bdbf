/// What the steps of a graph lead to, once it is settled: every edge and exit that they come to is there by then.
extension StackSearch {
  /// What every step of every vertex leads to, and where every exit ends, once all is settled.
  mutating func allTransitions() -> StackTransitions {
    var transitions = StackTransitions()
    transitions.steps = Array(repeating: [], count: graph.vertices.count)
    for vertex in graph.vertices.indices where !graph.vertices[vertex].isCovered && graph.distance[vertex] >= 0 {
      transitions.steps[vertex] = steps(of: Int32(vertex))
    }
    for (number, exit) in graph.exits.enumerated() {
      var endings: [StackTransitions.Ending] = []
      if keeps(graph[exit.vertex], table.exits[Int(exit.move)]) {
        results = []
        land(table.exits[Int(exit.move)], exit.flags, on: exit.vertex, exit.cost, .free)
        endings.append(StackTransitions.Ending(edge: -1, results: results))
      }
      var edge = graph.firstEntering[Int(exit.vertex)]
      while edge >= 0 {
        results = []
        handDown(Int32(number), through: edge, isRepeated: true)
        if !results.isEmpty { endings.append(StackTransitions.Ending(edge: edge, results: results)) }
        edge = graph.nextEntering[Int(edge)]
      }
      transitions.endings.append(endings)
    }
    return transitions
  }

  /// What each step of a vertex leads to, once all is settled.
  private mutating func steps(of number: Int32) -> [StackTransitions.Step] {
    let vertex = graph[number]
    if vertex.isTap { return tapSteps(of: number) }
    let layer = graph.layer(of: number)
    var steps: [StackTransitions.Step] = []
    if model[vertex.screen].isExternal {
      if let call = graph.call(of: vertex), call.flow == vertex.screen {
        for outcome in model.details(of: call.flow).outcomes.map({ OutcomeID($0) }) {
          results = []
          addExit(table.number(of: .finish(outcome)), vertex.flags, at: number, 1, .free)
          let own = StackTransitions.Case(choice: -1, results: results)
          steps.append(StackTransitions.Step(action: .externalOutcome(outcome), cases: [own]))
        }
      }
      results = []
      if !vertex.isBottom || layer.presentation != nil {
        addExit(table.number(of: .pop), vertex.flags, at: number, 1, .free)
      }
      steps += results.map { StackTransitions.Step(action: nil, cases: [StackTransitions.Case(choice: -1, results: [$0])]) }
    } else {
      for link in table.links(on: vertex.screen, in: layer.bar) {
        let action = Action.link(link, on: vertex.screen, outcome: nil)
        steps.append(step(action, table.cases(of: .target(model[link].target)), at: number, vertex.flags))
      }
    }
    results = []
    expandPlatform(number, vertex, layer, followsGuards: false)
    steps += results.map { StackTransitions.Step(action: nil, cases: [StackTransitions.Case(choice: -1, results: [$0])]) }
    for tab in layer.bar.map({ table.guardedTabs(of: $0) }) ?? [] {
      let own = step(.tab(tab), table.cases(of: .tab(tab)), at: number, vertex.flags)
      steps.append(StackTransitions.Step(action: .tab(tab), cases: own.cases.filter { !$0.isSelection(table) }))
    }
    for (slot, flag) in graph.precision.flags.enumerated() where model.flags[Int(flag)].isExternal {
      results = []
      connect(.inPlace, number, vertex.seen(vertex.flags ^ 1 << UInt32(slot)), 1, .free)
      steps.append(StackTransitions.Step(action: nil, cases: [StackTransitions.Case(choice: -1, results: results)]))
    }
    return steps
  }

  private mutating func step(
    _ action: Action?, _ choices: Range<Int32>, at number: Int32, _ flags: UInt32
  ) -> StackTransitions.Step {
    var cases: [StackTransitions.Case] = []
    let vertex = graph[number]
    for choice in choices {
      let own = table.cases[Int(choice)]
      guard own.literals.allSatisfy({ graph.mayHold($0, at: vertex) }) else { continue }
      results = []
      follow(choice, at: number, flags: flags, 1) { _ in .free }
      cases.append(StackTransitions.Case(choice: choice, results: results))
    }
    return StackTransitions.Step(action: action, cases: cases)
  }

  /// What selecting each tab leads to; what a guard refuses is left to the entry on top.
  private mutating func tapSteps(of number: Int32) -> [StackTransitions.Step] {
    let vertex = graph[number]
    let context = graph.context(of: number)
    guard let bar = graph.layer(of: number).bar else { return [] }
    return table.machine.tabs(of: bar).map { tab in
      if tab == context.tab {
        results = []
        connect(.inPlace, number, vertex.seen(vertex.flags), 0, .free)
        return StackTransitions.Step(action: nil, cases: [StackTransitions.Case(choice: -1, results: results)])
      }
      var cases: [StackTransitions.Case] = []
      for choice in table.cases(of: .tab(tab)) {
        let own = table.cases[Int(choice)]
        guard own.literals.allSatisfy({ graph.mayHold($0, at: vertex) }) else { continue }
        results = []
        if own.isSelection(table) {
          for (root, _) in tabRoots(tab, context.layer, vertex.flags) { connect(.inPlace, number, root, 0, .free) }
        }
        cases.append(StackTransitions.Case(choice: choice, results: results))
      }
      return StackTransitions.Step(action: nil, cases: cases)
    }
  }
}

extension StackTransitions.Case {
  /// Whether a tab is selected.
  fileprivate func isSelection(_ table: StepTable) -> Bool { choice >= 0 && table.cases[Int(choice)].isSelection(table) }
}
