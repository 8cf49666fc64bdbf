/// Finds the nearest state that shows something about a link.
struct PlainWitnesses {
  /// What a state is to show.
  enum Fact { case offered, works, idles, present, absent, ambiguous }

  /// A state, and the shortest way to it.
  struct Witness {
    let occasion: PlainOccasion
    let trace: [Action]
  }

  private let space: PlainSpace
  private var occasions: [TargetID: [PlainOccasion]] = [:]
  /// The constrained ways that were asked for last, of each kind.
  private var last: [Kind: (key: Key, ways: PlainConstrainedWays)] = [:]
  private var lastAmbiguous: (place: Target.Place, ways: [PlainAmbiguity])?

  private enum Kind: Hashable { case avoiding, above, inLayers }

  private enum Key: Hashable {
    case avoiding(PlainAvoidance)
    case above(Target.Place)
    case inLayers
  }

  /// - Parameter wanted: The targets of links that witnesses will be asked for.
  init(_ space: inout PlainSpace, _ survey: PlainSurvey, wanted: [TargetID]) {
    if !wanted.isEmpty {
      var isWanted = [Bool](repeating: false, count: space.targets.count)
      for target in wanted { isWanted[Int(target.index)] = true }
      for number in space.ways.order {
        let vertex = space.graph[number]
        guard !vertex.isCovered, space.isJudged(vertex.screen) else { continue }
        let offer = space.offers.offer(of: vertex.screen, in: space.bar(of: vertex))
        for place in 0..<offer.count {
          let link = space.offers.link(place, of: offer)
          let target = space.linkTargets[Int(link)]
          guard isWanted[Int(target.index)], !space.offers.isLeftOut(link) else { continue }
          occasions[target, default: []].append(PlainOccasion(vertex: number))
        }
      }
    }
    for (target, handler) in survey.handlers { occasions[target] = handler.occasions }
    self.space = space
  }

  /// The nearest state in which a target is such; nil when there is none.
  mutating func nearest(_ fact: Fact, _ target: TargetID) -> Witness? {
    let own = occasions[target] ?? []
    guard fact != .offered else { return nearest(of: own, space.ways) }
    if let first = nearest(of: own, space.ways), isShown(fact, target, first) { return first }
    var best: (length: UInt32, occasion: PlainOccasion, ways: PlainConstrainedWays?)?
    var byKey: [Key?: [PlainOccasion]] = [:]
    var keys: [Key?] = []
    for occasion in own {
      guard let key = key(fact, target, occasion) else { continue }
      if byKey[key] == nil { keys.append(key) }
      byKey[key, default: []].append(occasion)
    }
    for key in keys {
      let ways = key.map { constrained($0) }
      for occasion in byKey[key] ?? [] {
        let distance = (ways?.ways ?? space.ways).distance[Int(occasion.vertex)]
        guard distance != PlainStep.none, distance + occasion.delay < best?.length ?? PlainStep.none else { continue }
        best = (distance + occasion.delay, occasion, ways)
      }
    }
    return best.map { best in
      let trace = best.ways.map { space.trace(to: best.occasion.vertex, $0) }
        ?? space.ways.trace(to: best.occasion.vertex, space.graph)
      return Witness(occasion: best.occasion, trace: trace + space.steps(of: best.occasion))
    }
  }

  /// The nearest state in which the place of a target is there twice, with different screens.
  mutating func nearestAmbiguous(_ target: TargetID) -> Witness? {
    guard let place = space.machine.model.place(of: target) else { return nil }
    if lastAmbiguous?.place != place { lastAmbiguous = (place, PlainAmbiguity.ways(space, place)) }
    var best: (length: UInt32, occasion: PlainOccasion, ways: PlainAmbiguity)?
    for ways in lastAmbiguous?.ways ?? [] {
      for occasion in occasions[target] ?? [] {
        let distance = ways.upper.ways.distance[Int(occasion.vertex)]
        guard distance != PlainStep.none, distance + occasion.delay < best?.length ?? PlainStep.none else { continue }
        best = (distance + occasion.delay, occasion, ways)
      }
    }
    return best.map { best in
      Witness(
        occasion: best.occasion, trace: best.ways.trace(to: best.occasion.vertex, space) + space.steps(of: best.occasion))
    }
  }

  private func nearest(of occasions: [PlainOccasion], _ ways: PlainWays) -> Witness? {
    let nearest = occasions.min { left, right in
      ways.distance[Int(left.vertex)] + left.delay < ways.distance[Int(right.vertex)] + right.delay
    }
    return nearest.map {
      Witness(occasion: $0, trace: ways.trace(to: $0.vertex, space.graph) + space.steps(of: $0))
    }
  }

  /// Whether the shortest way of all to an occasion leads to a state that shows a fact.
  private func isShown(_ fact: Fact, _ target: TargetID, _ witness: Witness) -> Bool {
    let vertex = witness.occasion.vertex
    switch space.effect(space.steps[target], target, at: space.graph[vertex]) {
    case .works: return fact == .works
    case .idles: return fact == .idles
    case .needs(let place, _):
      switch fact {
      case .present: return space.hasBelow(place, onTheWayTo: vertex)
      case .absent: return !space.hasBelow(place, onTheWayTo: vertex)
      default: return false
      }
    default: return false
    }
  }

  /// How ways to states that show a fact are constrained; nil where none do.
  private func key(_ fact: Fact, _ target: TargetID, _ occasion: PlainOccasion) -> Key?? {
    switch (space.effect(space.steps[target], target, at: space.graph[occasion.vertex]), fact) {
    case (.works, .works), (.idles, .idles): return .some(nil)
    case (.worksInLayer, .works): return .inLayers
    case (.worksInLayer, .idles): return .avoiding(PlainAvoidance(layers: true))
    case (.worksInCall(let flow), .works): return .above(.node(flow))
    case (.worksInCall(let flow), .idles): return .avoiding(PlainAvoidance(places: [.node(flow)]))
    case (.needs(let place, _), .present): return .above(place)
    case (.needs(let place, _), .absent): return .avoiding(PlainAvoidance(places: [place]))
    default: return nil
    }
  }

  private mutating func constrained(_ key: Key) -> PlainConstrainedWays {
    let kind: Kind
    switch key {
    case .avoiding: kind = .avoiding
    case .above: kind = .above
    case .inLayers: kind = .inLayers
    }
    if let known = last[kind], known.key == key { return known.ways }
    let ways: PlainConstrainedWays
    switch key {
    case .avoiding(let avoided): ways = space.ways(avoiding: avoided)
    case .above(let place): ways = space.ways(above: place)
    case .inLayers: ways = space.waysInLayers()
    }
    last[kind] = (key, ways)
    return ways
  }
}

extension PlainSpace {
  /// Whether a place lies below an entry in the state that the shortest way leads to.
  func hasBelow(_ place: Target.Place, onTheWayTo vertex: UInt32) -> Bool {
    var vertex = vertex
    while let (before, edge) = ways.step(to: vertex) {
      let kind = graph.kind(of: edge)
      if kind == .anew { return false }
      if kind == .up && machine.model.isPlace(graph[before], place) { return true }
      vertex = before
    }
    return false
  }
}
