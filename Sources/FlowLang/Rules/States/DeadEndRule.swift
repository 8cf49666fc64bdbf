extension Rule {
  static let deadEnd: Rule = Rule(
    "dead-end", .error, .states,
    summary: "a screen that nothing leaves",
    explanation: """
      There is a state with this screen on top in which no link that is offered and nothing that the platform offers
      (Back, closing a sheet, another tab) leads anywhere. People have to quit the app.
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
    let model = compilation.model
    for (screen, base) in compilation.verdicts.deadEnds {
      findings.add(deadEnd, about: .node(screen)) {
        var finding = deadEnd.finding(
          "nothing leaves `\(model.name(of: screen))` when \(base.description)", at: compilation.nameRange(of: screen))
        compilation.describe(&finding, screen, nil)
        finding.help = "add a link that leads on, back or home"
        return finding
      }
    }
  }
}
