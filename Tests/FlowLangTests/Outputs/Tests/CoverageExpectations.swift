import Testing

@testable import FlowLang

/// Expects the walks that cover a flow.
///
/// - Parameters:
///   - flow: The text, without errors.
///   - walks: The steps of each, as in traces; the launch without a url is `the start`.
///   - untaken: The transitions that are not covered, each with its reason.
///   - sourceLocation: The test.
func expectWalks(
  _ flow: String, _ walks: [String], untaken: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let compilation = compile(flow, sourceLocation: sourceLocation)
  let found = try #require(CoveringWalks(compilation), sourceLocation: sourceLocation)
  #expect(found.walks.map { $0.text(compilation) } == walks, sourceLocation: sourceLocation)
  let names = CoverageItemText(compilation)
  let reasons = found.untaken.map { "\(names.text($0.item)): \($0.reason.name)" }
  #expect(reasons == untaken, sourceLocation: sourceLocation)
  #expect(found.problems == [], sourceLocation: sourceLocation)
}

/// The walks of the examples, computed once.
enum ExampleWalks {
  static let paths = EmittedExamples.paths + ["examples/recipes.flow"]
  private static let found = Dictionary(
    uniqueKeysWithValues: paths.map { path in (path, (try? EmittedExamples.compile(path)).flatMap { CoveringWalks($0) })
    })

  /// Returns the walks through an example.
  static func walks(_ path: String) throws -> CoveringWalks { try #require(found[path] ?? nil) }
}
