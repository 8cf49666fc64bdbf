import Foundation
import Testing

@testable import FlowLang

/// `docs/diff.md` agrees with the code.
@Suite struct DiffPageTests {
  private static let path = "docs/diff.md"

  /// A row for each rule, the worst class first.
  @Test func theTableHasEveryRule() throws {
    let rules = Impact.allCases.flatMap { impact in ChangeRule.all.filter { $0.impact == impact } }
    let rows = try Repository.text(of: Self.path).matches(of: #/\n\| `([a-z-]+)` \| (breaking|risky|safe) \|/#)
    #expect(rows.map { "\($0.1) \($0.2)" } == rules.map { "\($0.name) \($0.impact.rawValue)" })
  }

  @Test func theExampleHasTheOutputOnThePage() throws {
    let page = try Repository.text(of: Self.path)
    func blocks(_ language: String) -> [String] {
      let parts = page.components(separatedBy: "```\(language)\n").dropFirst()
      return parts.map { $0.components(separatedBy: "\n```")[0] + "\n" }
    }
    let flows = blocks("flow")
    try #require(flows.count == 2)
    let old = Compiler.compile(SourceFile(path: "old.flow", text: flows[0]))
    let new = Compiler.compile(SourceFile(path: "new.flow", text: flows[1]))
    let diff = FlowDiff(from: old, to: new)
    #expect([DiffForm.text.write([diff], false)] == blocks("text"))
    #expect([DiffForm.json.write([diff], false)] == blocks("json"))
  }
}
