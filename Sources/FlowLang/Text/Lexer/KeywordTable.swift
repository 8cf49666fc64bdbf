/// Recognizes keywords: open addressing over the first eight bytes of a word, which the lexer has already loaded.
struct KeywordTable {
  private struct Slot {
    var key: UInt64 = 0
    var length: UInt8 = 0
    var kind = TokenKind.name
  }

  private var slots = [Slot](repeating: Slot(), count: 512)
  /// The length of the longest keyword, in bytes.
  private static let longest = 10

  /// The keywords of the language.
  static let all = KeywordTable()

  private init() {
    for kind in TokenKind.allCases where kind.isWord {
      guard let spelling = kind.spelling else { continue }
      let key = Self.key(Array(spelling.utf8)[...])
      var index = Self.slot(of: key)
      while slots[index].length != 0 { index = (index + 1) & 511 }
      slots[index] = Slot(key: key, length: UInt8(spelling.utf8.count), kind: kind)
    }
  }

  /// Returns the keyword that a word is, or `name`.
  ///
  /// - Parameters:
  ///   - key: The first eight bytes of the word, the first in the lowest bits; zeros in the bits above.
  ///   - length: The length of the word in bytes.
  ///   - bytes: The file, for the words that are longer than the key.
  ///   - start: The offset of the word.
  /// - Returns: The kind of the token.
  @inline(__always) func kind(_ key: UInt64, length: Int, in bytes: [UInt8], at start: Int) -> TokenKind {
    guard length <= Self.longest else { return .name }
    var index = Self.slot(of: key)
    while slots[index].length != 0 {
      let slot = slots[index]
      if slot.key == key, slot.length == length, length <= 8 || Self.matches(slot.kind, bytes[start..<start + length]) {
        return slot.kind
      }
      index = (index &+ 1) & 511
    }
    return .name
  }

  /// Returns the first eight bytes of a word as a number.
  static func key(_ word: ArraySlice<UInt8>) -> UInt64 { word.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) } }

  @inline(__always)
  private static func slot(of key: UInt64) -> Int { Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 55) }

  private static func matches(_ kind: TokenKind, _ word: ArraySlice<UInt8>) -> Bool {
    kind.spelling.map { word.elementsEqual($0.utf8) } ?? false
  }
}
