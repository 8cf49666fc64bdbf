/// When links are offered.
extension Router {
  /// The conditions of which one must hold for a link to be offered; nil when it always is.
  func condition(of link: LinkID) -> [Slice]? {
    var result: [Slice] = []
    for target in model.alternatives(of: model[link].target) {
      let conditions = model.details(of: target).conditions
      if conditions.isEmpty { return nil }
      result.append(conditions)
    }
    return result
  }
}
