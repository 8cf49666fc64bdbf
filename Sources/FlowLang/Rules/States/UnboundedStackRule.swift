extension Rule {
  static let unboundedStack: Rule = Rule(
    "unbounded-stack", .note, .states,
    summary: "a cycle of pushes that grows the stack without end",
    explanation: """
      A person can go round and round, and each round leaves more on the stack. That is fine for products that lead to
      similar products. It is a warning when each round adds layers, or pushes what already lies right beneath.
      """,
    failing: """
      app Shop { start Home }
      screen Home {
        link open "See product" -> Product
        link offer "Offer of the day" -> Offer
      }
      screen Product { link offer "Offer" -> ⟦Offer⟧ }
      screen Offer { link product "What it is" -> Product }
      """,
    repaired: """
      app Shop { start Home }
      screen Home {
        link open "See product" -> Product
        link offer "Offer of the day" -> Offer
      }
      screen Product { link offer "Offer" -> Offer }
      screen Offer { link product "What it is" -> Product reuse }
      """
  ) { compilation, findings in
    let detours = Set(compilation.verdicts.pushesInsteadOfBack.compactMap(\.link))
    for growth in compilation.verdicts.growth {
      let verdict = growth.verdict
      let hasDetour = verdict.cycle.contains { action in
        if case .link(let link, _, _) = action { detours.contains(link) } else { false }
      }
      let severity = growth.addsLayers || hasDetour ? Severity.warning : nil
      findings.add(unboundedStack, about: compilation.subject(of: verdict), severity: severity) {
        let what = growth.addsLayers ? "layers" : "the stack"
        var finding = compilation.finding(
          unboundedStack, "\(what) can grow without end through \(compilation.linkName(verdict))", verdict)
        finding.help = "use `reuse`, `replace` or `back to` where people come round again"
        return finding
      }
    }
  }
}
