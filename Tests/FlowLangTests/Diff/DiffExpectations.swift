import Testing

@testable import FlowLang

/// Compares two texts.
func diff(
  _ old: String, _ new: String, oldFiles: [String: String] = [:], newFiles: [String: String] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) -> FlowDiff {
  FlowDiff(
    from: compile(old, files: oldFiles, sourceLocation: sourceLocation),
    to: compile(new, files: newFiles, sourceLocation: sourceLocation))
}

extension FlowDiff {
  /// The changes as lines: "breaking url-removed: the url …".
  var lines: [String] { changes.map { "\($0.impact.rawValue) \($0.rule.name): \($0.message)" } }

  /// The changes by their rules.
  var rules: [String] { changes.map(\.rule.name) }
}

/// Expects exactly these changes between two texts, in their order, and this reason for comparing only declarations.
func expectChanges(
  _ old: String, _ new: String, _ expected: [String], omission: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let diff = diff(old, new, sourceLocation: sourceLocation)
  #expect(diff.lines == expected, sourceLocation: sourceLocation)
  #expect(diff.omission == omission, sourceLocation: sourceLocation)
}
