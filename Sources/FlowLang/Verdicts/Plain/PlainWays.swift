/// The shortest ways to the entries of a ``PlainGraph`` (Dijkstra 1959): a queue for edges of one step, a heap for the
/// few others. Links are followed in the order of the files, so that of two ways of one length the one whose links come
/// first is kept.
struct PlainWays {
  /// How many steps lead to each vertex; `PlainStep.none` where none do.
  private(set) var distance: [UInt32]
  /// The vertices that are reached, the nearest first.
  private(set) var order: [UInt32] = []
  /// The vertex before each vertex; for one that begins, what it begins by.
  private var parent: [UInt32]
  /// What has a distance.
  private var touched: [UInt32] = []
  /// The edge that leads to each vertex, or ``beginning``.
  private var last: [UInt32]

  private static let beginning = UInt32.max

  /// Where ways begin.
  struct Source {
    let vertex: UInt32
    let distance: UInt32
    /// What leads there, as the one who asks numbers it.
    let number: UInt32
  }

  private var isSettled: [Bool]

  /// No ways yet.
  init(vertexCount: Int) {
    distance = Array(repeating: PlainStep.none, count: vertexCount)
    parent = distance
    last = distance
    isSettled = Array(repeating: false, count: vertexCount)
  }

  /// Finds the ways from some sources along the edges that are allowed, up to the first vertex that is enough. What was
  /// found before is forgotten.
  @inline(__always)
  mutating func search(
    _ graph: PlainGraph, from sources: [Source],
    along isAllowed: (_ tail: UInt32, _ kind: PlainGraph.Kind, _ head: UInt32) -> Bool,
    until isEnough: (_ vertex: UInt32, _ length: UInt32) -> Bool = { _, _ in false }
  ) {
    forget()
    // Taken out for the while, so that nobody has to ask at each step whether they are shared.
    var (distance, parent, last, isSettled) = (
      Self.take(&self.distance), Self.take(&self.parent), Self.take(&self.last), Self.take(&self.isSettled)
    )
    var (touched, order) = (Self.take(&self.touched), Self.take(&self.order))
    var queue: [UInt32] = []
    var next = 0
    var heap = WayHeap()
    for source in sources where source.distance < distance[Int(source.vertex)] {
      if distance[Int(source.vertex)] == PlainStep.none { touched.append(source.vertex) }
      distance[Int(source.vertex)] = source.distance
      (parent[Int(source.vertex)], last[Int(source.vertex)]) = (source.number, Self.beginning)
      heap.push(source.distance, source.vertex)
    }
    while true {
      let vertex: UInt32
      if next < queue.count, heap.least.map({ distance[Int(queue[next])] <= $0 }) ?? true {
        vertex = queue[next]
        next += 1
      } else if let (length, nearest) = heap.pop() {
        guard distance[Int(nearest)] == length else { continue }
        vertex = nearest
      } else {
        break
      }
      if isSettled[Int(vertex)] { continue }
      isSettled[Int(vertex)] = true
      order.append(vertex)
      let length = distance[Int(vertex)]
      if isEnough(vertex, length) { break }
      graph.forEachEdge(from: vertex) { edge, kind, head, weight in
        let known = distance[Int(head)]
        guard length + weight < known, isAllowed(vertex, kind, head) else { return }
        // Not a function of its own: what it captured would be looked after at each step.
        if known == PlainStep.none { touched.append(head) }
        distance[Int(head)] = length + weight
        (parent[Int(head)], last[Int(head)]) = (vertex, edge.raw)
        if edge.isPlain {
          queue.append(head)
        } else {
          heap.push(length + weight, head, afterLast: weight == 0)
        }
      }
    }
    (self.distance, self.parent, self.last, self.isSettled) = (distance, parent, last, isSettled)
    (self.touched, self.order) = (touched, order)
  }

  private static func take<Element>(_ array: inout [Element]) -> [Element] {
    var result: [Element] = []
    swap(&result, &array)
    return result
  }

  private mutating func forget() {
    for vertex in touched {
      distance[Int(vertex)] = PlainStep.none
      isSettled[Int(vertex)] = false
    }
    touched.removeAll(keepingCapacity: true)
    order.removeAll(keepingCapacity: true)
  }

  /// The ways from the start, and from urls and entries if they count.
  init(_ graph: PlainGraph, fromOutside: Bool) {
    self.init(vertexCount: graph.vertices.count)
    search(graph, from: Self.sources(graph, fromOutside: fromOutside), along: { _, _, _ in true })
  }

  /// Where the app begins: at the start, and at urls and entries, which take a step, if they count.
  static func sources(_ graph: PlainGraph, fromOutside: Bool = true) -> [Source] {
    graph.roots.indices.filter { fromOutside || graph.roots[$0].wayIn == nil }.map {
      Source(vertex: graph.roots[$0].vertex, distance: graph.roots[$0].wayIn == nil ? 0 : 1, number: UInt32($0))
    }
  }

  @inline(__always)
  func isReached(_ vertex: UInt32) -> Bool { distance[Int(vertex)] != PlainStep.none }

  /// The vertex before a vertex and the edge between them; nil where a way begins.
  @inline(__always)
  func step(to vertex: UInt32) -> (from: UInt32, edge: PlainGraph.EdgeNumber)? {
    let edge = last[Int(vertex)]
    return edge == Self.beginning ? nil : (parent[Int(vertex)], PlainGraph.EdgeNumber(raw: edge))
  }

  /// The edges to a vertex, and the number of the source that the way begins at.
  func edges(to vertex: UInt32) -> (source: UInt32, edges: [PlainGraph.EdgeNumber]) {
    var edges: [PlainGraph.EdgeNumber] = []
    var vertex = vertex
    while let (before, edge) = step(to: vertex) {
      edges.append(edge)
      vertex = before
    }
    edges.reverse()
    return (parent[Int(vertex)], edges)
  }

  /// The steps to a vertex on a way that begins at a root.
  func trace(to vertex: UInt32, _ graph: PlainGraph) -> [Action] {
    let (source, edges) = edges(to: vertex)
    let start = graph.roots[Int(source)].wayIn.map { [Action.wayIn($0)] } ?? []
    return edges.reduce(into: start) { $0 += graph.steps(of: $1) }
  }
}

/// Vertices by distance, the nearest first, and of equals the one put in first, but for what comes with another and takes
/// no step of its own: a binary heap.
struct WayHeap {
  private var items: [(key: UInt64, vertex: UInt32)] = []
  private var count: UInt32 = 0
  private var last: UInt32 = 0

  var least: UInt32? { items.first.map { UInt32(truncatingIfNeeded: $0.key >> 32) } }

  /// - Parameter afterLast: Whether it comes with what was taken out last.
  mutating func push(_ distance: UInt32, _ vertex: UInt32, afterLast: Bool = false) {
    items.append((UInt64(distance) << 32 | UInt64(afterLast ? last : count), vertex))
    count += 1
    var child = items.count - 1
    while child > 0, items[child].key < items[(child - 1) / 2].key {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func pop() -> (distance: UInt32, vertex: UInt32)? {
    guard let first = items.first else { return nil }
    last = UInt32(truncatingIfNeeded: first.key)
    let moved = items.removeLast()
    if !items.isEmpty {
      items[0] = moved
      var parent = 0
      while true {
        var child = 2 * parent + 1
        guard child < items.count else { break }
        if child + 1 < items.count, items[child + 1].key < items[child].key { child += 1 }
        guard items[child].key < items[parent].key else { break }
        items.swapAt(child, parent)
        parent = child
      }
    }
    return (UInt32(truncatingIfNeeded: first.key >> 32), first.vertex)
  }
}
