/// Goes through all entries once and collects what every link does there, and where a person may be stuck.
///
/// What depends on what lies further below is left for ``PlainPlaces`` to decide.
struct PlainSurvey {
  /// What is known of each target, by its number.
  private(set) var facts: [Fact]
  /// What decides on more than the entry.
  private(set) var open: [Open] = []
  /// The entries that nothing leaves unless something below does.
  private(set) var stuck: [UInt32] = []
  /// The runs of each `on`.
  private(set) var handlers: [TargetID: (subject: LinkFacts.Subject, occasions: [PlainOccasion])] = [:]

  struct Fact: OptionSet {
    let rawValue: UInt8
    /// A person can see it.
    static let offered = Fact(rawValue: 1)
    /// It does what it says, and that changes the state.
    static let works = Fact(rawValue: 2)
    /// It does what it says, and that changes nothing.
    static let idles = Fact(rawValue: 4)
    static let present = Fact(rawValue: 8)
    static let absent = Fact(rawValue: 16)
    /// Something else than what it pushes lies right beneath.
    static let pushesAnother = Fact(rawValue: 32)
    /// The place is there twice, with different screens.
    static let ambiguous = Fact(rawValue: 64)
  }

  /// An effect that is not decided by the entry alone.
  struct Open {
    let target: TargetID
    let occasion: PlainOccasion
    let effect: PlainEffect
  }

  init(_ explored: inout PlainSpace) {
    // Nothing but the offers changes; a space that could change would be copied for each question that is put to it.
    let space = explored
    facts = Array(repeating: [], count: space.targets.count)
    let below = PlainBelow.screens(space)
    let isJudged = space.machine.model.nodes.map { $0.kind == .screen && !$0.isExternal }
    // In the order of the file, as links and targets lie in memory.
    for number in Self.inOrderOfScreens(space) {
      let vertex = space.graph[number]
      guard !vertex.isCovered, isJudged[Int(vertex.screen)] else { continue }
      let offer = explored.offers.offer(of: vertex.screen, in: space.bar(of: vertex))
      var isLeft = false
      for place in 0..<offer.count {
        let link = explored.offers.link(place, of: offer)
        if explored.offers.isLeftOut(link) { continue }
        let target = space.links[Int(link)].target
        let glance = space.steps.glances[Int(link)]
        if glance.isPut {
          isLeft = true
          notePut(target, pushesAnother: !glance.isPush || below[Int(number)] != glance.screen)
          continue
        }
        let step = space.steps[target]
        if step.kind == .put {
          isLeft = true
          notePut(target, pushesAnother: step.presentation != 0 || below[Int(number)] != step.shown)
          continue
        }
        let effect = space.effect(step, target, at: vertex)
        note(effect, target, PlainOccasion(vertex: number))
        if case .works = effect { isLeft = true }
      }
      if !isLeft && !space.isMovedByPlatform(vertex) { stuck.append(number) }
    }
    if !stuck.isEmpty {
      let isStuck = Set(stuck)
      stuck = space.ways.order.filter { isStuck.contains($0) }
    }
    for (target, subject, occasion) in space.handlerOccasions() {
      let step = space.steps[target]
      note(space.effect(step, target, at: space.graph[occasion.vertex]), target, occasion)
      if below[Int(occasion.vertex)] != step.shown || step.presentation != 0 { note(.pushesAnother, of: target) }
      handlers[target, default: (subject, [])].occasions.append(occasion)
    }
  }

  /// The reached entries in the order of their screens, and of those of one screen the nearest first (counting sort).
  private static func inOrderOfScreens(_ space: PlainSpace) -> [UInt32] {
    var ends = [UInt32](repeating: 0, count: space.machine.model.nodes.count)
    for number in space.ways.order { ends[Int(space.graph[number].screen)] += 1 }
    var end: UInt32 = 0
    for screen in ends.indices {
      end += ends[screen]
      ends[screen] = end
    }
    var result = [UInt32](repeating: 0, count: space.ways.order.count)
    for number in space.ways.order.reversed() {
      let screen = Int(space.graph[number].screen)
      ends[screen] -= 1
      result[Int(ends[screen])] = number
    }
    return result
  }

  /// Notes what is learnt later.
  mutating func note(_ fact: Fact, of target: TargetID) { facts[Int(target.index)].formUnion(fact) }

  /// Notes that a link puts something on an entry.
  @inline(__always)
  private mutating func notePut(_ target: TargetID, pushesAnother: Bool) {
    facts[Int(target.index)].formUnion(pushesAnother ? [.offered, .works, .pushesAnother] : [.offered, .works])
  }

  private mutating func note(_ effect: PlainEffect, _ target: TargetID, _ occasion: PlainOccasion) {
    var fact = Fact.offered
    switch effect {
    case .works: fact.insert(.works)
    case .idles: fact.insert(.idles)
    case .isMissing: break
    case .worksInLayer, .worksInCall, .needs, .worksUnlessOverBottom:
      open.append(Open(target: target, occasion: occasion, effect: effect))
    }
    facts[Int(target.index)].formUnion(fact)
  }

  subscript(target: TargetID) -> Fact { facts[Int(target.index)] }
}

/// What lies right beneath an entry in its stack.
enum PlainBelow {
  /// More than one screen.
  static let several = PlainStep.none - 1

  /// The screen, ``several``, or `PlainStep.none`: copied along edges in place until nothing changes.
  static func screens(_ space: PlainSpace) -> [UInt32] {
    let graph = space.graph
    var below = [UInt32](repeating: PlainStep.none, count: graph.vertices.count)
    var pending: [UInt32] = []
    var hasReplacing = false
    for number in space.ways.order {
      let screen = graph[number].screen
      graph.forEachEdge(from: number) { _, kind, head, _ in
        if kind == .inPlace { hasReplacing = true }
        guard kind == .up else { return }
        let known = below[Int(head)]
        if known == screen || known == several || graph[head].isBottom { return }
        below[Int(head)] = known == PlainStep.none ? screen : several
      }
    }
    guard hasReplacing else { return below }
    for number in space.ways.order where below[Int(number)] != PlainStep.none { pending.append(number) }
    while let number = pending.popLast() {
      let own = below[Int(number)]
      graph.forEachEdge(from: number) { _, kind, head, _ in
        guard kind == .inPlace, !graph[head].isBottom else { return }
        let known = below[Int(head)]
        let joined = known == PlainStep.none || known == own ? own : several
        guard joined != known else { return }
        below[Int(head)] = joined
        pending.append(head)
      }
    }
    return below
  }
}
