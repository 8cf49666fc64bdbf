/// Questions about all states: those from which a goal can be reached.
extension Inquiry {
  /// The maximum number of edges and exits of one graph with its transitions.
  private static let gameBudget = 600_000

  /// Returns the graph with its transitions at a precision; nil where it is too large.
  private func game(_ precision: Precision) -> Game? {
    if let known = games[precision] { return known.graph.isIncomplete || table.isIncomplete ? nil : known }
    guard budget > 0 else { return nil }
    let known = takeSearch(precision)
    budget += known?.graph.work ?? 0
    // Consumed, so that the search continues on its own arrays and not on copies.
    var search =
      consume known
      ?? StackSearch.explore(table, precision, budget: min(budget, Self.gameBudget), keepsPlainExits: true)
    if search.graph.work >= Self.gameBudget { search.graph.isIncomplete = true }
    let transitions = search.graph.isIncomplete ? StackTransitions() : search.allTransitions()
    budget -= search.graph.work
    let game = Game(search.graph, transitions)
    games[precision] = game
    keep(search, precision)
    return game.graph.isIncomplete || table.isIncomplete ? nil : game
  }

  /// Returns the graph in which tabs that wait have any flags, with its transitions, at a precision; nil where it is too
  /// large.
  private func generousGame(_ precision: Precision) -> Game? {
    if !needsOverapproximation(precision) { return game(precision) }
    if let known = generousGames[precision] { return known.graph.isIncomplete ? nil : known }
    guard budget > 0, !table.isIncomplete else { return nil }
    var search = StackSearch.explore(table, precision, budget: min(budget, Self.gameBudget), keepsPlainExits: true)
    if !search.graph.isIncomplete { _ = search.reselectTabs() }
    let transitions = search.graph.isIncomplete ? StackTransitions() : search.allTransitions()
    budget -= search.graph.work
    let game = Game(search.graph, transitions)
    generousGames[precision] = game
    return game.graph.isIncomplete ? nil : game
  }

  /// A decision at a precision, or the predicates that have to be tracked, too.
  enum Round<Decision> {
    case decided(Decision)
    /// Predicates to track, and the decision where no more can be tracked; nil where there is none.
    case refine([Int32], otherwise: Decision? = nil)
    /// A decision whose traces need not be shortest ones until these predicates are tracked.
    case shorten(Decision, tracking: [Int32])
  }

  /// Decides a question about all states with as much precision as needed; nil where the graph is too large.
  ///
  /// - Parameters:
  ///   - first: The precision to begin with.
  ///   - isGenerous: Whether tabs that wait have any flags.
  func refine<Decision>(
    from first: Precision = Precision(), isGenerous: Bool = false, _ decide: (Game) -> Round<Decision>
  ) -> Decision? {
    var precision = first
    // A decision stays valid, also where a finer graph turns out to be too large.
    var (decided, known): (Decision?, Decision?) = (nil, nil)
    while let game = isGenerous ? generousGame(precision) : game(precision) {
      let blocking: [Int32]
      switch decide(game) {
      case .decided(let decision): return decision
      case .shorten(let decision, let predicates): (decided, known, blocking) = (decision, decision, predicates)
      case .refine(let predicates, let otherwise): (known, blocking) = (otherwise ?? decided, predicates)
      }
      let finer = precision.refined(by: blocking, table.predicates)
      guard finer != precision, !finer.isTooFine else { break }
      precision = finer
    }
    return known
  }
}

extension [Action] {
  /// The flags that change by themselves. Once they are tracked, the graph determines whether a trace without such
  /// changes is shorter.
  var flips: [Int32] { compactMap { if case .flag(let flag, _) = $0 { Int32(flag.index) } else { nil } } }
}

/// A graph with the results of every step, and the moves that are possible and those that are sure in it.
final class Game {
  let graph: StackGraph
  let transitions: StackTransitions
  private(set) lazy var leaving = graph.leaving
  private(set) lazy var possible = Moves.possible(graph, transitions)
  private(set) lazy var sure = Moves.sure(graph, transitions)

  init(_ graph: StackGraph, _ transitions: StackTransitions) {
    self.graph = graph
    self.transitions = transitions
  }

  /// Whether a goal is sure to be reached from every state of some vertices, with one footing for all states of each.
  func isSure(_ goal: Footings, from isAsked: (Int32) -> Bool) -> Bool {
    let open = graph.reached.filter { graph.isSeen($0) && isAsked($0) && goal.length(from: $0, on: 0) == nil }
    if open.isEmpty { return true }
    let below = entriesBelow(open)
    let reset = graph.edges.filter { $0.kind == .reset }.map(\.head)
    var (goal, footings) = (goal, [Footings.Footing?](repeating: nil, count: graph.vertices.count))
    var pending: [Int32] = []
    func merge(_ footing: Footings.Footing, at vertex: Int32) {
      guard below[Int(vertex)] else { return }
      let merged = footings[Int(vertex)].map { goal.merged($0, footing) } ?? footing
      guard merged != footings[Int(vertex)] else { return }
      footings[Int(vertex)] = merged
      pending.append(vertex)
    }
    for vertex in graph.roots.map(\.vertex) + reset { merge(0, at: vertex) }
    while let vertex = pending.popLast() {
      guard goal.work < StatesByFooting.mostWork else { return false }
      for number in leaving.successors(of: Int(vertex)) {
        let edge = graph.edges[Int(number)]
        guard edge.kind != .reset, below[Int(edge.head)], let footing = footings[Int(vertex)] else { continue }
        merge(edge.kind == .up ? goal.footing(on: Int32(number), over: footing) : footing, at: edge.head)
      }
    }
    return open.allSatisfy { vertex in footings[Int(vertex)].map { goal.length(from: vertex, on: $0) != nil } ?? true }
  }

  /// Returns, for each vertex, whether it is one of some vertices, may be below one of them, or before one in its
  /// place.
  private func entriesBelow(_ vertices: [Int32]) -> [Bool] {
    let before = DirectedGraph(vertexCount: graph.vertices.count) { visit in
      for edge in graph.edges where edge.kind != .reset { visit(Int(edge.head), Int(edge.tail)) }
    }
    return before.reachable(from: vertices.map { Int($0) })
  }
}
