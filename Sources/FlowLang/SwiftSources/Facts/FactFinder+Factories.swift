/// Routes that are values of a structure, made by static members of the structure:
///
///     struct Route { static var settings: Route { Route(style: .sheet) { SettingsView() } } }
///     router.go(to: .settings)
extension FactFinder {
  /// A static member of a type that makes one of its values.
  private struct RouteFactory {
    let type: CodeTypeID
    let name: CodeName
    let member: CodePlace
    /// The values that the route shows.
    var values: [CodeValue] = []
    /// The presentation of the route, if the member specifies it.
    var kind: NavigationFact.Kind?
  }

  /// Adds the facts of implicit member expressions that refer to factories and not to cases of enums.
  mutating func followFactories(without followed: Set<CodePlace>) {
    let uses = implicitCases.filter { !followed.contains($0) }
    let factories = routeFactories(Set(uses.map { project.name(of: $0) }))
    for place in uses {
      let name = project.name(of: place)
      guard let candidates = factories[name], let owner = owner(of: place) else { continue }
      let context = context(of: place)
      guard let type = expectedType(context, name, Array(Set(candidates.map(\.type)))), owner != .type(type),
        let kind = kind(of: context)
      else { continue }
      guard let factory = fitting(candidates.filter { $0.type == type }, place).first else { continue }
      addRoute(kind == .push ? factory.kind ?? kind : kind, factory.values, place, owner, of: type)
    }
  }

  // MARK: Enums

  /// Records the static members of an enum that make one of its cases:
  /// `static func user(_ user: User) -> Route { .profile(id: user.id) }`.
  mutating func noteRenamedCases(of type: CodeTypeID) {
    for (name, members) in project[type].members where !evaluation.isCase(name, of: type) {
      var made: Set<CodeName> = []
      for member in members where isStatic(member) && makes(member, type) {
        for result in project.child(of: member, .block).map({ evaluation.given(by: $0) }) ?? [] {
          var cases = [CodeValue.route(type, implicitName(result))]
          if !project.isImplicit(result) { cases = evaluation.values(of: result) }
          for case .route(type, let name) in cases where evaluation.isCase(name, of: type) { made.insert(name) }
        }
      }
      if made.count == 1 { renamedCases[type, default: [:]][name] = made.first }
    }
  }

  /// Returns the case of an enum that a name of a case or of a static member stands for.
  func caseNamed(_ name: CodeName, of type: CodeTypeID) -> CodeName? {
    evaluation.isCase(name, of: type) ? name : renamedCases[type]?[name]
  }

  // MARK: Structures

  /// Returns the static members whose type is their own type, by name; only of types of which one member makes a view,
  /// and one has a name that code uses.
  private mutating func routeFactories(_ used: Set<CodeName>) -> [CodeName: [RouteFactory]] {
    var factories: [RouteFactory] = []
    for index in project.types.indices where project.types[index].cases.isEmpty {
      let type = CodeTypeID(index: Int32(index))
      guard roles[type] != .view, project.types[index].members.keys.contains(where: used.contains) else { continue }
      let members = project.types[index].members.values.joined()
        .filter { isStatic($0) && makes($0, type) }.sorted()
      guard members.contains(where: { used.contains(project.name(of: $0)) }) else { continue }
      var own = members.map { factory($0, of: type) }
      // `static func help(for topic: Topic) -> Route { Self.help(page: topic.page) }`.
      for index in own.indices where own[index].values.isEmpty {
        guard let other = factory(usedBy: own[index].member, own) else { continue }
        (own[index].values, own[index].kind) = (other.values, other.kind)
      }
      if own.contains(where: { !$0.values.isEmpty }) { factories += own }
    }
    return Dictionary(grouping: factories, by: \.name)
  }

  /// Returns the other factory of a type that the code of a static member uses: `.item(…)`, `Self.item(…)`.
  private func factory(usedBy member: CodePlace, _ factories: [RouteFactory]) -> RouteFactory? {
    var pending = [member]
    while let place = pending.popLast() {
      let isOfType = project.first(of: place).map { project.name(of: $0) == .`Self` } ?? false
      if project.isImplicit(place) || project.node(place).kind == .member && isOfType {
        let fitting = self.fitting(factories.filter { !$0.values.isEmpty && $0.name == project.name(of: place) }, place)
        if let first = fitting.first { return first }
      }
      pending += project.children(of: place).reversed()
    }
    return nil
  }

  /// Returns those of several factories of one name that take the arguments of a call.
  private func fitting(_ factories: [RouteFactory], _ place: CodePlace) -> [RouteFactory] {
    guard let outer = project.parent(of: place), project.first(of: outer) == place, let call = evaluation.call(outer)
    else { return factories }
    let fitting = factories.filter { evaluation.fits($0.member, call) }
    return fitting.isEmpty ? factories : fitting
  }

  /// Whether a member is declared with a type, or is a constant that a call of its initializer makes.
  private func makes(_ member: CodePlace, _ type: CodeTypeID) -> Bool {
    if let declared = evaluation.declaredType(of: member) { return declared == type }
    if let declared = project.child(of: member, .typeName) { return project.name(of: declared) == .`Self` }
    guard let call = project.child(of: member, .call), let callee = project.first(of: call) else { return false }
    return project.name(of: callee) == project[type].name
  }

  func isStatic(_ member: CodePlace) -> Bool {
    project.node(member).flags.contains(.isStatic)
      || project.parent(of: member).map {
        project.node($0).kind == .variable && project.node($0).flags.contains(.isStatic)
      } ?? false
  }

  /// Returns the factory of a member, with the contents of the values that it makes:
  /// `Route(style: .sheet) { SettingsView() }`.
  private mutating func factory(_ member: CodePlace, of type: CodeTypeID) -> RouteFactory {
    var result = RouteFactory(type: type, name: project.name(of: member), member: member)
    let own: Set<String> = [project.names[project[type].name], "Self", "init"]
    var pending = [member]
    while let place = pending.popLast() {
      guard project.node(place).kind == .call, let call = evaluation.call(place),
        project.node(call.callee).token >= 0, own.contains(project.names[project.name(of: call.callee)])
      else {
        pending += project.children(of: place).reversed()
        continue
      }
      for argument in call.arguments {
        guard let value = project.first(of: argument) else { continue }
        if project.isImplicit(value) {
          result.kind = result.kind ?? Self.style(project.names[implicitName(value)])
        } else {
          let values = evaluation.values(of: value)
          if !Evaluation.goals(values).isEmpty { result.values.add(values) }
        }
      }
    }
    return result
  }

  private func implicitName(_ value: CodePlace) -> CodeName {
    project.node(value).kind == .call
      ? project.first(of: value).map { project.name(of: $0) } ?? .none : project.name(of: value)
  }

  /// Returns the presentation for the name of a style.
  private static func style(_ word: String) -> NavigationFact.Kind? {
    let word = word.lowercased()
    if let layer = layer(word) { return layer }
    return word.contains("popover") ? .popover : nil
  }
}
