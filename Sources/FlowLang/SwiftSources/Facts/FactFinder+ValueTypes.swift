/// The types of values, by the names that the code shows.
extension FactFinder {
  /// Returns the name of a value's type, where the code shows it: `Int64(number)`, a variable with its type, a text.
  func plainType(of value: CodePlace) -> CodeName? {
    switch project.node(value).kind {
    case .string: return project.names.find("String")
    case .number: return project.text(ofNumber: value).flatMap { project.names.find($0) }
    case .call:
      guard let callee = project.first(of: value), project.node(callee).kind == .name,
        project.names[project.name(of: callee)].first?.isUppercase == true
      else { return nil }
      return project.name(of: callee)
    case .name:
      switch evaluation.declaration(of: project.name(of: value), at: value) {
      case .binding(let place)?, .parameter(let place)?:
        return typeName(of: place) ?? elementType(of: place) ?? declaredType(ofClosureParameter: place)
      default: return nil
      }
    case .member:
      let members = project.membersByName[project.name(of: value)] ?? []
      let types = Set(members.prefix(200).map { typeName(of: $0.place) })
      return types.count == 1 ? types.first ?? nil : nil
    default: return nil
    }
  }

  /// Returns the type of the parameter of a closure, an element of the list before it: `List(books) { book in … }`.
  private func elementType(of parameter: CodePlace) -> CodeName? {
    guard let closure = project.parent(of: parameter), project.node(closure).kind == .closure,
      let argument = project.parent(of: closure), let place = project.parent(of: argument),
      let call = evaluation.call(place), let list = call.firstValue,
      [.name, .member].contains(project.node(list).kind)
    else { return nil }
    let name = project.name(of: list)
    if let variable = variable(named: name, near: list) { return elementName(of: variable) }
    let elements = Set((project.membersByName[name] ?? []).prefix(50).map { elementName(of: $0.place) })
    return elements.count == 1 ? elements.first ?? nil : nil
  }

  /// Returns the type that a function type declares for the parameter of a closure:
  ///
  ///     struct AuthorCard: View { var onTap: ((Author) -> Void)? }
  ///     AuthorCard { author in router.push(author) }
  private func declaredType(ofClosureParameter parameter: CodePlace) -> CodeName? {
    guard let closure = project.parent(of: parameter), project.node(closure).kind == .closure,
      let index = project.parameters(of: closure).firstIndex(of: parameter),
      let argument = project.parent(of: closure), project.node(argument).kind == .argument,
      let place = project.parent(of: argument), let call = evaluation.call(place), project.node(call.callee).token >= 0
    else { return nil }
    let declared = declarations(of: closure, call, label: evaluation.label(of: argument))
    let types = Set(declared.compactMap { typeName(ofParameter: index, inFunctionTypeOf: $0) })
    return types.count == 1 ? types.first : nil
  }

  /// Returns the parameters that a closure may be the argument for, or the properties of a view that is made with it.
  private func declarations(of closure: CodePlace, _ call: Evaluation.Call, label: String) -> [CodePlace] {
    let name = project.name(of: call.callee)
    let types = (project.typesByName[name] ?? []).filter { project[$0].keyword != .extension }.prefix(4)
    let initName = project.names.find("init")
    let functions =
      types.isEmpty
      ? (project.membersByName[name] ?? []).map(\.place) + (project.globals[name] ?? [])
      : types.flatMap { type in initName.flatMap { project[type].members[$0] } ?? [] }
    let found = functions.prefix(40).compactMap { function -> CodePlace? in
      guard [.function, .initializer].contains(project.node(function).kind), evaluation.fits(function, call) else {
        return nil
      }
      return evaluation.matching(project.parameters(of: function), call).first { $0.argument == closure }?.parameter
    }
    if !found.isEmpty { return found }
    return types.compactMap { type in
      if !label.isEmpty { return project.names.find(label).flatMap { project[type].members[$0]?.first } }
      let properties = project[type].members.values.joined().filter {
        project.node($0).kind == .binding && functionType(of: $0) != nil
      }
      return properties.max()
    }
  }

  private func typeName(ofParameter index: Int, inFunctionTypeOf declaration: CodePlace) -> CodeName? {
    guard let type = functionType(of: declaration) else { return nil }
    let parts = project.children(of: type).filter { project.node($0).kind == .typeName }
    guard index < parts.count - 1, !project.node(parts[index]).flags.contains(.isArray) else { return nil }
    let name = project.name(of: parts[index])
    return name == .none ? nil : name
  }

  /// Returns the function type that a declaration has, also an optional one: `((Author) -> Void)?`.
  private func functionType(of declaration: CodePlace) -> CodePlace? {
    var type = project.child(of: declaration, .typeName)
    for _ in 0..<4 {
      guard let current = type, project.name(of: current) == .none, !project.node(current).flags.contains(.isArray)
      else { return nil }
      let parts = project.children(of: current).filter { project.node($0).kind == .typeName }
      if parts.count != 1 { return parts.isEmpty ? nil : current }
      type = parts[0]
    }
    return nil
  }

  /// Returns the name of the type of the elements of a list: `Book` of `[Book]`, `FetchedResults<Book>`.
  func elementName(of variable: CodePlace) -> CodeName? {
    if let type = project.child(of: variable, .typeName) {
      guard var element = project.child(of: type, .typeName) else { return nil }
      // `Binding<[Book]>`.
      if project.node(element).flags.contains(.isArray), let inner = project.child(of: element, .typeName) {
        element = inner
      }
      let name = project.name(of: element)
      return name == .none || project.names[name] == "NavigationPath" ? nil : name
    }
    // `var books = [Book]()`.
    guard let list = project.child(of: variable, .call).flatMap({ project.first(of: $0) }),
      project.node(list).kind == .list, let element = project.first(of: list),
      project.node(element).kind == .name
    else { return nil }
    return project.name(of: element)
  }

  func typeName(of declaration: CodePlace) -> CodeName? {
    guard let type = project.child(of: declaration, .typeName), !project.node(type).flags.contains(.isArray) else {
      return nil
    }
    let name = project.name(of: type)
    return name == .none ? nil : name
  }
}

extension CodeProject {
  /// Returns the type of a number without further context.
  fileprivate func text(ofNumber place: CodePlace) -> String? {
    let file = files[Int(place.file)]
    let bytes = file.bytes[Int(file.tree.start(of: place.node))..<Int(file.tree.end(of: place.node))]
    return bytes.contains(ASCII.dot) ? "Double" : "Int"
  }
}
