/// One token: what it is and where it stands, in 8 bytes. Its text stays in the file.
///
/// What lies between two tokens is trivia: white space, comments, and bytes that a ``SyntaxError`` complains of.
public struct Token: Sendable {
  /// The start in the upper 32 bits, the length in the next 24, the kind in the lowest 8.
  private let bits: UInt64

  /// The longest token, in bytes: 16 MiB less one, as the length has 24 bits.
  static let maximumLength = (1 << 24) - 1

  @inline(__always)
  init(_ kind: TokenKind, start: Int, end: Int) {
    let length = UInt64(truncatingIfNeeded: end &- start)
    bits = UInt64(truncatingIfNeeded: start) << 32 | length << 8 | UInt64(kind.rawValue)
  }

  /// The offset of the first byte.
  @inline(__always)
  public var start: UInt32 { UInt32(truncatingIfNeeded: bits >> 32) }

  /// The offset past the last byte.
  @inline(__always)
  public var end: UInt32 { start &+ UInt32(truncatingIfNeeded: bits) >> 8 }

  /// What the token is. The bits came from a kind, so they are one.
  @inline(__always)
  public var kind: TokenKind { unsafeBitCast(UInt8(truncatingIfNeeded: bits), to: TokenKind.self) }

  /// The bytes that the token takes up.
  @inline(__always)
  var range: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }
}

/// The place of a token in its file's list of tokens.
typealias TokenIndex = UInt32
