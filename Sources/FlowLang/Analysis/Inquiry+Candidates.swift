/// Candidate states for a question, and their check on the machine.
extension Inquiry {
  /// A vertex of a graph whose states may answer a question, with the conditions for that.
  struct Candidate {
    let vertex: Int32
    var sighting: Survey.Sighting?
    /// The literals that must hold at the vertex.
    var literals: [Literal]
    /// The minimum number of steps to the vertex.
    let length: Int32
    let watched: [Int32]
    let mask: UInt8
  }

  /// Returns the nearest candidates, in order of their length.
  ///
  /// - Parameter flipped: Only starts count that need some of these flags to change; all count where it is empty.
  func candidates(
    for question: Question, _ survey: Survey, _ key: Key, flipping flipped: Set<Int32> = []
  ) -> [Candidate] {
    var result: [Candidate] = []
    func routes(watching watched: [Int32]) -> Routes {
      self.routes(survey, key, watching: watched, fromOutside: question.isFromOutside, flipping: flipped)
    }
    let base = routes(watching: [])
    func isFar(_ vertex: Int32) -> Bool {
      result.count >= Self.mostCandidates && base.length(to: vertex) > result[result.count - 1].length
    }
    func offer(_ vertex: Int32, _ all: [Literal], _ extra: Int32, _ sighting: Survey.Sighting?) {
      guard base.length(to: vertex) >= 0 else { return }
      // The facts about the stack that a refused url reads are read at the start.
      let literals = sighting?.isOpening ?? false ? all.filter { table.predicates.isFlag($0.predicate) } : all
      let graph = survey.graph
      let own = graph[vertex]
      var watched: [Int32] = []
      for literal in literals {
        guard let truth = graph.truth(of: literal.predicate, at: own) else {
          if !table.predicates.isFlag(literal.predicate) && !watched.contains(literal.predicate) {
            watched.append(literal.predicate)
          }
          continue
        }
        if truth != literal.value && !(sighting?.isRun ?? false) { return }
      }
      watched = Array(watched.sorted().prefix(Routes.mostWatched))
      let routes = watched.isEmpty ? base : routes(watching: watched)
      guard let nearest = routes.nearest(vertex, routes.mask(of: literals)) else { return }
      let candidate = Candidate(
        vertex: vertex, sighting: sighting, literals: literals, length: nearest.length + extra, watched: watched,
        mask: nearest.mask)
      let place = result.firstIndex { $0.length > candidate.length } ?? result.count
      guard place < Self.mostCandidates else { return }
      result.insert(candidate, at: place)
      if result.count > Self.mostCandidates { result.removeLast() }
    }
    switch question {
    case .shows(let node, _): offerShown(node, [], survey, offer)
    case .showsWithout(let node, let other):
      offerShown(node, [], survey) { vertex, literals, extra, sighting in
        if !survey.graph.shows(other, at: vertex) { offer(vertex, literals, extra, sighting) }
      }
    case .showsWhen(let node, let literals, _): offerShown(node, literals, survey, offer)
    case .stuck(let screen):
      for vertex in survey.stuck(on: screen).map(\.vertex) where !isFar(vertex) { offer(vertex, [], 0, nil) }
    case .calls(let target):
      for vertex in survey.graph.reached where survey.graph.call(of: survey.graph[vertex])?.target == target {
        offer(vertex, [], 0, nil)
      }
    case .fact(let target, let fact, _):
      for sighting in survey.sightings(of: target) where sighting.facts & fact.bit != 0 {
        if !sighting.isRun && isFar(sighting.vertex) { continue }
        for extra in extraLiterals(fact, target, sighting, survey) {
          offer(
            sighting.vertex, table.cases[Int(sighting.choice)].literals + extra, length(of: sighting, survey), sighting)
        }
      }
    case .takes(let alternative, let target):
      for sighting in survey.sightings(of: target) {
        let own = table.cases[Int(sighting.choice)]
        guard own.target == alternative || own.ending?.finishing == alternative,
          sighting.mayChange || own.isNeverIdle(model)
        else { continue }
        if !sighting.isRun && isFar(sighting.vertex) { continue }
        offer(sighting.vertex, own.literals, length(of: sighting, survey), sighting)
      }
    }
    return result
  }

  private func offerShown(
    _ node: NodeID, _ literals: [Literal], _ survey: Survey,
    _ offer: (Int32, [Literal], Int32, Survey.Sighting?) -> Void
  ) {
    if model[node].kind == .screen {
      for host in table.hosts(of: node) {
        for vertex in survey.vertices(showing: host) { offer(vertex, literals, 0, nil) }
      }
      return
    }
    for vertex in survey.graph.reached
    where node == .app || survey.graph.shows(node, at: vertex) {
      offer(vertex, literals, 0, nil)
    }
  }

  /// Returns the number of steps from the vertex of a sighting to the state that asks its target.
  private func length(of sighting: Survey.Sighting, _ survey: Survey) -> Int32 {
    guard case .run(let index) = sighting.source else { return 0 }
    let run = survey.graph.runs[Int(index)]
    return survey.graph.edges[Int(run.edge)].weight + survey.graph.exits[Int(run.exit)].cost - 1
  }

  /// Returns the lists of literals, one of which a fact needs in addition to those of a case.
  private func extraLiterals(
    _ fact: Fact, _ target: TargetID, _ sighting: Survey.Sighting, _ survey: Survey
  ) -> [[Literal]] {
    func literal(_ predicate: Predicate, _ value: Bool) -> Literal {
      Literal(predicate: table.predicates.number(of: predicate), value: value)
    }
    switch fact {
    case .otherBelow: return table.plainPush(target).map { [[literal(.rightBelow($0), false)]] } ?? [[]]
    case .ambiguous:
      guard let place = model.anchor(of: target) else { return [] }
      return screens(at: place).map { screen in
        [
          literal(.anchorShows(place, screen, isOther: false), true),
          literal(.anchorShows(place, screen, isOther: true), true),
        ]
      }
    case .works, .idle:
      if let screen = survey.screenRestoring(table.cases[Int(sighting.choice)], at: sighting.vertex) {
        return [[literal(.rightBelow(screen), fact == .idle)]]
      }
      if let root = survey.rootBelow(table.cases[Int(sighting.choice)], at: sighting.vertex) {
        // A root may also be pushed.
        return [[], [literal(.rightBelow(root), fact == .idle)]]
      }
      // Where both facts are possible, the flags that are assigned decide, by whether they have their new values
      // already.
      let assigned = table.cases[Int(sighting.choice)].assigned.map { literal(.flag($0.flag), $0.value) }
      let isEither = sighting.facts & Fact.works.bit != 0 && sighting.facts & Fact.idle.bit != 0
      guard isEither, !assigned.isEmpty else { return [[]] }
      let others = assigned.map { [Literal(predicate: $0.predicate, value: !$0.value)] }
      return [[]] + (fact == .idle ? [assigned] : others)
    default: return [[]]
    }
  }

  /// Returns the screens of the entries that are an anchor; none where all show the same screen.
  private func screens(at place: Target.Anchor) -> [NodeID] {
    guard let graph = base()?.graph else { return [] }
    let anchors = graph.vertices.filter { !$0.isTap && graph.isAnchor($0, place) }
    let screens = Set(anchors.map(\.screen))
    return screens.count > 1 ? screens.sorted() : []
  }

  // MARK: Checks

  enum Outcome {
    case shown(Answer.Witness)
    case refuted([Int32])
  }

  func check(_ candidate: Candidate, _ question: Question, _ survey: Survey, _ key: Key, isLoose: Bool) -> Outcome {
    let graph = survey.graph
    let routes = routes(survey, key, watching: candidate.watched, fromOutside: question.isFromOutside)
    guard var plan = graph.plan(routes.route(to: candidate.vertex, candidate.mask, graph)) else { return .refuted([]) }
    let ending = ending(of: candidate, graph)
    if !ending.contradicted.isEmpty { return .refuted(ending.contradicted) }
    plan.steps += ending.steps
    var decisive = replay.decisive(in: plan.steps + (ending.last.map { [$0] } ?? []), literals: ending.literals)
    if let choice = candidate.sighting?.choice, choice >= 0 {
      decisive.insert(contentsOf: table.cases[Int(choice)].assigned.map { Int32($0.flag.index) }, at: 0)
    }
    switch replay.follow(plan, final: ending.literals, isLoose: isLoose) {
    case .refuted(let predicates): return .refuted(predicates.isEmpty ? suspects(decisive, key.precision) : predicates)
    case .followed(let trace):
      guard let screen = replay.shows(question, ending.action, trace.state) else {
        let unread = candidate.sighting == nil ? survey.predicates(deciding: [candidate.vertex]) : []
        return .refuted(unread + suspects(decisive, key.precision))
      }
      return .shown(Answer.Witness(actions: trace.actions, screen: screen))
    }
  }

  /// The steps of a candidate at its vertex.
  struct Ending {
    /// The steps before the last one.
    var steps: [Plan.Step] = []
    /// The step that asks the target, if the candidate is about a target.
    var action: Action?
    /// The literals that must hold before that step.
    var literals: [Literal]
    /// The step with the cases that decide it, where handlers run.
    var last: Plan.Step?
    /// The flags that the step sets to other values than it needs.
    var contradicted: [Int32] = []
  }

  func ending(of candidate: Candidate, _ graph: StackGraph) -> Ending {
    var ending = Ending(literals: candidate.literals)
    switch candidate.sighting?.source {
    case .link(let link): ending.action = .link(link, on: graph[candidate.vertex].screen, outcome: nil)
    case .tab(let tab): ending.action = .tab(tab)
    case .outcome(let outcome): ending.action = .externalOutcome(outcome)
    case .entryPoint(let edge):
      graph.append(graph.edges[Int(edge)].origin, to: &ending.steps)
      ending.action = ending.steps.popLast()?.action
      ending.literals = candidate.literals.filter { table.predicates.isFlag($0.predicate) }
    case .run(let index):
      let run = graph.runs[Int(index)]
      graph.append(.along(edge: run.edge, exit: run.exit, chosen: 0), to: &ending.steps)
      guard var last = ending.steps.popLast() else { break }
      last.choices += [candidate.sighting?.choice, candidate.sighting?.next].compactMap { $0 }.filter { $0 >= 0 }
      ending.action = last.action
      (ending.literals, ending.contradicted) = replay.literals(of: last)
      ending.last = last
    case nil: break
    }
    return ending
  }

  /// Returns the nearest predicates that may be the reason why a trace cannot be followed, where the replay names none.
  private func suspects(_ decisive: [Int32], _ precision: Precision) -> [Int32] {
    let unknown = decisive.filter { predicate in
      if table.predicates.isFlag(predicate) {
        return !precision.flags.contains(predicate) && !model.flags[Int(predicate)].isExternal
      }
      return !precision.others.contains(predicate)
    }
    return Array(unknown.prefix(2))
  }

  /// Returns the nearest predicates that may be the reason why a plan cannot be followed, where the replay names none.
  func suspects(in plan: Plan, _ precision: Precision) -> [Int32] {
    suspects(replay.decisive(in: plan.steps, literals: plan.literals), precision)
  }
}

extension Survey.Sighting {
  /// Whether the `else` of a guard that refuses a url is asked.
  fileprivate var isOpening: Bool { if case .entryPoint = source { true } else { false } }

  /// Whether a handler asks the target.
  var isRun: Bool { if case .run = source { true } else { false } }
}

extension Replay {
  /// Returns the screen on top where a state answers a question with yes; for a fact, the one on which the target is
  /// asked.
  ///
  /// - Parameter action: The step that asks the target, for a fact.
  func shows(_ question: Question, _ action: Action?, _ state: AppState) -> NodeID? {
    let screen = state.current.screen
    switch question {
    case .shows(let node, _): return table.machine.shows(node, in: state) ? screen : nil
    case .showsWhen(let node, let literals, _):
      let isShown = table.machine.shows(node, in: state)
      return isShown && literals.allSatisfy { holds($0.predicate, in: state) == $0.value } ? screen : nil
    case .showsWithout(let node, let other):
      return table.machine.shows(node, in: state) && !table.machine.shows(other, in: state) ? screen : nil
    case .stuck(let node): return screen == node && table.machine.isDeadEnd(state) ? screen : nil
    case .calls(let target):
      return state.layers.contains { layer in
        layer.stack.indices.contains { layer.call(at: $0)?.target == target }
      } ? screen : nil
    case .fact(let target, let fact, _):
      guard let action else { return nil }
      guard table.machine.canTake(action, in: state) || fact == .seen else { return nil }
      if case .link(let link, let own, _) = action {
        guard own == screen, table.links(on: own, in: state.top.bar).contains(link) else { return nil }
      }
      let isShown = table.machine.occasions(of: action, in: state).contains {
        $0.target == target && $0.shows(fact, table)
      }
      return isShown ? screen : nil
    case .takes(let alternative, _):
      guard let action, table.machine.canTake(action, in: state) else { return nil }
      return table.machine.does(alternative, by: action, in: state) ? screen : nil
    }
  }
}
