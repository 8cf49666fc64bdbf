/// The screens that offer each link.
struct LinkOffers: Sendable {
  private let model: Model
  /// The links of screens, whatever shows them.
  private var links: [NodeID: [LinkID]] = [:]
  /// The links that screens offer only in some tab bars.
  private var barred: [NodeID: [LinkID]] = [:]
  /// The screens that offer a link whatever shows them, in the order of the files.
  private var screens: [LinkID: [NodeID]] = [:]
  /// The tab bars whose screens offer a link because they are shown there.
  private var bars: [LinkID: [NodeID]] = [:]
  /// The screens that never offer a link, although a tab bar that lends it may show them.
  private var dropping: [LinkID: [NodeID]] = [:]

  /// - Complexity: Linear in the links that all screens offer, and in the screens for each tab bar with links.
  init(_ machine: Machine, screens all: [NodeID], bars: [NodeID]) {
    model = machine.model
    for screen in all {
      let offered = model[screen].isExternal ? [] : machine.links(on: screen, in: nil)
      links[screen] = offered
      for link in offered { self.screens[link, default: []].append(screen) }
    }
    var isBarred: [NodeID: Set<LinkID>] = [:]
    for bar in bars where !model.offeredLinks(of: bar).isEmpty { findLent(by: bar, machine, all, &isBarred) }
    for link in self.bars.keys { findDropping(link, all) }
  }

  /// Returns the links that a screen offers in every tab bar.
  func links(on screen: NodeID) -> [LinkID] { links[screen] ?? model[screen].links.map { LinkID($0) } }

  /// Returns the links that a screen offers only in a tab bar that lends them.
  func barLinks(on screen: NodeID) -> [LinkID] { barred[screen] ?? [] }

  /// The screens that offer a link whatever shows them.
  func screens(offering link: LinkID) -> [NodeID] { screens[link] ?? [] }

  /// Whether only the screen that declares a link offers it, and no tab bar lends it.
  func isOwnersOnly(_ link: LinkID) -> Bool { screens[link] == [model[link].owner] && bars[link] == nil }

  /// Returns the tab bars that lend a link to the screens that they show.
  func bars(lending link: LinkID) -> [NodeID] { bars[link] ?? [] }

  /// Returns the screens that never offer a link that a tab bar lends.
  func screens(dropping link: LinkID) -> [NodeID] { dropping[link] ?? [] }

  /// - Parameter isBarred: The links that the tab bars before lend to each screen.
  private mutating func findLent(
    by bar: NodeID, _ machine: Machine, _ all: [NodeID], _ isBarred: inout [NodeID: Set<LinkID>]
  ) {
    var added: Set<LinkID> = []
    let reachable = reach(of: bar)
    for screen in all where !model[screen].isExternal && reachable.contains(screen) {
      let known = Set(links(on: screen))
      for link in machine.links(on: screen, in: bar) where !known.contains(link) {
        added.insert(link)
        if isBarred[screen, default: []].insert(link).inserted { barred[screen, default: []].append(link) }
      }
    }
    for link in added { bars[link, default: []].append(bar) }
  }

  private mutating func findDropping(_ link: LinkID, _ all: [NodeID]) {
    let (name, owner) = (model[link].name, model[link].owner)
    for screen in all where model.droppedLinks[model.details(of: screen).without].contains(name) {
      if owner != screen && model.isEnclosed(screen, by: owner) { dropping[link, default: []].append(screen) }
    }
  }

  /// Returns the screens that may be on the stacks of a tab bar: those that its roots and any pushed screens lead to.
  /// Few bars have links, and a superset is harmless.
  private func reach(of bar: NodeID) -> Set<NodeID> {
    var pending = model.tabs[model.details(of: bar).tabs].compactMap(\.root.node)
    pending += model.entryPoints.flatMap { entryPoint in
      [entryPoint.owner] + model.calls[entryPoint.over].compactMap(\.node)
    }
    pending += model.targets.filter { $0.presentation == .push }.compactMap { target in
      if case .call(let node) = target.goal { node } else { nil }
    }
    return Set(pending.flatMap { model.entryNodes(of: $0) })
  }
}

/// Decides where and when links are offered.
extension Router {
  /// Returns the links that a screen offers anywhere, its own first; none for an external screen.
  func links(on screen: NodeID) -> [LinkID] {
    if model[screen].isExternal { return [] }
    return offers.links(on: screen) + offers.barLinks(on: screen)
  }

  /// Returns the conditions of which one must hold for a link to be offered; nil when it is always offered.
  func condition(of link: LinkID) -> [Slice]? {
    let conditions = model.alternatives(of: model[link].target).map { model.details(of: $0).conditions }
    return conditions.contains { $0.isEmpty } ? nil : conditions
  }

  /// Returns the nodes that a start, a tab, a target or an address names.
  static func shown(_ model: Model) -> Set<NodeID> {
    var result: Set<NodeID> = Set(model.startAlternatives.compactMap(\.call.node))
    result.formUnion(model.tabs.compactMap(\.root.node))
    for target in model.targets { if case .call(let node) = target.goal { result.insert(node) } }
    for entryPoint in model.entryPoints {
      result.formUnion([entryPoint.owner] + model.calls[entryPoint.over].compactMap(\.node))
    }
    return result
  }
}
