/// Navigation controllers that get their first controller on a line of its own:
///
///     navigation.pushViewController(settings, animated: false)
///     home.present(navigation, animated: true)
///
/// The screen that is presented is `settings`; the push is not visible.
extension FactFinder {
  /// Returns the first controller of a navigation controller that is presented; empty where it is not known.
  ///
  /// - Parameters:
  ///   - value: The navigation controller.
  ///   - place: The call that presents it.
  mutating func rootGiven(to value: CodePlace, around place: CodePlace) -> [CodeValue] {
    guard let name = heldName(value) else { return [] }
    for call in callsBeside(place) where heldName(ofReceiver: call) == name {
      guard ["pushViewController", "setViewControllers"].contains(words[project.name(of: call.callee)]),
        let first = call.arguments.first.flatMap({ project.children(of: $0).first })
      else { continue }
      let values = evaluation.values(of: first)
      if values.contains(where: \.isShown) { return values }
    }
    return []
  }

  /// Whether a push is about a navigation controller that the same code presents.
  func isPushOfRoot(_ call: Evaluation.Call, _ place: CodePlace) -> Bool {
    guard let name = heldName(ofReceiver: call) else { return false }
    return callsBeside(place).contains { other in
      guard words[project.name(of: other.callee)] == "present",
        let shown = other.arguments.first.flatMap({ project.children(of: $0).first })
      else { return false }
      return heldName(shown) == name
    }
  }

  private func heldName(ofReceiver call: Evaluation.Call) -> CodeName? {
    guard project.node(call.callee).kind == .member else { return nil }
    return project.children(of: call.callee).first.flatMap { heldName($0) }
  }

  /// The name of a variable: `navigation`, `self.navigation`.
  private func heldName(_ place: CodePlace) -> CodeName? {
    let kind = project.node(place).kind
    guard kind == .name || isOfSelf(place) else { return nil }
    let name = project.name(of: place)
    return name == .none || name == .`self` ? nil : name
  }

  /// Returns the calls among the statements of the block that contains a call.
  private func callsBeside(_ place: CodePlace) -> [Evaluation.Call] {
    guard let block = project.parent(of: place),
      project.node(block).kind == .block || project.node(block).kind == .closure
    else { return [] }
    return project.children(of: block).prefix(200).filter { project.node($0).kind == .call }
      .compactMap { evaluation.call($0) }
  }
}
