/// The facts that may be true of the targets of a flow, by the vertices of a ``StackGraph``.
///
/// Facts are computed on demand; ``Replay`` decides whether a state shows them.
final class Survey {
  let graph: StackGraph
  let leaving: DirectedGraph
  private let askers: Askers
  /// The indices in ``StackGraph/reached`` of the vertices that show each screen, the nearest first.
  private let places: DirectedGraph
  /// The indices in ``StackGraph/runs`` of the runs of each handler.
  private let runs: DirectedGraph
  /// The sightings that were found last: several questions in turn are about the same target.
  private var last: (target: TargetID, sightings: [Sighting])?

  /// A vertex, or the run of a handler, that may ask a target.
  struct Sighting {
    let vertex: Int32
    /// The case in ``StepTable/cases``.
    let choice: Int32
    /// The link, tab, url or run that asks.
    let source: Source
    /// The facts that may be true.
    let facts: UInt8
    /// Whether the case may change the state.
    let mayChange: Bool
    /// The case that a `continue` resumes; -1 for none.
    var next: Int32 = -1
  }

  enum Source {
    case link(LinkID)
    case tab(TabID)
    case entryPoint(edge: Int32)
    case run(Int32)
    /// An external flow ends a call at the root.
    case outcome(OutcomeID)
  }

  var table: StepTable { graph.table }
  var model: Model { graph.model }

  /// - Parameter askers: The links, tabs, urls and handlers that ask each target; nil to find them in this graph.
  init(_ graph: StackGraph, _ askers: Askers?) {
    self.graph = graph
    self.askers = askers ?? Askers(graph)
    leaving = graph.leaving
    places = DirectedGraph(vertexCount: graph.model.nodes.count) { visit in
      for (place, vertex) in graph.reached.enumerated() { visit(Int(graph[vertex].screen.index), place) }
    }
    runs = DirectedGraph(vertexCount: graph.model.targets.count) { visit in
      for (place, run) in graph.runs.enumerated() { if let handler = run.handler { visit(Int(handler.index), place) } }
    }
  }

  /// Returns the vertices that show a screen on top, the nearest first.
  func vertices(showing screen: NodeID) -> [Int32] {
    places.successors(of: Int(screen.index)).map { graph.reached[Int($0)] }
  }

  /// Whether something shows a screen on top.
  func isShown(_ screen: NodeID) -> Bool { places.successorCount(of: Int(screen.index)) > 0 }

  // MARK: Sightings

  /// Returns the sightings of a target, the nearest first, but those of handlers last.
  func sightings(of target: TargetID) -> [Sighting] {
    if let last, last.target == target { return last.sightings }
    let sightings = allSightings(of: target)
    last = (target, sightings)
    return sightings
  }

  private func allSightings(of target: TargetID) -> [Sighting] {
    var result: [Sighting] = []
    let asker = askers[target]
    let places = asker.screens.flatMap { self.places.successors(of: Int($0.index)) }
    for place in asker.screens.count > 1 ? places.sorted() : places {
      visit(graph.reached[Int(place)], asker, target, &result)
    }
    if asker.isAskedAtOpenings {
      for (index, edge) in graph.edges.enumerated() where edge.kind == .reset {
        visitOpening(Int32(index), edge, target, &result)
      }
    }
    for place in asker.handlers.flatMap({ runs.successors(of: Int($0.index)) }).sorted() {
      visitRun(Int32(place), graph.runs[Int(place)], target, &result)
    }
    return result
  }

  private func visit(_ number: Int32, _ asker: Askers.Asker, _ target: TargetID, _ result: inout [Sighting]) {
    let vertex = graph[number]
    let layer = graph.layer(of: number)
    for outcome in asker.outcomes where table.flow(of: outcome) == vertex.screen {
      visitEndings(number, outcome, target, &result)
    }
    if !table.isExternal(vertex.screen) {
      for link in table.links(on: vertex.screen, in: layer.bar) where asker.contains(link) {
        visit(table.cases(of: link), .link(link), at: number, target, &result)
      }
    }
    guard let bar = layer.bar, asker.isAskedByTabs else { return }
    for tab in table.guardedTabs(of: bar) { visit(table.cases(of: .tab(tab)), .tab(tab), at: number, target, &result) }
  }

  private func visit(
    _ choices: Range<Int32>, _ source: Source, at number: Int32, _ target: TargetID, _ result: inout [Sighting]
  ) {
    let vertex = graph[number]
    for choice in choices where table.asks(target, in: choice) && graph.mayHold(choice, at: vertex) {
      let own = table.cases[Int(choice)]
      note(target, own, choice, source, at: number, change(own, at: number, vertex), &result)
    }
  }

  /// Adds the sightings of a target in the `on` of a call at the root that an external flow ends.
  private func visitEndings(_ number: Int32, _ outcome: OutcomeID, _ target: TargetID, _ result: inout [Sighting]) {
    let vertex = graph[number]
    guard let call = graph.call(of: vertex), graph.isRoot(vertex) else { return }
    visit(table.cases(ofEnding: call.target, in: outcome), .outcome(outcome), at: number, target, &result)
  }

  /// Adds the sightings of a target in the `else` of a guard that refuses a url.
  private func visitOpening(_ index: Int32, _ edge: StackGraph.Edge, _ target: TargetID, _ result: inout [Sighting]) {
    guard edge.isFromOutside, case .step(let step) = edge.origin,
      case .entryPoint(let entryPoint) = graph.steps[Int(step)].action
    else { return }
    var vertex = graph[edge.head]
    vertex.cover = StackVertex.seen
    // The `else` is performed on the start, which is a single entry unless a flow or a tab bar decides it.
    let isAlone = table.openings.entryPoints[entryPoint].allSatisfy { !$0.isRefused || $0.shown.isSingle }
    for choice in table.cases(of: .entryPoint(entryPoint))
    where table.asks(target, in: choice) && graph.mayHold(choice, at: vertex) {
      let own = table.cases[Int(choice)]
      let change = isAlone ? self.change(own, at: edge.head, vertex) : .maybe
      note(target, own, choice, .entryPoint(edge: index), at: edge.tail, change, &result)
    }
  }

  private func visitRun(_ index: Int32, _ run: StackGraph.HandlerRun, _ target: TargetID, _ result: inout [Sighting]) {
    let edge = graph.edges[Int(run.edge)]
    guard let handler = run.handler, let call = graph.call(of: graph[edge.head]) else { return }
    let vertex = graph[edge.tail].seen(graph.exits[Int(run.exit)].flags)
    for choice in table.cases(of: .target(handler), continuing: call.request)
    where table.asks(target, in: choice) && graph.mayHold(choice, at: vertex) {
      let own = table.cases[Int(choice)]
      if case .proceed = own.operation, let kept = call.request {
        noteContinue(target, own, choice, kept, .run(index), at: edge.tail, vertex, &result)
      } else {
        note(target, own, choice, .run(index), at: edge.tail, change(own, at: edge.tail, vertex), &result)
      }
    }
    guard let kept = call.request else { return }
    var isLink = false
    if case .target = kept { isLink = true }
    for choice in table.cases(of: kept) where table.asks(target, in: choice) && graph.mayHold(choice, at: vertex) {
      let own = table.cases[Int(choice)]
      // Which flags the `on` sets before is not known here.
      let change = own.assigned.isEmpty && isLink ? change(own, at: edge.tail, vertex) : .maybe
      note(target, own, choice, .run(index), at: edge.tail, change, isContinued: isLink, &result)
    }
  }

  /// Adds the sightings of a `continue`: the cases of the request that it resumes, unless a guard refuses it again.
  private func noteContinue(
    _ target: TargetID, _ own: StepCase, _ choice: Int32, _ kept: Request, _ source: Source, at number: Int32,
    _ vertex: StackVertex, _ result: inout [Sighting]
  ) {
    let after = vertex.seen(graph.flags(vertex.flags, after: choice))
    // A url opens the start of the app where a guard without an `else` refuses it.
    let isOpening = if case .entryPoint = kept { true } else { false }
    for next in table.cases(of: kept) where graph.mayHold(next, at: after) {
      let following = table.cases[Int(next)]
      var change = assignment(own, vertex)
      if !following.isRefused && change != .always {
        change = max(change, isOpening ? .maybe : self.change(following, at: number, after))
      }
      note(target, own, choice, source, at: number, change, next: next, &result)
    }
  }

  /// - Parameter isContinued: Whether a `continue` asks for a link again, which no state offers then.
  private func note(
    _ target: TargetID, _ own: StepCase, _ choice: Int32, _ source: Source, at vertex: Int32, _ change: Change,
    isContinued: Bool = false, next: Int32 = -1, _ result: inout [Sighting]
  ) {
    for (place, asked) in own.asked.enumerated() where asked.target == target {
      if isContinued && place == 0 {
        let facts = asked.isOwn && change != .never ? Fact.works.bit : 0
        result.append(
          Sighting(vertex: vertex, choice: choice, source: source, facts: facts, mayChange: change != .never))
        continue
      }
      var facts = Fact.seen.bit
      let change = self.change(change, own, ofAsked: place, at: vertex)
      if asked.holds {
        facts |= Fact.holds.bit
        if asked.isOwn {
          if change != .never { facts |= Fact.works.bit }
          if change != .always { facts |= Fact.idle.bit }
        }
        if let place = model.anchor(of: target) { facts |= presence(of: place, target, own) | Fact.ambiguous.bit }
        facts |= Fact.otherBelow.bit
      }
      result.append(
        Sighting(
          vertex: vertex, choice: choice, source: source, facts: facts, mayChange: change != .never, next: next))
    }
  }

  /// Returns the change by one of the targets of a case that may end a call at the root. The effect of the `on` does
  /// not count for the targets asked before it, except for the flags; for an `on` that opens an entry, it does.
  private func change(_ change: Change, _ own: StepCase, ofAsked place: Int, at number: Int32) -> Change {
    guard let ending = own.ending else { return change }
    if place < ending.askedCount {
      if case .open? = own.target.map({ model[$0].goal }), place == ending.askedCount - 1 { return .always }
      return change
    }
    switch own.operation {
    case .stay: return assignment(own.assigned, own, graph[number], before: ending.assigned)
    case .back, .dismiss: return change == .never ? .never : .maybe
    default: return change == .always ? .always : .maybe
    }
  }

  private func presence(of place: Target.Anchor, _ target: TargetID, _ own: StepCase) -> UInt8 {
    var predicate = Predicate.below(place)
    if case .raise(let tag) = model[target].goal { predicate = .raisable(tag) }
    let number = table.predicates.number(of: predicate)
    guard let literal = own.literals.first(where: { $0.predicate == number }) else {
      return Fact.present.bit | Fact.absent.bit
    }
    return literal.value ? Fact.present.bit : Fact.absent.bit
  }

  // MARK: Changes

  /// Whether something changes the state.
  enum Change: Comparable { case never, maybe, always }

  /// Whether Back, closing the layer or another tab changes the state.
  func isMovedByPlatform(_ vertex: StackVertex, _ layer: StackLayer) -> Bool {
    if table.isBackAutomatic(on: vertex.screen) && (!vertex.isBottom || layer.presentation?.isClosable == true) {
      return true
    }
    guard let bar = layer.bar else { return false }
    return !vertex.isBottom || table.tabs(of: bar).count > table.guardedTabs(of: bar).count + 1
  }

  func change(_ own: StepCase, at number: Int32, _ vertex: StackVertex) -> Change {
    guard own.isOffered else { return .never }
    let layer = graph.layer(of: number)
    let isFirstBottom = graph.isRoot(vertex)
    switch own.operation {
    // Where there is nothing to leave, nothing is set.
    case .back: return isFirstBottom ? assignment(own.ending?.assigned ?? [], own, vertex) : .always
    case .dismiss: return layer.presentation == nil ? assignment(own.ending?.assigned ?? [], own, vertex) : .always
    case .put, .open: return .always
    case .stay: return assignment(own, vertex)
    case .proceed: return .maybe
    case .raise(let tag): return vertex.tag == tag ? assignment(own, vertex) : .always
    case .replace(let entrance):
      return isSame(table.entrances[Int(entrance)], vertex) ? assignment(own, vertex) : .always
    case .reset(let entrance):
      let entrance = table.entrances[Int(entrance)]
      if let bar = layer.bar { return isFirstBottom && entrance.shown == bar ? .maybe : .always }
      let isShown = isSame(entrance, vertex) && entrance.call == graph.call(of: vertex)
      return isFirstBottom && isShown ? assignment(own, vertex) : .always
    case .leave(let exit):
      switch table.exits[Int(exit)] {
      case .pop, .dismiss, .unwind, .finish, .bar: return .always
      case .home: return isFirstBottom ? assignment(own, vertex) : .always
      case .root: return vertex.isBottom ? assignment(own, vertex) : .always
      case .select(let tab, let isSelected):
        let isHere = graph.context(of: number).tab == tab
        return isHere && isSelected && vertex.isBottom
          ? assignment(own, vertex) : isHere == isSelected ? .always : .maybe
      case .over(_, let entrance), .replaceFrom(_, let entrance), .inTab(_, let entrance, _):
        return mayShow(table.entrances[Int(entrance)], vertex) ? .maybe : .always
      }
    }
  }

  /// Whether the flags change.
  private func assignment(_ own: StepCase, _ vertex: StackVertex) -> Change { assignment(own.assigned, own, vertex) }

  /// - Parameter earlier: The flags that were set and cleared before.
  private func assignment(
    _ assigned: [(flag: FlagID, value: Bool)], _ own: StepCase, _ vertex: StackVertex,
    before earlier: [(flag: FlagID, value: Bool)] = []
  ) -> Change {
    var result = Change.never
    for (flag, value) in assigned {
      let before =
        earlier.last { $0.flag == flag }?.value
        ?? graph.slot(of: Int32(flag.index)).map { vertex.flags & 1 << UInt32($0) != 0 }
        ?? own.literals.first { $0.predicate == Int32(flag.index) }?.value
        ?? table.predicates.values.implied(Int32(flag.index), by: own.literals)
      if before == nil { result = .maybe } else if before != value { return .always }
    }
    return result
  }

  /// Returns the screen that must be right below a vertex for a case to change nothing: `S over T` puts the `S` on top
  /// there again.
  func screenRestoring(_ own: StepCase, at number: Int32) -> NodeID? {
    guard case .leave(let exit) = own.operation, case .over(.node(let screen), let entrance) = table.exits[Int(exit)],
      model[screen].kind == .screen, own.assigned.isEmpty
    else { return nil }
    let (entered, vertex) = (table.entrances[Int(entrance)], graph[number])
    return entered.presentation == .push && isSame(entered, vertex) && vertex.call < 0 && !vertex.isBottom
      && entered.call == nil ? screen : nil
  }

  /// Returns the root that is right below a vertex where `S in tab T` changes nothing, which puts the `S` on top there
  /// again.
  func rootBelow(_ own: StepCase, at number: Int32) -> NodeID? {
    guard case .leave(let exit) = own.operation, case .inTab(let tab, let entrance, _) = table.exits[Int(exit)],
      own.assigned.isEmpty, table.tabRoots[Int(tab.index)].count == 1
    else { return nil }
    let (entered, vertex) = (table.entrances[Int(entrance)], graph[number])
    return entered.presentation == .push && isSame(entered, vertex) && !vertex.isBottom
      ? table.tabRoots[Int(tab.index)][0].root : nil
  }

  func isSame(_ entrance: Entrance, _ vertex: StackVertex) -> Bool {
    entrance.shown == vertex.screen && entrance.tag == vertex.tag
      && model.details(of: entrance.shown).parameters.isEmpty
  }
}
