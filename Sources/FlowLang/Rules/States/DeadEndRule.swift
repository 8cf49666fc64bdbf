extension Rule {
  static let deadEnd: Rule = Rule(
    "dead-end", .error, .states,
    summary: "a screen that nothing leaves",
    explanation: """
      There is a state with this screen on top in which no link that is offered and nothing that the platform offers
      (Back, closing a sheet, another tab) changes anything. People have to quit the app.
      """,
    failing: """
      app Shop { start Home }
      screen Home { link sale "Sale" -> Sale cover }
      screen ⟦Sale⟧ {}
      """,
    repaired: """
      app Shop { start Home }
      screen Home { link sale "Sale" -> Sale cover }
      screen Sale { link close "Close" -> dismiss }
      """
  ) { compilation, findings in
    for verdict in compilation.verdicts.deadEnds {
      findings.add(deadEnd, about: .node(verdict.screen)) {
        var finding = compilation.finding(
          deadEnd, "nothing leaves \(compilation.name(verdict.screen)) once it is shown this way", verdict)
        finding.help = "add a link that leads on, back or home"
        return finding
      }
    }
  }
}
