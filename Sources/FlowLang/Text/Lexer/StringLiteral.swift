/// The value of a string, tag or name in backticks, and the spelling of a text as a string of the language.
enum StringLiteral {
  /// Returns the text of a string token, whose range includes its quotes, with its escapes replaced; a malformed escape
  /// stays verbatim.
  static func value(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
    var index = range.lowerBound + 1
    let end = contentEnd(bytes, range)
    if !bytes[index..<end].contains(ASCII.backslash) { return Array(bytes[index..<end]) }
    var result: [UInt8] = []
    while index < end {
      guard bytes[index] == ASCII.backslash, let length = escapeLength(bytes, at: index) else {
        result.append(bytes[index])
        index += 1
        continue
      }
      result.append(contentsOf: escaped(bytes, at: index))
      index += length
    }
    return result
  }

  /// Returns the length of the escape that begins at a backslash, or nil when it is malformed.
  static func escapeLength(_ bytes: [UInt8], at index: Int) -> Int? {
    guard index + 1 < bytes.count else { return nil }
    switch bytes[index + 1] {
    case UInt8(ascii: "n"), UInt8(ascii: "t"), ASCII.quote, ASCII.backslash: return 2
    case UInt8(ascii: "u"): return scalarEscape(bytes, at: index)?.length
    default: return nil
    }
  }

  /// Returns the text as a string of the language, quotes included.
  static func quoted(_ text: String) -> String {
    var result = "\""
    var marks = MarkCounter()
    for scalar in text.unicodeScalars {
      let isTooMany = marks.isTooMany(scalar)
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where isTooMany || UTF8Text.isInvisible(scalar):
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func contentEnd(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var index = range.lowerBound + 1
    while index < range.upperBound, bytes[index] != ASCII.quote {
      index += bytes[index] == ASCII.backslash ? escapeLength(bytes, at: index) ?? 1 : 1
    }
    return min(index, range.upperBound)
  }

  private static func escaped(_ bytes: [UInt8], at index: Int) -> [UInt8] {
    switch bytes[index + 1] {
    case UInt8(ascii: "n"): [ASCII.lineFeed]
    case UInt8(ascii: "t"): [ASCII.tab]
    case UInt8(ascii: "u"): scalarEscape(bytes, at: index).map { Array(String($0.scalar).utf8) } ?? []
    default: [bytes[index + 1]]
    }
  }

  /// Decodes `\u{1F600}`.
  private static func scalarEscape(_ bytes: [UInt8], at index: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard index + 2 < bytes.count, bytes[index + 2] == UInt8(ascii: "{") else { return nil }
    var value: UInt32 = 0
    var position = index + 3
    while position < bytes.count, position - index <= 10, let digit = ASCII.hexValue(bytes[position]) {
      value = value << 4 | UInt32(digit)
      position += 1
    }
    guard position > index + 3, position - index <= 11, position < bytes.count, bytes[position] == UInt8(ascii: "}"),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return (scalar, position + 1 - index)
  }
}
