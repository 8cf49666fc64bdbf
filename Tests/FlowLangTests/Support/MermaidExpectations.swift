import Testing

@testable import FlowLang

/// Demands that a diagram comes in as this flow, with these problems as `line: message`, and what holds for every import:
/// the flow is canonical, says what it means, and blames nothing on the app that the diagram leaves open.
func expectMermaid(
  _ diagram: String, problems: [String] = [], _ flow: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let result = MermaidImport(SourceFile(path: "diagram.mmd", text: diagram))
  #expect(result.text == flow + "\n", sourceLocation: sourceLocation)
  #expect(result.problems.map { "\($0.line): \($0.message)" } == problems, sourceLocation: sourceLocation)
  for violation in MermaidInvariants.violations(result) { Issue.record("\(violation)", sourceLocation: sourceLocation) }
}

/// What holds for the flow of every diagram.
enum MermaidInvariants {
  static func violations(_ result: MermaidImport) -> [String] {
    guard let text = result.text else { return result.problems.isEmpty ? ["nothing is read and nothing is said"] : [] }
    let source = SourceFile(path: "imported.flow", text: text)
    let findings = Compiler.compile(source).findings.shown
    let wrong = findings.filter { $0.severity == .error || $0.rule == "unneeded-allow" }
    return wrong.map { "\($0.rule): \($0.message)" } + (FlowFormatter.format(source) == text ? [] : ["not canonical"])
  }
}
