/// Tabs that wait while another one is selected, and that are selected again with the flags of that time.
///
/// The steps that are possible while a tab waits do not depend on its stack. So there is one summary for all entries of
/// a tab that are left with the same flags (``Absence``), and not one for each pair of an exit that leaves and one that
/// comes back.
extension StackSearch {
  /// The exits that leave a tab with the same flags, and those that select it again.
  struct Absence {
    fileprivate let key: AbsenceKey
    /// The exits of the entries that wait.
    fileprivate(set) var leavers: [Int32] = []
    fileprivate var returns: [Return] = []
  }

  struct AbsenceKey: Hashable {
    fileprivate let left: TabState
    /// The root that is shown instead; -1 for those of all other tabs.
    fileprivate let root: Int32
  }

  /// An exit that selects a tab again, and the case of the tap that left the tab; -1 where an exit selected another.
  fileprivate struct Return {
    let exit: Int32
    let tap: Int32
  }

  /// An absence that the exits of a root may end.
  struct Watcher {
    fileprivate let absence: Int32
    fileprivate let tap: Int32
  }

  /// Records an exit that leaves its tab from its own layer, and one that comes back to a tab that waits.
  mutating func noteLeaving(_ number: Int32, _ move: ExitMove) {
    guard remembersTabs, move.selectsTab else { return }
    let exit = graph.exits[Int(number)]
    let context = graph.context(of: exit.vertex)
    guard let own = context.tab, let bar = graph.layer(of: exit.vertex).bar else { return }
    if exit.tabs & StackGraph.Exit.notOnTop == 0 {
      switch move {
      case .bar: leave(own, context.layer, by: number, root: -1)
      case .select(let tab, _) where table.bar(of: tab) == bar && tab != own:
        visitTabRoots(tab, context.layer, exit.flags) { search, root, _ in
          search.leave(own, context.layer, by: number, root: search.number(of: root))
        }
      case .inTab(let tab, let entrance, _) where table.bar(of: tab) == bar && tab != own:
        visitTabRoots(tab, context.layer, exit.flags) { search, root, _ in
          var covered = root
          covered.cover = search.cover(opening: -1, entrance: entrance)
          search.leave(own, context.layer, by: number, root: search.number(of: covered))
        }
      default: break
      }
    }
    for watcher in watchers[Int(exit.vertex)] { end(watcher, by: number) }
  }

  /// Whether an exit of a vertex begins on it or comes from a layer above, so that the vertex is on top of what waits.
  /// An exit that an `on` makes begins on the caller: the flow has ended.
  mutating func beginsInLayer(_ origin: StackGraph.Origin) -> Bool {
    switch origin {
    case .along(let edge, _, let chosen):
      chosen != 0 || graph.edges[Int(edge)].kind == .up && graph[graph.edges[Int(edge)].head].isBottom
    default: true
    }
  }

  /// - Parameter root: The root that is shown instead; -1 for those of all other tabs.
  private mutating func leave(_ tab: TabID, _ layer: Int32, by leaver: Int32, root: Int32) {
    let key = AbsenceKey(left: TabState(layer: layer, tab: tab, flags: graph.exits[Int(leaver)].flags), root: root)
    let absence = absenceNumbers[key] ?? addAbsence(key)
    absences[Int(absence)].leavers.append(leaver)
    for back in absences[Int(absence)].returns { comeBack(leaver, back) }
  }

  private mutating func addAbsence(_ key: AbsenceKey) -> Int32 {
    let number = Int32(absences.count)
    graph.waiting?.insert(key.left)
    absences.append(Absence(key: key))
    absenceNumbers[key] = number
    guard key.root < 0 else {
      watch(key.root, Watcher(absence: number, tap: -1))
      return number
    }
    for tab in graph.layers[Int(key.left.layer)].bar.map({ table.tabs(of: $0) }) ?? [] where tab != key.left.tab {
      for tap in taps(on: tab, key.left.flags) {
        visitTabRoots(tab, key.left.layer, key.left.flags) { search, root, _ in
          search.watch(search.number(of: root), Watcher(absence: number, tap: tap))
        }
      }
    }
    return number
  }

  /// Returns the cases of a tap that select a tab, while another one is selected, with some flags.
  private mutating func taps(on tab: TabID, _ flags: UInt32) -> [Int32] {
    cases(of: .tab(tab)).filter { table.selection($0)?.isSelected == false && graph.gate($0).fits(flags) }
  }

  private mutating func watch(_ root: Int32, _ watcher: Watcher) {
    watchers[Int(root)].append(watcher)
    var exit = firstExit[Int(root)]
    while exit >= 0 {
      end(watcher, by: exit)
      exit = nextExit[Int(exit)]
    }
  }

  /// Shows the stack that waits again, when an exit from another tab selects its tab; once for each move and its flags.
  private mutating func end(_ watcher: Watcher, by number: Int32) {
    let exit = graph.exits[Int(number)]
    let absence = absences[Int(watcher.absence)]
    guard graph.context(of: exit.vertex).layer == absence.key.left.layer, exit.tabs & bit(of: absence.key.left.tab) == 0
    else { return }
    switch table.exits[Int(exit.move)] {
    case .bar:
      // Every entry of another tab has an exit to the bar, with the flags that it is seen with.
      let left = absence.key.left
      graph.waiting?.insert(TabState(layer: left.layer, tab: left.tab, flags: exit.flags))
    case .select(absence.key.left.tab, _), .inTab(absence.key.left.tab, _, _): break
    default: return
    }
    let isKnown = absence.returns.contains { other in
      let known = graph.exits[Int(other.exit)]
      return known.move == exit.move && known.flags == exit.flags && known.cost <= exit.cost
    }
    if isKnown { return }
    let own = Return(exit: number, tap: watcher.tap)
    absences[Int(watcher.absence)].returns.append(own)
    for leaver in absence.leavers { comeBack(leaver, own) }
  }

  private mutating func comeBack(_ leaver: Int32, _ back: Return) {
    graph.work += 1
    guard graph.work < budget else {
      graph.isIncomplete = true
      return
    }
    let away = graph.exits[Int(leaver)]
    let exit = graph.exits[Int(back.exit)]
    guard let own = graph.context(of: away.vertex).tab else { return }
    let cost = away.cost + exit.cost
    func origin(_ tapBack: Int32) -> StackGraph.Origin {
      .away(exit: leaver, tap: back.tap, back: back.exit, tapBack: tapBack)
    }
    let vertex = graph[away.vertex]
    if case .inTab(_, let entrance, _) = table.exits[Int(exit.move)] {
      let move = table.number(of: .inTab(own, entrance: entrance, isSelected: true))
      return addExit(move, exit.flags, at: away.vertex, cost, origin(-1))
    }
    guard vertex.isCovered || vertex.flags != exit.flags else { return }
    var taps: [Int32] = [-1]
    if case .bar = table.exits[Int(exit.move)] { taps = self.taps(on: own, exit.flags) }
    for tap in taps { connect(.inPlace, away.vertex, vertex.seen(exit.flags), cost, origin(tap)) }
  }

  /// An entry that waits, and the tab and flags with which it was left.
  private struct Leaving: Hashable, Comparable {
    let state: TabState
    let vertex: Int32

    static func < (first: Self, second: Self) -> Bool {
      (first.vertex, first.state.flags) < (second.vertex, second.state.flags)
    }
  }

  /// A change of flags in a tab of a layer.
  struct FlagChange: Hashable {
    fileprivate let layer: Int32
    fileprivate let tab: TabID?
    fileprivate let before: UInt32
    fileprivate let after: UInt32
  }

  /// Flags that something in a layer is seen with.
  private struct LayerFlags: Hashable {
    let layer: Int32
    let flags: UInt32
  }

  /// Records that an `on` changes flags: it runs on an entry that was covered with other flags than those that its flow
  /// ends with, so that no vertex has these.
  mutating func noteHandler(at caller: Int32, from flags: UInt32, to changed: UInt32) {
    guard remembersTabs, transitions == nil, changed != flags else { return }
    let context = graph.context(of: caller)
    handlerChanges.append(FlagChange(layer: context.layer, tab: context.tab, before: flags, after: changed))
  }

  /// Selects every tab that was left again, with any flags that steps in the other tabs can produce from those at the
  /// exit.
  mutating func reselectLeftTabs() {
    // The tabs that exits other than taps select, and the exits of each layer that put an entry in a tab.
    var selected: Set<TabID> = []
    var entries: [Int32: Set<[UInt32]>] = [:]
    var changes = Set(handlerChanges)
    for exit in graph.exits {
      let context = graph.context(of: exit.vertex)
      switch table.exits[Int(exit.move)] {
      case .bar: break
      case .select(let tab, _): selected.insert(tab)
      case .inTab: entries[context.layer, default: []].insert([UInt32(exit.move), exit.flags])
      default: break
      }
      let flags = graph[exit.vertex].flags
      if exit.flags == flags { continue }
      changes.insert(FlagChange(layer: context.layer, tab: context.tab, before: flags, after: exit.flags))
    }
    let changesByFlags = Dictionary(grouping: changes) { LayerFlags(layer: $0.layer, flags: $0.before) }
    var left: Set<Leaving> = []
    for leaver in absences.lazy.flatMap(\.leavers) {
      let exit = graph.exits[Int(leaver)]
      let context = graph.context(of: exit.vertex)
      guard let tab = context.tab else { continue }
      let state = TabState(layer: context.layer, tab: tab, flags: exit.flags)
      left.insert(Leaving(state: state, vertex: exit.vertex))
    }
    var reached: [TabState: [UInt32]] = [:]
    for leaving in left.sorted() {
      let (state, vertex) = (leaving.state, leaving.vertex)
      let flags = reached[state] ?? self.reached(from: state, changesByFlags)
      reached[state] = flags
      for flags in flags where selected.contains(state.tab) || !taps(on: state.tab, flags).isEmpty {
        connect(.inPlace, vertex, graph[vertex].seen(flags), 2, .free, isDoubtful: true)
      }
      for entry in (entries[state.layer] ?? []).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
        guard case .inTab(state.tab, let entrance, _) = table.exits[Int(entry[0])], flags.contains(entry[1]) else {
          continue
        }
        let move = table.number(of: .inTab(state.tab, entrance: entrance, isSelected: true))
        addExit(move, entry[1], at: vertex, 2, .free)
      }
    }
  }

  /// Returns the flags that steps in other tabs can produce from those with which a tab was left.
  private func reached(from left: TabState, _ changes: [LayerFlags: [FlagChange]]) -> [UInt32] {
    var reached: Set = [left.flags]
    var pending = [left.flags]
    while let flags = pending.popLast() {
      for next in changes[LayerFlags(layer: left.layer, flags: flags)] ?? []
      where next.tab != left.tab && reached.insert(next.after).inserted {
        pending.append(next.after)
      }
    }
    return reached.sorted()
  }
}
