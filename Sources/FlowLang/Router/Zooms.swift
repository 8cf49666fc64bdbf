/// Where screens grow out of the control that opens them, and shrink back into it: the transition is the effect `zoom`,
/// and no other. Apple's own navigation can do that from iOS 18 on.
struct Zooms: Sendable {
  private let model: Model
  /// The transitions that are nothing but that effect.
  let transitions: Set<TransitionID>

  init(_ compilation: Compilation) {
    model = compilation.model
    transitions = Set(
      compilation.model.transitions.indices.map { TransitionID($0) }.filter { RouterMotion($0, compilation).isZoom })
  }

  /// Whether a transition is the effect.
  func contains(_ transition: TransitionReference) -> Bool {
    if case .declared(let id) = transition { transitions.contains(id) } else { false }
  }

  /// Whether a target opens a screen so.
  func opens(_ screen: NodeID, by target: TargetID) -> Bool {
    let details = model.details(of: target)
    guard case .top = details.placing, isPossible(model[target].presentation) else { return false }
    return contains(details.transition ?? model.transition(of: screen))
  }

  /// Whether all that a link opens by a target can grow.
  func canOpenAll(by target: TargetID) -> Bool {
    guard case .call(let node) = model[target].goal, case .top = model.details(of: target).placing,
      model.link(of: target) != nil, isPossible(model[target].presentation)
    else { return false }
    return model.entryNodes(of: node).allSatisfy { model[$0].kind != .tabs }
  }

  /// The screens that every target opens so: they leave as they came.
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
  /// Whether it is the effect `zoom`, forward and back, and nothing else; the other screen may stay as it is.
  var isZoom: Bool {
    func isAlone(_ growing: [Effect]?, _ other: [Effect]?) -> Bool {
      growing == [.zoom] && (other == [.zoom] || other == [.identity])
    }
    return isAlone(forward?.entering, forward?.leaving) && isAlone(backward?.leaving, backward?.entering)
  }
}
