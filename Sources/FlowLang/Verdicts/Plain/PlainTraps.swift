/// Finds the links that lead from where home can be reached to where it never can (verdicts, section 2, "trap").
///
/// Whatever lies beneath, home can be reached from it. So what is looked for are entries that nothing leads below: those
/// are lost, and a link that puts one on a stack is a trap, unless a dead end is in there, which is told instead.
struct PlainTraps {
  private let space: PlainSpace
  /// From which entries home can be reached, and which are lost.
  private let isHome: [Bool]
  private let isLost: [Bool]
  /// The shortest ways to all from where home can be reached.
  private let ways: PlainWays
  private let landings: PlainLandings
  private var found: [Traps.Key: Verdict] = [:]

  /// The traps in the order of their targets, urls and entries last; nil where that depends on what lies below in a way
  /// that is not decided here.
  static func find(_ space: inout PlainSpace, _ survey: PlainSurvey) -> [Traps.Finding]? {
    if space.isEverythingLeft(countingResets: true) { return [] }
    // A tab shows what its root was replaced by, so that the roots of its bar need not lead to each other.
    if space.hasReplacedRoots(where: { $0.base != .app }) { return nil }
    let (layers, parents, landings) = (PlainLayers(space), PlainParents(space), PlainLandings(space))
    var certain = PlainEscapes(&space, parents, layers, landings, isGenerous: false)
    let seen = space.ways.order.filter { [space] in !space.graph[$0].isCovered }
    if seen.allSatisfy(certain.leadsHome) { return [] }
    let possible = PlainEscapes(&space, parents, layers, landings, isGenerous: true)
    func isOpen(_ vertex: UInt32) -> Bool { !certain.leadsHome(from: vertex) && possible.leadsHome(from: vertex) }
    let rescued = PlainRescues.find(among: seen.filter(isOpen), &space)
    if !rescued.isEmpty {
      certain = PlainEscapes(&space, parents, layers, landings, isGenerous: false, left: rescued)
    }
    if seen.contains(where: isOpen) { return nil }
    var isHome = [Bool](repeating: false, count: space.graph.vertices.count)
    // Nobody is on an entry that was put beneath unseen.
    for vertex in space.ways.order {
      isHome[Int(vertex)] = space.graph[vertex].isCovered || certain.leadsHome(from: vertex)
    }
    guard let isDead = space.endsDead(survey, parents, isHome) else { return nil }
    let isLost = zip(isHome, isDead).map { !$0 && !$1 }
    var traps = PlainTraps(space, isHome, isLost, landings)
    return traps.find()
  }

  private init(_ space: PlainSpace, _ isHome: [Bool], _ isLost: [Bool], _ landings: PlainLandings) {
    (self.space, self.isHome, self.isLost, self.landings) = (space, isHome, isLost, landings)
    var ways = PlainWays(vertexCount: space.graph.vertices.count)
    ways.search(space.graph, from: PlainWays.sources(space.graph), along: { _, _, head in isHome[Int(head)] })
    self.ways = ways
  }

  /// The traps; nil where an entry that was put beneath unseen need not lead home, or a call ends another.
  private mutating func find() -> [Traps.Finding]? {
    let graph = space.graph
    for number in ways.order {
      let isCovered = graph[number].isCovered
      var isUncoveredLost = false
      graph.forEachEdge(from: number) { edge, kind, head, _ in
        guard kind != .anew, !isHome[Int(head)] else { return }
        if isCovered && kind == .inPlace { isUncoveredLost = true }
        if isLost[Int(head)], edge.isPlain, let action = graph.steps(of: edge).last { note(action, at: number) }
      }
      if isUncoveredLost { return nil }
    }
    for (target, entries) in landings.entries.sorted(by: { $0.key < $1.key }) {
      guard entries.contains(where: { isLost[Int($0)] }) else { continue }
      // Then the way is one through several calls.
      if space.isAnsweredByFinish(target) { return nil }
      if let link = space.machine.model.link(of: target), let verdict = trap(link, target) { note(verdict) }
    }
    let own = found.sorted { $0.key.rank < $1.key.rank }.map { Traps.Finding(verdict: $0.value, wayIn: nil) }
    return own + wayIns()
  }

  /// Notes a link that puts a lost entry on another, or in its place.
  private mutating func note(_ action: Action, at number: UInt32) {
    guard case .link(let link, let screen, _) = action else { return }
    let target = space.links[Int(link.index)].target
    if let known = found[Traps.Key(link: link, target: target, wayIn: nil)],
      known.trace.count <= Int(ways.distance[Int(number)])
    {
      return
    }
    note(Verdict(screen: screen, link: link, target: target, trace: ways.trace(to: number, space.graph)))
  }

  private mutating func note(_ verdict: Verdict) {
    let key = Traps.Key(link: verdict.link, target: verdict.target, wayIn: nil)
    if let known = found[key], known.trace.count <= verdict.trace.count { return }
    found[key] = verdict
  }

  // MARK: What cuts back first

  /// The trap of a target that cuts back and goes on, or of an `on`; nil when no way shows it.
  private func trap(_ link: LinkID, _ target: TargetID) -> Verdict? {
    space.machine.model[link].target == target ? trap(byCuttingBack: target, link) : trap(byHandler: target, link)
  }

  /// From an entry with a lost one put on it, over more, to where the link is offered.
  private func trap(byCuttingBack target: TargetID, _ link: LinkID) -> Verdict? {
    let (graph, place) = (space.graph, space.machine.model.place(of: target))
    var sources = Sources(graph)
    var best: (vertex: UInt32, trace: [Action])?
    func isPlace(_ number: UInt32) -> Bool {
      place.map { space.machine.model.isPlace(graph[number], $0) } ?? graph[number].isBottom
    }
    for number in ways.order where isPlace(number) && leadsToLost(number, target) {
      graph.forEachEdge(from: number) { edge, kind, head, weight in
        guard kind == .up, isHome[Int(head)], place != nil || !graph[head].isBottom else { return }
        sources.add(number, edge, head, ways.distance[Int(number)] + weight)
      }
      if place == nil && offers(number, target) && ways.distance[Int(number)] < best?.trace.count ?? Int.max {
        best = (number, ways.trace(to: number, graph))
      }
    }
    var above = PlainWays(vertexCount: graph.vertices.count)
    above.search(
      graph, from: sources.sources,
      along: { tail, kind, head in
        guard kind != .anew, isHome[Int(head)] else { return false }
        guard kind == .up else { return true }
        return place.map { !space.machine.model.isPlace(graph[tail], $0) } ?? !graph[head].isBottom
      })
    if let vertex = above.order.first(where: { offers($0, target) }),
      above.distance[Int(vertex)] < best?.trace.count ?? Int.max
    {
      best = (vertex, trace(to: vertex, above, sources))
    }
    return best.map { Verdict(screen: NodeID(graph[$0.vertex].screen), link: link, target: target, trace: $0.trace) }
  }

  /// From a call, through the flow, to where it ends.
  private func trap(byHandler target: TargetID, _ link: LinkID) -> Verdict? {
    let (graph, model) = (space.graph, space.machine.model)
    var sources = Sources(graph)
    var found: (outcome: OutcomeID, flow: NodeID)?
    for run in graph.handlerRuns {
      let (tail, head) = (graph.tail(of: run.edge), graph.head(of: run.edge))
      guard space.machine.handler(of: run.outcome, calledBy: TargetID(graph[head].call)) == target,
        ways.isReached(tail), isHome[Int(head)], leadsToLost(tail, target)
      else { continue }
      found = (run.outcome, model[run.outcome].owner)
      sources.add(tail, run.edge, head, ways.distance[Int(tail)] + graph.weight(of: run.edge))
    }
    guard let (outcome, flow) = found else { return nil }
    var ends = Set<UInt32>()
    for exit in graph.exits {
      if case .step = exit.origin, case .finish(outcome) = graph.moves[Int(exit.move)] { ends.insert(exit.vertex) }
    }
    var inside = PlainWays(vertexCount: graph.vertices.count)
    inside.search(
      graph, from: sources.sources,
      along: { _, kind, head in
        guard kind != .anew, isHome[Int(head)] else { return false }
        return kind == .inPlace || model.flow(calledBy: graph[head].call) != flow
      })
    guard let vertex = inside.order.first(where: { ends.contains($0) }) else { return nil }
    let caller = sources.origins[Int(inside.edges(to: vertex).source) - graph.roots.count].tail
    return Verdict(
      screen: NodeID(graph[caller].screen), link: link, target: target, outcome: outcome,
      trace: trace(to: vertex, inside, sources))
  }

  /// Where ways begin that go on from the shortest ones.
  private struct Sources {
    private(set) var sources: [PlainWays.Source] = []
    private(set) var origins: [PlainConstrainedWays.Origin] = []
    private let first: Int

    init(_ graph: PlainGraph) { first = graph.roots.count }

    mutating func add(_ tail: UInt32, _ edge: PlainGraph.EdgeNumber, _ head: UInt32, _ distance: UInt32) {
      sources.append(PlainWays.Source(vertex: head, distance: distance, number: UInt32(first + origins.count)))
      origins.append((tail, edge))
    }
  }

  private func trace(to vertex: UInt32, _ above: PlainWays, _ sources: Sources) -> [Action] {
    space.trace(to: vertex, PlainConstrainedWays(ways: above, origins: sources.origins)) { [ways, space] in
      ways.trace(to: $0, space.graph)
    }
  }

  /// Whether an edge of an entry leads to a lost one that a target puts there.
  private func leadsToLost(_ number: UInt32, _ target: TargetID) -> Bool {
    let replaces = space.steps[target].kind == .replace || space.steps[target].kind == .replaceFrom
    var result = false
    space.graph.forEachEdge(from: number) { _, kind, head, _ in
      guard kind == (replaces ? .inPlace : .up), isLost[Int(head)] else { return }
      if space.isEntry(head, of: target) { result = true }
    }
    return result
  }

  /// Whether a link can be followed from an entry that somebody sees.
  private func offers(_ number: UInt32, _ target: TargetID) -> Bool {
    let vertex = space.graph[number]
    guard !vertex.isCovered, space.isJudged(vertex.screen) else { return false }
    var offers = space.offers
    let offer = offers.offer(of: vertex.screen, in: space.bar(of: vertex))
    return (0..<offer.count).contains { place in
      let link = offers.link(place, of: offer)
      return space.links[Int(link)].target == target && !offers.isLeftOut(link)
    }
  }

  // MARK: From outside

  /// The urls and entries that open a lost state.
  private func wayIns() -> [Traps.Finding] {
    space.graph.roots.compactMap { root in
      guard let wayIn = root.wayIn else { return nil }
      var top = root.vertex
      while space.graph[top].isCovered {
        var next: UInt32?
        space.graph.forEachEdge(from: top) { _, kind, head, weight in
          if kind == .up && weight == 0 { next = head }
        }
        guard let next else { return nil }
        top = next
      }
      guard isLost[Int(top)] else { return nil }
      let verdict = Verdict(screen: NodeID(space.graph[top].screen), trace: [.wayIn(wayIn)])
      return Traps.Finding(verdict: verdict, wayIn: wayIn)
    }
  }
}
