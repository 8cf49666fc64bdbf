extension ChangeRule {
  /// The rules about findings of `flowc check` that are new or gone.
  static let findings = [errorNew, warningNew, noteNew, findingGone]

  static let errorNew = ChangeRule("error-new", .breaking) { comparison, changes in
    comparison.reportNewFindings(&changes, .error)
  }

  static let warningNew = ChangeRule("warning-new", .risky) { comparison, changes in
    comparison.reportNewFindings(&changes, .warning)
  }

  static let noteNew = ChangeRule("note-new", .safe) { comparison, changes in
    comparison.reportNewFindings(&changes, .note)
  }

  static let findingGone = ChangeRule("finding-gone", .safe) { comparison, changes in
    if comparison.new.isEmpty { return }
    let expectations = Set(comparison.removedExpectations.map(\.range))
    for finding in Comparison.difference(comparison.findingsBefore, comparison.allFindingsAfter)
    where !comparison.isDeleted(finding, expectations) {
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
  fileprivate var findingsBefore: [ComparableFinding] {
    // That an empty file declares nothing is no fault of a file that was not there.
    old.isEmpty && !new.isEmpty ? [] : comparableFindings(old, old.compilation.findings.sorted) { _ in true }
  }

  /// The findings of the new version that can be compared.
  fileprivate var findingsAfter: [ComparableFinding] {
    new.isEmpty && !old.isEmpty
      ? [] : comparableFindings(new, new.compilation.findings.sorted) { nodes.old(of: $0) != nil }
  }

  /// The findings of the new version, with those that it suppresses.
  fileprivate var allFindingsAfter: [ComparableFinding] {
    findingsAfter + comparableFindings(new, new.compilation.findings.suppressed) { _ in false }
  }

  /// Whether the declaration of a finding is gone. A declaration that nothing uses is repaired by deleting it.
  ///
  /// - Parameters:
  ///   - finding: A finding of the old version.
  ///   - expectations: The ranges of the removed expectations.
  fileprivate func isDeleted(_ finding: ComparableFinding, _ expectations: Set<SourceRange>) -> Bool {
    if Rule.named(finding.finding.rule)?.stage == .uses { return false }
    if expectations.contains(finding.finding.range) { return true }
    return finding.node.map { nodes.new(of: $0) == nil } ?? false
  }

  /// Adds the findings of a severity that the old version does not have.
  fileprivate func reportNewFindings(_ changes: inout Changes, _ severity: Severity) {
    let lost = changes.all.lazy.filter { $0.rule.name == ChangeRule.tagRemoved.name }.map(\.message)
    for finding in Self.difference(findingsAfter, findingsBefore) where finding.finding.severity == severity {
      // That nothing gives a tag any more follows from the change that removes it.
      let tags = finding.finding.message.split { $0 == " " || $0 == "," }.filter { $0.hasPrefix("#") }
      if tags.contains(where: { tag in lost.contains { $0.contains("`\(tag)`") } }) { continue }
      let subject = Change.Subject(newNode: finding.node, after: finding.finding.range)
      let trace = finding.finding.hasTrace ? finding.finding.trace : nil
      changes.add("\(finding.finding.message) [\(finding.finding.rule)]", about: subject, traceAfter: trace)
    }
  }

  /// Returns the findings of a version that can be compared: those of rules that run in both versions, and findings
  /// about traces only when no other change reports them.
  private func comparableFindings(
    _ version: FlowVersion, _ findings: [Finding], isReported: (NodeID) -> Bool
  ) -> [ComparableFinding] {
    let renamed = version.renamed
    return findings.compactMap { finding in
      if !isAnalysed, let rule = Rule.named(finding.rule), rule.stage != .names { return nil }
      let node = version.model.node(named: finding.screen)
      if Self.reachabilityRules.contains(finding.rule), let node, isReported(node) { return nil }
      return ComparableFinding(finding: finding, identity: version.identity(of: finding, renamed), node: node)
    }
  }

  /// The rules whose findings are reported as changes of traces.
  private static let reachabilityRules: Set<String> = ["unreachable-screen", "deep-link-only"]

  /// Returns the findings without an equal among others; each of the others matches one finding only. Of findings with
  /// the same identity, those with the same message are paired first.
  fileprivate static func difference(
    _ findings: [ComparableFinding], _ others: [ComparableFinding]
  ) -> [ComparableFinding] {
    func unmatched<Key: Hashable>(
      _ findings: [ComparableFinding], _ others: [ComparableFinding], by key: (ComparableFinding) -> Key
    ) -> [ComparableFinding] {
      var counts: [Key: Int] = [:]
      for other in others { counts[key(other), default: 0] += 1 }
      return findings.filter { finding in
        guard let count = counts[key(finding)], count > 0 else { return true }
        counts[key(finding)] = count - 1
        return false
      }
    }
    func exact(_ finding: ComparableFinding) -> [String] { [finding.identity.line, finding.finding.message] }
    let (left, right) = (unmatched(findings, others, by: exact), unmatched(others, findings, by: exact))
    return unmatched(left, right) { $0.identity }
  }
}

extension FlowVersion {
  /// Returns the identity of a finding, whatever file it is in and whatever the names of renamed declarations were.
  fileprivate func identity(of finding: Finding, _ renamed: [String: String]) -> FindingIdentity {
    let source = compilation.sources[Int(finding.range.file.index)]
    return FindingIdentity(finding, file: "", source: source, renamed: renamed)
  }

  /// The names that the comparison uses instead of the version's own.
  fileprivate var renamed: [String: String] {
    Dictionary(names.map { (model.name(of: $0.key), $0.value) }) { first, _ in first }
  }
}
