extension ChangeRule {
  /// The rules about the parameters of screens and flows.
  static let parameters = [
    requiredParameterAdded, parameterRemoved, parameterTypeChanged, defaultRemoved, parameterMadeOptional,
    defaultChanged, optionalParameterAdded, defaultAdded, parametersReordered,
  ]

  static let requiredParameterAdded = ChangeRule(
    "required-parameter-added", .breaking, "a screen or flow must be given something more",
    because: "Code that goes there does not compile, and states that were saved do not have it.",
    example: """
        app Shop { start Home }
        screen Home { link item "Item" -> Item }
      - screen Item(id: Int) {}
      + screen Item(id: Int, list: String) {}
      """
  ) { comparison, changes in
    comparison.report(&changes, added: { $0.parameters(of: $1) }) { pair, after in
      after.isOptional ? nil : "\(comparison.new.described(pair.new)) must be given \(quoted(after.text)) now"
    }
  }

  static let optionalParameterAdded = ChangeRule(
    "optional-parameter-added", .safe, "a screen or flow may be given something more",
    because: "Calls that do not give it work as before.",
    example: """
        app Shop { start Home }
        screen Home { link item "Item" -> Item }
      - screen Item(id: Int) {}
      + screen Item(id: Int, list: String = "all") {}
      """
  ) { comparison, changes in
    comparison.report(&changes, added: { $0.parameters(of: $1) }) { pair, after in
      after.isOptional ? "\(comparison.new.described(pair.new)) may be given \(quoted(after.text)) now" : nil
    }
  }

  static let parameterRemoved = ChangeRule(
    "parameter-removed", .breaking, "a screen or flow is not given something any more",
    because: "Code that gives it, and views that show it, do not compile.",
    example: """
        app Shop { start Home }
        screen Home { link item "Item" -> Item }
      - screen Item(id: Int, list: String) {}
      + screen Item(id: Int) {}
      """
  ) { comparison, changes in
    comparison.report(&changes, removed: { $0.parameters(of: $1) }) { pair, before in
      "\(comparison.new.described(pair.new)) is not given `\(before.name)` any more"
    }
  }

  static let parametersReordered = ChangeRule(
    "parameters-reordered", .breaking, "the parameters of a screen or flow are in another order",
    because: "Code that gives them, and views that show them, name them in the order of the declaration.",
    example: """
        app Shop { start Home }
        screen Home { link item "Item" -> Item }
      - screen Item(id: Int, list: String) {}
      + screen Item(list: String, id: Int) {}
      """
  ) { comparison, changes in
    comparison.report(&changes, { $0.parameters(of: $1).map(\.name) }) { node, before, after in
      isReordered(before, after) ? "the parameters of \(node) are in another order" : nil
    }
  }

  static let parameterTypeChanged = ChangeRule(
    "parameter-type-changed", .breaking, "a parameter has another type",
    because: "Code that gives it does not compile, and addresses that were sent may not fit.",
    example: """
        app Shop { start Home }
        screen Home { link item "Item" -> Item }
      - screen Item(id: Int) {}
      + screen Item(id: UUID) {}
      """
  ) { comparison, changes in
    comparison.reportParameters(&changes) { parameter, before, after in
      if after.type.accepts(before.type) { return nil }
      return "\(parameter) is `\(after.type.spelling)` now and was `\(before.type.spelling)`"
    }
  }

  static let parameterMadeOptional = ChangeRule(
    "parameter-made-optional", .risky, "a parameter may be missing",
    because: "Calls that give it work as before; the view must handle its absence.",
    example: """
        app Shop { start Home }
        screen Home { link item "Item" -> Item }
      - screen Item(id: Int) {}
      + screen Item(id: Int?) {}
      """
  ) { comparison, changes in
    comparison.reportParameters(&changes) { parameter, before, after in
      after.type != before.type && after.type.accepts(before.type) ? "\(parameter) may be missing now" : nil
    }
  }

  static let defaultRemoved = ChangeRule(
    "default-removed", .breaking, "a parameter has no default any more",
    because: "Code and addresses that leave it out do not work.",
    example: """
        app Shop { start Home }
        screen Home { link item "Item" -> Item }
      - screen Item(id: Int = 1) {}
      + screen Item(id: Int) {}
      """
  ) { comparison, changes in
    comparison.reportParameters(&changes) { parameter, before, after in
      guard before.isOptional, !after.isOptional, before.type == after.type else { return nil }
      return "\(parameter) must be given now"
    }
  }

  static let defaultAdded = ChangeRule(
    "default-added", .safe, "a parameter has a default", because: "Calls that give it work as before.",
    example: """
        app Shop { start Home }
        screen Home { link item "Item" -> Item }
      - screen Item(id: Int) {}
      + screen Item(id: Int = 1) {}
      """
  ) { comparison, changes in
    comparison.reportParameters(&changes) { parameter, before, after in
      guard !before.isOptional, after.isOptional, before.type == after.type else { return nil }
      return "\(parameter) may be left out now"
    }
  }

  static let defaultChanged = ChangeRule(
    "default-changed", .risky, "a parameter has another default",
    because: "Calls that leave it out show something else.",
    example: """
        app Shop { start Home }
        screen Home { link item "Item" -> Item }
      - screen Item(id: Int = 1) {}
      + screen Item(id: Int = 2) {}
      """
  ) { comparison, changes in
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
