/// The ways from screen to screen: through junctions, and into areas to where they begin.
struct MermaidWays {
  private(set) var graph: MermaidGraph
  private(set) var problems: [MermaidImport.Problem]
  /// The edges that leave each node.
  private let leaving: [[Int]]
  /// The first screen in each area, whether or not it says where it begins.
  private var firstScreens: [Int?]

  /// How many steps may be looked at. Junctions one behind the other multiply the ways.
  private var budget = 1_000_000

  init(_ graph: MermaidGraph) {
    self.graph = graph
    problems = graph.problems
    var leaving = [[Int]](repeating: [], count: graph.nodes.count)
    for (index, edge) in graph.edges.enumerated() { leaving[edge.tail].append(index) }
    self.leaving = leaving
    firstScreens = Array(repeating: nil, count: graph.nodes.count)
    for node in graph.nodes.indices where graph.nodes[node].kind == .plain {
      var next = graph.nodes[node].parent
      while let area = next, firstScreens[area] == nil {
        firstScreens[area] = node
        next = graph.nodes[area].parent
      }
    }
    // What holds nothing is a screen itself.
    let parents = Set(graph.nodes.compactMap(\.parent))
    for node in graph.nodes.indices where graph.nodes[node].kind == .area && !parents.contains(node) {
      self.graph.nodes[node].kind = .plain
    }
  }

  /// The screen that the app begins with: as the diagram says, or one that nothing leads to.
  var start: Int? {
    mutating get {
      if let start = graph.start, let screen = screens(from: start, "").first?.goal { return screen }
      let reached = Set(graph.edges.map(\.head))
      let screens = graph.nodes.indices.filter { graph.nodes[$0].kind == .plain }
      let found = screens.first { !reached.contains($0) } ?? screens.first
      if let found {
        problems.append(
          MermaidImport.Problem(
            line: 1, message: "the diagram does not say where the app starts; `\(graph.nodes[found].id)` is taken"))
      }
      return found
    }
  }

  /// Every way, by the node that it leaves: a screen or an area.
  mutating func edges() -> [[(label: String, goal: Int)]] {
    var result = [[(label: String, goal: Int)]](repeating: [], count: graph.nodes.count)
    for edge in graph.edges where graph.nodes[edge.tail].kind != .junction {
      result[edge.tail] += screens(from: edge.head, edge.label)
    }
    if budget == 0 {
      problems.append(
        MermaidImport.Problem(line: 1, message: "there are more ways through decisions than can be shown"))
    }
    return result
  }

  /// The screens that are shown when something leads to a node, with the words on the way there.
  private mutating func screens(from node: Int, _ label: String) -> [(label: String, goal: Int)] {
    var result: [(label: String, goal: Int)] = []
    var seen: Set<Int> = []
    var pending = [(node: node, label: label)]
    while budget > 0, let (node, label) = pending.popLast() {
      budget -= 1
      switch graph.nodes[node].kind {
      case .plain: result.append((label, node))
      case .area:
        guard seen.insert(node).inserted else { continue }
        if let start = graph.nodes[node].start ?? firstScreens[node] { pending.append((start, label)) }
      case .junction:
        guard seen.insert(node).inserted else { continue }
        for edge in leaving[node].reversed().map({ graph.edges[$0] }) {
          let words = [label, graph.nodes[node].lines.joined(separator: " "), edge.label]
          pending.append((edge.head, words.filter { !$0.isEmpty }.joined(separator: " · ")))
        }
      }
    }
    return result
  }
}
