/// The nesting of boxes and areas, and their positions: each area is laid out by itself, from the inside out, and
/// is then one box among others.
struct MapNesting {
  private enum Part {
    case box(Int)
    case area(Int)
  }

  /// The contents of an area; the first level is the whole drawing.
  private struct Level {
    /// The area; nil for the whole drawing.
    let area: Int?
    /// The enclosing level.
    let outer: Int
    var parts: [Part] = []
  }

  private var levels = [Level(area: nil, outer: 0)]
  private var open = [0]
  /// For each box, its level.
  private var levelOfBox: [Int] = []

  /// The space around the contents of an area; more at its top, for its name.
  private static let margin = 16.0
  private static let title = 26.0

  mutating func add(box: Int) {
    levels[open[open.count - 1]].parts.append(.box(box))
    levelOfBox.append(open[open.count - 1])
  }

  mutating func open(area: Int) {
    let outer = open[open.count - 1]
    levels[outer].parts.append(.area(levels.count))
    levels.append(Level(area: area, outer: outer))
    open.append(levels.count - 1)
  }

  mutating func close() { open.removeLast() }

  /// Positions everything, and returns the size of the drawing.
  func place(
    _ boxes: inout [FlowMap.Box], _ areas: inout [FlowMap.Area], _ arrows: inout [FlowMap.Arrow]
  ) -> LayeredLayout.Box {
    var size = LayeredLayout.Box(width: 0, height: 0)
    let arrowsOfLevel = arrowsByLevel(arrows)
    // Positions in an area are relative to its corner until the enclosing areas have theirs.
    for level in levels.indices.reversed() {
      let laid = layout(level, arrowsOfLevel[level], boxes, areas, &arrows)
      for (part, corner) in zip(levels[level].parts, laid.corners) { set(corner, of: part, &boxes, &areas) }
      let isArea = levels[level].area != nil
      size = LayeredLayout.Box(
        width: laid.size.width + (isArea ? 2 * Self.margin : 0),
        height: laid.size.height + (isArea ? Self.margin + Self.title : 0))
      if let area = levels[level].area { areas[area].size = size }
    }
    move(&boxes, &areas, &arrows, arrowsOfLevel)
    for index in arrows.indices { join(&arrows[index], boxes) }
    return size
  }

  /// Returns for each level the arrows whose ends are in different parts of it.
  private func arrowsByLevel(_ arrows: [FlowMap.Arrow]) -> [[(arrow: Int, tail: Int, head: Int)]] {
    var places: [[Int]] = levels.map { _ in [] }
    var placeOfBox = [Int](repeating: 0, count: levelOfBox.count)
    var placeOfLevel = [Int](repeating: 0, count: levels.count)
    for (level, content) in levels.enumerated() {
      places[level] = Array(content.parts.indices)
      for (place, part) in content.parts.enumerated() {
        switch part {
        case .box(let box): placeOfBox[box] = place
        case .area(let inner): placeOfLevel[inner] = place
        }
      }
    }
    var result: [[(arrow: Int, tail: Int, head: Int)]] = levels.map { _ in [] }
    for (index, arrow) in arrows.enumerated() {
      var (tail, head) = (
        (levelOfBox[arrow.tail], placeOfBox[arrow.tail]), (levelOfBox[arrow.head], placeOfBox[arrow.head])
      )
      // Outer levels have smaller numbers.
      while tail.0 != head.0 {
        if tail.0 > head.0 {
          tail = (levels[tail.0].outer, placeOfLevel[tail.0])
        } else {
          head = (levels[head.0].outer, placeOfLevel[head.0])
        }
      }
      result[tail.0].append((index, tail.1, head.1))
    }
    return result
  }

  private func layout(
    _ level: Int, _ own: [(arrow: Int, tail: Int, head: Int)], _ boxes: [FlowMap.Box], _ areas: [FlowMap.Area],
    _ arrows: inout [FlowMap.Arrow]
  ) -> LayeredLayout {
    let sizes = levels[level].parts.map { part in
      switch part {
      case .box(let box): LayeredLayout.Box(width: boxes[box].width, height: boxes[box].height)
      case .area(let inner): levels[inner].area.map { areas[$0].size } ?? LayeredLayout.Box(width: 0, height: 0)
      }
    }
    let layout = LayeredLayout(
      sizes,
      own.map { item in
        let arrow = arrows[item.arrow]
        return LayeredLayout.Arrow(
          tail: item.tail,
          tailOffset: offset(of: arrow.tail, boxes[arrow.tail].lines[arrow.line].middle, level, boxes, areas),
          head: item.head, headOffset: offset(of: arrow.head, headMiddle(boxes[arrow.head]), level, boxes, areas),
          isLoose: arrow.isLoose)
      })
    for (item, bends) in zip(own, layout.bends) { arrows[item.arrow].points = bends }
    return layout
  }

  /// Returns the distance from the top of the part of a level that is or contains a box to a height in the box.
  private func offset(
    of box: Int, _ middle: Double, _ level: Int, _ boxes: [FlowMap.Box], _ areas: [FlowMap.Area]
  ) -> Double {
    var result = middle
    var inner = levelOfBox[box]
    if inner != level { result += boxes[box].corner.y }
    while inner != level {
      result += Self.title
      let outer = levels[inner].outer
      if outer != level, let area = levels[inner].area { result += areas[area].corner.y }
      inner = outer
    }
    return result
  }

  private func headMiddle(_ box: FlowMap.Box) -> Double { box.lines[0].middle }

  private func set(
    _ corner: LayeredLayout.Point, of part: Part, _ boxes: inout [FlowMap.Box], _ areas: inout [FlowMap.Area]
  ) {
    switch part {
    case .box(let box): boxes[box].corner = corner
    case .area(let inner): if let area = levels[inner].area { areas[area].corner = corner }
    }
  }

  /// Moves the contents of areas to the positions of the areas.
  private func move(
    _ boxes: inout [FlowMap.Box], _ areas: inout [FlowMap.Area], _ arrows: inout [FlowMap.Arrow],
    _ arrowsOfLevel: [[(arrow: Int, tail: Int, head: Int)]]
  ) {
    var corners = [LayeredLayout.Point](repeating: LayeredLayout.Point(x: 0, y: 0), count: levels.count)
    for (level, content) in levels.enumerated() {
      if let area = content.area {
        areas[area].corner = areas[area].corner + corners[content.outer]
        corners[level] = areas[area].corner + LayeredLayout.Point(x: Self.margin, y: Self.title)
      }
      for case .box(let box) in content.parts { boxes[box].corner = boxes[box].corner + corners[level] }
      for item in arrowsOfLevel[level] {
        arrows[item.arrow].points = arrows[item.arrow].points.map { $0 + corners[level] }
      }
    }
  }

  /// Adds the start and the end of an arrow: at the sides of the boxes that face each other.
  private func join(_ arrow: inout FlowMap.Arrow, _ boxes: [FlowMap.Box]) {
    let (tail, head) = (boxes[arrow.tail], boxes[arrow.head])
    let leadsRight = head.corner.x >= tail.corner.x + tail.width
    let leadsLeft = head.corner.x + head.width <= tail.corner.x
    let start = LayeredLayout.Point(
      x: tail.corner.x + (leadsLeft ? 0 : tail.width), y: tail.corner.y + tail.lines[arrow.line].middle)
    let end = LayeredLayout.Point(x: head.corner.x + (leadsRight ? 0 : head.width), y: head.corner.y + headMiddle(head))
    // A bend at the side of a box is left out.
    let bends = arrow.points.filter { abs($0.x - start.x) > 1 && abs($0.x - end.x) > 1 }
    arrow.points = [start] + bends + [end]
  }
}
