/// What views and controllers show that are made around others.
extension Evaluation {
  private static let rootLabels = [
    "rootViewController", "rootView", "contentViewController", "contentController", "embeddedViewController",
    "childViewController",
  ]

  /// Returns the controller or view that a controller is made around; nil if its arguments have none.
  mutating func root(of call: Call) -> [CodeValue]? {
    guard let root = argument(Self.rootLabels, of: call) else { return nil }
    let inner = evaluate(root)
    return inner.contains { $0.isShown || $0.isParameter } ? inner : nil
  }

  /// Returns the first controller that a controller is made around which is generic over others; nil for other types:
  ///
  ///     class Container<Top: UIViewController, Bottom: UIViewController>: UIViewController { init(top: Top, bottom: Bottom) { … } }
  mutating func rootOfGeneric(_ type: CodeTypeID, _ call: Call) -> [CodeValue]? {
    guard let declaration = project[type].places.first else { return nil }
    let isContainer = project.genericConstraints(of: declaration).contains { name in
      CodeRoles.role(named: project.names[name])?.isController
        ?? project.typesByName[name]?.contains { roles[$0].isController } ?? false
    }
    guard isContainer else { return nil }
    for argument in call.arguments {
      guard let value = project.first(of: argument), project.node(value).kind != .closure else { continue }
      let inner = evaluate(value).filter { $0.isShown || $0.isParameter }
      if !inner.isEmpty { return inner }
    }
    return nil
  }

  /// Whether a closure of a layout makes rows, or several views beside each other.
  func hasSeveralViews(_ argument: CodePlace) -> Bool {
    guard let closure = project.first(of: argument), project.node(closure).kind == .closure else { return false }
    let views = project.children(of: closure).filter { place in
      switch project.node(place).kind {
      case .variable, .function, .type, .parameter, .assignment, .typeAlias, .guard, .attribute: return false
      default: return !SystemViews.decorations.contains(beginning(of: place))
      }
    }
    return views.count > 1
  }

  /// Returns the goals among the views that layouts show beside each other.
  mutating func viewsBeside(in content: CodePlace) -> [NavigationFact.Goal] {
    var goals: [NavigationFact.Goal] = []
    var pending = [content]
    var count = 0
    while let next = pending.popLast(), count < 100 {
      count += 1
      if [.closure, .block, .if, .argument].contains(project.node(next).kind) {
        pending += project.children(of: next).reversed()
      } else if let layout = layout(beginning: next) {
        pending += layout.arguments.suffix(1)
      } else {
        for goal in Self.goals(values(of: next)) where !goals.contains(goal) { goals.append(goal) }
      }
    }
    return goals
  }

  /// Returns the layout that a chain of modifiers begins with: `VStack { … }.padding()`.
  private func layout(beginning place: CodePlace) -> Call? {
    var inner = place
    for _ in 0..<50 {
      guard project.node(inner).kind == .call, let call = call(inner) else { return nil }
      if project.node(call.callee).kind == .name {
        let name = project.names[project.name(of: call.callee)]
        return SystemViews.isInline(name) || name == "ZStack" ? call : nil
      }
      guard let base = project.first(of: call.callee) else { return nil }
      inner = base
    }
    return nil
  }

  /// Returns the name that a chain of modifiers begins with: `Color` for `Color.red.opacity(0.5)`.
  private func beginning(of place: CodePlace) -> String {
    var inner = place
    while [.call, .member].contains(project.node(inner).kind), let next = project.children(of: inner).first {
      inner = next
    }
    return project.node(inner).token < 0 ? "" : project.names[project.name(of: inner)]
  }

  /// Returns what a view shows whose body is a `switch` over the case that it is given:
  ///
  ///     struct Sheet: View { let type: SheetType; var body: some View { switch type { case .help: HelpView() … } } }
  mutating func branch(of type: CodeTypeID, given call: Call) -> [CodeValue]? {
    guard let property = switched(by: type), let enumType = declaredType(of: property) else { return nil }
    for argument in call.arguments {
      guard let inner = project.first(of: argument), project.node(inner).kind != .closure else { continue }
      for value in evaluate(inner) {
        if case .route(enumType, _) = value, let values = values(of: type, switching: property, value) { return values }
      }
    }
    return nil
  }

  /// Returns what the body of a view shows for a case of the enum that it switches over.
  mutating func values(of type: CodeTypeID, switching property: CodePlace, _ value: CodeValue) -> [CodeValue]? {
    guard let body = body(of: type) else { return nil }
    let before = known[property]
    known[property] = [value]
    defer { known[property] = before }
    let values = results(of: body)
    guard Self.goals(values).count == 1, values.allSatisfy(\.isOwnScreen) else { return nil }
    switching.insert(type)
    return values
  }

  private func body(of type: CodeTypeID) -> CodePlace? {
    guard let name = project.names.find("body"), let body = project[type].members[name]?.first else { return nil }
    return project.child(of: body, .block)
  }

  /// Returns the property of a view that its whole body switches over, also in a function or property of its own.
  func switched(by type: CodeTypeID) -> CodePlace? {
    guard var place = body(of: type) else { return nil }
    for _ in 0..<20 {
      switch project.node(place).kind {
      case .block, .closure, .return:
        let parts = project.children(of: place)
        guard parts.count == 1 else { return nil }
        place = parts[0]
      case .member:
        guard let base = project.first(of: place) else { return nil }
        place = body(ofOwn: place, in: type) ?? base
      case .name:
        guard let own = body(ofOwn: place, in: type) else { return nil }
        place = own
      case .call:
        guard let call = call(place) else { return nil }
        if project.node(call.callee).kind == .member || call.arguments.isEmpty {
          place = call.callee
        } else {
          let isTransparent = ["NavigationStack", "NavigationView", "Group"].contains(
            project.names[project.name(of: call.callee)])
          guard isTransparent, let content = call.arguments.last.flatMap({ project.first(of: $0) }) else { return nil }
          place = content
        }
      case .switch:
        guard let subject = project.first(of: place) else { return nil }
        let members = project[type].members[project.name(of: subject)] ?? []
        return members.first { project.node($0).kind == .binding && viewGiven($0) != nil }
      default: return nil
      }
    }
    return nil
  }

  /// Returns the code of the only function or computed property of a type that an expression means: `page`, `self.page`.
  private func body(ofOwn place: CodePlace, in type: CodeTypeID) -> CodePlace? {
    let isOfSelf = project.first(of: place).map { project.node($0).kind == .name && project.name(of: $0) == .`self` }
    guard project.node(place).kind == .name || isOfSelf == true,
      let members = project[type].members[project.name(of: place)], members.count == 1
    else { return nil }
    return project.child(of: members[0], .block)
  }

  /// Whether a view only shows what it is given: the project lists it, it stores a `content` or the like, or its body
  /// is a view that it stores.
  mutating func isWrapper(_ type: CodeTypeID) -> Bool {
    if let known = wrapperTypes[type] { return known }
    wrapperTypes[type] = false
    let result = wrappers.contains(project.names[project[type].name]) || storesContent(type) || showsStored(type)
    wrapperTypes[type] = fuel > 0 || result ? result : nil
    return result
  }

  private func storesContent(_ type: CodeTypeID) -> Bool {
    for name in ["content", "build", "wrapped", "rootView", "view"] {
      guard let known = project.names.find(name) else { continue }
      guard let members = project[type].members[known] else { continue }
      for member in members where project.node(member).kind == .binding {
        // A computed property makes its own view; a list of elements has room for more views, which are not the goal.
        if project.child(of: member, .block) == nil { return !listsElements(type, without: known) }
      }
    }
    return false
  }

  /// Whether the body of a view has a list of elements that does not use a property.
  private func listsElements(_ type: CodeTypeID, without property: CodeName) -> Bool {
    guard let body = body(of: type) else { return false }
    var pending = [body]
    var count = 0
    while let place = pending.popLast(), count < 2000 {
      count += 1
      if project.node(place).kind == .call, let call = call(place), project.node(call.callee).kind == .name,
        project.names[project.name(of: call.callee)] == "ForEach"
      {
        return !project.names(in: place).contains(property)
      }
      pending += project.children(of: place)
    }
    return false
  }

  /// Whether the body of a view is a stored view, or the result of a stored closure:
  ///
  ///     struct Wizard<Page: View>: View { let page: () -> Page; var body: some View { NavigationStack { page() } } }
  private mutating func showsStored(_ type: CodeTypeID) -> Bool {
    guard let body = body(of: type) else { return false }
    let values = results(of: body)
    return !values.contains(where: \.isShown)
      && values.contains { value in
        guard case .parameter(let property) = value, let view = viewGiven(property) else { return false }
        return project.typesByPlace[view] == type
      }
  }

  /// Returns the controller that the initializer of a navigation controller makes its first one; nil where none does.
  ///
  ///     init(reader: ReaderController) { super.init(rootViewController: reader) }
  mutating func rootGiven(byInitializerOf type: CodeTypeID, _ call: Call) -> [CodeValue]? {
    let initializers = project.names.find("init").flatMap { project[type].members[$0] } ?? []
    for initializer in initializers.filter({ fits($0, call) }).prefix(4) {
      guard let block = project.child(of: initializer, .block) else { continue }
      let found = withArguments(of: call, to: initializer) { evaluation -> [CodeValue]? in
        for statement in evaluation.project.children(of: block).prefix(100) {
          guard let root = evaluation.rootGiven(by: statement) else { continue }
          let values = evaluation.evaluate(root)
          if values.contains(where: { $0.isShown || $0.isParameter }) { return values }
        }
        return nil
      }
      if let found { return found }
    }
    return nil
  }

  /// Returns the first controller in a statement of an initializer, which calls that of the class above it, or assigns
  /// the controllers.
  private func rootGiven(by statement: CodePlace) -> CodePlace? {
    var given: CodePlace?
    if project.node(statement).kind == .assignment {
      let parts = project.children(of: statement)
      guard parts.count == 2, project.node(parts[0]).token >= 0,
        project.names[project.name(of: parts[0])] == "viewControllers"
      else { return nil }
      given = parts[1]
    } else if project.node(statement).kind == .call, let call = call(statement), project.node(call.callee).token >= 0 {
      switch project.names[project.name(of: call.callee)] {
      case "init": given = argument(["rootViewController"], of: call)
      case "setViewControllers", "pushViewController":
        given = call.firstValue
      default: return nil
      }
    }
    guard let given else { return nil }
    return project.node(given).kind == .list ? project.children(of: given).last : given
  }
}
