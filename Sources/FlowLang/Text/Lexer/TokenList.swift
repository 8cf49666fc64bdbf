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

  /// Appends tokens that are not longer than ``TokenBlock/longest``.
  mutating func append(contentsOf block: TokenBlock) {
    kinds.append(contentsOf: UnsafeMutableBufferPointer(rebasing: block.kinds[..<block.count]))
    starts.append(contentsOf: UnsafeMutableBufferPointer(rebasing: block.starts[..<block.count]))
    lengths.append(contentsOf: UnsafeMutableBufferPointer(rebasing: block.lengths[..<block.count]))
  }
}

/// A buffer of tokens to be appended to a list: appending one by one would cost more than finding them.
struct TokenBlock {
  fileprivate let starts: UnsafeMutableBufferPointer<UInt32>
  fileprivate let kinds: UnsafeMutableBufferPointer<TokenKind>
  fileprivate let lengths: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  /// The maximum number of tokens in a block.
  private static let capacity = 1024
  /// The maximum length of a token in a block, in bytes.
  static let longest = Int(UInt8.max) - 1

  /// Calls a function with an empty block, which is valid only during the call.
  static func withBlock<Result>(_ body: (TokenBlock) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: capacity) { starts in
      withUnsafeTemporaryAllocation(of: TokenKind.self, capacity: capacity) { kinds in
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { lengths in
          body(TokenBlock(starts: starts, kinds: kinds, lengths: lengths))
        }
      }
    }
  }

  /// Whether the block has no room for another token.
  @inline(__always) var isFull: Bool { count == Self.capacity }

  /// Appends a token; there must be room for it.
  @inline(__always) mutating func append(_ kind: TokenKind, start: Int, length: Int) {
    starts[count] = UInt32(truncatingIfNeeded: start)
    kinds[count] = kind
    lengths[count] = UInt8(truncatingIfNeeded: length)
    count &+= 1
  }

  mutating func removeAll() { count = 0 }
}
