/// Where the names are that would do instead of one that stands for nothing.
///
/// Kept instead of the names themselves: many unknown names have the same source, and the names are asked for only
/// when a finding is made.
enum NameSource: Hashable, Sendable {
  /// What a link can go to, what can be embedded, what one can go back to, what an `expect` can speak of.
  case goals, screens, places, nodes
  case flags, transitions, tabBars, tabs
  case tabsOf(Slice)
  /// The values of a flag.
  case values(Slice)
  case outcomes(Slice)
  /// The parameters of several owners.
  case parameters([Slice])
  /// The links that what stands in a node inherits.
  case linksAround(NodeID)
}

extension Model {
  /// The names of a source.
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
