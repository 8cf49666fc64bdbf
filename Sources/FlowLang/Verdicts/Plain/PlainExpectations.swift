/// Decides what a memoryless flow is expected to do (language, section 3.7), with one search or two for each requirement.
struct PlainExpectations {
  private let space: PlainSpace
  private let graph: NavigationGraph
  /// The shortest ways from the start alone, without urls and entries.
  private let fromStart: PlainWays

  private enum Answer {
    case holds
    case broken(Expectations.Broken)
    /// It depends on how far away what lies below is.
    case isOpen
  }

  /// The requirements that do not hold, and those that are not decided here.
  static func broken(
    _ space: PlainSpace, fromStart: PlainWays
  ) -> (broken: [Expectations.Broken], open: [Int]) {
    let judge = PlainExpectations(space: space, graph: NavigationGraph(space.machine), fromStart: fromStart)
    var result: (broken: [Expectations.Broken], open: [Int]) = ([], [])
    for (index, expectation) in space.machine.model.expectations.enumerated() {
      switch judge.answer(expectation.form, index) {
      case .holds: break
      case .broken(let broken): result.broken.append(broken)
      case .isOpen: result.open.append(index)
      }
    }
    return result
  }

  private func answer(_ form: Expectation.Form, _ index: Int) -> Answer {
    func broken(_ reason: Expectations.Broken.Reason, _ vertex: UInt32? = nil, _ trace: [Action]? = nil) -> Answer {
      .broken(
        Expectations.Broken(
          expectation: index, reason: reason, trace: trace, screen: vertex.map { NodeID(space.graph[$0].screen) }))
    }
    func broken(_ reason: Expectations.Broken.Reason, _ vertex: UInt32, _ ways: PlainWays) -> Answer {
      broken(reason, vertex, ways.trace(to: vertex, space.graph))
    }
    switch form {
    case .never(let node?, _):
      return nearest(sights(node), space.ways).map { broken(.isShown, $0, space.ways) } ?? .holds
    case .everyScreen(let taps):
      return tooFar(taps).map { broken(.tooFar(screens: $0.count, $0.screen), $0.vertex, fromStart) } ?? .holds
    case .onlyAfter(let node?, let other?):
      guard graph.leads(to: node, around: other, space.machine.model) else { return .holds }
      guard let avoiding = PlainSearch.graph(space.machine, space.steps, avoiding: sights(other))?.graph else {
        return .isOpen
      }
      let (meant, other, ways) = (sights(node), sights(other), PlainWays(avoiding, fromOutside: true))
      let first = ways.order.first { meant.contains($0, avoiding) && !other.contains($0, avoiding) }
      guard let first else { return .holds }
      return .broken(
        Expectations.Broken(
          expectation: index, reason: .isShown, trace: ways.trace(to: first, avoiding),
          screen: NodeID(avoiding[first].screen)))
    case .within(let node?, let taps, nil):
      guard let vertex = nearest(sights(node), fromStart) else { return broken(.isUnreachable) }
      let length = Int(fromStart.distance[Int(vertex)])
      return length > taps ? broken(.takes(length), vertex, fromStart) : .holds
    case .reachable(let node?, nil):
      return nearest(sights(node), fromStart) == nil ? broken(.isUnreachable) : .holds
    case .within(.some, _, .some), .reachable(.some, .some):
      // A tab shows what its root was replaced by, and not the root.
      if space.hasReplacedRoots(where: { _ in true }) { return .isOpen }
      return answerFrom(form, index)
    case .never, .onlyAfter, .within, .reachable, .broken: return .holds
    }
  }

  /// Decides what is said of the states that show something.
  private func answerFrom(_ form: Expectation.Form, _ index: Int) -> Answer {
    switch form {
    case .within(let node?, let taps, let other?):
      // How many taps it takes depends on how tabs were left.
      if space.graph.contexts.count > 1 { return .isOpen }
      return isNear(sights(node), taps, from: sights(other)) ? .holds : .isOpen
    case .reachable(let node?, let other?):
      if isNear(sights(node), nil, from: sights(other)) { return .holds }
      guard isBottomNear() else { return .isOpen }
      guard let (vertex, isOpened, trace) = cutOff(sights(node), from: sights(other)) else { return .holds }
      let screen = NodeID(space.graph[vertex].screen)
      let broken = Expectations.Broken(expectation: index, reason: .isFar, trace: trace, screen: screen)
      return isOpened ? .isOpen : .broken(broken)
    default: return .holds
    }
  }

  private func sights(_ node: NodeID) -> PlainSights { PlainSights(node, space.machine) }

  /// The nearest entry that shows something.
  private func nearest(_ sights: PlainSights, _ ways: PlainWays) -> UInt32? {
    ways.order.first { sights.contains($0, space.graph) }
  }

  /// The nearest of the screens that are further away than that, and how many there are.
  private func tooFar(_ taps: Int) -> (screen: NodeID, vertex: UInt32, count: Int)? {
    let model = space.machine.model
    var isShown = [Bool](repeating: false, count: model.nodes.count)
    var result: (screen: NodeID, vertex: UInt32, count: Int)?
    for number in fromStart.order where !space.graph[number].isCovered {
      let screen = NodeID(space.graph[number].screen)
      if isShown[Int(screen.index)] { continue }
      for shown in [screen] + space.machine.embeddedScreens(in: screen) where !isShown[Int(shown.index)] {
        isShown[Int(shown.index)] = true
        guard Int(fromStart.distance[Int(number)]) > taps, space.isJudged(shown.index) else { continue }
        guard let known = result else {
          result = (shown, number, 1)
          continue
        }
        let isFirst = fromStart.distance[Int(known.vertex)] == fromStart.distance[Int(number)] && shown < known.screen
        result = (isFirst ? shown : known.screen, isFirst ? number : known.vertex, known.count + 1)
      }
    }
    return result
  }

  // MARK: From one to another

  /// Whether something is near each entry that shows another, with nothing below the entry taken away.
  private func isNear(_ sights: PlainSights, _ taps: Int?, from other: PlainSights) -> Bool {
    let ahead = stepsAhead(sights)
    return space.ways.order.allSatisfy { vertex in
      guard other.contains(vertex, space.graph) else { return true }
      return ahead[Int(vertex)] != PlainStep.none && Int(ahead[Int(vertex)]) <= taps ?? Int.max
    }
  }

  /// How many steps it takes from each entry (Dijkstra, against the edges).
  private func stepsAhead(_ sights: PlainSights) -> [UInt32] {
    let graph = space.graph
    var edges: [(tail: UInt32, weight: UInt32)] = []
    var heads: [UInt32] = []
    for vertex in space.ways.order {
      let isUnseen = graph[vertex].isPutBeneath
      graph.forEachEdge(from: vertex) { _, kind, head, weight in
        // What a url or an entry opens cannot be gone to from what it puts beneath.
        if isUnseen && kind == .up { return }
        edges.append((vertex, weight))
        heads.append(head)
      }
    }
    let entering = DirectedGraph(vertexCount: graph.vertices.count) { visit in
      for (index, head) in heads.enumerated() { visit(Int(head), index) }
    }
    var steps = [UInt32](repeating: PlainStep.none, count: graph.vertices.count)
    var heap = WayHeap()
    for vertex in space.ways.order where sights.contains(vertex, graph) {
      steps[Int(vertex)] = 0
      heap.push(0, vertex)
    }
    while let (length, vertex) = heap.pop() {
      guard steps[Int(vertex)] == length else { continue }
      for number in entering.successors(of: Int(vertex)) {
        let (tail, weight) = edges[Int(number)]
        guard length + weight < steps[Int(tail)] else { continue }
        steps[Int(tail)] = length + weight
        heap.push(length + weight, tail)
      }
    }
    return steps
  }

  /// Whether a way leads down from every state to the bottom that it is built on.
  private func isBottomNear() -> Bool {
    var space = space
    if space.isEverythingLeft(countingResets: false) { return true }
    let escapes = PlainEscapes(
      &space, PlainParents(space), PlainLayers(space), PlainLandings(space), isGenerous: false, countsResets: false)
    return space.ways.order.allSatisfy { space.graph[$0].isCovered || escapes.leadsHome(from: $0) }
  }

  /// The nearest state that shows one thing and from which no way leads to another, where all lead down to the bottom:
  /// one that is built on a bottom from which no way leads there.
  ///
  /// What a url or an entry opens over something, `isOpened`, need not be reached from the bottom to be reached again.
  private func cutOff(
    _ sights: PlainSights, from other: PlainSights
  ) -> (vertex: UInt32, isOpened: Bool, trace: [Action])? {
    let graph = space.graph
    let ahead = stepsAhead(sights)
    let (beginnings, origins) = space.beginnings
    var ways = PlainWays(vertexCount: graph.vertices.count)
    ways.search(
      graph, from: beginnings,
      along: { tail, kind, _ in
        kind == .inPlace || kind == .up && (graph[tail].base != .app || ahead[Int(tail)] == PlainStep.none)
      })
    return ways.order.first { ahead[Int($0)] == PlainStep.none && other.contains($0, graph) }.map { vertex in
      let source = Int(ways.edges(to: vertex).source)
      let isOpened = source < graph.roots.count && graph[graph.roots[source].vertex].isPutBeneath
      return (vertex, isOpened, space.trace(to: vertex, PlainConstrainedWays(ways: ways, origins: origins)))
    }
  }
}
