extension ChangeRule {
  /// The rules about outcomes.
  static let outcomes = [outcomeRemoved, outcomeParametersChanged, outcomeAdded, outcomeAnswerChanged]

  static let outcomeRemoved = ChangeRule("outcome-removed", .breaking) { comparison, changes in
    comparison.report(&changes, removed: { $0.outcomes(of: $1) }) { pair, outcome in
      "\(comparison.new.compilation.describe(pair.new)) does not end in `\(outcome.name)` any more"
    }
  }

  static let outcomeAdded = ChangeRule("outcome-added", .risky) { comparison, changes in
    comparison.report(&changes, added: { $0.outcomes(of: $1) }) { pair, outcome in
      "\(comparison.new.compilation.describe(pair.new)) can end in `\(outcome.name)` now"
    }
  }

  static let outcomeAnswerChanged = ChangeRule("outcome-answer-changed", .risky) { comparison, changes in
    comparison.report(&changes, kept: { $0.outcomes(of: $1) }) { pair, former, outcome in
      guard former.stays != outcome.stays else { return nil }
      return "`\(outcome.name)` of \(comparison.new.compilation.describe(pair.new)) "
        + (outcome.stays ? "needs no answer any more" : "needs an answer now")
    }
  }

  static let outcomeParametersChanged = ChangeRule("outcome-parameters-changed", .breaking) { comparison, changes in
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
