/// Decides where and when links are offered.
extension Router {
  /// Returns the links that a screen offers anywhere, its own first; none for an external screen.
  func links(on screen: NodeID) -> [LinkID] {
    if model[screen].isExternal { return [] }
    return offers.links(on: screen) + offers.barLinks(on: screen)
  }

  /// Returns the conditions of which one must hold for a link to be offered; nil when it is always offered.
  func condition(of link: LinkID) -> [Slice]? {
    let conditions = model.alternatives(of: model[link].target).map { model.details(of: $0).conditions }
    return conditions.contains { $0.isEmpty } ? nil : conditions
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
