/// What is offered where.
extension Machine {
  /// The links that a screen offers, in the order of the files: its own, those of what it stands in and of what is
  /// embedded in it, and those of the tab bar that shows it. An inherited link is one link. Links with an error are
  /// left out.
  func links(on screen: NodeID, in bar: NodeID?) -> [LinkID] {
    var result: [LinkID] = []
    appendLinks(of: screen, to: &result)
    let isSimple = model[screen].details == NodeDetails.none && bar == nil
    if !isSimple {
      var hosts = embeddedScreens(in: screen)
      if let bar { hosts.append(bar) }
      for host in hosts {
        var more: [LinkID] = []
        appendLinks(of: host, to: &more)
        for link in more where !result.contains(link) { result.append(link) }
      }
    }
    result.sort { position(of: $0) < position(of: $1) }
    return result
  }

  private func appendLinks(of node: NodeID, to result: inout [LinkID]) {
    let details = model[node].details
    let dropped = details == NodeDetails.none ? [] : model.droppedLinks[model.details(of: node).without]
    var owner = node
    while true {
      for index in model[owner].links {
        let link = LinkID(index)
        if !broken.isEmpty && broken.contains(link) { continue }
        if owner != node && dropped.contains(model[link].name) { continue }
        result.append(link)
      }
      if owner == .app { return }
      owner = model[owner].parent
    }
  }

  /// The screens that a screen shows inside itself, at any depth.
  func embeddedScreens(in screen: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var pending = [screen]
    while let host = pending.popLast() {
      for call in model.calls[model.details(of: host).embeds].reversed() {
        guard let inner = call.node, inner != screen, !result.contains(inner) else { continue }
        result.append(inner)
        pending.append(inner)
      }
    }
    return result
  }

  /// The tabs of a bar.
  func tabs(of bar: NodeID) -> [TabID] { model.details(of: bar).tabs.map { TabID($0) } }

  /// Where a link stands, to tell which comes first.
  private func position(of link: LinkID) -> (FileID, UInt32) {
    (model[model[link].owner].file, model[link].syntax.index)
  }

  /// Whether all of these hold.
  func holds(_ conditions: Slice, _ flags: FlagSet) -> Bool {
    model.conditions[conditions].allSatisfy { flags.contains($0.flag) != $0.isNegated }
  }
}
