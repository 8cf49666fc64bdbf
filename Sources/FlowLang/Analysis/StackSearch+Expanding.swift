/// What can be done from a vertex.
extension StackSearch {
  /// Follows every link and everything that the platform offers.
  mutating func expand(_ number: Int32) {
    let vertex = graph[number]
    let layer = graph.layer(of: number)
    if table.isExternal(vertex.screen) {
      expandExternal(number, vertex, layer)
    } else {
      for link in table.links(on: vertex.screen, in: layer.bar) {
        for choice in cases(of: link) {
          follow(choice, at: number, flags: vertex.flags, 1) { search in
            search.origin(.link(link, on: vertex.screen, outcome: search.outcome(of: choice)), choice)
          }
        }
      }
    }
    expandPlatform(number, vertex, layer)
    changeFlags(at: number)
    openFromOutside(number, vertex.flags)
  }

  /// Lets each tracked flag change that may by itself, and says to which vertices that leads.
  @discardableResult
  mutating func changeFlags(at number: Int32) -> [Int32] {
    let vertex = graph[number]
    var heads: [Int32] = []
    for (slot, flag) in graph.precision.flags.enumerated() where table.isExternalFlag(flag) {
      guard let flags = graph.changed(vertex.flags, slot: slot) else { continue }
      connect(
        .inPlace, number, vertex.seen(flags), 1,
        origin(.flag(FlagID(UInt32(flag)), flags & 1 << UInt32(slot) != 0)))
      heads.append(self.number(of: vertex.seen(flags)))
    }
    return heads
  }

  private func outcome(of choice: Int32) -> OutcomeID? {
    let own = table.cases[Int(choice)]
    if let ending = own.ending { return ending.outcome }
    if case .leave(let exit) = own.operation, case .finish(let outcome) = table.exits[Int(exit)] { return outcome }
    return nil
  }

  private mutating func expandExternal(_ number: Int32, _ vertex: StackVertex, _ layer: StackLayer) {
    if let call = graph.call(of: vertex), call.flow == vertex.screen {
      for outcome in model.details(of: call.flow).outcomes.map({ OutcomeID($0) }) {
        if let choices = endings(at: vertex, layer, outcome) {
          for choice in choices {
            follow(choice, at: number, flags: vertex.flags, 1) { $0.origin(.externalOutcome(outcome), choice) }
          }
          continue
        }
        addExit(
          table.number(of: .finish(outcome)), vertex.flags, at: number, 1, origin(.externalOutcome(outcome)))
      }
    }
    if !vertex.isBottom || layer.presentation != nil {
      addExit(ExitMove.popNumber, vertex.flags, at: number, 1, origin(.externalBack(vertex.screen)))
    }
  }

  /// The cases of what happens when code that is not here ends a call at the root; nil where the call is not there.
  mutating func endings(at vertex: StackVertex, _ layer: StackLayer, _ outcome: OutcomeID) -> Range<Int32>? {
    guard let call = graph.call(of: vertex), vertex.isBottom, layer.presentation == nil else { return nil }
    let cases = table.cases(ofEnding: call.target, in: outcome)
    graph.addGates()
    return cases
  }

  mutating func expandPlatform(
    _ number: Int32, _ vertex: StackVertex, _ layer: StackLayer, followsGuards: Bool = true
  ) {
    if table.isBackAutomatic(on: vertex.screen) {
      if !vertex.isBottom && !table.isExternal(vertex.screen) {
        addExit(ExitMove.popNumber, vertex.flags, at: number, 1, origin(.back))
      }
      if layer.presentation?.isClosable == true {
        addExit(ExitMove.dismissNumber, vertex.flags, at: number, 1, origin(.dismiss))
      }
    }
    guard let bar = layer.bar else { return }
    addExit(ExitMove.barNumber, vertex.flags, at: number, 1, .free)
    guard followsGuards else { return }
    // What a guard of a tab's root shows instead is shown here.
    for tab in table.guardedTabs(of: bar) {
      for choice in cases(of: .tab(tab)) where !table.cases[Int(choice)].isSelection(table) {
        follow(choice, at: number, flags: vertex.flags, 1) { $0.origin(.tab(tab), choice) }
      }
    }
  }

  /// Selects every tab of a bar that was tapped.
  mutating func expandTap(_ number: Int32) {
    let vertex = graph[number]
    let context = graph.context(of: number)
    guard let bar = graph.layer(of: number).bar else { return }
    for tab in table.tabs(of: bar) {
      if tab == context.tab {
        connect(.inPlace, number, vertex.seen(vertex.flags), 0, origin(.tab(tab)))
        continue
      }
      for choice in cases(of: .tab(tab))
      where table.cases[Int(choice)].isSelection(table) && graph.mayHold(choice, at: vertex) {
        let origin = origin(.tab(tab), choice)
        visitTabRoots(tab, context.layer, vertex.flags) { search, root, choice in
          search.connect(.inPlace, number, root, 0, search.origin(origin, choosing: choice))
        }
      }
    }
  }

  /// Lets a case happen at an entry, if nothing is known against it.
  mutating func follow(
    _ choice: Int32, at number: Int32, flags: UInt32, _ weight: Int32,
    _ origin: (inout StackSearch) -> StackGraph.Origin
  ) {
    var vertex = graph[number]
    vertex.flags = flags
    guard table.cases[Int(choice)].isOffered, graph.mayHold(choice, at: vertex) else { return }
    apply(choice, at: number, flags: flags, weight, origin)
  }

  /// Lets the operation of a case happen at an entry.
  ///
  /// - Parameters:
  ///   - choice: The case.
  ///   - number: The entry.
  ///   - before: The flags when it happens.
  ///   - weight: How many steps lead to it from the entry, the step itself included.
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
      connect(
        .inPlace, number, replaced(vertex, by: table.entrances[Int(entrance)], flags), weight, origin(&self))
    case .reset(let entrance):
      let origin = origin(&self)
      let call = table.entranceCalls[Int(entrance)]
      visitBottoms(table.entrances[Int(entrance)], call, .init(presentation: nil, below: 0), flags) {
        search, bottom, choice in
        search.connect(.anew, number, bottom, weight, search.origin(origin, choosing: choice))
      }
    }
  }

  private mutating func leave(
    _ exit: Int32, at number: Int32, _ vertex: StackVertex, _ flags: UInt32, _ weight: Int32,
    _ origin: StackGraph.Origin
  ) {
    switch table.exits[Int(exit)] {
    case .over(.root, let entrance) where vertex.isBottom:
      put(entrance, on: number, flags, weight, origin)
    case .replaceFrom(.root, let entrance) where vertex.isBottom:
      connect(.inPlace, number, replaced(vertex, by: table.entrances[Int(entrance)], flags), weight, origin)
    default: addExit(exit, flags, at: number, weight, origin)
    }
  }
}
