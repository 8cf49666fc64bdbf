/// The links whose control must be found when they open a screen: the screen grows out of the control, or is a popover
/// that points at it.
struct SourceLinks: Sendable {
  /// The first screen that the links open.
  let screen: NodeID
  /// The links, in the order of the flow.
  let links: [LinkID]

  /// Returns the links of a flow, in the order of its screens.
  ///
  /// - Parameter isMeant: Whether a target opens the screen like this.
  /// - Complexity: Linear in the flow.
  static func all(_ router: Router, where isMeant: (TargetID, _ screen: NodeID) -> Bool) -> [SourceLinks] {
    let model = router.model
    var links: [NodeID: [LinkID]] = [:]
    for link in router.links {
      let shown = model.family(of: model[link].target).flatMap { id -> [NodeID] in
        guard case .call(let node) = model[id].goal else { return [] }
        return model.entryNodes(of: node).filter { isMeant(id, $0) }
      }
      for screen in Set(shown) { links[screen, default: []].append(link) }
    }
    return router.screens.compactMap { screen in links[screen].map { SourceLinks(screen: screen, links: $0) } }
  }
}
