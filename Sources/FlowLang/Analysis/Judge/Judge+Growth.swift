/// Verdicts about stacks that grow without end: strongly connected components of the stack graph that contain an edge
/// up.
extension Judge {
  mutating func judgeGrowth() {
    guard let survey = inquiry.base() else { return note("unbounded-stack", Verdict(screen: .app), .size) }
    let detours = Set(verdicts.pushesInsteadOfBack.compactMap(\.target))
    for part in GrowthSearch(survey, Precision(), inquiry, detours, outcomes).parts {
      var precision = Precision()
      var search = GrowthSearch(survey, precision, inquiry, detours, outcomes)
      var best: Verdicts.Growth?
      var isSettled = false
      while !isSettled {
        let (growth, blocking) = search.growth(of: part)
        best = growth ?? best
        // The search for a cycle that deserves a warning continues until one is found or none is left.
        isSettled = growth != nil && blocking.isEmpty
        let finer = precision.refined(by: blocking, table.predicates)
        guard !isSettled, finer != precision else { break }
        guard !finer.isTooFine, let finerSurvey = inquiry.survey(finer) else {
          if best == nil { note("unbounded-stack", Verdict(screen: .app), .size) }
          break
        }
        precision = finer
        search = GrowthSearch(finerSurvey, precision, inquiry, detours, outcomes)
      }
      if !isSettled { best = search.repetition(of: part, addingLayers: best != nil) ?? best }
      if let best { verdicts.growth.append(best) }
    }
  }
}

/// A search for growth in one graph.
private struct GrowthSearch {
  private let graph: StackGraph
  private let precision: Precision
  private let inquiry: Inquiry
  private let detours: Set<TargetID>
  /// The outcome that each target is the `on` for.
  private let outcomes: [TargetID: OutcomeID]
  private let routes: Routes
  private let leaving: DirectedGraph
  private let components: StrongComponents
  /// The edges up inside a component.
  private var growing: [Int32] = []

  /// The identity of an edge in graphs of different precision: a graph keeps one edge for all steps from one vertex to
  /// another.
  struct StepKey: Hashable {
    let tail: NodeID
    let head: NodeID
  }

  /// The maximum number of edges of a part that are tried.
  private static let tried = 8
  private static let repeated = 3

  init(
    _ survey: Survey, _ precision: Precision, _ inquiry: Inquiry, _ detours: Set<TargetID>,
    _ outcomes: [TargetID: OutcomeID]
  ) {
    (graph, self.precision) = (survey.graph, precision)
    (self.inquiry, self.detours, self.outcomes) = (inquiry, detours, outcomes)
    leaving = survey.leaving
    routes = Routes(survey.graph, survey.leaving)
    let graph = survey.graph
    let mayRecur = graph.edges.map { $0.kind != .reset && ($0.mayRepeat || Self.mayVanish($0.head, survey)) }
    let forward = DirectedGraph(vertexCount: graph.vertices.count) { visit in
      for (index, edge) in graph.edges.enumerated() where mayRecur[index] { visit(Int(edge.tail), Int(edge.head)) }
    }
    components = StrongComponents(forward) { graph.distance[$0] >= 0 }
    for (index, edge) in graph.edges.enumerated() where edge.kind == .up {
      let own = components.component[Int(edge.tail)]
      if mayRecur[index] && own >= 0 && own == components.component[Int(edge.head)] { growing.append(Int32(index)) }
    }
  }

  /// Whether something else may take the place of an entry.
  private static func mayVanish(_ vertex: Int32, _ survey: Survey) -> Bool {
    var seen: Set = [vertex]
    var pending = [vertex]
    while let next = pending.popLast() {
      for number in survey.leaving.successors(of: Int(next)) {
        let edge = survey.graph.edges[Int(number)]
        guard edge.kind == .inPlace, seen.insert(edge.head).inserted else { continue }
        let (before, after) = (survey.graph[vertex], survey.graph[edge.head])
        if before.screen != after.screen || before.tag != after.tag { return true }
        pending.append(edge.head)
      }
    }
    return false
  }

  /// The parts of the flow that grow, each by its steps; components that share a step are in one part.
  var parts: [Set<StepKey>] {
    var partition = Partition(count: components.count)
    var first: [StepKey: Int] = [:]
    for edge in growing {
      let own = Int(components.component[Int(graph.edges[Int(edge)].tail)])
      let key = key(of: edge)
      if let other = first[key] { partition.join(own, other) } else { first[key] = own }
    }
    let edges = growing.grouped { partition.root(of: Int(components.component[Int(graph.edges[Int($0)].tail)])) }
    return edges.map { Set($0.map(key)) }
  }

  private func key(of edge: Int32) -> StepKey {
    StepKey(tail: graph[graph.edges[Int(edge)].tail].screen, head: graph[graph.edges[Int(edge)].head].screen)
  }

  private func lastStep(of edge: Int32) -> Plan.Step? {
    var steps: [Plan.Step] = []
    graph.append(graph.edges[Int(edge)].origin, to: &steps)
    return steps.last
  }

  private struct Candidate {
    let edge: Int32
    let warns: Bool
    let length: Int32
  }

  /// Returns the edges of a part that make it grow; those that deserve a warning first, then by distance.
  private func candidates(of part: Set<StepKey>) -> [Candidate] {
    var candidates: [Candidate] = []
    for edge in growing where part.contains(key(of: edge)) {
      let own = graph.edges[Int(edge)]
      let length = routes.length(to: own.tail)
      guard length >= 0, lastStep(of: edge) != nil else { continue }
      let addsLayer = graph[own.head].isBottom
      candidates.append(Candidate(edge: edge, warns: addsLayer || isDetour(edge), length: length + own.weight))
    }
    candidates.sort { ($0.warns ? 0 : 1, $0.length, $0.edge) < ($1.warns ? 0 : 1, $1.length, $1.edge) }
    return candidates
  }

  /// Returns the growth of a part, and the predicates that keep it from being shown.
  func growth(of part: Set<StepKey>) -> (Verdicts.Growth?, Set<Int32>) {
    let candidates = candidates(of: part)
    var blocking: Set<Int32> = []
    let notes = candidates.filter { !$0.warns }.prefix(Self.tried)
    for candidate in candidates.filter(\.warns).prefix(Self.tried) + notes {
      switch growth(at: candidate.edge) {
      case .success(let growth): return (growth, candidate.warns ? [] : blocking)
      case .failure(let refutation): blocking.formUnion(refutation.predicates)
      }
    }
    return (nil, blocking)
  }

  /// Returns a growth that no cycle of the graph shows by itself, from the states that follow an edge.
  func repetition(of part: Set<StepKey>, addingLayers mustAddLayers: Bool) -> Verdicts.Growth? {
    let candidates = candidates(of: part).filter { $0.warns || !mustAddLayers }
    for candidate in candidates.prefix(Self.repeated) {
      var following = FollowingStates(inquiry.table.machine)
      if let beginning = beginning(of: candidate), let growth = growth(beginning, &following, mustAddLayers) {
        return growth
      }
      following = FollowingStates(inquiry.table.machine)
      for beginning in enumeratedBeginnings(of: candidate) {
        if let growth = growth(beginning, &following, mustAddLayers) { return growth }
      }
    }
    return nil
  }

  /// The steps to a state, and those from there that add an entry.
  private struct Beginning {
    let before: Replay.Trace
    let steps: [Action]
    let after: AppState
  }

  /// Returns the beginning by the shortest route to an edge.
  private func beginning(of candidate: Candidate) -> Beginning? {
    var route = routes.route(to: graph.edges[Int(candidate.edge)].tail, 0, graph)
    guard let first = graph.plan(route), case .followed(let before) = inquiry.replay.follow(first, isLoose: true)
    else { return nil }
    route.edges.append(candidate.edge)
    guard let second = graph.plan(route), case .followed(let after) = inquiry.replay.follow(second, isLoose: true),
      after.actions.starts(with: before.actions)
    else { return nil }
    return Beginning(
      before: before, steps: Array(after.actions.dropFirst(before.actions.count)), after: after.state)
  }

  /// Returns the beginnings with the screens of an edge among the states that are enumerated.
  private func enumeratedBeginnings(of candidate: Candidate) -> [Beginning] {
    let (machine, key) = (inquiry.table.machine, key(of: candidate.edge))
    return inquiry.concretely.traces { $0.current.screen == key.tail }.flatMap { before in
      machine.actions(in: before.state).compactMap { action in
        let after = machine.take(action, in: before.state)
        guard after.current.screen == key.head, after.entryCount > before.state.entryCount else { return nil }
        return Beginning(before: before, steps: [action], after: after)
      }
    }
  }

  private func growth(
    _ beginning: Beginning, _ following: inout FollowingStates, _ mustAddLayers: Bool
  ) -> Verdicts.Growth? {
    var growth: Verdicts.Growth?
    _ = following.search(from: beginning.after, repeating: beginning.before.state) { steps, _ in
      growth = self.growth(beginning.before.actions + beginning.steps, again: steps + beginning.steps)
      return growth != nil
    }
    return growth.flatMap { $0.addsLayers || !mustAddLayers ? $0 : nil }
  }

  private func isDetour(_ edge: Int32) -> Bool {
    lastStep(of: edge)?.choices.contains { choice in
      choice >= 0 && inquiry.table.cases[Int(choice)].asked.contains { detours.contains($0.target) }
    } ?? false
  }

  private struct Refutation: Error {
    var predicates: [Int32] = []
  }

  /// Follows the trace to an edge, and then the shortest cycle through it twice.
  private func growth(at edge: Int32) -> Result<Verdicts.Growth, Refutation> {
    let own = graph.edges[Int(edge)]
    let cycle = path(from: own.head, to: own.tail) + [edge]
    var route = routes.route(to: own.tail, 0, graph)
    route.edges.append(edge)
    var traces: [Replay.Trace] = []
    for _ in 0..<3 {
      guard let plan = graph.plan(route) else { return .failure(Refutation()) }
      switch inquiry.replay.follow(plan) {
      case .refuted(let predicates):
        return .failure(Refutation(predicates: predicates.isEmpty ? inquiry.suspects(in: plan, precision) : predicates))
      case .followed(let trace): traces.append(trace)
      }
      route.edges += cycle
    }
    let round = Array(traces[1].actions.dropFirst(traces[0].actions.count))
    guard traces[0].state.entryCount < traces[1].state.entryCount,
      traces[1].state.entryCount < traces[2].state.entryCount,
      let growth = growth(traces[0].actions, again: round)
    else {
      // It can be followed, but does not grow.
      return .failure(Refutation(predicates: graph.plan(route).map { inquiry.suspects(in: $0, precision) } ?? []))
    }
    return .success(growth)
  }

  /// Returns the growth at the last of some steps; nil where repeating the cycle does not make the stack grow.
  ///
  /// - Parameters:
  ///   - actions: The steps up to the edge that grows, including it.
  ///   - round: The steps that lead over the edge once more.
  private func growth(_ actions: [Action], again round: [Action]) -> Verdicts.Growth? {
    guard let last = actions.last else { return nil }
    let machine = inquiry.table.machine
    let (trace, cycle) = (Array(actions.dropLast()), [last] + round.dropLast())
    guard let start = machine.states(after: trace).first(where: { grows($0, cycle) }) else { return nil }
    var state = start
    var hasDetour = false
    for action in cycle {
      hasDetour = hasDetour || isDetour(action, in: state)
      state = machine.take(action, in: state)
    }
    let nearest = nearest(trace, start, cycle, hasDetour: hasDetour)
    return Verdicts.Growth(
      verdict: verdict(nearest.trace, nearest.start, nearest.cycle),
      addsLayers: state.layers.count > start.layers.count,
      hasDetour: hasDetour)
  }

  private func isDetour(_ action: Action, in state: AppState) -> Bool {
    inquiry.table.machine.occasions(of: action, in: state).contains { detours.contains($0.target) }
  }

  private func verdict(_ trace: [Action], _ start: AppState, _ cycle: [Action]) -> Verdict {
    let (machine, model) = (inquiry.table.machine, inquiry.model)
    var verdict = Verdict(screen: start.current.screen, trace: trace, cycle: cycle)
    if let handler = machine.occasions(of: cycle[0], in: start).last(where: { outcomes[$0.target] != nil }) {
      verdict.screen = handler.before.current.screen
      (verdict.link, verdict.target) = (model.link(of: handler.target), handler.target)
      verdict.outcome = outcomes[handler.target]
    } else if case .link(let link, _, _) = cycle[0] {
      (verdict.link, verdict.target) = (link, model[link].target)
    }
    return verdict
  }

  /// Returns the first state of a trace from which a cycle grows and returns to its screen, with the rotation of the
  /// cycle that begins with a step that grows there: a push of the screen right below, where the cycle has one.
  private func nearest(
    _ trace: [Action], _ start: AppState, _ cycle: [Action], hasDetour: Bool
  ) -> (trace: [Action], start: AppState, cycle: [Action]) {
    let machine = inquiry.table.machine
    for count in 0..<trace.count {
      guard let state = machine.state(after: Array(trace.prefix(count))) else { continue }
      for first in cycle.indices {
        let rotated = Array(cycle[first...] + cycle[..<first])
        guard grows(state, rotated), keepsFirst(rotated, from: state),
          !hasDetour || isDetour(rotated[0], in: state)
        else { continue }
        return (Array(trace.prefix(count)), state, rotated)
      }
    }
    return (trace, start, cycle)
  }

  /// Whether the first step of a cycle adds an entry to those that are there, in whose position there is one throughout
  /// the cycle, and the last returns to the screen of the beginning.
  private func keepsFirst(_ cycle: [Action], from start: AppState) -> Bool {
    let machine = inquiry.table.machine
    var state = machine.take(cycle[0], in: start)
    guard state.entryCount > start.entryCount, state.isOver(start) else { return false }
    // The root of a tab that is selected for the first time is not one more of something.
    if state.layers.count == start.layers.count, state.entryCount == start.entryCount + 1,
      state.top.selected != start.top.selected
    {
      return false
    }
    let (layer, tab, count) = (state.layers.count - 1, state.top.selected, state.top.stack.count)
    for action in cycle.dropFirst() {
      state = machine.take(action, in: state)
      guard state.layers.count > layer, tab < state.layers[layer].stacks.count,
        state.layers[layer].stacks[tab].count >= count
      else { return false }
    }
    return state.current.screen == start.current.screen
  }

  /// Whether each of three rounds, of steps with the same outcomes, leaves more entries on the stacks. Two rounds may
  /// also be the way into a cycle that does not grow.
  private func grows(_ start: AppState, _ cycle: [Action]) -> Bool {
    let machine = inquiry.table.machine
    var state = start
    for _ in 0..<3 {
      let before = state.entryCount
      for action in cycle {
        if case .flag(let flag, let value) = action, state.flags.contains(flag) == value { return false }
        guard canRepeat(action, in: state) else { return false }
        state = machine.take(action, in: state)
      }
      if state.entryCount <= before { return false }
    }
    return true
  }

  /// Whether an action can be taken in a state; a link only where it ends a flow with the same outcome, or none.
  private func canRepeat(_ action: Action, in state: AppState) -> Bool {
    let machine = inquiry.table.machine
    if case .link = action { return machine.actions(in: state).contains(action) }
    return machine.canTake(action, in: state)
  }

  /// Returns the edges of a shortest path inside a component.
  private func path(from start: Int32, to end: Int32) -> [Int32] {
    let component = components.component[Int(start)]
    let routes = Routes(graph, leaving, from: [(start, 0)]) { [components] edge in
      edge.kind != .reset && components.component[Int(edge.head)] == component
    }
    return routes.route(to: end, 0, graph).edges
  }
}

extension AppState {
  /// Whether all entries of another state are there, in the same positions.
  fileprivate func isOver(_ other: AppState) -> Bool {
    layers.count >= other.layers.count
      && zip(other.layers, layers).allSatisfy { old, new in
        old.stacks.count == new.stacks.count && zip(old.stacks, new.stacks).allSatisfy { $1.starts(with: $0) }
      }
  }
}
