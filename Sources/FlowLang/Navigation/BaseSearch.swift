/// Finds the bases that every reachable node can have.
///
/// Most targets put what they call on a base of its own, whoever offers them: one sweep over the links. What takes its
/// base over from another (a replacing screen, the start of a flow, the roots of a tab bar) is
/// then brought to a least fixpoint.
struct BaseSearch {
  private let model: Model
  private let graph: NavigationGraph
  private let isReached: [Bool]
  private let broken: Set<LinkID>
  private(set) var bases: [Bases]
  /// What replaces the screen that it is offered on, by the node whose link says so.
  private var replacing: [NodeID: [NodeID]] = [:]
  private var pending: [NodeID] = []

  /// The bases of each node, empty for what cannot be reached, from the vertices of the graph that can be. Links with an
  /// error count as `stay`.
  static func run(_ graph: NavigationGraph, _ model: Model, _ isReached: [Bool], _ broken: Set<LinkID>) -> [Bases] {
    var search = BaseSearch(model: model, graph: graph, isReached: isReached, broken: broken)
    for start in graph.starts { search.add(.bottom, to: start) }
    for outside in graph.outsideStarts where !graph.starts.contains(outside) { search.add(.pushed, to: outside) }
    search.sweep()
    while let node = search.pending.popLast() { search.handOn(from: node) }
    return search.bases
  }

  private init(model: Model, graph: NavigationGraph, isReached: [Bool], broken: Set<LinkID>) {
    self.model = model
    self.graph = graph
    self.isReached = isReached
    self.broken = broken
    bases = Array(repeating: [], count: model.nodes.count)
  }

  private mutating func add(_ new: Bases, to node: NodeID) {
    guard !bases[Int(node.index)].isSuperset(of: new) else { return }
    bases[Int(node.index)].formUnion(new)
    pending.append(node)
  }

  /// Follows every target that is offered somewhere.
  private mutating func sweep() {
    for (index, link) in model.links.enumerated() where isReached[graph.offering(link.owner)] {
      guard broken.isEmpty || !broken.contains(LinkID(index)) else { continue }
      follow(link.target, offeredBy: link.owner)
    }
    for question in model.guards {
      if let otherwise = question.otherwise { follow(otherwise, offeredBy: question.owner) }
    }
  }

  private mutating func follow(_ target: TargetID, offeredBy owner: NodeID) {
    guard model.hasBranches(target) else { return followGoal(of: target, offeredBy: owner) }
    for member in model.family(of: target) { followGoal(of: member, offeredBy: owner) }
  }

  private mutating func followGoal(of target: TargetID, offeredBy owner: NodeID) {
    guard case .call(let node) = model[target].goal else { return }
    switch (model.placing(of: target), model[target].presentation) {
    case (.reset, _): add(.bottom, to: node)
    case (.replace, _): replacing[owner, default: []].append(node)
    case (_, .push): add(.pushed, to: node)
    case (_, .cover): add(.cover, to: node)
    default: add(.closable, to: node)
    }
  }

  /// Hands the bases of a node on to what takes them over.
  private mutating func handOn(from node: NodeID) {
    let own = bases[Int(node.index)]
    if !replacing.isEmpty {
      for owner in model.enclosing(node) {
        for goal in replacing[owner] ?? [] { add(own, to: goal) }
      }
    }
    guard model[node].details != NodeDetails.none else { return }
    let details = model.details(of: node)
    for tab in model.tabs[details.tabs] { tab.root.node.map { add(own.ofTabRoots, to: $0) } }
    for start in model.startAlternatives[details.start] { start.call.node.map { add(own, to: $0) } }
    // An embedded screen is never on a stack itself; what its links replace is its host.
    for embedded in model.calls[details.embeds].compactMap(\.node) {
      for goal in replacing[embedded] ?? [] { add(own, to: goal) }
    }
  }
}
