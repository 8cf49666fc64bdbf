/// What the steps of a graph lead to, once it is settled: every edge and exit that they come to is there by then.
extension StackSearch {
  /// What every step of every vertex leads to, and where every exit ends, once all is settled.
  mutating func allTransitions() -> StackTransitions {
    var transitions = StackTransitions()
    // Nothing is added but steps of their own, so that the counts of the settled graph hold.
    for vertex in Int32(0)..<Int32(graph.vertices.count) {
      if !graph[vertex].isCovered && graph.distance[Int(vertex)] >= 0 { addSteps(of: vertex, to: &transitions) }
      transitions.closeVertex()
    }
    for number in Int32(0)..<Int32(graph.exits.count) {
      let exit = graph.exits[Int(number)]
      if keeps(graph[exit.vertex], table.exits[Int(exit.move)]) {
        results.removeAll(keepingCapacity: true)
        land(table.exits[Int(exit.move)], exit.flags, on: exit.vertex, exit.cost, .free)
        transitions.add(endingAcross: -1, results)
      }
      var edge = graph.firstEntering[Int(exit.vertex)]
      while edge >= 0 {
        results.removeAll(keepingCapacity: true)
        handDown(number, through: edge, isRepeated: true)
        if !results.isEmpty { transitions.add(endingAcross: edge, results) }
        edge = graph.nextEntering[Int(edge)]
      }
      transitions.closeExit()
    }
    return transitions
  }

  /// Adds what each step of a vertex leads to, once all is settled.
  private mutating func addSteps(of number: Int32, to transitions: inout StackTransitions) {
    let vertex = graph[number]
    if vertex.isTap { return addTapSteps(of: number, to: &transitions) }
    let layer = graph.layer(of: number)
    if table.isExternal(vertex.screen) {
      addExternalSteps(of: number, layer, to: &transitions)
    } else {
      for link in table.links(on: vertex.screen, in: layer.bar) {
        addStep(
          .link(link, on: vertex.screen, outcome: nil), table.cases(of: link), at: number,
          to: &transitions)
      }
    }
    addEach(to: &transitions) { $0.expandPlatform(number, vertex, layer, followsGuards: false) }
    for tab in layer.bar.map({ table.guardedTabs(of: $0) }) ?? [] {
      addStep(.tab(tab), table.cases(of: .tab(tab)), at: number, withoutSelections: true, to: &transitions)
    }
    for (slot, flag) in graph.precision.flags.enumerated() where table.isExternalFlag(flag) {
      guard let flags = graph.changed(vertex.flags, slot: slot) else { continue }
      addEach(to: &transitions) { $0.connect(.inPlace, number, vertex.seen(flags), 1, .free) }
    }
  }

  /// Adds a step for each thing that an operation leads to.
  private mutating func addEach(
    _ action: Action? = nil, to transitions: inout StackTransitions, _ operation: (inout StackSearch) -> Void
  ) {
    results.removeAll(keepingCapacity: true)
    operation(&self)
    for result in results {
      transitions.add([result])
      transitions.addStep(action)
    }
  }

  private mutating func addExternalSteps(
    of number: Int32, _ layer: StackLayer, to transitions: inout StackTransitions
  ) {
    let vertex = graph[number]
    if let call = graph.call(of: vertex), call.flow == vertex.screen {
      for outcome in model.details(of: call.flow).outcomes.map({ OutcomeID($0) }) {
        if let choices = endings(at: vertex, layer, outcome) {
          addStep(.externalOutcome(outcome), choices, at: number, to: &transitions)
          continue
        }
        let finish = table.number(of: .finish(outcome))
        addEach(.externalOutcome(outcome), to: &transitions) { $0.addExit(finish, vertex.flags, at: number, 1, .free) }
      }
    }
    if !vertex.isBottom || layer.presentation != nil {
      addEach(to: &transitions) { $0.addExit(ExitMove.popNumber, vertex.flags, at: number, 1, .free) }
    }
  }

  /// - Parameter withoutSelections: Whether nothing comes of a case that selects a tab, as a tap on the bar does that.
  private mutating func addStep(
    _ action: Action?, _ choices: Range<Int32>, at number: Int32, withoutSelections: Bool = false,
    to transitions: inout StackTransitions
  ) {
    let vertex = graph[number]
    for choice in choices where graph.mayHold(choice, at: vertex) {
      results.removeAll(keepingCapacity: true)
      if !(withoutSelections && table.cases[Int(choice)].isSelection(table)) {
        follow(choice, at: number, flags: vertex.flags, 1) { _ in .free }
      }
      transitions.add(choice: choice, results)
    }
    transitions.addStep(action)
  }

  /// Adds what selecting each tab leads to; what a guard refuses is left to the entry on top.
  private mutating func addTapSteps(of number: Int32, to transitions: inout StackTransitions) {
    let vertex = graph[number]
    let context = graph.context(of: number)
    guard let bar = graph.layer(of: number).bar else { return }
    for tab in table.tabs(of: bar) {
      if tab == context.tab {
        addEach(to: &transitions) { $0.connect(.inPlace, number, vertex.seen(vertex.flags), 0, .free) }
        continue
      }
      for choice in table.cases(of: .tab(tab)) where graph.mayHold(choice, at: vertex) {
        results.removeAll(keepingCapacity: true)
        if table.cases[Int(choice)].isSelection(table) {
          for root in tabRoots(tab, context.layer, vertex.flags) { connect(.inPlace, number, root, 0, .free) }
        }
        transitions.add(choice: choice, results)
      }
      transitions.addStep(nil)
    }
  }
}
