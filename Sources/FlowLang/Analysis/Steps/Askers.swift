/// The links, tabs, urls and handlers that ask each target: as their own target, as an `else`, or as the redirect of a
/// guard.
struct Askers {
  private var askers: [Asker]

  /// The links, tabs, urls and handlers that ask one target.
  struct Asker {
    /// The links, in their order.
    fileprivate(set) var links: [LinkID] = []
    /// The screens that offer one of the links or tabs, in the order in which they are reached.
    fileprivate(set) var screens: [NodeID] = []
    fileprivate(set) var isAskedByTabs = false
    fileprivate(set) var isAskedAtOpenings = false
    /// The `on`s that ask the target.
    fileprivate(set) var handlers: Set<TargetID> = []
    /// The outcomes in which external code ends calls at the root, and that ask the target.
    fileprivate(set) var outcomes: Set<OutcomeID> = []

    func contains(_ link: LinkID) -> Bool {
      let place = links.partitioningIndex { $0 >= link }
      return place < links.count && links[place] == link
    }
  }

  subscript(target: TargetID) -> Asker { askers[Int(target.index)] }

  /// Collects the askers of all targets from a graph that tracks nothing, and thus contains everything that may happen.
  init(_ graph: StackGraph) {
    askers = Array(repeating: Asker(), count: graph.model.targets.count)
    var isSeen: Set<[UInt32]> = []
    for number in graph.reached {
      let screen = graph[number].screen
      let bar = graph.layer(of: number).bar
      if graph.model[screen].isExternal { visitEndings(number, graph) }
      if isSeen.insert([screen.index, bar?.index ?? .max]).inserted { visit(screen, bar, graph.table) }
    }
    for index in graph.model.entryPoints.indices {
      visit(graph.table.cases(of: .entryPoint(index)), graph.table) { $0.isAskedAtOpenings = true }
    }
    for run in graph.runs {
      guard let handler = run.handler, let call = graph.call(of: graph[graph.edges[Int(run.edge)].head]) else {
        continue
      }
      let cases = graph.table.cases(of: .target(handler), continuing: call.request)
      visit(cases, graph.table) { $0.handlers.insert(handler) }
      if let kept = call.request { visit(graph.table.cases(of: kept), graph.table) { $0.handlers.insert(handler) } }
    }
    for index in askers.indices where askers[index].links.count > 1 {
      askers[index].links = Set(askers[index].links).sorted()
    }
  }

  /// Adds what is asked when external code ends a call at the root.
  private mutating func visitEndings(_ number: Int32, _ graph: StackGraph) {
    let vertex = graph[number]
    guard let call = graph.call(of: vertex), call.flow == vertex.screen, graph.isRoot(vertex) else { return }
    for outcome in graph.model.details(of: call.flow).outcomes.map({ OutcomeID($0) }) {
      visit(graph.table.cases(ofEnding: call.target, in: outcome), graph.table) { asker in
        asker.outcomes.insert(outcome)
        if asker.screens.last != vertex.screen { asker.screens.append(vertex.screen) }
      }
    }
  }

  private mutating func visit(_ screen: NodeID, _ bar: NodeID?, _ table: StepTable) {
    func add(_ asker: inout Asker) { if asker.screens.last != screen { asker.screens.append(screen) } }
    for link in table.isExternal(screen) ? [] : table.links(on: screen, in: bar) {
      visit(table.cases(of: link), table) { asker in
        asker.links.append(link)
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
