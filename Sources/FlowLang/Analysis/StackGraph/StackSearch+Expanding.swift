/// The steps from a vertex.
extension StackSearch {
  /// Follows every link and everything that the platform offers.
  mutating func expand(_ number: Int32) {
    let vertex = graph[number]
    let layer = graph.layer(of: number)
    if vertex.isTap { return expandTap(number, vertex, layer) }
    if table.isExternal(vertex.screen) {
      expandExternal(number, vertex)
    } else {
      for link in table.links(on: vertex.screen, in: layer.bar) {
        follow(cases(of: link), at: number, .link(link, on: vertex.screen, outcome: nil)) { search, choice in
          search.origin(.link(link, on: vertex.screen, outcome: search.outcome(of: choice)), choice)
        }
      }
    }
    expandPlatform(number, vertex, layer)
    changeFlags(at: number)
    openFromOutside(number, vertex.flags)
  }

  /// Changes each tracked external flag, and returns the vertices that this leads to.
  @discardableResult
  mutating func changeFlags(at number: Int32) -> [Int32] {
    let vertex = graph[number]
    var heads: [Int32] = []
    for (slot, flag) in graph.precision.flags.enumerated() where table.isExternalFlag(flag) {
      guard let flags = graph.changed(vertex.flags, slot: slot) else { continue }
      take { search in
        search.connect(
          .inPlace, number, vertex.seen(flags), 1,
          search.origin(.flag(FlagID(UInt32(flag)), flags & 1 << UInt32(slot) != 0)))
      }
      heads.append(self.number(of: vertex.seen(flags)))
    }
    return heads
  }

  private func outcome(of choice: Int32) -> OutcomeID? {
    let own = table.cases[Int(choice)]
    return own.ending?.outcome ?? own.operation.outcome(table)
  }

  private mutating func expandExternal(_ number: Int32, _ vertex: StackVertex) {
    if let call = graph.call(of: vertex), call.flow == vertex.screen {
      for outcome in model.details(of: call.flow).outcomes.map({ OutcomeID($0) }) {
        let action = Action.externalOutcome(outcome)
        if graph.isRoot(vertex) {
          let choices = table.cases(ofEnding: call.target, in: outcome)
          graph.addGates()
          follow(choices, at: number, action) { $0.origin(action, $1) }
        } else {
          let finish = table.number(of: .finish(outcome))
          take(action) { $0.addExit(finish, vertex.flags, at: number, 1, $0.origin(action)) }
        }
      }
    }
    if !graph.isRoot(vertex) {
      take { $0.addExit(ExitMove.popNumber, vertex.flags, at: number, 1, $0.origin(.externalBack(vertex.screen))) }
    }
  }

  private mutating func expandPlatform(_ number: Int32, _ vertex: StackVertex, _ layer: StackLayer) {
    if table.isBackAutomatic(on: vertex.screen) {
      if !vertex.isBottom && !table.isExternal(vertex.screen) {
        take { $0.addExit(ExitMove.popNumber, vertex.flags, at: number, 1, $0.origin(.back)) }
      }
      if layer.presentation?.isClosable == true {
        take { $0.addExit(ExitMove.dismissNumber, vertex.flags, at: number, 1, $0.origin(.dismiss)) }
      }
    }
    guard let bar = layer.bar else { return }
    take { $0.addExit(ExitMove.barNumber, vertex.flags, at: number, 1, .free) }
    // The `else` of a guard of a tab's root is performed on this entry.
    for tab in table.guardedTabs(of: bar) {
      follow(cases(of: .tab(tab)), at: number, .tab(tab), selecting: false) { $0.origin(.tab(tab), $1) }
    }
  }

  /// Selects every tab of a bar that was tapped; a refused selection is handled at the entry on top.
  private mutating func expandTap(_ number: Int32, _ vertex: StackVertex, _ layer: StackLayer) {
    let context = graph.context(of: number)
    for tab in layer.bar.map({ table.tabs(of: $0) }) ?? [] {
      if tab == context.tab {
        take { $0.connect(.inPlace, number, vertex.seen(vertex.flags), 0, $0.origin(.tab(tab))) }
        continue
      }
      takeEach(of: cases(of: .tab(tab)), at: number, nil) { search, choice in
        guard search.table.isSelection(choice) else { return }
        let origin = search.origin(.tab(tab), choice)
        search.visitTabRoots(tab, context.layer, vertex.flags) { search, root, choice in
          search.connect(.inPlace, number, root, 0, search.origin(origin, choosing: choice))
        }
      }
    }
  }

  // MARK: Steps

  /// Takes a step of the platform, which has one case.
  @inline(__always) private mutating func take(_ action: Action? = nil, _ operation: (inout StackSearch) -> Void) {
    if transitions != nil { results.removeAll(keepingCapacity: true) }
    operation(&self)
    if transitions == nil || results.isEmpty { return }
    transitions?.add(results)
    transitions?.addStep(action)
  }

  /// Takes a step with each of its cases that nothing contradicts.
  @inline(__always) private mutating func takeEach(
    of choices: Range<Int32>, at number: Int32, _ action: Action?, _ operation: (inout StackSearch, Int32) -> Void
  ) {
    let vertex = graph[number]
    for choice in choices where graph.mayHold(choice, at: vertex) {
      if transitions != nil { results.removeAll(keepingCapacity: true) }
      operation(&self, choice)
      transitions?.add(choice: choice, results)
    }
    transitions?.addStep(action)
  }

  /// Applies each case of a step that nothing contradicts at an entry.
  ///
  /// - Parameter selecting: Whether a case may select a tab; where not, a tap on the bar does that.
  private mutating func follow(
    _ choices: Range<Int32>, at number: Int32, _ action: Action, selecting: Bool = true,
    _ origin: (inout StackSearch, Int32) -> StackGraph.Origin
  ) {
    let flags = graph[number].flags
    takeEach(of: choices, at: number, action) { search, choice in
      guard search.table.cases[Int(choice)].isOffered, selecting || !search.table.isSelection(choice) else { return }
      search.apply(choice, at: number, flags: flags, 1) { origin(&$0, choice) }
    }
  }

  /// Applies the operation of a case at an entry.
  ///
  /// - Parameters:
  ///   - choice: The case.
  ///   - number: The entry.
  ///   - before: The flags before the case.
  ///   - weight: The number of steps from the entry, the step itself included.
  ///   - origin: The steps.
  mutating func apply(
    _ choice: Int32, at number: Int32, flags before: UInt32, _ weight: Int32,
    _ origin: (inout StackSearch) -> StackGraph.Origin
  ) {
    let vertex = graph[number]
    let flags = graph.flags(before, after: choice)
    let isFirstLayer = graph.layer(of: number).presentation == nil
    func stays(_ search: inout StackSearch, _ flags: UInt32) {
      if flags == vertex.flags && !vertex.isCovered {
        search.results.append(.inPlace(number))
      } else {
        search.connect(.inPlace, number, vertex.seen(flags), weight, origin(&search))
      }
    }
    switch table.cases[Int(choice)].operation {
    case .stay, .proceed: stays(&self, flags)
    // Where there is nothing to leave, nothing is set.
    case .back where vertex.isBottom && isFirstLayer: stays(&self, graph.flags(before, afterEndIn: choice))
    case .back: addExit(ExitMove.popNumber, flags, at: number, weight, origin(&self))
    case .dismiss where isFirstLayer: stays(&self, graph.flags(before, afterEndIn: choice))
    case .dismiss: addExit(ExitMove.dismissNumber, flags, at: number, weight, origin(&self))
    case .leave(let exit): leave(exit, at: number, vertex, flags, weight, origin(&self))
    case .raise(let tag): raise(tag, at: number, flags, weight, origin(&self))
    case .open(let index): open(index, from: number, flags, weight, origin(&self), isFromOutside: false)
    case .put(let entrance): put(entrance, on: number, flags, weight, origin(&self))
    case .replace(let entrance):
      connect(.inPlace, number, replaced(vertex, by: table.entrances[Int(entrance)], flags), weight, origin(&self))
    case .reset(let entrance):
      let origin = origin(&self)
      let call = table.entranceCalls[Int(entrance)]
      visitBottoms(table.entrances[Int(entrance)], call, in: nil, over: 0, flags) { search, bottom, choice in
        search.connect(.reset, number, bottom, weight, search.origin(origin, choosing: choice))
      }
    }
  }

  private mutating func leave(
    _ exit: Int32, at number: Int32, _ vertex: StackVertex, _ flags: UInt32, _ weight: Int32,
    _ origin: StackGraph.Origin
  ) {
    switch table.exits[Int(exit)] {
    case .over(.root, let entrance) where vertex.isBottom: put(entrance, on: number, flags, weight, origin)
    case .replaceFrom(.root, let entrance) where vertex.isBottom:
      connect(.inPlace, number, replaced(vertex, by: table.entrances[Int(entrance)], flags), weight, origin)
    default: addExit(exit, flags, at: number, weight, origin)
    }
  }
}
