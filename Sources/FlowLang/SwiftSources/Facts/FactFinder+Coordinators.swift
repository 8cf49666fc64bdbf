/// Coordinators of libraries: types that are not visible themselves, and are represented by what they show first.
///
/// The routes of Stinsen are properties, and goals are key paths:
///
///     final class TodosCoordinator: NavigationCoordinatable {
///       let stack = NavigationStack(initial: \TodosCoordinator.start)
///       @Root var start = makeStart
///       @Route(.push) var todo = makeTodo
///     }
///     router.route(to: \.todo, id)
extension FactFinder {
  /// Returns values in which coordinators are replaced by what they show first.
  mutating func shown(_ values: [CodeValue], depth: Int = 0) -> [CodeValue] {
    var result: [CodeValue] = []
    for value in values {
      if case .goal(.screen(let type)) = value, roles[type] == .coordinator {
        result.add(first(of: type, depth: depth))
      } else if case .anyRoute(let route) = value, let type = coordinator(ofRouter: route) {
        result.add(roles[type] == .coordinator ? first(of: type, depth: depth) : [.goal(.screen(type))])
      } else {
        result.add([value])
      }
    }
    return result
  }

  /// Returns the values that a coordinator shows first; empty if they are not known.
  private mutating func first(of type: CodeTypeID, depth: Int) -> [CodeValue] {
    if let known = firstValues[type] { return known }
    guard depth < 16 else { return [] }
    firstValues[type] = []
    var values: [CodeValue] = []
    for name in initialRoutes(of: type) {
      if let route = route(name, of: type) { values.add(shown(self.values(ofRoute: route), depth: depth + 1)) }
      for transition in transitions(of: type, name) { values.add(shown(transition.values, depth: depth + 1)) }
    }
    values.add(shown(initialContent(of: type), depth: depth + 1))
    firstValues[type] = values
    return values
  }

  /// Returns the initial routes of a coordinator.
  private mutating func initialRoutes(of type: CodeTypeID) -> [CodeName] {
    var names: [CodeName] = []
    for place in callsInside(type) {
      guard let call = evaluation.call(place), project.node(call.callee).token >= 0 else { continue }
      switch project.names[project.name(of: call.callee)] {
      case "NavigationStack":
        if let path = evaluation.argument(["initial", "initialRoute"], of: call),
          project.node(path).kind == .keyPath
        {
          names.append(project.name(of: path))
        }
      case "init":
        if let route = evaluation.argument(["initialRoute"], of: call) { names += cases(givenBy: route) }
      case "trigger" where isInInitializer(place):
        if let first = call.arguments.first { names += implicitCases(in: first) }
      default: continue
      }
    }
    var seen: Set<CodeName> = []
    return names.filter { seen.insert($0).inserted }
  }

  func callsInside(_ type: CodeTypeID) -> [CodePlace] {
    var found: [CodePlace] = []
    var pending = Array(project[type].places.reversed())
    while let next = pending.popLast() {
      if project.node(next).kind == .call { found.append(next) }
      pending += project.children(of: next).reversed()
    }
    return found
  }

  func isInInitializer(_ place: CodePlace) -> Bool {
    project.around(place, [.initializer], before: [.type, .closure]) != nil
  }

  /// Returns the cases that an expression may evaluate to, or those of the only property with its name.
  private mutating func cases(givenBy place: CodePlace) -> [CodeName] {
    let names = implicitCases(in: place)
    guard names.isEmpty, project.node(place).token >= 0 else { return names }
    let properties = (project.membersByName[project.name(of: place)] ?? []).filter {
      project.node($0.place).kind == .binding
    }
    guard properties.count == 1, let block = project.child(of: properties[0].place, .block) else { return [] }
    return evaluation.given(by: block).prefix(20).flatMap { implicitCases(in: $0) }
  }

  /// Returns the cases in an expression, without their arguments.
  func implicitCases(in place: CodePlace) -> [CodeName] {
    var names: [CodeName] = []
    var pending = [place]
    while let next = pending.popLast(), names.count < 8 {
      switch project.node(next).kind {
      case .implicitMember: names.append(project.name(of: next))
      case .call: pending += project.children(of: next).prefix(1)
      case .ternary: pending += project.children(of: next).dropFirst()
      default: pending += project.children(of: next)
      }
    }
    return names
  }

  /// Indexes the routes of coordinators, which identify a coordinator where its type is not known.
  mutating func noteRoutes() {
    for type in coordinators {
      if let parameter = prepareFunction(of: type).flatMap({ project.child(of: $0, .parameter) }),
        let route = evaluation.declaredType(of: parameter)
      {
        routeTypes[type] = route
        coordinatorsByRoute[route, default: []].append(type)
      }
      for name in project[type].members.keys where route(name, of: type) != nil {
        coordinatorsByName[name, default: []].append(type)
      }
    }
    for route in coordinatorsByRoute.keys {
      for place in project[route].cases { routesByCase[project.name(of: place), default: []].append(route) }
    }
  }

  // MARK: Routes of Stinsen

  /// The presentations of the arguments of `@Route`.
  private static let presentations: [String: NavigationFact.Kind] = [
    "push": .push, "modal": .sheet, "fullScreen": .cover,
  ]

  /// Returns the property of a coordinator that declares a route.
  private func route(_ name: CodeName, of type: CodeTypeID) -> CodePlace? {
    let routes = (project[type].members[name] ?? []).filter { attribute(ofRoute: $0) != nil }
    return routes.first { !CodeProject.isOfOtherPlatform(project.condition(at: $0)) } ?? routes.first
  }

  /// Returns the attribute `@Route(.push)` or `@Root` of a property.
  private func attribute(ofRoute binding: CodePlace) -> CodePlace? {
    guard project.node(binding).kind == .binding, let variable = project.parent(of: binding) else { return nil }
    return project.children(of: variable).first {
      project.node($0).kind == .attribute && ["Route", "Root"].contains(project.names[project.name(of: $0)])
    }
  }

  private mutating func values(ofRoute binding: CodePlace) -> [CodeValue] {
    project.children(of: binding).last.map { evaluation.values(of: $0) } ?? []
  }

  private func kind(ofRoute binding: CodePlace) -> NavigationFact.Kind {
    guard let attribute = attribute(ofRoute: binding) else { return .push }
    for argument in project.children(of: attribute) {
      guard let value = project.first(of: argument), project.node(value).kind == .implicitMember else { continue }
      if let kind = Self.presentations[project.names[project.name(of: value)]] { return kind }
    }
    return .push
  }

  /// Reads `router.route(to: \.todo, id)`, and `router.root(\.authenticated)`, which replaces all that is shown.
  mutating func readRoute(_ word: String, _ call: Evaluation.Call, _ place: CodePlace, _ owner: CodeOwner) {
    guard let argument = call.arguments.first, evaluation.label(of: argument) == (word == "root" ? "" : "to"),
      let path = project.first(of: argument), project.node(path).kind == .keyPath
    else { return }
    let name = project.name(of: path)
    guard let type = coordinator(routing: call, path, name) else {
      // Other libraries have functions with these names, too.
      guard !coordinators.isEmpty else { return }
      return add(word == "root" ? .root : .push, [], place, owner, from: word)
    }
    guard let route = route(name, of: type) else { return }
    add(word == "root" ? .root : kind(ofRoute: route), values(ofRoute: route), place, owner, from: word)
    nameFact(at: place, project.names[name])
  }

  /// Returns the coordinator of the route in a call: that of the router, or the only one with such a route.
  private func coordinator(routing call: Evaluation.Call, _ path: CodePlace, _ name: CodeName) -> CodeTypeID? {
    var candidates: [CodeTypeID] = []
    let names = project.names(in: path)
    if names.count > 1 { candidates += names.dropLast().compactMap { type(named: $0, near: path) } }
    if let base = project.first(of: call.callee), project.node(call.callee).kind == .member {
      if project.node(base).token >= 0, case .binding(let binding)? = declaration(base) {
        candidates += typesMentioned(by: binding)
      }
      if project.name(of: base) == .`self`, let type = project.typeAround(path) { candidates.append(type) }
    } else if let type = project.typeAround(path) {
      candidates.append(type)
    }
    if let known = candidates.first(where: { route(name, of: $0) != nil }) { return known }
    let all = coordinatorsByName[name] ?? []
    return all.count == 1 ? all[0] : nil
  }

  private func declaration(_ place: CodePlace) -> Evaluation.Declared? {
    let name = project.name(of: place)
    if project.node(place).kind == .name { return evaluation.declaration(of: name, at: place) }
    return variable(named: name, near: place).map { .binding($0) }
  }

  private func type(named name: CodeName, near place: CodePlace) -> CodeTypeID? {
    project.type(named: name, in: project.typeAround(place), from: place.file)
  }

  /// Returns the types in the declared type of a variable: `TodosCoordinator.Router`,
  /// `NavigationRouter<TodosCoordinator>`.
  func typesMentioned(by binding: CodePlace) -> [CodeTypeID] {
    guard let type = project.child(of: binding, .typeName) else { return [] }
    return project.names(in: type).compactMap { self.type(named: $0, near: binding) }
  }

  /// Reads `TabChild(startingItems: [\AuthenticatedCoordinator.home, …])`: the tabs of the coordinator around the call.
  mutating func readTabChild(_ call: Evaluation.Call) {
    guard let items = evaluation.argument(["startingItems"], of: call), let type = project.typeAround(items),
      roles[type] == .tabCoordinator
    else { return }
    for item in project.children(of: items) where project.node(item).kind == .keyPath {
      guard let route = route(project.name(of: item), of: type), let attribute = attribute(ofRoute: route) else {
        continue
      }
      for value in shown(values(ofRoute: route)) {
        add(.tab, [value], item, .type(type), from: "TabChild")
        let last = facts.count - 1
        facts[last].name = project.names[project.name(of: item)]
        guard let tabItem = project.children(of: attribute).first(where: { evaluation.label(of: $0) == "tabItem" }),
          let function = project.first(of: tabItem), let block = block(ofFunction: function)
        else { continue }
        let (title, icon) = texts(in: [block])
        (facts[last].label, facts[last].icon) = (title.flatMap { Self.isKey($0) ? nil : $0 }, icon)
      }
    }
  }

  private func block(ofFunction name: CodePlace) -> CodePlace? {
    guard case .functions(let places)? = evaluation.declaration(of: project.name(of: name), at: name) else {
      return nil
    }
    let own = places.first { !CodeProject.isOfOtherPlatform(project.condition(at: $0)) } ?? places.first
    return own.flatMap { project.child(of: $0, .block) }
  }
}
