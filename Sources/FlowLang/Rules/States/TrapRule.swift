extension Rule {
  static let trap: Rule = Rule(
    "trap", .error, .states,
    summary: "a link into a part of the app that no way leads home from",
    explanation: """
      Before the link is taken, the bottom of the app can still be reached; afterwards it never can, whatever a person
      taps. They go round in circles. Lead home from somewhere in there, or let the way in be left.
      """,
    failing: """
      app Shop { start Home }
      screen Home { link tour "Take the tour" -> ⟦First cover⟧ }
      screen First { link next "Next" -> Second replace }
      screen Second { link again "Once more" -> First replace }
      """,
    repaired: """
      app Shop { start Home }
      screen Home { link tour "Take the tour" -> First cover }
      screen First { link next "Next" -> Second replace }
      screen Second {
        link again "Once more" -> First replace
        link done "Done" -> dismiss
      }
      """
  ) { compilation, findings in
    for found in compilation.verdicts.traps {
      findings.add(trap, about: compilation.subject(of: found.verdict)) { finding(found, compilation) }
    }
  }

  private static func finding(_ found: Traps.Finding, _ compilation: Compilation) -> Finding {
    let verdict = found.verdict
    guard let wayIn = found.wayIn.map({ compilation.model.waysIn[$0] }) else {
      var finding = compilation.finding(
        trap, "no way leads home once \(compilation.linkName(verdict)) is taken", verdict)
      finding.help = "let something in there lead back or home"
      return finding
    }
    let range = compilation.range(wayIn.syntax, in: wayIn.owner)
    var finding = compilation.finding(trap, "no way leads home from what this opens", verdict, at: range)
    finding.help = "let something in there lead back or home"
    return finding
  }
}
