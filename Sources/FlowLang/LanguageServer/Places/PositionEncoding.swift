/// The unit in which a client counts the characters of a line (Language Server Protocol 3.17, `PositionEncodingKind`).
enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// Returns the encoding to use with a client: the first of its encodings that is known, or the one that all support.
  static func negotiated(_ names: [String]) -> PositionEncoding {
    names.lazy.compactMap { PositionEncoding(rawValue: $0) }.first ?? .utf16
  }

  /// Returns the number of units of a character with a length in UTF-8. A malformed sequence counts as one character.
  private func units(ofLength length: Int, isMalformed: Bool) -> Int {
    switch self {
    case .utf8: length
    case .utf16: length == 4 && !isMalformed ? 2 : 1
    case .utf32: 1
    }
  }

  /// Returns the number of units between two offsets of a text.
  func units(in bytes: [UInt8], from start: Int, to end: Int) -> Int {
    if self == .utf8 { return max(0, end - start) }
    var count = 0
    var index = start
    while index < end {
      let step = step(bytes, at: index)
      index += step.length
      count += step.units
    }
    return count
  }

  /// Returns the offset after a number of units from the beginning of a range, at most its end; an offset inside a
  /// character is rounded down.
  func place(in bytes: [UInt8], _ range: Range<Int>, after units: Int) -> Int {
    var rest = units
    var index = range.lowerBound
    while index < range.upperBound {
      let step = step(bytes, at: index)
      if step.units > rest { break }
      rest -= step.units
      index += step.length
    }
    return min(index, range.upperBound)
  }

  /// Returns the length of the character at an offset, in bytes and in units.
  @inline(__always) private func step(_ bytes: [UInt8], at index: Int) -> (length: Int, units: Int) {
    if bytes[index] < 0x80 { return (1, 1) }
    switch UTF8Text.step(bytes, at: index) {
    case .scalar(_, let length): return (length, units(ofLength: length, isMalformed: false))
    case .malformed(let length): return (length, units(ofLength: length, isMalformed: true))
    }
  }
}
