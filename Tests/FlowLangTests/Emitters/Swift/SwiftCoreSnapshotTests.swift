import Foundation
import Testing

@testable import FlowLang

/// The core of every example. Run the tests with `UPDATE_SNAPSHOTS=1` to rewrite the files, and read the difference
/// before it is committed.
@Suite struct SwiftCoreSnapshotTests {
  private func core(_ path: String) throws -> String {
    SwiftTarget.swiftUI.files(Router(try EmittedExamples.compile(path)), SwiftOptions())[0].text
  }

  @Test(arguments: EmittedExamples.paths)
  func coreIsAsBefore(_ path: String) throws {
    let text = try core(path)
    let example = URL(filePath: path).deletingPathExtension().lastPathComponent
    let file = Repository.root.appending(path: "Tests/FlowLangTests/Snapshots/Swift/\(example).flow.swift")
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" { try Data(text.utf8).write(to: file) }
    let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text == expected, "run with UPDATE_SNAPSHOTS=1 if the change of \(file.lastPathComponent) is meant")
    #expect(try core(path) == text)
  }
}
