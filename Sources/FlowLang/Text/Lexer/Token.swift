/// One token: its kind and its range of bytes. Its text stays in the file.
///
/// The bytes between two tokens are trivia: white space, comments, and bytes that a ``SyntaxError`` covers.
public struct Token: Sendable {
  /// The kind of the token.
  public let kind: TokenKind
  /// The offset of the first byte.
  public let start: UInt32
  /// The offset past the last byte.
  public let end: UInt32

  /// The maximum length of a token, in bytes: 16 MiB less one.
  static let maximumLength = (1 << 24) - 1

  @inline(__always) init(_ kind: TokenKind, start: Int, end: Int) {
    self.kind = kind
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }

  /// The bytes of the token.
  @inline(__always) var range: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }
}

/// The index of a token in its file's list of tokens.
typealias TokenIndex = UInt32
