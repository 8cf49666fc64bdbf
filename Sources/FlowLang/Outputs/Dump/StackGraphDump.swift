/// The stack graph of a flow as text, with no facts tracked: the roots, and the vertices with their outgoing edges.
struct StackGraphDump {
  private let compilation: Compilation
  private let graph: StackGraph

  /// The limit on the number of edges, exits and crossings that are explored.
  private static let budget = 1_000_000

  init(_ compilation: Compilation) {
    self.compilation = compilation
    graph = StackSearch.explore(StepTable(compilation.machine), Precision(), budget: Self.budget).graph
  }

  var text: String {
    var lines = graph.isIncomplete ? ["incomplete: too many edges"] : []
    lines += graph.roots.map { "start \(name($0.vertex))" }
    let leaving = Dictionary(grouping: graph.edges, by: \.tail)
    for vertex in graph.vertices.indices.map({ StackGraph.Vertex($0) }) {
      lines.append(name(vertex) + (graph.vertices[Int(vertex)].isBottom ? ", bottom" : ""))
      lines += leaving[vertex, default: []].map { "  \(kind($0)) \(name($0.head))\(step($0.origin))" }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the number, the screen, the tag and the flow that began with it: `4 Product #product in Checkout`.
  private func name(_ vertex: StackGraph.Vertex) -> String {
    let own = graph.vertices[Int(vertex)]
    let model = compilation.model
    let tag = own.tag.map { " #\(model.text(model[$0].name))" } ?? ""
    let flow = graph.call(of: own).map { " in \(model.name(of: $0.flow))" } ?? ""
    let state = own.isTap ? " tapped" : own.isCovered ? " covered" : ""
    return "\(vertex) \(model.name(of: own.screen))\(tag)\(flow)\(state)"
  }

  private func kind(_ edge: StackGraph.Edge) -> String {
    switch edge.kind {
    case .up: "up"
    case .inPlace: "in place"
    case .reset: "reset"
    }
  }

  /// Returns the step of an edge; empty if the edge stands for no step.
  private func step(_ origin: StackGraph.Origin) -> String {
    guard case .step(let step) = origin else { return "" }
    return " by " + compilation.step(graph.steps[Int(step)].action).text
  }
}
