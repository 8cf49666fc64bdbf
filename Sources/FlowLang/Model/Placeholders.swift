/// The placeholders of a URL in its source text.
enum Placeholders {
  /// Returns the ranges of the names between `{` and `}` in a string token, ignoring escapes and all after a `#`.
  static func ranges(in bytes: [UInt8], _ string: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var open: Int?
    var index = string.lowerBound + 1
    while index < string.upperBound, bytes[index] != ASCII.quote, bytes[index] != UInt8(ascii: "#") {
      if bytes[index] == ASCII.backslash {
        index += StringLiteral.escapeLength(bytes, at: index) ?? 1
        continue
      }
      if bytes[index] == UInt8(ascii: "{") { open = index + 1 }
      if bytes[index] == UInt8(ascii: "}"), let start = open {
        result.append(start..<index)
        open = nil
      }
      index += 1
    }
    return result
  }
}
