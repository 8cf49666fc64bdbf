/// Finds the bases that every reachable node can have: a least fixpoint over the targets that are really offered.
struct BaseSearch {
  private let model: Model
  private let broken: Set<LinkID>
  private(set) var bases: [Bases]
  /// What the links of a node are offered on: the union over the screens inside.
  private var offering: [Bases]
  private var pending: [NodeID] = []

  /// - Returns: The bases of each node; empty for what cannot be reached.
  static func run(_ graph: NavigationGraph, _ model: Model, _ broken: Set<LinkID>) -> [Bases] {
    var search = BaseSearch(model: model, broken: broken)
    for start in graph.starts { search.add(.bottom, to: start) }
    for outside in graph.outsideStarts where !graph.starts.contains(outside) { search.add(.pushed, to: outside) }
    while let node = search.pending.popLast() { search.follow(node) }
    return search.bases
  }

  private init(model: Model, broken: Set<LinkID>) {
    self.model = model
    self.broken = broken
    bases = Array(repeating: [], count: model.nodes.count)
    offering = bases
  }

  private mutating func add(_ new: Bases, to node: NodeID) {
    guard !bases[Int(node.index)].isSuperset(of: new) else { return }
    bases[Int(node.index)].formUnion(new)
    pending.append(node)
  }

  private mutating func follow(_ node: NodeID) {
    let own = bases[Int(node.index)]
    let details = model.details(of: node)
    switch model[node].kind {
    case .flow:
      for start in model.startAlternatives[details.start] { start.call.node.map { add(own, to: $0) } }
      followGuards(of: node)
      return
    case .tabs:
      for tab in details.tabs { model.tabs[Int(tab)].root.node.map { add(own.ofTabRoots, to: $0) } }
    default:
      for embedded in details.embeds { embedded.node.map { add(own, to: $0) } }
    }
    followGuards(of: node)
    if details.without.isEmpty {
      offer(own, by: node)
    } else {
      for link in model.offeredLinks(of: node) { follow(link, own) }
    }
  }

  /// Offers the links of a node and of all that it stands in, as far as they were not offered on such a base before.
  private mutating func offer(_ new: Bases, by node: NodeID) {
    var current = node
    while !offering[Int(current.index)].isSuperset(of: new) {
      offering[Int(current.index)].formUnion(new)
      for link in model[current].links { follow(LinkID(link), new) }
      if current == .app { return }
      current = model[current].parent
    }
  }

  private mutating func follow(_ link: LinkID, _ own: Bases) {
    guard broken.isEmpty || !broken.contains(link) else { return }
    follow(model[link].target, own)
  }

  private mutating func followGuards(of node: NodeID) {
    var current = node
    while true {
      for own in model.guards[model.details(of: current).guards] {
        if let otherwise = own.otherwise { follow(otherwise, .pushed) }
      }
      if current == .app { return }
      current = model[current].parent
    }
  }

  private mutating func follow(_ target: TargetID, _ own: Bases) {
    if model[target].details == TargetDetails.none { return followGoal(of: target, own) }
    for member in model.family(of: target) { followGoal(of: member, own) }
  }

  private mutating func followGoal(of target: TargetID, _ own: Bases) {
    guard case .call(let node) = model[target].goal else { return }
    switch (model[target].placing, model[target].presentation) {
    case (.reset, _): add(.bottom, to: node)
    case (.replace, _): add(own, to: node)
    case (_, .push): add(.pushed, to: node)
    case (_, .cover): add(.cover, to: node)
    default: add(.closable, to: node)
    }
  }
}
