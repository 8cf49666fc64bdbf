import Testing

@testable import FlowLang

@Suite struct ExcerptTests {
  /// Returns the line and the marks for the first occurrence of a piece of text.
  private func excerpt(_ text: String, _ marked: String) throws -> String {
    let range = try SourceRange.first(of: marked, in: text)
    let excerpt = Excerpt(Array(text.utf8), line: 0..<text.utf8.count, marking: Int(range.start)..<Int(range.end))
    return "\(excerpt.text)\n\(excerpt.marks)"
  }

  @Test func marksAreBelowTheText() throws {
    #expect(try excerpt("link a -> B", "B") == "link a -> B\n          ^")
    #expect(try excerpt("link a -> Bcd", "Bcd") == "link a -> Bcd\n          ^~~")
    #expect(try excerpt("a", "") == "a\n^")
    #expect(try excerpt("", "") == "\n^")
  }

  @Test func tabsKeepTheMarksInPlace() throws {
    #expect(try excerpt("\tlink\ta -> B", "B") == "    link    a -> B\n                 ^")
    #expect(try excerpt("\ta\tb", "a\tb") == "    a   b\n    ^~~~~")
  }

  @Test func wideAndCombiningCharactersKeepTheMarksInPlace() throws {
    #expect(try excerpt("日本 -> B", "B") == "日本 -> B\n        ^")
    #expect(try excerpt("e\u{301} -> 日本", "日本") == "e\u{301} -> 日本\n     ^~~~")
    #expect(try excerpt("👍 x", "x") == "👍 x\n   ^")
  }

  @Test func longLinesAreCutAroundThePlace() throws {
    let long = String(repeating: "x", count: 100_000) + "HERE" + String(repeating: "y", count: 100_000)
    let expected =
      "…" + String(repeating: "x", count: 40) + "HERE" + String(repeating: "y", count: 76) + "…\n"
      + String(repeating: " ", count: 41) + "^~~~"
    #expect(try excerpt(long, "HERE") == expected)
    let early = "HERE" + String(repeating: "y", count: 200)
    #expect(try excerpt(early, "HERE") == "HERE" + String(repeating: "y", count: 116) + "…\n^~~~")
    let whole = try excerpt(early, early)
    #expect(whole.hasSuffix("\n^" + String(repeating: "~", count: 119)))
  }

  @Test func onlyTheFirstLineIsMarked() {
    let bytes = Array("ab\ncd".utf8)
    #expect(Excerpt(bytes, line: 0..<2, marking: 1..<5).marks == " ^")
  }

  @Test func brokenCharactersAreCutNowhereElse() {
    var bytes = [UInt8](repeating: 0x80, count: 5000)
    bytes += Array("é".utf8)
    let excerpt = Excerpt(bytes, line: 0..<bytes.count, marking: 5000..<5002)
    #expect(excerpt.text.hasSuffix("\u{FFFD}é") || excerpt.text.hasSuffix("…é"))
    #expect(excerpt.marks.hasSuffix(" ^"))
  }
}
