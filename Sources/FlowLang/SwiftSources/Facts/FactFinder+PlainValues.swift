/// Destinations of values whose type is no enum of the app:
///
///     NavigationLink(value: message.sender) { … }
///     path.append(book)
///     .navigationDestination(for: Int64.self) { number in Person(number: number) }
extension FactFinder {
  /// The destinations of the values of a type, by its name.
  struct PlainTable {
    let type: CodeName
    let owner: CodeOwner
    let place: CodePlace
    let values: [CodeValue]
  }

  /// Records the destination of the values of a type, by its name alone: `Int64.self`.
  mutating func readPlainDestination(
    _ type: CodePlace, _ content: CodePlace, _ place: CodePlace, _ owner: CodeOwner
  ) -> GoalPart {
    let values = evaluation.values(of: content)
    if project.node(type).kind == .member, let base = project.first(of: type), project.name(of: base) != .none {
      plainTables.append(PlainTable(type: project.name(of: base), owner: owner, place: place, values: values))
    }
    return part(content, values)
  }

  // MARK: Links

  /// Adds the fact of `NavigationLink(value:)` whose value is no case of an enum.
  mutating func followValue(
    _ value: CodePlace, _ place: CodePlace, _ owner: CodeOwner, _ byType: [CodeTypeID: [RouteTable]]
  ) {
    let found = evaluation.values(of: value)
    if found.contains(where: \.isCase) || isGivenCases(value) { return }
    let source = "NavigationLink(value:)"
    if let type = found.lazy.compactMap(\.type).first, let goals = self.values(of: type, byType, owner) {
      return add(.push, goals, place, owner, from: source)
    }
    let goals = plainValues(plainType(of: value), owner)
    add(.push, goals.isEmpty ? selected(by: owner) : goals, place, owner, from: source)
  }

  /// Whether a value is a variable or property that other code gives cases of an enum, which lead on themselves.
  private func isGivenCases(_ value: CodePlace) -> Bool {
    guard project.node(value).kind == .name || isOfSelf(value), let variable = variable(assigned: value) else {
      return false
    }
    return variableLandings[variable].map { !$0.isEmpty } ?? false
  }

  /// Returns the destination of the values of a type of the app; nil where it has none.
  private mutating func values(
    of type: CodeTypeID, _ byType: [CodeTypeID: [RouteTable]], _ owner: CodeOwner
  ) -> [CodeValue]? {
    guard let table = byType[type].flatMap({ self.table($0, for: .link, owner) }) else { return nil }
    let value: CodeValue = project[type].cases.isEmpty ? .instance(type) : .anyRoute(type)
    let values = values(of: table, value)
    // Stacks that lead to the same screens share their routers.
    for other in byType[type] ?? [] where other.kind == table.kind && self.values(of: other, value) == values {
      reachedTables.insert(other.place)
    }
    reachedTables.insert(table.place)
    return values
  }

  /// Returns the destination of a value whose type no file declares: the one for that type; where the type is not
  /// known, the only such destination of the same view.
  private mutating func plainValues(_ type: CodeName?, _ owner: CodeOwner) -> [CodeValue] {
    let hasRoutes = tables.contains {
      $0.owner == owner && $0.kind == .push && $0.state == nil && !project[$0.type].cases.isEmpty
    }
    if type == nil, hasRoutes { return [] }
    let fitting = plainTables.filter { type == nil ? $0.owner == owner : $0.type == type }
    let own = fitting.filter { $0.owner == owner }
    let tables = own.isEmpty ? fitting : own
    guard let first = tables.first, tables.allSatisfy({ $0.values == first.values }) else { return [] }
    reachedTables.formUnion(tables.map(\.place))
    return first.values
  }

  // MARK: Paths

  /// Adds the facts of the values that code adds to a path, or makes a path of.
  mutating func followPaths(_ byType: [CodeTypeID: [RouteTable]]) {
    guard !plainTables.isEmpty || !tables.isEmpty else { return }
    for (name, members) in project.membersByName
    where members.contains(where: { project.node($0.place).kind == .binding && isPathOfAnyValues($0.place) }) {
      pathNames.insert(name)
    }
    var pending: [PathValue] = []
    for word in ["append", "insert"] {
      for place in project.names.find(word).flatMap({ calls[$0] }) ?? [] {
        guard let call = evaluation.call(place), project.node(call.callee).kind == .member,
          let path = project.first(of: call.callee),
          let value = call.firstValue
        else { continue }
        if let element = elementOfPath(path) { pending.append(PathValue(value: value, place: place, element: element)) }
      }
    }
    for place in pathAssignments {
      let parts = project.children(of: place)
      guard let value = lastElement(of: parts[1]), let element = elementOfPath(parts[0]) else { continue }
      pending.append(PathValue(value: value, place: place, element: element))
    }
    var followed: Set<CodePlace> = []
    var index = 0
    while index < pending.count, index < 10_000 {
      let item = pending[index]
      index += 1
      follow(item, byType, &pending, &followed)
    }
  }

  /// A value that is added to a path.
  private struct PathValue {
    let value: CodePlace
    /// The code to report.
    let place: CodePlace
    /// The type of the elements of the path, if it has one.
    let element: CodeName?
    /// Whether the value is an argument for a parameter that is added to the path.
    var isArgument = false
  }

  private mutating func follow(
    _ item: PathValue, _ byType: [CodeTypeID: [RouteTable]], _ pending: inout [PathValue],
    _ followed: inout Set<CodePlace>
  ) {
    guard let owner = owner(of: item.place), !project.isImplicit(item.value) else { return }
    let found = evaluation.values(of: item.value)
    if found.contains(where: \.isCase) { return }
    let isGiven = outerParameter(item.value) != nil
    let isReached = reachedSites.contains(item.place)
    // Else, one of the cases of an enum, which code that is not followed chooses.
    if found.contains(where: \.isRoute), isGiven || isReached { return }
    if let type = found.lazy.compactMap(\.type).first, let goals = values(of: type, byType, owner) {
      if Evaluation.goals(goals).count > Self.mostAlternatives {
        return add(.push, [], item.place, owner, from: "path")
      }
      if !goals.isEmpty || !isGiven { return add(.push, goals, item.place, owner, from: "path") }
      // The callers of a router know the value.
      if project[type].cases.isEmpty { return }
    }
    let type = plainType(of: item.value) ?? item.element
    if let type, plainTables.contains(where: { $0.type == type }) {
      return add(.push, plainValues(type, owner), item.place, owner, from: "path")
    }
    // A router adds what it is given: `func push<D: Hashable>(_ destination: D) { path.append(destination) }`.
    if let parameter = outerParameter(item.value), let function = project.parent(of: parameter) {
      guard followed.insert(parameter).inserted, evaluation.declaredType(of: parameter) == nil else { return }
      for place in (calls[project.name(of: function)] ?? []).prefix(1000) {
        guard let call = evaluation.call(place), mayCall(function, call, place),
          let argument = evaluation.matching(project.parameters(of: function), call).first(where: {
            $0.parameter == parameter
          })
        else { continue }
        pending.append(PathValue(value: argument.argument, place: place, element: nil, isArgument: true))
      }
      return
    }
    if type == nil, !item.isArgument, !isReached {
      add(.push, plainValues(nil, owner), item.place, owner, from: "path")
    }
  }

  /// Returns the last element of a list, or of the list that a path is made of: `NavigationPath([book])`.
  private func lastElement(of value: CodePlace) -> CodePlace? {
    var list = value
    if project.node(value).kind == .call {
      guard let call = evaluation.call(value), project.names[project.name(of: call.callee)] == "NavigationPath",
        let inner = call.firstValue
      else { return nil }
      list = inner
    }
    return project.node(list).kind == .list ? project.children(of: list).last : nil
  }

  /// Returns the type of the elements of a path, nil inside for a path of any values; nil for all other expressions.
  private mutating func elementOfPath(_ path: CodePlace) -> CodeName?? {
    guard [.name, .member].contains(project.node(path).kind) else { return nil }
    let name = project.name(of: path)
    // `currentPath.wrappedValue` of a binding.
    if project.names[name] == "wrappedValue", let base = project.first(of: path),
      project.names[project.name(of: base)] != "wrappedValue"
    {
      return elementOfPath(base)
    }
    guard pathNames.contains(name), let variable = pathVariable(path, named: name) else { return nil }
    let isPath =
      paths.contains(variable) || isPathOfAnyValues(variable) || isBinding(variable)
    return isPath ? .some(elementName(of: variable)) : nil
  }

  /// Returns the variable that an expression names: of the scope, or of the type of the operand: `router.path`.
  mutating func pathVariable(_ place: CodePlace, named name: CodeName) -> CodePlace? {
    guard project.node(place).kind == .member, !isOfSelf(place), let base = project.first(of: place) else {
      return variable(named: name, near: place)
    }
    var text = project.names[project.name(of: base)]
    if text.hasPrefix("$") { text.removeFirst() }
    // Of `model.router.path`, each object has a router of one type.
    let find = project.node(base).kind == .member ? self.variable(named:near:) : self.variable(ofBase:near:)
    if let variable = project.names.find(text).flatMap({ find($0, base) }) {
      let types = evaluation.values(of: variable).compactMap(\.type)
      if let type = types.first {
        guard case .binding(let member)? = evaluation.member(name, of: type) else { return nil }
        return member
      }
      // `components.path.append("/")` of a type that no file declares.
      let made = project.child(of: variable, .call).flatMap { project.first(of: $0) }
      if made != nil || typeName(of: variable) != nil, evaluation.declaredType(of: variable) == nil { return nil }
    }
    let members = (project.membersByName[name] ?? []).map(\.place).filter {
      project.node($0).kind == .binding && (isArray($0) || isPathOfAnyValues($0))
    }
    return members.count == 1 ? members[0] : nil
  }

  private func variable(ofBase name: CodeName, near place: CodePlace) -> CodePlace? {
    switch evaluation.declaration(of: name, at: place) {
    case .binding(let binding)?, .parameter(let binding)?: binding
    default: nil
    }
  }

  /// Whether a variable is a `NavigationPath`.
  private func isPathOfAnyValues(_ variable: CodePlace) -> Bool {
    if let type = project.child(of: variable, .typeName) {
      if project.names[project.name(of: type)] == "NavigationPath" { return true }
      return project.child(of: type, .typeName).map { project.names[project.name(of: $0)] == "NavigationPath" } ?? false
    }
    guard let callee = project.child(of: variable, .call).flatMap({ project.first(of: $0) }) else { return false }
    return project.names[project.name(of: callee)] == "NavigationPath"
  }

  // MARK: Destinations without values

  /// Lets code open the screens of the destinations that no value reaches; which code does is unknown.
  mutating func openUnreachedTables() {
    var found: [(owner: CodeOwner, place: CodePlace, values: [CodeValue])] = []
    for table in tables
    where table.kind == .push && table.state == nil && !table.isOfStore && !reachedTables.contains(table.place) {
      let isEnum = !project[table.type].cases.isEmpty
      let values = values(of: table, isEnum ? .anyRoute(table.type) : .instance(table.type))
      found.append((table.owner, table.place, values))
    }
    let known = Set(tables.map(\.place))
    for table in plainTables where !known.contains(table.place) && !reachedTables.contains(table.place) {
      found.append((table.owner, table.place, table.values))
    }
    for table in found {
      let goals = Evaluation.goals(table.values)
      guard !goals.isEmpty else { continue }
      for case .screen(let type) in goals { opened.insert(type) }
      unreached.append(
        NavigationFact(
          owner: table.owner, kind: .push, goals: [], certainty: .unknown, place: table.place,
          source: "navigationDestination(for:)"))
    }
  }

  /// Lets code open the screens of those cases of an enum that no code is seen to make, where nothing else leads to them.
  mutating func openUnmadeCases() {
    var shown = Set(facts.flatMap(\.goals))
    for table in tables where !table.isOwn && !table.isOfStore && reachedTables.contains(table.place) {
      for place in project[table.type].cases {
        let goals = Evaluation.goals(newValues(of: table, .route(table.type, project.name(of: place))))
        for case .screen(let type) in goals where shown.insert(.screen(type)).inserted { opened.insert(type) }
      }
    }
  }

  /// Adds the facts of sheets and the like for the cases of an enum, or for the states of a store, where no code is seen
  /// to make one of them: the view leads to one of the cases.
  mutating func showUnreachedCases() {
    let presenting = ["sheet", "fullScreenCover", "popover", "navigationDestination"]
    let reached = Set(tables.lazy.filter { [reachedTables] in reachedTables.contains($0.place) }.map(\.type))
    let set = Set(setters.keys.map(\.name))
    for table in tables where !reachedTables.contains(table.place) {
      let isSet = table.state.map { set.contains(project.name(of: $0)) && !reached.contains(table.type) } ?? false
      guard table.isOfStore || isSet else { continue }
      guard let callee = project.first(of: table.place), project.node(callee).token >= 0,
        let word = words[project.name(of: callee)], presenting.contains(word)
      else { continue }
      var values: [CodeValue] = []
      for place in project[table.type].cases {
        values.add(self.values(of: table, .route(table.type, project.name(of: place))).filter(\.isShown))
      }
      let isFew = (1...Self.mostAlternatives).contains(Evaluation.goals(values).count)
      if isFew || !table.isOfStore {
        add(table.kind, isFew ? values : [], table.place, table.owner, from: "\(word)(item:)")
      }
    }
  }
}

extension CodeValue {
  /// Whether the value is a particular case of an enum.
  fileprivate var isCase: Bool {
    if case .route = self { return true }
    return false
  }

  /// The type of the app that the value is an instance of.
  var type: CodeTypeID? {
    switch self {
    case .anyRoute(let type), .instance(let type), .goal(.screen(let type)), .route(let type, _): type
    default: nil
    }
  }
}
