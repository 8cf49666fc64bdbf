extension Rule {
  static let pushInsteadOfBack: Rule = Rule(
    "push-instead-of-back", .warning, .states,
    summary: "a push of the screen that in every state lies right beneath",
    explanation: """
      Wherever the link is offered, the screen that it pushes is the one that Back leads to. A second copy is put on the
      stack, and people go through the same screens again on their way back.
      """,
    failing: """
      app Shop { start Home }
      screen Home { link about "About" -> About }
      screen About {
        allow unbounded-stack "an example"
        link home "Home" -> ⟦Home⟧
      }
      """,
    repaired: """
      app Shop { start Home }
      screen Home { link about "About" -> About }
      screen About { link home "Home" -> back }
      """
  ) { compilation, findings in
    for verdict in compilation.verdicts.pushesInsteadOfBack {
      findings.add(pushInsteadOfBack, about: compilation.subject(of: verdict)) {
        var finding = compilation.finding(
          pushInsteadOfBack, "\(compilation.linkName(verdict)) pushes the screen that lies right beneath", verdict)
        finding.help = "write `back`"
        if let target = verdict.target {
          finding.fixes = [FixIt("go back", isSafe: false, replace: compilation.goalRange(of: target), with: "back")]
        }
        return finding
      }
    }
  }
}
