/// Controllers of packages, and functions of packages that show controllers.
extension FactFinder {
  /// Reads a call of a function of a package that shows a controller in its own way:
  /// `ContextMenu.shared.show(sourceViewController: self, viewController: menu)`.
  mutating func readPackagePresenter(
    _ call: Evaluation.Call, _ place: CodePlace, _ owner: CodeOwner, _ word: String
  ) -> [GoalPart] {
    // A function of the app around the call may have the name, too.
    guard word != "show" || project.node(call.callee).kind == .member,
      let value = evaluation.argument(["viewController"], of: call),
      evaluation.functions(named: project.name(of: call.callee), fitting: call).isEmpty, !isAlert(value, depth: 0)
    else { return [] }
    let values = evaluation.values(of: value)
    guard values.contains(where: { $0.isShown || $0.isParameter }) else { return [] }
    add(.sheet, values, place, owner, from: word)
    return [part(value, values)] + made(by: value, values)
  }

  /// Returns the controller of a package that code makes: what is pushed or presented is a controller.
  func packageController(_ value: CodePlace) -> CodeValue? {
    guard let made = project.node(value).kind == .name ? localValue(value) : value,
      project.node(made).kind == .call, let callee = project.first(of: made),
      project.node(callee).kind == .name, project.node(callee).token >= 0
    else { return nil }
    let name = project.name(of: callee)
    let text = project.names[name]
    guard text.hasSuffix("Controller"), text.first?.isUppercase == true, !SystemViews.wrappers.contains(text),
      !["UITabBarController", "UISplitViewController"].contains(text), project.typesByName[name] == nil,
      project.aliases[name] == nil
    else { return nil }
    return .goal(.outside(text))
  }
}
