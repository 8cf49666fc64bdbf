/// Which edges of a ``StackGraph`` can be taken and which exits can be made, with how many steps each takes.
///
/// What is *possible* is possible for some values of what is not tracked; what is *sure* is so for all of them, and a
/// person can rely on it. Where every state is sure to reach a goal, that is proved; where some state cannot possibly
/// reach it, that is a counterexample.
struct Moves {
  /// How many steps each edge takes; -1 where it cannot be taken.
  let edges: [Int32]
  /// How many steps each exit takes; -1 where it cannot be made.
  let exits: [Int32]
  /// What each exit leads to, by the edge that it crosses; the person chooses where there are several results.
  let endings: [[StackTransitions.Ending]]
  /// What each vertex may raise, in a stack that is not known.
  var raised: [Int32: [Int32]] = [:]
  /// Whether more may wait in a tab that is selected than its root.
  var knowsWaitingTabs = false

  /// All that is possible.
  static func possible(_ graph: StackGraph, _ transitions: StackTransitions) -> Moves {
    var raised: [Int32: [Int32]] = [:]
    if graph.model.raises {
      for (vertex, steps) in transitions.steps.enumerated() {
        for case .raised(let heads) in steps.flatMap(\.cases).flatMap(\.results) { raised[Int32(vertex), default: []] += heads }
      }
    }
    return Moves(
      edges: graph.edges.map { $0.isFromOutside ? -1 : $0.weight }, exits: graph.exits.map(\.cost),
      endings: transitions.endings, raised: raised)
  }

  /// What is sure, by Knuth's generalization of Dijkstra's algorithm (1977): edges and exits are settled in the order of
  /// how many steps they take.
  static func sure(_ graph: StackGraph, _ transitions: StackTransitions) -> Moves {
    var search = SureSearch(graph, transitions)
    search.run()
    return Moves(edges: search.edges, exits: search.exits, endings: search.endings, knowsWaitingTabs: true)
  }
}

extension StackGraph {
  /// Whether an edge selects another tab.
  func selectsTab(_ edge: Edge) -> Bool { edge.kind == .inPlace && selectsTab(edge.tail, edge.head) }

  /// Whether an edge in place selects another tab.
  func selectsTab(_ tail: Vertex, _ head: Vertex) -> Bool {
    let (before, after) = (context(of: tail), context(of: head))
    return before.layer == after.layer && before.tab != after.tab && after.tab != nil && !self[head].isTap
  }
}

extension Moves {
  /// The vertices from which a goal may be reached, whatever is below them: more than can be reached.
  func mayReach(_ graph: StackGraph, _ isGoal: (Int32) -> Bool) -> Set<Int32> {
    var before: [Int32: [Int32]] = [:]
    func heads(of result: StackTransitions.Result) -> [Int32] {
      switch result {
      case .inPlace(let head), .anew(let head): [head]
      case .up(let edge): [graph.edges[Int(edge)].head]
      case .piled(let edges): edges.map { graph.edges[Int($0)].head }
      case .raised(let heads): heads
      case .exit(let exit): [graph.exits[Int(exit)].vertex]
      }
    }
    for (number, edge) in graph.edges.enumerated() where edges[number] >= 0 {
      before[edge.head, default: []].append(edge.tail)
    }
    for (number, endings) in endings.enumerated() where exits[number] >= 0 {
      for head in endings.flatMap(\.results).flatMap(heads) {
        before[head, default: []].append(graph.exits[number].vertex)
      }
    }
    for (vertex, heads) in raised { for head in heads { before[head, default: []].append(vertex) } }
    var result = Set(graph.vertices.indices.map { Int32($0) }.filter { graph.isSeen($0) && isGoal($0) })
    var pending = Array(result)
    while let next = pending.popLast() {
      for vertex in before[next] ?? [] where result.insert(vertex).inserted { pending.append(vertex) }
    }
    return result
  }
}

extension ExitMove {
  /// Whether a move is the same whatever waits in a tab.
  fileprivate var passesWaitingTabs: Bool {
    switch self {
    case .bar, .home, .root, .select, .inTab, .dismiss: true
    case .pop, .unwind, .over, .replaceFrom, .finish: false
    }
  }
}

private struct SureSearch {
  private let graph: StackGraph
  private let transitions: StackTransitions
  private(set) var edges: [Int32]
  private(set) var exits: [Int32]
  private(set) var endings: [[StackTransitions.Ending]]
  private var queue = BucketQueue<Item>()
  private var edgeNumbers: [UInt64: Int32] = [:]
  /// The place of the ending of an exit across an edge.
  private var crossings: [UInt64: Int] = [:]
  private var exitsOf: [[Int32]]

  private enum Item {
    case edge(Int32)
    case exit(Int32)
  }

  init(_ graph: StackGraph, _ transitions: StackTransitions) {
    self.graph = graph
    self.transitions = transitions
    edges = Array(repeating: -1, count: graph.edges.count)
    exits = Array(repeating: -1, count: graph.exits.count)
    exitsOf = Array(repeating: [], count: graph.vertices.count)
    for (number, exit) in graph.exits.enumerated() { exitsOf[Int(exit.vertex)].append(Int32(number)) }
    for (number, edge) in graph.edges.enumerated() where edge.kind != .up {
      let pair = HashIndex.pair(edge.tail, edge.head)
      if edgeNumbers[pair].map({ graph.edges[Int($0)].kind != .inPlace }) ?? true { edgeNumbers[pair] = Int32(number) }
    }
    endings = []
    endings = transitions.endings.enumerated().map { number, own in sureEndings(of: Int32(number), own) }
    for (exit, own) in endings.enumerated() {
      for (place, ending) in own.enumerated() { crossings[HashIndex.pair(ending.edge, Int32(exit))] = place }
    }
  }

  /// The endings that are sure where they are.
  private func sureEndings(of number: Int32, _ all: [StackTransitions.Ending]) -> [StackTransitions.Ending] {
    let exit = graph.exits[Int(number)]
    let move = graph.table.exits[Int(exit.move)]
    return all.compactMap { ending in
      let tail = ending.edge < 0 ? exit.vertex : graph.edges[Int(ending.edge)].tail
      guard ending.results.count == 1 else { return nil }
      if case .raised = ending.results[0] { return nil }
      // What waits below what is put in another tab may be more than its root.
      if ending.edge >= 0 && graph[tail].isOfWaitingTab && !move.passesWaitingTabs { return nil }
      var own = ending
      if case .inPlace(let head) = ending.results[0] { own.extra = extraTap(tail, head) }
      guard ending.edge < 0, case .bar = move, exit.flags == graph[tail].flags, graph.isSeen(tail) else { return own }
      // A tap on the tab itself uncovers its root.
      return StackTransitions.Ending(edge: -1, results: ending.results + [.inPlace(exit.vertex)])
    }
  }

  mutating func run() {
    for (vertex, steps) in transitions.steps.enumerated() {
      for step in steps {
        for (cost, results) in Self.choices(step, graph, graph.vertices[vertex]) where results.count == 1 {
          offer(results[0], at: Int32(vertex), graph.vertices[vertex].isTap ? cost : 1 + cost)
        }
      }
    }
    while let (item, length) = queue.popFirst() {
      switch item {
      case .edge(let edge):
        guard edges[Int(edge)] < 0 else { continue }
        edges[Int(edge)] = Int32(length)
        guard graph.edges[Int(edge)].kind != .anew, !mayShowAnotherRoot(edge) else { continue }
        for exit in exitsOf[Int(graph.edges[Int(edge)].head)] where exits[Int(exit)] >= 0 {
          guard let place = crossings[HashIndex.pair(edge, exit)] else { continue }
          cross(endings[Int(exit)][place], exit)
        }
      case .exit(let exit):
        guard exits[Int(exit)] < 0 else { continue }
        exits[Int(exit)] = Int32(length)
        for ending in endings[Int(exit)] where ending.edge < 0 {
          for result in ending.results { offer(result, at: graph.exits[Int(exit)].vertex, Int32(length)) }
        }
        for ending in endings[Int(exit)]
        where ending.edge >= 0 && edges[Int(ending.edge)] >= 0 && !mayShowAnotherRoot(ending.edge) {
          cross(ending, exit)
        }
      }
    }
  }

  /// Whether an edge selects a tab whose root may have been replaced.
  private func mayShowAnotherRoot(_ number: Int32) -> Bool {
    graph.table.replacesRoots && graph.selectsTab(graph.edges[Int(number)])
  }

  private mutating func cross(_ ending: StackTransitions.Ending, _ exit: Int32) {
    for result in ending.results {
      offer(result, at: graph.edges[Int(ending.edge)].tail, edges[Int(ending.edge)] + exits[Int(exit)])
    }
  }

  private mutating func offer(_ result: StackTransitions.Result, at tail: Int32, _ cost: Int32) {
    switch result {
    case .up(let edge): queue.add(.edge(edge), at: Int(cost))
    case .exit(let exit): queue.add(.exit(exit), at: Int(cost))
    // What the raised entry then stands on is not known.
    case .raised: break
    case .inPlace(let head), .anew(let head):
      guard let edge = edgeNumbers[HashIndex.pair(tail, head)] else { return }
      var isInPlace = false
      if case .inPlace = result { isInPlace = true }
      queue.add(.edge(edge), at: Int(cost + (isInPlace ? extraTap(tail, head) : 0)))
    case .piled(let pile):
      for edge in pile { queue.add(.edge(edge), at: 0) }
      guard let first = pile.first, let edge = edgeNumbers[HashIndex.pair(tail, graph.edges[Int(first)].tail)] else {
        return
      }
      queue.add(.edge(edge), at: Int(cost))
    }
  }

  /// A tab that is selected shows what waits in it, and takes one more tap to show its root.
  private func extraTap(_ tail: Int32, _ head: Int32) -> Int32 { graph.selectsTab(tail, head) ? 1 : 0 }

  /// What a step leads to for each way to have external flags changed before it, with how many that are.
  private static func choices(
    _ step: StackTransitions.Step, _ graph: StackGraph, _ vertex: StackVertex
  ) -> [(cost: Int32, results: [StackTransitions.Result])] {
    var result: [(cost: Int32, results: [StackTransitions.Result])] = []
    var seen: Set<[Literal]> = []
    for own in step.cases {
      let chosen = external(own, graph)
      guard seen.insert(chosen).inserted else { continue }
      let left = step.cases.filter { other in
        external(other, graph).allSatisfy { literal in
          !chosen.contains { $0.predicate == literal.predicate && $0.value != literal.value }
        }
      }
      if left.count == 1 { result.append((Int32(chosen.count), left[0].results)) }
    }
    return result
  }

  /// The literals of a case about external flags that are not tracked.
  private static func external(_ own: StackTransitions.Case, _ graph: StackGraph) -> [Literal] {
    guard own.choice >= 0 else { return [] }
    return graph.table.cases[Int(own.choice)].literals.filter { literal in
      graph.table.predicates.isFlag(literal.predicate) && graph.model.flags[Int(literal.predicate)].isExternal
        && graph.slot(of: literal.predicate) == nil
    }
  }
}
