/// Verdicts about urls and entry points that open a node while a flag has another value than wherever the start leads
/// to it.
extension Judge {
  mutating func judgeOpenings() {
    let flags = model.flags.indices.map { FlagID($0) }.filter { mayChange($0) }
    if flags.isEmpty { return }
    var search = OpeningSearch(inquiry: inquiry, flags: flags)
    for entryPoint in model.entryPoints.indices {
      for node in opened(by: entryPoint) {
        guard let found = search.unguarded(node, openedBy: entryPoint) else { continue }
        verdicts.unguardedOpenings.append(found)
        break
      }
    }
    for (node, cause) in search.undecided { note("unguarded-url", Verdict(screen: node), cause) }
  }

  /// Whether an internal flag may have either value.
  private func mayChange(_ flag: FlagID) -> Bool {
    guard !model.flags[Int(flag.index)].isExternal else { return false }
    return table.lastingFlags.contains(flag) || model.isAssigned(flag)
  }

  /// Returns the nodes that a url or an entry point names, from the bottom: the tab bar, the screens below, the screen
  /// itself.
  private func opened(by entryPoint: Int) -> [NodeID] {
    let own = model.entryPoints[entryPoint]
    let bar = table.machine.tab(of: own).map { table.bar(of: $0) }
    let nodes = (model.calls[own.over].compactMap(\.node) + [own.owner]).flatMap { model.entryNodes(of: $0) }
    return (bar.map { [$0] } ?? []) + nodes
  }
}

/// A search for conditions under which alone the start leads to a node, and for states without them in which a url
/// opens it.
private struct OpeningSearch {
  let inquiry: Inquiry
  /// The internal flags that may have either value, those that the start reads first.
  let flags: [FlagID]
  /// The undecided questions, each by its node.
  private(set) var undecided: [(node: NodeID, cause: Imprecision)] = []
  /// The flags of known states that show each node and to which the start alone leads.
  private var seen: [NodeID: [FlagSet]] = [:]
  /// Whether each condition holds in all states that show its node and to which the start alone leads.
  private var constant: [Condition: Bool] = [:]
  /// The shortest traces to states in which some literals hold.
  private var traces: [[Literal]: [Action]?] = [:]

  private var table: StepTable { inquiry.table }
  private var model: Model { inquiry.model }
  private var machine: Machine { inquiry.table.machine }

  private struct Condition: Hashable {
    let node: NodeID
    let flag: FlagID
    var value = true
  }

  init(inquiry: Inquiry, flags: [FlagID]) {
    self.inquiry = inquiry
    let lasting = inquiry.table.lastingFlags
    self.flags = flags.filter { lasting.contains($0) } + flags.filter { !lasting.contains($0) }
  }

  /// Returns a url's opening of a node where a condition does not hold under which alone the start leads to the node,
  /// with the shortest trace for all such conditions; nil where there is none.
  mutating func unguarded(_ node: NodeID, openedBy entryPoint: Int) -> Verdicts.UnguardedOpening? {
    guard let first = states(showing: node).first else { return nil }
    var best: (condition: Condition, trace: [Action])?
    for flag in flags {
      let condition = Condition(node: node, flag: flag, value: first.contains(flag))
      let openings = openings(of: entryPoint, without: condition)
      guard !openings.isEmpty, isConstant(condition), let trace = trace(to: openings, node),
        best.map({
          trace.count < $0.trace.count || trace.count == $0.trace.count && requires(condition, more: $0.condition)
        })
          ?? true
      else { continue }
      best = (condition, trace + [.entryPoint(entryPoint)])
    }
    guard let best, let state = machine.state(after: best.trace) else { return nil }
    let verdict = Verdict(screen: state.current.screen, trace: best.trace)
    return Verdicts.UnguardedOpening(
      verdict: verdict, entryPoint: entryPoint, node: node, flag: best.condition.flag, value: best.condition.value)
  }

  /// Whether a condition names the value that a flag has, where the other only names one that the flag does not have.
  private func requires(_ condition: Condition, more other: Condition) -> Bool {
    condition.value && !other.value && condition.flag != other.flag
      && model[condition.flag].values == model[other.flag].values
  }

  // MARK: What the start leads to

  /// Returns the flags of some states that show a node and to which the start alone leads; empty where there is no such
  /// state.
  private mutating func states(showing node: NodeID) -> [FlagSet] {
    if let known = seen[node] { return known }
    var result = knownStates(showing: node)
    if result.isEmpty {
      switch inquiry.answer(.shows(node, fromOutside: false), shortest: false) {
      case .never: break
      case .found(let found): result = machine.states(after: found.actions).prefix(1).map(\.flags)
      case .undecided(let cause): note(node, cause)
      }
    }
    seen[node] = result
    return result
  }

  private func knownStates(showing node: NodeID) -> [FlagSet] {
    let isBar = model[node].kind == .tabs
    let screens =
      isBar ? table.tabs(of: node).flatMap { table.tabRoots[Int($0.index)].map(\.root) } : table.hosts(of: node)
    return screens.flatMap { inquiry.replay.knownStates(showing: $0, fromOutside: false) }
      .filter { machine.shows(node, in: $0) }.map(\.flags)
  }

  /// Decides whether a condition holds in all states that show its node and to which the start alone leads.
  private mutating func isConstant(_ condition: Condition) -> Bool {
    if let known = constant[condition] { return known }
    let (node, flag) = (condition.node, condition.flag)
    var result = false
    if states(showing: node).allSatisfy({ $0.contains(flag) == condition.value }),
      knownStates(showing: node).allSatisfy({ $0.contains(flag) == condition.value })
    {
      let otherwise = Literal(predicate: Int32(flag.index), value: !condition.value)
      switch inquiry.exists(.showsWhen(node, [otherwise], fromOutside: false)) {
      case .no: result = true
      case .yes: break
      case .undecided(let cause): note(node, cause)
      }
    }
    constant[condition] = result
    return result
  }

  private mutating func note(_ node: NodeID, _ cause: Imprecision) {
    if !undecided.contains(where: { $0.node == node }) { undecided.append((node, cause)) }
  }

  // MARK: What urls open

  /// Returns the literals with which a url opens a node while its condition does not hold, one list for each case.
  private func openings(of entryPoint: Int, without condition: Condition) -> [[Literal]] {
    let otherwise = Literal(predicate: Int32(condition.flag.index), value: !condition.value)
    return table.openings.entryPoints[entryPoint].compactMap { opening in
      let literals = opening.literals.filter { $0 != otherwise } + [otherwise]
      let isPossible = !table.predicates.values.areContradictory(literals)
      return isPossible && !opening.isRefused && opening.shows(condition.node) ? literals : nil
    }
  }

  /// Returns the shortest trace to a state in which one of some lists of literals holds; nil where there is none.
  private mutating func trace(to openings: [[Literal]], _ node: NodeID) -> [Action]? {
    var best: [Action]?
    for literals in openings {
      let trace = traces[literals] ?? self.trace(to: literals, node)
      traces[literals] = .some(trace)
      if let trace, best.map({ trace.count < $0.count }) ?? true { best = trace }
    }
    return best
  }

  /// Returns the shortest trace to a state that satisfies some literals; empty where the declared flags satisfy them.
  private mutating func trace(to literals: [Literal], _ node: NodeID) -> [Action]? {
    let declared = machine.declaredFlags
    if literals.allSatisfy({ declared.contains(FlagID(UInt32($0.predicate))) == $0.value }) { return [] }
    switch inquiry.answer(.showsWhen(.app, literals, fromOutside: true), shortest: true) {
    case .never: return nil
    case .found(let found): return found.actions
    case .undecided(let cause):
      note(node, cause)
      return nil
    }
  }
}
