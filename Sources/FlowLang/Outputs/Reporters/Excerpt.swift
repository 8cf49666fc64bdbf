/// The line of a file with a finding, made safe for a terminal, and the marks below it. A long line is cut around the
/// marked range; only the bytes near that range are read.
struct Excerpt {
  /// The text of the line.
  private(set) var text = ""
  /// Spaces and then `^~~~` below the marked range.
  private(set) var marks = ""

  /// The maximum number of columns shown.
  static let width = 120
  /// The number of columns before the marked range, when the line is cut there.
  private static let lead = 40
  /// The number of bytes read on each side of the marked range: enough for the width in any script.
  private static let reach = 8 * width
  private static let tabWidth = 4

  /// - Parameters:
  ///   - bytes: The file.
  ///   - line: The bytes of the line, without its line end.
  ///   - marked: The bytes to mark. Bytes on other lines are not marked; an empty range is marked by one `^`.
  init(_ bytes: [UInt8], line: Range<Int>, marking marked: Range<Int>) {
    let start = min(max(marked.lowerBound, line.lowerBound), line.upperBound)
    let (lower, upper) = (Self.windowStart(bytes, line, start), min(line.upperBound, start + Self.reach))
    let cells = Self.cells(bytes, lower..<upper)
    let window = Self.window(
      cells, start: start, isStartCut: lower > line.lowerBound, isEndCut: upper < line.upperBound)
    write(cells[window.range], window, start..<max(start, min(marked.upperBound, line.upperBound)))
  }

  /// A character of the line: its text in the excerpt, its width in columns and its offset.
  private struct Cell {
    let shown: String
    let width: Int
    let offset: Int
  }

  private struct Window {
    var range: Range<Int>
    var isStartCut: Bool
    var isEndCut: Bool
  }

  /// Returns the first offset to read: as far before the marked range as the reach goes, and not inside a character.
  private static func windowStart(_ bytes: [UInt8], _ line: Range<Int>, _ start: Int) -> Int {
    guard start - line.lowerBound > reach else { return line.lowerBound }
    var lower = start - reach
    while lower < start, bytes[lower] & 0xC0 == 0x80 { lower += 1 }
    return lower
  }

  private static func cells(_ bytes: [UInt8], _ range: Range<Int>) -> [Cell] {
    var cells: [Cell] = []
    var column = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let cell: Cell
      switch UTF8Text.step(bytes, at: index) {
      case .scalar("\t", _):
        let width = tabWidth - column % tabWidth
        cell = Cell(shown: String(repeating: " ", count: width), width: width, offset: index)
        index += 1
      case .scalar(let scalar, let length):
        let shown = TerminalText.shown(scalar)
        cell = Cell(shown: String(shown), width: TerminalText.width(shown), offset: index)
        index += length
      case .malformed(let length):
        cell = Cell(shown: String(TerminalText.replacement), width: 1, offset: index)
        index += length
      }
      cells.append(cell)
      column += cell.width
    }
    return cells
  }

  /// Returns the cells to show: all of them if they fit, otherwise those around the marked range.
  private static func window(_ cells: [Cell], start: Int, isStartCut: Bool, isEndCut: Bool) -> Window {
    let place = cells.firstIndex { $0.offset >= start } ?? cells.count
    var first = place
    var before = 0
    let isEarly = !isStartCut && cells[..<place].reduce(0) { $0 + $1.width } <= width - lead
    while first > 0, isEarly || before + cells[first - 1].width <= lead {
      first -= 1
      before += cells[first].width
    }
    var end = first
    var columns = 0
    while end < cells.count, columns + cells[end].width <= width {
      columns += cells[end].width
      end += 1
    }
    return Window(range: first..<end, isStartCut: isStartCut || first > 0, isEndCut: isEndCut || end < cells.count)
  }

  private mutating func write(_ cells: ArraySlice<Cell>, _ window: Window, _ marked: Range<Int>) {
    var padding = 0
    var length = 0
    if window.isStartCut {
      text = "…"
      padding = 1
    }
    for cell in cells {
      text += cell.shown
      if cell.offset < marked.lowerBound { padding += cell.width }
      if marked.contains(cell.offset) { length += cell.width }
    }
    if window.isEndCut { text += "…" }
    marks = String(repeating: " ", count: padding) + "^" + String(repeating: "~", count: max(0, length - 1))
  }
}

/// The column of line numbers beside an excerpt, and the text to its right.
struct Gutter {
  private let paint: Paint
  private let width: Int

  /// Creates a gutter that is wide enough for a line number.
  init(_ paint: Paint, highestLine: Int) {
    self.paint = paint
    width = max(5, String(highestLine).count)
  }

  /// Returns a line of the file with its number.
  func line(_ number: Int, _ text: String) -> String {
    let digits = String(number)
    let label = String(repeating: " ", count: width - digits.count) + digits
    return paint("\(label) |", .frame) + (text.isEmpty ? "" : " \(text)")
  }

  /// Returns the marks below a line.
  func marks(_ marks: String) -> String {
    let padding = marks.prefix { $0 == " " }
    return "\(indentation)\(paint("|", .frame)) \(padding)\(paint(String(marks.dropFirst(padding.count)), .mark))"
  }

  /// Returns a remark below the lines.
  func remark(_ label: String, _ text: String) -> String {
    "\(indentation)\(paint("=", .frame)) \(paint(label, .bold))\(TerminalText.clean(text))"
  }

  private var indentation: String { String(repeating: " ", count: width + 1) }
}
