import Testing

@testable import FlowLang

/// Lines and characters as clients count them.
@Suite struct PositionTests {
  private func positions(_ text: String, _ encoding: PositionEncoding, hidesMark: Bool = false) -> TextPositions {
    TextPositions(Array(text.utf8), LineStarts(Array(text.utf8)), encoding, hidesMark: hidesMark)
  }

  /// Returns the columns of the characters of a line, and the one behind the last character.
  private func columns(_ text: String, _ encoding: PositionEncoding) -> [Int] {
    var positions = positions(text, encoding)
    var offsets: [UInt32] = [0]
    for scalar in text.unicodeScalars { offsets.append(offsets[offsets.count - 1] + UInt32(UTF8.width(scalar))) }
    return offsets.map { positions.position(of: $0).character }
  }

  @Test func charactersAreCountedAsTheClientDoes() {
    // One byte, two, three, four; a letter with a mark of its own.
    let text = "aé✓🙂e\u{301}."
    #expect(columns(text, .utf8) == [0, 1, 3, 6, 10, 11, 13, 14])
    #expect(columns(text, .utf16) == [0, 1, 2, 3, 5, 6, 7, 8])
    #expect(columns(text, .utf32) == [0, 1, 2, 3, 4, 5, 6, 7])
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16, .utf32])
  func everyCharacterIsFoundAgain(_ encoding: PositionEncoding) {
    let text = "a🙂b\r\né\r\r\n✓\u{301}\n"
    var positions = positions(text, encoding)
    var offset: UInt32 = 0
    for scalar in text.unicodeScalars {
      let position = positions.position(of: offset)
      if scalar != "\n" || position.character == 0 || !text.unicodeScalars.contains("\r") {
        #expect(positions.offset(of: position) == Int(offset), "\(position)")
      }
      offset += UInt32(UTF8.width(scalar))
    }
    #expect(positions.position(of: offset) == TextPosition(line: 4, character: 0))
  }

  @Test func positionsOutsideAreClamped() {
    let positions = positions("a🙂\r\nbc", .utf16)
    #expect(positions.offset(of: TextPosition(line: 0, character: 2)) == 1)
    #expect(positions.offset(of: TextPosition(line: 0, character: 99)) == 5)
    #expect(positions.offset(of: TextPosition(line: 1, character: .max)) == 9)
    #expect(positions.offset(of: TextPosition(line: .max, character: 0)) == 9)
  }

  @Test func aByteOrderMarkCountsIfTheClientSentIt() {
    var seen = positions("\u{FEFF}ab", .utf16)
    #expect(seen.position(of: 4).character == 2)
    #expect(seen.offset(of: TextPosition(line: 0, character: 1)) == 3)
    var hidden = positions("\u{FEFF}ab", .utf16, hidesMark: true)
    #expect(hidden.position(of: 4).character == 1)
    #expect(hidden.position(of: 0).character == 0)
    #expect(hidden.offset(of: TextPosition(line: 0, character: 0)) == 3)
  }

  @Test func invalidUTF8CountsAsOneCharacter() {
    let bytes: [UInt8] = [0x61, 0xF0, 0x9F, 0x62, 0xFF, 0x63]
    var positions = TextPositions(bytes, LineStarts(bytes), .utf16, hidesMark: true)
    #expect([0, 1, 3, 4, 5].map { positions.position(of: $0).character } == [0, 1, 2, 3, 4])
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func lineStartsAreUpdatedByEdits(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces = ["a", "\n", "\r", "\r\n", "é", "", "b\n", "\nc", "\r\r\n"]
    var bytes: [UInt8] = []
    var lines = LineStarts(bytes)
    for _ in 0..<60 {
      let start = random.int(below: bytes.count + 1)
      let range = start..<min(bytes.count, start + random.int(below: 4))
      let text = (0..<random.int(below: 3)).map { _ in random.pick(pieces) }.joined()
      bytes.replaceSubrange(range, with: text.utf8)
      lines.update(replacing: range, withCount: text.utf8.count, in: bytes)
      #expect(lines.offsets == LineStarts(bytes).offsets, "\(bytes), \(range) became \(Array(text.utf8))")
    }
  }

  @Test(arguments: [
    ("file:///a/b%20c.flow", "/a/b c.flow"), ("file://localhost/a", "/a"), ("FILE:///%C3%BC", "/ü"),
    ("file:///a%2", "/a%2"), ("file:///a?b#c", "/a"), ("untitled:Untitled-1", nil), ("file://server/share", nil),
    ("file:///a%00b", nil), ("file:///%FF", nil), ("", nil), ("file://", nil),
  ])
  func fileURIsBecomePaths(_ uri: String, _ path: String?) { #expect(DocumentURI.path(of: uri) == path) }

  @Test func pathsBecomeFileURIs() {
    #expect(DocumentURI.uri(ofPath: "/a b/c:ü%~.-_.flow") == "file:///a%20b/c%3A%C3%BC%25~.-_.flow")
  }
}
