/// The starts of the lines of a file, for converting byte offsets to lines and columns.
///
/// Built only when there is something to report, so that a file without findings does not pay for it.
public struct LineTable: Sendable {
  /// A line and a column as a reader counts them.
  public struct Position: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The column, from 1, in characters (Unicode scalars).
    public let column: Int
  }

  private let bytes: [UInt8]
  private let starts: LineStarts
  private let markLength: UInt32
  /// The number of scalars before each multiple of ``interval`` bytes, for columns in very long lines; empty where
  /// there are none.
  private let scalarCounts: [UInt32]

  private static let interval = 256

  /// Finds the line starts in one pass; a line ends in LF, CRLF or CR.
  public init(_ file: SourceFile) {
    let bytes = file.bytes
    self.bytes = bytes
    self.starts = LineStarts(bytes)
    self.markLength = UInt32(UTF8Text.byteOrderMarkLength(bytes))
    guard starts.hasLine(longerThan: Self.interval, in: bytes) else {
      self.scalarCounts = []
      return
    }
    var count = 0
    self.scalarCounts = stride(from: 0, through: bytes.count, by: Self.interval).map { start in
      defer { count += UTF8Text.scalarCount(bytes[start..<min(start + Self.interval, bytes.count)]) }
      return UInt32(count)
    }
  }

  /// The number of lines; a file that ends in a line end has an empty last line.
  public var count: Int { starts.count }

  /// Returns the line and column of a byte offset. A byte-order mark has no column.
  public func position(of offset: UInt32) -> Position {
    let line = starts.line(of: offset)
    let start = line == 0 ? min(markLength, offset) : starts.offsets[line]
    let end = min(Int(offset), bytes.count)
    return Position(line: line + 1, column: 1 + scalars(from: Int(start), to: end))
  }

  private func scalars(from start: Int, to end: Int) -> Int {
    if end - start <= Self.interval { return UTF8Text.scalarCount(bytes[start..<end]) }
    return scalars(before: end) - scalars(before: start)
  }

  private func scalars(before offset: Int) -> Int {
    let mark = offset / Self.interval
    return Int(scalarCounts[mark]) + UTF8Text.scalarCount(bytes[mark * Self.interval..<offset])
  }

  /// Returns the lines and columns of offsets in ascending order, in time that is linear in their lines.
  func positions(of offsets: [UInt32]) -> [Position] {
    var result: [Position] = []
    var last: (offset: UInt32, line: Int) = (0, -1)
    for offset in offsets {
      let line = starts.line(of: offset)
      if line == last.line, let before = result.last {
        let gap = UTF8Text.scalarCount(bytes[Int(min(last.offset, offset))..<Int(offset)])
        result.append(Position(line: before.line, column: before.column + gap))
      } else {
        result.append(position(of: offset))
      }
      last = (max(offset, line == 0 ? markLength : 0), line)
    }
    return result
  }

  /// Returns the byte offsets of a line, counted from 1, without its line end.
  func range(ofLine line: Int) -> Range<Int> {
    let range = starts.range(ofLine: line - 1, in: bytes)
    return line == 1 ? min(Int(markLength), range.upperBound)..<range.upperBound : range
  }
}
