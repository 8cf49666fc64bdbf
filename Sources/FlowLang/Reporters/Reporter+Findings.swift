extension Reporter {
  /// The findings of a rule, in the order in which every form tells them.
  public static func findings(of rule: Rule, in compilation: Compilation) -> [Finding] {
    Report([compilation], ReportStyle()).entries.map(\.finding).filter { $0.rule == rule.name }
  }
}
