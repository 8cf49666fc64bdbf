import Foundation
import Testing

@testable import FlowLang

/// What is written about the code is what the code says.
@Suite struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// `docs/rules.md` is generated; `UPDATE_SNAPSHOTS=1 swift test` writes it anew.
  @Test func thePageOfRulesIsFresh() throws {
    let page = Self.root.appendingPathComponent("docs/rules.md")
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      try RulesPage.markdown.write(to: page, atomically: true, encoding: .utf8)
    }
    let isFresh = try String(contentsOf: page, encoding: .utf8) == RulesPage.markdown
    #expect(isFresh, "docs/rules.md is stale: UPDATE_SNAPSHOTS=1 swift test writes it anew")
  }

  /// Every flow in the reference of the language can be read; a statement may stand there without what is around it.
  @Test(arguments: ["docs/language.md", "README.md"])
  func examplesInProseParse(_ path: String) throws {
    let text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    let blocks = text.components(separatedBy: "```flow\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let flow = block.replacingOccurrences(of: "…", with: "")
      let errors = Parser.parse(SourceFile(path: path, text: flow)).errors.map(\.message.text)
      #expect(errors.filter { !$0.contains(" cannot stand here; ") } == [], "\(block)")
    }
  }
}
