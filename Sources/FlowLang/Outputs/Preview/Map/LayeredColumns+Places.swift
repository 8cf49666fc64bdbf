/// Positions the items in the columns: each as near to its neighbours as its order allows.
extension LayeredColumns {
  private static let rounds = 8

  mutating func settle() {
    for column in columns {
      var y = 0.0
      for (place, item) in column.enumerated() {
        if place > 0 { y += gap(column[place - 1], item) }
        items[item].y = y
        y += items[item].height
      }
    }
    let (toLeft, toRight) = neighbours
    for round in 0..<Self.rounds {
      let goesRight = round.isMultiple(of: 2)
      for column in goesRight ? Array(columns.indices) : columns.indices.reversed() {
        let isLast = round >= Self.rounds - 2
        let wishes = columns[column].map { item in
          options(item, goesRight || isLast ? toLeft[item] : [], !goesRight || isLast ? toRight[item] : [])
        }
        move(columns[column], to: wishes)
      }
    }
  }

  /// Returns the best position of the upper end of an item: where its links are straight, in the mean. Links between
  /// points of arrows have more weight, so that long arrows are straight.
  private func options(_ item: Int, _ toLeft: [Link], _ toRight: [Link]) -> (y: Double, weight: Double) {
    var (sum, weight) = (0.0, 0.0)
    for link in toLeft {
      let own = pull(of: link)
      sum += own * (items[link.left].y + link.leftOffset - link.rightOffset)
      weight += own
    }
    for link in toRight {
      let own = pull(of: link)
      sum += own * (items[link.right].y + link.rightOffset - link.leftOffset)
      weight += own
    }
    return weight > 0 ? (sum / weight, weight) : (items[item].y, 0.1)
  }

  /// Returns the weight of a link: high between parts of one box, and higher inside an arrow than at its ends.
  private func pull(of link: Link) -> Double {
    let (left, right) = (items[link.left], items[link.right])
    if right.box == nil && right.arrow == nil { return 60 }
    return left.box == nil && right.box == nil ? 4 : 1
  }

  /// Moves all items of a column as near to their best positions as possible: least squares under the condition that
  /// each keeps its distance from the next, by pooling neighbours (Barlow and others, "Statistical inference under
  /// order restrictions", 1972).
  ///
  /// - Complexity: Linear in the length of the column.
  private mutating func move(_ column: [Int], to wishes: [(y: Double, weight: Double)]) {
    var pools: [(sum: Double, weight: Double, count: Int)] = []
    var offset = 0.0
    var offsets: [Double] = []
    for (place, item) in column.enumerated() {
      if place > 0 { offset += items[column[place - 1]].height + gap(column[place - 1], item) }
      offsets.append(offset)
      let options = wishes[place]
      pools.append(((options.y - offset) * options.weight, options.weight, 1))
      while pools.count > 1, mean(pools[pools.count - 2]) > mean(pools[pools.count - 1]) {
        let last = pools.removeLast()
        pools[pools.count - 1].sum += last.sum
        pools[pools.count - 1].weight += last.weight
        pools[pools.count - 1].count += last.count
      }
    }
    var place = 0
    for pool in pools {
      for _ in 0..<pool.count {
        items[column[place]].y = mean(pool) + offsets[place]
        place += 1
      }
    }
  }

  private func mean(_ pool: (sum: Double, weight: Double, count: Int)) -> Double { pool.sum / pool.weight }
}
