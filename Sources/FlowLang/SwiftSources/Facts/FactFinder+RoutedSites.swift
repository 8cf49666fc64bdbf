/// Functions that show a destination that depends on a case of an enum, their parameter:
///
///     func present(_ scene: Scene, _ transition: Transition) {
///       let controller = make(scene)
///       switch transition {
///       case .show: navigationController?.pushViewController(controller, animated: true)
///       case .modal: present(controller, animated: true)
///       }
///     }
///
/// The cases in each call determine what is shown, and how.
extension FactFinder {
  /// A site whose destination depends on a case.
  struct RoutedSite: Hashable {
    let place: CodePlace
    /// The destination.
    let value: CodePlace
    let kind: NavigationFact.Kind
    /// The parameter that decides, and its enum.
    let parameter: CodePlace
    let type: CodeTypeID
    let function: CodePlace
    /// The cases that parameters of the function must have, beside those that the place needs.
    let needs: Needs
  }

  /// A function whose parameter decides what a site shows.
  private struct RoutedFunction: Hashable {
    let function: CodePlace
    let parameter: CodePlace
    let site: RoutedSite
    let needs: Needs
  }

  /// Whether the destination depends on an enum that is a parameter of the function around.
  mutating func routedSite(
    _ kind: NavigationFact.Kind, _ value: CodePlace, _ values: [CodeValue], _ place: CodePlace, _ needs: Needs = [:]
  ) -> RoutedSite? {
    guard Evaluation.goals(values).count > 1, let function = functionAround(place) else { return nil }
    for parameter in project.parameters(of: function) {
      guard let type = evaluation.declaredType(of: parameter), project[type].cases.count > 1 else { continue }
      let site = RoutedSite(
        place: place, value: value, kind: kind, parameter: parameter, type: type, function: function, needs: needs)
      let first = project.name(of: project[type].cases[0])
      if Set(self.values(of: site, first)) != Set(values) { return site }
    }
    return nil
  }

  private mutating func values(of site: RoutedSite, _ name: CodeName) -> [CodeValue] {
    evaluation.values(of: site.value, where: site.parameter, is: .route(site.type, name))
  }

  /// Records the destinations of each call of such a function.
  mutating func followRoutedSites() {
    var pending = routedSites.map {
      RoutedFunction(
        function: $0.function, parameter: $0.parameter, site: $0,
        needs: Self.joined(needs(of: $0.place, in: $0.function), $0.needs))
    }
    var seen = Set(pending)
    var shown: [RouteKey: [CodeValue]] = [:]
    var called: Set<CodePlace> = []
    var index = 0
    while index < pending.count, index < 400 {
      let item = pending[index]
      index += 1
      for place in (calls[project.name(of: item.function)] ?? []).prefix(1000) {
        guard let call = evaluation.call(place), let owner = owner(of: place), mayCall(item.function, call, place),
          let argument = argument(of: call, item.parameter, of: item.function)
        else { continue }
        guard let needs = needs(around: call, item.needs, of: item.function) else {
          called.insert(item.site.function)
          continue
        }
        if let parameter = outerParameter(argument), let function = project.parent(of: parameter) {
          let outer = RoutedFunction(function: function, parameter: parameter, site: item.site, needs: needs)
          if seen.insert(outer).inserted { pending.append(outer) }
          continue
        }
        called.insert(item.site.function)
        guard let names = cases(of: argument, item.site.type, depth: 0) else {
          // One of a few values is worth a link for each; an arbitrary value says nothing about the destination.
          let values = evaluation.values(of: item.site.value)
          let isFew = Evaluation.goals(values).count <= Self.mostAlternatives
          add(item.site.kind, isFew ? values : [], place, owner, from: project.names[project.name(of: item.function)])
          continue
        }
        for name in names.sorted(by: { $0.index < $1.index }) {
          let key = RouteKey(table: item.site.place, value: .route(item.site.type, name))
          let values = shown[key] ?? values(of: item.site, name)
          shown[key] = values
          addRouted(item.site, name, values, place, owner)
        }
      }
    }
    // Where no call gives the case, any destination may be shown.
    for site in routedSites where !called.contains(site.function) {
      guard let owner = owner(of: site.place) else { continue }
      add(site.kind, evaluation.values(of: site.value), site.place, owner, from: project.names[name(of: site.place)])
    }
  }

  private func name(of call: CodePlace) -> CodeName { project.first(of: call).map { project.name(of: $0) } ?? .none }

  private mutating func addRouted(
    _ site: RoutedSite, _ name: CodeName, _ values: [CodeValue], _ place: CodePlace, _ owner: CodeOwner
  ) {
    var values = values
    if Evaluation.goals(values).isEmpty {
      // `case share(UIActivityViewController)`: the controller comes with the case. An alert is no screen.
      let types = project[site.type].cases.filter { project.name(of: $0) == name }.flatMap {
        project.parameters(of: $0)
      }
      .compactMap { project.child(of: $0, .typeName) }.map { project.names[project.name(of: $0)] }
      if types.contains("UIAlertController") { return }
      values = types.first(where: SystemViews.isScreen).map { [.goal(.outside($0))] } ?? values
    }
    let count = facts.count
    add(site.kind, values, place, owner, from: project.names[self.name(of: place)])
    if facts.count > count { facts[count].name = project.names[name] }
  }

  // MARK: Cases

  /// Returns the argument of a call for a parameter, or the default value where the call has none.
  func argument(of call: Evaluation.Call, _ parameter: CodePlace, of function: CodePlace) -> CodePlace? {
    let given = evaluation.matching(project.parameters(of: function), call).first { $0.parameter == parameter }
    return given?.argument
      ?? project.children(of: parameter).first { ![.typeName, .attribute].contains(project.node($0).kind) }
  }

  /// The parameter of the function around that an expression is.
  func outerParameter(_ place: CodePlace) -> CodePlace? {
    guard project.node(place).kind == .name,
      case .parameter(let parameter)? = evaluation.declaration(of: project.name(of: place), at: place),
      let function = project.parent(of: parameter), project.node(function).kind == .function
    else { return nil }
    return parameter
  }

  /// The cases that an expression may be; nil where that is not known.
  mutating func cases(of place: CodePlace, _ type: CodeTypeID, depth: Int) -> Set<CodeName>? {
    guard depth < 6 else { return nil }
    switch project.node(place).kind {
    case .implicitMember:
      let name = project.name(of: place)
      return evaluation.isCase(name, of: type) ? [name] : nil
    case .call where project.isImplicit(place):
      return project.first(of: place).flatMap { cases(of: $0, type, depth: depth + 1) }
    case .ternary:
      return union(Array(project.children(of: place).dropFirst()), type, depth)
    case .name:
      guard case .binding(let binding)? = evaluation.declaration(of: project.name(of: place), at: place) else {
        return nil
      }
      let parts = project.children(of: binding).filter { project.node($0).kind != .typeName }
      return union(parts.isEmpty ? assigned(to: binding) : parts, type, depth)
    default:
      for case .route(type, let name) in evaluation.values(of: place) { return [name] }
      return nil
    }
  }

  private mutating func union(_ places: [CodePlace], _ type: CodeTypeID, _ depth: Int) -> Set<CodeName>? {
    var names: Set<CodeName> = []
    for place in places {
      guard let found = cases(of: place, type, depth: depth + 1) else { return nil }
      names.formUnion(found)
    }
    return names.isEmpty ? nil : names
  }

  /// Returns the values that are assigned to a local constant without an initial value.
  func assigned(to binding: CodePlace) -> [CodePlace] {
    guard let variable = project.parent(of: binding), let block = project.parent(of: variable),
      project.node(block).kind == .block || project.node(block).kind == .closure
    else { return [] }
    var found: [CodePlace] = []
    var pending = [block]
    var count = 0
    while let next = pending.popLast(), count < 2000 {
      count += 1
      let parts = project.children(of: next)
      if project.node(next).kind == .assignment, parts.count == 2, project.node(parts[0]).kind == .name,
        project.name(of: parts[0]) == project.name(of: binding)
      {
        found.append(parts[1])
      }
      pending += parts
    }
    return found
  }
}
