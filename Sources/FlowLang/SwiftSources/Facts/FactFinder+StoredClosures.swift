/// Closures that show their parameter, and that other code calls:
///
///     model.pushHandler = { [weak self] controller in self?.navigationController?.pushViewController(controller, …) }
///     class Model { var pushHandler: ((UIViewController) -> Void)?
///       func openLogs() { pushHandler?(LogsController()) } }
///
/// The screen with the closure leads to what each call gives it.
extension FactFinder {
  /// Returns the name of the property that holds a closure; nil for other closures.
  func property(holding closure: CodePlace) -> CodeName? {
    guard let outer = project.parent(of: closure) else { return nil }
    switch project.node(outer).kind {
    case .assignment:
      let parts = project.children(of: outer)
      guard parts.count == 2, parts[1] == closure, project.node(parts[0]).token >= 0 else { return nil }
      return project.name(of: parts[0])
    case .binding: return project.name(of: outer)
    case .argument:
      // `Model(pushHandler: { controller in … })`.
      guard project.node(outer).token >= 0, let call = project.parent(of: outer),
        let callee = project.first(of: call), project.node(callee).token >= 0,
        project.typesByName[project.name(of: callee)] != nil
      else { return nil }
      return project.name(of: outer)
    default: return nil
    }
  }

  /// Adds the facts of the calls of a closure in a property, or one without a goal where nothing calls it.
  mutating func followStoredClosure(_ presenter: Presenter) {
    guard let kind = presenter.kind, let name = property(holding: presenter.function),
      let holder = owner(of: presenter.function)
    else { return }
    let parameters = project.parameters(of: presenter.function)
    guard let index = parameters.firstIndex(of: presenter.parameter) else { return }
    let type = typeHolding(presenter.function)
    var isCalled = false
    for place in (calls[name] ?? []).prefix(200) {
      guard let call = evaluation.call(place), let owner = owner(of: place), index < call.arguments.count,
        call.arguments.count == parameters.count, isCall(call, ofPropertyOf: type),
        let argument = project.first(of: call.arguments[index])
      else { continue }
      isCalled = true
      if isAlert(argument, depth: 0) { continue }
      let values = evaluation.values(of: argument)
      if Self.isKnown(values) { goalPlaces.insert(argument) }
      made(by: argument, values)
      let style = kind == .sheet ? style(of: argument, around: place) : nil
      add(style ?? kind, values, place, isScreen(holder) ? holder : owner, from: project.names[name])
    }
    if !isCalled { add(kind, [], presenter.function, holder, from: project.names[name]) }
  }

  private func isScreen(_ owner: CodeOwner) -> Bool {
    if case .type(let type) = owner { roles[type].isScreen } else { false }
  }

  /// Returns the type of the object whose property holds a closure; nil where it is not known.
  private mutating func typeHolding(_ closure: CodePlace) -> CodeTypeID? {
    guard let outer = project.parent(of: closure) else { return nil }
    switch project.node(outer).kind {
    case .assignment:
      guard let target = project.first(of: outer), project.node(target).kind == .member,
        let base = project.first(of: target)
      else { return project.typeAround(closure) }
      for value in evaluation.values(of: base) {
        switch value {
        case .instance(let type), .goal(.screen(let type)): return type
        default: continue
        }
      }
      return nil
    case .argument:
      let callee = project.parent(of: outer).flatMap { project.first(of: $0) }
      return callee.flatMap { project.type(named: project.name(of: $0), in: nil, from: closure.file) }
    default: return project.typeAround(closure)
    }
  }

  /// Whether a call may be one of a closure in a property of a type: in the code of the type, or of an object of it.
  private mutating func isCall(_ call: Evaluation.Call, ofPropertyOf type: CodeTypeID?) -> Bool {
    guard let type else { return true }
    if project.node(call.callee).kind == .name || isOfSelf(call.callee) {
      return project.typeAround(call.callee).map { inherits($0, type) || inherits(type, $0) } ?? false
    }
    guard let base = project.first(of: call.callee) else { return false }
    let values = evaluation.values(of: base)
    return values.isEmpty
      || values.contains { value in
        switch value {
        case .instance(let known), .goal(.screen(let known)): inherits(known, type) || inherits(type, known)
        default: false
        }
      }
  }
}
