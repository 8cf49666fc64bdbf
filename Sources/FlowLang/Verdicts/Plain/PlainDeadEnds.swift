/// Finds the nearest state with each screen on top that nothing leaves.
///
/// Where the links of an entry all stay as they are only if some places, or a layer, do not lie below, these are avoided
/// together.
struct PlainDeadEnds {
  private let space: PlainSpace
  private var constrained: [PlainAvoidance: PlainConstrainedWays] = [:]
  private lazy var parents = PlainParents(space)

  private struct Found {
    let length: UInt32
    let trace: [Action]
  }

  /// The verdicts in the order of the screens.
  static func find(_ space: inout PlainSpace, _ stuck: [UInt32]) -> [Verdict] {
    var search = PlainDeadEnds(space: space)
    var found: [UInt32: Found] = [:]
    for number in stuck {
      let screen = space.graph[number].screen
      // In the order of distance: no state of a later entry is nearer than this.
      if let known = found[screen], known.length <= space.ways.distance[Int(number)] { continue }
      guard let own = search.nearest(number, &space.offers) else { continue }
      if let known = found[screen], known.length <= own.length { continue }
      found[screen] = own
    }
    return found.sorted { $0.key < $1.key }.map { Verdict(screen: NodeID($0.key), trace: $0.value.trace) }
  }

  private init(space: PlainSpace) { self.space = space }

  private mutating func nearest(_ number: UInt32, _ offers: inout PlainOffers) -> Found? {
    let vertex = space.graph[number]
    var links: [TargetID] = []
    let offer = offers.offer(of: vertex.screen, in: space.bar(of: vertex))
    for place in 0..<offer.count {
      let link = offers.link(place, of: offer)
      if !offers.isLeftOut(link) { links.append(space.links[Int(link)].target) }
    }
    var avoided = PlainAvoidance()
    var dependsOnParent = false
    for target in links {
      let effect = space.effect(space.steps[target], target, at: vertex)
      dependsOnParent = dependsOnParent || effect.dependsOnParent
      if !stays(effect, target, vertex, over: nil, &avoided) && !effect.dependsOnParent { return nil }
    }
    guard dependsOnParent else {
      if avoided == PlainAvoidance() {
        return Found(
          length: space.ways.distance[Int(number)], trace: space.ways.trace(to: number, space.graph))
      }
      let ways = ways(avoided)
      guard ways.isReached(number) else { return nil }
      return Found(length: ways.ways.distance[Int(number)], trace: space.trace(to: number, ways))
    }
    return nearest(number, links)
  }

  /// The nearest state of an entry whose links stay as they are only over some entries.
  private mutating func nearest(_ number: UInt32, _ links: [TargetID]) -> Found? {
    let vertex = space.graph[number]
    var best: Found?
    parents: for parent in parents.beneath(number) {
      var avoided = PlainAvoidance()
      for target in links {
        let effect = space.effect(space.steps[target], target, at: vertex)
        guard stays(effect, target, vertex, over: space.graph[parent], &avoided) else { continue parents }
      }
      if avoided.places.contains(where: { space.machine.model.isPlace(space.graph[parent], $0) }) { continue }
      let base = ways(avoided)
      let last = space.ways(above: [parent], base.ways, alongUp: false) {
        !(avoided.layers && space.graph[$0].isBottom)
      }
      guard last.isReached(number) else { continue }
      let length = last.ways.distance[Int(number)]
      if let best, best.length <= length { continue }
      let trace = space.trace(to: number, last) { [space] in space.trace(to: $0, base) }
      best = Found(length: length, trace: trace)
    }
    return best
  }

  private mutating func ways(_ avoided: PlainAvoidance) -> PlainConstrainedWays {
    if let known = constrained[avoided] { return known }
    let ways = space.ways(to: .avoiding(avoided))
    // Each takes a few bytes for each entry, and few are asked for twice.
    if constrained.count >= 4 { constrained.removeAll() }
    constrained[avoided] = ways
    return ways
  }

  /// Whether a link can leave a state as it is, and what is not to lie below then.
  ///
  /// - Parameter parent: The entry right beneath, where that is settled.
  private func stays(
    _ effect: PlainEffect, _ target: TargetID, _ vertex: PlainGraph.Vertex, over parent: PlainGraph.Vertex?,
    _ avoided: inout PlainAvoidance
  ) -> Bool {
    switch effect {
    case .works: return false
    case .idles: return true
    case .worksInLayer:
      avoided.layers = true
      return true
    case .worksInCall(let flow):
      avoided.places.insert(.node(flow))
      return true
    case .needs(let place, let isAgain):
      if isAgain, let parent, space.machine.model.isPlace(parent, place) { return true }
      avoided.places.insert(place)
      return staysByFallback(target, vertex, &avoided)
    case .worksUnlessOverBottom: return parent?.isBottom ?? false
    case .isMissing: return staysByFallback(target, vertex, &avoided)
    }
  }

  private func staysByFallback(
    _ target: TargetID, _ vertex: PlainGraph.Vertex, _ avoided: inout PlainAvoidance
  ) -> Bool {
    switch space.targets[Int(target.index)].fallback ?? .back {
    case .back, .home: return vertex.base == .app
    case .stay: return true
    case .dismiss:
      if vertex.base == .pushed { avoided.layers = true }
      return !vertex.isBottom || vertex.base == .app
    }
  }
}

extension PlainEffect {
  /// Whether it matters which entry lies right beneath.
  fileprivate var dependsOnParent: Bool {
    switch self {
    case .needs(_, let isAgain): isAgain
    case .worksUnlessOverBottom: true
    default: false
    }
  }
}
