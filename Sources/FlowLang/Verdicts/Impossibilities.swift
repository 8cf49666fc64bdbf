/// What cannot be by the words of the file alone, whatever the stacks are: a proof for verdicts that would be in doubt.
struct Impossibilities {
  private let machine: Machine
  private let model: Model
  /// The flags that may ever be true, and those that may ever be false.
  private var mayBeTrue: Set<FlagID> = []
  private var mayBeFalse: Set<FlagID> = []
  /// The outcomes that some link ends a flow in, and the tags that some link gives.
  private var finished: Set<OutcomeID> = []
  private var given: Set<TagID> = []

  init(_ machine: Machine) {
    self.machine = machine
    model = machine.model
    let lasting = Set(machine.lastingFlags)
    for (index, flag) in model.flags.enumerated() {
      let isOpen = flag.isExternal || lasting.contains(FlagID(index))
      if isOpen || flag.isInitiallySet { mayBeTrue.insert(FlagID(index)) }
      if isOpen || !flag.isInitiallySet { mayBeFalse.insert(FlagID(index)) }
    }
    for index in model.targets.indices {
      let details = model.details(of: TargetID(index))
      mayBeTrue.formUnion(model.assignments[details.set])
      mayBeFalse.formUnion(model.assignments[details.clear])
      if let tag = details.tag { given.insert(tag) }
      if case .finish(let outcome) = model.targets[index].goal { finished.insert(outcome) }
    }
  }

  /// Whether a verdict that something never happens is certain.
  func prove(_ undecided: Undecided) -> Bool {
    let verdict = undecided.verdict
    switch (undecided.kind, verdict.target) {
    case (.guardNeverTrue, let target?): return !canHold(model.details(of: target).conditions)
    case (.deadLink, let target?):
      if verdict.deadness == .neverRuns { return verdict.outcome.map { !canEnd(in: $0) } ?? false }
      guard case .call(let node) = model[target].goal else { return false }
      return isClosed(node) && model.placing(of: target).asksGuards
    case (.placeNeverThere, let target?):
      if case .raise(let tag) = model[target].goal { return !given.contains(tag) }
      guard case .tag(let tag) = model.place(of: target) else { return false }
      return !given.contains(tag)
    case (.unreachableScreen, nil): return isOutOfReach(verdict.screen)
    default: return false
    }
  }

  private func canHold(_ conditions: Slice) -> Bool {
    model.conditions[conditions].allSatisfy { ($0.isNegated ? mayBeFalse : mayBeTrue).contains($0.flag) }
  }

  private func canEnd(in outcome: OutcomeID) -> Bool {
    model[model[outcome].owner].isExternal || finished.contains(outcome)
  }

  /// Whether a guard never lets anybody in.
  private func isClosed(_ node: NodeID) -> Bool { model.guards(of: node).contains { !canHold($0.conditions) } }

  /// Whether nothing shows a screen but what a guard or a condition always keeps from it. What asks no guard (a start,
  /// the root of a first tab, what lies beneath a url, an embedded screen) may show it.
  private func isOutOfReach(_ screen: NodeID) -> Bool {
    let isStart = model.startAlternatives.contains { $0.call.node == screen }
    let isRoot = model.tabs.contains { $0.root.node == screen }
    let isFirst = model.nodeIDs.contains { model[$0].kind == .tabs && isFirstRoot(screen, of: $0) }
    let isNamed = model.calls.contains { $0.node == screen }
    guard !isStart, !isFirst, !isNamed else { return false }
    if isClosed(screen) { return !opensTabs || !isRoot }
    let isOpened = !model.details(of: screen).waysIn.isEmpty
    return !isRoot && !isOpened
      && model.targets.indices.allSatisfy { index in
        guard case .call(screen) = model.targets[index].goal else { return true }
        return !canHold(model.details(of: TargetID(index)).conditions)
      }
  }

  private func isFirstRoot(_ screen: NodeID, of bar: NodeID) -> Bool {
    machine.firstTab(of: bar).flatMap { model[$0].root.node } == screen
  }

  /// Whether a url or an entry shows the root of a tab, which asks no guard then.
  private var opensTabs: Bool { model.waysIn.contains { $0.tab != nil } }
}

extension Target.Placing {
  /// Whether going to what is called asks its guards, wherever that is put: `reuse` of what lies below does not.
  fileprivate var asksGuards: Bool {
    if case .reuse = self { return false }
    return true
  }
}
