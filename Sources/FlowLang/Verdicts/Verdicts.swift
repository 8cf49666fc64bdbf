/// What is decided about the states that an app can be in. Lists of plain values, in the order of the file; rules word
/// them.
public struct Verdicts: Sendable {
  /// Whether each node is shown in some state, by its number; empty as long as nothing is decided.
  var isReachable: [Bool] = []
  /// Whether the linear analysis found them.
  var isLinear = false
  var unreachableGroups: [UnreachableGroup] = []
  var deepLinkOnly: [Verdict] = []
  var deadEnds: [Verdict] = []
  var traps: [Traps.Finding] = []
  var deadLinks: [Verdict] = []
  var guardsNeverTrue: [Verdict] = []
  var placesNeverThere: [Verdict] = []
  var placesMaybeAbsent: [Verdict] = []
  var ambiguousPlaces: [Verdict] = []
  var nothingToGoBackTo: [Verdict] = []
  var growth: [Growth.Finding] = []
  var pushesInsteadOfBack: [Verdict] = []
  var brokenExpectations: [Expectations.Broken] = []

  /// What is said though it may not be so, or not said though it may.
  var undecided: [Undecided] = []

  /// What the linear analysis leaves to the general one.
  var open = Open()

  /// What is not decided at all.
  var omission: Omission?

  /// What depends too much on what lies below for the linear analysis.
  struct Open: Sendable {
    var traps = false
    /// Requirements, by their places in `Model.expectations`.
    var expectations: [Int] = []
  }

  /// What is not decided, because the flow is too large for it.
  enum Omission: Sendable {
    case traps
    /// Traps and what is expected.
    case trapsAndExpectations
    /// Everything but which screens no way leads to.
    case everythingElse
  }

  /// Screens that no way leads to.
  struct UnreachableGroup: Sendable {
    /// The screen that leads into the group; the first in the file where there are several.
    let head: NodeID
    /// The other screens that only the head leads to.
    let behind: [NodeID]
  }

  /// Whether a node can be reached; true as long as nothing has been decided.
  func isReachable(_ node: NodeID) -> Bool { isReachable.isEmpty || isReachable[Int(node.index)] }

  /// How many edges and exits of the stack graph are looked at before a flow counts as too entangled.
  private static let budget = 2_000_000

  /// How the verdicts are found.
  enum Method: Sendable {
    /// Memoryless flows by the linear analysis, all others by the general one.
    case automatic
    /// The general one.
    case general
  }

  /// Decides what can be decided.
  static func decide(_ machine: Machine, by method: Method = .automatic) -> Verdicts {
    if method == .automatic, var verdicts = PlainVerdicts.decide(machine) {
      verdicts.decideTheRest(machine)
      return verdicts
    }
    var verdicts = Verdicts()
    let graph = NavigationGraph(machine)
    guard let space = StackSpace(machine, budget: budget) else {
      verdicts.decideReachability(machine.model, graph)
      return verdicts
    }
    let survey = LinkSurvey(space)
    verdicts.decide(space, survey, graph)
    if !space.doubts.isEmpty { verdicts.tellWhatIsUncertain(space, survey, graph, budget) }
    return verdicts
  }

  /// Reads everything off a space of states.
  mutating func decide(_ space: StackSpace, _ survey: LinkSurvey, _ graph: NavigationGraph) {
    decideScreens(space, survey, graph)
    decideLinks(space, survey)
    let (found, unproved) = Growth.find(space)
    growth = found
    for verdict in unproved where !space.doubts.isEmpty {
      undecided.append(Undecided(kind: .unboundedStack, verdict: verdict, isGiven: false, doubts: space.doubts))
    }
    decideExpectations(space, graph, among: space.model.expectations.indices, budget: Self.budget)
    decideTraps(space, survey)
  }

  /// Tells which links lead to where home cannot be reached.
  mutating func decideTraps(_ space: StackSpace, _ survey: LinkSurvey) {
    if let found = Traps.find(space, survey) { traps = found } else { omission = .traps }
  }

  /// Tells which requirements do not hold, and of which that is not known.
  mutating func decideExpectations(
    _ space: StackSpace, _ graph: NavigationGraph, among places: some Sequence<Int>, budget: Int
  ) {
    for broken in Expectations.broken(space, graph, among: places, budget: budget) {
      guard case .isUndecided(let doubt) = broken.reason else {
        brokenExpectations.append(broken)
        continue
      }
      undecided.append(
        Undecided(
          kind: .brokenExpectation, verdict: Verdict(screen: .app), expectation: broken.expectation, isGiven: false,
          doubts: space.doubts.union([doubt])))
    }
  }

  private mutating func decideScreens(_ space: StackSpace, _ survey: LinkSurvey, _ graph: NavigationGraph) {
    let model = space.model
    let reached = ReachedScreens(space, space.ways)
    let fromStart = ReachedScreens(space, space.waysFromStart)
    isReachable = reached.isReached
    let others = [Bool](repeating: false, count: graph.edges.vertexCount - model.nodes.count)
    unreachableGroups = UnreachableSearch.groups(graph, model, reached.isReached + others)
    for index in model.nodes.indices where reached.isReached[index] && !fromStart.isReached[index] {
      let node = NodeID(index)
      guard model[node].kind == .screen, !model[node].isExternal, model.details(of: node).waysIn.isEmpty,
        let witness = reached.nearest[node]
      else { continue }
      deepLinkOnly.append(Verdict(screen: node, trace: space.trace(to: witness)))
    }
    deadEnds = survey.stuck.sorted { $0.key < $1.key }.map { Verdict(screen: $0, trace: space.trace(to: $1)) }
  }

  private mutating func decideLinks(_ space: StackSpace, _ survey: LinkSurvey) {
    let judge = LinkJudge(space, survey)
    for (subject, facts) in survey.facts.sorted(by: { $0.key.target < $1.key.target }) {
      switch judge.judge(subject, facts) {
      case .dead(let verdict): deadLinks.append(verdict)
      case .neverTrue(let verdict): guardsNeverTrue.append(verdict)
      case .placeNeverThere(let verdict): placesNeverThere.append(verdict)
      case nil: break
      }
      if let verdict = judge.absence(subject, facts) { placesMaybeAbsent.append(verdict) }
      if let verdict = judge.ambiguity(subject, facts) { ambiguousPlaces.append(verdict) }
      if let verdict = judge.idleness(subject, facts) { nothingToGoBackTo.append(verdict) }
      if let verdict = judge.detour(subject, facts) { pushesInsteadOfBack.append(verdict) }
    }
    deadLinks += judge.handlersThatNeverRun()
  }
}

/// Which screens are shown in some state, embedded ones included.
struct ReachedScreens {
  /// By the number of the node.
  private(set) var isReached: [Bool]
  /// The nearest state that shows each screen on top.
  private(set) var nearest: [NodeID: Witness] = [:]

  init(_ space: StackSpace, _ ways: ShortestWays) {
    isReached = Array(repeating: false, count: space.model.nodes.count)
    for vertex in space.reached where ways.isReached(vertex) {
      let screen = space.graph[vertex].screen
      let length = ways.distance[Int(vertex)]
      let isLonger = length != space.ways.distance[Int(vertex)]
      let witness = Witness(vertex: vertex, length: length, isFromStart: isLonger)
      space.improve(&nearest[screen], with: witness)
      guard !isReached[Int(screen.index)] else { continue }
      isReached[Int(screen.index)] = true
      for inner in space.machine.embeddedScreens(in: screen) {
        isReached[Int(inner.index)] = true
        space.improve(&nearest[inner], with: witness)
      }
    }
  }
}
