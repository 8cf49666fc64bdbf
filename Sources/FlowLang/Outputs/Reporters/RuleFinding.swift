/// The output of `flowc check` for the example that breaks a rule.
enum RuleFinding {
  /// The target system for rules about target systems.
  private static let target = "swiftui"

  /// Returns the command that reports the findings of a rule.
  static func command(_ rule: Rule) -> String {
    switch rule.stage {
    case .targets: "flowc check --target \(target)"
    case .code: "flowc check --conforms Sources"
    default: "flowc check"
    }
  }

  /// Returns the compilation of an example as that command makes it.
  static func compilation(_ rule: Rule, _ example: String) -> Compilation {
    var compilation = Compiler.compile(SourceFile(path: "example.flow", text: example))
    if rule.stage == .targets { TargetLimits().add(to: &compilation, of: target) }
    if let code = rule.code {
      Conformance.check(&compilation, against: AppSources([SourceFile(path: "Sources/Shop.swift", text: code)]))
    }
    return compilation
  }

  /// Returns the text format of the findings, ending in a line end; without the count of the findings.
  static func text(_ rule: Rule, isColored: Bool) -> String {
    var style = ReportStyle()
    style.isColored = isColored
    let compilation = compilation(rule, RuleExample(rule.failing).text)
    let report = Reporter.text.report([compilation], style)
    // The last line has the counts; the line before may explain why there are no findings about states.
    let remarks = compilation.findings.bindingErrorCount > 0 ? 3 : 2
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false).dropLast(remarks)
    return lines.map { $0 + "\n" }.joined()
  }
}
