/// Where the lines of a file begin, for turning byte offsets into lines and columns.
///
/// Built only when there is something to report: a file without findings never pays for it.
public struct LineTable: Sendable {
  /// A place as people count it.
  public struct Position: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The column, from 1, in characters (Unicode scalars).
    public let column: Int
  }

  private let bytes: [UInt8]
  private let starts: [UInt32]
  private let markLength: UInt32
  /// How many scalars stand before each multiple of ``interval`` bytes, for columns in very long lines.
  private let scalarCounts: [UInt32]

  private static let interval = 256

  /// Finds the line starts in one pass; a line ends in LF, CRLF or CR.
  public init(_ file: SourceFile) {
    var starts: [UInt32] = [0]
    let bytes = file.bytes
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == ASCII.lineFeed || byte == ASCII.carriageReturn else { continue }
      if byte == ASCII.carriageReturn, index < bytes.count, bytes[index] == ASCII.lineFeed { index += 1 }
      starts.append(UInt32(index))
    }
    self.bytes = bytes
    self.starts = starts
    self.markLength = UInt32(UTF8Text.byteOrderMarkLength(bytes))
    var count = 0
    self.scalarCounts = stride(from: 0, through: bytes.count, by: Self.interval).map { start in
      defer { count += UTF8Text.scalarCount(bytes[start..<min(start + Self.interval, bytes.count)]) }
      return UInt32(count)
    }
  }

  /// The number of lines; a file that ends in a line end has an empty last line.
  public var count: Int { starts.count }

  /// The line and column of a byte offset. A byte-order mark has no column.
  public func position(of offset: UInt32) -> Position {
    let line = lineIndex(of: offset)
    let start = line == 0 ? min(markLength, offset) : starts[line]
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

  /// The lines and columns of offsets inside the file in ascending order, in time that is linear in their lines.
  func positions(of offsets: [UInt32]) -> [Position] {
    var result: [Position] = []
    var last: (offset: UInt32, line: Int) = (0, -1)
    for offset in offsets {
      let line = lineIndex(of: offset)
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

  /// The byte offsets of a line, counted from 1, without its line end.
  func range(ofLine line: Int) -> Range<Int> {
    let start = line == 1 ? Int(markLength) : Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) : bytes.count
    while end > start, bytes[end - 1] == ASCII.lineFeed || bytes[end - 1] == ASCII.carriageReturn { end -= 1 }
    return start..<end
  }

  private func lineIndex(of offset: UInt32) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
