/// Questions about all states: from which of them a goal can be reached.
extension Inquiry {
  /// How many edges and exits are looked at for one graph with its transitions.
  private static let gameBudget = 200_000

  /// The graph with its transitions at a precision; nil where it is too large.
  private func game(_ precision: Precision) -> Game? {
    if let known = games[precision] { return known.graph.isIncomplete || table.isIncomplete ? nil : known }
    guard budget > 0 else { return nil }
    let (graph, transitions) = StackSearch.transitions(table, precision, budget: min(budget, Self.gameBudget))
    budget -= graph.work
    let game = Game(graph, transitions)
    games[precision] = game
    return graph.isIncomplete || table.isIncomplete ? nil : game
  }

  /// What is decided at a precision, or what has to be tracked, too.
  enum Round<Decision> {
    case decided(Decision)
    /// What is decided where no more can be tracked; nil where that is nothing.
    case refine([Int32], otherwise: Decision? = nil)
  }

  /// Decides something about all states with as much precision as that takes; nil where the graph is too large.
  func refine<Decision>(_ decide: (Game) -> Round<Decision>) -> Decision? {
    var precision = Precision()
    var known: Decision?
    while let game = game(precision) {
      switch decide(game) {
      case .decided(let decision): return decision
      case .refine(let predicates, let otherwise):
        let finer = precision.refined(by: predicates, table.predicates)
        guard finer != precision, !finer.isTooFine else { return otherwise }
        (precision, known) = (finer, otherwise)
      }
    }
    return known
  }

  /// How many predicates are tracked more in one go: those nearest to the vertices that matter mostly suffice.
  private static let predicatesAtOnce = 2

  /// The predicates that are not tracked and that steps read, the nearest to a vertex first: those on shortest paths to
  /// a goal, or else all. An external flag may be changed as it is needed, which only matters where steps are counted.
  func unknowns(
    _ graph: StackGraph, _ transitions: StackTransitions, from first: Int32, to goal: Footings, isCounting: Bool
  ) -> [Int32] {
    var search = UnknownSearch(inquiry: self, graph: graph, transitions: transitions, isCounting: isCounting)
    search.visit(from: first) { edge in goal.isTight(edge.tail, edge.head, edge.weight) }
    if search.found.isEmpty {
      search.visit(from: first) { _ in true }
      search.visitRuns()
    }
    if search.found.isEmpty { search.visitBelow(from: first) }
    return Array(search.found.prefix(Self.predicatesAtOnce))
  }
}

/// A graph with what every step leads to, and which moves are possible and sure in it.
final class Game {
  let graph: StackGraph
  let transitions: StackTransitions
  private(set) lazy var possible = Moves.possible(graph, transitions)
  private(set) lazy var sure = Moves.sure(graph, transitions)

  init(_ graph: StackGraph, _ transitions: StackTransitions) {
    self.graph = graph
    self.transitions = transitions
  }

  /// Whether a goal is sure to be reached from every state that shows some vertices, with one footing for all states of a
  /// vertex.
  func isSure(_ goal: Footings, from isAsked: (Int32) -> Bool) -> Bool {
    let open = graph.reached.filter { graph.isSeen($0) && isAsked($0) && goal.length(from: $0, on: 0) == nil }
    if open.isEmpty { return true }
    let below = entriesBelow(open)
    let (leaving, anew) = (graph.leaving, graph.edges.filter { $0.kind == .anew }.map(\.head))
    var (goal, footings) = (goal, [Footings.Footing?](repeating: nil, count: graph.vertices.count))
    var pending: [Int32] = []
    func merge(_ footing: Footings.Footing, at vertex: Int32) {
      guard below[Int(vertex)] else { return }
      let merged = footings[Int(vertex)].map { goal.merged($0, footing, isSure: true) } ?? footing
      guard merged != footings[Int(vertex)] else { return }
      footings[Int(vertex)] = merged
      pending.append(vertex)
    }
    for vertex in graph.roots.map(\.vertex) + anew { merge(0, at: vertex) }
    while let vertex = pending.popLast() {
      guard goal.work < FootedStates.mostWork else { return false }
      for number in leaving.successors(of: Int(vertex)) {
        let edge = graph.edges[Int(number)]
        guard edge.kind != .anew, below[Int(edge.head)], let footing = footings[Int(vertex)] else { continue }
        merge(edge.kind == .up ? goal.footing(on: Int32(number), over: footing) : footing, at: edge.head)
      }
    }
    return open.allSatisfy { vertex in footings[Int(vertex)].map { goal.length(from: vertex, on: $0) != nil } ?? true }
  }

  /// Some vertices with all that may be below them, or before them in their places.
  private func entriesBelow(_ vertices: [Int32]) -> [Bool] {
    let before = DirectedGraph(vertexCount: graph.vertices.count) { visit in
      for edge in graph.edges where edge.kind != .anew { visit(Int(edge.head), Int(edge.tail)) }
    }
    return before.reachable(from: vertices.map { Int($0) })
  }
}

private struct UnknownSearch {
  let inquiry: Inquiry
  let graph: StackGraph
  let transitions: StackTransitions
  let isCounting: Bool
  private(set) var found: [Int32] = []

  init(inquiry: Inquiry, graph: StackGraph, transitions: StackTransitions, isCounting: Bool) {
    (self.inquiry, self.graph, self.transitions, self.isCounting) = (inquiry, graph, transitions, isCounting)
  }

  private mutating func note(_ choices: some Sequence<Int32>, at vertex: StackVertex, onlyFlags: Bool = false) {
    let table = inquiry.table
    for choice in choices where choice >= 0 {
      for literal in table.cases[Int(choice)].literals where graph.truth(of: literal.predicate, at: vertex) == nil {
        let isFlag = table.predicates.isFlag(literal.predicate)
        if onlyFlags && !isFlag || found.contains(literal.predicate) { continue }
        if isFlag && !isCounting && inquiry.model.flags[Int(literal.predicate)].isExternal { continue }
        found.append(literal.predicate)
      }
    }
  }

  /// Goes through the graph from a vertex, the nearest first.
  mutating func visit(from first: Int32, follows: (StackGraph.Edge) -> Bool) {
    let leaving = graph.leaving
    var seen: Set = [first]
    var queue = [first]
    var next = 0
    while next < queue.count {
      let vertex = queue[next]
      next += 1
      var heads: Set<Int32> = []
      for number in leaving.successors(of: Int(vertex)) where follows(graph.edges[Int(number)]) {
        let head = graph.edges[Int(number)].head
        heads.insert(head)
        if seen.insert(head).inserted { queue.append(head) }
      }
      for step in transitions.steps(of: vertex) {
        let cases = transitions.cases(of: step)
        guard cases.contains(where: { transitions.results(of: $0).contains { mayLead($0, to: heads) } }) else {
          continue
        }
        note(cases.map(\.choice), at: graph[vertex])
      }
    }
  }

  /// Goes where every step may lead, also to entries below, the nearest first.
  mutating func visitBelow(from first: Int32) {
    var isSeen = [Bool](repeating: false, count: graph.vertices.count)
    var seenExits: Set<Int32> = []
    var queue: [Int32] = []
    func add(_ vertex: Int32) {
      if !isSeen[Int(vertex)] { queue.append(vertex) }
      isSeen[Int(vertex)] = true
    }
    func add(_ results: ArraySlice<StackTransitions.Result>) {
      var pending = Array(results)
      while let result = pending.popLast() {
        switch result {
        case .inPlace(let head), .anew(let head): add(head)
        case .up(let edge): add(graph.edges[Int(edge)].head)
        case .piled(let list): for edge in graph.lists[Int(list)] { add(graph.edges[Int(edge)].head) }
        case .raised(let list): graph.lists[Int(list)].forEach(add)
        case .exit(let exit):
          if seenExits.insert(exit).inserted {
            pending += transitions.endings(of: exit).flatMap { transitions.results(of: $0) }
          }
        }
      }
    }
    add(first)
    var next = 0
    while next < queue.count {
      let vertex = queue[next]
      next += 1
      for step in transitions.steps(of: vertex) {
        note(transitions.cases(of: step).map(\.choice), at: graph[vertex])
        for own in transitions.cases(of: step) { add(transitions.results(of: own)) }
      }
    }
  }

  private func mayLead(_ result: StackTransitions.Result, to heads: Set<Int32>) -> Bool {
    switch result {
    case .inPlace(let head), .anew(let head): heads.contains(head)
    case .up(let edge): heads.contains(graph.edges[Int(edge)].head)
    case .piled, .raised, .exit: true
    }
  }

  /// What decides about the handlers of calls.
  mutating func visitRuns() {
    let table = inquiry.table
    for run in graph.runs {
      guard let call = graph.call(of: graph[graph.edges[Int(run.edge)].head]),
        let handler = run.handler
      else { continue }
      let vertex = graph[graph.edges[Int(run.edge)].tail]
      let own = table.cases(of: .target(handler), continuing: call.request)
      if own.count > 1 { note(own, at: vertex, onlyFlags: true) }
      let kept = call.request.map { table.cases(of: $0) } ?? 0..<0
      if kept.count > 1 { note(kept, at: vertex, onlyFlags: true) }
    }
  }
}
