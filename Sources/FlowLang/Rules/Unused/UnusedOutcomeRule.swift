extension Rule {
  static let unusedOutcome: Rule = Rule(
    "unused-outcome", .warning, .uses,
    summary: "a flow declares an outcome that it never ends in",
    explanation: """
      No `finish` inside the flow gives the outcome, so no `on` for it ever runs. Flows whose inside is not here
      (`external flow`) may end in any of theirs.
      """,
    example: """
        app Shop { start Home }
        screen Home {
          link ask "Ask" -> Survey {
            on done -> stay
            on skipped -> stay
          }
        }
        flow Survey {
          start Question
          outcome done
          outcome ⟦skipped⟧
      -   screen Question { link send "Send" -> finish done }
      +   screen Question {
      +     link send "Send" -> finish done
      +     link skip "Skip" -> finish skipped
      +   }
        }
      """
  ) { compilation, findings in
    // Another file may use it.
    guard compilation.model.hasApp else { return }
    let model = compilation.model
    guard !model.outcomes.isEmpty else { return }
    var isGiven = [Bool](repeating: false, count: model.outcomes.count)
    for target in model.targets {
      if case .finish(let outcome) = target.goal { isGiven[Int(outcome.index)] = true }
    }
    for (index, outcome) in model.outcomes.enumerated() where !isGiven[index] && !model[outcome.owner].isExternal {
      findings.add(unusedOutcome, about: .node(outcome.owner)) {
        let tree = compilation.tree(of: outcome.owner)
        let token = tree.name(of: outcome.syntax) ?? tree[outcome.syntax].firstToken
        return unusedOutcome.finding(
          "`\(model.name(of: outcome.owner))` never ends in `\(model.text(outcome.name))`",
          at: compilation.range(token, in: outcome.owner))
      }
    }
  }
}
