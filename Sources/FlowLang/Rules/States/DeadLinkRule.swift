extension Rule {
  static let deadLink: Rule = Rule(
    "dead-link", .warning, .states,
    summary: "a link that never has its effect",
    definition: """
      In no reachable state with its screen on top and its condition true does the link's own effect change the state;
      what its `else` and its `or` do does not count. An `on` is dead when the flow never ends in its outcome. `open` and
      `stay` are never dead.
      """,
    explanation: """
      In no state that offers the link does its effect change anything: there is nothing to go back to, nothing to
      close, a guard always sends people elsewhere, or the flow never ends in that outcome. What `else` and `or` do does
      not count.
      """,
    example: """
        app Shop { start Home }
      - screen Home {
      -   link open "See product" -> Product
      -   link close "Close" -> ⟦dismiss⟧
      - }
      - screen Product {}
      + screen Home { link open "See product" -> Product sheet }
      + screen Product { link close "Close" -> dismiss }
      """
  ) { compilation, findings in
    if compilation.verdicts.deadLinks.isEmpty { return }
    let changing = compilation.flagsThatBecomeTrue
    for verdict in compilation.verdicts.deadLinks {
      findings.add(deadLink, about: compilation.subject(of: verdict)) {
        let reason = DeadLinkReason(compilation, verdict, changing)
        var finding = compilation.finding(
          deadLink, "\(compilation.linkName(verdict)) \(reason.claim): \(reason.text)", verdict)
        finding.help = reason.help
        if let requirement = reason.requirement {
          let range = compilation.range(requirement.syntax, in: requirement.owner)
          finding.notes.append(Finding.Note(message: "this keeps it from happening", range: range))
        }
        if case .neverRuns = verdict.deadness, let target = verdict.target {
          let range = compilation.range(compilation.model[target].syntax, in: compilation.model.owner(of: target))
          finding.fixes = [FixIt("state that nothing happens then", isSafe: false, replace: range, with: "stay")]
        }
        return finding
      }
    }
  }
}
