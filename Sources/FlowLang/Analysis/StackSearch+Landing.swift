/// What happens at the entry that an exit is cut back to, and how new entries are made.
extension StackSearch {
  /// Lets an exit happen at the entry where it ends.
  mutating func land(
    _ move: ExitMove, _ flags: UInt32, on number: Int32, _ weight: Int32, _ origin: StackGraph.Origin
  ) {
    let vertex = graph[number]
    switch move {
    case .pop, .dismiss, .home, .root, .unwind, .finish:
      connect(.inPlace, number, vertex.seen(flags), weight, origin)
    case .over(_, let entrance): put(table.entrances[Int(entrance)], on: number, flags, weight, origin)
    case .replaceFrom(_, let entrance):
      connect(.inPlace, number, replaced(vertex, by: table.entrances[Int(entrance)], flags), weight, origin)
    case .bar:
      connect(.inPlace, number, tapped(number, flags), weight, origin)
    case .select(let tab, let isSelected):
      let context = graph.context(of: number)
      guard (context.tab == tab) == isSelected else { return }
      if isSelected { return connect(.inPlace, number, vertex.seen(flags), weight, origin) }
      for (root, choice) in tabRoots(tab, context.layer, flags) {
        connect(.inPlace, number, root, weight, self.origin(origin, choosing: choice))
      }
    case .inTab(let tab, let entrance, let isSelected):
      let context = graph.context(of: number)
      guard (context.tab == tab) == isSelected else { return }
      if isSelected { return put(table.entrances[Int(entrance)], on: number, flags, weight, origin) }
      for (root, choice) in tabRoots(tab, context.layer, flags) {
        var covered = root
        covered.cover = cover(opening: -1, entrance: entrance)
        connect(.inPlace, number, covered, weight, self.origin(origin, choosing: choice))
        // What is seen is what is put on it.
        results.removeLast()
        put(table.entrances[Int(entrance)], on: self.number(of: covered), flags, 0, .free)
      }
    }
  }

  /// A tap on the tab bar over an entry; one for the whole bar where that is the same.
  private mutating func tapped(_ number: Int32, _ flags: UInt32) -> StackVertex {
    var result = graph[number].seen(flags)
    let layer = graph.context(of: number).layer
    if let bar = graph.layers[Int(layer)].bar, table.isUniform(bar) {
      let context = StackContext(layer: layer, tab: nil, below: graph.layers[Int(layer)].below)
      result = StackVertex(
        screen: bar, tag: nil, call: -1, context: self.number(of: context), flags: flags, cover: StackVertex.tap,
        isBottom: true)
    }
    result.cover = StackVertex.tap
    return result
  }

  /// Runs what a call says about an outcome, on the caller's entry, with the flags at the end of the call.
  mutating func finish(
    _ outcome: OutcomeID, _ call: FlowCall, at caller: Int32, _ flags: UInt32, _ weight: Int32,
    _ origin: ([Int32]) -> StackGraph.Origin
  ) {
    guard let handler = table.machine.handler(of: outcome, in: call) else {
      return connect(.inPlace, caller, graph[caller].seen(flags), weight, origin([]))
    }
    run(.target(handler), continuing: call.request, [], at: caller, flags, weight, origin)
  }

  private mutating func run(
    _ request: Request, continuing kept: Request?, _ handlers: [Int32], at caller: Int32, _ flags: UInt32,
    _ weight: Int32, _ origin: ([Int32]) -> StackGraph.Origin
  ) {
    if case .wayIn(let index) = request {
      return open(index, from: caller, flags, weight, origin(handlers), isFromOutside: false)
    }
    var vertex = graph[caller].seen(flags)
    vertex.cover = graph[caller].cover
    for choice in table.cases(of: request, continuing: kept) {
      let own = table.cases[Int(choice)]
      guard own.literals.allSatisfy({ graph.mayHold($0, at: vertex) }) else { continue }
      let chosen = handlers + [choice]
      if case .proceed = own.operation, let kept {
        run(kept, continuing: nil, chosen, at: caller, graph.flags(flags, assigning: own.assigned), weight, origin)
      } else {
        apply(own, at: caller, flags: flags, weight) { _ in origin(chosen) }
      }
    }
  }

  /// Puts something on an entry, in its stack or in a layer of its own.
  mutating func put(
    _ entrance: Entrance, on number: Int32, _ flags: UInt32, _ weight: Int32, _ origin: StackGraph.Origin,
    cover: Int32 = StackVertex.seen
  ) {
    let vertex = graph[number]
    let context = graph.context(of: number)
    let isLayer = entrance.presentation != .push
    let below = advanced(context.below, over: vertex, isLayer: isLayer)
    guard isLayer else {
      let own = StackContext(layer: context.layer, tab: context.tab, below: below)
      let pushed = StackVertex(
        screen: entrance.shown, tag: entrance.tag, call: table.number(of: entrance.call),
        context: self.number(of: own), flags: flags, cover: cover, isBottom: false)
      return connect(.up, number, pushed, weight, origin)
    }
    for (bottom, choice) in bottoms(entrance, .init(presentation: entrance.presentation, below: below), flags) {
      connect(.up, number, bottom, weight, self.origin(origin, choosing: choice))
    }
  }

  /// The tracked predicates that hold on what is put on an entry.
  func advanced(_ below: UInt32, over vertex: StackVertex, isLayer: Bool) -> UInt32 {
    var result: UInt32 = 0
    for (slot, number) in graph.precision.others.enumerated() {
      let held = below & 1 << UInt32(slot) != 0
      if graph.advance(table.predicates[number], held, over: vertex, isLayer: isLayer) { result |= 1 << UInt32(slot) }
    }
    return result
  }

  /// A layer, but for what it shows.
  struct LayerBase {
    let presentation: Target.Presentation?
    let below: UInt32
  }

  /// The bottom of a layer: the entry itself, or the root of a bar's first tab.
  mutating func bottoms(
    _ entrance: Entrance, _ base: LayerBase, _ flags: UInt32
  ) -> [(vertex: StackVertex, choice: Int32)] {
    let call = table.number(of: entrance.call)
    if let tab = table.machine.firstTab(of: entrance.shown) {
      let layer = StackLayer(
        presentation: base.presentation, bar: entrance.shown, call: call, tag: entrance.tag, below: base.below)
      return tabRoots(tab, number(of: layer), flags)
    }
    let layer = StackLayer(presentation: base.presentation, bar: nil, call: -1, tag: nil, below: base.below)
    let context = StackContext(layer: number(of: layer), tab: nil, below: base.below)
    let bottom = StackVertex(
      screen: entrance.shown, tag: entrance.tag, call: call, context: number(of: context), flags: flags,
      cover: StackVertex.seen, isBottom: true)
    return [(bottom, -1)]
  }

  /// What a tab of a layer stands on when it is first selected, with the case that says so.
  mutating func tabRoots(_ tab: TabID, _ layer: Int32, _ flags: UInt32) -> [(vertex: StackVertex, choice: Int32)] {
    let bar = graph.layers[Int(layer)]
    let context = number(of: StackContext(layer: layer, tab: tab, below: bar.below))
    let isFirst = bar.bar.flatMap { table.machine.firstTab(of: $0) } == tab
    var result: [(vertex: StackVertex, choice: Int32)] = []
    for own in table.tabRoots[Int(tab.index)] {
      let vertex = StackVertex(
        screen: own.root, tag: isFirst ? bar.tag : nil, call: bar.call, context: context, flags: flags,
        cover: StackVertex.seen, isBottom: true)
      guard own.literals.allSatisfy({ graph.mayHold($0, at: vertex) }) else { continue }
      if !result.contains(where: { $0.vertex == vertex }) { result.append((vertex, own.choice)) }
    }
    return result
  }

  /// An entry with something else in its place.
  func replaced(_ vertex: StackVertex, by entrance: Entrance, _ flags: UInt32) -> StackVertex {
    StackVertex(
      screen: entrance.shown, tag: entrance.tag, call: vertex.call, context: vertex.context, flags: flags,
      cover: StackVertex.seen, isBottom: vertex.isBottom)
  }

  /// The same steps, the last of which shows the root of a tab that a case says.
  mutating func origin(_ origin: StackGraph.Origin, choosing choice: Int32) -> StackGraph.Origin {
    if choice < 0 { return origin }
    switch origin {
    case .step(let number):
      graph.steps.append(graph.steps[Int(number)])
      graph.steps[graph.steps.count - 1].root = choice
      return .step(Int32(graph.steps.count - 1))
    case .along(let edge, let exit, let choices): return .along(edge: edge, exit: exit, handlers: choices + [choice])
    case .exit(let exit): return .along(edge: -1, exit: exit, handlers: [choice])
    case .free, .edges, .away: return origin
    }
  }

  /// Whether a step can be taken while an entry like the one that it puts there is below.
  func mayRepeat(_ origin: StackGraph.Origin, _ head: StackVertex) -> Bool {
    guard case .step(let step) = origin, graph.steps[Int(step)].choice >= 0 else { return true }
    return !table.cases[Int(graph.steps[Int(step)].choice)].literals.contains { literal in
      guard !literal.value, case .below(let place) = table.predicates[literal.predicate] else { return false }
      return graph.isAnchor(head, place)
    }
  }
}
