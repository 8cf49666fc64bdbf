/// A position as in the protocol: the line from 0, and the number of units of the encoding before it in the line.
struct TextPosition: Hashable, Comparable, Sendable {
  var line = 0
  var character = 0

  static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// A half-open range of positions.
struct TextRange: Hashable, Sendable {
  var start = TextPosition()
  var end = TextPosition()
}

/// Converts byte offsets of one text to positions and back. No other code of the server counts characters.
struct TextPositions: Sendable {
  private let bytes: [UInt8]
  private let lines: LineStarts
  private let encoding: PositionEncoding
  /// The number of bytes at the start that an editor does not show: a byte-order mark of a file that is not open.
  private let hiddenLength: Int
  /// The last result: the next offset is often after it in the same line, and lines may be long.
  private var last: (offset: Int, position: TextPosition) = (0, TextPosition())

  init(_ bytes: [UInt8], _ lines: LineStarts, _ encoding: PositionEncoding, hidesMark: Bool) {
    self.bytes = bytes
    self.lines = lines
    self.encoding = encoding
    hiddenLength = hidesMark ? UTF8Text.byteOrderMarkLength(bytes) : 0
    last.offset = hiddenLength
  }

  mutating func position(of offset: UInt32) -> TextPosition {
    let offset = min(max(Int(offset), hiddenLength), bytes.count)
    let line = lines.line(of: UInt32(offset))
    let start = max(Int(lines.offsets[line]), hiddenLength)
    var position = TextPosition(line: line)
    if last.position.line == line, last.offset <= offset, last.offset >= start {
      position.character = last.position.character + encoding.units(in: bytes, from: last.offset, to: offset)
    } else {
      position.character = encoding.units(in: bytes, from: start, to: offset)
    }
    last = (offset, position)
    return position
  }

  /// Returns the positions of a range.
  mutating func range(_ range: Range<UInt32>) -> TextRange {
    let start = position(of: range.lowerBound)
    return TextRange(start: start, end: position(of: range.upperBound))
  }

  /// Returns the offset of a position; one past the end of a line is the end of the line, one past the last line the
  /// end of the text.
  func offset(of position: TextPosition) -> Int {
    if position.line < 0 { return hiddenLength }
    guard position.line < lines.count else { return bytes.count }
    let range = lines.range(ofLine: position.line, in: bytes)
    let start = min(max(range.lowerBound, hiddenLength), range.upperBound)
    return encoding.place(in: bytes, start..<range.upperBound, after: max(0, position.character))
  }
}
