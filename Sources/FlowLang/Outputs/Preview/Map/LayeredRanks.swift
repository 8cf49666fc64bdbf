/// Assigns the boxes of a ``LayeredLayout`` to columns.
enum LayeredRanks {
  /// Returns the columns of the boxes, and which arrows lead to a column further right: loose ones and those that close
  /// a cycle need not.
  ///
  /// - Parameter spans: The number of columns of each box. Where a drawing is too large for that, they become 1.
  static func find(_ spans: inout [Int], _ arrows: [LayeredLayout.Arrow]) -> (ranks: [Int], isForward: [Bool]) {
    let count = spans.count
    var outgoing = [[Int]](repeating: [], count: count)
    for (index, arrow) in arrows.enumerated() where !arrow.isLoose && arrow.tail != arrow.head {
      outgoing[arrow.tail].append(index)
    }
    let order = finishingOrder(count, arrows, outgoing)
    // In this order, a box precedes the heads of its arrows, except in cycles.
    var isForward = [Bool](repeating: false, count: arrows.count)
    for (index, arrow) in arrows.enumerated() where !arrow.isLoose && arrow.tail != arrow.head {
      isForward[index] = order.places[arrow.tail] < order.places[arrow.head]
    }
    var ranks = [Int](repeating: 0, count: count)
    for box in order.boxes {
      for index in outgoing[box] where isForward[index] {
        ranks[arrows[index].head] = max(ranks[arrows[index].head], ranks[box] + spans[box])
      }
    }
    pull(&ranks, spans, order.boxes, arrows, outgoing, isForward)
    let passedColumns = arrows.indices.reduce(0) { sum, index in
      sum + (isForward[index] ? ranks[arrows[index].head] - ranks[arrows[index].tail] - 1 : 0)
    }
    if passedColumns > mostPassedColumns + 2 * count {
      spans = Array(repeating: 1, count: count)
      ranks = distances(count, arrows, outgoing)
      for (index, arrow) in arrows.enumerated() { isForward[index] = ranks[arrow.tail] + 1 == ranks[arrow.head] }
    }
    for (index, arrow) in arrows.enumerated() where arrow.isLoose {
      isForward[index] = ranks[arrow.tail] + spans[arrow.tail] <= ranks[arrow.head]
    }
    return (ranks, isForward)
  }

  /// The maximum number of columns that all arrows together may pass, beside two for each box. Beyond it, the column of
  /// a box is its distance from a root, and arrows lead to the next column or run below the boxes.
  private static let mostPassedColumns = 400

  /// Returns the number of steps to each box from one without incoming arrows.
  private static func distances(_ count: Int, _ arrows: [LayeredLayout.Arrow], _ outgoing: [[Int]]) -> [Int] {
    var hasTail = [Bool](repeating: false, count: count)
    for index in outgoing.joined() { hasTail[arrows[index].head] = true }
    var distances = [Int?](repeating: nil, count: count)
    let roots = (0..<count).sorted { (hasTail[$0] ? 1 : 0, $0) < (hasTail[$1] ? 1 : 0, $1) }
    for root in roots where distances[root] == nil {
      addDistances(from: root, to: &distances) { outgoing[$0].map { arrows[$0].head } }
    }
    return distances.map { $0 ?? 0 }
  }

  /// Moves boxes without incoming arrows right before the heads of their arrows.
  private static func pull(
    _ ranks: inout [Int], _ spans: [Int], _ order: [Int], _ arrows: [LayeredLayout.Arrow], _ outgoing: [[Int]],
    _ isForward: [Bool]
  ) {
    var hasTail = [Bool](repeating: false, count: ranks.count)
    for (index, arrow) in arrows.enumerated() where isForward[index] { hasTail[arrow.head] = true }
    for box in order where !hasTail[box] {
      let heads = outgoing[box].filter { isForward[$0] }.map { ranks[arrows[$0].head] }
      if let nearest = heads.min() { ranks[box] = nearest - spans[box] }
    }
  }

  /// Returns the boxes in the reverse finishing order of a depth-first search: tails before heads, except in cycles.
  private static func finishingOrder(
    _ count: Int, _ arrows: [LayeredLayout.Arrow], _ outgoing: [[Int]]
  ) -> (boxes: [Int], places: [Int]) {
    var isSeen = [Bool](repeating: false, count: count)
    var finished: [Int] = []
    for root in 0..<count where !isSeen[root] {
      isSeen[root] = true
      var path = [(box: root, next: 0)]
      while let last = path.last {
        guard last.next < outgoing[last.box].count else {
          finished.append(last.box)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let head = arrows[outgoing[last.box][last.next]].head
        if !isSeen[head] {
          isSeen[head] = true
          path.append((head, 0))
        }
      }
    }
    finished.reverse()
    var places = [Int](repeating: 0, count: count)
    for (place, box) in finished.enumerated() { places[box] = place }
    return (finished, places)
  }
}
