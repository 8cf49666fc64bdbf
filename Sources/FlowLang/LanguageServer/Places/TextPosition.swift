/// A place as the protocol counts it: the line from 0, and how many units of the encoding stand before it in the line.
struct TextPosition: Hashable, Comparable, Sendable {
  var line = 0
  var character = 0

  static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// A stretch of text as the protocol counts it; the end is past the last character.
struct TextRange: Hashable, Sendable {
  var start = TextPosition()
  var end = TextPosition()
}

/// Turns byte offsets of one text into positions and back. Nothing else in the server counts characters.
struct TextPositions: Sendable {
  private let bytes: [UInt8]
  private let lines: LineStarts
  private let encoding: PositionEncoding
  /// How many bytes at the start an editor does not show: a byte-order mark of a file that it has not opened.
  private let hiddenLength: Int
  /// The last place that was asked for: the next one is often behind it in the same line, and lines may be long.
  private var last: (offset: Int, position: TextPosition) = (0, TextPosition())

  init(_ bytes: [UInt8], _ lines: LineStarts, _ encoding: PositionEncoding, hidesMark: Bool) {
    self.bytes = bytes
    self.lines = lines
    self.encoding = encoding
    hiddenLength = hidesMark ? UTF8Text.byteOrderMarkLength(bytes) : 0
    last.offset = hiddenLength
  }

  /// The position of a byte.
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

  /// The positions of a range.
  mutating func range(_ range: Range<UInt32>) -> TextRange {
    let start = position(of: range.lowerBound)
    return TextRange(start: start, end: position(of: range.upperBound))
  }

  /// The byte at a position: what is past the end of a line is its end, and what is past the last line the end of all.
  func offset(of position: TextPosition) -> Int {
    if position.line < 0 { return hiddenLength }
    guard position.line < lines.count else { return bytes.count }
    let range = lines.range(ofLine: position.line, in: bytes)
    let start = min(max(range.lowerBound, hiddenLength), range.upperBound)
    return encoding.place(in: bytes, start..<range.upperBound, after: max(0, position.character))
  }
}
