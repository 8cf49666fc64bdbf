extension Rule {
  static let deadLink: Rule = Rule(
    "dead-link", .warning, .states,
    summary: "a link that never does what it says",
    explanation: """
      In no state that offers the link does what it says change anything: there is nothing to go back to, nothing to
      close, a guard always sends people elsewhere, or the flow never ends in that outcome. What `else` and `or` do does
      not count.
      """,
    failing: """
      app Shop { start Home }
      screen Home {
        link open "See product" -> Product
        link close "Close" -> ⟦dismiss⟧
      }
      screen Product {}
      """,
    repaired: """
      app Shop { start Home }
      screen Home { link open "See product" -> Product sheet }
      screen Product { link close "Close" -> dismiss }
      """
  ) { compilation, findings in
    for verdict in compilation.verdicts.deadLinks {
      findings.add(deadLink, about: compilation.subject(of: verdict)) {
        var finding = compilation.finding(
          deadLink, "\(compilation.linkName(verdict)) never does anything here", verdict)
        finding.help = "remove it, or let something lead to where it works"
        return finding
      }
    }
  }
}
