import Testing

@testable import FlowLang

/// Lines, columns and scalars.
@Suite struct SourceTextTests {
  private func positions(_ bytes: [UInt8]) -> [String] {
    let lines = LineTable(SourceFile(path: "", bytes: bytes))
    return (0...bytes.count).map { offset in
      let position = lines.position(of: UInt32(offset))
      return "\(position.line):\(position.column)"
    }
  }

  @Test func allThreeLineEndsAreRecognized() {
    #expect(positions(Array("a\nb".utf8)) == ["1:1", "1:2", "2:1", "2:2"])
    #expect(positions(Array("a\r\nb".utf8)) == ["1:1", "1:2", "1:3", "2:1", "2:2"])
    #expect(positions(Array("a\rb".utf8)) == ["1:1", "1:2", "2:1", "2:2"])
    #expect(positions(Array("\n\r\n\r".utf8)) == ["1:1", "2:1", "2:2", "3:1", "4:1"])
    #expect(positions([]) == ["1:1"])
  }

  /// Eight bytes are processed together, so a line end must be found at each position among them.
  @Test func lineEndsAreFoundAmongAnyBytes() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<2000 {
      let bytes = (0..<random.int(below: 40)).map { _ in
        random.int(below: 4) > 0
          ? UInt8(random.int(below: 256)) : random.pick([0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x0E, 0x1F, 0x20] as [UInt8])
      }
      var starts: [UInt32] = [0]
      for (index, byte) in bytes.enumerated() {
        let isLast = byte == 0x0A || byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
        if isLast { starts.append(UInt32(index + 1)) }
      }
      #expect(LineStarts(bytes).offsets == starts, "\(bytes)")
    }
  }

  @Test func columnsCountScalars() {
    #expect(positions(Array("äx".utf8)) == ["1:1", "1:2", "1:2", "1:3"])
    #expect(positions(Array("😀x".utf8)).last == "1:3")
    #expect(positions(Array("e\u{301}x".utf8)).last == "1:4")
  }

  @Test func theByteOrderMarkHasNoColumn() {
    #expect(positions(Array("\u{FEFF}a\nb".utf8)) == ["1:1", "1:1", "1:1", "1:1", "1:2", "2:1", "2:2"])
  }

  @Test func everyInvalidPieceOfUTF8IsOneColumn() {
    #expect(positions([0x80, 0x80, 0x61]).last == "1:4")
    #expect(positions([0xE2, 0x82, 0x61]).last == "1:3")
    #expect(positions([0xED, 0xA0, 0x80, 0x61]).last == "1:5")
    #expect(positions([0xFF, 0x61]).last == "1:3")
  }

  @Test func rangesOfLinesLeaveTheLineEndOut() {
    let file = SourceFile(path: "", text: "\u{FEFF}a\r\n\nbc\r")
    let lines = LineTable(file)
    let texts = (1...lines.count).map { String(decoding: file.bytes[lines.range(ofLine: $0)], as: UTF8.self) }
    #expect(texts == ["a", "", "bc", ""])
  }

  @Test func scalarsAreDecodedLikeTheStandardLibrary() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<2000 {
      let bytes = (0..<random.int(below: 8)).map { _ in
        random.pick(
          [0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xE0, 0xE1, 0xED, 0xEF, 0xF0, 0xF4, 0xF5]
            as [UInt8])
      }
      var scalars: [Unicode.Scalar] = []
      var index = 0
      while index < bytes.count {
        switch UTF8Text.step(bytes, at: index) {
        case .scalar(let scalar, let length):
          scalars.append(scalar)
          index += length
        case .malformed(let length):
          scalars.append("\u{FFFD}")
          index += length
        }
      }
      #expect(scalars == Array(String(decoding: bytes, as: UTF8.self).unicodeScalars), "\(bytes)")
    }
  }

  @Test func rangesAreOrderedByFileThenOffset() {
    func range(_ file: Int, _ start: UInt32, _ end: UInt32) -> SourceRange {
      SourceRange(file: FileID(file), start: start, end: end)
    }
    let sorted = [range(0, 0, 0), range(0, 0, 5), range(0, 3, 4), range(1, 0, 1)]
    #expect(sorted.reversed().sorted() == sorted)
    #expect(range(0, 1, 9).contains(range(0, 2, 9)))
    #expect(!range(0, 1, 9).contains(range(1, 2, 3)))
    #expect(range(0, 5, 2) == range(0, 5, 5))
    #expect(range(0, 1, 9).after == range(0, 9, 9))
  }
}
