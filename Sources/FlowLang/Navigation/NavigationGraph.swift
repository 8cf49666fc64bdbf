/// What leads where, without regard to the stack: every way that a link, guard, tab bar, flow or embedding opens.
///
/// Each node of the model has three vertices, so that what many screens share is there once and the graph stays linear
/// in the file: `shown` (the node is on screen, or the flow is entered), `offering` (its links are offered, as they
/// are on every screen inside), and `guarded` (its guard may redirect).
public struct NavigationGraph: Sendable {
  /// The vertices and edges.
  let edges: DirectedGraph
  /// What a cold start may show.
  let starts: [NodeID]
  /// The screens that a url or an entry opens, and those that they put beneath.
  let outsideStarts: [NodeID]
  private let nodeCount: Int

  init() {
    edges = DirectedGraph(vertexCount: 0) { _ in }
    starts = []
    outsideStarts = []
    nodeCount = 0
  }

  /// Builds the graph of a model.
  ///
  /// - Parameter broken: Links with an error, which count as `stay`.
  static func build(_ model: Model, without broken: Set<LinkID>) -> NavigationGraph {
    NavigationGraph(model, broken)
  }

  private init(_ model: Model, _ broken: Set<LinkID>) {
    nodeCount = model.nodes.count
    let count = nodeCount
    edges = DirectedGraph(vertexCount: 3 * count) { visit in
      for index in model.nodes.indices {
        Self.visitEdges(of: NodeID(index), model, broken, count, visit)
      }
    }
    starts = model.startAlternatives[model.details(of: .app).start].compactMap(\.call.node)
    outsideStarts = model.waysIn.flatMap { wayIn in
      let bars = wayIn.tab.map { model.tabReferences[Int($0.index)].tabs.map { model.tabs[Int($0.index)].owner } } ?? []
      return [wayIn.owner] + model.calls[wayIn.over].compactMap(\.node) + bars
    }
  }

  /// The vertex of a node being shown or entered.
  func shown(_ node: NodeID) -> Int { Int(node.index) }

  /// The node of a vertex, if it means that the node is shown.
  func node(shownAt vertex: Int) -> NodeID? { vertex < nodeCount ? NodeID(vertex) : nil }

  private static func visitEdges(
    of node: NodeID, _ model: Model, _ broken: Set<LinkID>, _ count: Int, _ visit: (Int, Int) -> Void
  ) {
    let index = Int(node.index)
    let (offering, guarded) = (count + index, 2 * count + index)
    let declared = model[node]
    let details = model.details(of: node)
    if declared.kind == .screen || declared.kind == .tabs { visit(index, offering) }
    if declared.kind != .app { visit(index, guarded) }
    for slice in details.tabs {
      if let root = model.tabs[Int(slice)].root.node { visit(index, Int(root.index)) }
    }
    if declared.kind == .flow {
      for start in model.startAlternatives[details.start] { start.call.node.map { visit(index, Int($0.index)) } }
    }
    for embedded in details.embeds { embedded.node.map { visit(index, Int($0.index)) } }
    for link in declared.links where broken.isEmpty || !broken.contains(LinkID(link)) {
      visitGoals(of: model.links[Int(link)].target, from: offering, model, visit)
    }
    for own in model.guards[details.guards] {
      if let otherwise = own.otherwise { visitGoals(of: otherwise, from: guarded, model, visit) }
    }
    guard node != .app else { return }
    visit(guarded, 2 * count + Int(declared.parent.index))
    if details.without.isEmpty {
      visit(offering, count + Int(declared.parent.index))
    } else {
      for link in model.offeredLinks(of: node) where model[link].owner != node && !broken.contains(link) {
        visitGoals(of: model[link].target, from: offering, model, visit)
      }
    }
  }

  private static func visitGoals(of target: TargetID, from vertex: Int, _ model: Model, _ visit: (Int, Int) -> Void) {
    if model[target].details == TargetDetails.none {
      if case .call(let node) = model[target].goal { visit(vertex, Int(node.index)) }
      return
    }
    for member in model.family(of: target) {
      if case .call(let node) = model[member].goal { visit(vertex, Int(node.index)) }
    }
  }
}
