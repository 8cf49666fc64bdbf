/// The tokens of a file in source order, in 6 bytes each: the kinds in an array of their own, since the parser reads
/// little else, and likewise the starts and the lengths.
public struct TokenList: RandomAccessCollection, Sendable {
  private var kinds: [TokenKind] = []
  private var starts: [UInt32] = []
  private var lengths: [UInt8] = []
  /// The lengths that do not fit into a byte, by the index of the token.
  private var longLengths: [Int: UInt32] = [:]

  /// The value of a length that is kept in `longLengths`.
  private static let long = UInt8.max

  init() {}

  /// The index of the first token.
  public var startIndex: Int { 0 }

  /// The index past the last token.
  public var endIndex: Int { kinds.count }

  /// The number of tokens.
  public var count: Int { kinds.count }

  /// The token at an index.
  public subscript(index: Int) -> Token {
    @inline(__always) get {
      let start = starts[index]
      return Token(kinds[index], start: Int(start), end: Int(start &+ length(at: index)))
    }
  }

  @inline(__always) func kind(at index: Int) -> TokenKind { kinds[index] }

  @inline(__always) private func length(at index: Int) -> UInt32 {
    let length = lengths[index]
    return length == Self.long ? longLength(at: index) : UInt32(length)
  }

  private func longLength(at index: Int) -> UInt32 { longLengths[index] ?? 0 }

  // MARK: Building

  mutating func reserve(_ count: Int) {
    kinds.reserveCapacity(count)
    starts.reserveCapacity(count)
    lengths.reserveCapacity(count)
  }

  mutating func append(_ token: Token) {
    let length = token.end - token.start
    if length >= Self.long { longLengths[count] = length }
    kinds.append(token.kind)
    starts.append(token.start)
    lengths.append(UInt8(clamping: length))
  }
}
