/// Tabs that wait while another one is selected, and that are selected again with the flags of that time.
extension StackSearch {
  /// Remembers that a tab is left by an exit that begins in its layer.
  mutating func noteLeaving(_ number: Int32, _ move: ExitMove) {
    guard remembersTabs else { return }
    let exit = graph.exits[Int(number)]
    let context = graph.context(of: exit.vertex)
    guard let own = context.tab, let bar = graph.layer(of: exit.vertex).bar else { return }
    if beginsInLayer(exit) {
      switch move {
      case .bar:
        for tab in table.tabs(of: bar) where tab != own { leave(number, to: tab, tap: tab) }
      case .select(let tab, _) where table.bar(of: tab) == bar && tab != own: leave(number, to: tab, tap: nil)
      case .inTab(let tab, let entrance, _) where table.bar(of: tab) == bar && tab != own:
        visitTabRoots(tab, context.layer, exit.flags) { search, root, _ in
          var covered = root
          covered.cover = search.cover(opening: -1, entrance: entrance)
          search.note(Leaver(exit: number, tap: nil), at: search.number(of: covered))
        }
      default: break
      }
    }
    // What comes back from here to a tab that waits.
    for leaver in leavers[Int(exit.vertex)] { comeBack(leaver, by: number) }
  }

  /// Whether an exit of a vertex begins on it or comes from a layer above, so that the vertex is what waits then.
  private func beginsInLayer(_ exit: StackGraph.Exit) -> Bool {
    switch exit.origin {
    case .along(let edge, _, _): graph.edges[Int(edge)].kind == .up && graph[graph.edges[Int(edge)].head].isBottom
    default: true
    }
  }

  private mutating func leave(_ number: Int32, to tab: TabID, tap: TabID?) {
    let exit = graph.exits[Int(number)]
    visitTabRoots(tab, graph.context(of: exit.vertex).layer, exit.flags) { search, root, _ in
      search.note(Leaver(exit: number, tap: tap), at: search.number(of: root))
    }
  }

  private mutating func note(_ leaver: Leaver, at root: Int32) {
    guard !leavers[Int(root)].contains(leaver) else { return }
    leavers[Int(root)].append(leaver)
    var exit = firstExit[Int(root)]
    while exit >= 0 {
      comeBack(leaver, by: exit)
      exit = nextExit[Int(exit)]
    }
  }

  /// Shows what waits in a tab again, when an exit from where one went selects its tab.
  private mutating func comeBack(_ leaver: Leaver, by back: Int32) {
    graph.work += 1
    guard graph.work < budget else {
      graph.isIncomplete = true
      return
    }
    let away = graph.exits[Int(leaver.exit)]
    let exit = graph.exits[Int(back)]
    let context = graph.context(of: away.vertex)
    guard let own = context.tab, graph.context(of: exit.vertex).layer == context.layer else { return }
    let cost = away.cost + exit.cost
    func origin(_ tapBack: TabID?) -> StackGraph.Origin {
      .away(exit: leaver.exit, tap: leaver.tap, back: back, tapBack: tapBack)
    }
    switch table.exits[Int(exit.move)] {
    case .bar:
      connect(.inPlace, away.vertex, graph[away.vertex].seen(exit.flags), cost, origin(own))
    case .select(own, _):
      connect(.inPlace, away.vertex, graph[away.vertex].seen(exit.flags), cost, origin(nil))
    case .inTab(own, let entrance, _):
      let move = table.number(of: .inTab(own, entrance: entrance, isSelected: true))
      addExit(move, exit.flags, at: away.vertex, cost, origin(nil))
    default: break
    }
  }

  /// Where a tab waits, and the flags with which it was left.
  private struct Leaving: Hashable, Comparable {
    let layer: Int32
    let tab: TabID?
    let flags: UInt32
    var vertex: Int32 = -1

    static func < (first: Self, second: Self) -> Bool {
      (first.vertex, first.flags) < (second.vertex, second.flags)
    }
  }

  private struct Change: Hashable {
    let tab: TabID?
    let flags: UInt32
  }

  /// Selects every tab that was left again, with any flags that steps in the other tabs may have made of those that it
  /// was left with.
  mutating func reselectTabs() {
    // What puts something in a tab of each layer, by its exit there.
    var entries: [Int32: Set<[UInt32]>] = [:]
    // The flags with which the tabs of each layer are left, by those that something in them is seen with.
    var changes: [Int32: [UInt32: Set<Change>]] = [:]
    for exit in graph.exits {
      let context = graph.context(of: exit.vertex)
      switch table.exits[Int(exit.move)] {
      case .bar, .select:
        let flags = graph[exit.vertex].flags
        if exit.flags == flags { continue }
        changes[context.layer, default: [:]][flags, default: []].insert(Change(tab: context.tab, flags: exit.flags))
      case .inTab: entries[context.layer, default: []].insert([UInt32(exit.move), exit.flags])
      default: break
      }
    }
    var left: Set<Leaving> = []
    for leaver in leavers.joined() {
      let exit = graph.exits[Int(leaver.exit)]
      let context = graph.context(of: exit.vertex)
      left.insert(Leaving(layer: context.layer, tab: context.tab, flags: exit.flags, vertex: exit.vertex))
    }
    var reached: [Leaving: [UInt32]] = [:]
    for leaving in left.sorted() {
      var key = leaving
      key.vertex = -1
      let flags = reached[key] ?? self.reached(from: key, changes[leaving.layer] ?? [:])
      reached[key] = flags
      for flags in flags {
        connect(.inPlace, leaving.vertex, graph[leaving.vertex].seen(flags), 2, .free, isDoubtful: true)
      }
    }
    var last: Int32 = -1
    for leaving in left.sorted() where leaving.vertex != last {
      last = leaving.vertex
      for entry in (entries[leaving.layer] ?? []).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
        guard case .inTab(let tab, let entrance, _) = table.exits[Int(entry[0])], tab == leaving.tab else { continue }
        let move = table.number(of: .inTab(tab, entrance: entrance, isSelected: true))
        addExit(move, entry[1], at: leaving.vertex, 2, .free)
      }
    }
  }

  /// The flags that steps in other tabs may make of those that a tab was left with.
  private func reached(from leaving: Leaving, _ changes: [UInt32: Set<Change>]) -> [UInt32] {
    var reached: Set = [leaving.flags]
    var pending = [leaving.flags]
    while let flags = pending.popLast() {
      for next in changes[flags] ?? [] where next.tab != leaving.tab && reached.insert(next.flags).inserted {
        pending.append(next.flags)
      }
    }
    return reached.sorted()
  }
}
