/// Routes that are values of a structure, made by its own static members:
///
///     struct Route { static var settings: Route { Route(style: .sheet) { SettingsView() } } }
///     router.go(to: .settings)
extension FactFinder {
  /// The static members of a type that make its values.
  struct RouteFactory {
    let type: CodeTypeID
    let place: CodePlace
  }

  /// What a member of a type of routes shows.
  private struct ShownRoute {
    var values: [CodeValue] = []
    /// How it is shown, where the member says it.
    var kind: NavigationFact.Kind?
  }

  /// Notes what the members without their type lead to that are no cases of enums.
  mutating func followFactories(without followed: Set<CodePlace>) {
    let factories = routeFactories()
    var shown: [CodePlace: ShownRoute] = [:]
    for place in implicitCases where !followed.contains(place) {
      guard let candidates = factories[project.name(of: place)], let owner = owner(of: place) else { continue }
      let context = context(of: place)
      guard let type = expectedType(context, project.name(of: place), candidates.map(\.type)),
        owner != .type(type), let factory = candidates.first(where: { $0.type == type }),
        let word = kind(of: context)
      else { continue }
      let route = shown[factory.place] ?? self.shown(by: factory)
      shown[factory.place] = route
      let name = project.names[project.name(of: place)]
      add(
        word == .push ? route.kind ?? word : word, route.values, place, owner,
        from: "\(project.names[project[type].name]).\(name)")
      if let last = facts.indices.last, facts[last].place == place { facts[last].name = name }
    }
  }

  /// The static members that give their own type, by name; only of types of which one makes a view.
  private mutating func routeFactories() -> [CodeName: [RouteFactory]] {
    var factories: [CodeName: [RouteFactory]] = [:]
    for index in project.types.indices where project.types[index].cases.isEmpty {
      let type = CodeTypeID(index: Int32(index))
      guard roles[type] != .view else { continue }
      let members = project.types[index].members.values.joined()
        .filter { isStatic($0) && evaluation.declaredType(of: $0) == type }
        .sorted { ($0.file, $0.node.index) < ($1.file, $1.node.index) }
        .map { RouteFactory(type: type, place: $0) }
      guard members.contains(where: { !Evaluation.goals(shown(by: $0).values).isEmpty }) else { continue }
      for member in members { factories[project.name(of: member.place), default: []].append(member) }
    }
    return factories
  }

  private func isStatic(_ member: CodePlace) -> Bool {
    project.node(member).flags.contains(.isStatic)
      || project.parent(of: member).map {
        project.node($0).kind == .variable && project.node($0).flags.contains(.isStatic)
      } ?? false
  }

  /// What the values that a member makes have inside: `Route(style: .sheet) { SettingsView() }`.
  private mutating func shown(by factory: RouteFactory) -> ShownRoute {
    var result = ShownRoute()
    let own: Set<String> = [project.names[project[factory.type].name], "Self", "init"]
    var pending = [factory.place]
    while let place = pending.popLast() {
      guard project.node(place).kind == .call, let call = evaluation.call(place),
        project.node(call.callee).token >= 0, own.contains(project.names[project.name(of: call.callee)])
      else {
        pending += project.children(of: place).reversed()
        continue
      }
      for argument in call.arguments {
        guard let value = project.children(of: argument).first else { continue }
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
      ? project.children(of: value).first.map { project.name(of: $0) } ?? .none : project.name(of: value)
  }

  /// The presentation that a word stands for.
  private static func style(_ word: String) -> NavigationFact.Kind? {
    let word = word.lowercased()
    if word.contains("cover") || word.contains("fullscreen") { return .cover }
    if word.contains("popover") { return .popover }
    return word.contains("sheet") || word.contains("modal") ? .sheet : nil
  }
}
