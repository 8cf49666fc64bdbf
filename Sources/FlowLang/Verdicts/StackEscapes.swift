/// Whether something leads below every entry, or to the app anew, or to a dead end, so that home or a dead end can be
/// reached from every state: by induction over the height of the stack.
///
/// A proof for most flows, without a look at what each entry stands on. Where it does not hold, ``Traps`` looks closer.
struct StackEscapes {
  private let graph: StackGraph
  private var isLeft: [Bool]
  private var pending: [StackGraph.Vertex] = []
  /// How many of the entries that a move may put on one that lies lower, and of the moves that it may go on with, are not
  /// known to lead out.
  private var missing: [Int]
  /// The moves that put each entry on, and those that go on with each move.
  private var movesTo: [[Int]]
  private var movesAfter: [[Int]]
  /// The entries that each move is made from.
  private var makers: [[StackGraph.Vertex]]

  /// Whether home or a dead end can be reached from all states.
  static func nobodyIsLost(_ space: StackSpace, isDead: Set<StackGraph.Vertex>) -> Bool {
    var escapes = StackEscapes(space.graph, isDead)
    escapes.propagate()
    return space.reached.allSatisfy { escapes.isLeft[Int($0)] }
  }

  private init(_ graph: StackGraph, _ isDead: Set<StackGraph.Vertex>) {
    self.graph = graph
    isLeft = Array(repeating: false, count: graph.vertices.count)
    missing = Array(repeating: 0, count: graph.moves.count)
    movesTo = Array(repeating: [], count: graph.vertices.count)
    movesAfter = Array(repeating: [], count: graph.moves.count)
    makers = Array(repeating: [], count: graph.moves.count)
    addMoves()
    addEnds(isDead)
    for (index, vertex) in graph.vertices.enumerated()
    where vertex.isBottom && graph.beneath(vertex).presentation == nil {
      leave(Int32(index))
    }
    for (index, exit) in graph.exits.enumerated() where graph.keptLandings[index] == nil {
      makers[Int(exit.exit)].append(exit.vertex)
    }
    for move in graph.moves.indices where missing[move] == 0 { leave(by: move) }
  }

  /// Notes where each move may end.
  private mutating func addMoves() {
    for crossing in graph.crossings { add(crossing.landing, to: Int(graph.exits[Int(crossing.exit)].exit)) }
    for (index, landing) in graph.keptLandings.enumerated() {
      if let landing { add(landing, to: Int(graph.exits[index].exit)) }
    }
  }

  private mutating func add(_ landing: StackGraph.Landing, to move: Int) {
    switch landing {
    // That entry lies lower.
    case .inPlace: break
    case .up(let edge):
      let head = graph.edges[Int(edge)].head
      missing[move] += 1
      movesTo[Int(head)].append(move)
    // What a url opens need not be left by itself.
    case .anew(let vertex): if graph[vertex].isCovered { missing[move] += 1 }
    case .exit(let exit):
      let other = Int(graph.exits[Int(exit)].exit)
      if other == move { return }
      missing[move] += 1
      movesAfter[other].append(move)
    }
  }

  /// Nobody is lost who can get to the app anew with a single entry, or to a dead end.
  private mutating func addEnds(_ isDead: Set<StackGraph.Vertex>) {
    let against = DirectedGraph(vertexCount: graph.vertices.count) { visit in
      for edge in graph.edges where edge.kind != .anew { visit(Int(edge.head), Int(edge.tail)) }
    }
    let begins = graph.edges.filter { $0.kind == .anew && !graph[$0.head].isCovered }.map { Int($0.tail) }
    let leads = against.reachable(from: begins + isDead.map { Int($0) })
    for (vertex, isReached) in leads.enumerated() where isReached { leave(Int32(vertex)) }
  }

  private mutating func leave(_ vertex: StackGraph.Vertex) {
    if isLeft[Int(vertex)] { return }
    isLeft[Int(vertex)] = true
    pending.append(vertex)
  }

  private mutating func propagate() {
    while let vertex = pending.popLast() {
      for number in graph.entering[Int(vertex)] where graph.edges[Int(number)].kind == .inPlace {
        leave(graph.edges[Int(number)].tail)
      }
      for move in movesTo[Int(vertex)] { settle(move) }
    }
  }

  private mutating func settle(_ move: Int) {
    missing[move] -= 1
    if missing[move] == 0 { leave(by: move) }
  }

  /// Lets all entries be left that a move is made from.
  private mutating func leave(by move: Int) {
    var moves = [move]
    while let next = moves.popLast() {
      for maker in makers[next] { leave(maker) }
      for other in movesAfter[next] {
        missing[other] -= 1
        if missing[other] == 0 { moves.append(other) }
      }
    }
  }
}
