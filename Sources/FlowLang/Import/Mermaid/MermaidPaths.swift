/// The edges from screen to screen: paths through junctions, and into areas to their start, contracted to one edge.
struct MermaidPaths {
  /// An edge to a screen, with the labels on its path.
  struct Path {
    let label: String
    let goal: Int
  }

  /// The graph, in which an empty area is a screen.
  private(set) var graph: MermaidGraph
  /// The outgoing edges of each screen or area.
  private(set) var leaving: [[Path]] = []
  /// The initial screens, that of the app first; empty if there is no screen.
  private(set) var starts: [Path] = []

  /// The indices of the outgoing edges of each node in the graph.
  private let edges: [[Int]]
  /// The first screen in each area, whether or not the area declares its start.
  private var firstScreens: [Int?]
  /// The number of path steps that may be examined beyond the number of transitions. Successive junctions multiply the
  /// paths, and a step with long labels counts as several.
  private var budget = 20_000

  init(_ graph: MermaidGraph) {
    self.graph = graph
    var edges = [[Int]](repeating: [], count: graph.nodes.count)
    for (index, edge) in graph.edges.enumerated() { edges[edge.tail].append(index) }
    self.edges = edges
    firstScreens = Array(repeating: nil, count: graph.nodes.count)
    let parents = Set(graph.nodes.compactMap(\.parent))
    for node in graph.nodes.indices where graph.nodes[node].kind == .area && !parents.contains(node) {
      self.graph.nodes[node].kind = .plain
    }
    for node in graph.nodes.indices where self.graph.nodes[node].kind == .plain {
      var next = graph.nodes[node].parent
      while let area = next, firstScreens[area] == nil {
        firstScreens[area] = node
        next = graph.nodes[area].parent
      }
    }
    addPaths()
  }

  private mutating func addPaths() {
    leaving = Array(repeating: [], count: graph.nodes.count)
    budget += graph.edges.count
    for edge in graph.edges where graph.nodes[edge.tail].kind != .junction {
      leaving[edge.tail] += paths(from: edge.head, edge.label)
    }
    for start in graph.starts { starts += paths(from: start.node, start.label) }
    if budget <= 0 { graph.add("there are more paths through decisions than can be shown") }
    if starts.isEmpty { guessStart() }
  }

  /// Starts with the first screen without a predecessor.
  private mutating func guessStart() {
    let entered = Set(leaving.joined().filter { !Self.isNamedBack($0.label) }.map(\.goal))
    let screens = graph.nodes.indices.filter { graph.nodes[$0].kind == .plain }
    let roots = screens.filter { !entered.contains($0) }
    guard let start = roots.first ?? screens.first else { return }
    starts = [Path(label: "", goal: start)]
    if roots.count == 1 { return }
    let name = ImportedNames.clean(graph.nodes[start].id)
    graph.problems.report(
      .noStart, "the diagram does not declare a start; `\(name)` is taken", at: graph.nodes[start].range)
  }

  /// Returns the edges from a node to the screens that are shown next, with the labels on the path.
  private mutating func paths(from node: Int, _ label: String) -> [Path] {
    var result: [Path] = []
    var seen: Set<Int> = []
    var pending = [(node: node, label: label)]
    while budget > 0, let (node, label) = pending.popLast() {
      budget -= 1 + label.utf8.count / 256
      switch graph.nodes[node].kind {
      case .plain: result.append(Path(label: label, goal: node))
      case .area:
        guard seen.insert(node).inserted else { continue }
        if let start = graph.nodes[node].start ?? firstScreens[node] { pending.append((start, label)) }
      case .junction:
        guard seen.insert(node).inserted else { continue }
        for edge in edges[node].reversed().map({ graph.edges[$0] }) {
          let words = [label, graph.nodes[node].lines.joined(separator: " "), edge.label]
          pending.append((edge.head, words.filter { !$0.isEmpty }.joined(separator: " · ")))
        }
      }
    }
    return result
  }
}

/// Arrows that mean Back.
extension MermaidPaths {
  /// The only predecessor of each node; nil if it has several, or is an initial node.
  var onlyArrivals: [Int?] {
    var arrivals = [Set<Int>](repeating: [], count: graph.nodes.count)
    for (tail, paths) in leaving.enumerated() { for path in paths { arrivals[path.goal].insert(tail) } }
    for path in starts { arrivals[path.goal].insert(-1) }
    return arrivals.map { $0.count == 1 ? $0.first : nil }
  }

  /// Whether the label of an arrow means Back: "Back", "close", "Back to the list".
  static func isNamedBack(_ label: String) -> Bool {
    let text = label.lowercased().split { !$0.isLetter }.joined(separator: " ")
    let isWhole = ["back", "go back", "close", "cancel", "dismiss", "return"].contains(text)
    return isWhole || ["back to ", "go back to ", "return to "].contains { text.hasPrefix($0) }
  }
}

/// Reachability and counts.
extension MermaidPaths {
  /// The nodes that are reachable from the start of the diagram. The areas around a reachable screen are reachable,
  /// too.
  var reach: Reach {
    let nodes = graph.nodes
    let next = nodes.indices.map { leaving[$0].map(\.goal) + (nodes[$0].parent.map { [$0] } ?? []) }
    return Reach(from: starts.map(\.goal), in: next)
  }

  /// Returns the problems about nodes that are not reachable.
  func unreached(_ reach: Reach) -> [Finding] {
    let nodes = graph.nodes
    return reach.heads(among: nodes.indices.filter { nodes[$0].kind != .junction }).map { node in
      SourceProblem.noEntryPoint.finding(
        "nothing in the diagram leads to `\(ImportedNames.clean(nodes[node].id))`", at: nodes[node].range)
    }
  }

  /// Returns the counts of the diagram.
  func counts(_ reach: Reach) -> ImportCounts {
    let screens = graph.nodes.indices.filter { graph.nodes[$0].kind == .plain }
    var counts = ImportCounts()
    counts.scenes = graph.nodes.count
    counts.screens = screens.count
    counts.containers = graph.nodes.count { $0.kind == .area }
    counts.links = graph.edges.count
    counts.start = starts.first.map { graph.nodes[$0.goal].id }
    counts.unreachable = screens.count { !reach.isReached[$0] }
    counts.unreachableFromStart = counts.unreachable
    counts.withoutLinks = screens.count { leaving[$0].isEmpty }
    return counts
  }
}
