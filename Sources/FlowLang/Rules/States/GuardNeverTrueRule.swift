extension Rule {
  static let guardNeverTrue: Rule = Rule(
    "guard-never-true", .warning, .states,
    summary: "a condition that no state satisfies",
    explanation: """
      Whenever the link could be offered, one of the flags behind its `when` is otherwise. Nothing sets or clears it on
      any way there.
      """,
    failing: """
      app Shop { start Home }
      flag vip
      screen Home {
        link lounge "Lounge" -> ⟦Lounge⟧ when vip
        link enter "Enter" -> Lounge
      }
      screen Lounge {}
      """,
    repaired: """
      app Shop { start Home }
      flag vip
      screen Home {
        link lounge "Lounge" -> Lounge when vip
        link enter "Join" -> Lounge set vip
      }
      screen Lounge {}
      """
  ) { compilation, findings in
    for verdict in compilation.verdicts.guardsNeverTrue {
      findings.add(guardNeverTrue, about: compilation.subject(of: verdict)) {
        var finding = compilation.finding(
          guardNeverTrue, "the condition of \(compilation.linkName(verdict)) never holds here", verdict)
        finding.help = "set the flags on a way there, or remove the condition"
        return finding
      }
    }
  }
}
