/// The controllers that come with the cases of enums:
///
///     enum Transition { case push(UIViewController), present(UIViewController) }
///     func perform(_ transition: Transition) {
///       switch transition {
///       case .push(let controller): navigation.pushViewController(controller, animated: true)
///       case .present(let controller): present(controller, animated: true)
///       }
///     }
///
/// `perform(.push(DetailController()))` leads to `DetailController`: such a case shows its parameter, as a function does.
extension Evaluation {
  /// Returns the values of a name that a pattern of a `switch` binds, where it is the controller of a case.
  mutating func evaluatePattern(_ name: CodePlace) -> [CodeValue] {
    guard fuel > 0 else { return [] }
    fuel -= 1
    var argument: CodePlace?
    for outer in project.ancestors(of: name).prefix(4) {
      if project.node(outer).kind == .argument { argument = outer }
      guard project.node(outer).kind == .call else { continue }
      guard let call = call(outer), let index = call.arguments.firstIndex(where: { $0 == argument }) else { return [] }
      var cases = controllerCases(project.name(of: call.callee)).filter { index < project.parameters(of: $0).count }
      if cases.count > 1, let subject = project.around(outer, [.switch]).flatMap({ project.first(of: $0) }) {
        let types = evaluate(subject).compactMap { value -> CodeTypeID? in
          switch value {
          case .route(let type, _), .anyRoute(let type): type
          default: nil
          }
        }
        cases = cases.filter { project.typeAround($0).map { types.contains($0) } ?? false }
      }
      let parameters = cases.map { project.parameters(of: $0)[index] }.filter(isController)
      return parameters.count == 1 ? evaluateParameter(parameters[0]) : []
    }
    return []
  }

  /// Returns the cases of enums with a name that come with a controller.
  func controllerCases(_ name: CodeName) -> [CodePlace] {
    (project.membersByName[name] ?? []).prefix(200).map(\.place).filter { place in
      project.node(place).kind == .enumCase && project.parameters(of: place).contains(where: isController)
    }
  }

  /// Whether a parameter is declared to be a controller.
  private func isController(_ parameter: CodePlace) -> Bool {
    guard let type = project.child(of: parameter, .typeName), project.name(of: type) != .none,
      !project.node(type).flags.contains(.isArray)
    else { return false }
    return CodeRoles.role(named: project.names[project.name(of: type)])?.isController
      ?? project.type(namedBy: type).map { roles[$0].isController } ?? false
  }
}

extension FactFinder {
  /// Whether a call makes a value of a case of an enum: `Transition.push(detail)`, or `.push(detail)` where no other enum
  /// has such a case.
  mutating func isCase(_ call: Evaluation.Call, _ place: CodePlace) -> Bool {
    switch project.node(call.callee).kind {
    case .implicitMember:
      return evaluation.controllerCases(project.name(of: place)).filter { evaluation.fits($0, call) } == [place]
    case .member:
      guard let base = call.receiver, let type = project.typeAround(place) else { return false }
      return evaluation.values(of: base) == [.type(type)]
    default: return false
    }
  }

  /// Whether a call is part of the pattern of a `switch`, or of a condition: `case .push(let controller)`.
  func isPattern(_ call: CodePlace) -> Bool {
    project.around(call, [.switchCase, .binder], before: [.block, .closure, .argument]) != nil
      || project.children(of: call).dropFirst().contains { argument in
        project.first(of: argument).map { project.node($0).kind == .binder } ?? false
      }
  }
}
