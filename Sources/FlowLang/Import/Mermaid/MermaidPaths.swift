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
    let message = "the diagram does not declare a start; `\(name)` is taken"
    graph.problems.append(SourceProblem.noStart.finding(message, at: graph.nodes[start].range))
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
