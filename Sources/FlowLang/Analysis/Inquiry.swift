/// A question about the states of an app that one state answers with yes.
enum Question: Hashable {
  /// Some state shows a node.
  case shows(NodeID, fromOutside: Bool)
  /// Some state shows a node while some flags are as said.
  case showsWhen(NodeID, [Literal])
  /// Some state shows a node, and none before it shows another.
  case showsWithout(NodeID, NodeID)
  /// Some state asks a target in which a fact is true.
  case fact(TargetID, Fact, fromOutside: Bool)
  /// Some state asks a target, and one of its alternatives does what it says.
  case takes(alternative: TargetID, of: TargetID)
  /// Nothing changes some state with the screen on top.
  case stuck(NodeID)
  /// A call is going on that a target has made.
  case calls(TargetID)

  /// Whether states count that only a url or an entry point leads to.
  var isFromOutside: Bool {
    switch self {
    case .shows(_, let fromOutside), .fact(_, _, let fromOutside): fromOutside
    default: true
    }
  }
}

extension Question {
  /// The node that no state of a trace may show.
  var avoided: NodeID? {
    if case .showsWithout(_, let other) = self { other } else { nil }
  }
}

/// What is known of a question.
enum Answer {
  /// No state does.
  case never
  /// This one does.
  case found(Witness)
  /// There may be one.
  case undecided(Imprecision)

  struct Witness {
    let actions: [Action]
    let screen: NodeID
    var isShortest = true
  }
}

/// Why a question has no answer.
enum Imprecision: Hashable, CaseIterable, Sendable {
  /// `raise` changes a stack in its middle.
  case raise
  /// Flags that several tabs' stacks read and change.
  case flagsInTabs
  /// There is more to look at than is looked at.
  case size
}

/// Answers questions about the states of an app, each with no more precision than it takes (counterexample-guided
/// abstraction refinement: Clarke et al., CAV 2000).
///
/// A graph that tracks few predicates has all states and some that are none. What it does not show never happens. What
/// it shows is followed on the machine: a trace that can be followed is an answer, and the shortest one if it is as long
/// as the graph says. Otherwise the predicates that were in the way are tracked, too.
final class Inquiry {
  let table: StepTable
  let replay: Replay
  private var surveys: [Key: Survey] = [:]
  var games: [Precision: (graph: StackGraph, transitions: StackTransitions)] = [:]
  private var routes: [RouteKey: Routes] = [:]
  private var concrete: ConcreteSearch?
  /// How many edges and exits may still be looked at.
  var budget: Int
  /// How many graphs were explored, for benchmarks.
  var explorations = 0

  private struct Key: Hashable {
    let precision: Precision
    let isGenerous: Bool
    var avoided: NodeID?
  }

  private struct RouteKey: Hashable {
    let key: Key
    let watched: [Int32]
    let fromOutside: Bool
  }

  /// How many edges and exits are looked at for one flow, and for one graph.
  static let budget = 3_000_000
  static let graphBudget = 400_000
  /// How many candidates are tried before more is tracked.
  private static let mostCandidates = 6

  init(_ machine: Machine, budget: Int = Inquiry.budget) {
    table = StepTable(machine)
    replay = Replay(table: table)
    self.budget = budget
  }

  var model: Model { table.model }

  /// What is known without tracking anything; nil where even that is too large.
  func base() -> Survey? { survey(Precision()) }

  /// What is known at a precision; nil where that is too large.
  func survey(_ precision: Precision) -> Survey? { survey(Key(precision: precision, isGenerous: false)) }

  /// Answers a question.
  ///
  /// - Parameters:
  ///   - shortest: Whether the trace must be a shortest one.
  ///   - enough: A trace of so many steps need not be a shortest one.
  func answer(_ question: Question, shortest: Bool, enough: Int = -1) -> Answer {
    var precision = Precision()
    let avoided = question.avoided
    var best: Answer.Witness?
    while true {
      let key = Key(precision: precision, isGenerous: false, avoided: avoided)
      guard let survey = survey(key) else { break }
      let candidates = candidates(for: question, survey, key)
      if candidates.isEmpty {
        if best == nil && !needsGenerosity(precision) { return .never }
        return best.map { .found($0) } ?? decideByTabs(question, precision)
      }
      var inTheWay: [Int32] = []
      for candidate in candidates.prefix(Self.mostCandidates) {
        switch check(candidate, question, survey, key) {
        case .shown(let found):
          if !shortest || found.actions.count <= max(Int(candidates[0].length), enough) { return .found(found) }
          if best == nil || found.actions.count < best!.actions.count { best = found }
          inTheWay += found.actions.compactMap { if case .flag(let flag, _) = $0 { Int32(flag.index) } else { nil } }
        case .refuted(let predicates): inTheWay += predicates
        }
        if !inTheWay.isEmpty { break }
      }
      let finer = precision.refined(by: inTheWay, table.predicates)
      guard finer != precision, !finer.isTooFine else { break }
      precision = finer
    }
    if let known = decideConcretely(question) { return known }
    if var best {
      best.isShortest = false
      return .found(best)
    }
    return .undecided(model.raises ? .raise : .size)
  }

  /// Whether some state answers a question with yes.
  enum Existence: Equatable {
    case yes, no
    case undecided(Imprecision)
  }

  /// Whether some state answers a question with yes, without the trace that shows it.
  func exists(_ question: Question) -> Existence {
    if table.isMemoryless, let survey = base(), isPlain(question, survey) { return .yes }
    switch answer(question, shortest: false) {
    case .never: return .no
    case .found: return .yes
    case .undecided(let cause): return .undecided(cause)
    }
  }

  /// Whether a graph without memory answers a question with yes by itself: every path in it is a stack then.
  private func isPlain(_ question: Question, _ survey: Survey) -> Bool {
    switch question {
    case .shows(let node, fromOutside: true) where model[node].kind == .screen:
      return table.hosts(of: node).contains { survey.shown[$0] != nil }
    case .fact(let target, .works, fromOutside: true):
      guard let first = survey.sightings[Int(target.index)].first, !first.isRun else { return false }
      return first.facts & (Fact.works.bit | Fact.idle.bit) == Fact.works.bit
        && table.cases[Int(first.choice)].literals.isEmpty
    default: return false
    }
  }

  /// Whether tabs that wait may be seen again with flags that no one trace of the graph shows.
  private func needsGenerosity(_ precision: Precision) -> Bool {
    !precision.flags.isEmpty && table.hasSeveralTabs
  }

  /// Takes every combination of tabs that wait and flags for possible: what is not there either is never.
  private func decideByTabs(_ question: Question, _ precision: Precision) -> Answer {
    let key = Key(precision: precision, isGenerous: true, avoided: question.avoided)
    if let survey = survey(key), candidates(for: question, survey, key).isEmpty { return .never }
    return decideConcretely(question) ?? .undecided(.flagsInTabs)
  }

  private func decideConcretely(_ question: Question) -> Answer? {
    if concrete == nil { concrete = ConcreteSearch(table.machine) }
    return concrete?.answer(question, replay)
  }

  // MARK: Graphs

  private func survey(_ key: Key) -> Survey? {
    if let known = surveys[key] { return known.graph.isIncomplete ? nil : known }
    guard budget > 0 else { return nil }
    explorations += 1
    let graph = StackSearch.explore(
      table, key.precision, budget: min(budget, Self.graphBudget), isGenerous: key.isGenerous,
      avoiding: key.avoided)
    budget -= graph.edges.count + graph.exits.count
    let survey = Survey(graph)
    surveys[key] = survey
    return graph.isIncomplete ? nil : survey
  }

  private func routes(_ survey: Survey, _ key: Key, watching watched: [Int32], fromOutside: Bool) -> Routes {
    let routeKey = RouteKey(key: key, watched: watched, fromOutside: fromOutside)
    if let known = routes[routeKey] { return known }
    let own = Routes(survey.graph, survey.leaving, watching: watched, fromOutside: fromOutside)
    routes[routeKey] = own
    return own
  }

  // MARK: Candidates

  /// A state that may answer a question.
  struct Candidate {
    let vertex: Int32
    var sighting: Survey.Sighting?
    /// What must hold at the vertex.
    var literals: [Literal]
    /// How many steps lead there at the least.
    let length: Int32
    let watched: [Int32]
    let mask: UInt8
  }

  /// The nearest candidates, the best first.
  private func candidates(for question: Question, _ survey: Survey, _ key: Key) -> [Candidate] {
    var result: [Candidate] = []
    let fromOutside = question.isFromOutside
    let base = routes(survey, key, watching: [], fromOutside: fromOutside)
    func isFar(_ vertex: Int32) -> Bool {
      result.count >= Self.mostCandidates && base.length(to: vertex) > result[result.count - 1].length
    }
    func offer(_ vertex: Int32, _ literals: [Literal], _ extra: Int32, _ sighting: Survey.Sighting?) {
      guard base.length(to: vertex) >= 0 else { return }
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
      let routes = watched.isEmpty ? base : routes(survey, key, watching: watched, fromOutside: fromOutside)
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
    case .showsWithout(let node, _): offerShown(node, [], survey, offer)
    case .showsWhen(let node, let literals): offerShown(node, literals, survey, offer)
    case .stuck(let screen): for vertex in survey.stuck[screen] ?? [] where !isFar(vertex) { offer(vertex, [], 0, nil) }
    case .calls(let target):
      for vertex in survey.graph.reached where survey.graph.call(of: survey.graph[vertex])?.target == target {
        offer(vertex, [], 0, nil)
      }
    case .fact(let target, let fact, _):
      for sighting in survey.sightings[Int(target.index)] where sighting.facts & fact.bit != 0 {
        if !sighting.isRun && isFar(sighting.vertex) { continue }
        for extra in extraLiterals(fact, target) {
          offer(
            sighting.vertex, table.cases[Int(sighting.choice)].literals + extra, length(of: sighting, survey), sighting)
        }
      }
    case .takes(let alternative, let target):
      for sighting in survey.sightings[Int(target.index)] {
        let own = table.cases[Int(sighting.choice)]
        guard own.target == alternative, sighting.mayChange || own.isNeverIdle(model) else { continue }
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
      for host in table.hosts(of: node) { for vertex in survey.shown[host] ?? [] { offer(vertex, literals, 0, nil) } }
      return
    }
    for vertex in survey.graph.reached
    where table.machine.shows(survey.graph[vertex].screen, survey.graph.layer(of: vertex).bar, node) {
      offer(vertex, literals, 0, nil)
    }
  }

  /// How many steps it takes from the vertex of a sighting to where its target is asked.
  private func length(of sighting: Survey.Sighting, _ survey: Survey) -> Int32 {
    guard case .run(let index) = sighting.source else { return 0 }
    let run = survey.graph.runs[Int(index)]
    return survey.graph.edges[Int(run.edge)].weight + survey.graph.exits[Int(run.exit)].cost - 1
  }

  /// What a fact takes beside the literals of a case; one of these.
  private func extraLiterals(_ fact: Fact, _ target: TargetID) -> [[Literal]] {
    func literal(_ predicate: Predicate, _ value: Bool) -> Literal {
      Literal(predicate: table.predicates.number(of: predicate), value: value)
    }
    switch fact {
    case .otherBelow: return model.plainPush(target).map { [[literal(.rightBelow($0), false)]] } ?? [[]]
    case .ambiguous:
      guard let place = model.place(of: target) else { return [] }
      return table.screens(at: place).map { screen in
        [
          literal(.anchorShows(place, screen, isOther: false), true),
          literal(.anchorShows(place, screen, isOther: true), true),
        ]
      }
    default: return [[]]
    }
  }

  // MARK: Checks

  private enum Outcome {
    case shown(Answer.Witness)
    case refuted([Int32])
  }

  private func check(_ candidate: Candidate, _ question: Question, _ survey: Survey, _ key: Key) -> Outcome {
    let graph = survey.graph
    let routes = routes(survey, key, watching: candidate.watched, fromOutside: question.isFromOutside)
    guard var plan = graph.plan(routes.route(to: candidate.vertex, candidate.mask, graph)) else { return .refuted([]) }
    var action: Action?
    var literals = candidate.literals
    switch candidate.sighting?.source {
    case .link(let link): action = .link(link, on: graph[candidate.vertex].screen, outcome: nil)
    case .tab(let tab): action = .tab(tab)
    case .wayIn(let edge):
      graph.append(graph.edges[Int(edge)].origin, to: &plan.steps)
      action = plan.steps.popLast()?.action
      literals = literals.filter { table.predicates.isFlag($0.predicate) }
    case .run(let index):
      let run = graph.runs[Int(index)]
      let handlers = candidate.sighting.map { [$0.choice] } ?? []
      graph.append(.along(edge: run.edge, exit: run.exit, handlers: handlers), to: &plan.steps)
      guard let last = plan.steps.popLast() else { return .refuted([]) }
      action = last.action
      literals = replay.literals(of: last)
    case nil: break
    }
    switch replay.follow(plan, final: literals) {
    case .refuted(let predicates): return .refuted(predicates)
    case .followed(let trace):
      guard let screen = replay.shows(question, action, trace.state) else { return .refuted(unread(graph, candidate)) }
      return .shown(Answer.Witness(actions: trace.actions, screen: screen))
    }
  }

  /// The flags that links of a vertex read and that are not tracked, for questions about all of its links.
  private func unread(_ graph: StackGraph, _ candidate: Candidate) -> [Int32] {
    guard candidate.sighting == nil else { return [] }
    let vertex = graph[candidate.vertex]
    var result: Set<Int32> = []
    for link in table.links(on: vertex.screen, in: graph.layer(of: candidate.vertex).bar) {
      for choice in table.cases(of: .target(model[link].target)) {
        for literal in table.cases[Int(choice)].literals where graph.truth(of: literal.predicate, at: vertex) == nil {
          result.insert(literal.predicate)
        }
      }
    }
    return result.sorted()
  }
}

extension Survey.Sighting {
  /// Whether a handler asks the target.
  var isRun: Bool {
    if case .run = source { true } else { false }
  }
}

extension Replay {
  /// The screen on top where a state answers a question with yes; for a fact, the one on which the target is asked.
  ///
  /// - Parameter action: The step that asks the target, for a fact.
  func shows(_ question: Question, _ action: Action?, _ state: AppState) -> NodeID? {
    let screen = state.current.screen
    switch question {
    case .shows(let node, _): return table.machine.shows(screen, state.top.bar, node) ? screen : nil
    case .showsWhen(let node, let literals):
      let isShown = table.machine.shows(screen, state.top.bar, node)
      return isShown && literals.allSatisfy { holds($0.predicate, in: state) == $0.value } ? screen : nil
    case .showsWithout(let node, let other):
      let bar = state.top.bar
      return table.machine.shows(screen, bar, node) && !table.machine.shows(screen, bar, other) ? screen : nil
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
        $0.target == target && $0.shows(fact, table.model)
      }
      return isShown ? screen : nil
    case .takes(let alternative, _):
      guard let action, table.machine.canTake(action, in: state) else { return nil }
      return table.machine.does(alternative, by: action, in: state) ? screen : nil
    }
  }
}
