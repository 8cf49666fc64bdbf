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

  private struct Change: Hashable {
    let tab: TabID?
    let flags: UInt32
  }

  /// Selects every tab that was left again, with any flags that steps in the other tabs may have made of those that it
  /// was left with.
  mutating func reselectTabs() {
    var entries: [Int32: Set<Int32>] = [:]
    // The flags with which the tabs of each layer are left, by those that something in them is seen with.
    var changes: [Int32: [UInt32: Set<Change>]] = [:]
    for (number, exit) in graph.exits.enumerated() {
      let context = graph.context(of: exit.vertex)
      switch table.exits[Int(exit.move)] {
      case .bar, .select:
        let change = Change(tab: context.tab, flags: exit.flags)
        changes[context.layer, default: [:]][graph[exit.vertex].flags, default: []].insert(change)
      case .inTab: entries[context.layer, default: []].insert(Int32(number))
      default: break
      }
    }
    for number in Set(leavers.joined().map(\.exit)).sorted() {
      let exit = graph.exits[Int(number)]
      let context = graph.context(of: exit.vertex)
      let own = changes[context.layer] ?? [:]
      var reached: Set = [exit.flags]
      var pending = [exit.flags]
      while let flags = pending.popLast() {
        for next in own[flags] ?? [] where next.tab != context.tab && reached.insert(next.flags).inserted {
          pending.append(next.flags)
        }
      }
      for flags in reached.sorted() {
        connect(.inPlace, exit.vertex, graph[exit.vertex].seen(flags), 2, .free, isDoubtful: true)
      }
      for entry in (entries[context.layer] ?? []).sorted() {
        guard case .inTab(let tab, let entrance, _) = table.exits[Int(graph.exits[Int(entry)].move)], tab == context.tab
        else { continue }
        let move = table.number(of: .inTab(tab, entrance: entrance, isSelected: true))
        addExit(move, graph.exits[Int(entry)].flags, at: exit.vertex, 2, .free)
      }
    }
  }
}
