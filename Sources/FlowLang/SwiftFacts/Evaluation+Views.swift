/// What views and controllers show that are made around others.
extension Evaluation {
  /// Returns the controller or view that a controller is made around; nil if its arguments have none.
  mutating func root(of call: Call) -> [CodeValue]? {
    guard let root = argument(["rootViewController", "rootView", "contentViewController"], of: call) else { return nil }
    let inner = evaluate(root)
    return inner.contains { $0.isShown || $0.isParameter } ? inner : nil
  }

  /// Whether a closure of a layout makes rows, or several views beside each other.
  func hasSeveralViews(_ argument: CodePlace) -> Bool {
    guard let closure = project.children(of: argument).first, project.node(closure).kind == .closure else {
      return false
    }
    let views = project.children(of: closure).filter { place in
      switch project.node(place).kind {
      case .variable, .function, .type, .parameter, .assignment, .typeAlias, .guard, .attribute: return false
      default: return !SystemViews.decorations.contains(beginning(of: place))
      }
    }
    return views.count > 1
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
      guard let inner = project.children(of: argument).first, project.node(inner).kind != .closure else { continue }
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

  /// Returns the property of a view that its whole body switches over.
  func switched(by type: CodeTypeID) -> CodePlace? {
    guard var place = body(of: type) else { return nil }
    for _ in 0..<20 {
      switch project.node(place).kind {
      case .block, .closure, .return:
        let parts = project.children(of: place)
        guard parts.count == 1 else { return nil }
        place = parts[0]
      case .member:
        guard let base = project.children(of: place).first else { return nil }
        place = base
      case .call:
        guard let call = call(place) else { return nil }
        if project.node(call.callee).kind == .member {
          place = call.callee
        } else {
          let isTransparent = ["NavigationStack", "NavigationView", "Group"].contains(
            project.names[project.name(of: call.callee)])
          guard isTransparent, let content = call.arguments.last.flatMap({ project.children(of: $0).first }) else {
            return nil
          }
          place = content
        }
      case .switch:
        guard let subject = project.children(of: place).first else { return nil }
        let members = project[type].members[project.name(of: subject)] ?? []
        return members.first { project.node($0).kind == .binding && viewGiven($0) != nil }
      default: return nil
      }
    }
    return nil
  }

  /// Whether a view only shows what it is given: the project lists it, or it stores a `content` or the like.
  func isWrapper(_ type: CodeTypeID) -> Bool {
    if wrappers.contains(project.names[project[type].name]) { return true }
    for name in ["content", "build", "wrapped", "rootView", "view"] {
      guard let known = project.names.find(name) else { continue }
      guard let members = project[type].members[known] else { continue }
      for member in members where project.node(member).kind == .binding {
        // A computed property makes its own view.
        if project.child(of: member, .block) == nil { return true }
      }
    }
    return false
  }
}
