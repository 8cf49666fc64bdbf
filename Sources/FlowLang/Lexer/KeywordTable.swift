/// Tells keywords from other words: open addressing over the first eight bytes of a word.
struct KeywordTable {
  private struct Slot {
    var key: UInt64 = 0
    var length = 0
    var kind = TokenKind.name
  }

  private var slots = [Slot](repeating: Slot(), count: 1024)
  /// No keyword is longer, in bytes.
  private static let longest = 10

  init() {
    for kind in TokenKind.allCases where kind.isWord {
      guard let spelling = kind.spelling else { continue }
      let bytes = Array(spelling.utf8)
      let key = Self.key(bytes, 0, bytes.count)
      var index = Self.slot(of: key)
      while slots[index].length != 0 { index = (index + 1) & 1023 }
      slots[index] = Slot(key: key, length: bytes.count, kind: kind)
    }
  }

  /// The keyword that the bytes spell, or `name`.
  func kind(_ bytes: [UInt8], _ start: Int, _ end: Int) -> TokenKind {
    let length = end - start
    guard length > 1, length <= Self.longest else { return .name }
    let key = Self.key(bytes, start, end)
    var index = Self.slot(of: key)
    while slots[index].length != 0 {
      let slot = slots[index]
      if slot.key == key, slot.length == length, length <= 8 || Self.tailMatches(slot.kind, bytes, start, end) {
        return slot.kind
      }
      index = (index + 1) & 1023
    }
    return .name
  }

  private static func key(_ bytes: [UInt8], _ start: Int, _ end: Int) -> UInt64 {
    var key: UInt64 = 0
    for index in start..<min(end, start + 8) { key = key << 8 | UInt64(bytes[index]) }
    return key
  }

  private static func slot(of key: UInt64) -> Int { Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 54) }

  private static func tailMatches(_ kind: TokenKind, _ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    kind.spelling.map { bytes[start..<end].elementsEqual($0.utf8) } ?? false
  }
}
