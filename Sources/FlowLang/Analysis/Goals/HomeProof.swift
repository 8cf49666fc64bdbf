/// A proof that home, or a dead end, can be reached from every state of a graph, without regard to the entries below
/// each vertex.
///
/// Where every vertex has a step that surely leads to fewer entries, or to as many with a vertex on top for which that
/// is already proven, the number of entries decreases until only home is left. This ranking argument takes one pass
/// over the transitions of a graph and replaces the search for distances (``Footings``). Steps that only lead to more
/// entries do not count, so a failed proof decides nothing.
struct HomeProof {
  private let graph: StackGraph
  private let transitions: StackTransitions
  /// The sure edges and the sure exits of each vertex.
  private let sureEdges: DirectedGraph
  private let sureExits: DirectedGraph
  /// Whether home or a dead end is proven to be within reach from each vertex.
  private(set) var isProven: [Bool]
  /// Whether each vertex surely leads, step by step, to a reset of the app.
  private var leadsToReset: [Bool]
  /// The conditions under which each exit ends at fewer entries.
  private var needs: [Need] = []
  /// The exits that are passed down as each exit.
  private let previous: DirectedGraph

  private struct Need {
    /// The vertices that have to be proven, as they end up on top of as many entries.
    var heads: [Int32] = []
    var nextExits: [Int32] = []
    /// Whether the exit may end anywhere else.
    var isHopeless = false
  }

  /// Searches for the proof.
  ///
  /// - Parameter isExcused: Whether nothing has to be proven for a vertex, as it is surely a dead end.
  init(_ game: Game, isExcused: (Int32) -> Bool) {
    let (graph, transitions, sure) = (game.graph, game.transitions, game.sure)
    self.graph = graph
    self.transitions = transitions
    sureEdges = DirectedGraph(vertexCount: graph.vertices.count) { visit in
      for (number, edge) in graph.edges.enumerated() where sure.edges[number] >= 0 { visit(Int(edge.tail), number) }
    }
    sureExits = DirectedGraph(vertexCount: graph.vertices.count) { visit in
      for (number, exit) in graph.exits.enumerated() where sure.exits[number] >= 0 { visit(Int(exit.vertex), number) }
    }
    isProven = graph.vertices.indices.map { graph.isAlwaysNearHome(Int32($0)) || isExcused(Int32($0)) }
    leadsToReset = Array(repeating: false, count: graph.vertices.count)
    let needs = graph.exits.indices.map { Self.need(of: Int32($0), graph, transitions) }
    self.needs = needs
    previous = DirectedGraph(vertexCount: needs.count) { visit in
      for (exit, need) in needs.enumerated() { for next in need.nextExits { visit(Int(next), exit) } }
    }
    findResets()
    for vertex in graph.reached where leadsToReset[Int(vertex)] { isProven[Int(vertex)] = true }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      let isGood = goodExits()
      for vertex in graph.reached where !isProven[Int(vertex)] && descends(from: vertex, isGood) {
        isProven[Int(vertex)] = true
        hasChanged = true
      }
    }
  }

  /// Whether the proof holds for every state.
  var isComplete: Bool { graph.reached.allSatisfy { !graph.isSeen($0) || isProven[Int($0)] } }

  private mutating func findResets() {
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      // Pushed screens come after those that push them in `reached`, so this order converges sooner.
      for vertex in graph.reached.reversed() where !leadsToReset[Int(vertex)] && mayReset(vertex) {
        leadsToReset[Int(vertex)] = true
        hasChanged = true
      }
    }
  }

  private func mayReset(_ vertex: Int32) -> Bool {
    for number in sureEdges.successors(of: Int(vertex)) {
      let edge = graph.edges[Int(number)]
      if edge.kind == .reset { return true }
      if leadsToReset[Int(edge.head)] && !(edge.kind == .inPlace && showsWaitingTab(edge.tail, edge.head)) {
        return true
      }
    }
    return hasStep(of: vertex) { result in
      switch result {
      case .reset: true
      case .up(let edge): leadsToReset[Int(graph.edges[Int(edge)].head)]
      case .inPlace(let head): leadsToReset[Int(head)] && !graph[head].isTap
      case .exit, .piled, .raised: false
      }
    }
  }

  /// Whether some step of a vertex has only results of a kind, whatever decides between them.
  private func hasStep(of vertex: Int32, withOnly isFine: (StackTransitions.Result) -> Bool) -> Bool {
    transitions.steps(of: vertex).contains { step in
      let cases = transitions.cases(of: step)
      return !cases.isEmpty
        && cases.allSatisfy { own in
          let results = transitions.results(of: own)
          return !results.isEmpty && results.allSatisfy(isFine)
        }
    }
  }

  /// Returns whether each exit surely ends at fewer entries, or at as many with a proven vertex on top, by what is
  /// proven so far.
  private func goodExits() -> [Bool] {
    var isGood = needs.map { need in !need.isHopeless && need.heads.allSatisfy { isProven[Int($0)] } }
    var pending = isGood.indices.filter { !isGood[$0] }
    while let exit = pending.popLast() {
      for before in previous.successors(of: exit) where isGood[Int(before)] {
        isGood[Int(before)] = false
        pending.append(Int(before))
      }
    }
    return isGood
  }

  private func descends(from vertex: Int32, _ isGood: [Bool]) -> Bool {
    if sureExits.successors(of: Int(vertex)).contains(where: { isGood[Int($0)] }) { return true }
    let takesPlace = sureEdges.successors(of: Int(vertex)).contains { number in
      let edge = graph.edges[Int(number)]
      return edge.kind == .inPlace && isProven[Int(edge.head)] && !showsWaitingTab(edge.tail, edge.head)
    }
    return takesPlace
      || hasStep(of: vertex) { result in
        switch result {
        case .exit(let exit): isGood[Int(exit)]
        case .inPlace(let head): isProven[Int(head)] && !graph[head].isTap
        case .reset: true
        case .up(let edge): leadsToReset[Int(graph.edges[Int(edge)].head)]
        case .piled, .raised: false
        }
      }
  }

  /// Whether an edge in place may show the stack that waits in a tab, which may have any number of entries.
  private func showsWaitingTab(_ tail: Int32, _ head: Int32) -> Bool {
    graph[head].isTap || graph.selectsTab(tail, head) || graph[tail].isTap
  }

  /// Returns the conditions of an exit, from its results at each entry that it may be passed down to.
  private static func need(of number: Int32, _ graph: StackGraph, _ transitions: StackTransitions) -> Need {
    let vertex = graph.exits[Int(number)].vertex
    var need = Need()
    var endingCount = 0
    for ending in transitions.endings(of: number) {
      endingCount += 1
      let isKept = ending.edge < 0
      if isKept { endingCount = Int.max / 2 }
      let results = transitions.results(of: ending)
      if results.isEmpty { need.isHopeless = true }
      for result in results {
        switch result {
        case .exit(let next): need.nextExits.append(next)
        case .up(let edge):
          // A push on the entry itself, or on the stack that waits in another tab, adds an entry.
          if isKept || graph[graph.edges[Int(edge)].tail].isCovered { need.isHopeless = true }
          need.heads.append(graph.edges[Int(edge)].head)
        case .reset: break
        case .inPlace(let head):
          // A selected tab shows the stack that waits in it; its root is one more tap away, unless the root was
          // replaced.
          let tail = isKept ? vertex : graph.edges[Int(ending.edge)].tail
          let isSelection = graph[head].isTap || graph.selectsTab(tail, head)
          let mayShowOther = graph[head].isTap ? graph.table.replacesRoots : graph.mayHaveOtherRoot(head)
          if isSelection && mayShowOther { need.isHopeless = true }
          if isKept || isSelection || graph[head].isCovered { need.heads.append(head) }
        case .piled, .raised: need.isHopeless = true
        }
      }
    }
    var edge = graph.firstEntering[Int(vertex)]
    while edge >= 0 {
      endingCount -= 1
      edge = graph.nextEntering[Int(edge)]
    }
    if endingCount < 0 { need.isHopeless = true }
    return need
  }
}

extension StackGraph {
  /// Whether every state offers a step that surely removes an entry or a layer, or leads home.
  var offersWayHome: Bool {
    reached.allSatisfy { number in
      let (vertex, layer) = (self[number], layer(of: number))
      if !isSeen(number) || isAlwaysNearHome(number) { return true }
      if vertex.isTap || table.isExternal(vertex.screen) { return false }
      let isClosable = layer.presentation?.isClosable == true
      if table.isBackAutomatic(on: vertex.screen) && (!vertex.isBottom || isClosable) { return true }
      return table.links(on: vertex.screen, in: layer.bar).contains { link in
        let cases = table.cases(of: link).filter { mayHold($0, at: vertex) }.map { table.cases[Int($0)] }
        return !cases.isEmpty && cases.allSatisfy { $0.isOffered && leadsBack($0.operation, vertex, layer) }
      }
    }
  }

  /// Whether an operation removes an entry or a layer of a vertex that is not near home, or leads home.
  private func leadsBack(_ operation: StepCase.Operation, _ vertex: StackVertex, _ layer: StackLayer) -> Bool {
    switch operation {
    case .back, .reset: return true
    case .dismiss: return layer.presentation != nil
    case .leave(let exit):
      switch table.exits[Int(exit)] {
      case .home: return true
      case .root: return !vertex.isBottom
      default: return false
      }
    default: return false
    }
  }

  /// Whether home is at most a tap on the selected tab away from a vertex, whatever is below it.
  fileprivate func isAlwaysNearHome(_ number: Vertex) -> Bool {
    let layer = layer(of: number)
    guard layer.presentation == nil, !self[number].isCovered else { return false }
    return self[number].isBottom || layer.bar != nil
  }
}
