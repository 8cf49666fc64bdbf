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
  ///   - marks: Calls its argument with each of the places that an entry is.
  init(
    _ space: PlainSpace, _ order: PlainOrder, count: Int,
    marks: (_ vertex: PlainGraph.Vertex, _ add: (Int) -> Void) -> Void
  ) {
    let (graph, words) = (space.graph, (count + 63) / 64)
    self.words = words
    may = Array(repeating: 0, count: graph.vertices.count * words)
    must = Array(repeating: ~0, count: graph.vertices.count * words)
    func clear(_ vertex: UInt32) { for word in 0..<words { must[Int(vertex) * words + word] = 0 } }
    for root in graph.roots { clear(root.vertex) }
    for vertex in space.ways.order {
      graph.forEachEdge(from: vertex) { _, kind, head, _ in if kind == .anew { clear(head) } }
    }
    var (above, sure) = ([UInt64](repeating: 0, count: words), [UInt64](repeating: 0, count: words))
    var first = 0
    for end in order.ends {
      var isChanged = true
      while isChanged {
        isChanged = false
        for place in first..<end {
          let vertex = order.vertices[place]
          let base = Int(vertex) * words
          var isMarked = false
          for word in 0..<words { (above[word], sure[word]) = (may[base + word], must[base + word]) }
          marks(graph[vertex]) { mark in
            above[mark >> 6] |= 1 << UInt64(mark & 63)
            sure[mark >> 6] |= 1 << UInt64(mark & 63)
            isMarked = true
          }
          graph.forEachEdge(from: vertex) { _, kind, head, _ in
            guard kind != .anew else { return }
            let other = Int(head) * words
            let isBack = order.component[Int(head)] == order.component[Int(vertex)]
            for word in 0..<words {
              let (oldMay, oldMust) = (may[other + word], must[other + word])
              let isUp = kind == .up && isMarked
              let newMay = oldMay | (isUp ? above[word] : may[base + word])
              let newMust = oldMust & (isUp ? sure[word] : must[base + word])
              if newMay != oldMay || newMust != oldMust {
                (may[other + word], must[other + word]) = (newMay, newMust)
                if isBack { isChanged = true }
              }
            }
          }
        }
        if end - first == 1 && !isChanged { break }
      }
      first = end
    }
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
