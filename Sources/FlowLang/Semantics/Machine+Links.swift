/// The links and tabs that a node offers.
extension Machine {
  /// Returns the links that a screen offers, in the order of the files: its own, those of the enclosing nodes and of
  /// the screens embedded in it, and those of the tab bar that shows it. An inherited link is listed once; a link that
  /// the screen drops is not added again by a host. Links with an error are left out.
  func links(on screen: NodeID, in bar: NodeID?) -> [LinkID] {
    let own = links(of: screen)
    var result = own.offered
    if embeds(screen) || bar.map(addsLinks) ?? false {
      var seen = Set(own.offered + own.dropped)
      for host in embeddedScreens(in: screen) + [bar].compactMap({ $0 }) {
        result += links(of: host).offered.filter { seen.insert($0).inserted }
      }
    }
    // Most screens have their links in order.
    let positions = result.map { position(of: $0) }
    if zip(positions, positions.dropFirst()).allSatisfy({ $0 <= $1 }) { return result }
    return result.indices.sorted { positions[$0] < positions[$1] }.map { result[$0] }
  }

  /// Whether a tab bar or a node that encloses it has links; those of the app are offered everywhere.
  private func addsLinks(_ bar: NodeID) -> Bool {
    model.enclosing(bar).contains { $0 != .app && !model[$0].links.isEmpty }
  }

  /// Returns the links of a node and of its enclosing nodes, and those of the latter that the node drops.
  private func links(of node: NodeID) -> (offered: [LinkID], dropped: [LinkID]) {
    let without = model[node].details == NodeDetails.none ? [] : model.droppedLinks[model.details(of: node).without]
    var (offered, dropped): ([LinkID], [LinkID]) = ([], [])
    for owner in model.enclosing(node) {
      for link in model[owner].links.map({ LinkID($0) }) where broken.isEmpty || !broken.contains(link) {
        if owner != node && without.contains(model[link].name) { dropped.append(link) } else { offered.append(link) }
      }
    }
    return (offered, dropped)
  }

  /// Whether a screen embeds others.
  func embeds(_ screen: NodeID) -> Bool {
    model[screen].details != NodeDetails.none && !model.details(of: screen).embeds.isEmpty
  }

  /// Returns the screens that a screen embeds, at any depth.
  func embeddedScreens(in screen: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var seen: Set = [screen]
    var pending = [screen]
    while let host = pending.popLast() {
      for call in model.calls[model.details(of: host).embeds].reversed() {
        guard let inner = call.node, seen.insert(inner).inserted else { continue }
        result.append(inner)
        pending.append(inner)
      }
    }
    return result
  }

  func tabs(of bar: NodeID) -> [TabID] { model.details(of: bar).tabs.map { TabID($0) } }

  /// Returns the tab that a bar shows first; nil when the node is not a bar.
  func firstTab(of node: NodeID) -> TabID? {
    model[node].kind == .tabs ? model.details(of: node).tabs.first.map { TabID($0) } : nil
  }

  private func position(of link: LinkID) -> (FileID, UInt32) {
    (model[model[link].owner].file, model[link].syntax.index)
  }

  /// Whether all conditions hold.
  func holds(_ conditions: Slice, _ flags: some Valuation) -> Bool {
    model.conditions[conditions].allSatisfy { flags.contains($0.flag) != $0.isNegated }
  }
}
