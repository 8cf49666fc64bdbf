import Testing

@testable import FlowLang

/// The output for a flow, in every form.
@Suite struct TestFormSnapshotTests {
  private static let endings = ["json": "json", "xcuitest": "xcuitest.swift", "swift-testing": "testing.swift"]

  @Test(arguments: TestForm.all.map(\.name))
  func theKitchenSinkMatchesTheGoldenFile(_ name: String) throws {
    try check(name, "kitchen-sink", try #require(CoveringWalks(try KitchenSink.compile())))
  }

  /// `docs/tests.md` shows parts of these files.
  @Test(arguments: TestForm.all.map(\.name))
  func theExampleOfTheGuideMatchesTheGoldenFile(_ name: String) throws {
    try check(name, "details", try ExampleWalks.walks("examples/details.flow"))
  }

  private func check(_ name: String, _ flow: String, _ walks: CoveringWalks) throws {
    let form = try #require(TestForm.all.first { $0.name == name })
    let text = String(decoding: form.write(walks, ["App"]), as: UTF8.self)
    try Golden.expect(text, "Walks/\(flow).\(Self.endings[name] ?? name)")
  }
}
