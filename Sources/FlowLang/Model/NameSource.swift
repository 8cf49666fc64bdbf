/// The source of the names that could replace an unresolved one.
///
/// Kept instead of the names themselves: many unknown names have the same source, and the names are only needed when a
/// finding is created.
enum NameSource: Hashable, Sendable {
  /// The goals of links, the screens that can be embedded, the anchors of `back to`, the nodes of an `expect`.
  case goals, screens, places, nodes
  case flags, transitions, tabBars, tabs
  case tabsOf(Slice)
  /// The values of a flag.
  case values(Slice)
  case outcomes(Slice)
  /// The parameters of several owners.
  case parameters([Slice])
  /// The links that the nodes inside a node inherit.
  case linksAround(NodeID)
}

extension Model {
  func names(in source: NameSource) -> [NameID] {
    switch source {
    case .goals: nodes.filter { $0.kind != .group && $0.kind != .app }.map(\.name)
    case .screens: nodes.filter { $0.kind == .screen }.map(\.name)
    case .places: nodes.filter { $0.kind == .screen || $0.kind == .flow }.map(\.name)
    case .nodes: nodes.dropFirst().map(\.name)
    case .flags: declaredFlags.map { self[$0].name }
    case .transitions: transitions.map(\.name)
    case .tabBars: nodes.filter { $0.kind == .tabs }.map(\.name)
    case .tabs: tabs.map(\.name)
    case .values(let slice): flags[slice].compactMap(\.value)
    case .tabsOf(let slice): tabs[slice].map(\.name)
    case .outcomes(let slice): outcomes[slice].map(\.name)
    case .parameters(let slices): slices.flatMap { parameters[$0].map(\.name) }
    case .linksAround(let node):
      enclosing(node).flatMap { owner in Set(self[owner].links.map { links[Int($0)].name }).sorted() }
    }
  }
}
