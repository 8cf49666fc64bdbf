/// What code and the system open: one note is enough for all that lies behind it.
extension SuppressionFixpoint {
  /// Where the files do not show what the app begins with, nothing says what only an entry leads to.
  mutating func allowWhatIsBehindEntries() {
    guard let start = app.start, app[start.node].isExternal else { return }
    allow("deep-link-only", "the files do not show what the app begins with", in: nil)
  }

  /// Keeps one note for each entry point that people come by, not one for each screen behind it, none for what it shows at
  /// once, and none for entry points that this one leads to.
  mutating func allowBehindEntry(_ finding: Finding, in node: ImportedID?) {
    let entrance: String
    let first: ImportedID?
    switch finding.trace.first {
    case .entry(let screen): (entrance, first) = ("the entry of \(screen)", entrances.node(named: screen))
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

  /// Which screens lead to those that have entry points of their own.
  struct Entrances {
    private var numbers: [String: ImportedID] = [:]
    private var numbersByAddress: [String: ImportedID] = [:]
    /// What flows with entry points begin with.
    private(set) var areShownAtOnce: Set<ImportedID> = []
    /// For each node that the start does not lead to, the first one that leads to it; one more for the links of all.
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

    /// What leads where: by links, its own and those of what it stands in, and by what is shown inside. One more number
    /// stands for the links that every screen has.
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

    /// The node to begin with before one that has an entry point.
    func first(before node: ImportedID) -> ImportedID { firsts[Int(node.index)] ?? node }
  }
}
