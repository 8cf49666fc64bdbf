/// A search for the untracked predicates that the steps from a vertex to a goal read.
///
/// A search skips the vertices that earlier searches visited without finding any, so that all of them together take
/// time linear in the graph, as long as none finds anything.
struct UnknownSearch {
  /// The number of predicates to add at once: those nearest to the vertices that matter mostly suffice.
  private static let predicatesAtOnce = 2

  private let inquiry: Inquiry
  private let graph: StackGraph
  private let leaving: DirectedGraph
  private let transitions: StackTransitions
  private let goal: Footings
  /// The maximum number of steps to the goal, where steps are counted.
  private let limit: Int?
  private var found: [Int32] = []
  private var isComplete: Bool { found.count >= Self.predicatesAtOnce }
  /// The vertices from which shortest paths, edges, and all steps are known to read nothing unknown.
  private var settledOnPaths: Settled = [:]
  private var settledOnEdges: Settled = [:]
  private var settledBelow: Settled = [:]
  private var settledExits: Set<Int32> = []

  /// The number of steps, at most, that were followed from each vertex in vain.
  private typealias Settled = [Int32: Int]

  /// The predicates that the handlers of calls read: flags, and others, which are used only where there are no flags.
  private lazy var ofRuns: (flags: [Int32], others: [Int32]) = predicatesOfRuns()

  /// - Parameters:
  ///   - goal: The index of a goal of the states.
  ///   - limit: The maximum number of steps to the goal; nil where steps are not counted. Then an external flag may be
  ///     changed as it is needed and is not looked for.
  init(
    _ inquiry: Inquiry, _ states: StatesByFooting, _ transitions: StackTransitions, to goal: Int,
    within limit: Int? = nil
  ) {
    (self.inquiry, graph, leaving, self.transitions) = (inquiry, states.graph, states.leaving, transitions)
    (self.goal, self.limit) = (states.goals[goal], limit)
  }

  /// Returns the predicates nearest to the goal on shortest paths from a vertex, or else the nearest to the vertex.
  mutating func predicates(from first: Int32) -> [Int32] {
    found = []
    visitEdges(from: first, \.settledOnPaths, stops: false) { [goal] edge in
      goal.isTight(edge.tail, edge.head, edge.weight)
    }
    if !found.isEmpty { return Array(found.suffix(Self.predicatesAtOnce)) }
    if found.isEmpty {
      visitEdges(from: first, \.settledOnEdges) { _ in true }
      if !isComplete { found += ofRuns.flags.filter { !found.contains($0) } }
    }
    if found.isEmpty { visitBelow(from: first) }
    if found.isEmpty { found = ofRuns.others }
    return Array(found.prefix(Self.predicatesAtOnce))
  }

  private func unknown(_ choices: some Sequence<Int32>, at vertex: StackVertex) -> [Int32] {
    let table = inquiry.table
    var unknown: [Int32] = []
    for choice in choices where choice >= 0 {
      for literal in table.cases[Int(choice)].literals where graph.truth(of: literal.predicate, at: vertex) == nil {
        if !unknown.contains(literal.predicate) { unknown.append(literal.predicate) }
      }
    }
    return unknown
  }

  /// Whether a predicate is a flag that changes as it is needed.
  private func isFree(_ predicate: Int32) -> Bool {
    limit == nil && inquiry.table.predicates.isFlag(predicate) && inquiry.table.isExternalFlag(predicate)
  }

  private mutating func note(_ choices: some Sequence<Int32>, at vertex: StackVertex) {
    found += unknown(choices, at: vertex).filter { !found.contains($0) && !isFree($0) }
  }

  /// Visits vertices breadth-first up to the limit, except those that an earlier search has visited in vain.
  ///
  /// - Parameter stops: Whether the visit ends when enough predicates are found.
  private mutating func visit(
    from first: Int32, _ settled: WritableKeyPath<Self, Settled>, stops: Bool = true,
    _ expand: (inout Self, Int32) -> [Int32]
  ) {
    let (known, most) = (self[keyPath: settled], limit ?? Int.max)
    guard most > known[first] ?? 0 else { return }
    var (queue, seen, next) = ([(vertex: first, left: most)], Set([first]), 0)
    while next < queue.count, !(stops && isComplete) {
      let (vertex, left) = queue[next]
      next += 1
      guard left > known[vertex] ?? 0 else { continue }
      for head in expand(&self, vertex) where seen.insert(head).inserted {
        queue.append((head, limit == nil ? left : left - 1))
      }
    }
    guard found.isEmpty else { return }
    self[keyPath: settled].merge(queue.lazy.map { ($0.vertex, $0.left) }, uniquingKeysWith: max)
  }

  /// Visits the vertices along edges.
  private mutating func visitEdges(
    from first: Int32, _ settled: WritableKeyPath<Self, Settled>, stops: Bool = true,
    follows: (StackGraph.Edge) -> Bool
  ) {
    let (graph, transitions, leaving) = (graph, transitions, leaving)
    visit(from: first, settled, stops: stops) { search, vertex in
      let edges = leaving.successors(of: Int(vertex)).map { graph.edges[Int($0)] }
      let heads = edges.filter(follows).map(\.head)
      let goals = Set(heads)
      for step in transitions.steps(of: vertex) {
        let cases = transitions.cases(of: step)
        if cases.contains(where: { transitions.results(of: $0).contains { search.mayLead($0, to: goals) } }) {
          search.note(cases.map(\.choice), at: graph[vertex])
        }
      }
      return heads
    }
  }

  /// Visits the vertices that any step may lead to, also to entries below.
  private mutating func visitBelow(from first: Int32) {
    let (graph, transitions) = (graph, transitions)
    var seenExits: Set<Int32> = []
    visit(from: first, \.settledBelow) { search, vertex in
      transitions.steps(of: vertex).flatMap { step -> [Int32] in
        let cases = transitions.cases(of: step)
        search.note(cases.map(\.choice), at: graph[vertex])
        return cases.flatMap { search.heads(of: transitions.results(of: $0), &seenExits) }
      }
    }
    if found.isEmpty { settledExits.formUnion(seenExits) }
  }

  /// Returns the vertices that results lead to, with those at the ends of exits not seen yet.
  private func heads(of results: ArraySlice<StackTransitions.Result>, _ seenExits: inout Set<Int32>) -> [Int32] {
    var heads: [Int32] = []
    var pending = Array(results)
    while let result = pending.popLast() {
      heads += graph.heads(of: result)
      guard case .exit(let exit) = result, !settledExits.contains(exit), seenExits.insert(exit).inserted else {
        continue
      }
      pending += transitions.endings(of: exit).flatMap { transitions.results(of: $0) }
    }
    return heads
  }

  private func mayLead(_ result: StackTransitions.Result, to heads: Set<Int32>) -> Bool {
    switch result {
    case .inPlace, .reset, .up: graph.heads(of: result).contains { heads.contains($0) }
    case .piled, .raised, .exit: true
    }
  }

  private func predicatesOfRuns() -> (flags: [Int32], others: [Int32]) {
    let table = inquiry.table
    var (flags, others): ([Int32], [Int32]) = ([], [])
    for run in graph.runs {
      guard let call = graph.call(of: graph[graph.edges[Int(run.edge)].head]), let handler = run.handler
      else { continue }
      let vertex = graph[graph.edges[Int(run.edge)].tail]
      let own = table.cases(of: .target(handler), continuing: call.request)
      for choices in [own, call.request.map { table.cases(of: $0) } ?? 0..<0] where choices.count > 1 {
        for predicate in unknown(choices, at: vertex) {
          let isFlag = table.predicates.isFlag(predicate) && !isFree(predicate)
          if isFlag && !flags.contains(predicate) { flags.append(predicate) }
          if !isFlag && !others.contains(predicate) { others.append(predicate) }
        }
      }
    }
    return (flags, others)
  }
}
