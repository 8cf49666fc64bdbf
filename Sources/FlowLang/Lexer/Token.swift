/// One token: what it is and where it stands, in 8 bytes. Its text stays in the file.
///
/// What lies between two tokens is trivia: white space, comments, and bytes that a ``SyntaxError`` complains of.
public struct Token: Sendable {
  /// The offset of the first byte.
  public let start: UInt32
  private let kindAndLength: UInt32

  /// The longest token, in bytes: 16 MiB less one, as the length has 24 bits.
  static let maximumLength = (1 << 24) - 1

  @inline(__always)
  init(_ kind: TokenKind, start: Int, end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.kindAndLength = UInt32(kind.rawValue) << 24 | UInt32(truncatingIfNeeded: end - start)
  }

  /// What the token is.
  public var kind: TokenKind { TokenKind(rawValue: UInt8(kindAndLength >> 24)) ?? .endOfFile }

  /// The offset past the last byte.
  public var end: UInt32 { start + (kindAndLength & 0xFF_FFFF) }

  /// The bytes that the token takes up.
  var range: Range<Int> { Int(start)..<Int(end) }
}

/// The place of a token in its file's list of tokens.
typealias TokenIndex = UInt32
