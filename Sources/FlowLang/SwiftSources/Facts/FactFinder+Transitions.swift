/// XCoordinator: the transitions of a coordinator for each case of an enum of routes, and the triggers of cases.
///
///     class UserCoordinator: NavigationCoordinator<UserRoute> {
///       override func prepareTransition(for route: UserRoute) -> NavigationTransition {
///         switch route { case .detail: return .push(DetailViewController()) … }
///       }
///     }
///     router.trigger(.detail)
extension FactFinder {
  /// The presentation and the goals of a transition.
  struct Transition {
    let kind: NavigationFact.Kind
    var values: [CodeValue]
    /// Whether the argument of the transition is a name.
    var isOfName = false
  }

  /// The presentations of the functions that make transitions; nil for those that show nothing.
  private static let transitions: [String: NavigationFact.Kind?] = [
    "push": .push, "set": .push, "show": .push, "showDetail": .push, "embed": .push, "present": .sheet,
    "presentOnRoot": .sheet, "presentFullScreen": .cover, "dismiss": nil, "dismissToRoot": nil, "dismissAll": nil,
    "pop": nil, "popToRoot": nil, "select": nil,
  ]

  private static let triggers = ["trigger", "contextTrigger", "triggerPublisher"]

  /// Adds the facts of triggered routes, and the tabs of coordinators.
  mutating func followTransitions() {
    for type in coordinators where roles[type] == .tabCoordinator { addTabs(of: type) }
    if routeTypes.isEmpty { return }
    for word in Self.triggers {
      for place in project.names.find(word).flatMap({ calls[$0] }) ?? [] { followTrigger(place) }
    }
  }

  /// Reads `router.setRoot(for: window)`: the initial screen of a window.
  mutating func readRoot(_ call: Evaluation.Call, _ place: CodePlace, _ owner: CodeOwner) -> [GoalPart] {
    guard !coordinators.isEmpty, evaluation.argument(["for"], of: call) != nil,
      project.node(call.callee).kind == .member, let router = project.first(of: call.callee)
    else { return [] }
    add(.root, evaluation.values(of: router), place, owner, from: "setRoot")
    return []
  }

  private mutating func followTrigger(_ place: CodePlace) {
    guard let call = evaluation.call(place), let owner = owner(of: place), let argument = call.arguments.first,
      evaluation.label(of: argument).isEmpty, let value = project.first(of: argument)
    else { return }
    // A function with the same name passes its argument on.
    if let function = functionAround(place), Self.triggers.contains(project.names[project.name(of: function)]) {
      return
    }
    // A route that the initializer triggers is what the coordinator shows first.
    if isInInitializer(place), case .type(let type) = owner, roles[type].isCoordinator { return }
    guard let (route, name) = self.route(value, call) else { return add(.push, [], place, owner, from: "trigger") }
    let screen = screenOfCase(around: place, owner) ?? owner
    for transition in transitions(ofRoute: route, name) {
      add(transition.kind, transition.values, place, screen, from: "trigger")
      nameFact(at: place, project.names[name])
    }
  }

  /// Returns the screen that a coordinator shows in the case around a closure, because it is the screen that triggers:
  ///
  ///     case .home:
  ///       viewModel.onDetail = { self.trigger(.detail) }
  ///       return .push(HomeViewController(viewModel))
  private mutating func screenOfCase(around place: CodePlace, _ owner: CodeOwner) -> CodeOwner? {
    guard case .type(let type) = owner, let function = prepareFunction(of: type), isInside(place, function),
      let parameter = project.child(of: function, .parameter)
    else { return nil }
    for current in project.ancestors(of: place).prefix(while: { $0 != function }) {
      if project.node(current).kind == .switchCase, let whole = project.parent(of: current),
        let subject = project.first(of: whole), project.name(of: subject) == project.name(of: parameter)
      {
        let names = project.children(of: current).filter { project.node($0).kind != .block }.map {
          implicitCases(in: $0)
        }
        guard names.count == 1, let name = names[0].first else { return nil }
        let goals = transitions(of: type, name).flatMap { Evaluation.goals(shown($0.values)) }
        guard goals.count == 1, case .screen(let screen) = goals[0] else { return nil }
        return .type(screen)
      }
    }
    return nil
  }

  /// Returns the route that a call triggers: by its type, by that of the router, or by the only enum with such a case.
  private mutating func route(_ value: CodePlace, _ call: Evaluation.Call) -> (type: CodeTypeID, name: CodeName)? {
    guard project.isImplicit(value) else {
      for case .route(let type, let name) in evaluation.values(of: value) { return (type, name) }
      return nil
    }
    let isCall = project.node(value).kind == .call
    let name = project.name(of: isCall ? project.children(of: value)[0] : value)
    let candidates = routesByCase[name] ?? []
    var known: [CodeTypeID] = []
    var base = call.receiver
    // `router.rx.trigger(.detail)`.
    while let inner = base, project.node(inner).kind == .member, project.names[project.name(of: inner)] == "rx" {
      base = project.first(of: inner)
    }
    if let base, project.name(of: base) != .`self` {
      if project.node(base).token >= 0, let variable = variable(named: project.name(of: base), near: base) {
        known = typesMentioned(by: variable)
      }
    } else if let type = project.typeAround(call.callee) {
      known = [type]
    }
    known += known.compactMap { routeTypes[$0] }
    if let type = known.first(where: candidates.contains) { return (type, name) }
    return candidates.count == 1 ? (candidates[0], name) : nil
  }

  // MARK: Coordinators

  /// Returns the only coordinator with routes of a type.
  func coordinator(ofRouter route: CodeTypeID) -> CodeTypeID? {
    let own = coordinatorsByRoute[route] ?? []
    return own.count == 1 ? own[0] : nil
  }

  func prepareFunction(of type: CodeTypeID) -> CodePlace? {
    guard roles[type].isCoordinator, let name = project.names.find("prepareTransition") else { return nil }
    return project[type].members[name]?.first { project.node($0).kind == .function }
  }

  /// Returns the transitions of all coordinators for a route, one for each presentation.
  private mutating func transitions(ofRoute route: CodeTypeID, _ name: CodeName) -> [Transition] {
    if let known = routeTransitions[.route(route, name)] { return known }
    var result: [Transition] = []
    for type in (coordinatorsByRoute[route] ?? []).prefix(20) {
      for transition in transitions(of: type, name) {
        if let index = result.firstIndex(where: { $0.kind == transition.kind }) {
          result[index].values.add(transition.values)
        } else {
          result.append(transition)
        }
      }
    }
    routeTransitions[.route(route, name)] = result
    return result
  }

  /// Returns the transitions of a coordinator for a route; one without values if the code is not understood.
  mutating func transitions(of type: CodeTypeID, _ name: CodeName) -> [Transition] {
    guard let function = prepareFunction(of: type), let route = routeTypes[type],
      let parameter = project.child(of: function, .parameter), let block = project.child(of: function, .block)
    else { return [] }
    evaluation.known[parameter] = [.route(route, name)]
    defer { evaluation.known[parameter] = nil }
    var result: [Transition] = []
    for place in evaluation.given(by: block) { result += transitions(place, depth: 0) }
    // A router in the payload of the route: `case .events(let router): return .present(router)`.
    guard let given = router(givenTo: name, of: route) else { return result }
    return result.map { $0.values.isEmpty && $0.isOfName ? Transition(kind: $0.kind, values: [given]) : $0 }
  }

  /// Returns the only router in the payload of a case of an enum, if a single coordinator has its routes.
  private func router(givenTo name: CodeName, of route: CodeTypeID) -> CodeValue? {
    guard let place = project[route].cases.first(where: { project.name(of: $0) == name }) else { return nil }
    let routers = project.parameters(of: place)
      .compactMap { evaluation.declaredType(of: $0) }.filter { coordinatorsByRoute[$0] != nil }
    return routers.count == 1 && coordinator(ofRouter: routers[0]) != nil ? .anyRoute(routers[0]) : nil
  }

  private mutating func transitions(_ place: CodePlace, depth: Int) -> [Transition] {
    let unknown = [Transition(kind: .push, values: [])]
    guard depth < 8, project.node(place).kind == .call, let call = evaluation.call(place) else { return unknown }
    let callee = project.node(call.callee).kind
    guard callee == .implicitMember || callee == .member else { return unknown }
    let word = project.names[project.name(of: call.callee)]
    if word == "none" { return added(around: place) }
    if word == "multiple" {
      var parts = call.arguments.compactMap { project.first(of: $0) }
      if parts.count == 1, project.node(parts[0]).kind == .list { parts = project.children(of: parts[0]) }
      return parts.flatMap { transitions($0, depth: depth + 1) }
    }
    let layer = Self.layer(word.lowercased())
    if let own = ownTransitions(call, depth: depth) {
      return own.map { Transition(kind: layer ?? $0.kind, values: $0.values, isOfName: $0.isOfName) }
    }
    let guess = layer ?? (word.hasPrefix("present") ? .sheet : word.hasPrefix("push") ? .push : nil)
    guard let kind = Self.transitions[word] ?? guess.map({ .some($0) }) else { return unknown }
    guard let kind else { return [] }
    guard let argument = call.arguments.first, var value = project.first(of: argument) else { return unknown }
    if project.node(value).kind == .list, let last = project.children(of: value).last { value = last }
    if isAlert(value, depth: 0) { return [] }
    let values = evaluation.values(of: value)
    bind(values, around: place)
    return [Transition(kind: kind, values: values, isOfName: project.node(value).kind == .name)]
  }

  /// Returns the transitions of a function of the app:
  /// `static func alert() -> Transition { …; return .present(alert) }`.
  private mutating func ownTransitions(_ call: Evaluation.Call, depth: Int) -> [Transition]? {
    let functions = evaluation.functions(named: project.name(of: call.callee), fitting: call).filter {
      project.names[project[$0.type].name].hasSuffix("Transition")
    }
    guard functions.count == 1, let block = project.child(of: functions[0].place, .block) else { return nil }
    let parameters = project.parameters(of: functions[0].place)
    for (parameter, argument) in evaluation.matching(parameters, call) { evaluation.arguments[parameter] = argument }
    defer { for parameter in parameters { evaluation.arguments[parameter] = nil } }
    return evaluation.given(by: block).flatMap { transitions($0, depth: depth + 1) }
  }

  /// Reads `addChild(AboutCoordinator(rootViewController: root))`: a coordinator that continues in the same stack.
  private mutating func added(around place: CodePlace) -> [Transition] {
    guard let block = project.around(place, [.block], before: []) else { return [] }
    for statement in project.children(of: block) where project.node(statement).kind == .call {
      guard let call = evaluation.call(statement), project.names[project.name(of: call.callee)] == "addChild",
        let argument = call.arguments.first
      else { continue }
      return [Transition(kind: .push, values: evaluation.values(of: argument))]
    }
    return []
  }

  /// Adds the view models made beside a controller to its contents, because they trigger routes for it.
  private mutating func bind(_ values: [CodeValue], around place: CodePlace) {
    let goals = Evaluation.goals(values)
    guard goals.count == 1, case .screen(let screen) = goals[0], !roles[screen].isCoordinator,
      let block = project.around(place, [.block], before: [])
    else { return }
    var pending = [block]
    var count = 0
    while let next = pending.popLast(), count < 500 {
      count += 1
      pending += project.children(of: next)
      guard project.node(next).kind == .call, let call = evaluation.call(next),
        project.node(call.callee).kind == .name,
        let type = project.type(
          named: project.name(of: call.callee), in: project.typeAround(next), from: next.file), roles[type] == .other
      else { continue }
      embed(.type(type), in: .type(screen))
    }
  }

  // MARK: Tabs

  /// Reads `super.init(tabs: [home, profile])` and `return .set([home, profile])`.
  private mutating func addTabs(of type: CodeTypeID) {
    for place in callsInside(type) {
      guard let call = evaluation.call(place), project.node(call.callee).token >= 0 else { continue }
      let isSet = project.names[project.name(of: call.callee)] == "set"
      guard isSet || project.name(of: call.callee) == .`init`,
        let tabs = evaluation.argument([isSet ? "" : "tabs"], of: call)
      else { continue }
      let isList = project.node(tabs).kind == .list
      if isSet, !isList { continue }
      for tab in isList ? project.children(of: tabs) : [tabs] {
        for value in shown(evaluation.values(of: tab)) { add(.tab, [value], tab, .type(type), from: "tabs") }
      }
    }
  }

  /// Returns the initial values of coordinators without a stack: the first side of a split view, the initial page.
  mutating func initialContent(of type: CodeTypeID) -> [CodeValue] {
    if routeTypes[type] == nil { return [] }
    for place in callsInside(type) {
      guard let call = evaluation.call(place), project.name(of: call.callee) == .`init`,
        let value = evaluation.argument(["master", "set", "root"], of: call)
      else { continue }
      return evaluation.values(of: value)
    }
    return []
  }
}
