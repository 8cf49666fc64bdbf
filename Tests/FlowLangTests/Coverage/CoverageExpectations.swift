import Testing

@testable import FlowLang

/// Demands the walks that take everything in a text.
///
/// - Parameters:
///   - flow: The text, which must be sound.
///   - walks: Each as its steps, as traces are told; the start by itself is `the start`.
///   - bound: How many taps no walks can do without; as many as the walks have unless said.
///   - untaken: What is not taken, each with its reason.
///   - sourceLocation: The test.
func expectWalks(
  _ flow: String, _ walks: [String], bound: Int? = nil, untaken: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let compilation = compile(flow, sourceLocation: sourceLocation)
  let found = try #require(CoveringWalks(compilation), sourceLocation: sourceLocation)
  #expect(found.walks.map { $0.text(compilation) } == walks, sourceLocation: sourceLocation)
  #expect(found.lowerBound == bound ?? found.taps, sourceLocation: sourceLocation)
  let names = PassageText(compilation)
  let reasons = found.untaken.map { "\(names.text($0.passage)): \($0.reason.name)" }
  #expect(reasons == untaken, sourceLocation: sourceLocation)
  #expect(found.complaints == [], sourceLocation: sourceLocation)
}

/// Walks through the examples, found once.
enum ExampleWalks {
  static let paths = EmittedExamples.paths + ["examples/recipes.flow"]
  private static let found = Dictionary(
    uniqueKeysWithValues: paths.map { path in (path, (try? EmittedExamples.compile(path)).flatMap { CoveringWalks($0) })
    })

  /// Those through an example.
  static func walks(_ path: String) throws -> CoveringWalks { try #require(found[path] ?? nil) }
}
