/// Splits a file of Swift, Objective-C, Kotlin or Java into words: names, string literals, single punctuation marks.
/// Comments and white space are skipped; invalid UTF-8 does not end a word.
struct CodeWords {
  enum Word: Hashable {
    case name(String)
    case text(String)
    case mark(Character)
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The maximum length in bytes of a string that may be an identifier.
  private static let longest = 200

  /// Returns the next word; nil at the end.
  mutating func next() -> Word? {
    while position < bytes.count {
      let start = position
      let byte = bytes[position]
      position += 1
      if ASCII.isWhitespace(byte) { continue }
      if byte == ASCII.slash, position < bytes.count, skipComment() { continue }
      if ASCII.isWordStart(byte) || byte >= 0x80 {
        while position < bytes.count, ASCII.isWordPart(bytes[position]) || bytes[position] >= 0x80 { position += 1 }
        return .name(String(decoding: bytes[start..<position], as: UTF8.self))
      }
      if byte == ASCII.quote {
        if let text = text() { return .text(text) }
        continue
      }
      return .mark(Character(Unicode.Scalar(byte)))
    }
    return nil
  }

  private mutating func skipComment() -> Bool {
    if bytes[position] == ASCII.slash {
      while position < bytes.count, !ASCII.isLineEnd(bytes[position]) { position += 1 }
      return true
    }
    guard bytes[position] == ASCII.star else { return false }
    position += 2
    while position < bytes.count, !(bytes[position] == ASCII.slash && bytes[position - 1] == ASCII.star) {
      position += 1
    }
    position += 1
    return true
  }

  /// Returns the rest of a string on one line; nil if it cannot be an identifier.
  private mutating func text() -> String? {
    let start = position
    var isPlain = true
    while position < bytes.count, bytes[position] != ASCII.quote, !ASCII.isLineEnd(bytes[position]) {
      if bytes[position] == ASCII.backslash {
        isPlain = false
        position += 1
      }
      position += 1
    }
    let end = min(position, bytes.count)
    position = end + 1
    guard isPlain, end > start, end - start <= Self.longest else { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
