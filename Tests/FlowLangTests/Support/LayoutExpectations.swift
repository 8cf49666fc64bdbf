import Testing

@testable import FlowLang

/// Expects the canonical layout of a text, and checks the invariants of every layout.
func expectLayout(_ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let formatted = FlowFormatter.format(SourceFile(path: "test.flow", text: text))
  #expect(formatted == expected + "\n", sourceLocation: sourceLocation)
  for violation in LayoutInvariants.violations(Array(text.utf8)) {
    Issue.record("\(violation)", sourceLocation: sourceLocation)
  }
}

/// Expects that a text in the canonical layout, without the last line end, stays unchanged.
func expectCanonical(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
  expectLayout(text, text, sourceLocation: sourceLocation)
}
