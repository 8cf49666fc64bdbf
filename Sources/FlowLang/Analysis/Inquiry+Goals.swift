/// Questions about all states: from which of them a goal can be reached.
extension Inquiry {
  /// How many edges and exits are looked at for one graph with its transitions.
  private static let gameBudget = 60_000

  /// The graph with its transitions at a precision; nil where it is too large.
  func game(_ precision: Precision) -> (graph: StackGraph, transitions: StackTransitions)? {
    if let known = games[precision] { return known.graph.isIncomplete ? nil : known }
    guard budget > 0 else { return nil }
    explorations += 1
    let game = StackSearch.transitions(table, precision, budget: min(budget, Self.gameBudget))
    budget -= game.0.edges.count + game.0.exits.count
    games[precision] = game
    return game.0.isIncomplete ? nil : game
  }

  /// A graph that is fine enough to say from which states a goal can surely be reached.
  struct Goal {
    let graph: StackGraph
    let transitions: StackTransitions
    /// The vertices that matter from which that is not sure.
    let unsure: [Int32]
    /// Whether nothing that an unsure vertex asks for is left out.
    let isExact: Bool
  }

  /// Finds out from which vertices a goal can surely be reached, with as much precision as that takes; nil where the graph
  /// is too large.
  ///
  /// - Parameters:
  ///   - limit: More steps than that do not count.
  ///   - matters: The vertices that it is asked for.
  ///   - isGoal: The goal.
  func reach(
    within limit: Int32?, from matters: (StackGraph, Int32) -> Bool, isGoal: (StackGraph, Int32) -> Bool
  ) -> Goal? {
    var precision = Precision()
    var best: Goal?
    while let (graph, transitions) = game(precision) {
      let attractor = Attractor(graph, transitions) { isGoal(graph, $0) }
      func isSure(_ vertex: Int32) -> Bool {
        attractor.length(from: vertex).map { limit == nil || $0 <= limit! } ?? false
      }
      let unsure = graph.reached.filter { matters(graph, $0) && !isSure($0) }
      let open = unsure.isEmpty ? [] : unknowns(graph, transitions, from: unsure, isCounting: limit != nil) { !isSure($0) }
      best = Goal(graph: graph, transitions: transitions, unsure: unsure, isExact: open.isEmpty)
      if unsure.isEmpty || open.isEmpty { return best }
      let finer = precision.refined(by: open.prefix(Self.predicatesAtOnce), table.predicates)
      guard finer != precision, !finer.isTooFine else { return best }
      precision = finer
    }
    return best
  }

  /// How many predicates are tracked more in one go: those nearest to the vertices that matter mostly suffice.
  private static let predicatesAtOnce = 2

  /// The predicates that are not tracked and that steps of some vertices read, the nearest to the first of them first. An
  /// external flag may be changed as it is needed, which only matters where steps are counted.
  private func unknowns(
    _ graph: StackGraph, _ transitions: StackTransitions, from first: [Int32], isCounting: Bool,
    where isUnsure: (Int32) -> Bool
  ) -> [Int32] {
    var result: [Int32] = []
    func note(_ choices: some Sequence<Int32>, at vertex: StackVertex, onlyFlags: Bool = false) {
      for choice in choices {
        for literal in table.cases[Int(choice)].literals where graph.truth(of: literal.predicate, at: vertex) == nil {
          let isFlag = table.predicates.isFlag(literal.predicate)
          if onlyFlags && !isFlag || result.contains(literal.predicate) { continue }
          if isFlag && !isCounting && model.flags[Int(literal.predicate)].isExternal { continue }
          result.append(literal.predicate)
        }
      }
    }
    let leaving = graph.leaving
    var seen = Set(first)
    var queue = first
    var next = 0
    while next < queue.count {
      let vertex = queue[next]
      next += 1
      if Int(vertex) < transitions.steps.count {
        for step in transitions.steps[Int(vertex)] where step.cases.count > 1 {
          note(step.cases.map(\.choice).filter { $0 >= 0 }, at: graph[vertex])
        }
      }
      for edge in leaving.successors(of: Int(vertex)) {
        let head = graph.edges[Int(edge)].head
        if isUnsure(head) && seen.insert(head).inserted { queue.append(head) }
      }
    }
    for run in graph.runs {
      guard let call = graph.call(of: graph[graph.edges[Int(run.edge)].head]),
        let handler = table.machine.handler(of: run.outcome, in: call)
      else { continue }
      let vertex = graph[graph.edges[Int(run.edge)].tail]
      let own = table.cases(of: .target(handler), continuing: call.request)
      if own.count > 1 { note(own, at: vertex, onlyFlags: true) }
      let kept = call.request.map { table.cases(of: $0) } ?? 0..<0
      if kept.count > 1 { note(kept, at: vertex, onlyFlags: true) }
    }
    return result
  }
}
