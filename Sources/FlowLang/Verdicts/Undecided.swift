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
  }

  let kind: Kind
  let verdict: Verdict
  /// Whether the verdict is given all the same: nothing was found that refutes it.
  let isGiven: Bool
  let doubts: Set<Doubt>
}

extension Verdicts {
  /// Takes back what cannot be shown, and notes what may not be so.
  ///
  /// A way that can be followed on the machine is a proof. That something never happens is proved when it does not
  /// happen even in a space that takes every state for possible that is in doubt.
  mutating func tellWhatIsUncertain(_ space: StackSpace, _ graph: NavigationGraph, _ budget: Int) {
    let proof = Proof(space)
    keep(\.deadEnds, .deadEnd, proof)
    keep(\.placesMaybeAbsent, .placeMayBeAbsent, proof)
    keep(\.ambiguousPlaces, .placeAmbiguous, proof)
    keep(\.nothingToGoBackTo, .nothingToGoBackTo, proof)
    traps = traps.filter { proof.canBeFollowed($0.verdict) }
    // What no way leads to in the graph, whatever the stacks and flags, is certain anyway.
    let isShown = graph.edges.reachable(from: (graph.starts + graph.outsideStarts).map { graph.shown($0) })
    let heads = unreachableGroups.map { Verdict(screen: $0.head) }.filter { isShown[graph.shown($0.screen)] }
    let never = heads + deadLinks + guardsNeverTrue + placesNeverThere + pushesInsteadOfBack
    guard space.doubts.contains(.flagsInTabs), !never.isEmpty else { return }
    let limit = max(Self.leastGenerousBudget, (space.graph.edges.count + space.graph.exits.count) * 2)
    guard let generous = StackSpace(space.machine, budget: min(limit, budget), isGenerous: true) else {
      return tellAllAreUncertain(heads, space.doubts)
    }
    var other = Verdicts()
    other.decide(generous, graph)
    doubt(deadLinks, .deadLink, other.deadLinks, space.doubts)
    doubt(guardsNeverTrue, .guardNeverTrue, other.guardsNeverTrue, space.doubts)
    doubt(placesNeverThere, .placeNeverThere, other.placesNeverThere, space.doubts)
    doubt(pushesInsteadOfBack, .pushInsteadOfBack, other.pushesInsteadOfBack, space.doubts)
    doubt(heads, .unreachableScreen, other.unreachableGroups.map { Verdict(screen: $0.head) }, space.doubts)
  }

  /// How much a generous space may hold at the least.
  private static let leastGenerousBudget = 20_000

  private mutating func tellAllAreUncertain(_ heads: [Verdict], _ doubts: Set<Doubt>) {
    doubt(deadLinks, .deadLink, [], doubts)
    doubt(guardsNeverTrue, .guardNeverTrue, [], doubts)
    doubt(placesNeverThere, .placeNeverThere, [], doubts)
    doubt(pushesInsteadOfBack, .pushInsteadOfBack, [], doubts)
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
