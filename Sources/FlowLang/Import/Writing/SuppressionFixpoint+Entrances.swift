/// The screens behind entry points: one finding is enough for all screens behind an entry point.
extension SuppressionFixpoint {
  /// Suppresses findings about screens that only an entry point leads to, if the files do not show the start of the
  /// app.
  mutating func allowWhatIsBehindEntries() {
    guard let start = app.start, app[start.node].isExternal else { return }
    allow("deep-link-only", "the files do not show what the app begins with", in: nil)
  }

  /// Keeps one finding for each entry point that people use, and suppresses those about the other screens behind it,
  /// about the screen that it shows immediately, and about entry points that this one leads to.
  mutating func allowBehindEntry(_ finding: Finding, in node: ImportedID?) {
    let entrance: String
    let first: ImportedID?
    switch finding.trace.first {
    case .entry(let screen, _): (entrance, first) = ("the entry of \(screen)", entrances.node(named: screen))
    case .url(let address): (entrance, first) = ("the url \(address)", entrances.node(openedBy: address))
    default: return
    }
    guard let node, !app[node].allows.contains(where: { $0.rule == finding.rule }) else { return }
    let isShownAtOnce = finding.trace.dropFirst().allSatisfy { if case .tab = $0 { true } else { false } }
    if isShownAtOnce || entrances.areShownAtOnce.contains(node) {
      return allow(finding.rule, "\(entrance) shows it", in: node)
    }
    let key = first.map { app[entrances.first(before: $0)].name } ?? entrance
    if firstBehind[key] == nil { firstBehind[key] = node }
    if firstBehind[key] != node { allow(finding.rule, "it is behind \(entrance)", in: node) }
  }

  /// The reachability of the screens with entry points of their own.
  struct Entrances {
    private var numbers: [String: ImportedID] = [:]
    private var numbersByAddress: [String: ImportedID] = [:]
    /// The first screens of flows with entry points.
    private(set) var areShownAtOnce: Set<ImportedID> = []
    /// The first node that leads to each node, for nodes that the start does not lead to; one more for the app's links.
    private var firsts: [ImportedID?]

    init(_ app: ImportedApp) {
      firsts = Array(repeating: nil, count: app.nodes.count + 1)
      for id in app.ids {
        numbers[app[id].name] = id
        for entryPoint in app[id].entryPoints where entryPoint.isURL { numbersByAddress[entryPoint.text] = id }
        if !app[id].entryPoints.isEmpty, let first = app.firstScreen(of: id) { areShownAtOnce.insert(first) }
      }
      let edges = Self.edges(of: app)
      let roots = [app.start?.node].compactMap { $0 }
      let reached = Reach(from: roots.map { Int($0.index) }, in: edges)
      let heads = reached.heads(among: app.ids.filter { !app[$0].isExternal }.map { Int($0.index) })
      for head in heads {
        var pending = [head]
        while let next = pending.popLast() {
          guard firsts[next] == nil, !reached.isReached[next] else { continue }
          firsts[next] = ImportedID(head)
          pending += edges[next]
        }
      }
    }

    /// Returns the edges between nodes: links of the node and of the nodes around it, embedded screens and tabs. An
    /// additional vertex has the links that every screen inherits.
    private static func edges(of app: ImportedApp) -> [[Int]] {
      func targets(_ links: [ImportedLink]) -> [Int] {
        links.compactMap { link in
          guard case .call(let call) = link.goal else { return nil }
          return Int(call.node.index)
        }
      }
      let nodes = app.nodes.map { node in
        let inner = node.embeds + node.tabs.map(\.root) + [node.start?.node, node.parent].compactMap { $0 }
        return targets(node.links) + inner.map { Int($0.index) } + [app.nodes.count]
      }
      return nodes + [targets(app.links)]
    }

    func node(named name: String) -> ImportedID? { numbers[name] }

    func node(openedBy address: String) -> ImportedID? { numbersByAddress[address] }

    /// Returns the node whose entry point is reported for a node with an entry point.
    func first(before node: ImportedID) -> ImportedID { firsts[Int(node.index)] ?? node }
  }
}
