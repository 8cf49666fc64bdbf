import Testing

@testable import FlowLang

/// The output for a flow, in every form.
@Suite struct TestFormSnapshotTests {
  private static let endings = ["json": "json", "xcuitest": "xcuitest.swift", "swift-testing": "testing.swift"]

  @Test(arguments: TestForm.all.map(\.name))
  func theKitchenSinkMatchesTheGoldenFile(_ name: String) throws {
    let walks = try #require(CoveringWalks(try KitchenSink.compile()))
    let form = try #require(TestForm.all.first { $0.name == name })
    let text = String(decoding: form.write(walks, ["App"]), as: UTF8.self)
    try Golden.expect(text, "Walks/kitchen-sink.\(Self.endings[name] ?? name)")
  }
}
