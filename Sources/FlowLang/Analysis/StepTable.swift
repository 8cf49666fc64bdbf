/// What a request can do, one case for each combination of answers that it depends on.
///
/// Cases are found once for a flow, by asking ``Machine/decide(_:continuing:in:noting:)``, so that what links, guards,
/// `else` and `or` mean has one home. Searches only look whether the literals of a case hold at an entry.
final class StepTable {
  let machine: Machine
  let predicates: PredicateTable
  private(set) var cases: [StepCase] = []
  private var steps: [StepKey: Range<Int32>] = [:]
  /// What leaves the current stack or cuts back, each once.
  private(set) var exits: [ExitMove] = []
  private var exitNumbers: [ExitMove: Int32] = [:]
  private(set) var entrances: [Entrance] = []
  private var entranceNumbers: [Entrance: Int32] = [:]
  private(set) var calls: [FlowCall] = []
  private var callNumbers: [FlowCall: Int32] = [:]
  private var offers: [OfferKey: [LinkID]] = [:]
  /// What each tab shows first, by the flags when it is first selected.
  private(set) lazy var tabRoots: [[TabRoot]] = model.tabs.indices.map { index in
    (ChoiceOracle.enumerate(predicates) { machine.root(of: TabID(index), $0.flags) } ?? []).map { literals, root in
      guard !literals.isEmpty else { return TabRoot(root: root, choice: -1, literals: []) }
      cases.append(
        StepCase(literals: literals, asked: [], isOffered: true, operation: .stay, assigned: [], target: nil))
      return TabRoot(root: root, choice: Int32(cases.count - 1), literals: literals)
    }
  }
  /// The flags that outlive the app.
  private(set) lazy var lastingFlags = Set(machine.lastingFlags)
  /// Whether a tab may stand on something else than what its bar declares.
  private(set) lazy var replacesRoots = model.tabs.indices.contains { index in
    let tab = TabID(index)
    return tabRoots[index].contains { replaces($0.root, in: model[tab].owner) }
  }
  /// The tags whose entries are raised.
  private(set) lazy var raisedTags = Set(
    model.targets.compactMap { target in
      if case .raise(let tag) = target.goal { tag } else { nil }
    })
  private lazy var isBackAutomatic = model.nodeIDs.map { model.isBackAutomatic(on: $0) }
  private var guardedTabs: [NodeID: [TabID]] = [:]
  private var uniformBars: [NodeID: Bool] = [:]
  /// What starts, urls and entry points show.
  private(set) lazy var openings = Openings(self)
  /// Whether a decision had more cases than are looked at.
  private(set) var isIncomplete = false

  var model: Model { machine.model }

  /// What a tab may show first.
  struct TabRoot {
    let root: NodeID
    /// What must be so, as a case of its own; -1 for nothing.
    let choice: Int32
    let literals: [Literal]
  }

  private struct StepKey: Hashable {
    let request: Request
    let kept: Request?
  }

  private struct OfferKey: Hashable {
    let screen: NodeID
    let bar: NodeID?
  }

  init(_ machine: Machine) {
    self.machine = machine
    predicates = PredicateTable(machine.model)
  }

  /// The links that a screen offers in a tab bar, in the order of the files.
  func links(on screen: NodeID, in bar: NodeID?) -> [LinkID] {
    let key = OfferKey(screen: screen, bar: bar)
    if let known = offers[key] { return known }
    let links = machine.links(on: screen, in: bar)
    offers[key] = links
    return links
  }

  /// Whether some target cuts back to a screen that is below already.
  private(set) lazy var reuses = model.targets.indices.contains { index in
    if case .reuse = model.placing(of: TargetID(index)) { true } else { false }
  }
  /// Whether no step depends on flags or on what was there before, so that every path of the graph is a stack.
  private(set) lazy var isMemoryless =
    model.conditions.isEmpty && !model.raises && !reuses
  /// Whether some bar has several tabs.
  private(set) lazy var hasSeveralTabs = model.nodes.indices.contains { machine.tabs(of: NodeID($0)).count > 1 }
  private lazy var hostsOfScreens: [[NodeID]] = {
    var hosts = [[NodeID]](repeating: [], count: model.nodes.count)
    for node in model.nodeIDs where model[node].kind == .screen {
      hosts[Int(node.index)].append(node)
      for inner in machine.embeddedScreens(in: node) where inner != node { hosts[Int(inner.index)].append(node) }
    }
    return hosts
  }()

  /// The screens that show a screen: itself, and those that embed it.
  func hosts(of screen: NodeID) -> [NodeID] { hostsOfScreens[Int(screen.index)] }

  /// The screens that an entry may show that is an anchor; none where all show the same.
  func screens(at place: Target.Place) -> [NodeID] {
    var result: Set<NodeID> = []
    switch place {
    case .root: break
    case .node(let node): if model[node].kind == .flow { result.formUnion(screensOfCalls(of: node)) }
    case .tag(let tag):
      for giver in model[tag].givers {
        guard case .call(let node) = model[giver].goal else { continue }
        for shown in model.entryNodes(of: node) {
          result.formUnion(
            machine.tabs(of: shown).first.map { root in tabRoots[Int(root.index)].map(\.root) } ?? [shown])
        }
      }
    }
    return result.count > 1 ? result.sorted() : []
  }

  /// What may stand where a call began: its start, or what takes the place of that.
  private func screensOfCalls(of flow: NodeID) -> [NodeID] {
    guard replacesRoots || model.entryNodes(of: flow).count > 1 else { return [] }
    return model.nodeIDs.filter { model[$0].kind == .screen }
  }

  /// Whether the platform offers Back on a screen.
  func isBackAutomatic(on screen: NodeID) -> Bool { isBackAutomatic[Int(screen.index)] }

  /// Whether something may take the place of the root of a tab of a bar.
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
        return model[tag].givers.contains { giver in
          guard case .call(let node) = model[giver].goal else { return true }
          return model.entryNodes(of: node).contains { model[$0].kind == .tabs }
        }
      }
    }
  }

  /// Whether a target takes the place of a screen with something else.
  private func takesPlace(_ target: TargetID, of screen: NodeID) -> Bool {
    guard case .replace = model.placing(of: target), case .call(let node) = model[target].goal else { return false }
    return node != screen || model.details(of: target).tag != nil
  }

  /// Whether every tab of a bar shows the same root whenever it is selected, from wherever that is. A tap on the bar is
  /// the same then on all of its tabs.
  func isUniform(_ bar: NodeID) -> Bool {
    if let known = uniformBars[bar] { return known }
    let isUniform =
      !replacesRoots && guardedTabs(of: bar).isEmpty
      && machine.tabs(of: bar).allSatisfy { tabRoots[Int($0.index)].count == 1 }
    uniformBars[bar] = isUniform
    return isUniform
  }

  /// The tabs of a bar whose selection may be refused.
  func guardedTabs(of bar: NodeID) -> [TabID] {
    if let known = guardedTabs[bar] { return known }
    let tabs = machine.tabs(of: bar).filter { tab in
      cases(of: .tab(tab)).contains { cases[Int($0)].isOffered && !cases[Int($0)].isSelection(self) }
    }
    guardedTabs[bar] = tabs
    return tabs
  }

  /// The numbers of the cases of a request; `kept` is what a `continue` in it goes on to.
  func cases(of request: Request, continuing kept: Request? = nil) -> Range<Int32> {
    let key = StepKey(request: request, kept: kept)
    if let known = steps[key] { return known }
    let leaves = ChoiceOracle.enumerate(predicates) { state -> (Effect<SymbolicFlags>?, [Asked]) in
      var asked: [Asked] = []
      let effect = machine.decide(request, continuing: kept, in: state) { asked.append($0) }
      return (effect, asked)
    }
    if leaves == nil { isIncomplete = true }
    let first = Int32(cases.count)
    for (literals, (effect, asked)) in leaves ?? [] { cases.append(stepCase(literals, effect, asked)) }
    let range = first..<Int32(cases.count)
    steps[key] = range
    return range
  }

  /// The case of an effect under some literals.
  func stepCase(_ literals: [Literal], _ effect: Effect<SymbolicFlags>?, _ asked: [Asked]) -> StepCase {
    guard let effect else {
      return StepCase(literals: literals, asked: asked, isOffered: false, operation: .stay, assigned: [], target: nil)
    }
    return StepCase(
      literals: literals, asked: asked, isOffered: true, operation: operation(effect.move, literals),
      assigned: effect.flags.assigned, target: effect.happens ? effect.target : nil,
      isRefused: !effect.redirects.isEmpty)
  }

  private func operation(_ move: Move, _ literals: [Literal]) -> StepCase.Operation {
    /// Whether a tab is taken to be selected by what was answered.
    func isSelected(_ tab: TabID) -> Bool {
      literals.contains { literal in
        guard literal.value, case .nearest(_, tab, isSelected: true) = predicates[literal.predicate] else { return false }
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
    case .open(let wayIn): return .open(wayIn)
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

  /// The number of an exit.
  func number(of exit: ExitMove) -> Int32 {
    if let known = exitNumbers[exit] { return known }
    let number = Int32(exits.count)
    exits.append(exit)
    exitNumbers[exit] = number
    return number
  }

  private func number(of entrance: Entrance) -> Int32 {
    if let known = entranceNumbers[entrance] { return known }
    let number = Int32(entrances.count)
    entrances.append(entrance)
    entranceNumbers[entrance] = number
    return number
  }

  /// The number of a call; -1 for none.
  func number(of call: FlowCall?) -> Int32 {
    guard let call else { return -1 }
    if let known = callNumbers[call] { return known }
    let number = Int32(calls.count)
    calls.append(call)
    callNumbers[call] = number
    return number
  }
}

/// One of the things that a request can do.
struct StepCase {
  /// What must be so for it to happen, in the order in which it was asked.
  let literals: [Literal]
  /// The targets that were asked, the last of which decided.
  let asked: [Asked]
  /// Whether anything is offered at all.
  let isOffered: Bool
  let operation: Operation
  /// The flags that it sets and clears.
  let assigned: [(flag: FlagID, value: Bool)]
  /// The target that does what it says, which may be an `else`; nil when none does.
  let target: TargetID?
  /// Whether a guard refuses what was asked for.
  var isRefused = false

  /// Whether the target does what it says even if the state stays as it is.
  func isNeverIdle(_ model: Model) -> Bool {
    if case .proceed = operation { return true }
    return target.map { !model[$0].goal.mayBeDead } ?? false
  }

  /// Whether a tab is selected.
  func isSelection(_ table: StepTable) -> Bool {
    if case .leave(let exit) = operation, case .select = table.exits[Int(exit)] { true } else { false }
  }

  /// What it does to the stacks, with numbers of ``StepTable``.
  enum Operation {
    case stay, proceed, back, dismiss
    /// Makes an exit.
    case leave(Int32)
    /// Puts an entrance on top, in its place, or as the only one.
    case put(Int32)
    case replace(Int32)
    case reset(Int32)
    case raise(TagID)
    case open(Int)
  }
}

/// What cuts back to an entry below, or does something there.
enum ExitMove: Hashable, Sendable {
  case pop, dismiss, home, root
  case unwind(Target.Place)
  case over(Target.Place, entrance: Int32)
  case replaceFrom(Target.Place, entrance: Int32)
  /// Selects a tab, which was taken to be selected already or not.
  case select(TabID, isSelected: Bool)
  case inTab(TabID, entrance: Int32, isSelected: Bool)
  /// A tap on the tab bar.
  case bar
  case finish(OutcomeID)

  /// Whether nothing but what is uncovered comes of it, as it was left.
  var isPlain: Bool {
    switch self {
    case .pop, .dismiss, .home, .root, .unwind: true
    default: false
    }
  }
}

extension Model {
  /// Whether some target raises an entry.
  var raises: Bool {
    targets.contains { target in
      if case .raise = target.goal { true } else { false }
    }
  }
}

extension Machine {
  /// Whether a screen in a tab bar shows a screen, a tab bar, or something of a group or flow.
  func shows(_ screen: NodeID, _ bar: NodeID?, _ node: NodeID) -> Bool {
    if model[node].kind == .tabs { return bar == node }
    if screen == node { return true }
    return ([screen] + embeddedScreens(in: screen)).contains { model.enclosing($0).contains(node) }
  }
}
