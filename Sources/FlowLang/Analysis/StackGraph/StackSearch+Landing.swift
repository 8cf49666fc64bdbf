/// The effects of exits at the entries where they end, and the creation of entries.
extension StackSearch {
  /// Applies an exit at the entry where it ends.
  mutating func land(
    _ move: ExitMove, _ flags: UInt32, on number: Int32, _ weight: Int32, _ origin: StackGraph.Origin
  ) {
    let vertex = graph[number]
    switch move {
    case .pop, .dismiss, .home, .root, .unwind, .finish: connect(.inPlace, number, vertex.seen(flags), weight, origin)
    case .over(_, let entrance): put(entrance, on: number, flags, weight, origin)
    case .replaceFrom(_, let entrance):
      connect(.inPlace, number, replaced(vertex, by: table.entrances[Int(entrance)], flags), weight, origin)
    case .bar: connect(.inPlace, number, tapped(number, flags), weight, origin)
    case .select(let tab, let isSelected):
      let context = graph.context(of: number)
      guard (context.tab == tab) == isSelected else { return }
      if isSelected { return connect(.inPlace, number, vertex.seen(flags), weight, origin) }
      visitTabRoots(tab, context.layer, flags) { search, root, choice in
        search.connect(.inPlace, number, root, weight, search.origin(origin, choosing: choice))
      }
    case .inTab(let tab, let entrance, let isSelected):
      let context = graph.context(of: number)
      guard (context.tab == tab) == isSelected else { return }
      if isSelected { return put(entrance, on: number, flags, weight, origin) }
      visitTabRoots(tab, context.layer, flags) { search, root, choice in
        var covered = root
        covered.cover = search.cover(opening: -1, entrance: entrance)
        search.connect(.inPlace, number, covered, weight, search.origin(origin, choosing: choice))
        // Only the entry that is put on it is seen.
        search.results.removeLast()
        search.put(entrance, on: search.number(of: covered), flags, 0, .free)
      }
    }
  }

  /// Returns the vertex of a tap on the tab bar over an entry; one for the whole bar where its tabs do not differ.
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

  /// Runs the handler of a call on the caller's entry, with the flags at the end of the call.
  ///
  /// - Parameters:
  ///   - call: The number of the call.
  ///   - handler: The `on` for the outcome, if there is one.
  ///   - edge: The edge that made the call.
  ///   - exit: The exit that ends the call.
  mutating func finish(
    _ call: Int32, _ handler: StepTable.Handler?, at caller: Int32, _ flags: UInt32, _ weight: Int32, _ edge: Int32,
    _ exit: Int32
  ) {
    let origin = StackGraph.Origin.along(edge: edge, exit: exit, chosen: 0)
    guard let handler else { return connect(.inPlace, caller, graph[caller].seen(flags), weight, origin) }
    let request = table.calls[Int(call)].request
    graph.addGates()
    run(handler.cases, continuing: request, after: 0, at: caller, flags, weight, edge, exit)
  }

  /// - Parameter chosen: The list of the cases that were chosen before.
  private mutating func run(
    _ choices: Range<Int32>, continuing kept: Request?, after chosen: Int32, at caller: Int32, _ flags: UInt32,
    _ weight: Int32, _ edge: Int32, _ exit: Int32
  ) {
    var vertex = graph[caller].seen(flags)
    vertex.cover = graph[caller].cover
    for choice in choices where graph.mayHold(choice, at: vertex) {
      let after = graph.flags(flags, after: choice)
      noteHandler(at: caller, from: flags, to: after)
      if case .proceed = table.cases[Int(choice)].operation, let kept {
        let chosen = list(chosen, choosing: choice)
        if case .entryPoint(let index) = kept {
          open(
            index, from: caller, after, weight, .along(edge: edge, exit: exit, chosen: chosen), isFromOutside: false)
        } else {
          run(cases(of: kept), continuing: nil, after: chosen, at: caller, after, weight, edge, exit)
        }
      } else {
        apply(choice, at: caller, flags: flags, weight) { search in
          .along(edge: edge, exit: exit, chosen: search.list(chosen, choosing: choice))
        }
      }
    }
  }

  /// Puts an entrance on an entry, in its stack or in a layer of its own.
  mutating func put(
    _ entrance: Int32, on number: Int32, _ flags: UInt32, _ weight: Int32, _ origin: StackGraph.Origin
  ) {
    put(
      table.entrances[Int(entrance)], table.entranceCalls[Int(entrance)], on: number, flags, weight, origin,
      cover: StackVertex.seen)
  }

  /// - Parameter call: The number of the entrance's call.
  mutating func put(
    _ entrance: Entrance, _ call: Int32, on number: Int32, _ flags: UInt32, _ weight: Int32,
    _ origin: StackGraph.Origin,
    cover: Int32
  ) {
    let vertex = graph[number]
    let context = graph.context(of: number)
    let isLayer = entrance.presentation != .push
    let below = advanced(context.below, over: vertex, isLayer: isLayer)
    guard isLayer else {
      let own = StackContext(layer: context.layer, tab: context.tab, below: below)
      let pushed = StackVertex(
        screen: entrance.shown, tag: entrance.tag, call: call,
        context: self.number(of: own), flags: flags, cover: cover, isBottom: false)
      return connect(.up, number, pushed, weight, origin)
    }
    visitBottoms(entrance, call, in: entrance.presentation, over: below, flags) { search, bottom, choice in
      search.connect(.up, number, bottom, weight, search.origin(origin, choosing: choice))
    }
  }

  /// Returns the tracked predicates that hold on an entry that is put on another one.
  @inline(__always) func advanced(_ below: UInt32, over vertex: StackVertex, isLayer: Bool) -> UInt32 {
    var result: UInt32 = 0
    for (slot, number) in graph.precision.others.enumerated() {
      let held = below & 1 << UInt32(slot) != 0
      if graph.advance(table.predicates[number], held, over: vertex, isLayer: isLayer) { result |= 1 << UInt32(slot) }
    }
    return result
  }

  /// Visits the bottom of a layer, the entry itself or the root of a bar's first tab, with the case that determines it.
  ///
  /// - Parameters:
  ///   - presentation: The presentation of the layer; nil for the first.
  ///   - below: The tracked predicates that hold below the layer.
  mutating func visitBottoms(
    _ entrance: Entrance, _ call: Int32, in presentation: Target.Presentation?, over below: UInt32, _ flags: UInt32,
    _ visit: (inout StackSearch, StackVertex, Int32) -> Void
  ) {
    if let tab = table.tabs(of: entrance.shown).first {
      let layer = StackLayer(
        presentation: presentation, bar: entrance.shown, call: call, tag: entrance.tag, below: below)
      return visitTabRoots(tab, number(of: layer), flags, visit)
    }
    let layer = StackLayer(presentation: presentation, bar: nil, call: -1, tag: nil, below: below)
    let context = StackContext(layer: number(of: layer), tab: nil, below: below)
    let bottom = StackVertex(
      screen: entrance.shown, tag: entrance.tag, call: call, context: number(of: context), flags: flags,
      cover: StackVertex.seen, isBottom: true)
    visit(&self, bottom, -1)
  }

  /// Visits the possible roots of a tab that is first selected, each with the case that determines it.
  mutating func visitTabRoots(
    _ tab: TabID, _ layer: Int32, _ flags: UInt32, _ visit: (inout StackSearch, StackVertex, Int32) -> Void
  ) {
    let bar = graph.layers[Int(layer)]
    let context = number(of: StackContext(layer: layer, tab: tab, below: bar.below))
    let isFirst = bar.bar.flatMap { table.tabs(of: $0).first } == tab
    let roots = table.tabRoots[Int(tab.index)]
    graph.addGates()
    for (place, own) in roots.enumerated() {
      let vertex = StackVertex(
        screen: own.root, tag: isFirst ? bar.tag : nil, call: bar.call, context: context, flags: flags,
        cover: StackVertex.seen, isBottom: true)
      func mayBe(_ other: StepTable.TabRoot) -> Bool { other.choice < 0 || graph.mayHold(other.choice, at: vertex) }
      // Several cases may show one root.
      guard mayBe(own), !roots[..<place].contains(where: { $0.root == own.root && mayBe($0) }) else { continue }
      visit(&self, vertex, own.choice)
    }
  }

  /// Returns the entry that replaces another one.
  func replaced(_ vertex: StackVertex, by entrance: Entrance, _ flags: UInt32) -> StackVertex {
    StackVertex(
      screen: entrance.shown, tag: entrance.tag, call: vertex.call, context: vertex.context, flags: flags,
      cover: StackVertex.seen, isBottom: vertex.isBottom)
  }

  /// Returns the same steps, the last of which chooses one more case, such as the one that determines the root of a tab.
  mutating func origin(_ origin: StackGraph.Origin, choosing choice: Int32) -> StackGraph.Origin {
    if choice < 0 { return origin }
    switch origin {
    case .step(let number):
      graph.steps.append(graph.steps[Int(number)])
      graph.steps[graph.steps.count - 1].root = choice
      return .step(Int32(graph.steps.count - 1))
    case .along(let edge, let exit, let chosen):
      return .along(edge: edge, exit: exit, chosen: list(chosen, choosing: choice))
    case .exit(let exit): return .along(edge: -1, exit: exit, chosen: list(0, choosing: choice))
    case .free, .edges, .away: return origin
    }
  }

  /// Whether a step can be taken while an entry like the one that it adds is below.
  @inline(__always) func mayRepeat(_ origin: StackGraph.Origin, _ head: StackVertex) -> Bool {
    guard case .step(let step) = origin, graph.steps[Int(step)].choice >= 0 else { return true }
    for literal in table.cases[Int(graph.steps[Int(step)].choice)].literals where !literal.value {
      if case .below(let place) = table.predicates[literal.predicate], graph.isAnchor(head, place) { return false }
    }
    return true
  }
}
