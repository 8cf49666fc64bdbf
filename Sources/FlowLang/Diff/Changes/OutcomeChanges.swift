extension ChangeRule {
  /// The rules about outcomes.
  static let outcomes = [outcomeRemoved, outcomeParametersChanged, outcomeAdded, outcomeAnswerChanged]

  static let outcomeRemoved = ChangeRule(
    "outcome-removed", .breaking, "a flow does not end in an outcome any more",
    because: "Code that ends it so, or waits for it, does not compile.",
    before: """
      app Shop { start Home }
      external flow Pay { outcome paid  outcome refused }
      screen Home {}
      """,
    after: """
      app Shop { start Home }
      external flow Pay { outcome paid }
      screen Home {}
      """
  ) { comparison, changes in
    for pair in comparison.nodes.edited {
      let kept = Set(comparison.new.outcomes(of: pair.new).map(\.name))
      for outcome in comparison.old.outcomes(of: pair.old) where !kept.contains(outcome.name) {
        changes.add(
          "\(comparison.new.compilation.describe(pair.new)) does not end in `\(outcome.name)` any more",
          about: comparison.subject(pair, before: outcome.syntax, after: nil))
      }
    }
  }

  static let outcomeAdded = ChangeRule(
    "outcome-added", .risky, "a flow can end in one more way",
    because: "Every call needs an `on` for it; those in code that is not here, too.",
    before: """
      app Shop { start Home }
      external flow Pay { outcome paid }
      screen Home {}
      """,
    after: """
      app Shop { start Home }
      external flow Pay { outcome paid  outcome refused }
      screen Home {}
      """
  ) { comparison, changes in
    for pair in comparison.nodes.edited {
      let known = Set(comparison.old.outcomes(of: pair.old).map(\.name))
      for outcome in comparison.new.outcomes(of: pair.new) where !known.contains(outcome.name) {
        changes.add(
          "\(comparison.new.compilation.describe(pair.new)) can end in `\(outcome.name)` now",
          about: comparison.subject(pair, before: nil, after: outcome.syntax))
      }
    }
  }

  static let outcomeAnswerChanged = ChangeRule(
    "outcome-answer-changed", .risky, "calls must answer an outcome, or need not any more",
    because: "Calls without an `on` for it stay where they are, or become an error.",
    before: """
      app Shop { start Home }
      external flow Pay { outcome paid }
      screen Home {}
      """,
    after: """
      app Shop { start Home }
      external flow Pay { outcome paid -> stay }
      screen Home {}
      """
  ) { comparison, changes in
    for pair in comparison.nodes.edited {
      let before = Dictionary(comparison.old.outcomes(of: pair.old).map { ($0.name, $0) }) { first, _ in first }
      for outcome in comparison.new.outcomes(of: pair.new) {
        guard let former = before[outcome.name], former.stays != outcome.stays else { continue }
        changes.add(
          "`\(outcome.name)` of \(comparison.new.compilation.describe(pair.new)) "
            + (outcome.stays ? "needs no answer any more" : "needs an answer now"),
          about: comparison.subject(pair, before: former.syntax, after: outcome.syntax))
      }
    }
  }

  static let outcomeParametersChanged = ChangeRule(
    "outcome-parameters-changed", .breaking, "an outcome hands over something else",
    because: "Code that ends the flow so, or takes what it hands over, does not compile.",
    before: """
      app Shop { start Home }
      external flow Pay { outcome paid }
      screen Home {}
      """,
    after: """
      app Shop { start Home }
      external flow Pay { outcome paid(order: Int) }
      screen Home {}
      """
  ) { comparison, changes in
    for pair in comparison.nodes.edited {
      let before = Dictionary(comparison.old.outcomes(of: pair.old).map { ($0.name, $0) }) { first, _ in first }
      for outcome in comparison.new.outcomes(of: pair.new) {
        guard let former = before[outcome.name], former.parameters != outcome.parameters else { continue }
        changes.add(
          "`\(outcome.name)` of \(comparison.new.compilation.describe(pair.new)) hands over \(said(outcome.parameters)) now "
            + "and handed over \(said(former.parameters))",
          about: comparison.subject(pair, before: former.syntax, after: outcome.syntax))
      }
    }
  }

  private static func said(_ parameters: String) -> String { parameters.isEmpty ? "nothing" : quoted(parameters) }
}

extension FlowVersion {
  /// Returns the outcomes of a flow with their parameters.
  fileprivate func outcomes(
    of node: NodeID
  ) -> [(
    name: String, parameters: String, stays: Bool, syntax: SyntaxID
  )] {
    model.outcomes[model.details(of: node).outcomes].map { outcome in
      let parameters = parameters(outcome.parameters, in: node).map(\.text).sorted().joined(separator: ", ")
      return (model.text(outcome.name), parameters, outcome.needsNoHandler, outcome.syntax)
    }
  }
}
