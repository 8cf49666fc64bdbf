/// Numbers and strings of JSON (RFC 8259, sections 6 and 7).
extension JSONReader {
  /// Reads a number as it must be written: no `+`, no leading zeros, digits on both sides of the point.
  mutating func readNumber() throws(Problem) -> JSONValue {
    let start = index
    _ = take(ASCII.minus)
    let whole = index
    guard skipDigits() else { throw problem("expected a value", at: start) }
    if index - whole > 1, bytes[whole] == UInt8(ascii: "0") { throw problem("a number begins with 0", at: start) }
    var isWhole = true
    if take(ASCII.dot) {
      isWhole = false
      guard skipDigits() else { throw problem("digits are missing after `.`") }
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      isWhole = false
      if !take(ASCII.minus) { _ = take(UInt8(ascii: "+")) }
      guard skipDigits() else { throw problem("digits are missing in the exponent") }
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isWhole, let number = Int(text) { return .integer(number) }
    guard let number = Double(text), number.isFinite else { throw problem("the number is too large", at: start) }
    return .number(number)
  }

  private mutating func skipDigits() -> Bool {
    let start = index
    while index < bytes.count, ASCII.isDigit(bytes[index]) { index += 1 }
    return index > start
  }

  /// Reads a string, beginning at its opening quote.
  mutating func readString() throws(Problem) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let plain = index
      while index < bytes.count, bytes[index] != ASCII.quote, bytes[index] != ASCII.backslash,
        bytes[index] >= ASCII.space
      {
        index += 1
      }
      text += bytes[plain..<index]
      guard index < bytes.count else { break }
      switch bytes[index] {
      case ASCII.quote:
        index += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw problem("the string is not UTF-8", at: start)
        }
        return string
      case ASCII.backslash: try readEscape(into: &text)
      default: throw problem("a string contains a control character; write it as \\u00XX")
      }
    }
    throw problem("the string does not end", at: start)
  }

  private mutating func readEscape(into text: inout [UInt8]) throws(Problem) {
    let start = index
    index += 2
    switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
    case ASCII.quote: text.append(ASCII.quote)
    case ASCII.backslash: text.append(ASCII.backslash)
    case ASCII.slash: text.append(ASCII.slash)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(ASCII.lineFeed)
    case UInt8(ascii: "r"): text.append(ASCII.carriageReturn)
    case UInt8(ascii: "t"): text.append(ASCII.tab)
    case UInt8(ascii: "u"): text += UTF8.encode(try readScalar(from: start)).map(Array.init) ?? []
    default: throw problem("unknown escape in a string", at: start)
    }
  }

  /// Reads the digits after `\u`, and the second half of a surrogate pair after a first one. A lone surrogate, which no
  /// Unicode text can hold, becomes the replacement character.
  private mutating func readScalar(from start: Int) throws(Problem) -> Unicode.Scalar {
    let first = try readUnit(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let afterFirst = index
    guard UTF16.isLeadSurrogate(UInt16(first)), take(ASCII.backslash), take(UInt8(ascii: "u")) else {
      index = afterFirst
      return "\u{FFFD}"
    }
    let second = try readUnit(from: afterFirst)
    guard UTF16.isTrailSurrogate(UInt16(second)) else {
      index = afterFirst
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x1_0000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  /// Reads four hexadecimal digits.
  private mutating func readUnit(from start: Int) throws(Problem) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard index < bytes.count, let digit = ASCII.hexValue(bytes[index]) else {
        throw problem("four hexadecimal digits are missing after `\\u`", at: start)
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}
