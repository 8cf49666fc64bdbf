extension ChangeRule {
  /// The rules about outcomes.
  static let outcomes = [outcomeRemoved, outcomeParametersChanged, outcomeAdded, outcomeAnswerChanged]

  static let outcomeRemoved = ChangeRule(
    "outcome-removed", .breaking, "a flow does not end in an outcome any more",
    because: "Code that ends it so, or waits for it, does not compile.",
    example: """
        app Shop { start Home }
      - external flow Pay { outcome paid  outcome refused }
      + external flow Pay { outcome paid }
        screen Home {}
      """
  ) { comparison, changes in
    comparison.report(&changes, removed: { $0.outcomes(of: $1) }) { pair, outcome in
      "\(comparison.new.compilation.describe(pair.new)) does not end in `\(outcome.name)` any more"
    }
  }

  static let outcomeAdded = ChangeRule(
    "outcome-added", .risky, "a flow has another outcome",
    because: "Calls need an `on` for it, unless it stays by itself; those in code that is not here, too.",
    example: """
        app Shop { start Home }
      - external flow Pay { outcome paid }
      + external flow Pay { outcome paid  outcome refused }
        screen Home {}
      """
  ) { comparison, changes in
    comparison.report(&changes, added: { $0.outcomes(of: $1) }) { pair, outcome in
      "\(comparison.new.compilation.describe(pair.new)) can end in `\(outcome.name)` now"
    }
  }

  static let outcomeAnswerChanged = ChangeRule(
    "outcome-answer-changed", .risky, "calls must answer an outcome, or need not any more",
    because: "Calls without an `on` for it stay where they are, or become an error.",
    example: """
        app Shop { start Home }
      - external flow Pay { outcome paid }
      + external flow Pay { outcome paid -> stay }
        screen Home {}
      """
  ) { comparison, changes in
    comparison.report(&changes, kept: { $0.outcomes(of: $1) }) { pair, former, outcome in
      guard former.stays != outcome.stays else { return nil }
      return "`\(outcome.name)` of \(comparison.new.compilation.describe(pair.new)) "
        + (outcome.stays ? "needs no answer any more" : "needs an answer now")
    }
  }

  static let outcomeParametersChanged = ChangeRule(
    "outcome-parameters-changed", .breaking, "an outcome hands over something else",
    because: "Code that ends the flow so, or takes what it hands over, does not compile.",
    example: """
        app Shop { start Home }
      - external flow Pay { outcome paid }
      + external flow Pay { outcome paid(order: Int) }
        screen Home {}
      """
  ) { comparison, changes in
    comparison.report(&changes, kept: { $0.outcomes(of: $1) }) { pair, former, outcome in
      guard former.parameters != outcome.parameters else { return nil }
      return "`\(outcome.name)` of \(comparison.new.compilation.describe(pair.new)) hands over "
        + "\(shown(outcome.parameters)) now and handed over \(shown(former.parameters))"
    }
  }

  private static func shown(_ parameters: String) -> String { parameters.isEmpty ? "nothing" : quoted(parameters) }
}

/// An outcome with its parameters.
struct OutcomeText: NamedStatement {
  let name: String
  let parameters: String
  /// Whether a call may omit a handler for it.
  let stays: Bool
  let syntax: SyntaxID
}

extension FlowVersion {
  func outcomes(of node: NodeID) -> [OutcomeText] {
    model.outcomes[model.details(of: node).outcomes].map { outcome in
      let parameters = parameters(outcome.parameters, in: node).map(\.text).sorted().joined(separator: ", ")
      return OutcomeText(
        name: model.text(outcome.name), parameters: parameters, stays: outcome.needsNoHandler, syntax: outcome.syntax)
    }
  }
}
