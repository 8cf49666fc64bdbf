/// Orders the columns with few crossings, by repeatedly sorting each column by the positions of its neighbours.
extension LayeredColumns {
  /// The number of sweeps through the columns, to the right and back.
  private static let rounds = 12

  mutating func order() {
    var places = [Int](repeating: 0, count: items.count)
    func note(_ columns: [[Int]]) {
      for column in columns { for (place, item) in column.enumerated() { places[item] = place } }
    }
    let (toLeft, toRight) = neighbours
    note(columns)
    var best = columns
    var fewest = crossings(places)
    for round in 0..<Self.rounds where fewest > 0 {
      let goesRight = round.isMultiple(of: 2)
      for column in goesRight ? Array(columns.indices) : columns.indices.reversed() {
        columns[column] = sorted(columns[column], places) { item in
          goesRight
            ? toLeft[item].map { (places[$0.left], $0.leftOffset / max(items[$0.left].height, 1)) }
            : toRight[item].map { (places[$0.right], $0.rightOffset / max(items[$0.right].height, 1)) }
        }
        for (place, item) in columns[column].enumerated() { places[item] = place }
      }
      let count = crossings(places)
      if count < fewest { (best, fewest) = (columns, count) }
    }
    columns = best
  }

  /// Returns a column sorted by the mean position of the neighbours; an item without neighbours keeps its position.
  private func sorted(_ column: [Int], _ places: [Int], neighbours: (Int) -> [(place: Int, offset: Double)]) -> [Int] {
    let keys = column.map { item in
      let near = neighbours(item)
      if near.isEmpty { return Double(places[item]) }
      return near.reduce(0) { $0 + Double($1.place) + min($1.offset, 0.99) } / Double(near.count)
    }
    return column.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { column[$0] }
  }

  /// Returns the number of pairs of links that cross, counted with a tree of sums (Barth, Jünger and Mutzel, "Simple
  /// and efficient bilayer cross counting", 2002).
  private func crossings(_ places: [Int]) -> Int {
    var byColumn = [[(left: Int, right: Int)]](repeating: [], count: columns.count)
    for link in links { byColumn[items[link.left].column].append((places[link.left], places[link.right])) }
    var result = 0
    for (column, pairs) in byColumn.enumerated() where pairs.count > 1 {
      var sums = [Int](repeating: 0, count: columns[column + 1].count + 1)
      var seen = 0
      for pair in pairs.sorted(by: <) {
        var before = 0
        var place = pair.right + 1
        while place > 0 {
          before += sums[place]
          place &= place - 1
        }
        result += seen - before
        place = pair.right + 1
        while place < sums.count {
          sums[place] += 1
          place += place & -place
        }
        seen += 1
      }
    }
    return result
  }
}
