extension Rule {
  static let unneededAllow: Rule = Rule(
    "unneeded-allow", .warning, .last,
    summary: "an `allow` suppresses nothing",
    explanation: """
      The rule finds nothing here, so the exception is no longer needed, or it never had a meaning. Remove it: it would
      hide the next mistake.
      """,
    example: """
        app Shop { start Home }
        screen Home { link open "See product" -> Product }
      - screen Product { allow ⟦unreachable-screen⟧ "it comes with the next version" }
      + screen Product {}
      """
  ) { compilation, findings in
    let idle = findings.idleAllows
    if idle.isEmpty { return }
    let owners = owners(of: Set(idle.map(\.rule)), findings.sorted, compilation)
    for allow in idle {
      // Another run may ask for a target system; a rule that does not exist is an unknown name.
      guard let rule = named(allow.rule), rule.stage != .targets, rule.stage != .code else { continue }
      // The rule did not run, or an error hides its findings.
      if findings.bindingErrorCount > 0 { continue }
      if rule.stage == .states && (!compilation.isAnalysed || mayBeNeeded(allow, compilation)) { continue }
      findings.add(unneededAllow, about: .file) { finding(allow, compilation, owners[rule.name] ?? []) }
    }
  }

  /// Returns, for each of some rules, the declarations that its first findings are in.
  private static func owners(
    of rules: Set<String>, _ findings: [Finding], _ compilation: Compilation
  ) -> [String: [NodeID]] {
    var owners: [String: [NodeID]] = [:]
    for finding in findings where rules.contains(finding.rule) && owners[finding.rule, default: []].count < 20 {
      owners[finding.rule, default: []].append(compilation.innermostNode(at: finding.range))
    }
    return owners
  }

  /// Whether the rule is undecided for something that the `allow` encloses.
  private static func mayBeNeeded(_ allow: Allow, _ compilation: Compilation) -> Bool {
    compilation.verdicts.undecided.contains { undecided in
      let screen = undecided.verdict.screen
      return undecided.rule == allow.rule
        && (screen == .app || screen == allow.owner || compilation.model.isEnclosed(screen, by: allow.owner)
          // This rule is about the node that a url opens, and may also be allowed where the url is declared.
          || undecided.rule == unguardedURL.name)
    }
  }

  /// - Parameter owners: The declarations in which the rule has findings.
  private static func finding(_ allow: Allow, _ compilation: Compilation, _ owners: [NodeID]) -> Finding {
    let elsewhere = owners.first { !compilation.model.isEnclosed($0, by: allow.owner) }
      .map { $0 == .app ? "the app" : "`\(compilation.model.name(of: $0))`" }
    let range = compilation.nameRange(of: allow)
    var finding = unneededAllow.finding("`\(allow.rule)` finds nothing here", at: range)
    compilation.describe(&finding, allow.owner, nil)
    finding.help = elsewhere.map { "there is one in \($0): allow it there" }
    let statement = compilation.range(allow.syntax, in: allow.owner)
    finding.fixes = [FixIt("remove the `allow`", isSafe: true, replace: statement, with: "")]
    return finding
  }
}

extension Compilation {
  /// Returns the range of the rule that an `allow` names.
  func nameRange(of allow: Allow) -> SourceRange {
    let tree = tree(of: allow.owner)
    return range(tree.token(of: allow.syntax, at: 1) ?? tree[allow.syntax].firstToken, in: allow.owner)
  }

  /// Returns the innermost declaration around a range; the app at the top of a file.
  fileprivate func innermostNode(at range: SourceRange) -> NodeID {
    var (innermost, length) = (NodeID.app, UInt32.max)
    for node in model.nodes.indices.map({ NodeID($0) }) where model[node].file == range.file {
      let own = self.range(model[node].syntax, in: node)
      guard own.start <= range.start, range.end <= own.end, own.end - own.start < length else { continue }
      (innermost, length) = (node, own.end - own.start)
    }
    return innermost
  }
}
