/// Finds links that lead from where home can be reached to where it never can.
struct Traps {
  let space: StackSpace
  let graph: StackGraph
  var states: FootedStates
  /// The runs of handlers by the caller's vertex.
  let runsOf: [StackGraph.Vertex: [Int]]
  private(set) var found: [Key: Verdict] = [:]
  /// What was looked for inside calls.
  var waysInside: [Inside: [Action]?] = [:]
  /// How many states inside calls were looked at, and whether that is more than is looked at.
  var insideCount = 0
  var isTooMuch: Bool { insideCount > Self.budget }
  private static let budget = 200_000

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

  /// The traps in the order of their targets; urls and entries last. Nil when there are too many states to look at.
  ///
  /// - Parameters:
  ///   - space: The states.
  ///   - survey: Knows the dead ends: where one can be reached, it is the cause and is told instead.
  static func find(_ space: StackSpace, _ survey: LinkSurvey) -> [Finding]? {
    if StackEscapes.nobodyIsLost(space, isDead: survey.dead) { return [] }
    let home = GoalDistances(space, isCounting: false) { vertex in
      space.graph[vertex].isBottom && space.graph.beneath(space.graph[vertex]).presentation == nil
    }
    let dead = GoalDistances(space, isCounting: false, goalsOver: survey.deadOver) { survey.dead.contains($0) }
    let runs = Dictionary(grouping: space.graph.handlerRuns.indices) { space.graph.handlerRuns[$0].caller }
    guard let states = FootedStates(space, [home, dead]) else { return nil }
    var traps = Traps(space: space, graph: space.graph, states: states, runsOf: runs)
    for place in traps.states.states.indices {
      traps.visit(place)
      traps.visitRuns(at: place)
    }
    if traps.isTooMuch { return nil }
    traps.visitWaysIn()
    return traps.found.sorted { $0.key.rank < $1.key.rank }.map { Finding(verdict: $0.value, wayIn: $0.key.wayIn) }
  }

  private mutating func visit(_ place: Int) {
    let state = states.states[place].state
    guard !graph[state.vertex].isCovered else { return }
    guard states.goals[0].distance(from: state.vertex, on: state.footings[0]) != nil else { return }
    for (action, landing) in graph.stepsOf[Int(state.vertex)] where isLost(after: landing, state) {
      guard case .link(let link, let screen, _) = action else { continue }
      if isFinish(landing) { continue }
      let trace = states.trace(to: place)
      note(Verdict(screen: screen, link: link, target: space.model[link].target, trace: trace), wayIn: nil)
    }
  }

  func isFinish(_ landing: StackGraph.Landing) -> Bool {
    guard case .exit(let number) = landing else { return false }
    if case .finish = graph.moves[Int(graph.exits[Int(number)].exit)].move { return true }
    return false
  }

  /// Whether neither home nor a dead end can be reached from a state.
  private func isLost(_ state: FootedStates.State) -> Bool {
    states.goals.indices.allSatisfy { states.goals[$0].distance(from: state.vertex, on: state.footings[$0]) == nil }
  }

  mutating func isLost(after landing: StackGraph.Landing, _ state: FootedStates.State) -> Bool {
    states.goals.indices.allSatisfy { goal in
      states.goals[goal].distance(after: landing, at: state.vertex, on: state.footings[goal]) == nil
    }
  }

  /// The urls and entries that open such a state.
  private mutating func visitWaysIn() {
    for root in graph.roots {
      guard case .wayIn(let index) = root.steps.last, let opened = opened(by: root), isLost(opened) else { continue }
      note(Verdict(screen: graph[opened.vertex].screen, trace: root.steps), wayIn: index)
    }
  }

  /// The state that a root opens: what is seen at the end of the edges that take no step.
  private mutating func opened(by root: StackGraph.Root) -> FootedStates.State? {
    var state = FootedStates.State(vertex: root.vertex, footings: states.goals.map { _ in GoalDistances.ground })
    var seen: Set<FootedStates.State> = []
    while graph[state.vertex].isCovered, seen.insert(state).inserted {
      let next = states.leaving.successors(of: Int(state.vertex)).first { graph.edges[Int($0)].weight == 0 }
      guard let next else { return nil }
      state = states.state(after: Int32(next), state)
    }
    return state
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
