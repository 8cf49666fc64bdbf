/// One token: what it is and where it stands, in 8 bytes. Its text stays in the file.
///
/// What lies between two tokens is trivia: white space, comments, and bytes that a ``SyntaxError`` complains of.
public struct Token: Sendable {
  /// The offset of the first byte.
  public let start: UInt32
  private let lowLength: UInt16
  private let highLength: UInt8
  /// What the token is.
  public let kind: TokenKind

  /// The longest token, in bytes: 16 MiB less one, as the length has 24 bits.
  static let maximumLength = (1 << 24) - 1

  @inline(__always)
  init(_ kind: TokenKind, start: Int, end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    let length = end - start
    self.lowLength = UInt16(truncatingIfNeeded: length)
    self.highLength = UInt8(truncatingIfNeeded: length >> 16)
    self.kind = kind
  }

  /// The offset past the last byte.
  @inline(__always)
  public var end: UInt32 { start + UInt32(highLength) << 16 + UInt32(lowLength) }

  /// The bytes that the token takes up.
  var range: Range<Int> { Int(start)..<Int(end) }
}

/// The place of a token in its file's list of tokens.
typealias TokenIndex = UInt32
