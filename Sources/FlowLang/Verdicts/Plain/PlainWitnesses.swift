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
  /// How many findings ask for a place: where there are many, one search serves them all.
  private var uses: [Target.Place: Int] = [:]
  /// The ways that were asked for last, of each kind.
  private var known: [PlainCondition: PlainConstrainedWays] = [:]
  private var scratch: PlainWays?
  private var isGoal: [Bool] = []
  private var detours: (place: Target.Place, ways: PlainDetours)?
  private var lastAmbiguous: (place: Target.Place, ways: [PlainAmbiguity])?

  private static let manyUses = 8
  /// How many sets of ways are kept. Each takes some bytes for each entry.
  private static let mostKnown = 4

  /// - Parameter wanted: The targets of links that witnesses will be asked for.
  init(_ space: inout PlainSpace, _ survey: PlainSurvey, wanted: [TargetID]) {
    for target in wanted {
      if let place = space.machine.model.place(of: target) { uses[place, default: 0] += 1 }
      if let outcome = space.machine.outcome(ending: target) {
        uses[.node(space.machine.model[outcome].owner), default: 0] += 1
      }
    }
    if !wanted.isEmpty {
      var isWanted = [Bool](repeating: false, count: space.targets.count)
      for target in wanted { isWanted[Int(target.index)] = true }
      for number in space.ways.order {
        let vertex = space.graph[number]
        guard !vertex.isCovered, space.isJudged(vertex.screen) else { continue }
        let offer = space.offers.offer(of: vertex.screen, in: space.bar(of: vertex))
        for place in 0..<offer.count {
          let link = space.offers.link(place, of: offer)
          let target = space.links[Int(link)].target
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
    var byCondition: [PlainCondition?: [PlainOccasion]] = [:]
    var conditions: [PlainCondition?] = []
    for occasion in own {
      guard let condition = condition(fact, target, occasion) else { continue }
      if byCondition[condition] == nil { conditions.append(condition) }
      byCondition[condition, default: []].append(occasion)
    }
    var best: Witness?
    for condition in conditions {
      let occasions = byCondition[condition] ?? []
      let found = condition.map { nearest(of: occasions, $0) } ?? nearest(of: occasions, space.ways)
      if let found, found.trace.count < best?.trace.count ?? Int.max { best = found }
    }
    return best
  }

  private mutating func nearest(of occasions: [PlainOccasion], _ condition: PlainCondition) -> Witness? {
    if let ways = known[condition] { return nearest(of: occasions, ways) }
    switch condition {
    case .avoiding(let avoided):
      if let place = avoided.places.first, !avoided.layers { return nearest(of: occasions, avoiding: place) }
    case .above(let place):
      if uses[place] ?? 0 <= Self.manyUses { return nearest(of: occasions, above: place) }
    case .inLayers: break
    }
    if known.count >= Self.mostKnown { known.removeAll() }
    let ways = space.ways(to: condition)
    known[condition] = ways
    return nearest(of: occasions, ways)
  }

  private mutating func nearest(of occasions: [PlainOccasion], avoiding place: Target.Place) -> Witness? {
    var (known, ways) = detours.take() ?? (.root, PlainDetours(space))
    if known != place { ways.avoid(place) }
    known = place
    defer { detours = (known, ways) }
    let nearest = occasions.filter { ways.distance(to: $0.vertex) != PlainStep.none }.min { left, right in
      ways.distance(to: left.vertex) + left.delay < ways.distance(to: right.vertex) + right.delay
    }
    return nearest.map { Witness(occasion: $0, trace: ways.trace(to: $0.vertex) + space.steps(of: $0)) }
  }

  /// Stops at the first that no other can be nearer than.
  private mutating func nearest(of occasions: [PlainOccasion], above place: Target.Place) -> Witness? {
    if isGoal.isEmpty { isGoal = Array(repeating: false, count: space.graph.vertices.count) }
    for occasion in occasions { isGoal[Int(occasion.vertex)] = true }
    var best = UInt32.max
    var ways = scratch.take() ?? PlainWays(vertexCount: space.graph.vertices.count)
    let origins = space.find(.above(place), &ways) { [isGoal] vertex, length in
      if isGoal[Int(vertex)] {
        for occasion in occasions where occasion.vertex == vertex { best = min(best, length + occasion.delay) }
      }
      return best <= length
    }
    let found = nearest(of: occasions, PlainConstrainedWays(ways: ways, origins: origins))
    scratch = ways
    for occasion in occasions { isGoal[Int(occasion.vertex)] = false }
    return found
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
      let trace = best.ways.trace(to: best.occasion.vertex, space)
      return Witness(occasion: best.occasion, trace: trace + space.steps(of: best.occasion))
    }
  }

  private func nearest(of occasions: [PlainOccasion], _ ways: PlainWays) -> Witness? {
    first(of: occasions, ways).map {
      Witness(occasion: $0, trace: ways.trace(to: $0.vertex, space.graph) + space.steps(of: $0))
    }
  }

  private func nearest(of occasions: [PlainOccasion], _ ways: PlainConstrainedWays) -> Witness? {
    first(of: occasions, ways.ways).map {
      Witness(occasion: $0, trace: space.trace(to: $0.vertex, ways) + space.steps(of: $0))
    }
  }

  private func first(of occasions: [PlainOccasion], _ ways: PlainWays) -> PlainOccasion? {
    occasions.filter { ways.isReached($0.vertex) }.min { left, right in
      ways.distance[Int(left.vertex)] + left.delay < ways.distance[Int(right.vertex)] + right.delay
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
  private func condition(_ fact: Fact, _ target: TargetID, _ occasion: PlainOccasion) -> PlainCondition?? {
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
