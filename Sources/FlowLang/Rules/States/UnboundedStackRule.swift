extension Rule {
  static let unboundedStack: Rule = Rule(
    "unbounded-stack", .note, .states,
    summary: "a cycle of pushes that grows the stack without end",
    definition: """
      For every number there is a reachable state with more entries than that. Reported once for each cycle, at the link that
      makes it grow. A warning when the cycle adds layers, or holds a `push-instead-of-back`; otherwise a note.
      """,
    explanation: """
      A person can go round and round, and each round leaves more on the stack. That is fine for products that lead to
      similar products. It is a warning when each round adds layers, or pushes what already is right below.
      """,
    example: """
        app Shop { start Home }
        screen Home {
          link open "See product" -> Product
          link offer "Offer of the day" -> Offer
        }
        screen Product { link offer "Offer" -> ⟦Offer⟧ }
      - screen Offer { link product "What it is" -> Product }
      + screen Offer { link product "What it is" -> Product reuse }
      """
  ) { compilation, findings in
    for growth in compilation.verdicts.growth {
      let verdict = growth.verdict
      let severity = growth.addsLayers || growth.hasDetour ? Severity.warning : nil
      findings.add(unboundedStack, about: compilation.subject(of: verdict), severity: severity) {
        finding(verdict, compilation)
      }
    }
  }

  private static func finding(_ verdict: Verdict, _ compilation: Compilation) -> Finding {
    let round = Round(verdict, compilation)
    var finding = compilation.finding(unboundedStack, "\(round.name) leaves \(round.rest), without end", verdict)
    // The links of an embedded screen cannot be left out.
    if let link = verdict.link, case let owner = compilation.model[compilation.model[link].owner],
      owner.kind != .screen || owner.isFlow, let target = verdict.target,
      case .call(verdict.screen) = compilation.model[target].goal
    {
      let statement = "without \(Spelling.word(compilation.model.text(compilation.model[link].name)))"
      let screen = compilation.name(verdict.screen)
      finding.help = "\(screen) need not offer a link to itself: write `\(statement)` in \(screen)"
      finding.fixes = [
        compilation.insertion(of: statement, atStartOf: verdict.screen, "drop the link there")
      ].compactMap { $0 }
      return finding
    }
    guard let target = verdict.target, case .call(let node) = compilation.model[target].goal,
      compilation.model[node].kind == .screen, compilation.model.details(of: node).parameters.isEmpty,
      compilation.model[target].written.isSubset(of: [.push, .via, .set, .clear, .as]), node != verdict.screen,
      round.after.map({ $0.current.screen == node || $0.has(.node(node)) }) ?? true
    else {
      if verdict.link == nil {
        finding.help = "a guard puts it there: let its `else` use `reuse`, or show it in a layer such as a `sheet`"
        return finding
      }
      finding.help =
        "if people are meant to go on and on, allow it with a reason; otherwise `replace` what was seen, or lead "
        + "back with `back`, `back to` or `dismiss`"
      return finding
    }
    let name = Spelling.name(compilation.model.name(of: node))
    finding.help =
      "`\(name) reuse` goes back to \(compilation.name(node)) where it is below; if people are meant to go on "
      + "and on, allow it with a reason"
    if !compilation.model[target].written.contains(.push) {
      let end = compilation.goalRange(of: target).after
      finding.fixes = [FixIt("go back to it where it is below", isSafe: false, replace: end, with: " reuse")]
    }
    return finding
  }
}
