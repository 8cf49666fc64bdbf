/// A directed graph over the numbers 0..<n in compressed sparse rows: the successors of a vertex are contiguous.
public struct DirectedGraph: Sendable {
  private let offsets: [UInt32]
  private let heads: [UInt32]

  /// The number of vertices.
  public var vertexCount: Int { offsets.count - 1 }

  /// Creates the graph by asking for every edge twice, once to count and once to place it; nothing is stored between.
  ///
  /// - Parameters:
  ///   - vertexCount: The number of vertices.
  ///   - edges: Calls its argument with the tail and the head of each edge, in the same order every time.
  init(vertexCount: Int, edges: (_ visit: (Int, Int) -> Void) -> Void) {
    var offsets = [UInt32](repeating: 0, count: vertexCount + 1)
    offsets.withUnsafeMutableBufferPointer { offsets in edges { tail, _ in offsets[tail + 1] += 1 } }
    for vertex in 0..<vertexCount { offsets[vertex + 1] += offsets[vertex] }
    var heads = [UInt32](repeating: 0, count: Int(offsets[vertexCount]))
    // The offsets serve as cursors while the rows are filled, and are then shifted back by one row.
    offsets.withUnsafeMutableBufferPointer { offsets in
      heads.withUnsafeMutableBufferPointer { heads in
        edges { tail, head in
          heads[Int(offsets[tail])] = UInt32(head)
          offsets[tail] += 1
        }
      }
    }
    for vertex in stride(from: vertexCount, to: 0, by: -1) { offsets[vertex] = offsets[vertex - 1] }
    offsets[0] = 0
    self.offsets = offsets
    self.heads = heads
  }

  @inline(__always)
  func successors(of vertex: Int) -> ArraySlice<UInt32> { heads[Int(offsets[vertex])..<Int(offsets[vertex + 1])] }

  /// Returns the number of edges from a vertex.
  @inline(__always) func successorCount(of vertex: Int) -> Int { Int(offsets[vertex + 1] - offsets[vertex]) }

  /// Returns the successor of a vertex with a number below ``successorCount(of:)``.
  @inline(__always) func successor(_ place: Int, of vertex: Int) -> Int { Int(heads[Int(offsets[vertex]) + place]) }

  /// Returns whether each vertex can be reached from the sources, which count as reached, over allowed vertices only.
  /// Linear in the graph; iterative.
  func reachable(from sources: [Int], where isAllowed: (Int) -> Bool = { _ in true }) -> [Bool] {
    var isReached = [Bool](repeating: false, count: vertexCount)
    reach(from: sources, where: isAllowed, &isReached)
    return isReached
  }

  /// Adds the vertices that can be reached from the sources over vertices that are allowed and not reached before.
  func reach(from sources: [Int], where isAllowed: (Int) -> Bool = { _ in true }, _ isReached: inout [Bool]) {
    var pending: [UInt32] = []
    for source in sources where !isReached[source] && isAllowed(source) {
      isReached[source] = true
      pending.append(UInt32(source))
    }
    while let vertex = pending.popLast() {
      for head in successors(of: Int(vertex)) where !isReached[Int(head)] && isAllowed(Int(head)) {
        isReached[Int(head)] = true
        pending.append(head)
      }
    }
  }
}
