import Foundation
import Testing

@testable import FlowLang

/// What is written for an example, in every form. Run the tests with `UPDATE_SNAPSHOTS=1` to rewrite the files, and read
/// the difference before it is committed.
@Suite struct TestFormSnapshotTests {
  private static let endings = ["json": "json", "xcuitest": "xcuitest.swift", "swift-testing": "testing.swift"]

  @Test(arguments: TestForm.all.map(\.name), ["details", "tab-app"])
  func formsAreAsBefore(_ name: String, _ example: String) throws {
    let form = try #require(TestForm.all.first { $0.name == name })
    let bytes = form.write(try ExampleWalks.walks("examples/\(example).flow"), ["App"])
    let path = "Tests/FlowLangTests/Snapshots/Walks/\(example).\(Self.endings[name] ?? name)"
    let file = Repository.root.appending(path: path)
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    let isSame = try Repository.bytes(of: path) == bytes
    #expect(isSame, "run with UPDATE_SNAPSHOTS=1 if the change of \(path) is meant")
  }
}
