/// The flags that tell states apart: those that something asks for, and those that a link sets or clears while it may
/// change nothing else.
enum RelevantFlags {
  /// The flags in the order of their declaration.
  static func find(_ model: Model) -> [FlagID] {
    var result = Set(model.conditions.map(\.flag))
    for index in model.targets.indices where !alwaysMoves(TargetID(index), model) {
      let details = model.details(of: TargetID(index))
      result.formUnion(model.assignments[details.set])
      result.formUnion(model.assignments[details.clear])
    }
    return result.sorted()
  }

  private static func alwaysMoves(_ target: TargetID, _ model: Model) -> Bool {
    guard model[target].details != TargetDetails.none else { return true }
    guard case .call = model[target].goal, case .top = model.placing(of: target) else { return false }
    return true
  }
}
