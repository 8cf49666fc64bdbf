/// Destinations of values whose type no file declares:
///
///     NavigationLink(value: message.sender) { … }
///     .navigationDestination(for: Int64.self) { number in Person(number: number) }
extension FactFinder {
  /// The destinations of the values of a type that no file declares.
  struct PlainTable {
    let type: CodeName
    let owner: CodeOwner
    let values: [CodeValue]
  }

  /// Records the destination of the values of a type, by its name alone: `Int64.self`.
  mutating func readPlainDestination(_ type: CodePlace, _ content: CodePlace, _ owner: CodeOwner) -> GoalPart {
    let values = evaluation.values(of: content)
    if project.node(type).kind == .member, let base = project.children(of: type).first, project.name(of: base) != .none
    {
      plainTables.append(PlainTable(type: project.name(of: base), owner: owner, values: values))
    }
    return part(content, values)
  }

  /// Returns the destination of a value whose type no file declares: the one for that type; where the type is not
  /// known, the only such destination of the same view.
  func plainValues(_ value: CodePlace, _ owner: CodeOwner) -> [CodeValue] {
    let type = plainType(of: value)
    let hasRoutes = tables.contains {
      $0.owner == owner && $0.kind == .push && $0.state == nil && !project[$0.type].cases.isEmpty
    }
    if type == nil, hasRoutes { return [] }
    let fitting = plainTables.filter { type == nil ? $0.owner == owner : $0.type == type }
    let own = fitting.filter { $0.owner == owner }
    let tables = own.isEmpty ? fitting : own
    guard let first = tables.first, tables.allSatisfy({ $0.values == first.values }) else { return [] }
    return first.values
  }

  /// Returns the name of a value's type, where the code shows it: `Int64(number)`, a variable with its type, a text.
  private func plainType(of value: CodePlace) -> CodeName? {
    switch project.node(value).kind {
    case .string: return project.names.find("String")
    case .call:
      guard let callee = project.children(of: value).first, project.node(callee).kind == .name,
        project.names[project.name(of: callee)].first?.isUppercase == true
      else { return nil }
      return project.name(of: callee)
    case .name:
      switch evaluation.declaration(of: project.name(of: value), at: value) {
      case .binding(let place)?, .parameter(let place)?: return typeName(of: place) ?? elementType(of: place)
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
      let call = evaluation.call(place), let list = call.arguments.first.flatMap({ project.children(of: $0).first }),
      [.name, .member].contains(project.node(list).kind),
      let variable = variable(named: project.name(of: list), near: list)
    else { return nil }
    return project.child(of: variable, .typeName).flatMap { project.child(of: $0, .typeName) }
      .map { project.name(of: $0) }
  }

  private func typeName(of declaration: CodePlace) -> CodeName? {
    guard let type = project.child(of: declaration, .typeName), !project.node(type).flags.contains(.isArray) else {
      return nil
    }
    let name = project.name(of: type)
    return name == .none ? nil : name
  }
}
