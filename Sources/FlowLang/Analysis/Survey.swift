/// What may be true of the targets of a flow, by the vertices of a ``StackGraph``.
///
/// All that can be true is found; whether a state shows it is for ``Replay`` to say.
struct Survey {
  let graph: StackGraph
  let leaving: DirectedGraph
  /// The occasions of each target by its number, the nearest first but for those of handlers, which come last.
  private(set) var sightings: [[Sighting]]
  /// The nearest vertices at which nothing may be left, by screen.
  private(set) var stuck: [NodeID: [Int32]] = [:]
  /// Those of them at which nothing can be left, whatever is not tracked.
  private(set) var surelyStuck: Set<Int32> = []
  /// The vertices that show each screen on top, the nearest first.
  private(set) var shown: [NodeID: [Int32]] = [:]

  /// A vertex, or the run of a handler, that may ask a target.
  struct Sighting {
    let vertex: Int32
    /// The case in ``StepTable/cases``.
    let choice: Int32
    /// The link, tab, url or run that asks.
    let source: Source
    /// What may be true.
    let facts: UInt8
    /// Whether the case may change the state.
    let mayChange: Bool
    /// The case that a `continue` goes on to; -1 for none.
    var next: Int32 = -1
  }

  enum Source {
    case link(LinkID)
    case tab(TabID)
    case wayIn(edge: Int32)
    case run(Int32)
  }

  private var table: StepTable { graph.table }
  private var model: Model { graph.model }

  init(_ graph: StackGraph) {
    self.graph = graph
    leaving = graph.leaving
    sightings = Array(repeating: [], count: graph.model.targets.count)
    for vertex in graph.reached { visit(vertex) }
    for (index, edge) in graph.edges.enumerated() where edge.kind == .anew { visitOpening(Int32(index), edge) }
    for index in graph.runs.indices { visitRun(Int32(index)) }
  }

  private mutating func visit(_ number: Int32) {
    let vertex = graph[number]
    let layer = graph.layer(of: number)
    shown[vertex.screen, default: []].append(number)
    if model[vertex.screen].isExternal { return }
    var mayStay = !isMovedByPlatform(number, vertex, layer)
    var mayLeave = false
    for link in table.links(on: vertex.screen, in: layer.bar) {
      var mayBeIdle = false
      for choice in table.cases(of: .target(model[link].target)) {
        let own = table.cases[Int(choice)]
        guard mayHold(own, at: vertex) else { continue }
        let change = self.change(own, at: number, vertex)
        if change != .never { mayLeave = true }
        if change != .always || mayReturn(own, to: vertex) { mayBeIdle = true }
        note(own, choice, .link(link), at: number, change)
      }
      mayStay = mayStay && mayBeIdle
    }
    if mayStay && model[vertex.screen].kind == .screen {
      stuck[vertex.screen, default: []].append(number)
      if !mayLeave { surelyStuck.insert(number) }
    }
    guard let bar = layer.bar else { return }
    for tab in table.guardedTabs(of: bar) {
      for choice in table.cases(of: .tab(tab)) {
        let own = table.cases[Int(choice)]
        guard !own.asked.isEmpty, mayHold(own, at: vertex) else { continue }
        note(own, choice, .tab(tab), at: number, change(own, at: number, vertex))
      }
    }
  }

  /// What the `else` of a guard does that refuses a url.
  private mutating func visitOpening(_ index: Int32, _ edge: StackGraph.Edge) {
    guard edge.isFromOutside, case .step(let step) = edge.origin, case .wayIn(let wayIn) = graph.steps[Int(step)].action
    else { return }
    for choice in table.cases(of: .wayIn(wayIn)) {
      let own = table.cases[Int(choice)]
      var vertex = graph[edge.head]
      vertex.cover = StackVertex.seen
      guard !own.asked.isEmpty, mayHold(own, at: vertex) else { continue }
      note(own, choice, .wayIn(edge: index), at: edge.tail, .maybe)
    }
  }

  private mutating func visitRun(_ index: Int32) {
    let run = graph.runs[Int(index)]
    let edge = graph.edges[Int(run.edge)]
    guard let call = graph.call(of: graph[edge.head]), let handler = table.machine.handler(of: run.outcome, in: call)
    else { return }
    let vertex = graph[edge.tail].seen(graph.exits[Int(run.exit)].flags)
    for choice in table.cases(of: .target(handler), continuing: call.request) {
      let own = table.cases[Int(choice)]
      guard mayHold(own, at: vertex) else { continue }
      if case .proceed = own.operation, let kept = call.request {
        noteContinue(own, choice, kept, .run(index), at: edge.tail, vertex)
      } else {
        note(own, choice, .run(index), at: edge.tail, change(own, at: edge.tail, vertex))
      }
    }
    guard let kept = call.request else { return }
    for choice in table.cases(of: kept) {
      let own = table.cases[Int(choice)]
      guard mayHold(own, at: vertex) else { continue }
      note(own, choice, .run(index), at: edge.tail, .maybe, isContinued: true)
    }
  }

  /// What a `continue` may do: what it goes on to, unless a guard refuses that again.
  private mutating func noteContinue(
    _ own: StepCase, _ choice: Int32, _ kept: Request, _ source: Source, at number: Int32, _ vertex: StackVertex
  ) {
    let after = vertex.seen(graph.flags(vertex.flags, assigning: own.assigned))
    for next in table.cases(of: kept) {
      let following = table.cases[Int(next)]
      guard mayHold(following, at: after) else { continue }
      var change = assignment(own, vertex)
      if !following.isRefused && change != .always { change = max(change, self.change(following, at: number, after)) }
      note(own, choice, source, at: number, change, next: next)
    }
  }

  private func mayHold(_ own: StepCase, at vertex: StackVertex) -> Bool {
    for literal in own.literals where !graph.mayHold(literal, at: vertex) { return false }
    return true
  }

  /// Whether a case ends the call of an entry, and what is said about that puts the same entry there again.
  private func mayReturn(_ own: StepCase, to vertex: StackVertex) -> Bool {
    guard case .leave(let exit) = own.operation, case .finish(let outcome) = table.exits[Int(exit)],
      let call = graph.call(of: vertex), call.flow == model[outcome].owner,
      let handler = table.machine.handler(of: outcome, in: call)
    else { return false }
    let requests = [.target(handler)] + (call.request.map { [$0] } ?? [])
    return requests.flatMap { table.cases(of: $0) }.contains { choice in
      switch table.cases[Int(choice)].operation {
      case .stay, .proceed, .back, .dismiss: false
      case .put(let entrance): isSame(table.entrances[Int(entrance)], vertex)
      case .leave, .replace, .reset, .raise, .open: true
      }
    }
  }

  private mutating func note(
    _ own: StepCase, _ choice: Int32, _ source: Source, at vertex: Int32, _ change: Change,
    isContinued: Bool = false, next: Int32 = -1
  ) {
    for (place, asked) in own.asked.enumerated() {
      if isContinued && place == 0 {
        let facts = asked.isOwn && change != .never ? Fact.works.bit : 0
        sightings[Int(asked.target.index)].append(
          Sighting(vertex: vertex, choice: choice, source: source, facts: facts, mayChange: change != .never))
        continue
      }
      var facts = Fact.seen.bit
      if asked.holds {
        facts |= Fact.holds.bit
        if asked.isOwn {
          if change != .never { facts |= Fact.works.bit }
          if change != .always { facts |= Fact.idle.bit }
        }
        if let place = model.place(of: asked.target) {
          facts |= presence(of: place, asked.target, own) | Fact.ambiguous.bit
        }
        facts |= Fact.otherBelow.bit
      }
      sightings[Int(asked.target.index)].append(
        Sighting(vertex: vertex, choice: choice, source: source, facts: facts, mayChange: change != .never,
          next: next))
    }
  }

  private func presence(of place: Target.Place, _ target: TargetID, _ own: StepCase) -> UInt8 {
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
  private func isMovedByPlatform(_ number: Int32, _ vertex: StackVertex, _ layer: StackLayer) -> Bool {
    if table.isBackAutomatic(on: vertex.screen) && (!vertex.isBottom || layer.presentation?.isClosable == true) {
      return true
    }
    guard let bar = layer.bar else { return false }
    return !vertex.isBottom || table.machine.tabs(of: bar).count > table.guardedTabs(of: bar).count + 1
  }

  /// Whether a case changes the states of a vertex.
  private func change(_ own: StepCase, at number: Int32, _ vertex: StackVertex) -> Change {
    guard own.isOffered else { return .never }
    let layer = graph.layer(of: number)
    let isFirstBottom = vertex.isBottom && layer.presentation == nil
    switch own.operation {
    // Where there is nothing to leave, nothing is set.
    case .back: return isFirstBottom ? .never : .always
    case .dismiss: return layer.presentation == nil ? .never : .always
    case .put, .open: return .always
    case .stay: return assignment(own, vertex)
    case .proceed: return .maybe
    case .raise(let tag): return vertex.tag == tag ? assignment(own, vertex) : .always
    case .replace(let entrance): return isSame(table.entrances[Int(entrance)], vertex) ? assignment(own, vertex) : .always
    case .reset(let entrance):
      let entrance = table.entrances[Int(entrance)]
      let isShown = layer.bar.map { entrance.shown == $0 } ?? isSame(entrance, vertex)
      return isFirstBottom && isShown ? .maybe : .always
    case .leave(let exit):
      switch table.exits[Int(exit)] {
      case .pop, .dismiss, .unwind, .finish, .bar: return .always
      case .home: return isFirstBottom ? assignment(own, vertex) : .always
      case .root: return vertex.isBottom ? assignment(own, vertex) : .always
      case .select(let tab, let isSelected):
        let isHere = graph.context(of: number).tab == tab
        return isHere && isSelected && vertex.isBottom ? assignment(own, vertex) : isHere == isSelected ? .always : .maybe
      case .over, .replaceFrom, .inTab: return .maybe
      }
    }
  }

  /// Whether the flags change.
  private func assignment(_ own: StepCase, _ vertex: StackVertex) -> Change {
    var result = Change.never
    for (flag, value) in own.assigned {
      let before = graph.slot(of: Int32(flag.index)).map { vertex.flags & 1 << UInt32($0) != 0 }
        ?? own.literals.first { $0.predicate == Int32(flag.index) }?.value
      if before == nil { result = .maybe } else if before != value { return .always }
    }
    return result
  }

  private func isSame(_ entrance: Entrance, _ vertex: StackVertex) -> Bool {
    entrance.shown == vertex.screen && entrance.tag == vertex.tag
      && model.details(of: entrance.shown).parameters.isEmpty
  }
}
