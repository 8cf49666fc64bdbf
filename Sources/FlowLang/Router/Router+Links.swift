/// Decides where and when links are offered.
extension Router {
  /// Returns the links that a screen offers anywhere, its own first; none for an external screen.
  func links(on screen: NodeID) -> [LinkID] {
    if model[screen].isExternal { return [] }
    let (own, lent) = (offers.links(on: screen), offers.barLinks(on: screen))
    return lent.isEmpty ? own : own + lent
  }

  /// Returns the conditions of which one must hold for a link to be offered; nil when it is always offered.
  func condition(of link: LinkID) -> [Slice]? {
    if model[model[link].target].details == TargetDetails.none { return nil }
    if !model.hasBranches(model[link].target) {
      let conditions = model.details(of: model[link].target).conditions
      return conditions.isEmpty ? nil : [conditions]
    }
    var result: [Slice] = []
    for target in model.alternatives(of: model[link].target) {
      let conditions = model.details(of: target).conditions
      if conditions.isEmpty { return nil }
      result.append(conditions)
    }
    return result
  }

  /// Returns the nodes that a start, a tab, a target or an address names.
  static func shown(_ model: Model) -> Set<NodeID> {
    var result: Set<NodeID> = Set(model.startAlternatives.compactMap(\.call.node))
    result.formUnion(model.tabs.compactMap(\.root.node))
    for target in model.targets { if case .call(let node) = target.goal { result.insert(node) } }
    for entryPoint in model.entryPoints {
      result.formUnion([entryPoint.owner] + model.calls[entryPoint.over].compactMap(\.node))
    }
    return result
  }
}
