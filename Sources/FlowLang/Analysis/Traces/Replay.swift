/// Replays plans on the machine, which decides whether a route is a trace.
struct Replay {
  let table: StepTable
  /// Stored here since every step reads it, and a copy of the model takes longer than a step.
  private let machine: Machine
  private let known = VisitedStates()
  private var model: Model { table.model }

  init(table: StepTable) {
    self.table = table
    machine = table.machine
  }

  /// A trace, with the state that it leads to.
  struct Trace {
    var actions: [Action] = []
    var state: AppState
    /// Whether a url or an entry point was opened.
    var isFromOutside = false

    /// Adds a step.
    mutating func take(_ action: Action, _ machine: Machine) {
      state = machine.take(action, in: state)
      actions.append(action)
      if case .entryPoint = action { isFromOutside = true }
    }
  }

  enum Result {
    case followed(Trace)
    /// A step was not as planned, because these predicates had other values; empty where the stacks differed.
    case refuted([Int32])
  }

  /// Follows a plan. An external flag is changed right before the step that needs it; a flag that outlives the app may
  /// have the needed value from the start.
  ///
  /// - Parameters:
  ///   - plan: The steps.
  ///   - final: The literals that must hold at the end.
  ///   - isLoose: Whether a tab is tapped once more where a step needs its root and another entry is on top, so that
  ///     the trace may be longer than the plan.
  func follow(_ plan: Plan, final: [Literal] = [], isLoose: Bool = false) -> Result {
    var flips = plan.flips
    // Each round finds at least one more flag.
    for _ in 0...table.lastingFlags.count {
      switch follow(plan, flips, final, isLoose) {
      case .done(let result): return result
      case .flip(let flag):
        let values = model[flag].values
        if flips.contains(where: { values.contains($0.index) }) { return .refuted(values.map { Int32($0) }) }
        flips.append(flag)
      }
    }
    return .refuted([])
  }

  /// The reason why a plan is not followed further, or its result.
  enum Attempt {
    case done(Result)
    /// The flag needs its other value at the start.
    case flip(FlagID)
  }

  private func follow(_ plan: Plan, _ flips: [FlagID], _ final: [Literal], _ isLoose: Bool) -> Attempt {
    known.makeRoom()
    guard var node = start(plan, flips, isLoose) else { return .done(.refuted([])) }
    var next = 0
    while next < plan.steps.count, !known.isFull {
      if let obstacle = known.nodes[Int(node)].obstacle { return obstacle }
      node = follow(plan.steps[next], from: node, isLoose)
      next += 1
    }
    if let obstacle = known.nodes[Int(node)].obstacle { return obstacle }
    var trace = trace(to: node)
    var touched = known.nodes[Int(node)].touched
    if let attempt = take(plan.steps[next...], &trace, &touched, isLoose) { return attempt }
    if let attempt = prepare(final, &trace, &touched) { return attempt }
    return .done(.followed(trace))
  }

  private func start(_ plan: Plan, _ flips: [FlagID], _ isLoose: Bool) -> Int32? {
    let key = VisitedStates.Start(flips: flips, literals: plan.literals, isLoose: isLoose)
    if let known = known.starts[key] { return known }
    let flags = machine.flags(finding: flips)
    guard let state = machine.started(flags: flags) else { return nil }
    let touched = Set((flips + plan.literals.map { FlagID(UInt32($0.predicate)) }).flatMap { model.values(of: $0) })
    let actions = flips.sorted().map { Action.flag($0, flags.contains($0)) }
    known.note(Trace(state: state))
    let node = known.add(VisitedStates.Node(before: -1, actions: actions, state: state, touched: touched))
    known.starts[key] = node
    return node
  }

  private func follow(_ step: Plan.Step, from before: Int32, _ isLoose: Bool) -> Int32 {
    let key = VisitedStates.Edge(before: before, step: step)
    if let known = known.following[key] { return known }
    let start = known.nodes[Int(before)]
    var trace = Trace(actions: Array(start.actions.suffix(1)), state: start.state, isFromOutside: start.isFromOutside)
    let actionCount = trace.actions.count
    var touched = start.touched
    let obstacle = take([step], &trace, &touched, isLoose)
    let node = known.add(
      VisitedStates.Node(
        before: before, actions: Array(trace.actions.dropFirst(actionCount)), state: trace.state,
        isFromOutside: trace.isFromOutside, touched: touched, obstacle: obstacle))
    known.following[key] = node
    return node
  }

  private func trace(to node: Int32) -> Trace {
    var parts: [[Action]] = []
    var next = node
    while next >= 0 {
      parts.append(known.nodes[Int(next)].actions)
      next = known.nodes[Int(next)].before
    }
    let end = known.nodes[Int(node)]
    return Trace(actions: parts.reversed().flatMap(\.self), state: end.state, isFromOutside: end.isFromOutside)
  }

  /// Returns some visited states with a screen on top.
  ///
  /// - Parameter fromOutside: Whether to include states whose known trace opens a url or an entry point.
  func knownStates(showing screen: NodeID, fromOutside: Bool) -> [AppState] {
    known.shown[screen, default: []].compactMap { $0.isFromOutside && !fromOutside ? nil : $0.state }
  }

  /// Continues a trace loosely, changing no flags but external ones; nil where a step is not as planned.
  func follow(_ steps: [Plan.Step], from start: Trace, final: [Literal]) -> Trace? {
    var (trace, touched) = (start, table.lastingFlags)
    guard take(steps[...], &trace, &touched, true) == nil, prepare(final, &trace, &touched) == nil else { return nil }
    return trace
  }

  /// Takes steps; returns nil when all are taken.
  private func take(
    _ steps: ArraySlice<Plan.Step>, _ trace: inout Trace, _ touched: inout Set<FlagID>, _ isLoose: Bool
  ) -> Attempt? {
    for step in steps {
      let step = fitting(step, trace.state)
      let (needed, contradicted) = literals(of: step)
      if !contradicted.isEmpty { return .done(.refuted(contradicted)) }
      if isLoose { uncoverRoot(for: step.action, &trace) }
      if let attempt = prepare(needed, &trace, &touched) { return attempt }
      guard let action = offered(step.action, in: trace.state) else { return .done(.refuted([])) }
      trace.take(action, machine)
      known.note(trace)
      for choice in step.choices where choice >= 0 {
        touch(table.cases[Int(choice)].assigned.lazy.map(\.flag), &touched)
      }
    }
    return nil
  }

  /// Returns the step with the case that fits the flags: a graph has one step for all cases with the same effect.
  private func fitting(_ step: Plan.Step, _ state: AppState) -> Plan.Step {
    func fits(_ literal: Literal) -> Bool { holds(literal.predicate, in: state) == literal.value }
    let areFlagsFine = literals(of: step).needed.allSatisfy { !table.predicates.isFlag($0.predicate) || fits($0) }
    if areFlagsFine { return step }
    return table.alternatives(to: step).first { literals(of: $0).needed.allSatisfy(fits) } ?? step
  }

  /// Taps the tab that was just selected once more, where a step needs its root and another entry is on top.
  private func uncoverRoot(for action: Action, _ trace: inout Trace) {
    guard case .link(_, let screen, _) = action, trace.state.current.screen != screen, let tap = trace.actions.last,
      case .tab = tap, trace.state.top.stack.count > 1, trace.state.top.stack[0].screen == screen
    else { return }
    trace.take(tap, machine)
  }

  /// Returns an action as a state offers it, with the outcome that a link has there; nil where it does not.
  private func offered(_ action: Action, in state: AppState) -> Action? {
    guard case .link(let link, let screen, _) = action else { return machine.canTake(action, in: state) ? action : nil }
    guard state.current.screen == screen, table.links(on: screen, in: state.top.bar).contains(link) else { return nil }
    return machine.offered(link, in: state)
  }

  /// Makes literals hold; returns nil when they do.
  private func prepare(_ literals: [Literal], _ trace: inout Trace, _ touched: inout Set<FlagID>) -> Attempt? {
    let asked = literals.filter { table.predicates.isFlag($0.predicate) }
    if table.predicates.values.areContradictory(asked) { return .done(.refuted(asked.map(\.predicate))) }
    var wrong: [Int32] = []
    var flip: FlagID?
    for literal in literals where holds(literal.predicate, in: trace.state) != literal.value {
      guard case .flag(let asked) = table.predicates[literal.predicate] else {
        wrong.append(literal.predicate)
        continue
      }
      let flag = changed(for: asked, literals)
      if table.lastingFlags.contains(flag) && !touched.contains(flag) {
        flip = flag
      } else if model.flags[Int(flag.index)].isExternal {
        let value = literal.value || flag != asked
        model.set(flag, to: value, in: &trace.state.flags)
        trace.actions.append(.flag(flag, value))
      } else {
        wrong.append(literal.predicate)
      }
    }
    if !wrong.isEmpty { return .done(.refuted(wrong)) }
    if let flip { return .flip(flip) }
    touch(literals.lazy.filter { table.predicates.isFlag($0.predicate) }.map { FlagID(UInt32($0.predicate)) }, &touched)
    return nil
  }

  /// Returns the flag to change so that literals hold: the flag itself, or the value that its flag is to get.
  private func changed(for flag: FlagID, _ literals: [Literal]) -> FlagID {
    guard let values = table.predicates.values.family(of: Int32(flag.index)) else { return flag }
    let own = literals.filter { values.contains($0.predicate) }
    let value = own.first { $0.value }?.predicate ?? values.first { value in !own.contains { $0.predicate == value } }
    return value.map { FlagID(UInt32($0)) } ?? flag
  }

  /// Adds the flags that outlive the app and were read or set: their initial values can no longer be chosen.
  private func touch(_ flags: some Sequence<FlagID>, _ touched: inout Set<FlagID>) {
    if table.lastingFlags.isEmpty { return }
    for flag in flags where table.lastingFlags.contains(flag) { touched.formUnion(model.values(of: flag)) }
  }

  /// Returns the literals that must hold before a step for its planned effect, and the flags that the step sets
  /// otherwise.
  func literals(of step: Plan.Step) -> (needed: [Literal], contradicted: [Int32]) {
    var needed: [Literal] = []
    var contradicted: [Int32] = []
    var assigned: [FlagID: Bool] = [:]
    for (place, choice) in step.choices.enumerated() {
      let own = table.cases[Int(choice)]
      for literal in own.literals {
        if case .flag(let flag) = table.predicates[literal.predicate] {
          guard let value = assigned[flag] else {
            needed.append(literal)
            continue
          }
          if value != literal.value { contradicted.append(literal.predicate) }
        } else if place == 0 && !isTap(step.action, literal.predicate) && !isHandler(own, of: step.action) {
          // The literals of a handler are about another entry.
          needed.append(literal)
        }
      }
      for (flag, value) in own.assigned { assigned[flag] = value }
    }
    return (needed, contradicted)
  }

  /// Whether a predicate is about the tab selected before a tap on a tab: the root may be shown with either value.
  private func isTap(_ action: Action, _ predicate: Int32) -> Bool {
    if case .tab = action, case .nearest = table.predicates[predicate] { true } else { false }
  }

  /// Whether a case is that of the handler of a flow that external code ends: it is about the entry below the flow.
  private func isHandler(_ own: StepCase, of action: Action) -> Bool {
    if case .externalOutcome = action { own.ending == nil } else { false }
  }

  /// Returns the predicates that steps read, those of the last step first, then those of some literals.
  func decisive(in steps: [Plan.Step], literals: [Literal]) -> [Int32] {
    var result: [Int32] = []
    for choice in steps.reversed().flatMap({ $0.choices.reversed() }) where choice >= 0 {
      let own = table.cases[Int(choice)]
      for predicate in own.literals.map(\.predicate) + own.assigned.map({ Int32($0.flag.index) })
      where !result.contains(predicate) {
        result.append(predicate)
      }
    }
    return result + literals.map(\.predicate).filter { !result.contains($0) }
  }

  func holds(_ predicate: Int32, in state: AppState) -> Bool {
    switch table.predicates[predicate] {
    case .flag(let flag): return state.flags.contains(flag)
    case .below(let place): return state.has(place)
    case .raisable(let tag): return state.canRaise(tag)
    case .isCurrent(let screen): return state.isCurrent(screen)
    case .inCall(let flow): return state.isInCall(of: flow)
    case .rootCall(let target, let flow): return state.isRootCall(target, of: flow)
    case .nearest(let tabs, let tab, let isSelected):
      guard let nearest = state.nearest(tabs, model) else { return false }
      return nearest.tab == tab && nearest.isSelected == isSelected
    case .rightBelow(let screen):
      return state.top.stack.count > 1 && state.top.stack[state.top.stack.count - 2].screen == screen
    case .anchorShows(let place, let screen, let isOther):
      return state.screens(at: place).contains { ($0 == screen) != isOther }
    }
  }
}

extension AppState {
  /// Returns the screens of the entries below that match an anchor, the topmost first.
  func screens(at place: Target.Anchor) -> [NodeID] {
    if case .root = place { return [] }
    var result: [NodeID] = []
    var state = self
    while let position = state.position(of: place) {
      state.cut(to: position)
      result.append(state.current.screen)
    }
    return result
  }
}
