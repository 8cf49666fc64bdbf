/// The transitions in which screens grow out of the control that opens them, and shrink back into it: the effect
/// `zoom`, and no other. Apple's own navigation supports it from iOS 18 on.
struct Zooms: Sendable {
  private let model: Model
  /// The transitions that consist of that effect only.
  let transitions: Set<TransitionID>

  init(_ compilation: Compilation) {
    model = compilation.model
    transitions = Set(
      compilation.model.transitions.indices.map { TransitionID($0) }.filter { RouterMotion($0, compilation).isZoom })
  }

  /// Whether a transition is the effect `zoom`.
  func contains(_ transition: TransitionReference) -> Bool {
    if case .declared(let id) = transition { transitions.contains(id) } else { false }
  }

  /// Whether a target opens a screen with the effect `zoom`.
  func opens(_ screen: NodeID, by target: TargetID) -> Bool {
    let details = model.details(of: target)
    guard case .top = details.placing, isPossible(model[target].presentation) else { return false }
    return contains(details.transition ?? model.transition(of: screen))
  }

  /// Whether all screens that a link opens by a target can grow out of its control.
  func canOpenAll(by target: TargetID) -> Bool {
    guard case .call(let node) = model[target].goal, case .top = model.details(of: target).placing,
      model.link(of: target) != nil, isPossible(model[target].presentation)
    else { return false }
    return model.entryNodes(of: node).allSatisfy { model[$0].kind != .tabs }
  }

  /// Returns the screens that every target opens with the effect `zoom`: they close with it, too.
  ///
  /// - Complexity: Linear in the flow.
  func alwaysOpened() -> Set<NodeID> {
    if transitions.isEmpty { return [] }
    var (grown, others): (Set<NodeID>, Set<NodeID>) = ([], [])
    for target in model.targets.indices.map({ TargetID($0) }) {
      guard case .call(let node) = model[target].goal else { continue }
      for screen in model.entryNodes(of: node) {
        if opens(screen, by: target) { grown.insert(screen) } else { others.insert(screen) }
      }
    }
    return grown.subtracting(others)
  }

  private func isPossible(_ presentation: Target.Presentation) -> Bool {
    presentation != .popover && presentation != .dialog
  }
}

extension RouterMotion {
  /// Whether the effect is `zoom`, forward and backward, and nothing else; the other screen may stay unchanged.
  var isZoom: Bool {
    func isAlone(_ growing: [Effect]?, _ other: [Effect]?) -> Bool {
      growing == [.zoom] && (other == [.zoom] || other == [.identity])
    }
    return isAlone(forward?.entering, forward?.leaving) && isAlone(backward?.leaving, backward?.entering)
  }
}

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
