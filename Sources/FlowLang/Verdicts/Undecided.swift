/// A verdict that may not be exact, and why.
struct Undecided: Sendable {
  /// What kind of verdict it is, by the name of its rule.
  enum Kind: String, Sendable {
    case unreachableScreen = "unreachable-screen"
    case deepLinkOnly = "deep-link-only"
    case deadEnd = "dead-end"
    case trap
    case deadLink = "dead-link"
    case guardNeverTrue = "guard-never-true"
    case placeNeverThere = "place-never-there"
    case placeMayBeAbsent = "place-may-be-absent"
    case placeAmbiguous = "place-ambiguous"
    case nothingToGoBackTo = "nothing-to-go-back-to"
    case pushInsteadOfBack = "push-instead-of-back"
    case unboundedStack = "unbounded-stack"
    case brokenExpectation = "broken-expectation"
  }

  let kind: Kind
  let verdict: Verdict
  /// The place of the requirement in `Model.expectations`, where it is about one.
  var expectation: Int?
  /// Whether the verdict is given all the same: nothing was found that refutes it.
  let isGiven: Bool
  let doubts: Set<Doubt>
}

extension Verdicts {
  /// Takes back what cannot be shown, and notes what may not be so.
  ///
  /// A way that can be followed on the machine is a proof. That something never happens is proved when it does not
  /// happen even in a space that takes every state for possible that is in doubt.
  mutating func tellWhatIsUncertain(
    _ space: StackSpace, _ survey: LinkSurvey, _ graph: NavigationGraph, _ budget: Int
  ) {
    let proof = Proof(space)
    keep(\.deadEnds, .deadEnd, proof)
    keep(\.placesMaybeAbsent, .placeMayBeAbsent, proof)
    keep(\.ambiguousPlaces, .placeAmbiguous, proof)
    keep(\.nothingToGoBackTo, .nothingToGoBackTo, proof)
    keep(\.deepLinkOnly, .deepLinkOnly, proof)
    keep(\.deadLinks, .deadLink, proof)
    keep(\.guardsNeverTrue, .guardNeverTrue, proof)
    keep(\.placesNeverThere, .placeNeverThere, proof)
    keep(\.pushesInsteadOfBack, .pushInsteadOfBack, proof)
    traps = traps.filter { proof.canBeFollowed($0.verdict) }
    doubtWhatRefutes(proof, survey)
    // What no way leads to in the graph, whatever the stacks and flags, is certain anyway.
    let isShown = graph.edges.reachable(from: (graph.starts + graph.outsideStarts).map { graph.shown($0) })
    let heads = unreachableGroups.map { Verdict(screen: $0.head) }.filter { isShown[graph.shown($0.screen)] }
    let trapProof = TrapProof(machine: space.machine)
    let openTraps = traps.filter { !trapProof.proves($0) }.map(\.verdict)
    let never = heads + deadLinks + guardsNeverTrue + placesNeverThere + pushesInsteadOfBack + openTraps
    guard !never.isEmpty else { return }
    let first = undecided.count
    defer {
      let impossible = Impossibilities(space.machine)
      let certain = undecided[first...].filter { !($0.isGiven && impossible.prove($0)) }
      undecided.replaceSubrange(first..., with: certain)
    }
    // Nothing stands for all that `raise` may do.
    if space.doubts.contains(.raise) { return tellAllAreUncertain(heads, openTraps, space.doubts) }
    let limit = max(Self.leastGenerousBudget, (space.graph.edges.count + space.graph.exits.count) * 2)
    guard let generous = StackSpace(space.machine, budget: min(limit, budget), isGenerous: true) else {
      return tellAllAreUncertain(heads, openTraps, space.doubts)
    }
    var other = Verdicts()
    other.decide(generous, LinkSurvey(generous), graph)
    doubt(deadLinks, .deadLink, other.deadLinks, space.doubts)
    doubt(guardsNeverTrue, .guardNeverTrue, other.guardsNeverTrue, space.doubts)
    doubt(placesNeverThere, .placeNeverThere, other.placesNeverThere, space.doubts)
    doubt(pushesInsteadOfBack, .pushInsteadOfBack, other.pushesInsteadOfBack, space.doubts)
    doubt(openTraps, .trap, other.traps.map(\.verdict), space.doubts)
    doubt(heads, .unreachableScreen, other.unreachableGroups.map { Verdict(screen: $0.head) }, space.doubts)
  }

  /// Notes what is not told because of a way that cannot be followed: there may be another one, or none.
  private mutating func doubtWhatRefutes(_ proof: Proof, _ survey: LinkSurvey) {
    let space = proof.space
    let raised = RaisedEntries(space)
    func note(_ kind: Undecided.Kind, _ verdict: Verdict) {
      undecided.append(Undecided(kind: kind, verdict: verdict, isGiven: false, doubts: space.doubts))
    }
    for (subject, facts) in survey.facts.sorted(by: { $0.key.target < $1.key.target }) {
      guard let witness = facts.works ?? facts.offered else { continue }
      let verdict = Verdict(
        screen: space.graph[witness.vertex].screen, link: subject.link, target: subject.target,
        outcome: subject.outcome)
      if let offered = facts.offered, !space.model.details(of: subject.target).conditions.isEmpty,
        !proof.leads(to: offered)
      {
        note(.guardNeverTrue, verdict)
      } else if let works = facts.works, !proof.works(subject, at: works) {
        note(space.model.place(of: subject.target) == nil ? .deadLink : .placeNeverThere, verdict)
      } else if facts.present != nil && facts.absent == nil, raised.mayTakeAway(placeOf: subject.target) {
        note(.placeMayBeAbsent, verdict)
      } else if facts.works != nil && facts.idle == nil, raised.mayMove(subject) {
        note(.nothingToGoBackTo, verdict)
      }
    }
    let fromStart = ReachedScreens(space, space.waysFromStart).nearest
    for (screen, witness) in ReachedScreens(space, space.ways).nearest.sorted(by: { $0.key < $1.key }) {
      guard space.model[screen].kind == .screen, !space.model[screen].isExternal else { continue }
      if !proof.leads(to: witness) {
        note(.unreachableScreen, Verdict(screen: screen))
      } else if let own = fromStart[screen], !proof.leads(to: own), space.model.details(of: screen).waysIn.isEmpty {
        note(.deepLinkOnly, Verdict(screen: screen))
      }
    }
  }

  /// How much a generous space may hold at the least.
  private static let leastGenerousBudget = 20_000

  private mutating func tellAllAreUncertain(_ heads: [Verdict], _ traps: [Verdict], _ doubts: Set<Doubt>) {
    doubt(deadLinks, .deadLink, [], doubts)
    doubt(guardsNeverTrue, .guardNeverTrue, [], doubts)
    doubt(placesNeverThere, .placeNeverThere, [], doubts)
    doubt(pushesInsteadOfBack, .pushInsteadOfBack, [], doubts)
    doubt(traps, .trap, [], doubts)
    doubt(heads, .unreachableScreen, [], doubts)
  }

  /// Keeps the verdicts whose ways can be followed.
  private mutating func keep(
    _ verdicts: WritableKeyPath<Verdicts, [Verdict]>, _ kind: Undecided.Kind, _ proof: Proof
  ) {
    let refused = self[keyPath: verdicts].filter { !proof.shows(kind, $0) }
    guard !refused.isEmpty else { return }
    self[keyPath: verdicts].removeAll { !proof.shows(kind, $0) }
    undecided += refused.map { Undecided(kind: kind, verdict: $0, isGiven: false, doubts: proof.space.doubts) }
  }

  /// Notes the verdicts that others do not have.
  private mutating func doubt(
    _ verdicts: [Verdict], _ kind: Undecided.Kind, _ others: [Verdict], _ doubts: Set<Doubt>
  ) {
    let certain = Set(others.map(Subject.init))
    for verdict in verdicts where !certain.contains(Subject(verdict)) {
      undecided.append(Undecided(kind: kind, verdict: verdict, isGiven: true, doubts: doubts))
    }
  }

  /// What a verdict is about.
  private struct Subject: Hashable {
    let screen: NodeID?
    let target: TargetID?

    init(_ verdict: Verdict) {
      target = verdict.target
      screen = verdict.target == nil ? verdict.screen : nil
    }
  }
}
