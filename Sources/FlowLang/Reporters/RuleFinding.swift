/// What `flowc check` says of the example that breaks a rule.
enum RuleFinding {
  /// The target that is asked for where a rule is about one.
  private static let target = "swiftui"

  /// What to type to be told of a rule.
  static func command(_ rule: Rule) -> String {
    switch rule.stage {
    case .targets: "flowc check --target \(target)"
    case .code: "flowc check --conforms Sources"
    default: "flowc check"
    }
  }

  /// An example as `flowc check` sees it that is asked for a rule.
  static func compilation(_ rule: Rule, _ example: String) -> Compilation {
    var compilation = Compiler.compile(SourceFile(path: "example.flow", text: example))
    if rule.stage == .targets { TargetLimits().add(to: &compilation, of: target) }
    if let code = rule.code {
      Conformance.check(&compilation, against: AppSources([SourceFile(path: "Sources/Shop.swift", text: code)]))
    }
    return compilation
  }

  /// The text for people, ending in a line end; without the count of the findings.
  static func text(_ rule: Rule, isColored: Bool) -> String {
    var style = ReportStyle()
    style.isColored = isColored
    let compilation = compilation(rule, RuleExample(rule.failing).text)
    let report = Reporter.text.report([compilation], style)
    // The last line counts; the one before may explain why nothing is said about states.
    let remarks = compilation.findings.bindingErrorCount > 0 ? 3 : 2
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false).dropLast(remarks)
    return lines.map { $0 + "\n" }.joined()
  }
}
