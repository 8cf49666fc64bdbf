/// The shortest ways that avoid a place, from those that do not: only what they lead to by way of the place can be farther
/// away, and only there is searched (Ramalingam and Reps, "An incremental algorithm for a generalization of the
/// shortest-path problem", 1996).
struct PlainDetours {
  private let space: PlainSpace
  /// The vertices that the shortest ways lead to right after each.
  private let children: DirectedGraph
  private let entering: DirectedGraph
  private let tails: [UInt32]
  private let edges: [PlainGraph.EdgeNumber]

  private var isAffected: [Bool]
  private var affected: [UInt32] = []
  /// Of affected vertices: the length of the detour and its last edge.
  private var distance: [UInt32]
  private var last: [UInt32]

  init(_ space: PlainSpace) {
    self.space = space
    let (graph, ways) = (space.graph, space.ways)
    let count = graph.vertices.count
    children = DirectedGraph(vertexCount: count) { visit in
      for vertex in ways.order {
        if let (before, _) = ways.step(to: vertex) { visit(Int(before), Int(vertex)) }
      }
    }
    var tails: [UInt32] = []
    var edges: [PlainGraph.EdgeNumber] = []
    var heads: [UInt32] = []
    for vertex in ways.order {
      graph.forEachEdge(from: vertex) { edge, _, head, _ in
        tails.append(vertex)
        edges.append(edge)
        heads.append(head)
      }
    }
    entering = DirectedGraph(vertexCount: count) { visit in
      for (index, head) in heads.enumerated() { visit(Int(head), index) }
    }
    (self.tails, self.edges) = (tails, edges)
    isAffected = Array(repeating: false, count: count)
    distance = Array(repeating: PlainStep.none, count: count)
    last = distance
  }

  /// Finds the ways to states below whose top a place does not lie.
  mutating func avoid(_ place: Target.Place) {
    for vertex in affected { (isAffected[Int(vertex)], distance[Int(vertex)]) = (false, PlainStep.none) }
    affected.removeAll(keepingCapacity: true)
    mark(place)
    var heap = WayHeap()
    let (graph, model) = (space.graph, space.machine.model)
    for vertex in affected {
      for index in entering.successors(of: Int(vertex)) {
        let (tail, edge) = (tails[Int(index)], edges[Int(index)])
        let kind = graph.kind(of: edge)
        // What was before the app began anew does not matter.
        if kind != .anew {
          if isAffected[Int(tail)] || kind == .up && model.isPlace(graph[tail], place) { continue }
        }
        let length = space.ways.distance[Int(tail)] + graph.weight(of: edge)
        if length < distance[Int(vertex)] { (distance[Int(vertex)], last[Int(vertex)]) = (length, index) }
      }
      if distance[Int(vertex)] != PlainStep.none { heap.push(distance[Int(vertex)], vertex) }
    }
    while let (length, vertex) = heap.pop() {
      guard distance[Int(vertex)] == length else { continue }
      let isPlace = model.isPlace(graph[vertex], place)
      graph.forEachEdge(from: vertex) { edge, kind, head, weight in
        guard kind != .anew, isAffected[Int(head)], !(kind == .up && isPlace), length + weight < distance[Int(head)]
        else { return }
        distance[Int(head)] = length + weight
        last[Int(head)] = number(of: edge, to: head)
        heap.push(length + weight, head)
      }
    }
  }

  /// Marks all that the shortest ways lead to over the place.
  private mutating func mark(_ place: Target.Place) {
    var pending = space.vertices(at: place).map { (vertex: $0, isPlace: true) }
    while let (vertex, isPlace) = pending.popLast() {
      for child in children.successors(of: Int(vertex)) where !isAffected[Int(child)] {
        guard let (_, edge) = space.ways.step(to: child) else { continue }
        let kind = space.graph.kind(of: edge)
        guard isPlace ? kind == .up : kind != .anew else { continue }
        isAffected[Int(child)] = true
        affected.append(child)
        pending.append((child, false))
      }
    }
  }

  private func number(of edge: PlainGraph.EdgeNumber, to head: UInt32) -> UInt32 {
    entering.successors(of: Int(head)).first { edges[Int($0)] == edge } ?? 0
  }

  /// How many steps lead to a vertex; `PlainStep.none` if none do.
  func distance(to vertex: UInt32) -> UInt32 {
    isAffected[Int(vertex)] ? distance[Int(vertex)] : space.ways.distance[Int(vertex)]
  }

  /// The steps to a vertex.
  func trace(to vertex: UInt32) -> [Action] {
    var vertex = vertex
    var way: [PlainGraph.EdgeNumber] = []
    while isAffected[Int(vertex)] {
      let index = Int(last[Int(vertex)])
      way.append(edges[index])
      vertex = tails[index]
      if space.graph.kind(of: edges[index]) == .anew { break }
    }
    return way.reversed().reduce(into: space.ways.trace(to: vertex, space.graph)) { $0 += space.graph.steps(of: $1) }
  }
}
