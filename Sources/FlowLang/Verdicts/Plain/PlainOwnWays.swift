/// What the links of an entry and the platform lead to, as far as no more needs to be built on it.
struct PlainOwnWays {
  private let layers: PlainLayers
  private let isGenerous: Bool
  private let countsResets: Bool
  /// What runs on each entry when a call that was made there ends.
  private let handlers: [UInt32: [TargetID]]

  init(_ space: PlainSpace, _ layers: PlainLayers, isGenerous: Bool, countsResets: Bool) {
    self.layers = layers
    self.isGenerous = isGenerous
    self.countsResets = countsResets
    var handlers: [UInt32: [TargetID]] = [:]
    for (target, _, occasion) in space.handlerOccasions() { handlers[occasion.vertex, default: []].append(target) }
    self.handlers = handlers
  }

  /// The ways of a reached entry.
  func ways(of number: UInt32, _ space: inout PlainSpace) -> PlainEscapes.Ways {
    let vertex = space.graph[number]
    if vertex.base == .app { return [.home, .out] }
    if vertex.isCovered { return [] }
    var result: PlainEscapes.Ways = []
    let bar = space.bar(of: vertex)
    if bar != PlainStep.none && !vertex.isBottom { result.insert(.out) }
    if space.machine.model.isBackAutomatic(on: NodeID(vertex.screen)) {
      result.insert(.close)
      if !vertex.isBottom { result.insert(.out) }
    }
    guard space.isJudged(vertex.screen) else { return result.union(.out) }
    let offer = space.offers.offer(of: vertex.screen, in: bar)
    for place in 0..<offer.count {
      let link = space.offers.link(place, of: offer)
      if !space.offers.isLeftOut(link) { add(space.links[Int(link)].target, number, vertex, space, to: &result) }
    }
    for target in handlers[number] ?? [] { add(target, number, vertex, space, to: &result) }
    return result
  }

  private func add(
    _ target: TargetID, _ number: UInt32, _ vertex: PlainGraph.Vertex, _ space: PlainSpace,
    to ways: inout PlainEscapes.Ways
  ) {
    switch space.steps[target].kind {
    case .nothing, .put, .replace, .finish: break
    case .reset: if countsResets { ways.formUnion([.home, .out]) }
    case .home: ways.formUnion([.home, .out])
    case .back: ways.insert(.out)
    case .dismiss: ways.insert(.dismiss)
    case .backToRoot: ways.formUnion(.root)
    case .backTo:
      ways.insert(.place)
      addPlaceOrFallback(target, number, space, to: &ways)
    case .tab, .inTab:
      guard let tab = space.machine.model.nearestTab(of: target, space.graph.context(of: number)) else {
        return addFallback(of: target, space, to: &ways)
      }
      if space.steps[target].kind == .tab && space.bar(of: vertex) != space.bars[Int(tab.index)] { ways.insert(.tab) }
    case .over, .replaceFrom:
      // Where it leads if the place is there, the exits tell.
      if isGenerous && space.machine.model.place(of: target) != nil {
        addFallback(of: target, space, to: &ways)
      }
    }
  }

  /// Goes to a place below or, where that is not there, does something else.
  private func addPlaceOrFallback(
    _ target: TargetID, _ number: UInt32, _ space: PlainSpace, to ways: inout PlainEscapes.Ways
  ) {
    switch space.targets[Int(target.index)].fallback ?? .back {
    case .back: ways.insert(.out)
    case .home: ways.formUnion(isGenerous ? [.home, .out] : .out)
    case .dismiss:
      if isGenerous { ways.insert(.dismiss) } else if layers.isLayer(number, atTimes: false) { ways.insert(.out) }
    case .stay: break
    }
  }

  private func addFallback(of target: TargetID, _ space: PlainSpace, to ways: inout PlainEscapes.Ways) {
    switch space.targets[Int(target.index)].fallback ?? .back {
    case .back: ways.insert(.out)
    case .home: ways.formUnion([.home, .out])
    case .dismiss: ways.insert(.dismiss)
    case .stay: break
    }
  }
}
