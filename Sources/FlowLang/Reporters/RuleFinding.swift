/// What `flowc check` says of the example that breaks a rule.
enum RuleFinding {
  /// The text for people, ending in a line end; without the count of the findings.
  static func text(_ rule: Rule, isColored: Bool) -> String {
    let source = SourceFile(path: "example.flow", text: RuleExample(rule.failing).text)
    var style = ReportStyle()
    style.isColored = isColored
    let report = Reporter.text.report([Compiler.compile(source)], style)
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false).dropLast(2)
    return lines.map { $0 + "\n" }.joined()
  }
}
