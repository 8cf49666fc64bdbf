/// Which places can lie below each entry, and which must: bit sets carried along the edges of the stack graph, a chunk of
/// places at a time (a gen/kill problem of data flow; as nothing is ever taken away, the meet over all ways is what the
/// iteration gives: Kam and Ullman 1977).
struct PlainPlaceSets {
  /// How many places are carried at once.
  static let chunk = 256

  private let words: Int
  private var may: [UInt64]
  private var must: [UInt64]

  /// - Parameters:
  ///   - count: How many places there are.
  ///   - needsMust: Whether it will be asked which must lie below.
  ///   - marks: Calls its argument with each of the places that an entry is.
  init(
    _ space: PlainSpace, _ order: PlainOrder, count: Int, needsMust: Bool,
    marks: (_ vertex: PlainGraph.Vertex, _ add: (Int) -> Void) -> Void
  ) {
    let (graph, words) = (space.graph, (count + 63) / 64)
    self.words = words
    may = Array(repeating: 0, count: graph.vertices.count * words)
    must = Array(repeating: ~0, count: needsMust ? graph.vertices.count * words : 0)
    func clear(_ vertex: UInt32) {
      guard needsMust else { return }
      for word in 0..<words { must[Int(vertex) * words + word] = 0 }
    }
    for root in graph.roots { clear(root.vertex) }
    for vertex in space.ways.order {
      graph.forEachEdge(from: vertex) { _, kind, head, _ in if kind == .anew { clear(head) } }
    }
    var first = 0
    for end in order.ends.map({ Int($0) }) {
      while carry(space.graph, order, first..<end, marks) {}
      first = end
    }
  }

  /// Carries what lies below some entries, which lie below each other, along their edges once; whether that may have
  /// changed anything for themselves.
  private mutating func carry(
    _ graph: PlainGraph, _ order: PlainOrder, _ places: Range<Int>,
    _ marks: (_ vertex: PlainGraph.Vertex, _ add: (Int) -> Void) -> Void
  ) -> Bool {
    var isChanged = false
    let needsMust = !must.isEmpty
    var own = [UInt64](repeating: 0, count: words)
    for place in places {
      let vertex = order.vertices[place]
      let base = Int(vertex) * words
      var isMarked = false
      marks(graph[vertex]) { mark in
        own[mark >> 6] |= 1 << UInt64(mark & 63)
        isMarked = true
      }
      graph.forEachEdge(from: vertex) { _, kind, head, _ in
        guard kind != .anew else { return }
        let other = Int(head) * words
        var differs = false
        for word in 0..<words {
          let mark = kind == .up ? own[word] : 0
          let newMay = may[other + word] | may[base + word] | mark
          differs = differs || newMay != may[other + word]
          may[other + word] = newMay
          guard needsMust else { continue }
          let newMust = must[other + word] & (must[base + word] | mark)
          differs = differs || newMust != must[other + word]
          must[other + word] = newMust
        }
        if differs && order.component[Int(head)] == order.component[Int(vertex)] { isChanged = true }
      }
      if isMarked { for word in 0..<words { own[word] = 0 } }
    }
    return isChanged
  }

  /// Whether a place can lie below an entry.
  func canLieBelow(_ place: Int, _ vertex: UInt32) -> Bool {
    may[Int(vertex) * words + place >> 6] >> UInt64(place & 63) & 1 == 1
  }

  /// Whether a place lies below an entry in every state.
  func mustLieBelow(_ place: Int, _ vertex: UInt32) -> Bool {
    must[Int(vertex) * words + place >> 6] >> UInt64(place & 63) & 1 == 1
  }
}
