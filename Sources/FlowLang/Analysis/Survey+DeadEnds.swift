/// The vertices that are dead ends.
extension Survey {
  /// Returns the vertices of a screen that may have no step left, the nearest first, and whether that is sure whatever
  /// the untracked predicates are.
  func stuck(on screen: NodeID) -> [(vertex: Int32, isSure: Bool)] {
    guard model[screen].kind == .screen, !table.isExternal(screen) else { return [] }
    return vertices(showing: screen).compactMap { number in
      let vertex = graph[number]
      let layer = graph.layer(of: number)
      if isMovedByPlatform(vertex, layer) { return nil }
      var mayLeave = false
      for choices in choices(on: screen, in: layer.bar) {
        var mayBeIdle = false
        for choice in choices where graph.mayHold(choice, at: vertex) {
          let change = self.change(table.cases[Int(choice)], at: number, vertex)
          if change != .never { mayLeave = true }
          if change != .always || mayReturn(choice, to: vertex) { mayBeIdle = true }
        }
        if !mayBeIdle { return nil }
      }
      return (number, !mayLeave)
    }
  }

  /// Returns the cases of each link of a screen and of each tab around it whose guard may refuse it.
  private func choices(on screen: NodeID, in bar: NodeID?) -> [Range<Int32>] {
    table.links(on: screen, in: bar).map { table.cases(of: $0) }
      + (bar.map { table.guardedTabs(of: $0) } ?? []).map { table.cases(of: .tab($0)) }
  }

  /// Returns the predicates that are not tracked and decide what the links of some vertices and the tabs around them do.
  func predicates(deciding vertices: Set<Int32>) -> [Int32] {
    var found: Set<Int32> = []
    for number in vertices {
      let vertex = graph[number]
      for choices in choices(on: vertex.screen, in: graph.layer(of: number).bar) {
        for choice in choices where graph.mayHold(choice, at: vertex) {
          let own = table.cases[Int(choice)]
          for predicate in own.literals.map(\.predicate) + own.assigned.map({ Int32($0.flag.index) })
          where graph.truth(of: predicate, at: vertex) == nil {
            found.insert(predicate)
          }
        }
      }
    }
    return found.sorted()
  }

  /// Whether a case ends the call of an entry, and the handler puts the same entry there again.
  private func mayReturn(_ choice: Int32, to vertex: StackVertex) -> Bool {
    let own = table.cases[Int(choice)]
    guard let first = own.operation.outcome(table), let call = graph.call(of: vertex),
      call.flow == table.flow(of: first)
    else { return false }
    var pending = [(first, vertex.call, graph.flags(vertex.flags, after: choice))]
    var seen: Set<Int32> = [vertex.call]
    var isSame = false
    // The flags that have to be changed back for the state to be the same, and those that are changed on the way.
    let changed = self.changedFlags(own, vertex)
    var assigned: Set<FlagID> = []
    while let (outcome, call, flags) = pending.popLast() {
      guard let handler = table.machine.handler(of: outcome, in: table.calls[Int(call)]) else { continue }
      var choices = table.cases(of: .target(handler)).filter { graph.gate($0).fits(flags) }
      if call == vertex.call { choices.removeAll { !mayHold($0, below: vertex) } }
      let proceeds = choices.contains { table.cases[Int($0)].operation == .proceed }
      if proceeds, let kept = table.calls[Int(call)].request { choices += table.cases(of: kept) }
      for choice in choices {
        let own = table.cases[Int(choice)]
        assigned.formUnion(own.assigned.map(\.flag))
        if mayRestore(vertex, own.operation) && changedFlags(own, vertex).isEmpty { isSame = true }
        guard let next = own.operation.outcome(table) else { continue }
        for other in table.calls.indices.map({ Int32($0) })
        where table.calls[Int(other)].flow == table.flow(of: next) && seen.insert(other).inserted {
          pending.append((next, other, graph.flags(flags, after: choice)))
        }
      }
    }
    return isSame && assigned.isSuperset(of: changed)
  }

  /// Whether the calls that are active below an entry that began with a call do not contradict a case of its handler.
  private func mayHold(_ choice: Int32, below vertex: StackVertex) -> Bool {
    table.cases[Int(choice)].literals.allSatisfy { literal in
      guard case .inCall = table.predicates[literal.predicate], let slot = graph.slot(of: literal.predicate) else {
        return true
      }
      return (graph.contexts[Int(vertex.context)].below & 1 << UInt32(slot) != 0) == literal.value
    }
  }

  private func changedFlags(_ own: StepCase, _ vertex: StackVertex) -> [FlagID] {
    own.assigned.filter { flag, value in
      graph.slot(of: Int32(flag.index)).map { (vertex.flags & 1 << UInt32($0) != 0) != value } ?? false
    }.map(\.flag)
  }

  /// Whether a handler may restore the stack from before the end of a call that began with a vertex.
  private func mayRestore(_ vertex: StackVertex, _ operation: StepCase.Operation) -> Bool {
    switch operation {
    case .stay, .proceed, .back, .dismiss: return false
    case .put(let entrance):
      let entrance = table.entrances[Int(entrance)]
      return mayBegin(entrance, vertex) && mayPut(entrance, vertex)
    case .reset(let entrance): return mayBegin(table.entrances[Int(entrance)], vertex)
    case .replace(let entrance): return !table.tabs(of: table.entrances[Int(entrance)].shown).isEmpty
    case .raise, .open: return true
    case .leave(let exit):
      switch table.exits[Int(exit)] {
      case .pop, .dismiss, .home, .root, .unwind, .finish: return false
      case .over(_, let entrance): return mayBegin(table.entrances[Int(entrance)], vertex)
      case .replaceFrom(_, let entrance): return mayShow(table.entrances[Int(entrance)], vertex)
      case .select, .inTab, .bar: return true
      }
    }
  }

  /// Whether an entrance on the top of a stack, or in a layer of its own, may put the entry of a vertex in its place.
  private func mayPut(_ entrance: Entrance, _ vertex: StackVertex) -> Bool {
    let layer = graph.layers[Int(graph.contexts[Int(vertex.context)].layer)]
    if entrance.presentation == .push { return !vertex.isBottom || layer.presentation == nil || layer.bar != nil }
    return vertex.isBottom && entrance.presentation == layer.presentation
  }

  /// Whether an entrance may show the screen of a vertex, with the call that began with the vertex.
  private func mayBegin(_ entrance: Entrance, _ vertex: StackVertex) -> Bool {
    mayShow(entrance, vertex) && (entrance.call == graph.call(of: vertex) || vertex.isBottom)
  }

  func mayShow(_ entrance: Entrance, _ vertex: StackVertex) -> Bool {
    isSame(entrance, vertex) || graph.layers[Int(graph.contexts[Int(vertex.context)].layer)].bar == entrance.shown
  }
}
