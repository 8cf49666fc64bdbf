/// Which screen offers which links.
extension Router {
  /// The links that a screen offers whatever shows it: its own, inherited ones, those of what it embeds.
  func offeredLinks(on screen: NodeID) -> [LinkID] {
    model[screen].isExternal ? [] : compilation.machine.links(on: screen, in: nil)
  }

  /// The screens that offer a link, in the order of the files.
  func screens(offering link: LinkID) -> [NodeID] { screens.filter { offeredLinks(on: $0).contains(link) } }

  /// Whether a screen is shown inside others.
  func isEmbedded(_ screen: NodeID) -> Bool { model.calls.isEmpty ? false : embedded.contains(screen) }

  /// The conditions of which one must hold for a link to be offered; nil when it always is.
  func condition(of link: LinkID) -> [Slice]? {
    var result: [Slice] = []
    for target in model.alternatives(of: model[link].target) {
      let conditions = model.details(of: target).conditions
      if conditions.isEmpty { return nil }
      result.append(conditions)
    }
    return result
  }

  /// The links of the tab bars that may show a screen.
  func barLinks(on screen: NodeID) -> [LinkID] {
    let own = Set(offeredLinks(on: screen))
    return bars.filter { reach[$0]?.contains(screen) == true }
      .flatMap { model.offeredLinks(of: $0) }
      .filter { !own.contains($0) && !model.isDropped($0, by: screen) }
  }

  /// What something leads to.
  static func shown(_ model: Model) -> Set<NodeID> {
    var result: Set<NodeID> = Set(model.startAlternatives.compactMap(\.call.node))
    result.formUnion(model.tabs.compactMap(\.root.node))
    for target in model.targets { if case .call(let node) = target.goal { result.insert(node) } }
    for wayIn in model.waysIn { result.formUnion([wayIn.owner] + model.calls[wayIn.over].compactMap(\.node)) }
    return result
  }

  /// The screens that may come to lie on the stacks of each tab bar that has links: what its roots lead to without
  /// leaving them.
  static func reach(of bars: [NodeID], _ model: Model) -> [NodeID: Set<NodeID>] {
    var result: [NodeID: Set<NodeID>] = [:]
    for bar in bars where !model.offeredLinks(of: bar).isEmpty {
      var pending = model.tabs[model.details(of: bar).tabs].compactMap(\.root.node)
      pending += model.waysIn.filter { wayIn in
        wayIn.tab.map { model.tabReferences[Int($0.index)].tabs.contains { model[$0].owner == bar } } ?? false
      }.flatMap { wayIn in [wayIn.owner] + model.calls[wayIn.over].compactMap(\.node) }
      // What is put on a stack anywhere may be put on this one: few bars have links, and too much does no harm.
      pending += model.targets.filter { $0.presentation == .push }.compactMap { target in
        if case .call(let node) = target.goal { node } else { nil }
      }
      result[bar] = Set(pending.flatMap { model.entryNodes(of: $0) })
    }
    return result
  }
}

extension Model {
  /// Whether a screen drops a link that it inherits.
  func isDropped(_ link: LinkID, by screen: NodeID) -> Bool {
    droppedLinks[details(of: screen).without].contains(self[link].name)
      && enclosing(screen).contains(self[link].owner) && self[link].owner != screen
  }
}
