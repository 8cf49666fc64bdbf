/// Decodes UTF-8 scalar by scalar, and rejects every form that the Unicode Standard (section 3.9, table 3-7) forbids.
enum UTF8Text {
  /// The result of decoding at one index.
  enum Step {
    /// A well-formed scalar and its length in bytes.
    case scalar(Unicode.Scalar, length: Int)
    /// Bytes that are not UTF-8: the longest part that could have begun a scalar.
    case malformed(length: Int)
  }

  /// Decodes the scalar that begins at `index`, which must be inside the bytes.
  static func step(_ bytes: [UInt8], at index: Int) -> Step {
    let first = bytes[index]
    if first < 0x80 { return .scalar(Unicode.Scalar(first), length: 1) }
    let (length, lowest, highest): (Int, UInt8, UInt8)
    switch first {
    case 0xC2...0xDF: (length, lowest, highest) = (2, 0x80, 0xBF)
    case 0xE0: (length, lowest, highest) = (3, 0xA0, 0xBF)
    case 0xED: (length, lowest, highest) = (3, 0x80, 0x9F)
    case 0xE1...0xEF: (length, lowest, highest) = (3, 0x80, 0xBF)
    case 0xF0: (length, lowest, highest) = (4, 0x90, 0xBF)
    case 0xF1...0xF3: (length, lowest, highest) = (4, 0x80, 0xBF)
    case 0xF4: (length, lowest, highest) = (4, 0x80, 0x8F)
    default: return .malformed(length: 1)
    }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      guard index + offset < bytes.count else { return .malformed(length: offset) }
      let byte = bytes[index + offset]
      let fits = offset == 1 ? (lowest...highest).contains(byte) : byte & 0xC0 == 0x80
      guard fits else { return .malformed(length: offset) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard let scalar = Unicode.Scalar(value) else { return .malformed(length: length) }
    return .scalar(scalar, length: length)
  }

  /// Returns the number of scalars; every run of bytes that is not UTF-8 counts as one, as in editors.
  static func scalarCount(_ bytes: ArraySlice<UInt8>) -> Int {
    // Most bytes are ASCII; or-ing all of them is faster than stopping at the first that is not.
    guard bytes.reduce(0, |) >= 0x80 else { return bytes.count }
    let text = Array(bytes)
    var count = 0
    var index = 0
    while index < text.count {
      switch step(text, at: index) {
      case .scalar(_, let length), .malformed(let length): index += length
      }
      count += 1
    }
    return count
  }

  /// Returns 3 when the bytes begin with a byte-order mark, otherwise 0.
  static func byteOrderMarkLength(_ bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// Whether text with this scalar is displayed in another order than it is stored
  /// (Unicode Standard Annex #9: embeddings, overrides and isolates).
  static func reordersText(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }

  /// Whether a reader would not see the scalar but its effect on the text around it: a control character, or one that
  /// reorders text.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0x7F || isControl(scalar) || reordersText(scalar)
  }

  /// Whether the scalar is a control character beyond ASCII.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool { (0x80...0x9F).contains(scalar.value) }
}
