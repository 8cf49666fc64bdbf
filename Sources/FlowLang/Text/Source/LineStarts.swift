/// The offsets at which the lines of a text begin. A line ends in LF, CRLF or CR; after the last line end an empty line
/// begins.
struct LineStarts: Sendable {
  /// The offset of the first byte of each line.
  private(set) var offsets: [UInt32]

  /// Finds the line starts in one pass.
  init(_ bytes: [UInt8]) { offsets = [0] + Self.starts(in: bytes, 0..<bytes.count) }

  /// Updates the line starts after some bytes of the text have been replaced, reading the affected lines only.
  ///
  /// - Parameters:
  ///   - range: The range of the removed bytes in the old text.
  ///   - count: The number of bytes that replace them.
  ///   - bytes: The new text.
  mutating func update(replacing range: Range<Int>, withCount count: Int, in bytes: [UInt8]) {
    // A byte inserted after a CR may join it to a line end of two bytes.
    let first = line(of: UInt32(max(0, range.lowerBound - 1)))
    let next = line(of: UInt32(range.upperBound)) + 1
    let change = count - range.count
    let end = next < offsets.count ? Int(offsets[next]) + change : bytes.count
    var fresh = Self.starts(in: bytes, Int(offsets[first])..<end)
    if next < offsets.count {
      if fresh.last == UInt32(end) { fresh.removeLast() }
      if change != 0 {
        for line in next..<offsets.count { offsets[line] = UInt32(Int(offsets[line]) + change) }
      }
    }
    offsets.replaceSubrange(first + 1..<next, with: fresh)
  }

  /// Returns the offsets past the line ends in a part of a text.
  private static func starts(in bytes: [UInt8], _ range: Range<Int>) -> [UInt32] {
    var result: [UInt32] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let length = ASCII.lineEndLength(bytes, at: index)
      index += max(1, length)
      if length > 0 { result.append(UInt32(index)) }
    }
    return result
  }

  /// Whether a line has more bytes than a length, its line end included.
  func hasLine(longerThan length: Int, in bytes: [UInt8]) -> Bool {
    var end = UInt32(bytes.count)
    for start in offsets.reversed() {
      if Int(end - start) > length { return true }
      end = start
    }
    return false
  }

  /// The number of lines.
  var count: Int { offsets.count }

  /// Returns the line that a byte is in, from 0.
  func line(of offset: UInt32) -> Int { max(0, offsets.partitioningIndex { $0 > offset } - 1) }

  /// Returns the bytes of a line, counted from 0, without its line end.
  func range(ofLine line: Int, in bytes: [UInt8]) -> Range<Int> {
    let start = Int(offsets[line])
    var end = line + 1 < offsets.count ? Int(offsets[line + 1]) : bytes.count
    while end > start, ASCII.isLineEnd(bytes[end - 1]) { end -= 1 }
    return start..<end
  }
}
