import Testing

@testable import FlowLang

/// Bytes that no text may contain are reported at their location, whatever is around them, and never skipped silently.
@Suite struct ForbiddenTextTests {
  /// The positions of such bytes: between tokens, in the middle and at the ends of every token that contains free text,
  /// in comments.
  static let surroundings: [(before: String, after: String)] = [
    ("", ""), ("screen A {} ", "\nscreen B {}"), ("note a \"x", "y\""), ("note a \"", "\""), ("screen `A", "B` {}"),
    ("// a ", " b\nscreen A {}"), ("/* a ", " b */"), ("screen A {} // ", ""), ("link a -> B as #\"x", "\""),
    ("a", "b"),
  ]

  @Test(
    arguments: [
      // A continuation alone, a lead byte alone, overlong forms, surrogates, beyond U+10FFFF, bytes that are never used.
      [0x80], [0xBF, 0x80], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x80, 0xAF],
      [0xF0, 0x80, 0x80, 0xAF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80], [0xFE],
      [0xFF],
      [0xC3, 0xC3], [0xF8, 0x88, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func bytesThatAreNotUTF8(_ bytes: [UInt8]) {
    for (before, after) in Self.surroundings { expectOneError(bytes, before, after, "these bytes are not UTF-8") }
  }

  @Test func controlCharacters() {
    for value in UInt8(0)...0x1F where ![0x09, 0x0A, 0x0D].contains(value) { expectControl([value], value) }
    expectControl([0x7F], 0x7F)
    for value in UInt8(0x80)...0x9F { expectControl([0xC2, value], value) }
  }

  private func expectControl(_ bytes: [UInt8], _ value: UInt8) {
    let digits = String(value, radix: 16, uppercase: true)
    let number = "U+00" + (digits.count == 1 ? "0" : "") + digits
    for (before, after) in Self.surroundings {
      expectOneError(bytes, before, after, "the control character \(number) is not allowed in a flow file")
    }
  }

  @Test(arguments: [0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069] as [UInt32])
  func marksThatReorderText(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let number = "U+" + String(value, radix: 16, uppercase: true)
    for (before, after) in Self.surroundings {
      expectOneError(
        Array(String(scalar).utf8), before, after,
        "the invisible character \(number) would show the text in another order than it is read")
    }
  }

  /// Also checks that no message of the parser contains such bytes.
  private func expectOneError(_ bytes: [UInt8], _ before: String, _ after: String, _ message: String) {
    let start = UInt32(before.utf8.count)
    let tree = parse(Array(before.utf8) + bytes + Array(after.utf8))
    let errors = Lexer.tokens(of: tree.source).errors.errors
    #expect(errors.map(\.message.text) == [message], "\(bytes) after \(before)")
    #expect(
      errors.first?.start == start && errors.first?.end == start + UInt32(bytes.count), "\(bytes) after \(before)")
  }

  @Test func aRunOfOneKindIsOneError() {
    let bytes = Array("note a \"".utf8) + [0xFF, 0xFE, 0x80, 0x01, 0x02, 0x7F] + Array("\u{202E}\u{202D}\"".utf8)
    let errors = Lexer.tokens(of: SourceFile(path: "", bytes: bytes)).errors.errors
    #expect(
      errors.map(\.message.text) == [
        "these bytes are not UTF-8", "the control character U+0001 is not allowed in a flow file",
        "the invisible character U+202E would show the text in another order than it is read",
      ])
    parse(bytes)
  }

  @Test func otherTextIsAccepted() {
    // Marks that order only their neighbours, joiners and unassigned characters are ordinary text.
    for text in ["\u{200E}", "\u{200F}", "\u{200D}", "\u{FEFF}", "\u{E000}", "\u{10FFFF}", "\u{FFFD}", "🙂"] {
      #expect(lexicalErrors("note a \"\(text)\" // \(text)\n/* \(text) */ `\(text)`") == [])
    }
  }

  @Test func onlyTheFirstHundredErrorsAreKept() {
    let tree = parse(Array(repeating: Array("\u{1} ".utf8), count: 250).flatMap { $0 })
    #expect(tree.errors.count == 100)
    #expect(tree.omittedErrorCount == 150)
  }
}
