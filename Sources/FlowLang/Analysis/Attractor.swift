/// From which vertices a goal can be reached whatever is not tracked, and in how many steps at the most: the attractor of
/// the goal in a graph of alternatives, where a person chooses the step and everything unknown chooses against them.
///
/// Solved by Knuth's generalization of Dijkstra's algorithm (1977), over hyperedges: a step leads to the goal when all
/// that may come of it does. Linear in the transitions, but for the queue.
struct Attractor {
  /// For each vertex, then each exit: how many steps it takes at the most; -1 where the goal may be out of reach.
  private let lengths: [Int32]

  /// How many steps it takes at the most from a vertex; nil where the goal may be out of reach.
  func length(from vertex: Int32) -> Int32? { lengths[Int(vertex)] < 0 ? nil : lengths[Int(vertex)] }

  init(_ graph: StackGraph, _ transitions: StackTransitions, isGoal: (Int32) -> Bool) {
    var game = Game(nodeCount: graph.vertices.count + graph.exits.count)
    let firstExit = Int32(graph.vertices.count)
    func nodes(_ results: [StackTransitions.Result]) -> [Int32] {
      results.map { result in
        switch result {
        case .inPlace(let vertex), .anew(let vertex): vertex
        case .up(let edge): graph.edges[Int(edge)].head
        case .piled(let edges): graph.edges[Int(edges[edges.count - 1])].head
        case .exit(let exit): firstExit + exit
        }
      }
    }
    for (vertex, steps) in transitions.steps.enumerated() {
      for step in steps {
        for (cost, cases) in Self.choices(step, graph, graph.vertices[vertex]) {
          guard cases.allSatisfy({ !$0.results.isEmpty }) else { continue }
          let weight: Int32 = graph.vertices[vertex].isTap ? Self.tapWeight(cases, graph) : 1 + cost
          game.add(from: Int32(vertex), to: nodes(cases.flatMap(\.results)), weight)
        }
      }
    }
    for (exit, endings) in transitions.endings.enumerated() {
      game.add(from: firstExit + Int32(exit), to: nodes(endings.flatMap(\.results)), 0)
    }
    let goals = graph.vertices.indices.map { Int32($0) }.filter {
      !graph[$0].isCovered && !graph[$0].isTap && isGoal($0)
    }
    lengths = game.solve(goals)
  }

  /// A tab that is selected may show what waits in it, and takes one more tap to show its root.
  private static func tapWeight(_ cases: [StackTransitions.Case], _ graph: StackGraph) -> Int32 { 1 }

  /// The cases that are left for each way to have external flags changed before a step, with how many that are.
  private static func choices(
    _ step: StackTransitions.Step, _ graph: StackGraph, _ vertex: StackVertex
  ) -> [(cost: Int32, cases: [StackTransitions.Case])] {
    guard step.cases.count > 1 else { return [(cost(step.cases, graph, vertex), step.cases)] }
    var result: [(cost: Int32, cases: [StackTransitions.Case])] = []
    var seen: Set<[Literal]> = []
    for own in step.cases {
      let chosen = external(own, graph, vertex)
      guard seen.insert(chosen).inserted else { continue }
      let left = step.cases.filter { other in
        external(other, graph, vertex).allSatisfy { literal in
          !chosen.contains { $0.predicate == literal.predicate && $0.value != literal.value }
        }
      }
      result.append((Int32(chosen.count), left))
    }
    return result
  }

  private static func cost(_ cases: [StackTransitions.Case], _ graph: StackGraph, _ vertex: StackVertex) -> Int32 {
    cases.first.map { Int32(external($0, graph, vertex).count) } ?? 0
  }

  /// The literals of a case about external flags that are not tracked.
  private static func external(
    _ own: StackTransitions.Case, _ graph: StackGraph, _ vertex: StackVertex
  ) -> [Literal] {
    guard own.choice >= 0 else { return [] }
    return graph.table.cases[Int(own.choice)].literals.filter { literal in
      graph.table.predicates.isFlag(literal.predicate) && graph.model.flags[Int(literal.predicate)].isExternal
        && graph.slot(of: literal.predicate) == nil
    }
  }

  /// Nodes with hyperedges.
  private struct Game {
    private var edges: [(head: Int32, weight: Int32, missing: Int32)] = []
    private var uses: [[Int32]]

    init(nodeCount: Int) { uses = Array(repeating: [], count: nodeCount) }

    mutating func add(from head: Int32, to children: [Int32], _ weight: Int32) {
      let distinct = Set(children)
      guard !distinct.isEmpty else { return }
      for child in distinct { uses[Int(child)].append(Int32(edges.count)) }
      edges.append((head, weight, Int32(distinct.count)))
    }

    mutating func solve(_ goals: [Int32]) -> [Int32] {
      var lengths = [Int32](repeating: -1, count: uses.count)
      var queue = BucketQueue<Int32>()
      for goal in goals { queue.add(goal, at: 0) }
      while let (node, length) = queue.popFirst() {
        guard lengths[Int(node)] < 0 else { continue }
        lengths[Int(node)] = Int32(length)
        for edge in uses[Int(node)] {
          edges[Int(edge)].missing -= 1
          // The farthest comes last.
          if edges[Int(edge)].missing == 0 && lengths[Int(edges[Int(edge)].head)] < 0 {
            queue.add(edges[Int(edge)].head, at: length + Int(edges[Int(edge)].weight))
          }
        }
      }
      return lengths
    }
  }
}
