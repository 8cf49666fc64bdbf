/// Finds screens that neither a link nor the platform leaves, from what they can stand on.
///
/// Errs on the side of silence: a link that may lead away counts as one that does.
struct DeadEndSearch {
  let model: Model
  let broken: Set<LinkID>

  /// The dead ends in file order, each with the first base that it cannot be left from.
  static func run(_ model: Model, _ bases: [Bases], _ broken: Set<LinkID>) -> [(screen: NodeID, base: Bases)] {
    let search = DeadEndSearch(model: model, broken: broken)
    return model.nodes.indices.compactMap { index in
      let node = NodeID(index)
      guard model[node].kind == .screen, !model[node].isExternal, !bases[index].isEmpty else { return nil }
      return search.firstBlockedBase(of: node, bases[index]).map { (node, $0) }
    }
  }

  private func firstBlockedBase(of screen: NodeID, _ bases: Bases) -> Bases? {
    let rest = bases.subtracting(.pushed)
    let critical = model.isBackAutomatic(on: screen) ? rest.subtracting([.closable, .closableTabRoot]) : bases
    guard !critical.isEmpty else { return nil }
    return critical.members.first { base in !isLeft(screen, from: base) && !hasOtherTab(screen, base) }
  }

  /// Whether a link of the screen, of what it stands in or of a screen embedded in it leads away.
  private func isLeft(_ screen: NodeID, from base: Bases) -> Bool {
    var pending = [screen]
    var seen: Set<NodeID> = []
    while let host = pending.popLast() {
      guard seen.insert(host).inserted else { continue }
      if offeredLinksLeave(host, showing: screen, from: base) { return true }
      pending += model.details(of: host).embeds.compactMap(\.node)
    }
    return false
  }

  private func offeredLinksLeave(_ host: NodeID, showing screen: NodeID, from base: Bases) -> Bool {
    let dropped = model.details(of: host).without
    var current = host
    while true {
      for link in model[current].links
      where !broken.contains(LinkID(link)) && (current == host || !dropped.contains(model.links[Int(link)].name)) {
        if leaves(model.links[Int(link)].target, screen, base) { return true }
      }
      if current == .app { return false }
      current = model[current].parent
    }
  }

  private func leaves(_ target: TargetID, _ screen: NodeID, _ base: Bases) -> Bool {
    model.alternatives(of: target).contains { alternative in
      switch model[alternative].goal {
      case .call(let node): !isSelf(node, screen, model[alternative].placing)
      case .back, .backTo: !base.isSubset(of: [.bottom, .tabRoot])
      case .home, .dismiss, .raise, .finish: !base.isSubset(of: [.bottom, .tabRoot])
      case .tab: true
      case .open, .stay, .continue, .broken: false
      }
    }
  }

  private func isSelf(_ node: NodeID, _ screen: NodeID, _ placing: Target.Placing) -> Bool {
    if case .reuse = placing { return node == screen }
    return false
  }

  /// Whether the screen is the root of a tab of a bar with other tabs to choose.
  private func hasOtherTab(_ screen: NodeID, _ base: Bases) -> Bool {
    guard !base.isDisjoint(with: [.tabRoot, .closableTabRoot, .coverTabRoot]) else { return false }
    return model.tabs.allSatisfy { tab in
      !mayRoot(tab, screen) || model.details(of: tab.owner).tabs.count > 1
    }
  }

  private func mayRoot(_ tab: Tab, _ screen: NodeID) -> Bool {
    tab.root.node.map { model.entryNodes(of: $0).contains(screen) } ?? false
  }
}
