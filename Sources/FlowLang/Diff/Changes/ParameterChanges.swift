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
    for difference in comparison.parameterDifferences {
      guard difference.before == nil, let after = difference.after, !after.isOptional else { continue }
      changes.add("\(difference.owner) must be given \(quoted(after.text)) now", about: difference.subject)
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
    for difference in comparison.parameterDifferences {
      guard difference.before == nil, let after = difference.after, after.isOptional else { continue }
      changes.add("\(difference.owner) may be given \(quoted(after.text)) now", about: difference.subject)
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
    for difference in comparison.parameterDifferences {
      guard difference.after == nil, let before = difference.before else { continue }
      changes.add("\(difference.owner) is not given `\(before.name)` any more", about: difference.subject)
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
    for pair in comparison.nodes.edited {
      let before = comparison.old.parameters(comparison.old.model.details(of: pair.old).parameters, in: pair.old)
      let after = comparison.new.parameters(comparison.new.model.details(of: pair.new).parameters, in: pair.new)
      let (known, kept) = (Set(before.map(\.name)), Set(after.map(\.name)))
      guard before.map(\.name).filter(kept.contains) != after.map(\.name).filter(known.contains) else { continue }
      changes.add(
        "the parameters of \(comparison.new.described(pair.new)) are in another order", about: comparison.subject(pair))
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
    for difference in comparison.keptParameters where !difference.after.type.accepts(difference.before.type) {
      changes.add(
        "`\(difference.after.name)` of \(difference.owner) is `\(difference.after.type.spelling)` now and was "
          + "`\(difference.before.type.spelling)`", about: difference.subject)
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
    for difference in comparison.keptParameters {
      guard difference.after.type != difference.before.type, difference.after.type.accepts(difference.before.type)
      else {
        continue
      }
      changes.add("`\(difference.after.name)` of \(difference.owner) may be missing now", about: difference.subject)
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
    for difference in comparison.keptParameters where difference.before.isOptional && !difference.after.isOptional {
      guard difference.before.type == difference.after.type else { continue }
      changes.add("`\(difference.after.name)` of \(difference.owner) must be given now", about: difference.subject)
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
    for difference in comparison.keptParameters where !difference.before.isOptional && difference.after.isOptional {
      guard difference.before.type == difference.after.type else { continue }
      changes.add("`\(difference.after.name)` of \(difference.owner) may be left out now", about: difference.subject)
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
    for difference in comparison.keptParameters where difference.before.isOptional && difference.after.isOptional {
      let (before, after) = (difference.before.defaultValue ?? "nil", difference.after.defaultValue ?? "nil")
      guard before != after, difference.before.type == difference.after.type else { continue }
      changes.add(
        "`\(difference.after.name)` of \(difference.owner) is `\(after)` now when it is left out, and was `\(before)`",
        about: difference.subject)
    }
  }
}

/// A parameter of a screen or flow that differs between the versions.
private struct ParameterDifference {
  let owner: String
  let before: ParameterText?
  let after: ParameterText?
  let subject: Change.Subject
}

extension Comparison {
  /// The parameters of screens and flows that differ between the versions.
  fileprivate var parameterDifferences: [ParameterDifference] {
    nodes.edited.flatMap { pair in
      let before = old.parameters(old.model.details(of: pair.old).parameters, in: pair.old)
      let after = new.parameters(new.model.details(of: pair.new).parameters, in: pair.new)
      guard !before.isEmpty || !after.isEmpty else { return [ParameterDifference]() }
      let former = Dictionary(before.map { ($0.name, $0) }) { first, _ in first }
      let couples: [(ParameterText?, ParameterText?)] =
        NamedItems(before, after, by: \.name).removed.map { ($0, nil) } + after.map { (former[$0.name], $0) }
      return couples.filter { $0.0 != $0.1 }.map { before, after in
        ParameterDifference(
          owner: new.described(pair.new), before: before, after: after,
          subject: subject(pair, before: before?.syntax, after: after?.syntax))
      }
    }
  }

  /// The parameters that are in both versions.
  fileprivate var keptParameters:
    [(owner: String, before: ParameterText, after: ParameterText, subject: Change.Subject)]
  {
    parameterDifferences.compactMap { difference in
      guard let before = difference.before, let after = difference.after else { return nil }
      return (difference.owner, before, after, difference.subject)
    }
  }
}
