import Testing

@testable import FlowLang

/// Demands the canonical layout of a text, and all that must hold for every layout.
func expectLayout(_ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let formatted = FlowFormatter.format(SourceFile(path: "test.flow", text: text))
  #expect(formatted == expected + "\n", sourceLocation: sourceLocation)
  for violation in LayoutInvariants.violations(Array(text.utf8)) {
    Issue.record("\(violation)", sourceLocation: sourceLocation)
  }
}

/// Demands that a text in the canonical layout, without the last line end, is left as it is.
func expectCanonical(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
  expectLayout(text, text, sourceLocation: sourceLocation)
}
