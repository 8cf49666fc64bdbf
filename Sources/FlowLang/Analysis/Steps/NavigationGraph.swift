/// The possible navigation between nodes, without regard to the stack: by every link, guard, tab bar, flow and
/// embedding.
///
/// Each node of the model has three vertices: that it is shown or, for a flow, entered; that its links are offered; and
/// that its guards are asked. Links that many screens share are represented once, so that the graph is linear in the
/// file.
struct NavigationGraph {
  /// The vertices and edges.
  let edges: DirectedGraph
  /// The nodes that a cold start may show; empty when one of the alternatives is not known.
  let starts: [NodeID]
  /// The screens that urls and entry points open, those that they put below, and the tab bars around them.
  let outsideStarts: [NodeID]
  /// The goals of the `on`s of the start: the nodes that are shown when a flow ends with which the app begins.
  let startGoals: [NodeID]
  let model: Model

  /// Builds the graph of a flow.
  init(_ machine: Machine) {
    let model = machine.model
    self.model = model
    // Many screens may offer the same link.
    let goals = model.links.map { model.nodes(calledBy: $0.target) }
    edges = DirectedGraph(vertexCount: 3 * model.nodes.count) { visit in
      for node in model.nodeIDs { Self.visitEdges(of: node, goals, machine, visit) }
    }
    starts = model.isStartKnown ? model.starts.compactMap { $0 } : []
    startGoals = model.startAlternatives.compactMap(\.target).flatMap { model.nodes(calledBy: $0) }
    outsideStarts = model.entryPoints.flatMap { entryPoint in
      let bars =
        entryPoint.tab.map { model.tabReferences[Int($0.index)].tabs.map { model.tabs[Int($0.index)].owner } } ?? []
      return [entryPoint.owner] + model.calls[entryPoint.over].compactMap(\.node) + bars
    }
  }

  /// - Parameter goals: The nodes that each link leads to.
  private static func visitEdges(
    of node: NodeID, _ goals: [[NodeID]], _ machine: Machine, _ visit: (Int, Int) -> Void
  ) {
    let model = machine.model
    let details = model.details(of: node)
    func offering(_ node: NodeID) -> Int { Int(node.index) + model.nodes.count }
    func asking(_ node: NodeID) -> Int { Int(node.index) + 2 * model.nodes.count }
    func show(_ shown: NodeID?) { if let shown { visit(Int(node.index), Int(shown.index)) } }
    func follow(_ links: [LinkID]) {
      for link in links where !machine.broken.contains(link) {
        for goal in goals[Int(link.index)] { visit(offering(node), Int(goal.index)) }
      }
    }
    follow(model[node].links.map { LinkID($0) })
    for otherwise in model.guards[details.guards].compactMap(\.otherwise) {
      for goal in model.nodes(calledBy: otherwise) { visit(asking(node), Int(goal.index)) }
    }
    for tab in model.tabs[details.tabs] { show(tab.root.node) }
    // An embedded screen is shown with its host, and its links are those of the host.
    for embedded in model.calls[details.embeds].compactMap(\.node) {
      show(embedded)
      visit(offering(node), offering(embedded))
    }
    guard node != .app else { return }
    for start in model.startAlternatives[details.start] { show(start.call.node) }
    // The app offers no links over an external screen.
    let offersLinks = model[node].kind == .screen ? !model[node].isExternal : model[node].kind == .tabs
    if offersLinks { visit(Int(node.index), offering(node)) }
    visit(Int(node.index), asking(node))
    visit(asking(node), asking(model[node].parent))
    if details.without.isEmpty {
      visit(offering(node), offering(model[node].parent))
    } else {
      follow(model.offeredLinks(of: node).filter { model[$0].owner != node })
    }
  }

  /// Returns the vertex for a node that is shown or entered.
  func shown(_ node: NodeID) -> Int { Int(node.index) }

  /// Returns the node that a vertex represents as shown; nil for other vertices.
  func node(shownAt vertex: Int) -> NodeID? { vertex < model.nodes.count ? NodeID(vertex) : nil }

  /// Whether a path leads to a node over screens that neither are another node nor are inside it. Without such a path,
  /// the node is not shown before the other, whatever the stacks and the flags, as going back shows nothing for the
  /// first time.
  func leads(to node: NodeID, around other: NodeID) -> Bool {
    // The guards of a node that is not shown are asked nevertheless.
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
  /// Returns the nodes that a target, with its handlers and alternatives, calls.
  fileprivate func nodes(calledBy target: TargetID) -> [NodeID] {
    family(of: target).compactMap { if case .call(let node) = self[$0].goal { node } else { nil } }
  }

  /// The node that each alternative of the app's start shows; nil for one that is not known.
  fileprivate var starts: [NodeID?] { startAlternatives[details(of: .app).start].map(\.call.node) }

  /// Whether the nodes that a cold start shows are known.
  var isStartKnown: Bool {
    let starts = starts
    return !starts.isEmpty && !starts.contains(nil)
  }
}
