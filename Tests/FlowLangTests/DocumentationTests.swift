import Foundation
import Testing

@testable import FlowLang

/// The documentation agrees with the code.
@Suite struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// `docs/rules.md` is generated; `UPDATE_SNAPSHOTS=1 swift test` rewrites it.
  @Test func thePageOfRulesIsUpToDate() throws {
    let page = Self.root.appendingPathComponent("docs/rules.md")
    if Golden.isUpdating { try RulesPage.markdown.write(to: page, atomically: true, encoding: .utf8) }
    let isFresh = try String(contentsOf: page, encoding: .utf8) == RulesPage.markdown
    #expect(isFresh, "docs/rules.md is stale: UPDATE_SNAPSHOTS=1 swift test rewrites it")
  }

  /// The tables of `docs/performance.md` agree with the stored figures; the script prints those that are stale.
  @Test(.fullTier)
  func thePageOfPerformanceIsUpToDate() { #expect(Self.python(["Benchmarks/report.py", "--check"]) == 0) }

  private static func python(_ arguments: [String]) -> Int32? {
    let words = arguments.map { "\"\($0)\"" }.joined(separator: " ")
    return try? FlowcRun.bash("cd '\(root.path())' && exec python3 \(words)", in: ScratchFolder()).status
  }

  /// All flows in the reference of the language parse; a statement may be without its enclosing declaration.
  @Test(arguments: ["docs/language.md", "docs/import.md", "README.md"])
  func examplesInProseParse(_ path: String) throws {
    let text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    let blocks = text.components(separatedBy: "```flow\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let flow = block.replacingOccurrences(of: "…", with: "")
      let errors = Parser.parse(SourceFile(path: path, text: flow)).errors.map(\.message.text)
      #expect(errors.filter { !$0.contains(" is not allowed here; ") } == [], "\(block)")
    }
  }

  /// The page about imports lists every problem that an import reports.
  @Test func thePageOfImportsListsTheProblems() throws {
    let page = try Repository.text(of: "docs/import.md")
    for problem in SourceProblem.allCases { #expect(page.contains("\n| `\(problem.rawValue)` | ")) }
  }

  /// The examples of the guide to the routers are in files, which tests compile: each block of Swift or of a flow
  /// begins with the path of its file, and is a part of it.
  @Test func theGuideShowsFilesUnchanged() throws {
    for block in try Self.blocksOfTheGuide() {
      let file = try Self.lines(of: block.path)
      let isThere = !block.lines.isEmpty && file.indices.contains { file[$0...].starts(with: block.lines) }
      #expect(isThere, "\(block.path) does not have this: \(block.lines)")
    }
  }

  /// The examples on the pages about CI and editors are complete files.
  @Test(arguments: ["docs/ci.md", "docs/editors.md"])
  func pagesShowWholeFiles(_ page: String) throws {
    let blocks = try Self.blocks(of: page, inFilesBelow: ["examples/", "Editors/"])
    #expect(!blocks.isEmpty)
    for block in blocks { #expect(try Self.lines(of: block.path) == block.lines, "\(block.path) is not shown whole") }
  }

  @Test func theConfigurationOfTheGuideIsValid() throws {
    let (configuration, problems) = Configuration.read(try Repository.bytes(of: "examples/ci/flowc.json"))
    #expect(problems == [])
    #expect(configuration.paths == ["Flows"] && configuration.target == "stack" && configuration.severities.count == 2)
  }

  /// Every file of a sample app is shown completely.
  @Test func theGuideShowsCompleteApps() throws {
    let blocks = try Self.blocksOfTheGuide()
    for name in Set(SampleApp.ofTheGuide.flatMap { $0.sources + $0.tests + $0.uiTests }).sorted() {
      let path = SampleApp.path(of: name)
      let file = try Self.lines(of: path)
      #expect(blocks.contains { $0.path == path && $0.lines == file }, "\(path) is not shown whole")
    }
  }

  /// Returns the blocks of code of `docs/swift.md`.
  private static func blocksOfTheGuide() throws -> [(path: String, lines: [String])] {
    try blocks(of: "docs/swift.md", inFilesBelow: ["examples/"])
  }

  /// Returns the blocks of code of a page: the path in the first line, a comment, and the lines below it.
  private static func blocks(
    of page: String, inFilesBelow folders: [String]
  ) throws -> [(path: String, lines: [String])] {
    let parts = try lines(of: page).split(omittingEmptySubsequences: false) { $0.hasPrefix("```") }
    return try parts.indices.filter { $0 % 2 == 1 }.map { index in
      let first = try #require(parts[index].first)
      let path = first.drop { !$0.isLetter }
      try #require(folders.contains { path.hasPrefix($0) }, "a block begins without the path of its file: \(first)")
      return (String(path), Array(parts[index].dropFirst()))
    }
  }

  /// Returns the lines of a file, without the end of the last one.
  private static func lines(of path: String) throws -> [String] {
    try Repository.text(of: path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
  }
}
