/// Closures and functions that coordinators hand to the screens that they make:
///
///     func start() {
///       let list = ListController()
///       list.onSelect = { [weak self] post in self?.showPost(post) }
///       navigation.pushViewController(list, animated: false)
///     }
///
/// `list` leads to what `showPost` shows, not the code that starts the coordinator.
extension FactFinder {
  /// Records a function that code passes or assigns by its name: `ListActions(select: showPost)`.
  mutating func noteReference(_ place: CodePlace) {
    guard let outer = project.parent(of: place) else { return }
    switch project.node(outer).kind {
    case .argument: break
    case .assignment: if project.children(of: outer).last != place { return }
    default: return
    }
    let name = project.name(of: place)
    guard project.membersByName[name]?.contains(where: { project.node($0.place).kind == .function }) == true else {
      return
    }
    references[name, default: []].append(place)
  }

  /// Gives the facts in closures of coordinators to the screens that call the closures.
  mutating func placeCallbacks() {
    for index in facts.indices where facts[index].kind != .tab && facts[index].kind != .root {
      guard let screen = callbackScreen(around: facts[index].place, facts[index].owner) else { continue }
      facts[index].owner = .type(screen)
    }
  }

  /// Returns the screen that calls the closure around a node in the code of a coordinator; nil where the coordinator
  /// itself runs the code.
  mutating func callbackScreen(around place: CodePlace, _ owner: CodeOwner, isReference: Bool = false) -> CodeTypeID? {
    guard case .type(let type) = owner, [.other, .coordinator].contains(roles[type]) else { return nil }
    if isReference, let screen = holder(of: place, depth: 0) { return screen }
    var inner = place
    while let outer = project.parent(of: inner) {
      let kind = project.node(inner).kind
      if [.function, .initializer, .type].contains(kind) { break }
      if kind == .closure, let screen = holder(of: inner, depth: 0) { return screen }
      inner = outer
    }
    // A coordinator of a single screen acts for that screen.
    let own = presentedScreens[type] ?? Evaluation.goals(evaluation.presented(by: type))
    presentedScreens[type] = own
    if own.count == 1, case .screen(let screen) = own[0] { return screen }
    return nil
  }

  /// Returns the functions that pass a function of their type to a screen by its name, with the screen.
  mutating func screensGiven(_ function: CodePlace) -> [(owner: CodeOwner, place: CodePlace)] {
    guard let type = project.typeAround(function) else { return [] }
    var found: [(owner: CodeOwner, place: CodePlace)] = []
    for place in (references[project.name(of: function)] ?? []).prefix(100) {
      if let screen = screenSelecting(place, of: type) { found.append((.type(screen), place)) }
      guard project.typeAround(place) == type else { continue }
      guard let owner = owner(of: place), project.node(place).kind == .member || isFunction(place),
        let screen = callbackScreen(around: place, owner, isReference: true)
      else { continue }
      found.append((.type(screen), place))
    }
    return found
  }

  /// Returns the screen whose code selects a function of another type: `#selector(HomeCoordinator.showHelp)`.
  private mutating func screenSelecting(_ place: CodePlace, of type: CodeTypeID) -> CodeTypeID? {
    guard isSelected(place), project.node(place).kind == .member, !isOfSelf(place),
      case .type(let screen)? = owner(of: place), roles[screen].isScreen,
      let base = project.first(of: place), case .type(let known)? = evaluation.values(of: base).first,
      known == type || inherits(known, type)
    else { return nil }
    return screen
  }

  /// Whether a function is selected by its name: `#selector(save)`.
  func isSelected(_ place: CodePlace) -> Bool {
    guard let argument = project.parent(of: place), project.node(argument).kind == .argument,
      let macro = project.parent(of: argument)
    else { return false }
    return project.node(macro).kind == .macro
  }

  private func isFunction(_ name: CodePlace) -> Bool {
    if case .functions? = evaluation.declaration(of: project.name(of: name), at: name) { true } else { false }
  }

  // MARK: Holders

  /// The functions that call a closure for each value of their receiver.
  private static let observers: Set<String> = [
    "sink", "subscribe", "bind", "drive", "emit", "observe", "observeNext", "observeValues", "startWithValues",
    "onReceive",
  ]

  /// The beginnings of the names of functions that make what they return.
  private static let makers = ["make", "create", "build", "instantiate", "assemble", "new"]

  /// Returns the screen that gets a value: the one that the value is an argument of, or is assigned to a property of,
  /// itself or through the objects that the screen is made with.
  mutating func holder(of value: CodePlace, depth: Int) -> CodeTypeID? {
    guard depth < 6, let outer = project.parent(of: value) else { return nil }
    switch project.node(outer).kind {
    case .argument:
      guard let place = project.parent(of: outer) else { return nil }
      // `#selector(save)` of a button.
      if project.node(place).kind == .macro { return holder(of: place, depth: depth + 1) }
      guard let call = evaluation.call(place), project.node(call.callee).token >= 0 else { return nil }
      let name = project.names[project.name(of: call.callee)]
      if Self.observers.contains(name), project.node(call.callee).kind == .member {
        return project.first(of: call.callee).flatMap { holder(ofPart: $0, depth) }
      }
      let makes = name.first?.isUppercase == true || name == "init" || Self.makers.contains(where: name.hasPrefix)
      guard makes, name != "Task", !SystemViews.controls.contains(name) else { return nil }
      return screen(among: evaluation.values(of: place)) ?? holder(of: place, depth: depth + 1)
    case .assignment:
      let parts = project.children(of: outer)
      guard parts.count == 2, parts[1] == value else { return nil }
      if project.node(parts[0]).kind == .name { return holder(ofVariable: parts[0], depth) }
      return project.first(of: parts[0]).flatMap { holder(ofPart: $0, depth) }
    case .binding: return isLocal(outer) ? holder(ofUsesOf: outer, depth) : nil
    case .tuple, .cast, .list, .sequence: return holder(of: outer, depth: depth + 1)
    default: return nil
    }
  }

  /// Returns the screen that an expression stands for, or the one that is made with the local variable that the
  /// expression is a part of: `model` of `model.events.sink { … }`.
  private mutating func holder(ofPart place: CodePlace, _ depth: Int) -> CodeTypeID? {
    if let screen = screen(among: evaluation.values(of: place)) { return screen }
    var root = place
    for _ in 0..<20 where [.member, .call].contains(project.node(root).kind) {
      guard let base = project.first(of: root) else { return nil }
      root = base
    }
    if root != place, let screen = screen(among: evaluation.values(of: root)), project.name(of: root) != .`self` {
      return screen
    }
    return project.node(root).kind == .name ? holder(ofVariable: root, depth) : nil
  }

  private mutating func holder(ofVariable name: CodePlace, _ depth: Int) -> CodeTypeID? {
    guard case .binding(let variable)? = evaluation.declaration(of: project.name(of: name), at: name),
      isLocal(variable)
    else { return nil }
    return holder(ofUsesOf: variable, depth)
  }

  private mutating func holder(ofUsesOf variable: CodePlace, _ depth: Int) -> CodeTypeID? {
    for use in uses(of: variable).prefix(20) {
      guard let outer = project.parent(of: use), project.node(outer).kind == .argument || isGivenAway(use, outer),
        let screen = holder(of: use, depth: depth + 1)
      else { continue }
      return screen
    }
    return nil
  }

  /// Whether a statement assigns a value to a property of another object: `list.source = source`.
  private func isGivenAway(_ value: CodePlace, _ statement: CodePlace) -> Bool {
    let parts = project.children(of: statement)
    return project.node(statement).kind == .assignment && parts.count == 2 && parts[1] == value
      && project.node(parts[0]).kind == .member && !isOfSelf(parts[0])
  }

  /// Returns the only screen among values, or the one that the coordinator among them shows first.
  private mutating func screen(among values: [CodeValue]) -> CodeTypeID? {
    let goals = Evaluation.goals(values)
    if goals.count == 1, case .screen(let type) = goals[0] { return roles[type].isCoordinator ? nil : type }
    guard goals.isEmpty, case .instance(let type)? = values.first, roles[type] == .other else { return nil }
    let shown = presentedScreens[type] ?? Evaluation.goals(evaluation.presented(by: type))
    presentedScreens[type] = shown
    if shown.count == 1, case .screen(let screen) = shown[0] { return screen }
    return shown.isEmpty ? started(by: type) : nil
  }

  /// Returns the only screen that the function `start` of a coordinator shows, itself or through the functions that it
  /// calls.
  private mutating func started(by type: CodeTypeID) -> CodeTypeID? {
    if let known = startedScreens[type] { return known }
    startedScreens[type] = .some(nil)
    guard let name = project.names.find("start"), let start = project[type].members[name]?.first else { return nil }
    var functions: Set = [start]
    var pending = [start]
    while let next = pending.popLast(), functions.count < 12 {
      for name in namesCalled(in: next) {
        for function in project[type].members[name] ?? [] where project.node(function).kind == .function {
          if functions.insert(function).inserted { pending.append(function) }
        }
      }
    }
    var goals: Set<NavigationFact.Goal> = []
    for fact in facts where fact.owner == .type(type) && fact.kind != .tab {
      guard let around = functionAround(fact.place), functions.contains(around) else { continue }
      if fact.certainty != .exact { return nil }
      goals.formUnion(fact.goals)
    }
    guard goals.count == 1, case .screen(let screen)? = goals.first else { return nil }
    startedScreens[type] = screen
    return screen
  }

  /// Returns the names of the functions that a function calls outside of closures.
  private func namesCalled(in function: CodePlace) -> [CodeName] {
    var names: [CodeName] = []
    var pending = [function]
    var count = 0
    while let place = pending.popLast(), count < 2000 {
      count += 1
      if project.node(place).kind == .closure { continue }
      if project.node(place).kind == .call, let callee = project.first(of: place),
        project.node(callee).kind == .name || isOfSelf(callee)
      {
        names.append(project.name(of: callee))
      }
      pending += project.children(of: place)
    }
    return names
  }

  // MARK: Objects that stand for screens

  /// Adds the facts of calls that show an object which makes its own controller, where the function is not followed:
  /// `navigation.push(DetailCoordinator())` with `func toPresentable() -> UIViewController` in the coordinator.
  mutating func followPresentables() {
    let known = Set(facts.map(\.place))
    for (word, kind) in Self.presentableWords {
      for place in (project.names.find(word).flatMap { calls[$0] } ?? []).prefix(2000) where !known.contains(place) {
        guard let call = evaluation.call(place), project.node(call.callee).kind == .member,
          let owner = owner(of: place), let argument = call.arguments.first,
          let value = project.first(of: argument)
        else { continue }
        var values = evaluation.values(of: value)
        guard case .instance(let type)? = values.first, owner != .type(type) else { continue }
        evaluation.addPresented(to: &values)
        if !Evaluation.goals(values).isEmpty { add(kind, values, place, owner, from: word) }
      }
    }
  }

  private static let presentableWords: [(String, NavigationFact.Kind)] = [
    ("push", .push), ("present", .sheet), ("setRootCoordinator", .push), ("setRootModule", .push), ("setRoot", .push),
    ("setSheetCoordinator", .sheet), ("setFullScreenCoverCoordinator", .cover), ("setOverlayCoordinator", .cover),
  ]
}

extension Evaluation {
  /// Adds what the objects among some values show; nothing where one of them is not known to show anything.
  mutating func addPresented(to values: inout [CodeValue]) {
    var shown: [CodeValue] = []
    for case .instance(let type) in values {
      let own = presented(by: type)
      if own.isEmpty { return }
      shown.add(own)
    }
    values.add(shown)
  }

  /// Returns what an object shows that stands for a screen: the result of its `toPresentable()`.
  mutating func presented(by type: CodeTypeID) -> [CodeValue] {
    for word in ["toPresentable", "toPresent"] {
      guard let name = project.names.find(word), let function = project[type].members[name]?.first,
        let block = project.child(of: function, .block)
      else { continue }
      return values(of: block).filter(\.isShown)
    }
    return []
  }

  /// Returns what the initializers of a class assign to one of its properties:
  /// `controller = UIHostingController(rootView: view)`.
  mutating func givenByInitializers(_ binding: CodePlace) -> [CodeValue] {
    guard let variable = project.parent(of: binding), project.node(variable).kind == .variable,
      !project.node(variable).flags.contains(.isStatic),
      let block = project.parent(of: variable), let place = project.parent(of: block),
      let type = project.typesByPlace[place], roles[type] == .other || roles[type].isController,
      let initName = project.names.find("init")
    else { return [] }
    var values: [CodeValue] = []
    for initializer in (project[type].members[initName] ?? []).prefix(4) {
      guard let block = project.child(of: initializer, .block) else { continue }
      values.add(assigned(to: project.name(of: binding), in: block, ofSelf: true).filter(\.isShown))
    }
    return values
  }
}
