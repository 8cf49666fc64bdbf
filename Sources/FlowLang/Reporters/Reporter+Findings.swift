extension Reporter {
  /// Returns the findings of a rule, in the order in which every format reports them.
  public static func findings(of rule: Rule, in compilation: Compilation) -> [Finding] {
    Report([compilation], ReportStyle()).entries.map(\.finding).filter { $0.rule == rule.name }
  }
}
