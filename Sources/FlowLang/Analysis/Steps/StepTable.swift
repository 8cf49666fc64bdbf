/// The possible effects of requests, one case for each combination of the answers that they depend on.
///
/// Cases are found once for a flow, by asking ``Machine/decide(_:continuing:in:noting:)``, so that the semantics of
/// links, guards, `else` and `or` is defined in one place. Searches only test whether the literals of a case hold at an
/// entry.
///
/// Searches use a table one after the other and are not nested, so that exclusive access need not be checked at run
/// time: that took a tenth of the time of a check.
final class StepTable {
  let machine: Machine
  let predicates: PredicateTable
  @exclusivity(unchecked) private(set) var cases: [StepCase] = []
  /// The cases of each target and of each tab that is asked for by itself; nil until they are computed.
  @exclusivity(unchecked) private var targetCases: [Range<Int32>?]
  @exclusivity(unchecked) private var tabCases: [Range<Int32>?]
  private var steps: [StepKey: Range<Int32>] = [:]
  /// The moves that leave the current stack or remove entries, each once.
  @exclusivity(unchecked) private(set) var exits = Numbered(ExitMove.common)
  @exclusivity(unchecked) private(set) var entrances = Numbered<Entrance>()
  /// The number of the call that each entrance makes.
  @exclusivity(unchecked) private(set) var entranceCalls: [Int32] = []
  @exclusivity(unchecked) private(set) var calls = Numbered<FlowCall>()
  /// The links that each screen offers, by the tab bar around it.
  @exclusivity(unchecked) private var offers: [[(bar: NodeID?, links: [LinkID])]]
  /// The tabs of each node, and the bar of each tab.
  private let tabs: [[TabID]]
  private let bars: [NodeID]
  /// Properties of the model that searches read often, as an access to the model costs more than a step of a search.
  private let areExternal: [Bool]
  private let areExternalFlags: [Bool]
  private let linkTargets: [TargetID]
  private let outcomeOwners: [NodeID]
  /// The handlers, and their numbers by the outcome and the call.
  @exclusivity(unchecked) private var handlers: [Handler?] = []
  @exclusivity(unchecked) private var handlerNumbers = NumberMap()
  @exclusivity(unchecked) private var rootEndings: [HandlerKey: Range<Int32>] = [:]
  /// The roots of each tab, by the flags when it is first selected.
  private(set) lazy var tabRoots: [[TabRoot]] = model.tabs.indices.map { index in
    (ChoiceOracle.enumerate(predicates) { machine.root(of: TabID(index), $0.flags) } ?? []).map { literals, root in
      TabRoot(root: root, choice: literals.isEmpty ? -1 : append(stepCase(literals, nil, [], isOffered: true)))
    }
  }
  /// The flags that outlive the app.
  private(set) lazy var lastingFlags = Set(machine.lastingFlags)
  /// Whether the root of each tab may differ from the one that its bar declares, or declares for other flags.
  private lazy var haveOtherRoots = model.tabs.indices.map { index in
    let (tab, roots) = (TabID(index), tabRoots[index])
    return roots.count > 1 || roots.contains { replaces($0.root, in: model[tab].owner) }
  }
  /// Whether that is so for some tab.
  private(set) lazy var replacesRoots = haveOtherRoots.contains(true)
  /// The tags whose entries are raised.
  private(set) lazy var raisedTags = Set(
    model.targets.compactMap { target in
      if case .raise(let tag) = target.goal { tag } else { nil }
    })
  private lazy var isBackAutomatic = model.nodeIDs.map { model.isBackAutomatic(on: $0) }
  @exclusivity(unchecked) private var guardedTabs: [[TabID]?]
  @exclusivity(unchecked) private var areUniform: [Bool?]
  /// The flows whose calls are active wherever their screens are shown.
  let sealedFlows: SealedFlows
  /// The calls of flows at the root.
  let rootFlows: RootFlows
  /// The entries that starts, urls and entry points show.
  private(set) lazy var openings = Openings(self)
  /// Whether a decision had more cases than the limit.
  private(set) var isIncomplete = false

  var model: Model { machine.model }

  /// A possible root of a tab.
  struct TabRoot {
    let root: NodeID
    /// The condition of the root, as a case of its own; -1 for none.
    let choice: Int32
  }

  /// The `on` of a call for an outcome, with the numbers of its cases.
  struct Handler {
    let target: TargetID
    let cases: Range<Int32>
  }

  private struct StepKey: Hashable {
    let request: Request
    let kept: Request?
  }

  private struct HandlerKey: Hashable {
    let outcome: OutcomeID
    let call: Int32
  }

  init(_ machine: Machine) {
    let model = machine.model
    self.machine = machine
    predicates = PredicateTable(model)
    targetCases = Array(repeating: nil, count: model.targets.count)
    tabCases = Array(repeating: nil, count: model.tabs.count)
    offers = Array(repeating: [], count: model.nodes.count)
    guardedTabs = Array(repeating: nil, count: model.nodes.count)
    areUniform = Array(repeating: nil, count: model.nodes.count)
    tabs = model.nodeIDs.map { model[$0].kind == .tabs ? machine.tabs(of: $0) : [] }
    bars = model.tabs.map(\.owner)
    areExternal = model.nodeIDs.map { model[$0].isExternal }
    areExternalFlags = model.flags.map(\.isExternal)
    linkTargets = model.links.map(\.target)
    outcomeOwners = model.outcomes.map(\.owner)
    sealedFlows = SealedFlows(model)
    rootFlows = RootFlows(model)
  }

  /// Returns the links that a screen offers in a tab bar, in the order of the files.
  func links(on screen: NodeID, in bar: NodeID?) -> [LinkID] {
    if let known = offers[Int(screen.index)].first(where: { $0.bar == bar }) { return known.links }
    let links = machine.links(on: screen, in: bar)
    offers[Int(screen.index)].append((bar, links))
    return links
  }

  func tabs(of bar: NodeID) -> [TabID] { tabs[Int(bar.index)] }

  func bar(of tab: TabID) -> NodeID { bars[Int(tab.index)] }

  /// Whether a node is outside of the app.
  func isExternal(_ node: NodeID) -> Bool { areExternal[Int(node.index)] }

  /// Whether a flag, a predicate by its number, is changed from outside.
  func isExternalFlag(_ predicate: Int32) -> Bool { areExternalFlags[Int(predicate)] }

  /// Returns the flow that ends in an outcome.
  func flow(of outcome: OutcomeID) -> NodeID { outcomeOwners[Int(outcome.index)] }

  /// Returns the numbers of the cases of a link.
  func cases(of link: LinkID) -> Range<Int32> { cases(of: .target(linkTargets[Int(link.index)])) }

  /// Returns the `on` of a call for an outcome; nil where it has none.
  func handler(of outcome: OutcomeID, inCall call: Int32) -> Handler? {
    let key = HashIndex.pair(Int32(outcome.index), call)
    if let known = handlerNumbers[key] { return handlers[Int(known)] }
    let own = calls[Int(call)]
    let handler = machine.handler(of: outcome, in: own).map { target in
      Handler(target: target, cases: cases(of: .target(target), continuing: own.request))
    }
    handlerNumbers[key] = Int32(handlers.count)
    handlers.append(handler)
    return handler
  }

  /// Whether some target reuses a screen that is already below.
  private(set) lazy var reuses = model.targets.indices.contains { index in
    if case .reuse = model.placing(of: TargetID(index)) { true } else { false }
  }
  /// Whether no step depends on flags or on earlier states, so that every path of the graph is a stack.
  private(set) lazy var isMemoryless =
    model.conditions.isEmpty && !model.raises && !reuses && rootFlows.areKnown(sealedFlows) && !uncoversByPlaces
  /// Whether the entries that a url puts below others may be uncovered where an anchor is missing.
  private var uncoversByPlaces: Bool {
    model.entryPoints.contains { !$0.over.isEmpty || $0.presentation != .push || $0.tab != nil }
      && model.targets.indices.contains { model.anchor(of: TargetID($0)) != nil }
  }
  /// Whether some bar has several tabs.
  private(set) lazy var hasSeveralTabs = tabs.contains { $0.count > 1 }
  private lazy var hostsOfScreens: [[NodeID]] = {
    var hosts = [[NodeID]](repeating: [], count: model.nodes.count)
    for node in model.nodeIDs where model[node].kind == .screen {
      hosts[Int(node.index)].append(node)
      for inner in machine.embeddedScreens(in: node) where inner != node { hosts[Int(inner.index)].append(node) }
    }
    return hosts
  }()

  private lazy var plainPushes = model.plainPushes

  /// Returns the screen that a target pushes, where it has no parameters, or the arguments of such a screen right below;
  /// nil when the target does something else.
  func plainPush(_ target: TargetID) -> NodeID? { plainPushes[Int(target.index)] }

  /// Returns the screens that show a screen: itself, and those that embed it.
  func hosts(of screen: NodeID) -> [NodeID] { hostsOfScreens[Int(screen.index)] }

  /// Whether the platform offers Back on a screen.
  func isBackAutomatic(on screen: NodeID) -> Bool { isBackAutomatic[Int(screen.index)] }

  /// Whether the root of a tab may differ from the one that its bar declares, or declares for other flags.
  func hasOtherRoots(_ tab: TabID) -> Bool { replacesRoots && haveOtherRoots[Int(tab.index)] }

  /// Whether a target may replace the root of a tab of a bar.
  private func replaces(_ root: NodeID, in bar: NodeID) -> Bool {
    let guards = model.guards.compactMap(\.otherwise).flatMap { model.family(of: $0) }
    let links = links(on: root, in: bar).flatMap { model.family(of: model[$0].target) }
    if (links + guards).contains(where: { takesPlace($0, of: root) }) { return true }
    return model.targets.indices.contains { index in
      guard case .replaceFrom(let place) = model.placing(of: TargetID(index)) else { return false }
      switch place {
      case .root: return true
      case .node(let node): return node == root || model[node].kind != .screen
      case .tag(let tag):
        return model[tag].taggingTargets.contains { tagging in
          guard case .call(let node) = model[tagging].goal else { return true }
          return model.entryNodes(of: node).contains { model[$0].kind == .tabs }
        }
      }
    }
  }

  /// Whether a target replaces a screen by another entry.
  private func takesPlace(_ target: TargetID, of screen: NodeID) -> Bool {
    guard case .replace = model.placing(of: target), case .call(let node) = model[target].goal else { return false }
    return node != screen || model.details(of: target).tag != nil
  }

  /// Whether each tab of a bar shows a single root whenever and from wherever it is selected. A tap on the bar then has
  /// the same effect in all of its tabs.
  func isUniform(_ bar: NodeID) -> Bool {
    if let known = areUniform[Int(bar.index)] { return known }
    let isUniform =
      guardedTabs(of: bar).isEmpty
      && tabs(of: bar).allSatisfy { tabRoots[Int($0.index)].count == 1 && !hasOtherRoots($0) }
    areUniform[Int(bar.index)] = isUniform
    return isUniform
  }

  /// Returns the tabs of a bar whose selection may be refused.
  func guardedTabs(of bar: NodeID) -> [TabID] {
    if let known = guardedTabs[Int(bar.index)] { return known }
    let tabs = tabs(of: bar).filter { tab in
      cases(of: .tab(tab)).contains { cases[Int($0)].isOffered && !isSelection($0) }
    }
    guardedTabs[Int(bar.index)] = tabs
    return tabs
  }

  /// Returns the numbers of the cases of a request; `kept` is the request that a `continue` in it resumes.
  func cases(of request: Request, continuing kept: Request? = nil) -> Range<Int32> {
    if let known = knownCases(of: request, kept) { return known }
    let range = appendCases { state in
      var asked: [Asked] = []
      if case .entryPoint(let index) = request {
        let effect = machine.effect(ofOpening: index, in: state) { asked.append($0) }
        return RootDecision(effect: effect, asked: asked)
      }
      let effect = machine.decide(request, continuing: kept, in: state) { asked.append($0) }
      return machine.endingRoot(RootDecision(effect: effect, asked: asked), rootFlows, in: state)
    }
    switch request {
    case .target(let target) where kept == nil: targetCases[Int(target.index)] = range
    case .tab(let tab) where kept == nil: tabCases[Int(tab.index)] = range
    default: steps[StepKey(request: request, kept: kept)] = range
    }
    return range
  }

  /// Whether a case selects a tab.
  func isSelection(_ choice: Int32) -> Bool { selection(choice) != nil }

  /// Returns the tab that a case selects, and whether it is selected already; nil for any other case, and for -1.
  func selection(_ choice: Int32) -> (tab: TabID, isSelected: Bool)? {
    guard choice >= 0, case let own = cases[Int(choice)], !own.isRefused, case .leave(let exit) = own.operation,
      case .select(let tab, let isSelected) = exits[Int(exit)]
    else { return nil }
    return (tab, isSelected)
  }

  func asks(_ target: TargetID, in choice: Int32) -> Bool { cases[Int(choice)].asked.contains { $0.target == target } }

  /// Returns the step with other cases that have the same effect.
  func alternatives(to step: Plan.Step) -> [Plan.Step] {
    guard step.choices.count == 1, let choice = step.choices.first else { return [] }
    switch step.action {
    case .link(let link, _, _):
      let own = cases[Int(choice)]
      return cases(of: link).filter { $0 != choice && cases[Int($0)].does(own) }
        .map { Plan.Step(action: step.action, choices: [$0]) }
    case .entryPoint(let index):
      let all = openings.entryPoints[index]
      guard let own = all.first(where: { $0.choice == choice }) else { return [] }
      return all.filter { $0.choice != choice && $0.shows(own) && cases[Int($0.choice)].does(cases[Int(choice)]) }
        .map { Plan.Step(action: step.action, choices: [$0.choice]) }
    default: return []
    }
  }

  private func knownCases(of request: Request, _ kept: Request?) -> Range<Int32>? {
    switch request {
    case .target(let target) where kept == nil: targetCases[Int(target.index)]
    case .tab(let tab) where kept == nil: tabCases[Int(tab.index)]
    default: steps[StepKey(request: request, kept: kept)]
    }
  }

  /// Returns the numbers of the cases of the end of an external flow that a target calls at the root.
  func cases(ofEnding call: TargetID, in outcome: OutcomeID) -> Range<Int32> {
    let key = HandlerKey(outcome: outcome, call: Int32(bitPattern: call.index))
    if let known = rootEndings[key] { return known }
    let range = appendCases { state in
      machine.ending(RootDecision(effect: nil, asked: []), call, outcome, rootFlows, in: state)
    }
    rootEndings[key] = range
    return range
  }

  /// Adds a case for each combination of answers that a decision asks for.
  private func appendCases(_ decide: (SymbolicState) -> RootDecision) -> Range<Int32> {
    let leaves = ChoiceOracle.enumerate(predicates, decide)
    if leaves == nil { isIncomplete = true }
    let first = Int32(cases.count)
    for (literals, decision) in leaves ?? [] {
      append(stepCase(literals, decision.effect, decision.asked, decision.ending))
    }
    return first..<Int32(cases.count)
  }

  @discardableResult
  private func append(_ own: StepCase) -> Int32 {
    cases.append(own)
    return Int32(cases.count - 1)
  }

  /// Adds a case with an effect under some literals, and returns its number.
  func add(_ literals: [Literal], _ effect: Effect<SymbolicFlags>) -> Int32 { append(stepCase(literals, effect, [])) }

  /// Adds a case that sets and clears flags under some literals, and returns its number.
  func add(_ literals: [Literal], _ assigned: [(flag: FlagID, value: Bool)]?) -> Int32 {
    append(
      StepCase(
        literals: literals, asked: [], isOffered: true, operation: .stay, assigned: assigned ?? [], target: nil))
  }

  private func stepCase(
    _ literals: [Literal], _ effect: Effect<SymbolicFlags>?, _ asked: [Asked], _ ending: StepCase.RootEnding? = nil,
    isOffered: Bool = false
  ) -> StepCase {
    guard let effect else {
      return StepCase(
        literals: literals, asked: asked, isOffered: isOffered, operation: .stay, assigned: [], target: nil)
    }
    return StepCase(
      literals: literals, asked: asked, isOffered: true, operation: operation(effect.move, literals),
      assigned: effect.flags.assigned, target: effect.happens ? effect.target : nil,
      isRefused: !effect.redirects.isEmpty, ending: ending)
  }

  private func operation(_ move: Move, _ literals: [Literal]) -> StepCase.Operation {
    /// Whether a tab is selected according to the answers.
    func isSelected(_ tab: TabID) -> Bool {
      literals.contains { literal in
        guard literal.value, case .nearest(_, tab, isSelected: true) = predicates[literal.predicate] else {
          return false
        }
        return true
      }
    }
    switch move {
    case .nothing: return .stay
    case .proceed: return .proceed
    case .back: return .back
    case .dismiss: return .dismiss
    case .home: return .leave(number(of: .home))
    case .unwind(let place): return .leave(number(of: place == .root ? .root : .unwind(place)))
    case .raise(let tag): return .raise(tag)
    case .select(let tab): return .leave(number(of: .select(tab, isSelected: isSelected(tab))))
    case .finish(let outcome): return .leave(number(of: .finish(outcome)))
    case .open(let entryPoint): return .open(entryPoint)
    case .enter(let entrance):
      let own = number(of: entrance)
      switch entrance.placing {
      case .top: return .put(own)
      case .replace: return .replace(own)
      case .reset: return .reset(own)
      case .over(let place): return .leave(number(of: .over(place, entrance: own)))
      case .replaceFrom(let place): return .leave(number(of: .replaceFrom(place, entrance: own)))
      case .inTab(let tab): return .leave(number(of: .inTab(tab, entrance: own, isSelected: isSelected(tab))))
      }
    }
  }

  func number(of exit: ExitMove) -> Int32 { exits.number(of: exit) }

  private func number(of entrance: Entrance) -> Int32 {
    let number = entrances.number(of: entrance)
    if Int(number) == entranceCalls.count { entranceCalls.append(self.number(of: entrance.call)) }
    return number
  }

  /// Returns the number of a call; -1 for none.
  func number(of call: FlowCall?) -> Int32 { call.map { calls.number(of: $0) } ?? -1 }
}

extension Model {
  /// Whether some target raises an entry.
  var raises: Bool {
    targets.contains { target in
      if case .raise = target.goal { true } else { false }
    }
  }
}
