import Testing

@testable import FlowLang

/// Expects the certain judgements of a rule by the naive judge: `subject: length` for each, sorted.
func expectJudged(
  _ rule: String, _ text: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  let compilation = compile(text, sourceLocation: sourceLocation)
  #expect(compilation.isSound, "\(compilation.findings.sorted.map(\.message))", sourceLocation: sourceLocation)
  #expect(compilation.findings.brokenLinks.isEmpty, sourceLocation: sourceLocation)
  let found = NaiveJudge(compilation).judgements.filter { $0.rule == rule && $0.certain != nil }
  let shown = found.map { String(compilation.describe($0).dropFirst(rule.count + 1)) }.sorted()
  #expect(shown == expected, sourceLocation: sourceLocation)
}
