extension ChangeRule {
  /// The rules about findings of `flowc check` that are new or gone.
  static let findings = [errorNew, warningNew, noteNew, findingGone]

  static let errorNew = ChangeRule(
    "error-new", .breaking, "`flowc check` finds a new error",
    because: "Something does not work, or the file cannot be understood.",
    example: """
        app Shop { start Home }
      - screen Home { link pay "Pay" -> Pay }
      + screen Home { link pay "Pay" -> Pay  link skip "Skip" -> Thanks reset }
        screen Pay { link done "Done" -> Thanks reset }
        screen Thanks { link home "Home" -> Home reset }
        expect Thanks only after Pay
      """,
    causes: ["link-added", "way-shorter"]
  ) { comparison, changes in
    comparison.reportNewFindings(&changes, .error)
  }

  static let warningNew = ChangeRule(
    "warning-new", .risky, "`flowc check` finds a new warning",
    because: "It may be meant; a person must confirm that.",
    example: """
        app Shop { start Home }
      + flag beta
        screen Home {}
      """
  ) { comparison, changes in
    comparison.reportNewFindings(&changes, .warning)
  }

  static let noteNew = ChangeRule(
    "note-new", .safe, "`flowc check` finds a new note", because: "A note is not a fault.",
    example: """
        app Shop { start Home }
        screen Home { link a "A" -> A }
        screen A { link b "B" -> B }
        screen B { link c "C" -> C }
      - screen C {}
      + screen C { link a "A" -> A }
      """,
    causes: ["link-added"]
  ) { comparison, changes in
    comparison.reportNewFindings(&changes, .note)
  }

  static let findingGone = ChangeRule(
    "finding-gone", .safe, "`flowc check` does not find something any more",
    because: "It is repaired. A suppressed finding does not count.",
    example: """
        app Shop { start Home }
      - flag beta
        screen Home {}
      """
  ) { comparison, changes in
    let silenced = Set(comparison.new.model.allows.map(\.rule))
    for finding in Comparison.difference(comparison.findingsBefore, comparison.findingsAfter) {
      guard !silenced.contains(finding.finding.rule) else { continue }
      changes.add(
        "fixed: \(finding.finding.message) [\(finding.finding.rule)]",
        about: Change.Subject(oldNode: finding.node, before: finding.finding.range))
    }
  }
}

extension Comparison {
  /// A finding with its identity in the other version.
  fileprivate struct ComparableFinding {
    let finding: Finding
    let identity: FindingIdentity
    let node: NodeID?
  }

  /// The findings of the old version that can be compared.
  fileprivate var findingsBefore: [ComparableFinding] { comparableFindings(old) { _ in true } }

  /// The findings of the new version that can be compared.
  fileprivate var findingsAfter: [ComparableFinding] { comparableFindings(new) { nodes.old(of: $0) != nil } }

  /// Adds the findings of a severity that the old version does not have.
  fileprivate func reportNewFindings(_ changes: inout Changes, _ severity: Severity) {
    for finding in Self.difference(findingsAfter, findingsBefore) where finding.finding.severity == severity {
      let subject = Change.Subject(newNode: finding.node, after: finding.finding.range)
      let trace = finding.finding.hasTrace ? finding.finding.trace : nil
      changes.add("\(finding.finding.message) [\(finding.finding.rule)]", about: subject, traceAfter: trace)
    }
  }

  /// Returns the findings of a version that can be compared: those of rules that run in both versions, and findings
  /// about traces only when no other change reports them.
  private func comparableFindings(_ version: FlowVersion, isReported: (NodeID) -> Bool) -> [ComparableFinding] {
    version.compilation.findings.sorted.compactMap { finding in
      if !isAnalysed, let rule = Rule.named(finding.rule), rule.stage != .names { return nil }
      let node = version.model.node(named: finding.screen)
      if Self.reachabilityRules.contains(finding.rule), let node, isReported(node) { return nil }
      return ComparableFinding(finding: finding, identity: version.identity(of: finding, node), node: node)
    }
  }

  /// The rules whose findings are reported as changes of traces.
  private static let reachabilityRules: Set<String> = ["unreachable-screen", "deep-link-only"]

  /// Returns the findings without an equal among others; each of the others matches one finding only.
  fileprivate static func difference(
    _ findings: [ComparableFinding], _ others: [ComparableFinding]
  ) -> [ComparableFinding] {
    var counts: [FindingIdentity: Int] = [:]
    for other in others { counts[other.identity, default: 0] += 1 }
    return findings.filter { finding in
      guard let count = counts[finding.identity], count > 0 else { return true }
      counts[finding.identity] = count - 1
      return false
    }
  }
}

extension FlowVersion {
  /// Returns the identity of a finding, whatever file it is in and whatever the name of the screen was.
  fileprivate func identity(of finding: Finding, _ node: NodeID?) -> FindingIdentity {
    var finding = finding
    if let node { finding.screen = name(of: node) }
    let source = compilation.sources[Int(finding.range.file.index)]
    return FindingIdentity(finding, file: "", source: source)
  }
}
