/// What is offered where.
extension Machine {
  /// The links that a screen offers, in the order of the files: its own, those of what it stands in and of what is
  /// embedded in it, and those of the tab bar that shows it. An inherited link is one link, and what the screen drops
  /// of those comes back no other way. Links with an error are left out.
  func links(on screen: NodeID, in bar: NodeID?) -> [LinkID] {
    let own = links(of: screen)
    var result = own.offered
    let hasEmbeds = model[screen].details != NodeDetails.none && !model.details(of: screen).embeds.isEmpty
    if hasEmbeds || bar.map(addsLinks) ?? false {
      var seen = Set(own.offered + own.dropped)
      for host in embeddedScreens(in: screen) + [bar].compactMap({ $0 }) {
        result += links(of: host).offered.filter { seen.insert($0).inserted }
      }
    }
    if result.count > 1 { result.sort { position(of: $0) < position(of: $1) } }
    return result
  }

  /// Whether a tab bar, or what it is declared in, has links; those of the app are offered everywhere.
  private func addsLinks(_ bar: NodeID) -> Bool {
    model.enclosing(bar).contains { $0 != .app && !model[$0].links.isEmpty }
  }

  /// The links of a node and of what it stands in, and those of the latter that it drops.
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

  /// The screens that a screen shows inside itself, at any depth.
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

  /// The tabs of a bar.
  func tabs(of bar: NodeID) -> [TabID] { model.details(of: bar).tabs.map { TabID($0) } }

  /// The tab that a bar shows first; nil for what is no bar.
  func firstTab(of node: NodeID) -> TabID? {
    model[node].kind == .tabs ? model.details(of: node).tabs.first.map { TabID($0) } : nil
  }

  /// Where a link stands, to tell which comes first.
  private func position(of link: LinkID) -> (FileID, UInt32) {
    (model[model[link].owner].file, model[link].syntax.index)
  }

  /// Whether all of these hold.
  func holds(_ conditions: Slice, _ flags: some Valuation) -> Bool {
    model.conditions[conditions].allSatisfy { flags.contains($0.flag) != $0.isNegated }
  }
}
