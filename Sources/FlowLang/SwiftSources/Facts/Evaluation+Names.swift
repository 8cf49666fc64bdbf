/// The evaluation of names.
extension Evaluation {
  /// The declaration of a name.
  enum Declared {
    /// A constant, variable or property.
    case binding(CodePlace)
    case parameter(CodePlace)
    case functions([CodePlace])
    /// An element of a tuple.
    case element(CodePlace)
    /// A name that a pattern of a `switch` binds.
    case pattern(CodePlace)
    /// The element of a loop.
    case other
  }

  /// Returns the declaration that a name refers to in its scope, innermost first.
  func declaration(of name: CodeName, at place: CodePlace) -> Declared? {
    var inner = place
    while let outer = project.parent(of: inner) {
      switch project.node(outer).kind {
      case .block, .closure, .if, .guard, .while, .for, .switchCase:
        // Members of types are looked up by name.
        if project.node(outer).kind == .block, let declaration = project.parent(of: outer),
          project.node(declaration).kind == .type
        {
          break
        }
        if let found = declaration(of: name, in: outer, before: inner) { return found }
      case .function, .initializer, .subscriptDeclaration:
        for part in project.children(of: outer)
        where project.node(part).kind == .parameter && project.name(of: part) == name {
          return .parameter(part)
        }
      case .type:
        if let type = project.typesByPlace[outer], let found = member(name, of: type) { return found }
      default: break
      }
      inner = outer
    }
    return project.globals[name].flatMap(declared)
  }

  /// Returns the last declaration of a name in a node before one of the node's children.
  private func declaration(of name: CodeName, in outer: CodePlace, before inner: CodePlace) -> Declared? {
    guard let places = project.locals[CodeProject.LocalKey(scope: outer, name: name)] else { return nil }
    let end = project.node(inner).first
    guard let last = places.last(where: { project.node($0).first < end }) else { return nil }
    switch project.node(last).kind {
    case .binding: return .binding(last)
    case .parameter: return .parameter(last)
    case .function: return .functions([last])
    case .name where project.tuple(around: last) != nil: return .element(last)
    default: return project.node(outer).kind == .switchCase ? .pattern(last) : .other
    }
  }

  /// Returns a member of a type or of the types that it inherits.
  func member(_ name: CodeName, of type: CodeTypeID) -> Declared? {
    if let found = project[type].members[name].flatMap(declared) { return found }
    for base in project.bases(of: type) {
      if let found = project[base].members[name].flatMap(declared) { return found }
    }
    return nil
  }

  private func declared(_ places: [CodePlace]) -> Declared? {
    guard let first = places.first else { return nil }
    switch project.node(first).kind {
    case .binding: return .binding(first)
    case .function: return .functions(places)
    default: return nil
    }
  }

  mutating func evaluateName(_ place: CodePlace) -> [CodeValue] {
    let name = project.name(of: place)
    if name == .`self` {
      guard let type = project.typeAround(place) else { return [] }
      return selves[type].map { [$0] } ?? values(of: type)
    }
    if name == .`super` || name == .`nil` { return [] }
    if project.names[name] == "$0" { return firstParameter(around: place) }
    if let found = declaration(of: name, at: place) { return evaluate(found) }
    if name == .`Self` { return project.typeAround(place).map { [.type($0)] } ?? [] }
    if let type = project.type(named: name, in: project.typeAround(place), from: place.file) { return [.type(type)] }
    return []
  }

  /// Returns the values of `$0` in the innermost closure without named parameters around a node.
  private mutating func firstParameter(around place: CodePlace) -> [CodeValue] {
    for current in project.ancestors(of: place) {
      if project.node(current).kind == .closure, project.child(of: current, .parameter) == nil {
        return known[current] ?? passed(to: current, 0)
      }
    }
    return []
  }

  /// Returns the value of an instance of a type.
  func value(of type: CodeTypeID) -> CodeValue {
    if roles[type].isScreen || roles[type] == .coordinator { return .goal(.screen(type)) }
    return project[type].cases.isEmpty ? .instance(type) : .anyRoute(type)
  }

  /// Returns the value of an instance of a type; empty for protocols, and for types that are only extended here.
  func values(of type: CodeTypeID) -> [CodeValue] {
    let keyword = project[type].keyword
    return keyword == .extension || keyword == .protocol ? [] : [value(of: type)]
  }

  mutating func evaluate(_ declared: Declared) -> [CodeValue] {
    switch declared {
    case .binding(let place): return evaluateBinding(place)
    case .parameter(let place): return evaluateParameter(place)
    case .functions(let places):
      // A reference to a function: its result.
      let own = places.first { !CodeProject.isOfOtherPlatform(project.condition(at: $0)) }
      guard let first = own ?? places.first, let block = project.child(of: first, .block) else { return [] }
      return results(of: block)
    case .element(let place): return evaluateElement(place)
    case .pattern(let place): return evaluatePattern(place)
    case .other: return []
    }
  }

  /// Returns the case of an enum that an argument is, without the name of the type: `.sheet`, `.detail(id)`.
  private func implicitCase(_ argument: CodePlace, for parameter: CodePlace) -> CodeValue? {
    guard project.isImplicit(argument), let type = declaredType(of: parameter) else { return nil }
    let isCall = project.node(argument).kind == .call
    let name = isCall ? project.first(of: argument).map { project.name(of: $0) } : project.name(of: argument)
    return name.flatMap { isCase($0, of: type) ? .route(type, $0) : nil }
  }

  mutating func evaluateParameter(_ place: CodePlace) -> [CodeValue] {
    if let values = known[place] { return values }
    var values: [CodeValue] = []
    if let argument = arguments[place] {
      if let route = implicitCase(argument, for: place) { return [route] }
      values = evaluate(argument)
      if values.contains(where: { !$0.isParameter }) { return values }
    }
    if let type = declaredType(of: place), !self.values(of: type).isEmpty {
      // `func push(_ controller: BaseController)` shows what its callers make.
      let isOfCallers = roles[type].isController && project.baseTypes.contains(type) && isOfFunction(place)
      return (isOfCallers ? [.parameter(place)] : []) + self.values(of: type)
    }
    guard values.isEmpty, arguments[place] == nil else { return values }
    guard let closure = project.parent(of: place), project.node(closure).kind == .closure,
      let index = project.parameters(of: closure).firstIndex(of: place)
    else { return [.parameter(place)] }
    let passed = passed(to: closure, index)
    return passed.isEmpty ? [.parameter(place)] : passed
  }

  private func isOfFunction(_ parameter: CodePlace) -> Bool {
    project.parent(of: parameter).map { [.function, .initializer, .enumCase].contains(project.node($0).kind) } ?? false
  }

  /// Returns the values of a constant, variable or property, without those that other code gives a controller in it.
  mutating func valuesOfBinding(_ place: CodePlace) -> [CodeValue] {
    guard fuel > 0 else { return [] }
    if let values = known[place] { return values }
    fuel -= 1
    let parts = project.children(of: place)
    var values: [CodeValue] = []
    for part in parts {
      switch project.node(part).kind {
      case .typeName, .attribute: continue
      case .block: values.add(results(of: part))
      case .accessor:
        if project.name(of: part) == .get, let block = project.child(of: part, .block) {
          values.add(results(of: block))
        }
      default: values.add(evaluate(part))
      }
    }
    values.removeAll { value in
      if case .type = value { return true }
      return false
    }
    // `let view: AnyView`, which each case of a `switch` assigns.
    if values.isEmpty, let variable = project.parent(of: place), project.node(variable).kind == .variable,
      let block = project.parent(of: variable), [.block, .closure].contains(project.node(block).kind)
    {
      values = assigned(to: project.name(of: place), in: block)
    }
    // `let settings: SettingsController = .instantiate()`.
    if !values.isEmpty, values.allSatisfy(\.isOfStoryboard), let type = declaredType(of: place),
      roles[type] == .controller
    {
      return [value(of: type)]
    }
    if !values.isEmpty { return values }
    // `if let controller`, which shadows a variable of the same name.
    if isShorthand(place) { return shadowed(by: place).map { evaluate($0) } ?? [] }
    if let name = systemController(declaredFor: place) { return [.goal(.outside(name))] }
    if let type = declaredType(of: place) {
      let own = self.values(of: type)
      return own.isEmpty ? givenByInitializers(place) : own
    }
    if let type = typeOfAttribute(place) { return self.values(of: type) }
    let given = givenByInitializers(place)
    if !given.isEmpty { return given }
    return viewGiven(place) == nil ? [] : [.parameter(place)]
  }

  /// Returns the controller of the system or of a package that a variable is declared with, or that a function returns:
  /// `let picker: PHPickerViewController`.
  func systemController(declaredFor binding: CodePlace) -> String? {
    guard let type = project.child(of: binding, .typeName), !project.node(type).flags.contains(.isArray) else {
      return nil
    }
    let name = project.names[project.name(of: type)]
    let isKnown = SystemViews.isController(name) && !SystemViews.blanks.contains(name)
    let types = project.typesByName[project.name(of: type)] ?? []
    return isKnown && types.allSatisfy { project[$0].keyword == .extension } ? name : nil
  }

  /// Whether a binding is the short form of a condition, `if let controller`, whose value is a variable of that name.
  func isShorthand(_ binding: CodePlace) -> Bool {
    project.node(binding).kind == .binding && project.children(of: binding).isEmpty
      && project.parent(of: binding).map { project.node($0).kind != .variable } ?? false
  }

  /// Returns the declaration whose value the short form of a condition unwraps.
  func shadowed(by binding: CodePlace) -> Declared? {
    project.parent(of: binding).flatMap { declaration(of: project.name(of: binding), at: $0) }
  }

  /// Returns the view whose initializer sets a stored property; nil if the property has a value of its own or belongs
  /// to another type.
  func viewGiven(_ binding: CodePlace) -> CodePlace? {
    guard let variable = project.parent(of: binding), project.node(variable).kind == .variable,
      !project.node(variable).flags.contains(.isStatic),
      project.children(of: binding).allSatisfy({ project.node($0).kind == .typeName }),
      let block = project.parent(of: variable), let place = project.parent(of: block),
      let type = project.typesByPlace[place], roles[type] == .view || roles[type] == .modifier
    else { return nil }
    return place
  }

  /// Returns the type in an attribute of a variable, `@Environment(Router.self) var router`, or that of the value which
  /// the attribute names, `@Environment(\.router) var router`.
  private func typeOfAttribute(_ binding: CodePlace) -> CodeTypeID? {
    guard let variable = project.parent(of: binding) else { return nil }
    for attribute in project.children(of: variable) where project.node(attribute).kind == .attribute {
      for argument in project.children(of: attribute) {
        guard let value = project.first(of: argument), project.node(value).token >= 0 else { continue }
        if project.node(value).kind == .keyPath { return typeOfEnvironment(project.name(of: value)) }
        guard project.node(value).kind == .member, project.name(of: value) == .`self`,
          let base = project.first(of: value)
        else { continue }
        return project.type(named: project.name(of: base), in: nil, from: binding.file)
      }
    }
    return nil
  }

  /// Returns the type of a value of the environment or of a container of a package, which the app declares in an
  /// extension: `extension EnvironmentValues { @Entry var router: Router }`.
  private func typeOfEnvironment(_ name: CodeName) -> CodeTypeID? {
    let declared = (project.membersByName[name] ?? []).prefix(50).filter {
      project[$0.type].keyword == .extension && project.node($0.place).kind == .binding
    }
    let types = Set(declared.compactMap { declaredType(of: $0.place) })
    return types.count == 1 ? types.first : nil
  }

  /// Returns the declared type of a variable or parameter: the type of the elements, for an array.
  func declaredType(of place: CodePlace) -> CodeTypeID? {
    guard var type = project.child(of: place, .typeName) else { return elementType(ofStack: place) }
    if project.node(type).flags.contains(.isArray), let element = project.child(of: type, .typeName) { type = element }
    // `Binding<Route?>`, `Published<Route>`.
    for _ in 0..<3 {
      let name = project.name(of: type)
      if name == .none { return nil }
      if let state = stateType(type) { return state }
      if let known = project.type(namedBy: type) { return known }
      guard let inner = project.child(of: type, .typeName) else { return nil }
      type = inner
    }
    return nil
  }
}
