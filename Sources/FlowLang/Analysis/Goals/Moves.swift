/// The edges of a ``StackGraph`` that can be taken and the exits that can be made, with the number of steps of each.
///
/// A move is *possible* if it can be made for some values of the untracked predicates; it is *sure* if it can be made
/// for all of them, so that a user can rely on it. Where every state is sure to reach a goal, that is proved; where
/// some state cannot possibly reach it, that is a counterexample.
struct Moves {
  /// The number of steps of each edge; -1 where it cannot be taken.
  let edges: [Int32]
  /// The number of steps of each exit; -1 where it cannot be made.
  let exits: [Int32]
  /// The results of the exits.
  let transitions: StackTransitions
  /// The sure steps with several results; something untracked decides which.
  private(set) var branches: [Branch] = []
  /// The vertices that each vertex may raise, on entries that are not known.
  var raised: [Int32: [Int32]] = [:]
  /// The vertices from which a move may lead to each vertex; nil where nothing is raised.
  private var previous: DirectedGraph?
  /// Whether a tab is selected with whatever may wait in it, and not only with its root.
  let areSure: Bool

  /// Returns all possible moves.
  static func possible(_ graph: StackGraph, _ transitions: StackTransitions) -> Moves {
    var raised: [Int32: [Int32]] = [:]
    if graph.model.raises {
      for vertex in Int32(0)..<Int32(transitions.vertexCount) {
        for own in transitions.steps(of: vertex).flatMap({ transitions.cases(of: $0) }) {
          for case .raised(let list) in transitions.results(of: own) {
            raised[vertex, default: []] += graph.lists[Int(list)]
          }
        }
      }
    }
    return Moves(
      edges: graph.edges.map { $0.isFromOutside ? -1 : $0.weight }, exits: graph.exits.map(\.cost),
      transitions: transitions, raised: raised, graph)
  }

  /// Returns all sure moves, by Knuth's generalization of Dijkstra's algorithm (1977): edges and exits are settled in
  /// the order of their numbers of steps.
  static func sure(_ graph: StackGraph, _ transitions: StackTransitions) -> Moves {
    var search = SureSearch(graph, transitions)
    search.run()
    var moves = Moves(edges: search.edges, exits: search.exits, transitions: search.sure, areSure: true, graph)
    moves.branches = search.branches
    return moves
  }

  /// A step with several results.
  struct Branch {
    let tail: Int32
    let length: Int32
    /// The results, with their additional steps.
    let heads: [(vertex: Int32, extra: Int32)]
  }

  private init(
    edges: [Int32], exits: [Int32], transitions: StackTransitions, raised: [Int32: [Int32]] = [:],
    areSure: Bool = false, _ graph: StackGraph
  ) {
    self.edges = edges
    self.exits = exits
    self.transitions = transitions
    self.raised = raised
    self.areSure = areSure
    previous = graph.model.raises ? reversed(graph) : nil
  }
}

extension StackGraph {
  func selectsTab(_ edge: Edge) -> Bool { edge.kind == .inPlace && selectsTab(edge.tail, edge.head) }

  /// Whether an edge in place selects another tab.
  func selectsTab(_ tail: Vertex, _ head: Vertex) -> Bool {
    let (before, after) = (context(of: tail), context(of: head))
    return before.layer == after.layer && before.tab != after.tab && after.tab != nil && !self[head].isTap
  }

  /// Returns the number of additional taps to show the root of another tab: a tab that is selected shows what waits in
  /// it, and a tap on it then shows its root.
  func extraTaps(_ tail: Vertex, _ head: Vertex) -> Int32 {
    guard selectsTab(tail, head), let tab = context(of: head).tab else { return 0 }
    guard let waiting, !mayHaveOtherRoot(head) else { return 1 }
    return waiting.contains(TabState(layer: context(of: head).layer, tab: tab, flags: self[tail].flags)) ? 1 : 0
  }

  /// Whether the root of a vertex's tab may have been replaced.
  func mayHaveOtherRoot(_ vertex: Vertex) -> Bool {
    table.replacesRoots && context(of: vertex).tab.map { table.hasOtherRoots($0) } ?? false
  }

  /// Whether an edge in place selects a tab whose root may have been replaced.
  func selectsTabOfOtherRoot(_ tail: Vertex, _ head: Vertex) -> Bool {
    mayHaveOtherRoot(head) && selectsTab(tail, head)
  }
}

extension Moves {
  /// Returns whether a goal may be reached from each vertex, whatever is below it: an over-approximation; nil where
  /// nothing is raised.
  func mayReach(_ graph: StackGraph, _ isGoal: (Int32) -> Bool) -> [Bool]? {
    previous?.reachable(from: graph.vertices.indices.filter { graph.isSeen(Int32($0)) && isGoal(Int32($0)) })
  }

  private func reversed(_ graph: StackGraph) -> DirectedGraph {
    DirectedGraph(vertexCount: graph.vertices.count) { visit in
      for (number, edge) in graph.edges.enumerated() where edges[number] >= 0 { visit(Int(edge.head), Int(edge.tail)) }
      for (number, exit) in graph.exits.enumerated() where exits[number] >= 0 {
        for ending in transitions.endings(of: Int32(number)) {
          for result in transitions.results(of: ending) {
            if case .exit(let next) = result { visit(Int(graph.exits[Int(next)].vertex), Int(exit.vertex)) }
            for head in graph.heads(of: result) { visit(Int(head), Int(exit.vertex)) }
          }
        }
      }
      for (vertex, heads) in raised { for head in heads { visit(Int(head), Int(vertex)) } }
    }
  }
}

extension ExitMove {
  /// Whether a move has the same effect whatever waits in a tab.
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
  private(set) var branches: [Moves.Branch] = []
  /// The transitions with only those endings that are sure where their exits end.
  private(set) var sure: StackTransitions
  private var queue = BucketQueue<Item>()
  private var edgesInPlace = NumberMap()
  private var resets = NumberMap()
  /// The indices of the sure endings across each edge.
  private let crossings: DirectedGraph
  /// The literals of each case about external flags that are not tracked, as far as they are computed.
  private var externals: [[Literal]?]

  private enum Item {
    case edge(Int32)
    case exit(Int32)
  }

  init(_ graph: StackGraph, _ transitions: StackTransitions) {
    self.graph = graph
    self.transitions = transitions
    edges = Array(repeating: -1, count: graph.edges.count)
    exits = Array(repeating: -1, count: graph.exits.count)
    externals = Array(repeating: nil, count: graph.table.cases.count)
    for (number, edge) in graph.edges.enumerated() {
      let pair = HashIndex.pair(edge.tail, edge.head)
      switch edge.kind {
      case .up: break
      case .inPlace: edgesInPlace[pair] = Int32(number)
      case .reset: if resets[pair] == nil { resets[pair] = Int32(number) }
      }
    }
    sure = transitions.changingEndings { Self.sureEnding($0, graph, transitions) }
    crossings = sure.crossings(edgeCount: edges.count)
  }

  /// Returns an ending, if it is sure, with another result that the user may choose then.
  private static func sureEnding(
    _ ending: StackTransitions.Ending, _ graph: StackGraph, _ transitions: StackTransitions
  ) -> (ending: StackTransitions.Ending, beside: StackTransitions.Result?)? {
    let exit = graph.exits[Int(ending.exit)]
    let move = graph.table.exits[Int(exit.move)]
    let tail = ending.edge < 0 ? exit.vertex : graph.edges[Int(ending.edge)].tail
    let results = transitions.results(of: ending)
    guard results.count == 1, let result = results.first else { return nil }
    if case .raised = result { return nil }
    // Below an entry that is put in another tab, more may wait than the root of the tab.
    if ending.edge >= 0 && graph[tail].isOfWaitingTab && !move.passesWaitingTabs { return nil }
    // A tap on the selected tab itself shows its root.
    if ending.edge < 0, case .bar = move, exit.flags == graph[tail].flags, graph.isSeen(tail) {
      return (ending, .inPlace(exit.vertex))
    }
    var own = ending
    if case .inPlace(let head) = result { own.extra = graph.extraTaps(tail, head) }
    return (own, nil)
  }

  mutating func run() {
    for vertex in Int32(0)..<Int32(transitions.vertexCount) {
      for step in transitions.steps(of: vertex) { takeChoices(of: step, at: vertex) }
    }
    while let (item, length) = queue.popFirst() {
      switch item {
      case .edge(let edge):
        guard edges[Int(edge)] < 0 else { continue }
        edges[Int(edge)] = Int32(length)
        guard graph.edges[Int(edge)].kind != .reset, !mayShowAnotherRoot(edge) else { continue }
        for place in crossings.successors(of: Int(edge)) {
          let ending = sure.ending(at: place)
          if exits[Int(ending.exit)] >= 0 { cross(ending) }
        }
      case .exit(let exit):
        guard exits[Int(exit)] < 0 else { continue }
        exits[Int(exit)] = Int32(length)
        for ending in sure.endings(of: exit) {
          if ending.edge < 0 {
            for result in sure.results(of: ending) { offer(result, at: graph.exits[Int(exit)].vertex, Int32(length)) }
          } else if edges[Int(ending.edge)] >= 0 && !mayShowAnotherRoot(ending.edge) {
            cross(ending)
          }
        }
      }
    }
  }

  /// Returns the vertices that the results of a step lead to, with their additional steps; nil where one of them is not
  /// known, or depends on the entries below.
  private func heads(
    after results: [StackTransitions.Result], at tail: Int32
  ) -> [(vertex: Int32, extra: Int32)]? {
    var heads: [(Int32, Int32)] = []
    for result in results {
      switch result {
      case .inPlace(let head):
        if graph.selectsTabOfOtherRoot(tail, head) { return nil }
        heads.append((head, graph.extraTaps(tail, head)))
      case .up(let edge): heads.append((graph.edges[Int(edge)].head, 0))
      case .reset(let head): heads.append((head, 0))
      case .piled, .raised, .exit: return nil
      }
    }
    return heads
  }

  /// Whether an edge selects a tab whose root may have been replaced.
  private func mayShowAnotherRoot(_ number: Int32) -> Bool {
    let edge = graph.edges[Int(number)]
    return edge.kind == .inPlace && graph.selectsTabOfOtherRoot(edge.tail, edge.head)
  }

  private mutating func cross(_ ending: StackTransitions.Ending) {
    for result in sure.results(of: ending) {
      offer(result, at: graph.edges[Int(ending.edge)].tail, edges[Int(ending.edge)] + exits[Int(ending.exit)])
    }
  }

  private mutating func offer(_ result: StackTransitions.Result, at tail: Int32, _ cost: Int32) {
    switch result {
    case .up(let edge): queue.add(.edge(edge), at: Int(cost))
    case .exit(let exit): queue.add(.exit(exit), at: Int(cost))
    // The entries below the raised one are not known.
    case .raised: break
    case .inPlace(let head):
      guard let edge = edgesInPlace[HashIndex.pair(tail, head)] else { return }
      queue.add(.edge(edge), at: Int(cost + graph.extraTaps(tail, head)))
    case .reset(let head):
      guard let edge = resets[HashIndex.pair(tail, head)] else { return }
      queue.add(.edge(edge), at: Int(cost))
    case .piled(let list):
      let pile = graph.lists[Int(list)]
      for edge in pile { queue.add(.edge(edge), at: 0) }
      guard let first = pile.first, let edge = resets[HashIndex.pair(tail, graph.edges[Int(first)].tail)] else {
        return
      }
      queue.add(.edge(edge), at: Int(cost))
    }
  }

  /// Takes a step with the cases that are left for each choice of external flags to change before the step.
  private mutating func takeChoices(of step: StackTransitions.Step, at vertex: Int32) {
    let cases = transitions.cases(of: step)
    let values = graph.table.predicates.values
    func changes(_ literals: [Literal]) -> Int32 { Int32(values.count(literals.map(\.predicate))) }
    if cases.count == 1, let only = cases.first { return take(cases, after: changes(external(only)), at: vertex) }
    let asked = cases.map { external($0) }
    for (place, chosen) in asked.enumerated() where !asked[..<place].contains(chosen) {
      let left = asked.indices.filter { other in
        asked[other].allSatisfy { literal in
          !chosen.contains { $0.predicate == literal.predicate && $0.value != literal.value }
        } && !values.areContradictory(asked[other] + chosen)
      }
      take(left.map { cases[cases.startIndex + $0] }[...], after: changes(chosen), at: vertex)
    }
  }

  /// Takes a step with one of some cases, after some flags have changed.
  private mutating func take(_ cases: ArraySlice<StackTransitions.Case>, after changes: Int32, at vertex: Int32) {
    for own in cases where transitions.results(of: own).count != 1 { return }
    let cost = graph[vertex].isTap ? changes : 1 + changes
    if cases.count == 1, let only = cases.first.flatMap({ transitions.results(of: $0).first }) {
      offer(only, at: vertex, cost)
    } else if let heads = heads(after: cases.flatMap { transitions.results(of: $0) }, at: vertex) {
      branches.append(Moves.Branch(tail: vertex, length: cost, heads: heads))
    }
  }

  /// Returns the literals of a case about external flags that are not tracked.
  private mutating func external(_ own: StackTransitions.Case) -> [Literal] {
    guard own.choice >= 0 else { return [] }
    if let known = externals[Int(own.choice)] { return known }
    let literals = graph.table.cases[Int(own.choice)].literals.filter { literal in
      graph.table.predicates.isFlag(literal.predicate) && graph.table.isExternalFlag(literal.predicate)
        && graph.slot(of: literal.predicate) == nil
    }
    externals[Int(own.choice)] = literals
    return literals
  }
}
