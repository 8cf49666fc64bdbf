/// What leads where, without regard to the stack: every way that a link, guard, tab bar, flow or embedding opens.
///
/// Each node of the model has three vertices: that it is shown or, for a flow, entered; that its links are offered; and
/// that its guards are asked. What many screens share is there once, so that the graph stays linear in the file.
struct NavigationGraph {
  /// The vertices and edges.
  let edges: DirectedGraph
  /// What a cold start may show; empty when that is not known for every alternative.
  let starts: [NodeID]
  /// The screens that a url or an entry opens, and those that they put below.
  let outsideStarts: [NodeID]
  /// Where the `on`s of the start lead: to what is shown when a flow ends that the app begins with.
  let startGoals: [NodeID]
  let model: Model

  /// Builds the graph of a flow.
  init(_ machine: Machine) {
    let model = machine.model
    self.model = model
    edges = DirectedGraph(vertexCount: 3 * model.nodes.count) { visit in
      for node in model.nodeIDs { Self.visitEdges(of: node, machine, visit) }
    }
    starts = model.isStartKnown ? model.starts.compactMap { $0 } : []
    startGoals = model.startAlternatives.compactMap(\.target).flatMap { model.nodes(calledBy: $0) }
    outsideStarts = model.entryPoints.flatMap { entryPoint in
      let bars =
        entryPoint.tab.map { model.tabReferences[Int($0.index)].tabs.map { model.tabs[Int($0.index)].owner } } ?? []
      return [entryPoint.owner] + model.calls[entryPoint.over].compactMap(\.node) + bars
    }
  }

  private static func visitEdges(of node: NodeID, _ machine: Machine, _ visit: (Int, Int) -> Void) {
    let model = machine.model
    let details = model.details(of: node)
    func offering(_ node: NodeID) -> Int { Int(node.index) + model.nodes.count }
    func asking(_ node: NodeID) -> Int { Int(node.index) + 2 * model.nodes.count }
    func show(_ shown: NodeID?) { if let shown { visit(Int(node.index), Int(shown.index)) } }
    func follow(_ links: [LinkID]) {
      for link in links where !machine.broken.contains(link) {
        for goal in model.nodes(calledBy: model[link].target) { visit(offering(node), Int(goal.index)) }
      }
    }
    follow(model[node].links.map { LinkID($0) })
    for otherwise in model.guards[details.guards].compactMap(\.otherwise) {
      for goal in model.nodes(calledBy: otherwise) { visit(asking(node), Int(goal.index)) }
    }
    for tab in model.tabs[details.tabs] { show(tab.root.node) }
    // What is embedded is shown, and its links are those of the host.
    for embedded in model.calls[details.embeds].compactMap(\.node) {
      show(embedded)
      visit(offering(node), offering(embedded))
    }
    guard node != .app else { return }
    for start in model.startAlternatives[details.start] { show(start.call.node) }
    if model[node].kind == .screen || model[node].kind == .tabs { visit(Int(node.index), offering(node)) }
    visit(Int(node.index), asking(node))
    visit(asking(node), asking(model[node].parent))
    if details.without.isEmpty {
      visit(offering(node), offering(model[node].parent))
    } else {
      follow(model.offeredLinks(of: node).filter { model[$0].owner != node })
    }
  }

  /// The vertex of a node being shown or entered.
  func shown(_ node: NodeID) -> Int { Int(node.index) }

  /// The node of a vertex, if it means that the node is shown.
  func node(shownAt vertex: Int) -> NodeID? { vertex < model.nodes.count ? NodeID(vertex) : nil }

  /// Whether a way leads to a node over screens that are not, or do not stand in, another: what no way leads to is
  /// not shown before that, whatever the stacks and the flags, as going back shows nothing for the first time.
  func leads(to node: NodeID, around other: NodeID) -> Bool {
    // The guards of what is not shown are asked all the same.
    let guards = model.nodeIDs.filter { model.enclosing($0).contains(other) }.flatMap { model.guards(of: $0) }
    let redirects = guards.compactMap(\.otherwise).flatMap { model.nodes(calledBy: $0) }
    let first = starts + startGoals + outsideStarts + redirects
    let isReached = edges.reachable(from: first.map { shown($0) }) { vertex in
      self.node(shownAt: vertex).map { !model.enclosing($0).contains(other) } ?? true
    }
    return model.nodeIDs.contains { isReached[shown($0)] && model.enclosing($0).contains(node) }
  }
}

extension Model {
  /// What a target, with all that belongs to it, goes to.
  fileprivate func nodes(calledBy target: TargetID) -> [NodeID] {
    family(of: target).compactMap { if case .call(let node) = self[$0].goal { node } else { nil } }
  }

  /// What each alternative of the app's start shows; nil for one that is not known.
  fileprivate var starts: [NodeID?] { startAlternatives[details(of: .app).start].map(\.call.node) }

  /// Whether it is known what a cold start shows.
  var isStartKnown: Bool {
    let starts = starts
    return !starts.isEmpty && !starts.contains(nil)
  }
}
