/// From which entries home can be reached, provided that it can be reached from what lies beneath them.
///
/// That proviso holds by itself: in a memoryless flow a run that is on a stack has been on what lies beneath (verdicts,
/// section 1). So home is near as soon as something leads below an entry, or starts the app anew. What cuts back is handed
/// down from entry to entry, a few bits for each: a least fixpoint, linear in the graph.
///
/// Some ways out depend on what lies further below, such as a place that may be there or not. They are either all left out,
/// so that what is found is certain, or all counted in, so that what is not found is impossible.
struct PlainEscapes {
  /// What can be done from an entry or from what is built on it.
  struct Ways: OptionSet {
    let rawValue: UInt8
    /// Home, or the app anew.
    static let home = Ways(rawValue: 1)
    /// Anything that leads below the entry, to where home can be reached from.
    static let out = Ways(rawValue: 2)
    /// Closing the layer: by a link, or by what the platform offers for some layers.
    static let dismiss = Ways(rawValue: 4)
    static let close = Ways(rawValue: 8)
    /// Going to the bottom of the stack.
    static let root = Ways(rawValue: 16)
    /// Selecting a tab of a bar in a layer below.
    static let tab = Ways(rawValue: 32)
    /// Going to some place below, which may be there or not.
    static let place = Ways(rawValue: 64)
  }

  private let space: PlainSpace
  /// Whether what may depend on what lies below counts.
  private let isGenerous: Bool
  private let layers: PlainLayers
  private let landings: PlainLandings
  /// For each entry.
  private var ways: [Ways]
  private var pending: [UInt32] = []

  init(
    _ space: inout PlainSpace, _ parents: PlainParents, _ layers: PlainLayers, _ landings: PlainLandings,
    isGenerous: Bool
  ) {
    self.isGenerous = isGenerous
    self.layers = layers
    self.landings = landings
    ways = Array(repeating: [], count: space.graph.vertices.count)
    let own = PlainOwnWays(space, layers, isGenerous: isGenerous)
    for vertex in space.ways.order { ways[Int(vertex)] = own.ways(of: vertex, &space) }
    self.space = space
    for vertex in space.ways.order { add(ways[Int(vertex)], to: vertex, isNew: true) }
    repeat { propagate(parents) } while followExits()
  }

  /// Whether home can be reached from an entry.
  func leadsHome(from vertex: UInt32) -> Bool { ways[Int(vertex)].contains(.out) }

  private mutating func add(_ new: Ways, to number: UInt32, isNew: Bool = false) {
    let own = ways[Int(number)].union(new)
    let vertex = space.graph[number]
    var all = own
    if own.contains(.home) || own.contains(.tab) || isGenerous && own.contains(.place) { all.insert(.out) }
    if own.contains(.root) && !vertex.isBottom { all.insert(.out) }
    if own.contains(.dismiss) && layers.isLayer(number, atTimes: isGenerous) { all.insert(.out) }
    if own.contains(.close) && layers.isClosable(number, atTimes: isGenerous) { all.insert(.out) }
    guard isNew ? !all.isEmpty : all != ways[Int(number)] else { return }
    ways[Int(number)] = all
    pending.append(number)
  }

  /// Hands everything down, until nothing changes.
  private mutating func propagate(_ parents: PlainParents) {
    while let head = pending.popLast() {
      let own = ways[Int(head)]
      for number in parents.entering.successors(of: Int(head)) {
        let (kind, tail) = parents.edges[Int(number)]
        add(kind == .inPlace ? own : handedDown(own, from: head, to: tail), to: tail)
      }
    }
  }

  private func handedDown(_ ways: Ways, from head: UInt32, to tail: UInt32) -> Ways {
    guard space.graph[head].isBottom else { return ways.subtracting(.out) }
    var result = ways.intersection([.home, .place])
    if ways.contains(.tab) {
      let context = space.graph.context(of: tail)
      // Which bar is meant is not kept in mind.
      if context.tab == PlainStep.none || isGenerous && !context.below.isEmpty { result.insert(.tab) }
    }
    return result
  }

  /// Looks where what cuts back and goes on leads to; whether that was news.
  private mutating func followExits() -> Bool {
    let leadsHome = landings.targets(needingAll: !isGenerous) { ways[Int($0)].contains(.out) }
    for exit in space.graph.exits where space.ways.isReached(exit.vertex) {
      if ways[Int(exit.vertex)].contains(.out) { continue }
      if leadsOut(exit, leadsHome) { add(.out, to: exit.vertex) }
    }
    return !pending.isEmpty
  }

  private func leadsOut(_ exit: PlainGraph.Exit, _ leadsHome: Set<TargetID>) -> Bool {
    let vertex = space.graph[exit.vertex]
    switch space.graph.moves[Int(exit.move)] {
    case .unwind(let target):
      if isGenerous { return leadsHome.contains(target) }
      // Where the place is absent it must be left, too; where it is not at hand, nobody knows.
      guard case .step = exit.origin, space.leavesByFallback(target) else { return false }
      return leadsHome.contains(target)
    case .inTab(let tab, let target):
      guard space.steps[target].presentation == 0 else { return isGenerous }
      let context = space.graph.context(of: exit.vertex)
      return context.below.contains { space.bars[Int($0)] == space.bars[Int(tab.index)] }
    case .finish(let outcome):
      guard space.machine.model.flow(calledBy: vertex.call) == space.machine.model[outcome].owner else {
        return isGenerous
      }
      guard let handler = space.machine.handler(of: outcome, calledBy: TargetID(vertex.call)) else { return true }
      switch space.steps[handler].kind {
      case .nothing, .back, .home, .dismiss, .backTo, .tab, .reset: return true
      case .inTab: return isGenerous || space.steps[handler].presentation == 0
      case .finish: return isGenerous
      case .put, .replace: return leadsHome.contains(handler)
      // Where the place is absent, something else happens at the caller's entry, where home can be reached from.
      case .over, .replaceFrom: return isGenerous || leadsHome.contains(handler)
      }
    }
  }
}

extension PlainSpace {
  /// Whether a link leaves its entry when what it needs is not there.
  func leavesByFallback(_ target: TargetID) -> Bool {
    switch targets[Int(target.index)].fallback ?? .back {
    case .back, .home: true
    case .dismiss, .stay: false
    }
  }
}
