import Testing

@testable import FlowLang

/// Compiles a text with files that it may import, and checks the invariants of every tree.
func compile(
  _ text: String, files: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
) -> Compilation {
  let files = MemoryFiles(texts: files)
  let compilation = Compiler.compile(SourceFile(path: "main.flow", text: text)) { files.load($0, $1) }
  for tree in compilation.trees {
    for violation in SyntaxInvariants.violations(tree) { Issue.record("\(violation)", sourceLocation: sourceLocation) }
  }
  return compilation
}

/// Expects exactly these findings in a text, each at its mark: `rule` or `rule: message`, in the order of the marks.
///
/// - Parameters:
///   - marked: The text with its marks.
///   - expected: The findings.
///   - rules: The rules to compare; all of them if empty.
///   - files: The files that the text may import.
///   - sourceLocation: The test.
func expectFindings(
  _ marked: String, _ expected: [String], of rules: Set<String> = [], files: [String: String] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let source = MarkedSource(marked)
  let compilation = compile(source.text, files: files, sourceLocation: sourceLocation)
  let findings = compilation.findings.sorted.filter { rules.isEmpty || rules.contains($0.rule) }
  let found = findings.enumerated().map { index, finding in
    index < expected.count && !expected[index].contains(":") ? finding.rule : "\(finding.rule): \(finding.message)"
  }
  #expect(found == expected, sourceLocation: sourceLocation)
  let shown = MarkedSource.mark(findings.map { $0.range.start..<$0.range.end }, in: Array(source.text.utf8))
  #expect(shown == marked, sourceLocation: sourceLocation)
}

/// Expects a dump of the model of a text, which must have no syntax errors.
func expectModel(
  _ text: String, files: [String: String] = [:], _ dump: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let compilation = compile(text, files: files, sourceLocation: sourceLocation)
  #expect(compilation.trees.flatMap(\.errors).map(\.message.text) == [], sourceLocation: sourceLocation)
  #expect(ModelDump(compilation.model).text == dump, sourceLocation: sourceLocation)
}
