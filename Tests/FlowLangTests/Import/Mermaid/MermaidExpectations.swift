import Testing

@testable import FlowLang

/// Expects that a diagram is imported as this flow, with these problems as `line:column: rule`.
func expectMermaid(
  _ diagram: String, problems: [String] = [], _ flow: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let known = problems.map { "App.mmd:\($0)" }
  expectImport(["App.mmd": diagram], problems: known, flow, sourceLocation: sourceLocation)
}
