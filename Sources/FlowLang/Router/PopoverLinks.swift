/// The links that present one screen as a popover.
struct PopoverLinks: Sendable {
  /// The first screen of what is presented.
  let screen: NodeID
  /// In the order of the flow.
  let links: [LinkID]

  /// Those of a flow, in the order of its screens.
  ///
  /// - Complexity: Linear in the flow.
  static func all(_ router: Router) -> [PopoverLinks] {
    let model = router.model
    var links: [NodeID: [LinkID]] = [:]
    for link in router.links {
      let shown = model.family(of: model[link].target).flatMap { id -> [NodeID] in
        guard case .call(let node) = model[id].goal, model[id].presentation == .popover else { return [] }
        return model.entryNodes(of: node)
      }
      for screen in Set(shown) { links[screen, default: []].append(link) }
    }
    return router.screens.compactMap { screen in links[screen].map { PopoverLinks(screen: screen, links: $0) } }
  }
}
