/// Finds which links are offered and which requirements hold on the screens of both versions. Only screens are looked
/// at for which something may be different: they, or what they stand in, are edited or have moved.
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

  /// Compares what is written on nodes and what they inherit. What a screen only inherits is compared once for all that
  /// inherit it.
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

  /// Links of one owner that have another name and are otherwise the same, with no other that would do as well: they are
  /// taken out of what is gone and what is new.
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
      // Of many alike nobody knows which is which.
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

  /// Own links of one name, and own requirements of the same conditions, are the same ones.
  private mutating func keepOwnParts(of pair: NodePair) {
    let before = Dictionary(Self.ownLinks(of: pair.old, old)) { first, _ in first }
    for (name, link) in Self.ownLinks(of: pair.new, new) { before[name].map { links.keep($0, link) } }
    let guardsBefore = Dictionary(Self.ownGuards(of: pair.old, old)) { first, _ in first }
    for (conditions, index) in Self.ownGuards(of: pair.new, new) {
      guardsBefore[conditions].map { guards.keep($0, index) }
    }
  }

  /// Why what a node has may be different.
  private enum Cause {
    /// What it says itself, or where it stands.
    case itself
    /// Nothing but what it stands in.
    case inheritance
  }

  /// For which nodes, by their new numbers, what they have or inherit may be different, and why.
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

  /// Whether a node has other links or requirements of its own, by their names, or drops others.
  private func hasOtherParts(_ pair: NodePair) -> Bool {
    Set(Self.ownLinks(of: pair.old, old).map(\.0)) != Set(Self.ownLinks(of: pair.new, new).map(\.0))
      || Set(Self.ownGuards(of: pair.old, old).map(\.0)) != Set(Self.ownGuards(of: pair.new, new).map(\.0))
      || Self.dropped(by: pair.old, old) != Self.dropped(by: pair.new, new)
  }

  private static func ownLinks(of node: NodeID, _ version: FlowVersion) -> [(String, LinkID)] {
    version.model[node].links.map { (version.model.text(version.model[LinkID($0)].name), LinkID($0)) }
  }

  private static func ownGuards(of node: NodeID, _ version: FlowVersion) -> [(String, Int)] {
    version.model.details(of: node).guards.map { index in
      (version.text(ofConditions: version.model.guards[Int(index)].conditions), Int(index))
    }
  }

  private static func dropped(by node: NodeID, _ version: FlowVersion) -> Set<String> {
    Set(version.model.droppedLinks[version.model.details(of: node).without].map { version.model.text($0) })
  }

  /// The links that a screen offers; of a tab bar only its own, as its screens inherit the rest themselves.
  private static func offers(on node: NodeID, _ version: FlowVersion) -> [(key: String, item: LinkID)] {
    let isBar = version.model[node].kind == .tabs
    return version.model.offeredLinks(of: node).filter { !isBar || version.model[$0].owner == node }.map {
      (version.model.text(version.model[$0].name), $0)
    }
  }

  private static func guards(of node: NodeID, _ version: FlowVersion) -> [(key: String, item: Int)] {
    version.model.enclosing(node).reversed().flatMap { owner in
      ownGuards(of: owner, version).map { (key: $0.0, item: $0.1) }
    }
  }
}
