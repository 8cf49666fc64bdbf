/// The first controllers of the navigation and split controllers that objects hold, which get them on lines of their
/// own:
///
///     class HomeCoordinator {
///       let navigation = UINavigationController()
///       init() { navigation.viewControllers = [HomeController()] }
///     }
///     tabs.viewControllers = [home.navigation, …]
extension Evaluation {
  /// Returns the values of a constant, variable or property.
  mutating func evaluateBinding(_ place: CodePlace) -> [CodeValue] {
    let values = valuesOfBinding(place)
    guard values.allSatisfy(isContainer), let type = typeHolding(place), !values.isEmpty || isContainer(named: place)
    else { return values }
    let held = rootHeld(by: place, of: type)
    return held.isEmpty ? values : held
  }

  /// Whether a value is a controller that shows others and nothing of its own.
  func isContainer(_ value: CodeValue) -> Bool {
    switch value {
    case .goal(.screen(let type)): roles[type] == .navigationController
    case .goal(.outside(let name)): name == "UISplitViewController"
    default: false
    }
  }

  private func isContainer(named binding: CodePlace) -> Bool {
    let made = project.child(of: binding, .call).flatMap { project.first(of: $0) }
    return [project.child(of: binding, .typeName), made].contains { place in
      guard let place, project.node(place).token >= 0 else { return false }
      return ["UINavigationController", "UISplitViewController"].contains(project.names[project.name(of: place)])
    }
  }

  /// Returns the type that a stored property belongs to.
  private func typeHolding(_ binding: CodePlace) -> CodeTypeID? {
    guard let variable = project.parent(of: binding), project.node(variable).kind == .variable,
      let block = project.parent(of: variable),
      let type = project.parent(of: block).flatMap({ project.typesByPlace[$0] }),
      roles[type] == .other || roles[type].isController
    else { return nil }
    return type
  }

  private mutating func rootHeld(by binding: CodePlace, of type: CodeTypeID) -> [CodeValue] {
    if let known = heldRoots[binding] { return known }
    heldRoots[binding] = []
    let property = project.name(of: binding)
    var values: [CodeValue] = []
    for word in ["init", "viewDidLoad", "start"] where values.isEmpty {
      for function in (project.names.find(word).flatMap { project[type].members[$0] } ?? []).prefix(4) {
        guard let block = project.child(of: function, .block) else { continue }
        for statement in project.children(of: block).prefix(100) {
          guard let root = root(givenTo: property, by: statement) else { continue }
          values.add(evaluate(root).filter { $0.isOwnScreen && !isContainer($0) })
        }
      }
    }
    heldRoots[binding] = fuel > 0 || !values.isEmpty ? values : nil
    return values
  }

  /// Returns the controller that a statement gives a property: the last one of a stack, the first one of a split view.
  private func root(givenTo property: CodeName, by statement: CodePlace) -> CodePlace? {
    var (target, given): (CodePlace?, CodePlace?)
    switch project.node(statement).kind {
    case .assignment:
      let parts = project.children(of: statement)
      guard parts.count == 2 else { return nil }
      (target, given) = (parts[0], parts[1])
    case .call:
      guard let call = call(statement) else { return nil }
      (target, given) = (call.callee, call.firstValue)
    default: return nil
    }
    guard let target, let given, project.node(target).kind == .member,
      ["viewControllers", "setViewControllers", "setViewController", "pushViewController"]
        .contains(project.names[project.name(of: target)]),
      let base = project.first(of: target), project.node(base).token >= 0, project.name(of: base) == property
    else { return nil }
    guard project.node(given).kind == .list else { return given }
    let isSplit = project.names[property].lowercased().contains("split")
    return isSplit ? project.first(of: given) : project.children(of: given).last
  }
}
