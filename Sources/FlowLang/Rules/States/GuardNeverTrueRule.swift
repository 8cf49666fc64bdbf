extension Rule {
  static let guardNeverTrue: Rule = Rule(
    "guard-never-true", .warning, .states,
    summary: "a condition that no state satisfies",
    definition: """
      In no reachable state with its screen on top is the condition of the link true. Reported instead of `dead-link`.
      """,
    explanation: """
      Whenever the link could be offered, one of the flags behind its `when` is otherwise. Nothing sets or clears it on
      any path there.
      """,
    example: """
        app Shop { start Home }
        flag vip
        screen Home {
          link lounge "Lounge" -> ⟦Lounge⟧ when vip
      -   link enter "Enter" -> Lounge
      +   link enter "Join" -> Lounge set vip
        }
        screen Lounge {}
      """
  ) { compilation, findings in
    if compilation.verdicts.guardsNeverTrue.isEmpty { return }
    let changing = compilation.flagsThatBecomeTrue
    for verdict in compilation.verdicts.guardsNeverTrue {
      guard let target = verdict.target else { continue }
      findings.add(guardNeverTrue, about: compilation.subject(of: verdict)) {
        let model = compilation.model
        let details = model.details(of: target)
        let condition = compilation.words(details.conditions)
        let link = compilation.linkName(verdict)
        let effect = details.otherwise == nil ? "\(link) is never offered" : "\(link) always does its `else`"
        var finding = compilation.finding(
          guardNeverTrue, "\(effect): `\(condition)` is never true on \(compilation.name(verdict.screen))", verdict)
        finding.help = compilation.advice(on: details.conditions, changing)
        return finding
      }
    }
  }
}
