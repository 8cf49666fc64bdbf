/// How many more steps edges and exits may take, where a tab need not be as it was at first.
///
/// A tab that is selected shows what was left there, and tapping it once more leads to its root. So what takes another
/// tab for fresh takes at most one step too few.
struct TabDetours {
  /// By the numbers of the edges and of the exits.
  private(set) var ofEdges: [Int32]
  private(set) var ofExits: [Int32]

  init(_ graph: StackGraph) {
    ofEdges = Array(repeating: 0, count: graph.edges.count)
    ofExits = Array(repeating: 0, count: graph.exits.count)
    let selects = graph.edges.map { Self.selects($0, graph) }
    for edge in graph.edges.indices {
      ofEdges[edge] = (selects[edge] ? 1 : 0) + Self.count(graph.edges[edge].origin, graph, selects)
    }
    for exit in graph.exits.indices {
      let own: Int32 = Self.selects(graph.exits[exit], graph) ? 1 : 0
      ofExits[exit] = own + Self.count(graph.exits[exit].origin, graph, selects)
    }
  }

  /// Whether an exit ends in another tab than it comes from.
  private static func selects(_ exit: StackGraph.ExitRecord, _ graph: StackGraph) -> Bool {
    guard case .select(let tab) = graph.moves[Int(exit.exit)].move else { return false }
    return graph.beneath(graph[exit.vertex]).tab != tab
  }

  /// Whether an edge leads from one tab to another, and not to something that is put on its root.
  private static func selects(_ edge: StackGraph.Edge, _ graph: StackGraph) -> Bool {
    guard edge.kind == .inPlace, !graph[edge.head].isCovered else { return false }
    return graph.beneath(graph[edge.tail]).tab != graph.beneath(graph[edge.head]).tab
  }

  private static func count(_ origin: StackGraph.Origin, _ graph: StackGraph, _ selects: [Bool]) -> Int32 {
    var result: Int32 = 0
    var pending = [origin]
    while let next = pending.popLast() {
      switch next {
      case .free, .step: break
      case .exit(let exit): pending.append(graph.exits[Int(exit)].origin)
      case .along(let edge, let exit):
        if selects[Int(edge)] { result += 1 }
        pending.append(graph.edges[Int(edge)].origin)
        pending.append(graph.exits[Int(exit)].origin)
      case .stepThenExit(_, let exit):
        result += 1
        pending.append(graph.exits[Int(exit)].origin)
      }
    }
    return result
  }
}
