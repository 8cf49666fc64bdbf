extension ChangeRule {
  /// The rules about the parameters of screens and flows.
  static let parameters = [
    requiredParameterAdded, parameterRemoved, parameterTypeChanged, defaultRemoved, parameterMadeOptional,
    defaultChanged, optionalParameterAdded, defaultAdded, parametersReordered,
  ]

  static let requiredParameterAdded = ChangeRule("required-parameter-added", .breaking) { comparison, changes in
    comparison.report(&changes, added: { $0.parameters(of: $1) }) { pair, after in
      after.isOptional ? nil : "\(comparison.new.described(pair.new)) must be given \(quoted(after.text)) now"
    }
  }

  static let optionalParameterAdded = ChangeRule("optional-parameter-added", .safe) { comparison, changes in
    comparison.report(&changes, added: { $0.parameters(of: $1) }) { pair, after in
      after.isOptional ? "\(comparison.new.described(pair.new)) may be given \(quoted(after.text)) now" : nil
    }
  }

  static let parameterRemoved = ChangeRule("parameter-removed", .breaking) { comparison, changes in
    comparison.report(&changes, removed: { $0.parameters(of: $1) }) { pair, before in
      "\(comparison.new.described(pair.new)) is not given `\(before.name)` any more"
    }
  }

  static let parametersReordered = ChangeRule("parameters-reordered", .breaking) { comparison, changes in
    comparison.report(&changes, { $0.parameters(of: $1).map(\.name) }) { node, before, after in
      isReordered(before, after) ? "the parameters of \(node) are in another order" : nil
    }
  }

  static let parameterTypeChanged = ChangeRule("parameter-type-changed", .breaking) { comparison, changes in
    comparison.reportParameters(&changes) { parameter, before, after in
      if after.type.accepts(before.type) { return nil }
      return "\(parameter) is `\(after.type.spelling)` now and was `\(before.type.spelling)`"
    }
  }

  static let parameterMadeOptional = ChangeRule("parameter-made-optional", .risky) { comparison, changes in
    comparison.reportParameters(&changes) { parameter, before, after in
      after.type != before.type && after.type.accepts(before.type) ? "\(parameter) may be missing now" : nil
    }
  }

  static let defaultRemoved = ChangeRule("default-removed", .breaking) { comparison, changes in
    comparison.reportParameters(&changes) { parameter, before, after in
      guard before.isOptional, !after.isOptional, before.type == after.type else { return nil }
      return "\(parameter) must be given now"
    }
  }

  static let defaultAdded = ChangeRule("default-added", .safe) { comparison, changes in
    comparison.reportParameters(&changes) { parameter, before, after in
      guard !before.isOptional, after.isOptional, before.type == after.type else { return nil }
      return "\(parameter) may be left out now"
    }
  }

  static let defaultChanged = ChangeRule("default-changed", .risky) { comparison, changes in
    comparison.reportParameters(&changes) { parameter, before, after in
      let (then, now) = (before.defaultValue ?? "nil", after.defaultValue ?? "nil")
      guard before.isOptional, after.isOptional, then != now, before.type == after.type else { return nil }
      return "\(parameter) is `\(now)` now when it is left out, and was `\(then)`"
    }
  }
}

extension Comparison {
  /// Adds changes of parameters that screens and flows have in both versions.
  ///
  /// - Parameters:
  ///   - changes: Receives the changes.
  ///   - words: Returns the message from the parameter for a message, before and after; nil when there is nothing to report.
  fileprivate func reportParameters(
    _ changes: inout Changes, _ words: (String, ParameterText, ParameterText) -> String?
  ) {
    report(&changes, kept: { $0.parameters(of: $1) }) { pair, before, after in
      words("`\(after.name)` of \(new.described(pair.new))", before, after)
    }
  }
}
