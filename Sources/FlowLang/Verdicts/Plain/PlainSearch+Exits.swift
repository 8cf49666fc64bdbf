/// What cuts back to an entry below and goes on from there.
extension PlainSearch {
  /// Adds an exit, or a cheaper way to make one that is there.
  mutating func addExit(
    _ move: PlainGraph.Move, at vertex: UInt32, _ cost: UInt32, _ origin: PlainGraph.Origin
  ) {
    addExit(number(of: move), at: vertex, cost, origin)
  }

  private mutating func addExit(
    _ move: UInt32, at vertex: UInt32, _ cost: UInt32, _ origin: PlainGraph.Origin
  ) {
    let key = UInt64(vertex) << 32 | UInt64(move)
    if let known = exitNumber[key] {
      guard cost < graph.exits[known].cost else { return }
      graph.exits[known].cost = cost
      graph.exits[known].origin = origin
      pendingExits.append(known)
      return
    }
    let number = graph.exits.count
    exitNumber[key] = number
    graph.exits.append(PlainGraph.Exit(vertex: vertex, move: move, cost: cost, origin: origin))
    nextExit.append(lastExit[Int(vertex)])
    lastExit[Int(vertex)] = UInt32(truncatingIfNeeded: number)
    pendingExits.append(number)
  }

  private mutating func number(of move: PlainGraph.Move) -> UInt32 {
    if let known = moveNumber[move] { return known }
    let number = UInt32(truncatingIfNeeded: graph.moves.count)
    moveNumber[move] = number
    graph.moves.append(move)
    return number
  }

  /// Hands an exit of the head of an edge down to its tail, or lets it end there.
  mutating func handDown(_ number: Int, through edge: PlainGraph.EdgeNumber, from tail: UInt32) {
    let exit = graph.exits[number]
    let move = graph.moves[Int(exit.move)]
    let cost = exit.cost + graph.weight(of: edge)
    let origin = PlainGraph.Origin.along(edge, exit: number)
    let isUp = graph.kind(of: edge) == .up
    switch move {
    case .unwind(let target):
      if isUp && isPlace(graph[tail], place(of: target)) { return land(move, on: tail, cost, origin) }
    case .inTab(let tab, _):
      if keeps(graph[exit.vertex], tab) {
        // What replaces the root of the tab gone to is not there before it is.
        if isUp || graph.context(of: exit.vertex).tab == tab.index { return }
      }
      if keeps(graph[tail], tab) { land(move, on: tail, cost, origin) }
    case .finish(let outcome):
      if isUp, finishes(outcome, graph[exit.vertex].call) {
        return finish(outcome, graph[exit.vertex].call, edge, number, at: tail, cost, origin)
      }
    }
    addExit(exit.move, at: tail, cost, origin)
  }

  /// Lets a move happen at the entry where it ends.
  mutating func land(_ move: PlainGraph.Move, on number: UInt32, _ weight: UInt32, _ origin: PlainGraph.Origin) {
    let vertex = graph[number]
    switch move {
    case .unwind(let target):
      let step = steps[target]
      if step.kind == .over {
        connect(.up, number, self.number(of: entry(step, target, on: vertex)), weight, origin)
      } else {
        connect(.inPlace, number, self.number(of: vertex.replaced(by: step.shown, step.tag)), weight, origin)
      }
    case .inTab(let tab, let target):
      var root = number
      if graph.context(of: number).tab != tab.index {
        if let avoided, avoided.contains(steps[target].shown, in: tab.index) { return }
        root = self.number(of: self.root(of: tab, beside: vertex, cover: target.index << 1 | 1))
        connect(.inPlace, number, root, weight, origin)
      }
      let entry = self.number(of: entry(steps[target], target, on: graph[root]))
      if root == number {
        connect(.up, number, entry, weight, origin)
      } else {
        connect(.up, root, entry, 0, .free)
      }
    case .finish: break
    }
  }

  private mutating func finish(
    _ outcome: OutcomeID, _ call: UInt32, _ edge: PlainGraph.EdgeNumber, _ exit: Int, at caller: UInt32,
    _ weight: UInt32, _ origin: PlainGraph.Origin
  ) {
    if runs.insert(EdgeAndExit(edge: edge, exit: exit)).inserted {
      graph.handlerRuns.append(PlainGraph.HandlerRun(edge: edge, exit: exit, outcome: outcome))
    }
    guard let handler = machine.handler(of: outcome, calledBy: TargetID(call)) else { return }
    apply(steps[handler], handler, at: caller, weight, origin)
  }

  // MARK: Questions

  /// Whether an outcome ends the call of a target.
  private func finishes(_ outcome: OutcomeID, _ call: UInt32) -> Bool {
    guard call != PlainStep.none, case .call(let flow) = machine.model.targets[Int(call)].goal else { return false }
    return machine.model.outcomes[Int(outcome.index)].owner == flow
  }

  /// Whether an entry is the bottom of a tab of the bar that has a tab.
  func keeps(_ vertex: PlainGraph.Vertex, _ tab: TabID) -> Bool {
    let selected = graph.contexts[Int(vertex.context)].tab
    return vertex.isBottom && selected != PlainStep.none && bars[Int(selected)] == bars[Int(tab.index)]
  }

  /// The tab that a target means where an entry is.
  func nearestTab(of target: TargetID, _ context: UInt16) -> TabID? {
    machine.model.nearestTab(of: target, graph.contexts[Int(context)])
  }

  func place(of target: TargetID) -> Target.Place {
    switch machine.model.placing(of: target) {
    case .over(let place), .replaceFrom(let place): place
    default: .root
    }
  }

  private func isPlace(_ vertex: PlainGraph.Vertex, _ place: Target.Place) -> Bool {
    if case .root = place { return vertex.isBottom }
    return machine.model.isPlace(vertex, place)
  }
}

extension Model {
  /// Whether an entry, when it lies below, is a place other than the root.
  func isPlace(_ vertex: PlainGraph.Vertex, _ place: Target.Place) -> Bool {
    switch place {
    case .tag(let tag): return vertex.tag == tag.index
    case .node(let node):
      if vertex.screen == node.index { return true }
      guard vertex.call != PlainStep.none, case .call(let flow) = targets[Int(vertex.call)].goal else { return false }
      return flow == node
    case .root: return false
    }
  }

  /// The tab that `tab` or `in tab` means in a context: one of the nearest bar that has it.
  func nearestTab(of target: TargetID, _ context: PlainGraph.Context) -> TabID? {
    let reference: TabReferenceID
    if case .tab(let own) = self[target].goal {
      reference = own
    } else if case .inTab(let own) = placing(of: target) {
      reference = own
    } else {
      return nil
    }
    let tabs = tabReferences[Int(reference.index)].tabs
    for selected in [context.tab] + context.below where selected != PlainStep.none {
      let bar = self.tabs[Int(selected)].owner
      if let tab = tabs.first(where: { self.tabs[Int($0.index)].owner == bar }) { return tab }
    }
    return nil
  }
}

extension Machine {
  /// What the call of a target says about an outcome.
  func handler(of outcome: OutcomeID, calledBy call: TargetID) -> TargetID? {
    model.handlers[model.details(of: call).handlers].first { $0.outcome == outcome }?.target
  }
}
