extension Rule {
  static let unneededAllow: Rule = Rule(
    "unneeded-allow", .warning, .last,
    summary: "an `allow` silences nothing",
    explanation: """
      The rule finds nothing here, so the exception is no longer needed, or it never had a meaning. Remove it: it would
      hide the next mistake.
      """,
    failing: """
      app Shop { start Home }
      screen Home { link open "See product" -> Product }
      screen Product { allow ⟦unreachable-screen⟧ "it comes with the next version" }
      """,
    repaired: """
      app Shop { start Home }
      screen Home { link open "See product" -> Product }
      screen Product {}
      """
  ) { compilation, findings in
    let idle = findings.idleAllows
    for allow in idle {
      let rule = named(allow.rule)
      // Another run may ask for a target.
      if rule?.stage == .targets || rule?.stage == .code { continue }
      if rule?.stage == .states && (!compilation.isSound || mayBeNeeded(allow, compilation)) { continue }
      findings.add(rule == nil ? unknownName : unneededAllow, about: .file) {
        finding(allow, rule, compilation)
      }
    }
  }

  /// Whether the rule is not decided somewhere in what an `allow` is about.
  private static func mayBeNeeded(_ allow: Allow, _ compilation: Compilation) -> Bool {
    compilation.verdicts.undecided.contains { undecided in
      let screen = undecided.verdict.screen
      return undecided.rule == allow.rule
        && (screen == .app || screen == allow.owner || compilation.model.enclosing(screen).contains(allow.owner))
    }
  }

  private static func finding(_ allow: Allow, _ rule: Rule?, _ compilation: Compilation) -> Finding {
    let tree = compilation.tree(of: allow.owner)
    let token = tree.token(of: allow.syntax, at: 1) ?? tree[allow.syntax].firstToken
    let range = compilation.range(token, in: allow.owner)
    guard rule != nil else { return unknownRule(allow.rule, range) }
    var finding = unneededAllow.finding("`\(allow.rule)` finds nothing here", at: range)
    compilation.describe(&finding, allow.owner, nil)
    let statement = compilation.range(allow.syntax, in: allow.owner)
    finding.fixes = [FixIt("remove the `allow`", isSafe: true, replace: statement, with: "")]
    return finding
  }

  private static func unknownRule(_ name: String, _ range: SourceRange) -> Finding {
    var finding = unknownName.finding("there is no rule `\(name)`", at: range)
    if let best = SpellingSuggestion.best(for: name, among: all.map(\.name)) {
      finding.help = "did you mean `\(best)`?"
      finding.fixes = [FixIt("write `\(best)`", isSafe: false, replace: range, with: best)]
    }
    return finding
  }
}
