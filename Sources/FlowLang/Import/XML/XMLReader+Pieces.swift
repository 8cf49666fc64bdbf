/// The parts of tags and text.
extension XMLReader {
  /// Consumes a piece of markup if it is at the current position.
  mutating func skips(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    for offset in 0..<length where bytes[position + offset] != text.utf8Start[offset] { return false }
    position += length
    return true
  }

  /// Consumes white space and returns whether there was any.
  @discardableResult
  mutating func skipWhitespace() -> Bool {
    let start = position
    while position < bytes.count, ASCII.isWhitespace(bytes[position]) { position += 1 }
    return position > start
  }

  /// Skips to the end of a construct that has begun.
  mutating func skip(past end: StaticString, of thing: String) throws(XMLProblem) {
    let start = position
    while position < bytes.count {
      if skips(end) { return }
      position += 1
    }
    throw XMLProblem("the \(thing) has no end", at: start)
  }

  /// Consumes a name (production 5).
  mutating func readName() throws(XMLProblem) -> Range<Int> {
    let start = position
    while position < bytes.count, isNamePart(bytes[position], isFirst: position == start) { position += 1 }
    guard position > start else { throw XMLProblem("a name is missing", at: position) }
    return start..<position
  }

  private func isNamePart(_ byte: UInt8, isFirst: Bool) -> Bool {
    if ASCII.isWordStart(byte) || byte == UInt8(ascii: ":") || byte >= 0x80 { return true }
    return !isFirst && (ASCII.isDigit(byte) || byte == ASCII.minus || byte == ASCII.dot)
  }

  /// Consumes a reference to a character or to one of the five predefined entities.
  mutating func readReference() throws(XMLProblem) {
    let start = position
    guard let (_, length) = XMLText.reference(bytes, at: start) else {
      let name = String(decoding: bytes[(start + 1)...].prefix(24).prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
      throw XMLProblem(
        "`&\(name)` is no character that XML knows", at: start,
        help: "entities that a file declares are not expanded; a plain `&` is written `&amp;`")
    }
    position += length
  }

  /// Skips a document type with all its declarations (production 28).
  mutating func skipDocumentType() throws(XMLProblem) {
    let start = position
    var isInside = false
    while position < bytes.count {
      switch bytes[position] {
      case ASCII.quote, UInt8(ascii: "'"):
        let quote = bytes[position]
        position += 1
        while position < bytes.count, bytes[position] != quote { position += 1 }
      case UInt8(ascii: "["): isInside = true
      case UInt8(ascii: "]"): isInside = false
      case UInt8(ascii: ">") where !isInside:
        position += 1
        return
      case UInt8(ascii: "<") where skips("<!--"):
        try skip(past: "-->", of: "comment")
        continue
      default: break
      }
      position += 1
    }
    throw XMLProblem("the document type has no end", at: start)
  }
}
