/// A question about the states of an app; the answer is yes if one state satisfies it.
enum Question: Hashable {
  /// Some state shows a node.
  case shows(NodeID, fromOutside: Bool)
  /// Some state shows a node while some literals hold.
  case showsWhen(NodeID, [Literal], fromOutside: Bool = true)
  /// Some state shows the first node, and no state of its trace shows the second.
  case showsWithout(NodeID, NodeID)
  /// Some state asks a target for which a fact is true.
  case fact(TargetID, Fact, fromOutside: Bool)
  /// Some state asks a target, and one of its alternatives takes effect.
  case takes(alternative: TargetID, of: TargetID)
  /// Some state with the screen on top is a dead end.
  case stuck(NodeID)
  /// In some state, a call that a target has made is active.
  case calls(TargetID)

  /// Whether states count to which only a url or an entry point leads.
  var isFromOutside: Bool {
    switch self {
    case .shows(_, let fromOutside), .fact(_, _, let fromOutside), .showsWhen(_, _, let fromOutside): fromOutside
    default: true
    }
  }
}

extension Question {
  /// The node that no state of a trace may show.
  var avoided: NodeID? { if case .showsWithout(_, let other) = self { other } else { nil } }
}

/// The answer to a question.
enum Answer {
  /// No state satisfies the question.
  case never
  /// This witness satisfies the question.
  case found(Witness)
  /// Some state may satisfy the question.
  case undecided(Imprecision)

  struct Witness {
    let actions: [Action]
    let screen: NodeID
    var isShortest = true
  }
}

/// The reason why a question has no answer.
enum Imprecision: Hashable, CaseIterable, Sendable {
  /// The stacks of several tabs read and change the same flags.
  case flagsInTabs
  /// The search exceeds a budget.
  case size
}

/// Answers questions about the states of an app, each with no more precision than needed (counterexample-guided
/// abstraction refinement: Clarke et al., CAV 2000).
///
/// A graph that tracks few predicates over-approximates the states: what it does not contain never happens. A path of
/// the graph is replayed on the machine; a trace that can be followed is an answer, and a shortest one if it is as long
/// as the path. Otherwise the predicates that caused the failure are tracked, too.
final class Inquiry {
  let table: StepTable
  let replay: Replay
  private var surveys: [Key: Survey] = [:]
  /// The searches that may be continued: with the tabs that wait, or by recording their transitions.
  private var searches: [Key: StackSearch] = [:]
  /// The keys of the surveys that are complete, in their order.
  private var explored: [Key] = []
  /// The links, tabs, urls and handlers that ask each target; nil until the first graph is built.
  private(set) var askers: Askers?
  var games: [Precision: Game] = [:]
  var generousGames: [Precision: Game] = [:]
  private var routes: [RouteKey: Routes] = [:]
  /// The enumeration of states, and of those to which the start leads without a url or an entry point.
  private(set) lazy var concretely = ConcreteSearch(table.machine)
  private lazy var fromStart = ConcreteSearch(table.machine, fromOutside: false)
  private var knownPathfinder: Pathfinder?
  /// Whether every path of the graph that tracks nothing is a stack.
  private lazy var arePathsStacks = table.isMemoryless && !(base()?.graph.mayConfuseTabs ?? true)
  /// The number of edges and exits that may still be explored.
  var budget: Int

  struct Key: Hashable {
    let precision: Precision
    var isGenerous: Bool
    var avoided: NodeID?
    /// Whether no url or entry point is opened from outside.
    var isSealed = false
    /// The untracked external flags that keep their declared values.
    var fixed: Set<Int32> = []

    /// Whether the graph may serve for questions about all states.
    fileprivate var mayServeGame: Bool { avoided == nil && !isSealed && fixed.isEmpty }
  }

  private struct RouteKey: Hashable {
    let key: Key
    let watched: [Int32]
    let fromOutside: Bool
    let flipped: Set<Int32>
  }

  /// The maximum number of edges and exits for one flow, and for one graph.
  static let budget = 4_500_000
  static let graphBudget = 1_500_000
  /// The maximum number of candidates that are tried before more predicates are tracked.
  static let mostCandidates = 6
  /// The maximum number of those candidates for which detours are tried.
  static let mostDetours = 6

  init(_ machine: Machine, budget: Int = Inquiry.budget) {
    table = StepTable(machine)
    replay = Replay(table: table)
    self.budget = budget
  }

  var model: Model { table.model }

  /// Returns the survey that tracks nothing; nil where even that is too large.
  func base() -> Survey? { survey(Precision()) }

  /// Returns the survey at a precision; nil where that is too large.
  func survey(_ precision: Precision) -> Survey? { survey(Key(precision: precision, isGenerous: false)) }

  /// Answers a question.
  ///
  /// - Parameters:
  ///   - shortest: Whether the trace must be a shortest one.
  ///   - enough: The number of steps up to which a trace need not be a shortest one.
  func answer(_ question: Question, shortest: Bool, enough: Int = -1) -> Answer {
    answer(question, shortest: shortest, enough: enough, mayDetour: false)
  }

  /// - Parameter mayDetour: Whether a trace of any length is sufficient.
  private func answer(_ question: Question, shortest: Bool, enough: Int = -1, mayDetour: Bool) -> Answer {
    // The predicates that the question needs, and those of a known graph that has them.
    var (needed, precision) = (Precision(), Precision())
    let avoided = question.avoided
    var best: Answer.Witness?
    while true {
      let key = Key(precision: precision, isGenerous: false, avoided: avoided)
      guard let survey = survey(key) else { break }
      let candidates = candidates(for: question, survey, key)
      if candidates.isEmpty {
        if best == nil && table.isIncomplete { return decideConcretely(question) ?? .undecided(.size) }
        if best == nil && !needsOverapproximation(precision) { return .never }
        return best.map { .found($0) } ?? decideByTabs(question, precision)
      }
      var blocking: [Int32] = []
      for candidate in candidates.prefix(Self.mostCandidates) {
        switch check(candidate, question, survey, key, isLoose: mayDetour) {
        case .shown(let found):
          if !shortest || found.actions.count <= max(Int(candidates[0].length), enough) { return .found(found) }
          if found.actions.count < best?.actions.count ?? .max { best = found }
          if let proved = self.shortest(question, from: found, Int(candidates[0].length), key) { return .found(proved) }
          blocking += trackedNext(found.actions.flips, precision)
        case .refuted(let predicates): blocking += predicates
        }
        if !blocking.isEmpty { break }
      }
      if mayDetour || enough >= 0, precision.isEmpty, avoided == nil,
        let found = pathfinder(survey).witness(
          question, within: mayDetour ? Int.max : enough, candidates.prefix(Self.mostDetours))
      {
        return .found(found)
      }
      let finer = needed.refined(by: blocking, table.predicates)
      guard finer != needed, !finer.isTooFine else { break }
      needed = finer
      precision = known(atLeast: needed, avoided)
    }
    if let known = decideConcretely(question) { return known }
    if var best {
      best.isShortest = false
      return .found(best)
    }
    return .undecided(.size)
  }

  /// Whether some state answers a question with yes; possibly undecided.
  enum Existence: Equatable {
    case yes, no
    case undecided(Imprecision)
  }

  /// Decides whether some state answers a question with yes, without the trace to that state.
  func exists(_ question: Question) -> Existence {
    if isKnown(question) || arePathsStacks && base().map({ isPlain(question, $0) }) ?? false { return .yes }
    switch answer(question, shortest: false, mayDetour: true) {
    case .never: return .no
    case .found: return .yes
    case .undecided(let cause): return .undecided(cause)
    }
  }

  /// Whether one of the visited states answers a question with yes.
  private func isKnown(_ question: Question) -> Bool {
    switch question {
    case .shows(let node, let fromOutside) where model[node].kind == .screen:
      return table.hosts(of: node).contains { host in
        replay.knownStates(showing: host, fromOutside: fromOutside).contains { replay.shows(question, nil, $0) != nil }
      }
    case .fact(let target, _, let fromOutside):
      guard let asker = askers?[target] else { return false }
      return asker.screens.contains { screen in
        replay.knownStates(showing: screen, fromOutside: fromOutside).contains { state in
          table.links(on: screen, in: state.top.bar).contains { link in
            asker.contains(link) && replay.shows(question, .link(link, on: screen, outcome: nil), state) != nil
          }
        }
      }
    default: return false
    }
  }

  private func pathfinder(_ base: Survey) -> Pathfinder {
    if let known = knownPathfinder { return known }
    let pathfinder = Pathfinder(self, base)
    knownPathfinder = pathfinder
    return pathfinder
  }

  /// Whether a graph without memory answers a question with yes by itself: every path in it is a stack then.
  private func isPlain(_ question: Question, _ survey: Survey) -> Bool {
    switch question {
    case .shows(let node, fromOutside: true) where model[node].kind == .screen:
      return table.hosts(of: node).contains { survey.isShown($0) }
    case .fact(let target, .works, fromOutside: true):
      guard let first = survey.sightings(of: target).first, !first.isRun else { return false }
      return first.facts & (Fact.works.bit | Fact.idle.bit) == Fact.works.bit
        && table.cases[Int(first.choice)].literals.isEmpty
    case .fact(let target, .otherBelow, fromOutside: true):
      guard let screen = table.plainPush(target) else { return false }
      return survey.sightings(of: target).contains { sighting in
        !sighting.isRun && sighting.facts & Fact.otherBelow.bit != 0
          && table.cases[Int(sighting.choice)].literals.isEmpty
          && survey.graph.mayBe(sighting.vertex, overOtherThan: screen)
      }
    default: return false
    }
  }

  /// Whether waiting tabs may be shown again with flags that no single trace of the graph has.
  func needsOverapproximation(_ precision: Precision) -> Bool {
    table.hasSeveralTabs && (!precision.flags.isEmpty || table.replacesRoots)
  }

  /// Answers a question assuming that every combination of waiting tabs and flags is possible: what does not occur even
  /// then never happens.
  private func decideByTabs(_ question: Question, _ precision: Precision) -> Answer {
    if isDenied(question, precision) { return .never }
    return decideConcretely(question) ?? .undecided(.flagsInTabs)
  }

  private func isDenied(_ question: Question, _ precision: Precision) -> Bool {
    // Tabs that wait would seem to show screens that are reached only after a url.
    let key = Key(precision: precision, isGenerous: true, avoided: question.avoided, isSealed: !question.isFromOutside)
    guard !table.isIncomplete, let survey = survey(key) else { return false }
    return candidates(for: question, survey, key).isEmpty
  }

  private func decideConcretely(_ question: Question) -> Answer? {
    (question.isFromOutside ? concretely : fromStart).answer(question, replay)
  }

  // MARK: Graphs

  /// Returns the coarsest precision that tracks all predicates of another and has a graph; the other where there is
  /// none.
  private func known(atLeast precision: Precision, _ avoided: NodeID?) -> Precision {
    let finer = explored.filter { key in
      key.avoided == avoided && !key.isGenerous && key.fixed.isEmpty
        && key.precision.tracksAll(of: precision)
    }
    return finer.map(\.precision).min { $0.size < $1.size } ?? precision
  }

  func survey(_ key: Key) -> Survey? {
    if let known = surveys[key] { return known.graph.isIncomplete ? nil : known }
    let isBase = key == Key(precision: Precision(), isGenerous: false)
    guard budget > 0, isBase || base() != nil else { return nil }
    if key.isGenerous { return generousSurvey(key) }
    let search = StackSearch.explore(
      table, key.precision, budget: min(budget, Self.graphBudget), avoiding: key.avoided, isSealed: key.isSealed,
      fixing: key.fixed, keepsPlainExits: key.mayServeGame && !model.flags.isEmpty)
    budget -= search.graph.work
    if isBase { askers = Askers(search.graph) }
    return keep(search, key)
  }

  /// Keeps a search for later questions, and returns its survey; nil where it is incomplete.
  @discardableResult
  private func keep(_ search: StackSearch, _ key: Key) -> Survey? {
    let survey = Survey(search.graph, askers)
    surveys[key] = survey
    if search.graph.isIncomplete { return nil }
    if !key.fixed.isEmpty { return survey }
    if !key.isSealed { explored.append(key) }
    if needsOverapproximation(key.precision) || mayServeGame(search, key) { searches[key] = search }
    return survey
  }

  /// Whether a question about all states may continue a search: it has all exits, and none has continued it before.
  private func mayServeGame(_ search: StackSearch, _ key: Key) -> Bool {
    key.mayServeGame && search.keepsPlainExits && games[key.precision] == nil
  }

  /// Keeps a search whose transitions were recorded for later surveys at its precision.
  func keep(_ search: StackSearch, _ precision: Precision) {
    let key = Key(precision: precision, isGenerous: false)
    if surveys[key] == nil && !search.graph.isIncomplete { keep(search, key) }
  }

  /// Returns the search of the survey at a precision, if it has all exits. It stays only where tabs that wait may
  /// continue it.
  func takeSearch(_ precision: Precision) -> StackSearch? {
    let key = Key(precision: precision, isGenerous: false)
    guard searches[key]?.keepsPlainExits ?? false else { return nil }
    return needsOverapproximation(precision) ? searches[key] : searches.removeValue(forKey: key)
  }

  /// Returns the survey in which tabs that wait have any flags; the search for the one without is continued.
  private func generousSurvey(_ key: Key) -> Survey? {
    var base = key
    base.isGenerous = false
    guard let known = survey(base), var search = searches[base] else { return nil }
    if !mayServeGame(search, base) { searches[base] = nil }
    budget += search.graph.work
    let hasGrown = search.reselectTabs()
    budget -= search.graph.work
    let survey = hasGrown ? Survey(search.graph, askers) : known
    surveys[key] = survey
    return search.graph.isIncomplete ? nil : survey
  }

  /// Returns the shortest routes of a graph.
  ///
  /// - Parameters:
  ///   - watched: The predicates to distinguish.
  ///   - fromOutside: Whether routes may open urls and entry points.
  ///   - flipped: Only starts count that need some of these flags to change; all count where it is empty.
  func routes(
    _ survey: Survey, _ key: Key, watching watched: [Int32], fromOutside: Bool, flipping flipped: Set<Int32> = []
  ) -> Routes {
    let routeKey = RouteKey(key: key, watched: watched, fromOutside: fromOutside, flipped: flipped)
    if let known = routes[routeKey] { return known }
    let starts = survey.graph.roots.filter { root in
      flipped.isEmpty || root.flips.contains { flipped.contains(Int32($0.index)) }
    }
    let own = Routes(
      survey.graph, survey.leaving, from: starts.map { ($0.vertex, $0.cost) }, watching: watched
    ) { fromOutside || !$0.isFromOutside }
    routes[routeKey] = own
    return own
  }
}
