/// The difference between two texts. Where they have the same tokens, as a text and its canonical layout have, it is in
/// the white space and the comments between them.
enum TextDifference {
  /// One replacement.
  struct Edit: Equatable {
    let range: Range<Int>
    let text: String
  }

  /// Returns the edits, in order and as small as possible, that turn one text into the other. Where the tokens differ
  /// after all, it is one edit.
  static func edits(from old: [UInt8], to new: [UInt8]) -> [Edit] {
    let oldTokens = Lexer.tokens(of: SourceFile(path: "", bytes: old)).0
    let newTokens = Lexer.tokens(of: SourceFile(path: "", bytes: new)).0
    guard oldTokens.count == newTokens.count else { return edits(old, 0..<old.count, new, 0..<new.count) }
    var result: [Edit] = []
    var (oldEnd, newEnd) = (0, 0)
    for (token, other) in zip(oldTokens, newTokens) {
      result += edits(old, oldEnd..<Int(token.start), new, newEnd..<Int(other.start))
      (oldEnd, newEnd) = (Int(token.end), Int(other.end))
    }
    return result
  }

  /// Returns the edit that turns one piece into the other, without their common prefix and suffix.
  private static func edits(_ old: [UInt8], _ range: Range<Int>, _ new: [UInt8], _ other: Range<Int>) -> [Edit] {
    var (start, end, otherStart, otherEnd) = (range.lowerBound, range.upperBound, other.lowerBound, other.upperBound)
    while start < end, otherStart < otherEnd, old[start] == new[otherStart] {
      (start, otherStart) = (start + 1, otherStart + 1)
    }
    while start < end, otherStart < otherEnd, old[end - 1] == new[otherEnd - 1] {
      (end, otherEnd) = (end - 1, otherEnd - 1)
    }
    if start == end && otherStart == otherEnd { return [] }
    // No edit begins or ends inside a character, or between the two bytes of a line end.
    while start > range.lowerBound, isInside(old, start) { (start, otherStart) = (start - 1, otherStart - 1) }
    while end < range.upperBound, isInside(old, end) { (end, otherEnd) = (end + 1, otherEnd + 1) }
    return [Edit(range: start..<end, text: String(decoding: new[otherStart..<otherEnd], as: UTF8.self))]
  }

  private static func isInside(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard index > 0, index < bytes.count else { return false }
    return bytes[index] & 0xC0 == 0x80 || bytes[index] == ASCII.lineFeed && bytes[index - 1] == ASCII.carriageReturn
  }
}
