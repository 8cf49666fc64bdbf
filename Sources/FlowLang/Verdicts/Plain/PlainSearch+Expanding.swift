/// What can be done from an entry.
extension PlainSearch {
  /// The own links of an entry that offers no others and stands in no tab; nil for all others.
  mutating func ownLinks(of vertex: PlainGraph.Vertex) -> Slice? {
    guard vertex.context == 0, !vertex.isCovered, avoided == nil, !isExternal[Int(vertex.screen)] else { return nil }
    let offer = offers.offer(of: vertex.screen, in: PlainStep.none)
    return offer.before.isEmpty && offer.after.isEmpty ? offer.own : nil
  }

  /// Follows the own links of an entry.
  ///
  /// - Parameters:
  ///   - own: The links.
  ///   - ahead: What they do.
  ///   - first: Where the first of them stands there.
  mutating func follow(_ own: Slice, _ ahead: PlainAhead, _ first: Int, at number: UInt32) {
    for (place, link) in own.enumerated() {
      let glance = ahead.glances[first + place]
      if glance.isPut {
        addPlain(.up, from: number, to: self.number(ofPut: glance), by: link)
      } else if glance.isOther {
        follow(link, links[Int(link)].target, at: number, graph[number])
      }
    }
  }

  /// Follows every link, then every tab from the bottom of a tab.
  mutating func expand(_ number: UInt32) {
    let vertex = graph[number]
    if let avoided, avoided.contains(number, graph) { return }
    let context = vertex.context == 0 ? PlainStep.none : graph.contexts[Int(vertex.context)].tab
    if isExternal[Int(vertex.screen)] {
      if !vertex.isCovered { expandExternal(number, vertex) }
    } else if !vertex.isCovered {
      followLinks(number, vertex, in: context == PlainStep.none ? context : bars[Int(context)])
    }
    if context != PlainStep.none && vertex.isBottom { addTabs(number, vertex, context) }
  }

  @inline(__always)
  private mutating func followLinks(_ number: UInt32, _ vertex: PlainGraph.Vertex, in bar: UInt32) {
    let offer = offers.offer(of: vertex.screen, in: bar)
    for place in 0..<offer.count {
      let link = offers.link(place, of: offer)
      if !offers.isLeftOut(link) { follow(link, links[Int(link)].target, at: number, vertex) }
    }
  }

  private mutating func follow(_ link: UInt32, _ target: TargetID, at number: UInt32, _ vertex: PlainGraph.Vertex) {
    let step = steps[target]
    switch step.kind {
    case .put:
      addPlain(.up, from: number, to: self.number(of: entry(step, target, on: vertex)), by: link)
    case .replace:
      addPlain(
        .inPlace, from: number, to: self.number(of: vertex.replaced(by: step.shown, step.tag)), by: link)
    case .reset:
      addPlain(.anew, from: number, to: self.number(of: bottom(step, target)), by: link)
    case .over, .replaceFrom, .inTab, .finish:
      let outcome = machine.outcome(ending: target)
      let action = Action.link(LinkID(link), on: NodeID(vertex.screen), outcome: outcome)
      apply(step, target, at: number, 1, .step(action))
    default: break
    }
  }

  /// The other tabs of the bar, at their roots.
  private mutating func addTabs(_ number: UInt32, _ vertex: PlainGraph.Vertex, _ selected: UInt32) {
    for tab in machine.tabs(of: NodeID(bars[Int(selected)])) where tab.index != selected {
      let root = self.number(of: root(of: tab, beside: vertex))
      addPlain(.inPlace, from: number, to: root, by: tab.index | PlainGraph.tabBit)
    }
  }

  private mutating func expandExternal(_ number: UInt32, _ vertex: PlainGraph.Vertex) {
    guard vertex.call != PlainStep.none, case .call(let flow) = machine.model[TargetID(vertex.call)].goal,
      flow.index == vertex.screen
    else { return }
    for outcome in machine.model.details(of: flow).outcomes.map({ OutcomeID($0) }) {
      addExit(.finish(outcome), at: number, 1, .step(.externalOutcome(outcome)))
    }
  }

  /// Lets a step happen at an entry, by a link that was offered there or when a call that was made there ends.
  ///
  /// - Parameters:
  ///   - weight: How many steps lead to it from the entry, itself included.
  ///   - origin: The steps.
  mutating func apply(
    _ step: PlainStep, _ target: TargetID, at number: UInt32, _ weight: UInt32, _ origin: PlainGraph.Origin
  ) {
    let vertex = graph[number]
    switch step.kind {
    case .put: connect(.up, number, self.number(of: entry(step, target, on: vertex)), weight, origin)
    case .replace:
      connect(.inPlace, number, self.number(of: vertex.replaced(by: step.shown, step.tag)), weight, origin)
    case .reset: connect(.anew, number, self.number(of: bottom(step, target)), weight, origin)
    case .over, .replaceFrom:
      if vertex.isBottom && place(of: target) == .root {
        land(.unwind(target), on: number, weight, origin)
      } else {
        addExit(.unwind(target), at: number, weight, origin)
      }
    case .inTab:
      guard let tab = nearestTab(of: target, vertex.context) else { return }
      let move = PlainGraph.Move.inTab(tab, target)
      if keeps(vertex, tab) { land(move, on: number, weight, origin) }
      addExit(move, at: number, weight, origin)
    case .finish:
      if let outcome = machine.outcome(ending: target) { addExit(.finish(outcome), at: number, weight, origin) }
    default: break
    }
  }

  // MARK: Entries

  /// What a step puts on an entry: a pushed entry, or the bottom of a layer.
  @inline(__always)
  mutating func entry(_ step: PlainStep, _ target: TargetID, on below: PlainGraph.Vertex) -> PlainGraph.Vertex {
    let call = step.isCall ? target.index : PlainStep.none
    guard step.presentation != 0 else {
      return PlainGraph.Vertex(
        screen: step.shown, tag: step.tag, call: call, cover: 0, context: below.context, base: .pushed)
    }
    let context = below.context == 0 ? 0 : contextOfLayer(over: below.context)
    return layer(step, call, context, PlainGraph.Base(layer: step.presentation))
  }

  /// The app anew, showing what a step leads to.
  private mutating func bottom(_ step: PlainStep, _ target: TargetID) -> PlainGraph.Vertex {
    layer(step, step.isCall ? target.index : PlainStep.none, 0, .app)
  }

  /// The bottom of a layer: the entry itself, or the root of a bar's first tab.
  private mutating func layer(
    _ step: PlainStep, _ call: UInt32, _ context: UInt16, _ base: PlainGraph.Base
  ) -> PlainGraph.Vertex {
    let entry = PlainGraph.Vertex(
      screen: step.shown, tag: step.tag, call: call, cover: 0, context: context, base: base)
    guard step.isBar, let tab = machine.firstTab(of: NodeID(step.shown)) else { return entry }
    return root(of: tab, beside: entry)
  }

  /// The root of a tab in the layer of an entry.
  mutating func root(of tab: TabID, beside entry: PlainGraph.Vertex, cover: UInt32 = 0) -> PlainGraph.Vertex {
    var context = graph.contexts[Int(entry.context)]
    context.tab = tab.index
    return PlainGraph.Vertex(
      screen: machine.root(of: tab, FlagSet()).index, tag: PlainStep.none, call: entry.call, cover: cover,
      context: number(of: context), base: entry.base)
  }

  private mutating func contextOfLayer(over context: UInt16) -> UInt16 {
    var context = graph.contexts[Int(context)]
    if context.tab != PlainStep.none {
      context.below.removeAll { bars[Int($0)] == bars[Int(context.tab)] }
      context.below.insert(context.tab, at: 0)
      context.tab = PlainStep.none
    }
    return number(of: context)
  }
}

extension Machine {
  /// The outcome that a target ends its flow in.
  func outcome(ending target: TargetID) -> OutcomeID? {
    if case .finish(let outcome) = model.targets[Int(target.index)].goal { return outcome }
    return nil
  }
}
