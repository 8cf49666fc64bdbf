/// Finds screens that neither a link nor the platform leaves, from what they can stand on.
///
/// Errs on the side of silence: a link that may lead away counts as one that does.
struct DeadEndSearch {
  let model: Model
  let broken: Set<LinkID>
  /// Whether some screen has no Back of the platform.
  private let hasDeclaredBack: Bool
  /// What can be the root of the only tab of a bar.
  private let onlyRoots: Set<NodeID>
  /// Whether there is a tab bar that offers a way out of what stands in it: another tab, or a link of its own.
  private let tabBarsLead: Bool
  /// What is opened from outside on top of something that is no tab bar.
  private let openedWithoutTabs: Set<NodeID>

  /// The dead ends in file order, each with the first base that it cannot be left from.
  static func run(_ model: Model, _ bases: [Bases], _ broken: Set<LinkID>) -> [(screen: NodeID, base: Bases)] {
    let search = DeadEndSearch(model, broken)
    return model.nodes.indices.compactMap { index in
      let node = NodeID(index)
      guard model[node].kind == .screen, !model[node].isExternal, !bases[index].isEmpty else { return nil }
      return search.firstBlockedBase(of: node, bases[index]).map { (node, $0) }
    }
  }

  private init(_ model: Model, _ broken: Set<LinkID>) {
    self.model = model
    self.broken = broken
    hasDeclaredBack = model.details.contains { $0.isBackAutomatic == false }
    let onlyTabs = model.tabs.filter { model.details(of: $0.owner).tabs.count == 1 }
    onlyRoots = Set(onlyTabs.compactMap(\.root.node).flatMap { model.entryNodes(of: $0) })
    tabBarsLead = model.nodes.contains { $0.kind == .tabs && !$0.links.isEmpty } || onlyTabs.count < model.tabs.count
    let starts = model.startAlternatives[model.details(of: .app).start].compactMap(\.call.node)
    let isOutsideTabs = starts.flatMap { model.entryNodes(of: $0) }.contains { model[$0].kind != .tabs }
    openedWithoutTabs = isOutsideTabs ? Set(model.waysIn.filter { $0.tab == nil }.map(\.owner)) : []
  }

  private func firstBlockedBase(of screen: NodeID, _ bases: Bases) -> Bases? {
    let isAutomatic = !hasDeclaredBack || model.isBackAutomatic(on: screen)
    let critical = isAutomatic ? bases.subtracting([.pushed, .closable, .closableTabRoot]) : bases
    guard !critical.isEmpty else { return nil }
    // Most screens have links of their own that lead away from everywhere.
    if model[screen].links.contains(where: { leadsOn(model.links[Int($0)].target) && !broken.contains(LinkID($0)) }) {
      return nil
    }
    return critical.members.first { base in !isLeft(screen, from: base) && !mayLeaveThroughTabBar(screen, base) }
  }

  /// Whether a link of the screen, of what it stands in or of a screen embedded in it leads away.
  private func isLeft(_ screen: NodeID, from base: Bases) -> Bool {
    if offeredLinksLeave(screen, showing: screen, from: base) { return true }
    var pending = model.calls[model.details(of: screen).embeds].compactMap(\.node)
    var seen: Set<NodeID> = [screen]
    while let embedded = pending.popLast() {
      guard seen.insert(embedded).inserted else { continue }
      if offeredLinksLeave(embedded, showing: screen, from: base) { return true }
      pending += model.calls[model.details(of: embedded).embeds].compactMap(\.node)
    }
    return false
  }

  private func offeredLinksLeave(_ host: NodeID, showing screen: NodeID, from base: Bases) -> Bool {
    let dropped = Set(model.droppedLinks[model.details(of: host).without])
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

  /// Whether a target puts something new on, whatever lies beneath.
  private func leadsOn(_ target: TargetID) -> Bool {
    guard case .call = model[target].goal else { return false }
    return model[target].details == TargetDetails.none
  }

  private func leaves(_ target: TargetID, _ screen: NodeID, _ base: Bases) -> Bool {
    model.alternatives(of: target).contains { alternative in
      switch model[alternative].goal {
      case .call(let node): !isSelf(node, screen, model.placing(of: alternative))
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

  /// Whether a tab bar that may be on screen leads away: through another tab, or through a link of its own.
  private func mayLeaveThroughTabBar(_ screen: NodeID, _ base: Bases) -> Bool {
    if base == .pushed { return tabBarsLead && !openedWithoutTabs.contains(screen) }
    guard !base.isDisjoint(with: [.tabRoot, .closableTabRoot, .coverTabRoot]) else { return false }
    return !onlyRoots.contains(screen) || model.nodes.contains { $0.kind == .tabs && !$0.links.isEmpty }
  }
}
