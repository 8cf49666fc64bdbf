/// A drawing of a graph in columns: the tail of an arrow is to the left of its head.
///
/// The method of Sugiyama, Tagawa and Toda ("Methods for visual understanding of hierarchical system structures", IEEE
/// Transactions on Systems, Man and Cybernetics, 1981) in its four steps: cycles are broken, boxes get columns, the
/// boxes of a column get an order with few crossings, and then positions. The method uses no randomness, and the
/// numbers are those of IEEE 754, so that the same graph gives the same drawing on every machine.
struct LayeredLayout {
  /// A box to draw, or a whole area. Lengths are in points.
  struct Box {
    var width: Double
    var height: Double
  }

  /// An arrow from one box to another.
  struct Arrow {
    let tail: Int
    /// The distance of its start below the top of the tail.
    var tailOffset: Double
    let head: Int
    /// The distance of its end below the top of the head.
    var headOffset: Double
    /// Whether the arrow has no influence on the positions of boxes.
    let isLoose: Bool
  }

  struct Point: Equatable {
    var x: Double
    var y: Double
  }

  /// The distances between boxes and areas.
  struct Gaps {
    var rows = 22.0
    var columns = 70.0
  }

  /// The upper left corner of each box.
  private(set) var corners: [Point]
  /// For each arrow, the points that it passes between the columns that it crosses.
  private(set) var bends: [[Point]]
  /// The width and height of the drawing.
  private(set) var size = Box(width: 0, height: 0)

  /// Lays out a graph. Unconnected parts are put side by side and below each other.
  ///
  /// - Complexity: O((b + a·c)·log) for b boxes and a arrows over c columns each, times a fixed number of rounds.
  init(_ boxes: [Box], _ arrows: [Arrow], gaps: Gaps = Gaps()) {
    corners = Array(repeating: Point(x: 0, y: 0), count: boxes.count)
    bends = Array(repeating: [], count: arrows.count)
    var shelves = Shelves(gaps: gaps)
    for part in Self.connectedParts(boxes.count, arrows) {
      let places = Dictionary(uniqueKeysWithValues: part.boxes.enumerated().map { ($1, $0) })
      var columns = LayeredColumns(
        part.boxes.map { boxes[$0] },
        part.arrows.map { index in
          let arrow = arrows[index]
          return Arrow(
            tail: places[arrow.tail] ?? 0, tailOffset: arrow.tailOffset, head: places[arrow.head] ?? 0,
            headOffset: arrow.headOffset, isLoose: arrow.isLoose)
        }, gaps)
      columns.place()
      let corner = shelves.put(columns.size)
      for (place, box) in part.boxes.enumerated() { corners[box] = columns.corners[place] + corner }
      for (place, arrow) in part.arrows.enumerated() { bends[arrow] = columns.bends[place].map { $0 + corner } }
    }
    size = shelves.size
  }

  /// Returns the boxes that arrows connect, in either direction, in the order of their first boxes.
  private static func connectedParts(_ count: Int, _ arrows: [Arrow]) -> [(boxes: [Int], arrows: [Int])] {
    var partition = Partition(count: count)
    for arrow in arrows { partition.join(arrow.tail, arrow.head) }
    var parts: [(boxes: [Int], arrows: [Int])] = []
    var numbers: [Int: Int] = [:]
    for box in 0..<count {
      let root = partition.root(of: box)
      let number = numbers[root] ?? parts.count
      if number == parts.count { parts.append(([], [])) }
      numbers[root] = number
      parts[number].boxes.append(box)
    }
    for (index, arrow) in arrows.enumerated() {
      parts[numbers[partition.root(of: arrow.tail)] ?? 0].arrows.append(index)
    }
    return parts
  }
}

extension LayeredLayout.Point {
  static func + (left: Self, right: Self) -> Self { Self(x: left.x + right.x, y: left.y + right.y) }
}

/// Puts parts of a drawing beside each other while there is room, and then below.
private struct Shelves {
  let gaps: LayeredLayout.Gaps
  private(set) var size = LayeredLayout.Box(width: 0, height: 0)
  /// The corner of the next part.
  private var next = LayeredLayout.Point(x: 0, y: 0)
  /// The height of the current shelf.
  private var height = 0.0

  init(gaps: LayeredLayout.Gaps) { self.gaps = gaps }

  /// The maximum width of a shelf, unless a single part is wider.
  private static let width = 1400.0

  mutating func put(_ part: LayeredLayout.Box) -> LayeredLayout.Point {
    if next.x > 0, next.x + part.width > max(Self.width, size.width) {
      next = LayeredLayout.Point(x: 0, y: next.y + height + gaps.rows * 1.5)
      height = 0
    }
    let corner = next
    height = max(height, part.height)
    next.x += part.width + gaps.rows * 1.5
    size.width = max(size.width, corner.x + part.width)
    size.height = max(size.height, corner.y + part.height)
    return corner
  }
}
