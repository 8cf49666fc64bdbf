/// What happens at the entry that an exit is cut back to, and how new entries are made.
extension StackSearch {
  /// Lets an exit happen at the entry where it ends.
  mutating func land(
    _ exit: StackGraph.Exit, on number: StackGraph.Vertex, _ weight: Int32, _ origin: StackGraph.Origin
  ) {
    let vertex = graph[number]
    switch exit.move {
    case .pop, .dismiss, .home, .root, .unwind, .finish:
      connect(.inPlace, number, vertex.seen(exit.flags), weight, origin)
    case .over(_, let entrance): put(entrance, on: number, exit.flags, weight, origin)
    case .replaceFrom(_, let entrance):
      connect(.inPlace, number, replaced(vertex, by: entrance, exit.flags), weight, origin)
    case .select(let tab):
      let beneath = graph.beneath(vertex)
      guard beneath.tab != tab, let bar = beneath.bar else {
        return connect(.inPlace, number, vertex.seen(exit.flags), weight, origin)
      }
      noteSelection(of: tab, exit.flags)
      connect(.inPlace, number, tabRoot(tab, bar, exit.flags), weight, origin)
    case .inTab(let tab, let entrance):
      let beneath = graph.beneath(vertex)
      guard beneath.tab != tab, let bar = beneath.bar else {
        return put(entrance, on: number, exit.flags, weight, origin)
      }
      let tabRoot = tabRoot(tab, bar, exit.flags, cover: self.number(of: .entrance(entrance)))
      connect(.inPlace, number, tabRoot, weight, origin)
      put(entrance, on: self.number(of: tabRoot), exit.flags, 0, .free)
    }
  }

  /// Runs what a call says about an outcome, on the caller's entry, with the flags at the end of the call.
  mutating func runHandler(
    of outcome: OutcomeID, _ call: FlowCall, at caller: StackGraph.Vertex, _ flags: Int32, _ weight: Int32,
    _ origin: StackGraph.Origin
  ) {
    var flags = flags
    var kept = call.request
    var next = machine.handler(of: outcome, in: call).map { Request.target($0) }
    while let request = next {
      next = nil
      if case .wayIn(let index) = request {
        return open(index, graph.valuations[Int(flags)], from: caller, weight, origin)
      }
      let surroundings = VertexSurroundings(graph[caller], flags: graph.valuations[Int(flags)], graph)
      guard let effect = machine.decide(request, continuing: kept, in: surroundings) else { break }
      guard case .proceed = effect.move else { return apply(effect, at: caller, flags: flags, weight, origin) }
      flags = number(of: effect.flags)
      next = kept
      kept = nil
    }
    connect(.inPlace, caller, graph[caller].seen(flags), weight, origin)
  }

  /// Puts something on an entry, in its stack or in a layer of its own.
  mutating func put(
    _ entrance: Entrance, on number: StackGraph.Vertex, _ flags: Int32, _ weight: Int32,
    _ origin: StackGraph.Origin
  ) {
    let vertex = graph[number]
    var beneath = graph.beneath(vertex)
    beneath.marks = marks(below: vertex)
    guard entrance.presentation == .push else {
      beneath.marks.removeAll { graph.isRaisable($0) }
      if let tab = beneath.tab {
        beneath.tabsBelow.removeAll { model[$0].owner == model[tab].owner }
        beneath.tabsBelow.insert(tab, at: 0)
      }
      beneath.tab = nil
      beneath.bar = nil
      beneath.presentation = entrance.presentation
      let bottom = bottom(entrance.shown, entrance.tag, entrance.call, beneath, flags)
      return connect(.up, number, bottom, weight, origin)
    }
    let call = entrance.call.map { self.number(of: $0) }
    let pushed = StackVertex(
      screen: entrance.shown, tag: entrance.tag, call: call, isBottom: false, beneath: self.number(of: beneath),
      flags: flags, cover: nil)
    connect(.up, number, pushed, weight, origin)
  }

  /// The bottom of a layer: the entry itself, or the root of a bar's first tab.
  private mutating func bottom(
    _ shown: NodeID, _ tag: TagID?, _ call: FlowCall?, _ beneath: Beneath, _ flags: Int32
  ) -> StackVertex {
    if let tab = machine.firstTab(of: shown) {
      var bar = Beneath.Bar(below: number(of: beneath), call: call.map { number(of: $0) })
      if let tag { bar.note(Beneath.Bar.Root(tab: tab, screen: root(of: tab, flags), tag: tag)) }
      return tabRoot(tab, bar, flags)
    }
    return StackVertex(
      screen: shown, tag: tag, call: call.map { number(of: $0) }, isBottom: true, beneath: number(of: beneath),
      flags: flags, cover: nil)
  }

  /// The root of a tab of a bar: as it was left, or as it is when the tab is first selected.
  mutating func tabRoot(_ tab: TabID, _ bar: Beneath.Bar, _ flags: Int32, cover: Int32? = nil) -> StackVertex {
    var bar = bar
    if bar.root(of: tab) == nil && choosesRoot(tab) {
      bar.note(Beneath.Bar.Root(tab: tab, screen: root(of: tab, flags), tag: nil))
    }
    let noted = bar.root(of: tab)
    var beneath = graph.beneath[Int(bar.below)]
    beneath.tab = tab
    beneath.bar = bar
    return StackVertex(
      screen: noted?.screen ?? root(of: tab, flags), tag: noted?.tag, call: bar.call, isBottom: true,
      beneath: number(of: beneath), flags: flags, cover: cover)
  }

  private func root(of tab: TabID, _ flags: Int32) -> NodeID { machine.root(of: tab, graph.valuations[Int(flags)]) }

  /// Whether a flow chooses what a tab stands on, by the flags when the tab is first selected.
  private func choosesRoot(_ tab: TabID) -> Bool {
    model[tab].root.node.map { model[$0].kind == .flow && !model[$0].isExternal } ?? false
  }

  /// An entry with something else in its place. What a tab stands on is told to all that is put on it.
  mutating func replaced(_ vertex: StackVertex, by entrance: Entrance, _ flags: Int32) -> StackVertex {
    var beneath = graph.beneath(vertex)
    if vertex.isBottom, let tab = beneath.tab {
      beneath.bar?.note(Beneath.Bar.Root(tab: tab, screen: entrance.shown, tag: entrance.tag))
    }
    return StackVertex(
      screen: entrance.shown, tag: entrance.tag, call: vertex.call, isBottom: vertex.isBottom,
      beneath: number(of: beneath), flags: flags, cover: nil)
  }
}
