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
    if needsMust {
      for root in graph.roots { clear(root.vertex) }
      for (_, edge) in space.beginnings.1 { clear(graph.head(of: edge)) }
    }
    var own = [UInt64](repeating: 0, count: words)
    // Through pointers, as an array that is changed asks at each step whether it is shared.
    may.withUnsafeMutableBufferPointer { may in
      must.withUnsafeMutableBufferPointer { must in
        own.withUnsafeMutableBufferPointer { own in
          let carrier = Carrier(graph: graph, order: order, words: words, may: may, must: must, own: own)
          var first = 0
          for end in order.ends.map({ Int($0) }) {
            while carrier.carry(first..<end, marks) {}
            first = end
          }
        }
      }
    }
  }

  private mutating func clear(_ vertex: UInt32) {
    for word in 0..<words { must[Int(vertex) * words + word] = 0 }
  }

  /// Carries what lies below entries along their edges.
  private struct Carrier {
    let graph: PlainGraph
    let order: PlainOrder
    let words: Int
    let may: UnsafeMutableBufferPointer<UInt64>
    /// Empty where nobody asks.
    let must: UnsafeMutableBufferPointer<UInt64>
    /// What the entry at hand is; nothing between two.
    let own: UnsafeMutableBufferPointer<UInt64>

    /// Carries what lies below some entries, which lie below each other, along their edges once; whether that may have
    /// changed anything for themselves.
    @inline(__always)
    func carry(
      _ places: Range<Int>, _ marks: (_ vertex: PlainGraph.Vertex, _ add: (Int) -> Void) -> Void
    ) -> Bool {
      var isChanged = false
      for place in places {
        let vertex = order.vertices[place]
        let base = Int(vertex) * words
        var isMarked = false
        marks(graph[vertex]) { mark in
          own[mark >> 6] |= 1 << UInt64(mark & 63)
          isMarked = true
        }
        graph.forEachEdge(from: vertex) { _, kind, head, _ in
          guard kind != .anew, carry(from: base, to: Int(head) * words, isUp: kind == .up) else { return }
          if order.component[Int(head)] == order.component[Int(vertex)] { isChanged = true }
        }
        if isMarked { for word in 0..<words { own[word] = 0 } }
      }
      return isChanged
    }

    /// Carries what lies below one entry to another; whether it changes.
    @inline(__always)
    private func carry(from base: Int, to other: Int, isUp: Bool) -> Bool {
      var changes: UInt64 = 0
      for word in 0..<words {
        let mark = isUp ? own[word] : 0
        let newMay = may[other + word] | may[base + word] | mark
        changes |= newMay ^ may[other + word]
        may[other + word] = newMay
        if must.isEmpty { continue }
        let newMust = must[other + word] & (must[base + word] | mark)
        changes |= newMust ^ must[other + word]
        must[other + word] = newMust
      }
      return changes != 0
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
