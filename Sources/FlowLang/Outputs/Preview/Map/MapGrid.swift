/// The plane of a ``FlowMap`` in small cells, for finding paths between boxes.
struct MapGrid {
  typealias Point = LayeredLayout.Point

  /// The width and height of a cell: less than the free space between two boxes.
  static let step = 10.0
  /// The minimum distance between the middle of a free cell and any box.
  static let clearance = 5.0
  /// The distance to which the cells extend beyond the boxes.
  private static let margin = 20.0
  /// The maximum number of cells; larger drawings have no grid.
  private static let mostCells = 400_000

  let columns: Int
  let rows: Int
  /// Whether the middle of each cell is too near to a box.
  private(set) var isBlocked: [Bool]
  /// The box that each cell touches; -1 for none. Boxes are far enough apart that there is only one.
  private var boxOfCell: [Int32]
  private let boxes: [FlowMap.Box]

  var count: Int { columns * rows }

  /// Creates the grid of a drawing; nil where the drawing is too large.
  init?(_ boxes: [FlowMap.Box], _ size: LayeredLayout.Box) {
    let (width, height) = ((size.width + 2 * Self.margin) / Self.step, (size.height + 2 * Self.margin) / Self.step)
    guard width * height <= Double(Self.mostCells) else { return nil }
    self.boxes = boxes
    columns = Int(width.rounded(.up))
    rows = Int(height.rounded(.up))
    isBlocked = [Bool](repeating: false, count: columns * rows)
    boxOfCell = [Int32](repeating: -1, count: columns * rows)
    for (number, box) in boxes.enumerated() {
      for cell in cells(around: box, Self.clearance) {
        let middle = middle(of: cell)
        if contains(box, middle, Self.clearance - 0.01) { isBlocked[cell] = true }
        if contains(box, middle, Self.step / 2) { boxOfCell[cell] = Int32(number) }
      }
    }
  }

  private func contains(_ box: FlowMap.Box, _ point: Point, _ reach: Double) -> Bool {
    point.x > box.corner.x - reach && point.x < box.corner.x + box.width + reach
      && point.y > box.corner.y - reach && point.y < box.corner.y + box.height + reach
  }

  private func cells(around box: FlowMap.Box, _ reach: Double) -> [Int] {
    let left = column(at: box.corner.x - reach)
    let right = column(at: box.corner.x + box.width + reach)
    let top = row(at: box.corner.y - reach)
    let bottom = row(at: box.corner.y + box.height + reach)
    return (top...max(top, bottom)).flatMap { row in (left...max(left, right)).map { row * columns + $0 } }
  }

  func column(at x: Double) -> Int { min(max(Int((x + Self.margin) / Self.step), 0), columns - 1) }
  func row(at y: Double) -> Int { min(max(Int((y + Self.margin) / Self.step), 0), rows - 1) }
  func cell(at point: Point) -> Int { row(at: point.y) * columns + column(at: point.x) }

  func middle(of cell: Int) -> Point {
    Point(
      x: (Double(cell % columns) + 0.5) * Self.step - Self.margin,
      y: (Double(cell / columns) + 0.5) * Self.step - Self.margin)
  }

  /// Whether a point is in a box.
  func isCovered(_ point: Point) -> Bool {
    let box = Int(boxOfCell[cell(at: point)])
    return box >= 0 && contains(boxes[box], point, -1)
  }
}
