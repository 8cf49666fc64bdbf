import Testing

@testable import FlowLang

/// The core of a flow with every construct, and of every example.
@Suite struct SwiftCoreSnapshotTests {
  private func core(_ compilation: Compilation) -> String {
    SwiftTarget.swiftUI.files(Router(compilation), SwiftOptions())[0].text
  }

  @Test func theKitchenSinkMatchesTheGoldenFile() throws {
    try Golden.expect(core(try KitchenSink.compile()), "Swift/kitchen-sink.flow.swift")
  }

  @Test(arguments: EmittedExamples.paths)
  func theSameFlowGivesTheSameBytes(_ path: String) throws {
    #expect(core(try EmittedExamples.compile(path)) == core(try EmittedExamples.compile(path)))
  }

  /// The output does not depend on the location of a declaration.
  @Test(arguments: SwiftTarget.all.map(\.name))
  func aCommentAtTheTopChangesNothing(_ name: String) throws {
    let target = try #require(SwiftTarget.all.first { $0.name == name })
    let path = "examples/tab-app.flow"
    let text = try Repository.text(of: path)
    let files = ["", "// A comment.\n\n"].map { head in
      target.files(Router(Compiler.compile(SourceFile(path: path, text: head + text))), SwiftOptions()).map(\.text)
    }
    #expect(files[0] == files[1])
  }

  /// A new screen changes only lines about it.
  @Test(arguments: SwiftTarget.all.map(\.name))
  func aNewScreenOnlyAddsLines(_ name: String) throws {
    let target = try #require(SwiftTarget.all.first { $0.name == name })
    let path = "examples/tab-app.flow"
    let text = try Repository.text(of: path)
    let files = ["", "screen Novelty { link close -> dismiss }\n"].map { tail in
      target.files(Router(Compiler.compile(SourceFile(path: path, text: text + tail))), SwiftOptions()).map {
        $0.text.split(separator: "\n").map { String($0) }
      }
    }
    for (before, after) in zip(files[0], files[1]) {
      let changes = after.difference(from: before)
      #expect(changes.removals.isEmpty, "\(changes.removals)")
      for case .insert(_, let line, _) in changes.insertions {
        #expect(line.lowercased().contains("novelty") || !line.contains(/\w{12}/) || line.contains("init("), "\(line)")
      }
    }
  }
}
