/// Routes arrows around the boxes that they would run behind: the shortest path through the cells of a ``MapGrid`` with
/// few bends, which avoids other arrows (Lee, "An algorithm for path connections and its applications", 1961; the
/// search is that of Hart, Nilsson and Raphael, 1968).
struct MapRoutes {
  typealias Point = LayeredLayout.Point

  /// The costs of one more cell, of sharing it with another arrow, and of a bend.
  private enum Cost {
    static let step = 4
    static let shared = 1
    static let bend = 16
  }

  /// The numbers of cells visited for one arrow and for all of them; beyond these, arrows stay unchanged.
  private static let mostVisits = (arrow: 250_000, all: 2_000_000)

  /// The start or end of a path: a cell beside a box, and the direction there. Directions are counted from the right,
  /// clockwise.
  private struct Gate {
    let cell: Int
    let direction: Int
    /// The point at the edge of the box.
    let point: Point
  }

  private let grid: MapGrid
  /// The numbers of arrows that run through each cell horizontally and vertically.
  private var uses: [[UInt8]]
  private var visits = 0
  /// For each cell and direction: the cost of the path to it, the direction before it, and the search that
  /// found it.
  private var costs: [Int32]
  private var origins: [UInt8]
  private var searches: [Int32]
  private var search: Int32 = 0

  /// Routes the arrows that cross boxes around them, unless the drawing is too large.
  static func lead(_ arrows: inout [FlowMap.Arrow], _ boxes: [FlowMap.Box], _ size: LayeredLayout.Box) {
    guard let grid = MapGrid(boxes, size) else { return }
    var routes = MapRoutes(grid)
    let crossing = arrows.indices.filter { index in
      let samples = arrows[index].samples
      if samples.contains(where: { grid.isCovered($0) }) { return true }
      routes.note(samples)
      return false
    }
    for index in crossing {
      guard let points = routes.route(of: arrows[index], boxes) else { continue }
      arrows[index].points = points
      arrows[index].isLed = true
      routes.note(arrows[index].samples)
    }
  }

  private init(_ grid: MapGrid) {
    self.grid = grid
    uses = Array(repeating: Array(repeating: 0, count: grid.count), count: 2)
    costs = Array(repeating: 0, count: grid.count * 4)
    origins = Array(repeating: 0, count: grid.count * 4)
    searches = Array(repeating: 0, count: grid.count * 4)
  }

  /// Notes the cells of an arrow.
  private mutating func note(_ samples: [Point]) {
    var last = -1
    for (point, next) in zip(samples, samples.dropFirst()) {
      let cell = grid.cell(at: point)
      if cell == last { continue }
      last = cell
      let isLevel = abs(next.x - point.x) >= abs(next.y - point.y)
      if uses[isLevel ? 0 : 1][cell] < 6 { uses[isLevel ? 0 : 1][cell] += 1 }
    }
  }

  /// Returns the corners of a path from one box to another; nil where none is found.
  private mutating func route(of arrow: FlowMap.Arrow, _ boxes: [FlowMap.Box]) -> [Point]? {
    let (tail, head) = (boxes[arrow.tail], boxes[arrow.head])
    let starts = gates(of: tail, tail.lines[arrow.line].middle, isEnd: false)
    let ends = gates(of: head, head.lines[0].middle, isEnd: true)
    guard let (start, end, cells) = path(starts, ends) else { return nil }
    var corners = cells.map { grid.middle(of: $0) }
    let own = [start.point] + corners + [end.point]
    // The first and the last line are level with the lines of the boxes, where nothing is in between.
    guard corners.count > 2 else { return own }
    corners[0].y = start.point.y
    corners[1].y = start.point.y
    corners[corners.count - 1].y = end.point.y
    corners[corners.count - 2].y = end.point.y
    var straight = arrow
    straight.points = [start.point] + corners.dropFirst().dropLast() + [end.point]
    straight.isLed = true
    return straight.samples.contains { grid.isCovered($0) } ? own : straight.points
  }

  private func gates(of box: FlowMap.Box, _ middle: Double, isEnd: Bool) -> [Gate] {
    let y = box.corner.y + middle
    return [true, false].compactMap { isRight in
      let x = box.corner.x + (isRight ? box.width : 0)
      let beside = x + (isRight ? 1 : -1) * (MapGrid.clearance + MapGrid.step / 2)
      let cell = grid.cell(at: Point(x: beside, y: y))
      guard !grid.isBlocked[cell] else { return nil }
      return Gate(cell: cell, direction: isRight == isEnd ? 2 : 0, point: Point(x: x, y: y))
    }
  }

  /// Returns the cheapest path from one of the start gates to one of the end gates, as the cells where it begins, turns
  /// and ends.
  private mutating func path(_ starts: [Gate], _ ends: [Gate]) -> (Gate, Gate, [Int])? {
    guard !starts.isEmpty, !ends.isEmpty, visits < Self.mostVisits.all else { return nil }
    search += 1
    let goals = ends.map { (column: $0.cell % grid.columns, row: $0.cell / grid.columns) }
    func estimate(_ cell: Int) -> Int {
      let (column, row) = (cell % grid.columns, cell / grid.columns)
      return goals.reduce(.max) { min($0, abs($1.column - column) + abs($1.row - row)) } * Cost.step
    }
    // The worklist, indexed by the minimum cost of a path through the entry.
    var waiting: [[Int32]] = []
    func wait(_ state: Int, _ cost: Int, _ waiting: inout [[Int32]]) {
      let place = cost + estimate(state >> 2)
      while waiting.count <= place { waiting.append([]) }
      waiting[place].append(Int32(state))
    }
    func reach(_ state: Int, _ cost: Int, from origin: Int, _ waiting: inout [[Int32]]) {
      if searches[state] == search, Int(costs[state]) <= cost { return }
      searches[state] = search
      costs[state] = Int32(cost)
      origins[state] = UInt8(origin)
      wait(state, cost, &waiting)
    }
    for start in starts { reach(start.cell << 2 | start.direction, 0, from: 4, &waiting) }
    let limit = visits + Self.mostVisits.arrow
    var place = 0
    while place < waiting.count {
      guard let state = waiting[place].popLast().map({ Int($0) }) else {
        place += 1
        continue
      }
      let (cell, direction, cost) = (state >> 2, state & 3, Int(costs[state]))
      guard cost + estimate(cell) == place else { continue }
      if let end = ends.first(where: { $0.cell == cell && $0.direction == direction }) {
        return trace(state, starts, end)
      }
      visits += 1
      guard visits < limit else { return nil }
      for next in 0..<4 where next != direction ^ 2 {
        if next != direction {
          reach(cell << 2 | next, cost + Cost.bend, from: direction, &waiting)
        } else if let neighbor = neighbor(of: cell, next) {
          let shared = Int(uses[next & 1][neighbor]) * Cost.shared
          reach(neighbor << 2 | next, cost + Cost.step + shared, from: direction, &waiting)
        }
      }
    }
    return nil
  }

  /// Returns the free cell next to a cell in a direction.
  private func neighbor(of cell: Int, _ direction: Int) -> Int? {
    let column = cell % grid.columns
    let next: Int
    switch direction {
    case 0 where column + 1 < grid.columns: next = cell + 1
    case 1 where cell + grid.columns < grid.count: next = cell + grid.columns
    case 2 where column > 0: next = cell - 1
    case 3 where cell >= grid.columns: next = cell - grid.columns
    default: return nil
    }
    return grid.isBlocked[next] ? nil : next
  }

  /// Follows a path back to its start.
  private func trace(_ last: Int, _ starts: [Gate], _ end: Gate) -> (Gate, Gate, [Int])? {
    let back = [-1, -grid.columns, 1, grid.columns]
    var cells = [last >> 2]
    var state = last
    while origins[state] < 4 {
      let (cell, direction, origin) = (state >> 2, state & 3, Int(origins[state]))
      if origin == direction {
        state = (cell + back[direction]) << 2 | direction
      } else {
        cells.append(cell)
        state = cell << 2 | origin
      }
    }
    guard let start = starts.first(where: { $0.cell << 2 | $0.direction == state }) else { return nil }
    cells.append(start.cell)
    return (start, end, cells.reversed())
  }
}
