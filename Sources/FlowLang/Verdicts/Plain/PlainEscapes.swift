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
  private let countsResets: Bool
  private let layers: PlainLayers
  private let landings: PlainLandings
  /// For each entry.
  private var ways: [Ways]
  private var pending: [UInt32] = []
  /// The entries that have just turned out to be left.
  private var left: [UInt32] = []
  /// The entries that are left by what cuts back and goes on, once enough of the entries that a target may lead to are.
  private var waiting: [TargetID: (missing: Int, entries: [UInt32])] = [:]

  /// - Parameters:
  ///   - isGenerous: Whether what may depend on what lies below counts.
  ///   - countsResets: Whether the app anew is home, too.
  ///   - left: Entries that are known to be left.
  init(
    _ space: inout PlainSpace, _ parents: PlainParents, _ layers: PlainLayers, _ landings: PlainLandings,
    isGenerous: Bool, countsResets: Bool = true, left: Set<UInt32> = []
  ) {
    self.isGenerous = isGenerous
    self.countsResets = countsResets
    self.layers = layers
    self.landings = landings
    ways = Array(repeating: [], count: space.graph.vertices.count)
    let own = PlainOwnWays(space, layers, isGenerous: isGenerous, countsResets: countsResets)
    for vertex in space.ways.order { ways[Int(vertex)] = own.ways(of: vertex, &space) }
    for vertex in left { ways[Int(vertex)].insert(.out) }
    self.space = space
    for vertex in space.ways.order { add(ways[Int(vertex)], to: vertex, isNew: true) }
    followExits()
    propagate(parents)
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
    if all.contains(.out) && (isNew || !ways[Int(number)].contains(.out)) { left.append(number) }
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
      while let entry = left.popLast() { noteLeft(entry) }
    }
  }

  /// Lets all be left that can cut back and go on to an entry that is left itself.
  private mutating func noteLeft(_ entry: UInt32) {
    for target in landings.targets[entry] ?? [] {
      guard var own = waiting[target], own.missing > 0 else { continue }
      own.missing -= isGenerous ? own.missing : 1
      waiting[target] = own
      if own.missing == 0 { for entry in own.entries { add(.out, to: entry) } }
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

  /// Where what cuts back from an entry and goes on leads.
  private enum Ending {
    case out, nowhere
    /// To where the target leads.
    case on(TargetID)
  }

  /// Notes for all that cuts back and goes on where it leads.
  private mutating func followExits() {
    for (target, entries) in landings.entries { waiting[target] = (isGenerous ? 1 : entries.count, []) }
    var isDone: Set<TargetID> = []
    if !isGenerous { isDone.formUnion(landings.entries.filter { $0.value.isEmpty }.keys) }
    for exit in space.graph.exits where space.ways.isReached(exit.vertex) && !leadsHome(from: exit.vertex) {
      switch ending(of: exit) {
      case .out: add(.out, to: exit.vertex)
      case .nowhere: break
      case .on(let target):
        if isDone.contains(target) { add(.out, to: exit.vertex) } else { waiting[target]?.entries.append(exit.vertex) }
      }
    }
    while let entry = left.popLast() { noteLeft(entry) }
  }

  private func ending(of exit: PlainGraph.Exit) -> Ending {
    let vertex = space.graph[exit.vertex]
    switch space.graph.moves[Int(exit.move)] {
    case .unwind(let target):
      if isGenerous { return .on(target) }
      // Where the place is absent it must be left, too; where it is not at hand, nobody knows.
      guard case .step = exit.origin, space.leavesByFallback(target) else { return .nowhere }
      return .on(target)
    case .inTab(let tab, let target):
      guard space.steps[target].presentation == 0 else { return isGenerous ? .out : .nowhere }
      let (bar, context) = (space.bars[Int(tab.index)], space.graph.context(of: exit.vertex))
      let isBelow = space.bar(of: vertex) != bar && context.below.contains { space.bars[Int($0)] == bar }
      return isBelow ? .out : .nowhere
    case .finish(let outcome):
      guard space.machine.model.flow(calledBy: vertex.call) == space.machine.model[outcome].owner else {
        return isGenerous ? .out : .nowhere
      }
      return ending(of: outcome, TargetID(vertex.call))
    }
  }

  private func ending(of outcome: OutcomeID, _ call: TargetID) -> Ending {
    guard let handler = space.machine.handler(of: outcome, calledBy: call) else { return .out }
    switch space.steps[handler].kind {
    case .nothing, .back, .home, .dismiss, .backTo, .backToRoot, .tab: return .out
    case .reset: return countsResets ? .out : .nowhere
    case .inTab: return isGenerous || space.steps[handler].presentation == 0 ? .out : .nowhere
    case .finish: return isGenerous ? .out : .nowhere
    case .put, .replace: return .on(handler)
    // Where the place is absent, something else happens at the caller's entry, where home can be reached from.
    case .over, .replaceFrom: return isGenerous ? .out : .on(handler)
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
