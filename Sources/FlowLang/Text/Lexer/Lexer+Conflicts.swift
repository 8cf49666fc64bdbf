/// Skips the second version of a part that git could not merge.
///
/// The format is that of
/// [git merge](https://git-scm.com/docs/git-merge#_how_conflicts_are_presented): `<<<<<<<`, our version, `|||||||` and
/// the version of the common ancestor with some settings, `=======`, their version, `>>>>>>>`.
extension Lexer {
  /// Skips the current line if it begins with a marker of a conflict, and the versions after the first one: their
  /// statements would repeat those of the first.
  ///
  /// - Returns: Whether the line begins with a marker.
  mutating func skipConflict() -> Bool {
    guard isConflictMarker(at: index) else { return false }
    let start = index
    switch bytes[index] {
    case UInt8(ascii: "<"):
      skipLine()
      if !isInConflict { report(.conflict, from: start) }
      isInConflict = true
    case _ where !isInConflict: return false
    case UInt8(ascii: ">"):
      skipLine()
      isInConflict = false
    default:
      while index < bytes.count {
        skipLine()
        while let byte = peek(0), ASCII.isLineEnd(byte) { index += 1 }
        if isConflictMarker(at: index), bytes[index] == UInt8(ascii: ">") { break }
      }
    }
    return true
  }

  /// Skips `====`, which draws a line and compares nothing.
  mutating func skipRuler() -> Bool {
    let start = index
    let length = bytes[index...].prefix { $0 == UInt8(ascii: "=") }.count
    // Lines are not indented further: a long line of comparisons is not read again for each of them.
    let line = bytes[max(0, index - 200)..<index].reversed().prefix { !ASCII.isLineEnd($0) }
    guard length > 3 || line.allSatisfy(ASCII.isWhitespace) else { return false }
    index += length
    report(.strayCharacter("="), from: start)
    return true
  }

  /// Whether a line begins with seven of the same sign at an offset, as the markers of git do.
  private func isConflictMarker(at start: Int) -> Bool {
    let length = 7
    guard start + length <= bytes.count, "<|=>".utf8.contains(bytes[start]),
      bytes[start..<start + length].allSatisfy({ $0 == bytes[start] }),
      start == 0 || ASCII.isLineEnd(bytes[start - 1])
    else { return false }
    let next = start + length < bytes.count ? bytes[start + length] : ASCII.lineFeed
    return [ASCII.space, ASCII.lineFeed, ASCII.carriageReturn].contains(next)
  }

  mutating func skipLine() {
    while let byte = peek(0), !ASCII.isLineEnd(byte) { skipText(byte) }
  }
}
