import Testing

@testable import FlowLang

/// The output of every emitter for a flow with every construct.
@Suite struct EmitterSnapshotTests {
  @Test(arguments: Emitter.all.map(\.name))
  func theKitchenSinkMatchesTheGoldenFile(_ name: String) throws {
    let emitter = try #require(Emitter.all.first { $0.name == name })
    try Golden.expect(emitter.emit(try KitchenSink.compile()), "kitchen-sink.\(emitter.fileExtension)")
  }

  @Test func namesAndExtensionsAreUnique() { #expect(Set(Emitter.all.map(\.name)).count == Emitter.all.count) }

  /// Every emitter has an output for every file, broken or not.
  @Test(arguments: Emitter.all.map(\.name), ["", "screen", "flow F {", "group G { flow", "tabs T {}", "app { start }"])
  func brokenFilesAreEmitted(_ name: String, _ text: String) throws {
    let emitter = try #require(Emitter.all.first { $0.name == name })
    #expect(!emitter.emit(Compiler.compile(SourceFile(path: "broken.flow", text: text))).isEmpty)
  }
}
