/// The links that each screen offers.
///
/// Most screens offer the links that they declare, and most links are offered by the screen that declares them: only
/// the exceptions take memory.
struct LinkOffers: Sendable {
  /// For each link, the node that declares it.
  private let owners: [NodeID]
  /// For each node, the links that it declares.
  private let slices: [Slice]
  /// The links of screens that may offer others than they declare, in every tab bar.
  private var links: [NodeID: [LinkID]] = [:]
  /// The links that screens offer only in some tab bars.
  private var barred: [NodeID: [LinkID]] = [:]
  /// The screens that offer a link in every tab bar, in the order of the files, where that is not just its owner.
  private var screens: [LinkID: [NodeID]] = [:]
  /// The tab bars whose screens offer a link because they are shown there.
  private var bars: [LinkID: [NodeID]] = [:]
  /// The screens that never offer a link, although a tab bar that lends it may show them.
  private var dropping: [LinkID: [NodeID]] = [:]

  /// - Complexity: Linear in the links that all screens offer, and in the screens for each tab bar with links.
  init(_ machine: Machine, screens all: [NodeID], bars: [NodeID]) {
    let model = machine.model
    owners = model.links.map(\.owner)
    slices = model.nodes.map(\.links)
    findOffering(machine, all)
    var isBarred: [NodeID: Set<LinkID>] = [:]
    for bar in bars where !model.offeredLinks(of: bar).isEmpty { findLent(by: bar, machine, all, &isBarred) }
    for link in self.bars.keys { findDropping(link, model, all) }
  }

  /// Returns the links that a screen declares, if it offers these and no others.
  @inline(__always)
  func ownLinks(of screen: NodeID) -> Slice? {
    (links.isEmpty || links[screen] == nil) && (barred.isEmpty || barred[screen] == nil)
      ? slices[Int(screen.index)] : nil
  }

  /// Returns the links that a screen offers in every tab bar.
  func links(on screen: NodeID) -> [LinkID] {
    links[screen] ?? slices[Int(screen.index)].map { LinkID($0) }
  }

  /// Returns the links that a screen offers only in a tab bar that lends them.
  func barLinks(on screen: NodeID) -> [LinkID] { barred[screen] ?? [] }

  /// Returns the screens that offer a link in every tab bar.
  func screens(offering link: LinkID) -> [NodeID] { screens[link] ?? [owners[Int(link.index)]] }

  /// Whether only the screen that declares a link offers it, and no tab bar lends it.
  @inline(__always)
  func isOwnersOnly(_ link: LinkID) -> Bool { screens[link] == nil && bars[link] == nil }

  /// Returns the tab bars that lend a link to the screens that they show.
  func bars(lending link: LinkID) -> [NodeID] { bars[link] ?? [] }

  /// Returns the screens that never offer a link that a tab bar lends.
  func screens(dropping link: LinkID) -> [NodeID] { dropping[link] ?? [] }

  private mutating func findOffering(_ machine: Machine, _ all: [NodeID]) {
    let model = machine.model
    let isAllPlain = machine.broken.isEmpty && model[.app].links.isEmpty
    /// Whether a screen offers the links that it declares and no others.
    var isPlain = [Bool](repeating: false, count: model.nodes.count)
    for screen in all {
      if model[screen].isExternal {
        links[screen] = []
      } else if isAllPlain && model[screen].parent == .app && !model.hasOtherLinks(screen) {
        isPlain[Int(screen.index)] = true
      } else {
        links[screen] = machine.links(on: screen, in: nil)
        for link in links[screen] ?? [] { screens[link, default: []].append(screen) }
      }
    }
    for (index, owner) in owners.enumerated() {
      let link = LinkID(index)
      if isPlain[Int(owner.index)] {
        // A screen that embeds the owner offers the link, too.
        if let hosts = screens[link] { screens[link] = (hosts + [owner]).sorted() }
      } else if screens[link] == [owner] {
        screens[link] = nil
      } else if screens[link] == nil {
        screens[link] = []
      }
    }
  }

  /// - Parameter isBarred: For each screen, the links that the previous tab bars lend to it.
  private mutating func findLent(
    by bar: NodeID, _ machine: Machine, _ all: [NodeID], _ isBarred: inout [NodeID: Set<LinkID>]
  ) {
    var added: Set<LinkID> = []
    let reachable = Self.reach(of: bar, machine.model)
    for screen in all where !machine.model[screen].isExternal && reachable.contains(screen) {
      let known = Set(links(on: screen))
      for link in machine.links(on: screen, in: bar) where !known.contains(link) {
        added.insert(link)
        if isBarred[screen, default: []].insert(link).inserted { barred[screen, default: []].append(link) }
      }
    }
    for link in added { bars[link, default: []].append(bar) }
  }

  private mutating func findDropping(_ link: LinkID, _ model: Model, _ all: [NodeID]) {
    let (name, owner) = (model[link].name, model[link].owner)
    for screen in all where model.droppedLinks[model.details(of: screen).without].contains(name) {
      if owner != screen && model.enclosing(screen).contains(owner) { dropping[link, default: []].append(screen) }
    }
  }

  /// Returns the screens that may be on the stacks of a tab bar: those that its roots or any pushes lead to. This is an
  /// overestimate, which is harmless, and few tab bars have links.
  private static func reach(of bar: NodeID, _ model: Model) -> Set<NodeID> {
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

extension Model {
  /// Whether a screen embeds others, or drops links.
  fileprivate func hasOtherLinks(_ screen: NodeID) -> Bool {
    if self[screen].details == NodeDetails.none { return false }
    let details = details(of: screen)
    return !details.embeds.isEmpty || !details.without.isEmpty
  }
}
