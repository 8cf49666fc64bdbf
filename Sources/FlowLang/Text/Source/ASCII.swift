/// The bytes with a meaning in the language, by name.
enum ASCII {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let backtick = UInt8(ascii: "`")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let minus = UInt8(ascii: "-")
  static let underscore = UInt8(ascii: "_")
  static let dot = UInt8(ascii: ".")
  static let delete: UInt8 = 0x7F
  /// The bit that distinguishes a capital from its small letter.
  static let caseBit: UInt8 = 0x20
  static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
  static let smallLetters = UInt8(ascii: "a")...UInt8(ascii: "z")

  /// Whether the byte is one of `0` to `9`.
  @inline(__always) static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

  /// Whether the byte is one of `a` to `z` or `A` to `Z` or `_`.
  @inline(__always) static func isWordStart(_ byte: UInt8) -> Bool { (byte | caseBit) &- 97 < 26 || byte == 95 }

  /// Returns the value of a hexadecimal digit.
  static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Whether the byte may continue a word that began with an ASCII letter: one bit for each of the 128 characters.
  @inline(__always) static func isWordPart(_ byte: UInt8) -> Bool {
    let bits: UInt64 = byte & 0x40 == 0 ? 0x03FF_0000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return byte < 0x80 && bits &>> UInt64(byte & 0x3F) & 1 == 1
  }

  /// Whether the byte is a space, a tab or part of a line end.
  @inline(__always) static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == space || isLineEnd(byte) || byte == tab
  }

  /// Whether the byte ends a line.
  @inline(__always) static func isLineEnd(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }

  static func lineStart(of index: Int, in bytes: [UInt8]) -> Int {
    bytes[..<index].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
  }

  /// Whether the byte is a control character that is forbidden in all text.
  @inline(__always) static func isControl(_ byte: UInt8) -> Bool {
    (byte < space && !isWhitespace(byte)) || byte == delete
  }

  /// Returns the length in bytes of the line end at an index, CRLF being one line end; 0 where there is none.
  static func lineEndLength(_ bytes: [UInt8], at index: Int) -> Int {
    switch bytes[index] {
    case lineFeed: 1
    case carriageReturn: index + 1 < bytes.count && bytes[index + 1] == lineFeed ? 2 : 1
    default: 0
    }
  }

  /// Whether there is a line end between two indices.
  static func hasLineEnd(_ bytes: [UInt8], from start: Int, to end: Int) -> Bool {
    var index = start
    while index < end {
      if isLineEnd(bytes[index]) { return true }
      index += 1
    }
    return false
  }
}
