import Foundation
import Testing

@testable import FlowLang

/// `docs/diff.md` agrees with the code.
@Suite struct DiffPageTests {
  private static let path = "docs/diff.md"
  private static let opening = "<!-- rules: UPDATE_SNAPSHOTS=1 swift test writes them -->\n"
  private static let closing = "<!-- end of the rules -->\n"

  /// A row for each rule, the worst class first.
  private static var table: String {
    let rules = Impact.allCases.flatMap { impact in ChangeRule.all.filter { $0.impact == impact } }
    let rows = rules.map { "| `\($0.name)` | \($0.impact.rawValue) | \($0.summary) | \($0.reason) |\n" }
    return "| rule | class | what is different | why it is classed so |\n|---|---|---|---|\n" + rows.joined()
  }

  @Test func theTableOfRulesIsUpToDate() throws {
    let page = try Repository.text(of: Self.path)
    let start = try #require(page.firstRange(of: Self.opening))
    let end = try #require(page.firstRange(of: Self.closing))
    let fresh = page[..<start.upperBound] + Self.table + page[end.lowerBound...]
    if Golden.isUpdating { try Data(String(fresh).utf8).write(to: Repository.root.appending(path: Self.path)) }
    #expect(
      try Repository.text(of: Self.path) == String(fresh), "UPDATE_SNAPSHOTS=1 swift test rewrites \(Self.path)")
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
