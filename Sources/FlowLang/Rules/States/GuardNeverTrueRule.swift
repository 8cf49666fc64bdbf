extension Rule {
  static let guardNeverTrue: Rule = Rule(
    "guard-never-true", .warning, .states,
    summary: "a condition that no state satisfies",
    definition: """
      In no reachable state with its screen on top is the condition of the link true. Told instead of `dead-link`.
      """,
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
    if compilation.verdicts.guardsNeverTrue.isEmpty { return }
    let changing = flagsThatBecomeTrue(compilation.model)
    for verdict in compilation.verdicts.guardsNeverTrue {
      guard let target = verdict.target else { continue }
      findings.add(guardNeverTrue, about: compilation.subject(of: verdict)) {
        let model = compilation.model
        let details = model.details(of: target)
        let condition = compilation.words(details.conditions)
        let link = compilation.linkName(verdict)
        let effect = details.otherwise == nil ? "\(link) is never offered" : "\(link) always does what its `else` says"
        var finding = compilation.finding(
          guardNeverTrue, "\(effect): `\(condition)` is never true on \(compilation.name(verdict.screen))", verdict)
        finding.help = help(details.conditions, changing, compilation)
        return finding
      }
    }
  }

  private static func help(_ conditions: Slice, _ changing: Set<FlagID>, _ compilation: Compilation) -> String {
    let lacking = compilation.model.conditions[conditions].first { !$0.isNegated && !changing.contains($0.flag) }
    guard let flag = lacking?.flag else {
      return "let a link on a way here set or clear what is missing, or drop the condition"
    }
    let name = compilation.name(flag)
    return "no link sets \(name): let one on a way here say `set`, declare \(name) as `external` if code changes it, "
      + "or drop the condition"
  }

  private static func flagsThatBecomeTrue(_ model: Model) -> Set<FlagID> {
    var result = Set(model.targets.indices.flatMap { Array(model.assignments[model.details(of: TargetID($0)).set]) })
    for (index, flag) in model.flags.enumerated() where flag.isExternal || flag.isInitiallySet {
      result.insert(FlagID(index))
    }
    return result
  }
}
