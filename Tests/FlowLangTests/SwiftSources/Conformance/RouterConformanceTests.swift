import Testing

@testable import FlowLang

/// A flow with its own router and the views of an app conforms without findings.
@Suite struct RouterConformanceTests {
  @Test(arguments: SampleApp.ofTheGuide.filter { !$0.sources[0].hasPrefix("Recipes") })
  func aSampleAppConformsToItsFlow(_ app: SampleApp) throws { #expect(try Self.findings(app) == []) }

  /// A link that no view follows any more is reported.
  @Test func aLinkThatNoViewFollowsIsReported() throws {
    let app = try #require(SampleApp.ofTheGuide.first { $0.flow == "custom-router" })
    let code = try Self.code(app)
    let broken = code.map { ($0.path, $0.text.replacing("links.", with: "otherwise.")) }
    #expect(try !Self.findings(app, broken).isEmpty)
  }

  private static func code(_ app: SampleApp) throws -> [(path: String, text: String)] {
    let written = try app.written().map { (path: $0.name, text: $0.text) }
    let own = try app.sources.map { (path: "\($0).swift", text: try Repository.text(of: "examples/apps/\($0).swift")) }
    return written + own
  }

  private static func findings(_ app: SampleApp, _ files: [(String, String)]? = nil) throws -> [String] {
    let flow = try Repository.text(of: "examples/\(app.flow).flow")
    var compilation = Compiler.compile(SourceFile(path: "a.flow", text: flow))
    let code = AppSources(try (files ?? code(app)).map { SourceFile(path: $0.0, text: $0.1) })
    let before = Set(compilation.findings.sorted.map(\.message))
    Conformance.check(&compilation, against: code)
    return compilation.findings.sorted.map(\.message).filter { !before.contains($0) }
  }
}
