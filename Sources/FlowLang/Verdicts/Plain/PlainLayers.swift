/// What kinds of layers an entry can be in: the kind of a bottom is carried along to all that is pushed on it.
struct PlainLayers {
  private let graph: PlainGraph
  /// A bit for each kind of layer, by the raw value of its `PlainGraph.Base`.
  private var kinds: [UInt8]

  private static let closable: UInt8 = [PlainGraph.Base.sheet, .popover, .dialog].reduce(0) { $0 | bit($1) }

  init(_ space: PlainSpace) {
    graph = space.graph
    kinds = Array(repeating: 0, count: graph.vertices.count)
    var pending: [UInt32] = []
    for vertex in space.ways.order where graph[vertex].isBottom {
      kinds[Int(vertex)] = Self.bit(graph[vertex].base)
      pending.append(vertex)
    }
    while let vertex = pending.popLast() {
      let own = kinds[Int(vertex)]
      graph.forEachEdge(from: vertex) { _, kind, head, _ in
        guard kind != .anew, !graph[head].isBottom, kinds[Int(head)] | own != kinds[Int(head)] else { return }
        kinds[Int(head)] |= own
        pending.append(head)
      }
    }
  }

  private static func bit(_ base: PlainGraph.Base) -> UInt8 { 1 << base.rawValue }

  /// Whether an entry is in a layer above the first, always or at times.
  func isLayer(_ vertex: UInt32, atTimes: Bool) -> Bool {
    let first = Self.bit(.app)
    return atTimes ? kinds[Int(vertex)] & ~first != 0 : kinds[Int(vertex)] & first == 0
  }

  /// Whether an entry is in a layer that the platform lets people close, always or at times.
  func isClosable(_ vertex: UInt32, atTimes: Bool) -> Bool {
    atTimes ? kinds[Int(vertex)] & Self.closable != 0 : kinds[Int(vertex)] & ~Self.closable == 0
  }
}
