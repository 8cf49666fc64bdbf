/// How far a state is from a goal, whatever lies beneath: how many steps lead there at the least.
///
/// A state is an entry and what it stands on. What it stands on matters only through the exits that can be made from
/// above: how far it is to the goal after each of them. That is a ``Footing``, and there are few of them.
struct GoalDistances {
  /// Further than this is nowhere.
  private let limit: Int32
  /// Whether steps are counted; otherwise everything that leads there is at distance 0.
  private let isCounting: Bool
  /// How far it is from each vertex without cutting below it.
  private let ahead: [Int32]
  /// The exits of each vertex, and of the head of each edge up with where they end.
  private let exits: [[Exit]]
  private let landings: [[Exit]]
  /// The head of each edge, the move of each exit, and where those end that their own vertex keeps.
  private let heads: [StackGraph.Vertex]
  private let moves: [Int32]
  private let kept: [StackGraph.Landing?]
  private var footings: [[Int32: Int32]] = [[:]]
  private var numbers: [[Int32: Int32]: Footing] = [[:]: 0]
  private var known: [Key: Footing] = [:]

  /// What an entry stands on, by the place of its table: for each exit after which the goal can be reached, how many
  /// steps it takes from there.
  typealias Footing = Int

  /// Nothing beneath.
  static let ground: Footing = 0

  /// An exit of the head of an edge up, and where it ends.
  private struct Exit {
    let exit: Int32
    let cost: Int32
    let landing: StackGraph.Landing
  }

  private struct Key: Hashable {
    let edge: Int32
    let footing: Footing
  }

  /// - Parameters:
  ///   - space: The states.
  ///   - isCounting: Whether steps are counted.
  ///   - limit: Further than this is nowhere.
  ///   - goalsOver: Entries that are the goal where one of these lies right beneath; only where nothing is counted.
  ///   - detours: What selecting another tab may take more, where the longest way that it may be is wanted.
  ///   - isGoal: Which entries are the goal, whatever they stand on.
  init(
    _ space: StackSpace, isCounting: Bool, limit: Int? = nil, detours: TabDetours? = nil,
    goalsOver: [StackGraph.Vertex: Set<StackGraph.Vertex>] = [:], where isGoal: (StackGraph.Vertex) -> Bool
  ) {
    self.limit = limit.map { Int32(clamping: $0) } ?? .max
    let graph = space.graph
    self.isCounting = isCounting
    ahead = Self.distancesAhead(graph, isCounting, detours, isGoal)
    var landings = Self.landings(graph, detours)
    var exits = graph.exitsOf.enumerated().map { vertex, numbers in
      numbers.map { number in
        let record = graph.exits[Int(number)]
        let cost = record.cost + (detours?.ofExits[Int(number)] ?? 0)
        return Exit(exit: record.exit, cost: cost, landing: .inPlace(Int32(vertex)))
      }
    }
    // Being at such a goal is an exit of its own, which leads on over the right entries only.
    for (goal, places) in goalsOver {
      let own = Exit(exit: -1 - goal, cost: 0, landing: .inPlace(goal))
      for vertex in space.placesTaken(by: goal) {
        exits[Int(vertex)].append(own)
        for edge in graph.entering[Int(vertex)]
        where graph.edges[Int(edge)].kind == .up && places.contains(graph.edges[Int(edge)].tail) {
          landings[Int(edge)].append(own)
        }
      }
    }
    (self.landings, self.exits) = (landings, exits)
    heads = graph.edges.map(\.head)
    moves = graph.exits.map(\.exit)
    kept = graph.keptLandings
  }

  private static func landings(_ graph: StackGraph, _ detours: TabDetours?) -> [[Exit]] {
    var landings = [[Exit]](repeating: [], count: graph.edges.count)
    for crossing in graph.crossings where graph.edges[Int(crossing.edge)].kind == .up {
      let record = graph.exits[Int(crossing.exit)]
      var landing = crossing.landing
      if case .exit(let own) = landing, let kept = graph.keptLandings[Int(own)] { landing = kept }
      let cost = record.cost + (detours?.ofExits[Int(crossing.exit)] ?? 0)
      let exit = Exit(exit: record.exit, cost: cost, landing: landing)
      if let known = landings[Int(crossing.edge)].firstIndex(where: { $0.exit == record.exit }) {
        landings[Int(crossing.edge)][known] = exit
      } else {
        landings[Int(crossing.edge)].append(exit)
      }
    }
    return landings
  }

  /// Dijkstra from the goals, against the direction of the edges.
  private static func distancesAhead(
    _ graph: StackGraph, _ isCounting: Bool, _ detours: TabDetours?, _ isGoal: (StackGraph.Vertex) -> Bool
  ) -> [Int32] {
    var distance = [Int32](repeating: -1, count: graph.vertices.count)
    var queue = BucketQueue<Int32>()
    for vertex in graph.vertices.indices where !graph.vertices[vertex].isCovered && isGoal(Int32(vertex)) {
      distance[vertex] = 0
      queue.add(Int32(vertex), at: 0)
    }
    let against = DirectedGraph(vertexCount: graph.vertices.count) { visit in
      for (index, edge) in graph.edges.enumerated() { visit(Int(edge.head), index) }
    }
    while let (vertex, length) = queue.popFirst() {
      guard Int(distance[Int(vertex)]) == length else { continue }
      for number in against.successors(of: Int(vertex)) {
        let edge = graph.edges[Int(number)]
        let weight = edge.weight + (detours?.ofEdges[Int(number)] ?? 0)
        let new = Int32(length) + (isCounting ? weight : 0)
        if distance[Int(edge.tail)] >= 0 && distance[Int(edge.tail)] <= new { continue }
        distance[Int(edge.tail)] = new
        queue.add(edge.tail, at: Int(new))
      }
    }
    return distance
  }

  /// The distance from a state; nil when no way leads there.
  func distance(from vertex: StackGraph.Vertex, on footing: Footing) -> Int32? {
    var best = ahead[Int(vertex)] >= 0 && ahead[Int(vertex)] <= limit ? ahead[Int(vertex)] : nil
    // Nothing is nearer than that, or there is nothing below that leads on.
    if best == 0 || footing == Self.ground { return best }
    for record in exits[Int(vertex)] {
      guard let after = footings[footing][record.exit] else { continue }
      best = least(best, after + (isCounting ? record.cost : 0))
    }
    return best
  }

  /// The distance after a move that ends at an entry on a footing.
  mutating func distance(
    after landing: StackGraph.Landing, at vertex: StackGraph.Vertex, on footing: Footing
  ) -> Int32? {
    switch landing {
    case .inPlace(let next): return distance(from: next, on: footing)
    case .anew(let next): return distance(from: next, on: Self.ground)
    case .up(let edge):
      let above = self.footing(on: edge, over: footing)
      return distance(from: heads[Int(edge)], on: above)
    case .exit(let number):
      if let kept = self.kept[Int(number)] { return distance(after: kept, at: vertex, on: footing) }
      return footings[footing][moves[Int(number)]]
    }
  }

  /// What the head of an edge up stands on when its tail stands on something.
  ///
  /// The least fixpoint over the edges that depend on each other: an exit may end with something else on the same entry.
  mutating func footing(on edge: Int32, over footing: Footing) -> Footing {
    if let known = known[Key(edge: edge, footing: footing)] { return known }
    let edges = dependents(of: edge, over: footing)
    var tables = Dictionary(uniqueKeysWithValues: edges.map { ($0, [Int32: Int32]()) })
    var isStable = false
    while !isStable {
      isStable = true
      for edge in edges {
        let table = table(of: edge, over: footing, tables)
        if table != tables[edge] {
          tables[edge] = table
          isStable = false
        }
      }
    }
    for edge in edges { known[Key(edge: edge, footing: footing)] = number(of: tables[edge] ?? [:]) }
    return known[Key(edge: edge, footing: footing)] ?? Self.ground
  }

  private mutating func number(of table: [Int32: Int32]) -> Footing {
    if let number = numbers[table] { return number }
    numbers[table] = footings.count
    footings.append(table)
    return footings.count - 1
  }

  /// An edge with those that exits through it may lead to.
  private func dependents(of edge: Int32, over footing: Footing) -> [Int32] {
    var result = [edge]
    var seen: Set<Int32> = [edge]
    var next = 0
    while next < result.count {
      let edge = result[next]
      next += 1
      for exit in landings[Int(edge)] {
        if case .up(let other) = exit.landing, known[Key(edge: other, footing: footing)] == nil,
          seen.insert(other).inserted
        {
          result.append(other)
        }
      }
    }
    return result
  }

  private func table(of edge: Int32, over footing: Footing, _ tables: [Int32: [Int32: Int32]]) -> [Int32: Int32] {
    var result: [Int32: Int32] = [:]
    for record in landings[Int(edge)] {
      let exit = record.exit
      if exit < 0 {
        result[exit] = 0
        continue
      }
      switch record.landing {
      case .inPlace(let vertex): result[exit] = distance(from: vertex, on: footing)
      case .anew(let vertex): result[exit] = distance(from: vertex, on: Self.ground)
      case .exit(let own): result[exit] = footings[footing][moves[Int(own)]]
      case .up(let other): result[exit] = distance(above: other, footing, tables)
      }
    }
    return result
  }

  /// The distance from the head of an edge up whose footing is being found.
  private func distance(
    above edge: Int32, _ footing: Footing, _ tables: [Int32: [Int32: Int32]]
  ) -> Int32? {
    let head = heads[Int(edge)]
    if let above = known[Key(edge: edge, footing: footing)] { return distance(from: head, on: above) }
    var best = ahead[Int(head)] >= 0 && ahead[Int(head)] <= limit ? ahead[Int(head)] : nil
    if best == 0 { return best }
    for record in landings[Int(edge)] {
      guard let after = tables[edge]?[record.exit] else { continue }
      best = least(best, after + (isCounting ? record.cost : 0))
    }
    return best
  }

  private func least(_ left: Int32?, _ right: Int32) -> Int32? {
    right > limit ? left : left.map { min($0, right) } ?? right
  }
}
