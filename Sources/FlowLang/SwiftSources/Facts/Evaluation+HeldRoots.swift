/// The first controllers of the navigation and split controllers that objects hold, which get them on lines of their
/// own:
///
///     class HomeCoordinator {
///       let navigation = UINavigationController()
///       init() { navigation.viewControllers = [HomeController()] }
///     }
///     tabs.viewControllers = [home.navigation, …]
///
/// So does a controller in a local variable, also one of a package that is a panel:
///
///     let panel = FloatingPanelController()
///     panel.set(contentViewController: DetailController())
extension Evaluation {
  /// Returns the values of a constant, variable or property.
  mutating func evaluateBinding(_ place: CodePlace) -> [CodeValue] {
    let values = valuesOfBinding(place)
    guard values.allSatisfy(isContainer) else { return values }
    let isStack = !values.isEmpty || isContainer(named: place)
    if let type = typeHolding(place) {
      let held = isStack ? rootHeld(by: place, of: type) : []
      return held.isEmpty ? values : held
    }
    let given = rootGiven(toLocal: place, isStack: isStack)
    return given.isEmpty ? values : given
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
    project.typeNames(of: binding).contains {
      ["UINavigationController", "UISplitViewController"].contains(project.names[$0])
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
    if stacksFilled == 0, let known = heldRoots[binding] { return known }
    heldRoots[binding] = []
    let property = project.name(of: binding)
    var values: [CodeValue] = []
    let words = ["init", "viewDidLoad"] + (stacksFilled == 0 ? ["start"] : [])
    for word in words where values.isEmpty {
      for function in (project.names.find(word).flatMap { project[type].members[$0] } ?? []).prefix(4) {
        guard let block = project.child(of: function, .block) else { continue }
        for statement in project.children(of: block).prefix(100) {
          guard let root = root(givenTo: property, by: statement) else { continue }
          values.add(evaluate(root).filter { $0.isOwnScreen && !isContainer($0) })
        }
      }
    }
    heldRoots[binding] = stacksFilled == 0 && (fuel > 0 || !values.isEmpty) ? values : nil
    return values
  }

  /// Whether code fills the stack of a coordinator in a local variable by another function than `start`:
  ///
  ///     let coordinator = BrowserCoordinator()
  ///     coordinator.open(url)
  ///     present(coordinator.navigation, animated: true)
  func isFilledWithoutStart(_ coordinator: CodePlace) -> Bool {
    guard project.node(coordinator).kind == .name,
      case .binding(let binding)? = declaration(of: project.name(of: coordinator), at: coordinator),
      let variable = project.parent(of: binding), project.node(variable).kind == .variable,
      let block = project.parent(of: variable), [.block, .closure].contains(project.node(block).kind),
      project.parent(of: block).map({ project.node($0).kind != .type }) ?? false
    else { return false }
    let called = project.children(of: block).prefix(100).compactMap { statement -> String? in
      guard project.node(statement).kind == .call, let callee = call(statement)?.callee,
        project.node(callee).kind == .member, let base = project.first(of: callee),
        project.node(base).kind == .name, project.name(of: base) == project.name(of: binding)
      else { return nil }
      return project.names[project.name(of: callee)]
    }
    return !called.isEmpty && !called.contains { $0.hasPrefix("start") }
  }

  /// Returns the controllers that the statements after a local variable give the stack or panel in it.
  private mutating func rootGiven(toLocal binding: CodePlace, isStack: Bool) -> [CodeValue] {
    guard let variable = project.parent(of: binding), project.node(variable).kind == .variable,
      project.child(of: binding, .call) != nil, let block = project.parent(of: variable)
    else { return [] }
    let name = project.name(of: binding)
    for statement in project.children(of: block).prefix(100) where statement > variable {
      guard let root = root(givenTo: name, by: statement, isStack: isStack) else { continue }
      return union(tops(of: root)).filter { ($0.isShown || $0.isParameter) && !isContainer($0) }
    }
    return []
  }

  /// Returns the controller that a statement gives a variable: the last one of a stack, the first one of a split view,
  /// or the content of a panel.
  func root(givenTo property: CodeName, by statement: CodePlace, isStack: Bool = true) -> CodePlace? {
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
      isStack && Self.stackMembers.contains(project.names[project.name(of: target)])
        || isContent(target, of: statement),
      let base = project.first(of: target), project.node(base).token >= 0, project.name(of: base) == property
    else { return nil }
    guard project.node(given).kind == .list else { return given }
    let isSplit = project.names[property].lowercased().contains("split")
    return isSplit ? project.first(of: given) : project.children(of: given).last
  }

  private static let stackMembers: Set<String> = [
    "viewControllers", "setViewControllers", "setViewController", "pushViewController",
  ]

  /// Whether a statement sets the content of a panel: `panel.set(contentViewController: detail)`.
  private func isContent(_ target: CodePlace, of statement: CodePlace) -> Bool {
    if project.node(statement).kind == .assignment {
      return project.names[project.name(of: target)] == "contentViewController"
    }
    return project.names[project.name(of: target)] == "set"
      && call(statement)?.arguments.first.map { label(of: $0) == "contentViewController" } ?? false
  }
}
