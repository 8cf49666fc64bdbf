/// The role of a byte in a word, from a table: one look-up where comparisons would take several steps.
enum ByteClass {
  /// A letter or `_`: begins or continues a word.
  static let letter: UInt8 = 0
  /// `0` to `9`: continues a word.
  static let digit: UInt8 = 1
  /// A space, a tab or part of a line end.
  static let space: UInt8 = 2
  /// Every other byte, including those beyond ASCII.
  static let other: UInt8 = 3

  /// The class of each byte.
  static let table: [UInt8] = (UInt8.min ... .max).map { byte in
    if ASCII.isWordStart(byte) { return letter }
    if ASCII.isDigit(byte) { return digit }
    return ASCII.isWhitespace(byte) ? space : other
  }
}
