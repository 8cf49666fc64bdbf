extension Rule {
  static let nothingToGoBackTo: Rule = Rule(
    "nothing-to-go-back-to", .warning, .states,
    summary: "`back`, `dismiss` or `finish` is offered where there is nothing to leave",
    explanation: """
      In one state the link leaves something, in another there is nothing to leave, and nothing happens when it is
      tapped. Offer it only where it works, or lead somewhere that is always there.
      """,
    failing: """
      app Shop { start Home }
      screen Home { link terms "Terms" -> Terms sheet }
      screen Terms {
        entry "a notification"
        link close "Close" -> ⟦dismiss⟧
      }
      """,
    repaired: """
      app Shop { start Home }
      screen Home { link terms "Terms" -> Terms sheet }
      screen Terms {
        entry "a notification"
        link close "Close" -> home
      }
      """
  ) { compilation, findings in
    for verdict in compilation.verdicts.nothingToGoBackTo {
      findings.add(nothingToGoBackTo, about: compilation.subject(of: verdict)) {
        var finding = compilation.finding(
          nothingToGoBackTo, "\(compilation.linkName(verdict)) has nothing to leave on one way here", verdict)
        finding.help = "offer it only where there is something to leave, or use `home`"
        return finding
      }
    }
  }
}
