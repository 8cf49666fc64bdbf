/// What leads where, without regard to the stack: every way that a link, guard, tab bar, flow or embedding opens.
///
/// A vertex for each node of the model means that it is shown or, for a flow, entered. What many screens share is there
/// once, so that the graph stays linear in the file: every app, group and flow has a second vertex that stands for
/// its links being offered, and a third that stands for its guards being asked, on the screens inside.
public struct NavigationGraph: Sendable {
  /// The vertices and edges.
  let edges: DirectedGraph
  /// What a cold start may show; empty when that is not known for every alternative.
  let starts: [NodeID]
  /// The screens that a url or an entry opens, and those that they put below.
  let outsideStarts: [NodeID]
  /// Where the `on`s of the start lead: to what is shown when a flow ends that the app begins with.
  let startGoals: [NodeID]
  /// The second vertex of each app, group and flow; the first of a screen or tab bar, which offers its own links.
  private let offering: [UInt32]
  private let nodeCount: Int

  /// Builds the graph of a flow.
  init(_ machine: Machine) {
    let model = machine.model
    let builder = GraphBuilder(model, machine.broken)
    nodeCount = model.nodes.count
    offering = builder.offering
    edges = DirectedGraph(vertexCount: builder.vertexCount) { visit in
      for index in model.nodes.indices { builder.visitEdges(of: NodeID(index), visit) }
    }
    starts = model.isStartKnown ? model.starts.compactMap { $0 } : []
    startGoals = model.startAlternatives.compactMap(\.target).flatMap { model.nodes(calledBy: $0) }
    outsideStarts = model.entryPoints.flatMap { entryPoint in
      let bars =
        entryPoint.tab.map { model.tabReferences[Int($0.index)].tabs.map { model.tabs[Int($0.index)].owner } } ?? []
      return [entryPoint.owner] + model.calls[entryPoint.over].compactMap(\.node) + bars
    }
  }

  /// The vertex of a node being shown or entered.
  func shown(_ node: NodeID) -> Int { Int(node.index) }

  /// The vertex of the links of a node being offered.
  func offering(_ node: NodeID) -> Int { Int(offering[Int(node.index)]) }

  /// Whether a way leads to a node over screens that are not, or do not stand in, another: what no way leads to is
  /// not shown before that, whatever the stacks and the flags, as going back shows nothing for the first time.
  func leads(to node: NodeID, around other: NodeID, _ model: Model) -> Bool {
    // The guards of what is not shown are asked all the same.
    let guards = model.nodeIDs.filter { model.enclosing($0).contains(other) }.flatMap { model.guards(of: $0) }
    let redirects = guards.compactMap(\.otherwise).flatMap { model.nodes(calledBy: $0) }
    let first = starts + startGoals + outsideStarts + redirects
    let isReached = edges.reachable(from: first.map { shown($0) }) { vertex in
      self.node(shownAt: vertex).map { !model.enclosing($0).contains(other) } ?? true
    }
    return model.nodeIDs.contains { isReached[shown($0)] && model.enclosing($0).contains(node) }
  }

  /// The node of a vertex, if it means that the node is shown.
  func node(shownAt vertex: Int) -> NodeID? { vertex < nodeCount ? NodeID(vertex) : nil }
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

/// Lists the edges of a model.
private struct GraphBuilder {
  let model: Model
  let broken: Set<LinkID>
  private(set) var offering: [UInt32] = []
  private(set) var vertexCount: Int
  /// Whether a node or something around it has links, so that there is something to inherit; likewise guards.
  private var inheritsLinks: [Bool] = []
  private var inheritsGuards: [Bool] = []

  init(_ model: Model, _ broken: Set<LinkID>) {
    self.model = model
    self.broken = broken
    vertexCount = model.nodes.count
    for (index, node) in model.nodes.enumerated() {
      let isInner = node.kind == .screen || node.kind == .tabs
      offering.append(UInt32(isInner ? index : vertexCount))
      if !isInner { vertexCount += 2 }
      let parent = Int(node.parent.index)
      inheritsLinks.append(!node.links.isEmpty || (index > 0 && inheritsLinks[parent]))
      let hasGuards = !model.details(of: NodeID(index)).guards.isEmpty
      inheritsGuards.append(hasGuards || (index > 0 && inheritsGuards[parent]))
    }
  }

  func visitEdges(of node: NodeID, _ visit: (Int, Int) -> Void) {
    let index = Int(node.index)
    let own = model[node]
    let offers = Int(offering[index])
    let isContainer = offers != index
    for link in own.links where broken.isEmpty || !broken.contains(LinkID(link)) {
      visitGoals(of: model.links[Int(link)].target, from: offers, visit)
    }
    let parent = Int(own.parent.index)
    if node != .app, inheritsGuards[parent] {
      visit(isContainer ? offers + 1 : index, Int(offering[parent]) + 1)
    }
    let hasInheritedLinks = node != .app && inheritsLinks[parent]
    if own.details != NodeDetails.none {
      visitEdges(ofDetailed: node, isContainer, hasInheritedLinks, visit)
    } else if hasInheritedLinks {
      visit(offers, Int(offering[parent]))
    }
  }

  /// The rest of the edges of a node that has more than links.
  private func visitEdges(
    ofDetailed node: NodeID, _ isContainer: Bool, _ hasInheritedLinks: Bool, _ visit: (Int, Int) -> Void
  ) {
    let index = Int(node.index)
    let details = model.details(of: node)
    visitShownEdges(of: node, details, visit)
    let asked = isContainer ? Int(offering[index]) + 1 : index
    if isContainer && node != .app { visit(index, asked) }
    for question in model.guards[details.guards] {
      if let otherwise = question.otherwise { visitGoals(of: otherwise, from: asked, visit) }
    }
    if hasInheritedLinks { visitInherited(by: node, details, visit) }
  }

  /// What showing a node shows as well.
  private func visitShownEdges(of node: NodeID, _ details: NodeDetails, _ visit: (Int, Int) -> Void) {
    let index = Int(node.index)
    for tab in model.tabs[details.tabs] { tab.root.node.map { visit(index, Int($0.index)) } }
    for embedded in model.calls[details.embeds].compactMap(\.node) { visitEmbedded(embedded, in: node, visit) }
    guard node != .app else { return }
    for start in model.startAlternatives[details.start] { start.call.node.map { visit(index, Int($0.index)) } }
  }

  /// What is embedded is shown, and its links are those of the host.
  private func visitEmbedded(_ embedded: NodeID, in host: NodeID, _ visit: (Int, Int) -> Void) {
    let offers = Int(offering[Int(host.index)])
    visit(Int(host.index), Int(embedded.index))
    for link in model.offeredLinks(of: embedded) where !broken.contains(link) {
      visitGoals(of: model[link].target, from: offers, visit)
    }
  }

  /// The links of what a node stands in: all of them through one edge, or one by one when it drops some.
  private func visitInherited(by node: NodeID, _ details: NodeDetails, _ visit: (Int, Int) -> Void) {
    let offers = Int(offering[Int(node.index)])
    guard !details.without.isEmpty else { return visit(offers, Int(offering[Int(model[node].parent.index)])) }
    for link in model.offeredLinks(of: node) where model[link].owner != node && !broken.contains(link) {
      visitGoals(of: model[link].target, from: offers, visit)
    }
  }

  @inline(__always)
  private func visitGoals(of target: TargetID, from vertex: Int, _ visit: (Int, Int) -> Void) {
    for member in model.family(of: target) {
      if case .call(let node) = model[member].goal { visit(vertex, Int(node.index)) }
    }
  }
}
