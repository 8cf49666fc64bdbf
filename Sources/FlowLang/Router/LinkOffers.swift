/// Which screen offers which links.
struct LinkOffers: Sendable {
  /// For each node, the links that it offers as a screen, whatever shows it: its own, inherited ones, those of what it
  /// embeds.
  private let own: [[LinkID]]
  /// For each node, the links that it offers as a screen only in some tab bars.
  private let barred: [[LinkID]]
  /// For each link, the screens that offer it whatever shows them, in the order of the files.
  private let screens: [[NodeID]]
  /// For each link, the tab bars whose screens offer it because they are shown there.
  private let bars: [[NodeID]]
  /// For each link, the screens that never offer it, though a tab bar that does may show them.
  private let dropping: [[NodeID]]

  /// - Complexity: Linear in the links that all screens offer, and in the screens for each tab bar with links.
  init(_ machine: Machine, screens all: [NodeID], bars: [NodeID]) {
    let model = machine.model
    var own = [[LinkID]](repeating: [], count: model.nodes.count)
    var barred = own
    var screens = [[NodeID]](repeating: [], count: model.links.count)
    var showing = screens
    var dropping = screens
    for screen in all where !model[screen].isExternal {
      own[Int(screen.index)] = machine.links(on: screen, in: nil)
      for link in own[Int(screen.index)] { screens[Int(link.index)].append(screen) }
    }
    for bar in bars where !model.offeredLinks(of: bar).isEmpty {
      var added: Set<LinkID> = []
      let reachable = Self.reach(of: bar, model)
      for screen in all where !model[screen].isExternal && reachable.contains(screen) {
        let known = Set(own[Int(screen.index)])
        for link in machine.links(on: screen, in: bar) where !known.contains(link) {
          added.insert(link)
          if !barred[Int(screen.index)].contains(link) { barred[Int(screen.index)].append(link) }
        }
      }
      for link in added { showing[Int(link.index)].append(bar) }
    }
    for link in model.links.indices where !showing[link].isEmpty {
      let name = model.links[link].name
      for screen in all where model.droppedLinks[model.details(of: screen).without].contains(name) {
        let owner = model.links[link].owner
        if owner != screen && model.enclosing(screen).contains(owner) { dropping[link].append(screen) }
      }
    }
    (self.own, self.barred, self.screens, self.bars, self.dropping) = (own, barred, screens, showing, dropping)
  }

  /// The links that a screen offers whatever shows it.
  func links(on screen: NodeID) -> [LinkID] { own[Int(screen.index)] }

  /// The links that a screen offers only where a tab bar shows it that has them.
  func barLinks(on screen: NodeID) -> [LinkID] { barred[Int(screen.index)] }

  /// The screens that offer a link whatever shows them.
  func screens(offering link: LinkID) -> [NodeID] { screens[Int(link.index)] }

  /// The tab bars that lend a link to the screens that they show.
  func bars(lending link: LinkID) -> [NodeID] { bars[Int(link.index)] }

  /// The screens that never offer a link that a tab bar lends.
  func screens(dropping link: LinkID) -> [NodeID] { dropping[Int(link.index)] }

  /// The screens that may come to lie on the stacks of a tab bar: what its roots and what is pushed anywhere lead to.
  /// Few bars have links, and too much does no harm.
  private static func reach(of bar: NodeID, _ model: Model) -> Set<NodeID> {
    var pending = model.tabs[model.details(of: bar).tabs].compactMap(\.root.node)
    pending += model.waysIn.flatMap { wayIn in [wayIn.owner] + model.calls[wayIn.over].compactMap(\.node) }
    pending += model.targets.filter { $0.presentation == .push }.compactMap { target in
      if case .call(let node) = target.goal { node } else { nil }
    }
    return Set(pending.flatMap { model.entryNodes(of: $0) })
  }
}
