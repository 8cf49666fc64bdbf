/// Which links, tabs, urls and handlers ask each target: as its own, as an `else`, or as what a guard shows instead.
struct Askers {
  private var askers: [Asker]

  /// What asks a target.
  struct Asker {
    fileprivate(set) var links: Set<LinkID> = []
    /// The screens that offer one of the links or tabs, in the order in which they are reached.
    fileprivate(set) var screens: [NodeID] = []
    fileprivate(set) var isAskedByTabs = false
    fileprivate(set) var isAskedAtOpenings = false
    /// The `on`s that ask it.
    fileprivate(set) var handlers: Set<TargetID> = []
  }

  subscript(target: TargetID) -> Asker { askers[Int(target.index)] }

  /// Looks at all that may happen: at a graph that tracks nothing.
  init(_ graph: StackGraph) {
    askers = Array(repeating: Asker(), count: graph.model.targets.count)
    var isSeen: Set<[UInt32]> = []
    for number in graph.reached {
      let screen = graph[number].screen
      let bar = graph.layer(of: number).bar
      guard !graph.model[screen].isExternal, isSeen.insert([screen.index, bar?.index ?? .max]).inserted else {
        continue
      }
      visit(screen, bar, graph.table)
    }
    for index in graph.model.waysIn.indices {
      visit(graph.table.cases(of: .wayIn(index)), graph.table) { $0.isAskedAtOpenings = true }
    }
    for run in graph.runs {
      guard let handler = run.handler, let call = graph.call(of: graph[graph.edges[Int(run.edge)].head]) else {
        continue
      }
      let cases = graph.table.cases(of: .target(handler), continuing: call.request)
      visit(cases, graph.table) { $0.handlers.insert(handler) }
      if let kept = call.request { visit(graph.table.cases(of: kept), graph.table) { $0.handlers.insert(handler) } }
    }
  }

  private mutating func visit(_ screen: NodeID, _ bar: NodeID?, _ table: StepTable) {
    func add(_ asker: inout Asker) { if asker.screens.last != screen { asker.screens.append(screen) } }
    for link in table.links(on: screen, in: bar) {
      visit(table.cases(of: link), table) { asker in
        asker.links.insert(link)
        add(&asker)
      }
    }
    for tab in bar.map({ table.guardedTabs(of: $0) }) ?? [] {
      visit(table.cases(of: .tab(tab)), table) { asker in
        asker.isAskedByTabs = true
        add(&asker)
      }
    }
  }

  private mutating func visit(_ cases: Range<Int32>, _ table: StepTable, _ change: (inout Asker) -> Void) {
    for choice in cases {
      for asked in table.cases[Int(choice)].asked { change(&askers[Int(asked.target.index)]) }
    }
  }
}
