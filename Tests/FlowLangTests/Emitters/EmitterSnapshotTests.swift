import Foundation
import Testing

@testable import FlowLang

/// What every emitter makes of every example. Run the tests with `UPDATE_SNAPSHOTS=1` to rewrite the files, and read
/// the difference before it is committed.
@Suite struct EmitterSnapshotTests {
  @Test(arguments: EmittedExamples.paths, Emitter.all.map(\.name))
  func exampleIsAsBefore(_ path: String, _ name: String) throws {
    let emitter = try #require(Emitter.all.first { $0.name == name })
    let text = emitter.emit(try EmittedExamples.compile(path))
    let example = URL(filePath: path).deletingPathExtension().lastPathComponent
    let file = Repository.root
      .appending(path: "Tests/FlowLangTests/Snapshots/\(example).\(emitter.fileExtension)")
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text == expected, "run with UPDATE_SNAPSHOTS=1 if the change of \(file.lastPathComponent) is meant")
  }

  @Test(arguments: Emitter.all.map(\.name))
  func sameFlowGivesSameBytes(_ name: String) throws {
    let emitter = try #require(Emitter.all.first { $0.name == name })
    let path = "examples/shop/shop.flow"
    #expect(emitter.emit(try EmittedExamples.compile(path)) == emitter.emit(try EmittedExamples.compile(path)))
  }

  @Test func namesAndExtensionsAreUnique() {
    #expect(Set(Emitter.all.map(\.name)).count == Emitter.all.count)
  }

  /// Whatever a file is, every emitter makes something of it.
  @Test(arguments: Emitter.all.map(\.name), ["", "screen", "flow F {", "group G { flow", "tabs T {}", "app { start }"])
  func brokenFilesAreEmitted(_ name: String, _ text: String) throws {
    let emitter = try #require(Emitter.all.first { $0.name == name })
    #expect(!emitter.emit(Compiler.compile(SourceFile(path: "broken.flow", text: text))).isEmpty)
  }
}
