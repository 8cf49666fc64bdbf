/// Finds links that lead from where home can be reached to where it never can.
struct Traps {
  let space: StackSpace
  let graph: StackGraph
  var states: FootedStates
  /// The runs of handlers by the caller's vertex.
  let runsOf: [StackGraph.Vertex: [Int]]
  /// Where each run ends.
  let landingOf: [Int: StackGraph.Landing]
  private(set) var found: [Key: Verdict] = [:]

  struct Key: Hashable {
    let link: LinkID?
    let target: TargetID?
    let wayIn: Int?

    var rank: (Int, UInt32) { (wayIn ?? -1, target?.index ?? 0) }
  }

  /// A trap, and for a url or an entry its place in `Model.waysIn`.
  struct Finding: Sendable {
    let verdict: Verdict
    let wayIn: Int?
  }

  /// The traps in the order of their targets; urls and entries last.
  ///
  /// - Parameters:
  ///   - space: The states.
  ///   - isDead: Which vertices are dead ends: where one can be reached, it is the cause and is told instead.
  static func find(_ space: StackSpace, isDead: Set<StackGraph.Vertex>) -> [Finding] {
    if StackEscapes.nobodyIsLost(space, isDead: isDead) { return [] }
    let home = GoalDistances(space, isCounting: false) { vertex in
      space.graph[vertex].isBottom && space.graph.beneath(space.graph[vertex]).presentation == nil
    }
    let dead = GoalDistances(space, isCounting: false) { isDead.contains($0) }
    let runs = Dictionary(grouping: space.graph.handlerRuns.indices) { space.graph.handlerRuns[$0].caller }
    var traps = Traps(
      space: space, graph: space.graph, states: FootedStates(space, [home, dead]), runsOf: runs,
      landingOf: landings(of: space.graph))
    for place in traps.states.states.indices {
      traps.visit(place)
      traps.visitRuns(at: place)
    }
    return traps.found.sorted { $0.key.rank < $1.key.rank }.map { Finding(verdict: $0.value, wayIn: $0.key.wayIn) }
  }

  private static func landings(of graph: StackGraph) -> [Int: StackGraph.Landing] {
    var runOf: [UInt64: Int] = [:]
    for (index, run) in graph.handlerRuns.enumerated() { runOf[HashIndex.pair(run.edge, run.exit)] = index }
    var result: [Int: StackGraph.Landing] = [:]
    for crossing in graph.crossings {
      if let run = runOf[HashIndex.pair(crossing.edge, crossing.exit)] { result[run] = crossing.landing }
    }
    return result
  }

  private mutating func visit(_ place: Int) {
    let state = states.states[place].state
    guard !graph[state.vertex].isCovered else { return }
    if isLost(state.vertex, state.footings) {
      noteWayIn(place)
      return
    }
    guard states.goals[0].distance(from: state.vertex, on: state.footings[0]) != nil else { return }
    for (action, landing) in graph.stepsOf[Int(state.vertex)] where isLost(after: landing, state) {
      guard case .link(let link, let screen, _) = action else { continue }
      if isFinish(landing) { continue }
      let trace = states.trace(to: place)
      note(Verdict(screen: screen, link: link, target: space.model[link].target, trace: trace), wayIn: nil)
    }
  }

  private func isFinish(_ landing: StackGraph.Landing) -> Bool {
    guard case .exit(let number) = landing else { return false }
    if case .finish = graph.moves[Int(graph.exits[Int(number)].exit)].move { return true }
    return false
  }

  /// Whether neither home nor a dead end can be reached from a state.
  private func isLost(_ vertex: StackGraph.Vertex, _ footings: [GoalDistances.Footing]) -> Bool {
    states.goals.indices.allSatisfy { states.goals[$0].distance(from: vertex, on: footings[$0]) == nil }
  }

  mutating func isLost(after landing: StackGraph.Landing, _ state: FootedStates.State) -> Bool {
    states.goals.indices.allSatisfy { goal in
      states.goals[goal].distance(after: landing, at: state.vertex, on: state.footings[goal]) == nil
    }
  }

  /// A url or an entry that opens such a state.
  private mutating func noteWayIn(_ place: Int) {
    let trace = states.trace(to: place)
    guard case .wayIn(let index) = trace.last else { return }
    note(Verdict(screen: graph[states.states[place].state.vertex].screen, trace: trace), wayIn: index)
  }

  mutating func note(_ verdict: Verdict, wayIn: Int?) {
    let key = Key(link: verdict.link, target: verdict.target, wayIn: wayIn)
    if let known = found[key], !isNearer(verdict, known) { return }
    found[key] = verdict
  }

  private func isNearer(_ left: Verdict, _ right: Verdict) -> Bool {
    if left.trace.count != right.trace.count { return left.trace.count < right.trace.count }
    return space.order.isBefore(left.trace, right.trace)
  }
}
