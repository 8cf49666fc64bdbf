/// Verdicts about links that lead from a state from which home can be reached to one from which it never can.
extension Judge {
  mutating func judgeTraps() {
    if !table.isIncomplete, let base = inquiry.base(), base.graph.offersWayHome { return }
    let undecided = verdicts.undecided.filter { $0.rule == "dead-end" }.map(\.verdict.screen)
    let deadEnds = Set(verdicts.deadEnds.map(\.screen) + undecided)
    let found = inquiry.refine { [inquiry] game -> Inquiry.Round<TrapSearch.Found> in
      let (graph, transitions) = (game.graph, game.transitions)
      let survey = Survey(graph, inquiry.askers)
      let stuck = deadEnds.flatMap { survey.stuck(on: $0) }
      let (anyStuck, surelyStuck) = (Set(stuck.map(\.vertex)), Set(stuck.filter(\.isSure).map(\.vertex)))
      if HomeProof(game, isExcused: surelyStuck.contains).isComplete { return .decided(.init()) }
      let stuckness = survey.predicates(deciding: anyStuck.subtracting(surelyStuck))
      let (sure, possible) = (game.sure, game.possible)
      // Home is any state with one layer whose stack has one entry.
      let home = Footings(graph, sure, within: nil) { graph.isRoot(graph[$0]) }
      if game.isSure(home, from: { _ in true }) { return .decided(.init()) }
      let goals = [
        home,
        Footings(graph, possible, within: nil) { graph.isRoot(graph[$0]) },
        Footings(graph, possible, within: nil) { anyStuck.contains($0) },
        Footings(graph, sure, within: nil) { surelyStuck.contains($0) },
      ]
      guard let states = StatesByFooting(game, goals, distinguishingCalls: true) else { return .refine([]) }
      return TrapSearch.round(inquiry, graph, transitions, states, stuckness: stuckness)
    }
    guard let found else { return note("trap", Verdict(screen: .app), .size) }
    if found.isUndecided { note("trap", Verdict(screen: .app), .size) }
    for trap in found.traps { add(trap) }
  }
}

/// A search for steps into states from which home is never reached, through all states of a graph.
private struct TrapSearch {
  let inquiry: Inquiry
  let graph: StackGraph
  let transitions: StackTransitions
  var states: StatesByFooting
  private var best: [Key: Verdicts.Trap] = [:]
  /// The predicates that keep the graph from being exact about the nearest states before a trap.
  private var refuted: Set<Int32> = []
  private var isShown: Set<ShownStep> = []
  /// The steps after which the graph does not decide whether home or a dead end is reached, and no predicate would.
  private var unsure: [(place: Int, action: Action, choice: Int32)] = []
  private var unsureOpenings: [(place: Int, step: ShownStep, entryPoint: Int, literals: [Literal])] = []
  private var isUndecided = false
  /// The search for the predicates that decide whether a dead end is reached.
  private var unknowns: UnknownSearch
  /// The search for the predicates that decide whether home is reached.
  private var unknownsToHome: UnknownSearch
  /// The vertices with a state from which home is sure to be reached.
  private let safe: Set<Int32>
  /// The untracked predicates that decide which vertices are dead ends.
  private let stuckness: [Int32]

  /// A step that a trap was shown for, by its action and the target that decides it.
  private struct ShownStep: Hashable {
    let action: Action
    var target: TargetID?
    /// Whether a guard refuses what a url or an entry point opens.
    var isRefused = false
    /// The call that the step ends; -1 for none.
    var call: Int32 = -1
  }

  struct Found {
    var traps: [Verdicts.Trap] = []
    var isUndecided = false
  }

  struct Key: Hashable {
    let target: TargetID?
    let entryPoint: Int?
  }

  /// Decides about the traps of a graph.
  static func round(
    _ inquiry: Inquiry, _ graph: StackGraph, _ transitions: StackTransitions, _ states: StatesByFooting,
    stuckness: [Int32]
  ) -> Inquiry.Round<Found> {
    var isAnyLost = false
    var unknownsToHome = UnknownSearch(inquiry, states, transitions, to: 1)
    for place in states.indices {
      let vertex = states.vertices[place]
      guard graph.isSeen(vertex), states.length(0, from: place) == nil else { continue }
      isAnyLost = true
      guard states.length(1, from: place) != nil else { continue }
      let unknown = unknownsToHome.predicates(from: vertex)
      if !unknown.isEmpty { return .refine(unknown) }
    }
    guard isAnyLost else { return .decided(Found()) }
    var search = TrapSearch(inquiry, graph, transitions, states, unknownsToHome, stuckness)
    search.visitAll()
    if search.refuted.isEmpty { search.visitRegions() }
    let flips = Set(search.best.values.flatMap { $0.verdict.trace.flips })
    let blocking = search.refuted.union(flips).sorted()
    if blocking.isEmpty { return .decided(search.found) }
    return search.refuted.isEmpty
      ? .shorten(search.found, tracking: blocking) : .refine(blocking, otherwise: search.found)
  }

  private init(
    _ inquiry: Inquiry, _ graph: StackGraph, _ transitions: StackTransitions, _ states: StatesByFooting,
    _ unknownsToHome: UnknownSearch, _ stuckness: [Int32]
  ) {
    self.stuckness = stuckness
    self.inquiry = inquiry
    self.graph = graph
    self.transitions = transitions
    self.states = states
    unknowns = UnknownSearch(inquiry, states, transitions, to: 2)
    self.unknownsToHome = unknownsToHome
    safe = Set(states.indices.filter { states.length(0, from: $0) != nil }.map { states.vertices[$0] })
  }

  /// The traps by their targets; urls and entry points last.
  private var found: Found {
    let traps = best.sorted {
      ($0.key.entryPoint ?? -1, $0.key.target?.index ?? 0) < ($1.key.entryPoint ?? -1, $1.key.target?.index ?? 0)
    }
    return Found(traps: traps.map(\.value), isUndecided: isUndecided)
  }

  /// Examines every step of the states from which home may be reached, and every url.
  private mutating func visitAll() {
    for place in states.indices where graph.isSeen(states.vertices[place]) && states.length(1, from: place) != nil {
      visit(place)
    }
    for opening in graph.openings { visit(opening) }
  }

  /// Whether home is lost after a step; nil where neither the graph nor any predicate decides it.
  private mutating func isLost(after result: StackTransitions.Result, _ place: Int) -> Bool? {
    guard states.length(1, after: result, place) == nil else {
      guard states.length(0, after: result, place) == nil, !isSafe(result) else { return false }
      let unknown = unknownsToHome.predicates(from: states.vertices[place])
      refuted.formUnion(unknown)
      return unknown.isEmpty ? nil : false
    }
    guard states.length(2, after: result, place) == nil else {
      guard states.length(3, after: result, place) == nil else { return false }
      let unknown = unknowns.predicates(from: states.vertices[place])
      let deciding = unknown.isEmpty ? stuckness : unknown
      refuted.formUnion(deciding)
      return deciding.isEmpty ? nil : false
    }
    return true
  }

  /// Whether a step only leads to vertices with states from which home is sure to be reached, wherever an exit ends.
  private func isSafe(_ result: StackTransitions.Result) -> Bool {
    var seen: Set<Int32> = []
    var pending = [result]
    while let next = pending.popLast() {
      switch next {
      case .inPlace, .reset, .up, .raised: if !safe.isSuperset(of: graph.heads(of: next)) { return false }
      case .piled: if !safe.isSuperset(of: graph.heads(of: next).suffix(1)) { return false }
      case .exit(let exit):
        if seen.insert(exit).inserted {
          pending += transitions.endings(of: exit).flatMap { transitions.results(of: $0) }
        }
      }
    }
    return true
  }

  private mutating func visit(_ place: Int) {
    for step in transitions.steps(of: states.vertices[place]) {
      guard let action = step.action else { continue }
      for own in transitions.cases(of: step) {
        let lost = transitions.results(of: own).map { isLost(after: $0, place) }
        if lost.contains(true) {
          visit(place, action, own.choice)
        } else if lost.contains(nil) {
          unsure.append((place, action, own.choice))
        }
      }
    }
  }

  private mutating func visit(_ place: Int, _ action: Action, _ choice: Int32) {
    guard let trace = follow(place, action, choice), inquiry.table.machine.canTake(action, in: trace.state) else {
      return
    }
    record(action, trace.actions, trace.state, inquiry.table.machine.take(action, in: trace.state))
  }

  /// Enumerates the states around the steps about which the graph does not decide.
  private mutating func visitRegions() {
    let machine = inquiry.table.machine
    var regions: [HomeRegion] = []
    /// Returns a region with a state, and whether it is a new one; nil where there are too many.
    func region(around state: AppState) -> (region: HomeRegion, isNew: Bool)? {
      if let known = regions.first(where: { $0.contains(state) }) { return (known, false) }
      guard regions.count < Self.mostRegions else { return nil }
      regions.append(HomeRegion(machine, around: state))
      return (regions[regions.count - 1], true)
    }
    /// Whether an action is a trap in a state; nil where that is not known. Where the state has more successors than a
    /// region holds, those of the state that follows may be few.
    func isTrap(_ action: Action, in state: AppState) -> Bool? {
      let after = machine.take(action, in: state)
      guard let isLost = region(around: after)?.region.isLost(after) else { return nil }
      return isLost ? region(around: state)?.region.leadsHome(from: state) : false
    }
    for (place, action, choice) in unsure {
      guard let trace = follow(place, action, choice) else { continue }
      let around = region(around: trace.state)
      switch isTrap(action, in: trace.state) {
      case true: record(action, trace.actions, trace.state, machine.take(action, in: trace.state))
      case false: break
      case nil: isUndecided = true
      }
      guard let around, around.isNew else { continue }
      for trap in around.region.traps { record(trap.action, trace.actions + trap.actions, trap.before, trap.after) }
    }
    var following = FollowingStates(machine, budget: 40_000)
    for (place, step, entryPoint, literals) in unsureOpenings {
      guard let before = follow(place, step, literals) else { continue }
      let opened = machine.take(step.action, in: before.state)
      switch following.search(from: opened, to: { $1.isHome || machine.isDeadEnd($1) }) {
      case .found: break
      case .none: record(entryPoint, before)
      case .cut: isUndecided = true
      }
    }
  }

  private static let mostRegions = 16

  private mutating func follow(_ place: Int, _ action: Action, _ choice: Int32) -> Replay.Trace? {
    guard choice >= 0 else { return follow(place, ShownStep(action: action), []) }
    let own = inquiry.table.cases[Int(choice)]
    let call = own.operation.outcome(inquiry.table) == nil ? -1 : states.calls[place]
    return follow(place, ShownStep(action: action, target: own.asked.last?.target, call: call), own.literals)
  }

  /// Records a step after which home is lost, on account of the target that is asked last in it.
  private mutating func record(_ action: Action, _ trace: [Action], _ before: AppState, _ after: AppState) {
    let occasions = inquiry.table.machine.occasions(of: action, in: before)
    if let culprit = occasions.last(where: { !$0.isAnswered }) { record(culprit, nil, trace, before, after) }
  }

  /// Follows the route to a state; the predicates that refute it count unless a nearer state was followed.
  private mutating func follow(_ place: Int, _ step: ShownStep, _ literals: [Literal]) -> Replay.Trace? {
    guard let plan = graph.plan(states.route(to: place)) else { return nil }
    switch inquiry.replay.follow(plan, final: literals) {
    case .followed(let trace):
      isShown.insert(step)
      return trace
    case .refuted(let predicates):
      if !isShown.contains(step) { refuted.formUnion(predicates) }
      return nil
    }
  }

  /// Records a url or an entry point that opens a state from which home is lost; if a guard refuses it, on account of
  /// its `else`.
  private mutating func visit(_ opening: StackGraph.OpeningSite) {
    guard let place = states.vertices.firstIndex(of: opening.vertex) else { return }
    for own in opening.results {
      // The `else` of a guard is a trap of its own.
      let step = ShownStep(action: .entryPoint(opening.entryPoint), isRefused: own.isRefused)
      switch isLost(after: own.result, place) {
      case true: if let before = follow(place, step, own.literals) { record(opening.entryPoint, before) }
      case false: break
      case nil: unsureOpenings.append((place, step, opening.entryPoint, own.literals))
      }
    }
  }

  private mutating func record(_ entryPoint: Int, _ before: Replay.Trace) {
    let action = Action.entryPoint(entryPoint)
    let machine = inquiry.table.machine
    let after = machine.take(action, in: before.state)
    if let culprit = machine.occasions(of: action, in: before.state).last(where: { !$0.isAnswered }) {
      record(culprit, nil, before.actions, before.state, after)
    } else {
      record(nil, entryPoint, before.actions + [action], after, after)
    }
  }

  /// - Parameter last: The state that the trace leads to.
  private mutating func record(
    _ culprit: Occasion?, _ entryPoint: Int?, _ trace: [Action], _ last: AppState, _ after: AppState
  ) {
    let key = Key(target: culprit?.target, entryPoint: entryPoint)
    if let known = best[key], known.verdict.trace.count <= trace.count { return }
    // A target that a `continue` asks again belongs to a link of the screen on which it was redirected.
    let shown = culprit.flatMap { $0.isContinued ? $0.before : nil } ?? last
    let verdict = Verdict(screen: shown.current.screen, target: culprit?.target, trace: trace)
    best[key] = Verdicts.Trap(verdict: verdict, entryPoint: entryPoint, after: after)
  }
}
