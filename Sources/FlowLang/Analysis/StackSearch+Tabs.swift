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
        for tab in table.machine.tabs(of: bar) where tab != own { leave(number, to: tab, tap: tab) }
      case .select(let tab, _) where model[tab].owner == bar && tab != own: leave(number, to: tab, tap: nil)
      case .inTab(let tab, let entrance, _) where model[tab].owner == bar && tab != own:
        for root in tabRoots(tab, context.layer, exit.flags) {
          var covered = root
          covered.cover = cover(opening: -1, entrance: entrance)
          note(Leaver(exit: number, tap: nil), at: self.number(of: covered))
        }
      default: break
      }
    }
    // What comes back from here to a tab that waits.
    for leaver in leavers[exit.vertex] ?? [] { comeBack(leaver, by: number) }
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
    for root in tabRoots(tab, graph.context(of: exit.vertex).layer, exit.flags) {
      note(Leaver(exit: number, tap: tap), at: self.number(of: root))
    }
  }

  private mutating func note(_ leaver: Leaver, at root: Int32) {
    guard !(leavers[root]?.contains(leaver) ?? false) else { return }
    leavers[root, default: []].append(leaver)
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
    case .inTab(own, _, _):
      addExit(exit.move, exit.flags, at: away.vertex, cost, origin(nil))
    default: break
    }
    noteSelection(exit)
  }

  private mutating func noteSelection(_ exit: StackGraph.Exit) {
    guard isGenerous else { return }
    let context = graph.context(of: exit.vertex)
    switch table.exits[Int(exit.move)] {
    case .bar:
      guard let bar = graph.layer(of: exit.vertex).bar else { return }
      for tab in table.machine.tabs(of: bar) where tab != context.tab {
        selections[SelectionKey(layer: context.layer, tab: tab), default: []].insert(exit.flags)
      }
    case .select(let tab, _) where tab != context.tab:
      selections[SelectionKey(layer: context.layer, tab: tab), default: []].insert(exit.flags)
    default: break
    }
  }

  /// Selects every tab that was left again, with any flags; false when that leads to nothing new.
  mutating func reselectTabs() -> Bool {
    let count = graph.edges.count
    for exit in graph.exits { noteSelection(exit) }
    let waiting = Set(leavers.values.joined().map { graph.exits[Int($0.exit)].vertex }).sorted()
    for vertex in waiting {
      let context = graph.context(of: vertex)
      guard let tab = context.tab else { continue }
      for flags in (selections[SelectionKey(layer: context.layer, tab: tab)] ?? []).sorted() {
        connect(.inPlace, vertex, graph[vertex].seen(flags), 2, .free, isDoubtful: true)
      }
    }
    return graph.edges.count > count
  }
}
