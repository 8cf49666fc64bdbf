/// A comparison of the links and guards of the screens in both versions. It considers only screens that may differ:
/// they or an enclosing node are edited or have moved.
struct SharedParts {
  private let old: FlowVersion
  private let new: FlowVersion
  private let nodes: NodePairs
  private(set) var links = Matching<LinkID>()
  private(set) var guards = Matching<Int>()

  init(_ old: FlowVersion, _ new: FlowVersion, _ nodes: NodePairs) {
    self.old = old
    self.new = new
    self.nodes = nodes
    for pair in nodes.edited { keepOwnParts(of: pair) }
    compareInheritance()
  }

  /// Compares the declared and the inherited parts of nodes. Parts that are only inherited are compared once for all
  /// nodes that inherit them.
  private mutating func compareInheritance() {
    let causes = causes()
    var inherited: [NodeID: (links: Matching<LinkID>.Singles, guards: Matching<Int>.Singles)] = [:]
    for pair in nodes.pairs {
      guard let cause = causes[Int(pair.new.index)] else { continue }
      let node = new.model[pair.new]
      let isPlace = node.kind == .screen || node.kind == .tabs
      if isPlace, old.model[pair.old].isExternal || node.isExternal { continue }
      if isPlace, cause == .inheritance, node.kind == .screen, new.model.details(of: pair.new).without.isEmpty,
        let shared = inherited[node.parent]
      {
        links.note(shared.links, at: pair)
        guards.note(shared.guards, at: pair)
        continue
      }
      let ownLinks = links.compare(Self.offers(on: pair.old, old), Self.offers(on: pair.new, new))
      let ownGuards = guards.compare(Self.guards(of: pair.old, old), Self.guards(of: pair.new, new))
      if isPlace {
        links.note(ownLinks, at: pair)
        guards.note(ownGuards, at: pair)
      } else {
        inherited[pair.new] = (ownLinks, ownGuards)
      }
    }
  }

  /// Removes the links from losses and gains that have another name and are otherwise equal, without another candidate
  /// in the same owner, and returns them.
  mutating func takeRenamedLinks() -> [Matching<LinkID>.Kept] {
    func sorted(
      _ differences: [Matching<LinkID>.Difference], _ version: FlowVersion, _ owner: (NodeID) -> NodeID?
    )
      -> [NodeID: [(text: LinkText, places: [NodePair], link: LinkID)]]
    {
      var result: [NodeID: [(text: LinkText, places: [NodePair], link: LinkID)]] = [:]
      for difference in differences {
        guard let owner = owner(version.model[difference.item].owner) else { continue }
        result[owner, default: []].append((version.text(of: difference.item), difference.places, difference.item))
      }
      return result
    }
    let gone = sorted(links.losses, old) { nodes.new(of: $0) }
    let come = sorted(links.gains, new) { $0 }
    var renamed: [Matching<LinkID>.Kept] = []
    for owner in Set(gone.keys).intersection(come.keys).sorted() {
      let (gone, come) = (gone[owner] ?? [], come[owner] ?? [])
      // Among many equal links, the pairs are ambiguous.
      guard gone.count * come.count <= 64 else { continue }
      for link in gone {
        let partners = come.filter { $0.text == link.text && $0.places == link.places }
        guard partners.count == 1, gone.count(where: { $0.text == link.text }) == 1 else { continue }
        renamed.append(Matching.Kept(old: link.link, new: partners[0].link))
      }
    }
    links.join(renamed)
    return renamed
  }

  /// Pairs the links of a node by name, and its guards by conditions.
  private mutating func keepOwnParts(of pair: NodePair) {
    links.compare(Self.ownLinks(of: pair.old, old), Self.ownLinks(of: pair.new, new))
    guards.compare(Self.ownGuards(of: pair.old, old), Self.ownGuards(of: pair.new, new))
  }

  /// The reason why the parts of a node may differ.
  private enum Cause {
    /// Its own statements or its enclosing node.
    case itself
    /// Only the parts of the enclosing node.
    case inheritance
  }

  /// Returns for each node, by its new index, the reason why its parts may differ; nil when they cannot.
  private func causes() -> [Cause?] {
    var result = [Cause?](repeating: nil, count: new.model.nodes.count)
    for pair in nodes.edited where hasOtherParts(pair) { result[Int(pair.new.index)] = .itself }
    for index in new.model.nodes.indices.dropFirst() where result[index] == nil {
      let parent = new.model.nodes[index].parent
      if let partner = nodes.oldOf[index], nodes.new(of: old.model[partner].parent) == parent {
        if result[Int(parent.index)] != nil { result[index] = .inheritance }
      } else {
        result[index] = .itself
      }
    }
    return result
  }

  /// Whether a node declares other links or guards, by name, or drops other links.
  private func hasOtherParts(_ pair: NodePair) -> Bool {
    Set(Self.ownLinks(of: pair.old, old).map(\.key)) != Set(Self.ownLinks(of: pair.new, new).map(\.key))
      || Set(Self.ownGuards(of: pair.old, old).map(\.key)) != Set(Self.ownGuards(of: pair.new, new).map(\.key))
      || Self.dropped(by: pair.old, old) != Self.dropped(by: pair.new, new)
  }

  private static func ownLinks(of node: NodeID, _ version: FlowVersion) -> [(key: String, item: LinkID)] {
    version.model[node].links.map { (version.model.text(version.model[LinkID($0)].name), LinkID($0)) }
  }

  private static func ownGuards(of node: NodeID, _ version: FlowVersion) -> [(key: String, item: Int)] {
    version.model.details(of: node).guards.map { index in
      (version.text(ofConditions: version.model.guards[Int(index)].conditions), Int(index))
    }
  }

  private static func dropped(by node: NodeID, _ version: FlowVersion) -> Set<String> {
    Set(version.model.droppedLinks[version.model.details(of: node).without].map { version.model.text($0) })
  }

  /// Returns the links that a screen offers; for a tab bar only its own, as its screens inherit the others themselves.
  private static func offers(on node: NodeID, _ version: FlowVersion) -> [(key: String, item: LinkID)] {
    let isBar = version.model[node].kind == .tabs
    return version.model.offeredLinks(of: node).filter { !isBar || version.model[$0].owner == node }.map {
      (version.model.text(version.model[$0].name), $0)
    }
  }

  private static func guards(of node: NodeID, _ version: FlowVersion) -> [(key: String, item: Int)] {
    version.model.enclosing(node).reversed().flatMap { ownGuards(of: $0, version) }
  }
}
