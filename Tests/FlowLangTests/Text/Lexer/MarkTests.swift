import Testing

@testable import FlowLang

/// More marks on one letter than any script has make comparing texts slow.
@Suite struct MarkTests {
  private static let most = "e" + String(repeating: "\u{301}", count: MarkCounter.limit)
  private static let tooMany = most + "\u{323}"

  private func messages(_ text: String) -> [String] {
    Lexer.tokens(of: SourceFile(path: "test.flow", text: text)).errors.errors.map(\.message.text)
  }

  @Test(arguments: [
    "screen \(most) {}", "link a \"\(most) \(most)\"", "#\(most)", "`\(most)`", "// \(tooMany)", "\"日本語\"",
  ])
  func fewMarksAreAccepted(_ text: String) { #expect(messages(text) == []) }

  @Test(arguments: [
    "screen \(tooMany) {}", "link a \"x \(tooMany)\"", "#\(tooMany)", "#\"\(tooMany)\"", "`a\(tooMany)`",
  ])
  func manyMarksAreAnError(_ text: String) { #expect(messages(text) == ["a letter has more than 30 marks here"]) }

  @Test func escapedMarksAreAccepted() {
    let text = StringLiteral.quoted(Self.tooMany)
    #expect(text.hasSuffix("\\u{323}\"") && messages(text) == [])
    let bytes = Array(text.utf8)
    #expect(String(decoding: StringLiteral.value(bytes, 0..<bytes.count), as: UTF8.self) == Self.tooMany)
  }

  @Test func filesToImportAreRefused() {
    let result = imported(["App.mmd": "graph LR\n\(Self.tooMany) --> B"])
    #expect(result.problems.findings.shown.map(\.message) == ["a letter has more than 30 marks here"])
    #expect(result.files.isEmpty)
  }
}
