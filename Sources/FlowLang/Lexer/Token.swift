/// One token: what it is and where it stands. Its text stays in the file.
///
/// What lies between two tokens is trivia: white space, comments, and bytes that a ``SyntaxError`` complains of.
public struct Token: Sendable {
  /// What the token is.
  public let kind: TokenKind
  /// The offset of the first byte.
  public let start: UInt32
  /// The offset past the last byte.
  public let end: UInt32

  /// The longest token, in bytes: 16 MiB less one.
  static let maximumLength = (1 << 24) - 1

  @inline(__always)
  init(_ kind: TokenKind, start: Int, end: Int) {
    self.kind = kind
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }

  /// The bytes that the token takes up.
  @inline(__always)
  var range: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }
}

/// The place of a token in its file's list of tokens.
typealias TokenIndex = UInt32
