/// Lower bounds of the number of steps to a goal, from each vertex of a graph in which tabs that wait have any flags.
///
/// Neither the entries below a vertex nor the stacks that wait in other tabs count: an exit may end at any entry that
/// some stack has there, and a selected tab may show any of its entries. So from a vertex without a bound, no state
/// leads to the goal.
struct LowerBounds {
  /// The smallest number of steps from each vertex, after each exit, and from each group; -1 where the goal is out of
  /// reach.
  private let lengths: [Int32]

  /// Steps against their direction, from what they lead to.
  private struct Arc {
    let head: Int
    let tail: Int
    let weight: Int32
  }

  /// - Parameters:
  ///   - game: The graph, and the results of its steps.
  ///   - isGoal: Whether a vertex is a goal.
  init(_ game: Game, isGoal: (Int32) -> Bool) {
    let graph = game.graph
    let (arcs, nodeCount) = Self.arcs(of: game)
    let entering = DirectedGraph(vertexCount: nodeCount) { visit in
      for (number, arc) in arcs.enumerated() { visit(arc.head, number) }
    }
    var lengths = [Int32](repeating: -1, count: nodeCount)
    var queue = BucketQueue<Int32>()
    for vertex in graph.reached where graph.isSeen(vertex) && isGoal(vertex) {
      lengths[Int(vertex)] = 0
      queue.add(vertex, at: 0)
    }
    while let (node, length) = queue.popFirst() {
      guard Int(lengths[Int(node)]) == length else { continue }
      for number in entering.successors(of: Int(node)) {
        let arc = arcs[Int(number)]
        let own = Int32(length) + arc.weight
        guard lengths[arc.tail] < 0 || own < lengths[arc.tail] else { continue }
        lengths[arc.tail] = own
        queue.add(Int32(arc.tail), at: Int(own))
      }
    }
    self.lengths = lengths
  }

  /// Returns a lower bound of the number of steps from a vertex; nil where the goal is out of reach.
  func length(from vertex: Int32) -> Int32? { lengths[Int(vertex)] < 0 ? nil : lengths[Int(vertex)] }

  /// Returns the arcs of a graph, and the number of their nodes: the vertices, the exits, and the groups of vertices that
  /// may be on top when a tab is selected with some flags.
  private static func arcs(of game: Game) -> (arcs: [Arc], nodeCount: Int) {
    let (graph, transitions) = (game.graph, game.transitions)
    var arcs: [Arc] = []
    var groups: [TabState: Int] = [:]
    func add(_ head: Int32, _ tail: Int, _ weight: Int32) {
      arcs.append(Arc(head: Int(head), tail: tail, weight: weight))
      // Where a tab is selected, its root stands for whatever waits there.
      guard graph[head].isBottom, let key = graph.tabState(of: head), let group = groups[key] else { return }
      arcs.append(Arc(head: group, tail: tail, weight: weight))
    }
    let firstExit = graph.vertices.count
    let firstGroup = firstExit + graph.exits.count
    for vertex in graph.reached {
      guard let key = graph.tabState(of: vertex) else { continue }
      let group = groups[key] ?? firstGroup + groups.count
      groups[key] = group
      arcs.append(Arc(head: Int(vertex), tail: group, weight: 0))
    }
    for edge in graph.edges where !edge.isFromOutside {
      // With other flags in the tabs that wait, there may be a shorter way than the one that was found.
      add(edge.head, Int(edge.tail), min(edge.weight, edge.kind == .up ? 1 : 2))
    }
    for (number, exit) in graph.exits.enumerated() {
      let node = firstExit + number
      arcs.append(Arc(head: node, tail: Int(exit.vertex), weight: 1))
      for ending in transitions.endings(of: Int32(number)) {
        for result in transitions.results(of: ending) {
          if case .exit(let next) = result { arcs.append(Arc(head: firstExit + Int(next), tail: node, weight: 0)) }
          for head in graph.heads(of: result) { add(head, node, 0) }
        }
      }
    }
    for (vertex, heads) in game.possible.raised { for head in heads { add(head, Int(vertex), 1) } }
    return (arcs, firstGroup + groups.count)
  }
}
