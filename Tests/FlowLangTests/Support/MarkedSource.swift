/// Source text with ranges marked by `⟦` and `⟧`, so that tests need not count bytes.
struct MarkedSource {
  /// The text without the marks.
  let text: String
  /// The byte offsets between each `⟦` and its `⟧`, in the order of the `⟦`. An adjacent pair is an empty range.
  let ranges: [Range<UInt32>]

  init(_ marked: String) {
    var text = String.UnicodeScalarView()
    var offset: UInt32 = 0
    var ranges: [Range<UInt32>] = []
    var open: [Int] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦":
        open.append(ranges.count)
        ranges.append(offset..<offset)
      case "⟧":
        guard let index = open.popLast() else { preconditionFailure("a ⟧ without a ⟦ in: \(marked)") }
        ranges[index] = ranges[index].lowerBound..<offset
      default:
        text.append(scalar)
        offset += UInt32(UTF8.width(scalar))
      }
    }
    precondition(open.isEmpty, "a ⟦ without a ⟧ in: \(marked)")
    self.text = String(text)
    self.ranges = ranges
  }

  /// Returns a text with marks around some ranges, to compare findings with those expected.
  static func mark(_ ranges: [Range<UInt32>], in bytes: [UInt8]) -> String {
    var inserts = ranges.map { (offset: $0.upperBound, isOpening: false, isEmpty: $0.isEmpty) }
    inserts += ranges.map { (offset: $0.lowerBound, isOpening: true, isEmpty: $0.isEmpty) }
    // At one offset: first close what began before, then open and close empty ranges, then open what follows.
    func rank(_ insert: (offset: UInt32, isOpening: Bool, isEmpty: Bool)) -> Int {
      insert.isEmpty ? 1 : insert.isOpening ? 2 : 0
    }
    inserts.sort { ($0.offset, rank($0), $0.isOpening ? 0 : 1) < ($1.offset, rank($1), $1.isOpening ? 0 : 1) }
    var result = ""
    var position = 0
    for insert in inserts {
      result += String(decoding: bytes[position..<Int(insert.offset)], as: UTF8.self)
      result += insert.isOpening ? "⟦" : "⟧"
      position = Int(insert.offset)
    }
    return result + String(decoding: bytes[position...], as: UTF8.self)
  }
}
