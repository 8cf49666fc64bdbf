/// One connected part of a ``LayeredLayout``: its columns, the order in each, and the positions.
struct LayeredColumns {
  typealias Box = LayeredLayout.Box
  typealias Point = LayeredLayout.Point

  /// An item of a column: a box, or a point that an arrow passes.
  struct Item {
    /// The box that begins here.
    let box: Int?
    /// The arrow that passes here; an item with neither is the rest of a box.
    let arrow: Int?
    let height: Double
    let column: Int
    /// The position of the upper end.
    var y = 0.0
  }

  /// A connection between items of neighbouring columns.
  struct Link {
    let left: Int
    let right: Int
    /// The distances of its ends below the upper ends of the items.
    let leftOffset: Double
    let rightOffset: Double
  }

  let boxes: [Box]
  let arrows: [LayeredLayout.Arrow]
  let gaps: LayeredLayout.Gaps
  /// The boxes first, then the rest.
  var items: [Item] = []
  var links: [Link] = []
  /// The items of each column, from top to bottom.
  var columns: [[Int]] = []

  private(set) var corners: [Point] = []
  private(set) var bends: [[Point]] = []
  private(set) var size = Box(width: 0, height: 0)

  init(_ boxes: [Box], _ arrows: [LayeredLayout.Arrow], _ gaps: LayeredLayout.Gaps) {
    self.boxes = boxes
    self.arrows = arrows
    self.gaps = gaps
  }

  /// Computes all positions.
  mutating func place() {
    lay(boxes.map { max(1, Int((($0.width + gaps.columns) / Self.usualColumn).rounded(.up))) })
    // The parts of one box are held together but not tied; if some came apart, every box is put into one column.
    if hasTorn { lay(Array(repeating: 1, count: boxes.count)) }
  }

  private mutating func lay(_ wanted: [Int]) {
    var spans = wanted
    (items, links) = ([], [])
    let (ranks, isForward) = LayeredRanks.find(&spans, arrows)
    fill(ranks, spans, isForward)
    order()
    settle()
    measure(spans, isForward)
  }

  /// Whether the rest of a box is apart from the box, so that something may overlap it.
  private var hasTorn: Bool {
    links.contains { link in
      let rest = items[link.right]
      return rest.box == nil && rest.arrow == nil && abs(rest.y - items[link.left].y) > gaps.rows / 2
    }
  }

  /// The width beyond which a box takes several columns, so that it does not move the items above and below it apart.
  private static let usualColumn = 330.0

  /// Creates the items of the columns and the links between them.
  private mutating func fill(_ ranks: [Int], _ spans: [Int], _ isForward: [Bool]) {
    columns = Array(repeating: [], count: (zip(ranks, spans).map { $0 + $1 }.max() ?? 1))
    for (box, rank) in ranks.enumerated() {
      items.append(Item(box: box, arrow: nil, height: boxes[box].height, column: rank))
      columns[rank].append(box)
    }
    // The further items of a box that takes several columns.
    var ends = Array(ranks.indices)
    for (box, rank) in ranks.enumerated() {
      for column in (rank + 1)..<(rank + max(spans[box], 1)) {
        items.append(Item(box: nil, arrow: nil, height: boxes[box].height, column: column))
        columns[column].append(items.count - 1)
        links.append(Link(left: ends[box], right: items.count - 1, leftOffset: 0, rightOffset: 0))
        ends[box] = items.count - 1
      }
    }
    for (index, arrow) in arrows.enumerated() where isForward[index] {
      var (last, offset) = (ends[arrow.tail], arrow.tailOffset)
      let first = ranks[arrow.tail] + spans[arrow.tail]
      for column in first..<max(ranks[arrow.head], first) {
        items.append(Item(box: nil, arrow: index, height: 0, column: column))
        columns[column].append(items.count - 1)
        links.append(Link(left: last, right: items.count - 1, leftOffset: offset, rightOffset: 0))
        (last, offset) = (items.count - 1, 0)
      }
      links.append(Link(left: last, right: arrow.head, leftOffset: offset, rightOffset: arrow.headOffset))
    }
  }

  /// For each item, its links to the columns on its left and on its right.
  var neighbours: (toLeft: [[Link]], toRight: [[Link]]) {
    var (toLeft, toRight) = ([[Link]](repeating: [], count: items.count), [[Link]](repeating: [], count: items.count))
    for link in links {
      toLeft[link.right].append(link)
      toRight[link.left].append(link)
    }
    return (toLeft, toRight)
  }

  /// Returns the minimum distance between two neighbours in a column.
  func gap(_ upper: Int, _ lower: Int) -> Double {
    items[upper].arrow != nil && items[lower].arrow != nil ? gaps.rows / 4 : gaps.rows
  }

  /// Converts columns to positions.
  private mutating func measure(_ spans: [Int], _ isForward: [Bool]) {
    corners = Array(repeating: Point(x: 0, y: 0), count: boxes.count)
    bends = Array(repeating: [], count: arrows.count)
    size = Box(width: 0, height: 0)
    let top = items.map(\.y).min() ?? 0
    var left = 0.0
    /// The right ends of the boxes that continue in the next columns.
    var reach: [(column: Int, right: Double)] = []
    var edges: [(left: Double, right: Double)] = []
    for (number, column) in columns.enumerated() {
      var width = column.reduce(0) { max($0, items[$1].box.map { spans[$0] == 1 ? boxes[$0].width : 0 } ?? 0) }
      for case let box? in column.map({ items[$0].box }) where spans[box] > 1 {
        reach.append((number + spans[box] - 1, left + boxes[box].width))
      }
      for end in reach where end.column == number { width = max(width, end.right - left) }
      for item in column {
        let y = items[item].y - top
        if let box = items[item].box {
          corners[box] = Point(x: left, y: y)
        } else if let arrow = items[item].arrow {
          bends[arrow] += [Point(x: left, y: y), Point(x: left + width, y: y)]
        }
        size.height = max(size.height, y + items[item].height)
      }
      size.width = left + width
      edges.append((left, left + width))
      left += width + gaps.columns
    }
    // An arrow bends between columns, not beside their items.
    for (index, arrow) in arrows.enumerated() where isForward[index] {
      let (tail, head) = (items[arrow.tail], items[arrow.head])
      let (start, end) = (tail.y - top + arrow.tailOffset, head.y - top + arrow.headOffset)
      bends[index].insert(Point(x: edges[tail.column + spans[arrow.tail] - 1].right, y: start), at: 0)
      bends[index].append(Point(x: edges[head.column].left, y: end))
    }
  }
}
