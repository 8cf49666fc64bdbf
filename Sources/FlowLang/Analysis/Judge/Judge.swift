/// Turns answers into verdicts, by the definitions of the rules (docs/rules.md).
struct Judge {
  let inquiry: Inquiry
  var verdicts = Verdicts()
  private(set) lazy var navigation = NavigationGraph(table.machine)
  /// The outcome that each target is the `on` for.
  let outcomes: [TargetID: OutcomeID]

  var table: StepTable { inquiry.table }
  var model: Model { inquiry.model }

  /// Decides all verdicts about the states of a flow.
  static func decide(_ machine: Machine) -> Verdicts {
    var judge = Judge(Inquiry(machine))
    judge.judgeScreens()
    judge.judgeTargets()
    judge.judgeGrowth()
    judge.judgeTraps()
    judge.judgeExpectations()
    judge.judgeOpenings()
    judge.judgeFlags()
    return judge.verdicts
  }

  private init(_ inquiry: Inquiry) {
    self.inquiry = inquiry
    outcomes = inquiry.model.outcomesOfHandlers
  }

  // MARK: Screens

  private mutating func judgeScreens() {
    var isReached = [Bool](repeating: false, count: model.nodes.count)
    let screens = model.nodeIDs.filter { model[$0].kind == .screen || model[$0].isExternal }
    for node in screens {
      switch inquiry.exists(.shows(node, fromOutside: true)) {
      case .yes: isReached[Int(node.index)] = true
      case .no: break
      case .undecided(let cause):
        isReached[Int(node.index)] = true
        note("unreachable-screen", Verdict(screen: node), cause)
      }
    }
    verdicts.isReachable = isReached
    if screens.contains(where: { !isReached[Int($0.index)] && isJudged($0) }) {
      verdicts.unreachableGroups = navigation.unreachableGroups(isReached)
    }
    for node in screens where isReached[Int(node.index)] && isJudged(node) {
      judgeDeepLink(node)
      switch inquiry.answer(.stuck(node), shortest: true) {
      case .never: break
      case .found(let found): verdicts.deadEnds.append(Verdict(screen: node, trace: found.actions))
      case .undecided(let cause): note("dead-end", Verdict(screen: node), cause)
      }
    }
  }

  private mutating func judgeDeepLink(_ node: NodeID) {
    guard !model.entryPoints.isEmpty, model.details(of: node).entryPoints.isEmpty else { return }
    switch inquiry.exists(.shows(node, fromOutside: false)) {
    case .yes: return
    case .undecided(let cause): note("deep-link-only", Verdict(screen: node), cause)
    case .no:
      guard case .found(let found) = inquiry.answer(.shows(node, fromOutside: true), shortest: true) else { return }
      verdicts.deepLinkOnly.append(Verdict(screen: node, trace: found.actions))
    }
  }

  /// Whether rules apply to the content of a node.
  private func isJudged(_ node: NodeID) -> Bool {
    model[node].kind == .screen && !model[node].isExternal && !model[node].isShadowed
  }

  // MARK: Links and handlers

  private mutating func judgeTargets() {
    guard let survey = inquiry.base() else { return note("dead-link", Verdict(screen: .app), .size) }
    // Guards that redirect in a circle are an error; no verdict is given about their `else`s.
    let looping = GuardLoopSearch.loops(table.machine).loops.flatMap(\.guards).compactMap(\.otherwise)
    let excused = Set(looping.flatMap { model.family(of: $0) })
    let asked = model.targets.indices.map { TargetID($0) }.filter {
      !survey.sightings(of: $0).isEmpty && !excused.contains($0)
    }
    for target in asked { judge(target) }
    for target in asked where outcomes[target] == nil {
      judgeIdleHandlers(of: target) { judge in
        let answer = judge.inquiry.answer(judge.fact(target, .holds), shortest: true)
        guard case .never = answer else { return answer }
        return judge.inquiry.answer(judge.fact(target, .seen), shortest: true)
      }
    }
    for target in model.startAlternatives[model.details(of: .app).start].compactMap(\.target) {
      judgeIdleHandlers(of: target) { $0.inquiry.answer(.calls(target), shortest: true) }
    }
    verdicts.deadLinks.sort { ($0.target ?? TargetID(0)) < ($1.target ?? TargetID(0)) }
  }

  private mutating func judge(_ target: TargetID) {
    // A goal that never changes anything by definition is only asked whether its condition holds.
    switch inquiry.exists(fact(target, model[target].goal.mayBeDead ? .works : .holds)) {
    case .yes:
      judgeAnchor(target)
      judgeIdleness(target)
    case .no: judgeDeath(target)
    case .undecided(let cause):
      let isAnchorInDoubt = hasAnchor(target) && inquiry.exists(fact(target, .present)) != .yes
      note(isAnchorInDoubt ? "place-never-there" : "dead-link", subject(target), cause)
      if model[target].goal.leaves && inquiry.exists(fact(target, .idle)) != .no {
        note("nothing-to-go-back-to", subject(target), cause)
      }
      judgeAnchor(target)
    }
    judgeDetour(target)
  }

  /// Decides why a target never takes effect.
  private mutating func judgeDeath(_ target: TargetID) {
    switch inquiry.answer(fact(target, .holds), shortest: true) {
    case .undecided(let cause): note("guard-never-true", subject(target), cause)
    case .never:
      guard !model.details(of: target).conditions.isEmpty else { return }
      switch inquiry.answer(fact(target, .seen), shortest: true) {
      case .never: break
      case .found(let seen): verdicts.guardsNeverTrue.append(subject(target, seen))
      case .undecided(let cause): note("guard-never-true", subject(target), cause)
      }
    case .found(let held):
      guard model[target].goal.mayBeDead else { return }
      if hasAnchor(target) {
        switch inquiry.exists(fact(target, .present)) {
        case .no: return verdicts.placesNeverThere.append(subject(target, held))
        case .undecided(let cause): return note("place-never-there", subject(target), cause)
        case .yes: break
        }
      }
      var verdict = subject(target, held)
      verdict.deadness = inquiry.exists(fact(target, .idle)) == .yes ? .changesNothing : .neverHappens
      verdicts.deadLinks.append(verdict)
      judgeAnchor(target)
    }
  }

  /// Decides whether the anchor of a target is absent on some trace, or ambiguous.
  private mutating func judgeAnchor(_ target: TargetID) {
    guard hasAnchor(target) else { return }
    if model[target].fallback == nil {
      switch inquiry.answer(fact(target, .absent), shortest: true) {
      case .never: break
      case .undecided(let cause): note("place-may-be-absent", subject(target), cause)
      case .found(let absent):
        guard case .found(let present) = inquiry.answer(fact(target, .present), shortest: true) else { break }
        var verdict = subject(target, absent)
        verdict.contrast = present.actions
        verdict.isOnlyFromOutside = isOnlyFromOutside(absent, target, .absent)
        verdicts.placesMaybeAbsent.append(verdict)
      }
    }
    switch inquiry.answer(fact(target, .ambiguous), shortest: true) {
    case .never: break
    case .undecided(let cause): note("place-ambiguous", subject(target), cause)
    case .found(let found): verdicts.ambiguousPlaces.append(subject(target, found))
    }
  }

  /// Decides whether a target that leaves something is offered where there is nothing to leave.
  private mutating func judgeIdleness(_ target: TargetID) {
    guard model[target].goal.leaves else { return }
    switch inquiry.answer(fact(target, .idle), shortest: true) {
    case .never: break
    case .undecided(let cause): note("nothing-to-go-back-to", subject(target), cause)
    case .found(let idle):
      var verdict = subject(target, idle)
      if case .found(let works) = inquiry.answer(fact(target, .works), shortest: true) {
        verdict.contrast = works.actions
      }
      verdict.isOnlyFromOutside = isOnlyFromOutside(idle, target, .idle)
      verdicts.nothingToGoBackTo.append(verdict)
    }
  }

  /// Decides whether a target pushes the screen that is right below wherever the target is offered.
  private mutating func judgeDetour(_ target: TargetID) {
    guard table.plainPush(target) != nil else { return }
    switch inquiry.exists(fact(target, .otherBelow)) {
    case .yes: return
    case .undecided(let cause): note("push-instead-of-back", subject(target), cause)
    case .no:
      guard case .found(let held) = inquiry.answer(fact(target, .holds), shortest: true) else { return }
      verdicts.pushesInsteadOfBack.append(subject(target, held))
    }
  }

  /// Finds the `on`s for outcomes that a flow never ends in, at calls that are made.
  ///
  /// - Parameters:
  ///   - root: The target of a link, a guard or a `start` that contains the calls.
  ///   - callers: Finds the nearest state in which the target is followed.
  private mutating func judgeIdleHandlers(of root: TargetID, _ callers: (Judge) -> Answer) {
    for call in model.family(of: root) where !model.handlers[model.details(of: call).handlers].isEmpty {
      for handler in model.handlers[model.details(of: call).handlers] {
        guard let target = handler.target, let outcome = handler.outcome, model[target].goal.mayBeDead else { continue }
        switch inquiry.exists(fact(target, .seen)) {
        case .yes: continue
        case .undecided(let cause):
          note("dead-link", subject(target), cause)
          continue
        case .no: break
        }
        guard inquiry.exists(.calls(call)) == .yes else { continue }
        guard case .found(let found) = callers(self) else { continue }
        var verdict = subject(target, found)
        verdict.outcome = outcome
        verdict.deadness = .neverRuns
        verdicts.deadLinks.append(verdict)
      }
    }
  }

  private func isOnlyFromOutside(_ found: Answer.Witness, _ target: TargetID, _ fact: Fact) -> Bool {
    guard found.actions.contains(where: { if case .entryPoint = $0 { true } else { false } }) else { return false }
    return inquiry.exists(.fact(target, fact, fromOutside: false)) == .no
  }

  private func hasAnchor(_ target: TargetID) -> Bool { model.anchor(of: target) != nil }

  private func fact(_ target: TargetID, _ fact: Fact) -> Question { .fact(target, fact, fromOutside: true) }

  private func subject(_ target: TargetID, _ found: Answer.Witness) -> Verdict {
    Verdict(
      screen: screen(of: target, found), link: model.link(of: target), target: target, outcome: outcomes[target],
      trace: found.actions)
  }

  /// Returns the screen that a finding names: the one on top at the end of the trace; for an `on` of a link, the
  /// screen on which the link was followed.
  private func screen(of target: TargetID, _ found: Answer.Witness) -> NodeID {
    guard outcomes[target] != nil, let link = model.link(of: target) else { return found.screen }
    if let caller = caller(of: target, by: link, after: found.actions) { return caller }
    for case .link(link, let screen, _) in found.actions.reversed() { return screen }
    return found.screen
  }

  private func subject(_ target: TargetID) -> Verdict {
    Verdict(screen: model.owner(of: target), link: model.link(of: target), target: target, outcome: outcomes[target])
  }

  mutating func note(_ rule: String, _ verdict: Verdict, _ cause: Imprecision, expectation: Int? = nil) {
    verdicts.undecided.append(Verdicts.Undecided(rule: rule, verdict: verdict, expectation: expectation, cause: cause))
  }

  mutating func add(_ trap: Verdicts.Trap) {
    var verdict = trap.verdict
    if let target = verdict.target {
      verdict.screen = screen(of: target, Answer.Witness(actions: verdict.trace, screen: verdict.screen))
      (verdict.link, verdict.outcome) = (model.link(of: target), outcomes[target])
    }
    verdicts.traps.append(Verdicts.Trap(verdict: verdict, entryPoint: trap.entryPoint, after: trap.after))
  }
}

extension Target.Goal {
  /// Whether a target with this goal leaves an entry, a layer or a call.
  fileprivate var leaves: Bool {
    switch self {
    case .back, .dismiss, .finish: true
    default: false
    }
  }

  /// Whether a target with this goal can do something at all.
  var mayBeDead: Bool {
    switch self {
    case .open, .stay, .broken: false
    default: true
    }
  }
}

extension Model {
  /// The outcome that each target is the `on` for.
  fileprivate var outcomesOfHandlers: [TargetID: OutcomeID] {
    var result: [TargetID: OutcomeID] = [:]
    for handler in handlers {
      if let target = handler.target, let outcome = handler.outcome { result[target] = outcome }
    }
    return result
  }
}
