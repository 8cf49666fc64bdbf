/// The flags that can ever hold, for advice on conditions that never do.
extension Compilation {
  /// The flags that hold at the start, that a link sets, or that external code changes.
  var flagsThatBecomeTrue: Set<FlagID> {
    var result = Set(model.targets.indices.flatMap { Array(model.assignments[model.details(of: TargetID($0)).set]) })
    for (index, flag) in model.flags.enumerated() where flag.isExternal || flag.isInitiallySet {
      result.insert(FlagID(index))
    }
    return result
  }

  /// Returns advice on how to make conditions hold.
  func advice(on conditions: Slice, _ changing: Set<FlagID>) -> String {
    if model.isContradictory(model.conditions[conditions]) {
      return "these conditions exclude each other: write two links, or an `else`"
    }
    let lacking = model.conditions[conditions].first { !$0.isNegated && !changing.contains($0.flag) }
    guard let flag = lacking?.flag else {
      return "let a link on a path here set or clear the flags that are missing, or drop the condition"
    }
    let (name, set) = (flagName(flag), model[flag].value == nil ? "set" : "set \(model.text(of: flag))")
    return
      "no link sets \(self.name(flag)): let one on a path here do `\(set)`, declare \(name) as `external` if code changes "
      + "it, or drop the condition"
  }
}
