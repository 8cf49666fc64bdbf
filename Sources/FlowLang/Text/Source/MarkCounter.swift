/// Counts the combining marks on one letter, such as accents.
///
/// Texts are compared in a normal form, in which the marks of a letter are in order, and thousands of marks are slow to
/// sort. No script puts more than a few on one letter; Unicode's stream-safe format (UAX #15) has the same limit.
struct MarkCounter {
  /// The number of marks that a letter may have.
  static let limit = 30

  private var count = 0

  /// Whether the next character of a text is a mark beyond the limit.
  mutating func isTooMany(_ scalar: Unicode.Scalar) -> Bool {
    // The first mark is U+0300.
    let isMark = scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
    count = isMark ? count + 1 : 0
    return count > Self.limit
  }

  /// Returns the offset of the first mark beyond the limit in a piece of a text; nil when there is none.
  static func excess(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var marks = MarkCounter()
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] < 0x80 {
        marks.count = 0
        index += 1
        continue
      }
      switch UTF8Text.step(bytes, at: index) {
      case .malformed(let length): index += length
      case .scalar(let scalar, let length):
        if marks.isTooMany(scalar) { return index }
        index += length
      }
    }
    return nil
  }
}
