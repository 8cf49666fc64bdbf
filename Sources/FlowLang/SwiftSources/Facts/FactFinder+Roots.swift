/// Navigation controllers that get their first controller on a line of its own:
///
///     navigation.pushViewController(settings, animated: false)
///     home.present(navigation, animated: true)
///
/// The screen that is presented is `settings`; the push is not visible.
extension FactFinder {
  /// Returns the first controller of a navigation controller that is presented; empty where it is not known.
  ///
  /// - Parameters:
  ///   - value: The navigation controller.
  ///   - place: The call that presents it.
  mutating func rootGiven(to value: CodePlace, around place: CodePlace) -> [CodeValue] {
    guard let name = heldName(value) else { return [] }
    for statement in statementsBeside(place) {
      var target: CodePlace?
      var given: CodePlace?
      if let call = evaluation.call(statement), project.node(statement).kind == .call {
        target = call.callee
        given = call.firstValue
      } else if project.node(statement).kind == .assignment {
        (target, given) = (project.first(of: statement), project.children(of: statement).last)
      }
      guard let target, let given, heldName(ofReceiver: target) == name,
        ["pushViewController", "setViewControllers", "viewControllers"].contains(words[project.name(of: target)]),
        !isTabController(target)
      else { continue }
      let values = evaluation.values(of: given)
      if values.contains(where: \.isShown) { return values }
    }
    return []
  }

  /// Whether a push is about a navigation controller that the same code presents, returns, or shows in a window.
  ///
  /// - Parameters:
  ///   - target: The member of the navigation controller, as `navigation.pushViewController`.
  ///   - place: The push.
  func isRootGiven(by target: CodePlace, _ place: CodePlace) -> Bool {
    guard let name = heldName(ofReceiver: target) else { return false }
    return statementsBeside(place).contains { statement in
      if project.node(statement).kind == .call, let call = evaluation.call(statement) {
        guard words[project.name(of: call.callee)] == "present" || replacesRoot(call),
          let shown = call.firstValue
        else { return false }
        return heldName(shown) == name
      }
      let parts = project.children(of: statement)
      // A function that makes the stack returns it.
      if project.node(statement).kind == .return {
        return parts.first.map { heldName($0) == name && localValue($0) != nil } ?? false
      }
      guard project.node(statement).kind == .assignment, parts.count == 2, project.node(parts[0]).token >= 0 else {
        return false
      }
      return words[project.name(of: parts[0])] == "rootViewController" && heldName(parts[1]) == name
    }
  }

  /// Whether a call is one of a function of the app that replaces what a window shows: `changeRoot(navigation)`.
  private func replacesRoot(_ call: Evaluation.Call) -> Bool {
    let name = project.name(of: call.callee)
    return project.membersByName[name] != nil && project.names[name].lowercased().contains("root")
  }

  /// Whether the initializer of a navigation controller sets its first controller.
  func isRootOfInitializer(_ call: Evaluation.Call, _ place: CodePlace, _ owner: CodeOwner) -> Bool {
    guard case .type(let type) = owner, roles[type] == .navigationController,
      project.node(call.callee).kind == .name || isOfSelf(call.callee)
    else { return false }
    return project.around(place, [.initializer]) != nil
  }

  /// Returns the presentation of the stack that a coordinator fills, which the code beside the call presents; nil where
  /// it presents none:
  ///
  ///     let router = Router.modal(style: .popover)
  ///     let coordinator = SettingsCoordinator(router: router)
  ///     coordinator.start()
  ///     present(router, animated: true)
  mutating func styleOfStack(usedBy call: Evaluation.Call, _ place: CodePlace) -> NavigationFact.Kind? {
    var stacks = Set(namesGiven(in: place))
    let base = call.receiver.flatMap { project.node($0).kind == .name ? $0 : nil }
    if let base, let made = localValue(base) { stacks.formUnion(namesGiven(in: made)) }
    if stacks.isEmpty, base == nil { return nil }
    for statement in statementsAround(place) where project.node(statement).kind == .call {
      guard let call = evaluation.call(statement), words[project.name(of: call.callee)] == "present",
        let shown = call.firstValue
      else { continue }
      if project.node(shown).kind == .member {
        // The stack of the coordinator itself: `present(coordinator.navigation, animated: true)`.
        guard let base, let holder = project.first(of: shown), project.node(holder).kind == .name,
          project.name(of: holder) == project.name(of: base), project.name(of: base) != .`self`
        else { continue }
      } else {
        guard project.node(shown).kind == .name, stacks.contains(project.name(of: shown)) else { continue }
      }
      presentedStacks.insert(statement)
      if let style = style(of: shown, around: statement) { return style }
      return localValue(shown).flatMap { styleGiven(in: $0) } ?? .sheet
    }
    return base.map { isReturned(stackOf: $0, around: place) } ?? false ? .sheet : nil
  }

  /// Whether the code around a call of a coordinator in a local variable returns the stack of the coordinator, which is
  /// then presented: `return coordinator.navigation`.
  private func isReturned(stackOf coordinator: CodePlace, around place: CodePlace) -> Bool {
    guard localValue(coordinator) != nil else { return false }
    return statementsBeside(place).contains { statement in
      guard project.node(statement).kind == .return, var stack = project.first(of: statement) else { return false }
      if project.node(stack).kind == .name {
        guard case .binding(let binding)? = evaluation.declaration(of: project.name(of: stack), at: stack),
          isLocal(binding), let value = project.children(of: binding).last
        else { return false }
        stack = value
      }
      return project.node(stack).kind == .member && heldName(ofReceiver: stack) == project.name(of: coordinator)
    }
  }

  /// Whether a navigation controller of the app is made empty and given to a function or an object that fills it:
  /// `SettingsCoordinator(navigation: navigation).start()`, `showSettings(in: navigation)`.
  func isFilledElsewhere(_ stack: CodePlace, _ values: [CodeValue]) -> Bool {
    guard project.node(stack).kind == .name, values.count == 1, case .goal(.screen(let type)) = values[0],
      roles[type] == .navigationController,
      case .binding(let binding)? = evaluation.declaration(of: project.name(of: stack), at: stack), isLocal(binding)
    else { return false }
    return uses(of: binding).contains { use in
      guard let argument = project.parent(of: use), project.node(argument).kind == .argument,
        let call = project.parent(of: argument),
        let callee = project.node(call).kind == .call ? project.first(of: call) : nil,
        project.node(callee).token >= 0
      else { return false }
      let name = project.names[project.name(of: callee)]
      return name.hasSuffix("Coordinator")
        || name != "present" && project.membersByName[project.name(of: callee)] != nil
    }
  }

  /// Leaves facts without a goal where the goal would be a navigation controller of the app that other code makes
  /// around several screens, so that it stands for none of them, or around screens that are not known.
  mutating func leaveEmptyStacks() {
    for index in facts.indices {
      guard case .screen(let type)? = facts[index].goals.first, facts[index].goals.count == 1,
        standsForNone(type)
      else { continue }
      (facts[index].goals, facts[index].certainty) = ([], .unknown)
    }
  }

  private func standsForNone(_ stack: CodeTypeID) -> Bool {
    if roles[stack] == .controller { return evaluation.rootsMade[stack, default: []].count > 1 }
    guard roles[stack] == .navigationController else { return false }
    let count = evaluation.wrapped[stack, default: []].count
    if count > 0 || !evaluation.stacksMade.contains(stack) { return count > 1 }
    return !([stack] + project.bases(of: stack)).contains { type in
      project[type].places.contains { place in
        project.names(in: place).contains { name in
          Self.changes.contains(words[name] ?? "") && project[type].members[name] == nil
        }
      }
    }
  }

  /// The members of a navigation controller that determine what it shows.
  private static let changes: Set<String> = ["pushViewController", "setViewControllers", "viewControllers"]

  /// Whether a stack consists of controllers that it has already: `navigation.viewControllers.dropLast()`, also in a
  /// local variable.
  func isOwnStack(_ stack: CodePlace, _ values: [CodeValue]) -> Bool {
    if values.contains(where: { $0.isShown || $0.isParameter }) || project.node(stack).kind == .list { return false }
    var made = stack
    if project.node(stack).kind == .name {
      guard case .binding(let binding)? = evaluation.declaration(of: project.name(of: stack), at: stack),
        isLocal(binding), let value = project.children(of: binding).last
      else { return false }
      made = value
    }
    return project.names(in: made).contains { words[$0] == "viewControllers" }
  }

  /// Returns the value of a local constant.
  func localValue(_ name: CodePlace) -> CodePlace? {
    guard case .binding(let binding)? = evaluation.declaration(of: project.name(of: name), at: name), isLocal(binding)
    else { return nil }
    return project.child(of: binding, .call)
  }

  /// Returns the names of the variables that are arguments of a call, or of the calls that it begins with.
  private func namesGiven(in call: CodePlace) -> [CodeName] {
    var names: [CodeName] = []
    var next: CodePlace? = call
    for _ in 0..<8 {
      guard let place = next, [.call, .member].contains(project.node(place).kind) else { break }
      if project.node(place).kind == .call {
        let arguments = evaluation.call(place)?.arguments.compactMap { project.first(of: $0) } ?? []
        names += arguments.filter { project.node($0).kind == .name }.map { project.name(of: $0) }
      }
      next = project.first(of: place)
    }
    return names
  }

  func heldName(ofReceiver member: CodePlace) -> CodeName? {
    guard project.node(member).kind == .member else { return nil }
    return project.first(of: member).flatMap { heldName($0) }
  }

  /// The name of a variable: `navigation`, `self.navigation`.
  func heldName(_ place: CodePlace) -> CodeName? {
    let kind = project.node(place).kind
    guard kind == .name || isOfSelf(place) else { return nil }
    let name = project.name(of: place)
    return name == .none || name == .`self` ? nil : name
  }

  /// Returns the values that the last statement before a call gives the variable that the call shows:
  ///
  ///     navigation = makeEditor()
  ///     present(navigation, animated: true)
  mutating func assignedBefore(_ value: CodePlace, _ place: CodePlace) -> [CodeValue] {
    guard let name = heldName(value) else { return [] }
    let assigned = statementsBeside(place).last { statement in
      project.node(statement).kind == .assignment && project.node(statement).first < project.node(place).first
        && project.first(of: statement).flatMap { heldName($0) } == name
    }
    return assigned.flatMap { project.children(of: $0).last }.map { evaluation.values(of: $0).filter(\.isShown) } ?? []
  }

  /// Returns the statements of the block that contains a statement.
  private func statementsBeside(_ place: CodePlace) -> [CodePlace] {
    guard let block = project.parent(of: place),
      project.node(block).kind == .block || project.node(block).kind == .closure
    else { return [] }
    return Array(project.children(of: block).prefix(200))
  }

  /// Returns the statements of the blocks of a function that contain a statement.
  private func statementsAround(_ place: CodePlace) -> [CodePlace] {
    var statements = statementsBeside(place)
    var inner = place
    while let outer = project.parent(of: inner), ![.function, .closure, .type].contains(project.node(outer).kind) {
      if [.if, .switch, .do].contains(project.node(outer).kind) { statements += statementsBeside(outer) }
      inner = outer
    }
    return statements
  }

  // MARK: Windows

  /// Makes the only view of a window that leads on its root; the others, such as banners, are beside it:
  ///
  ///     WindowGroup { VStack { OfflineBanner(); HomeView() } }
  ///
  /// Of the views that depend on a condition, those that lead on come first.
  mutating func chooseRoots() {
    let roots = facts.indices.filter { facts[$0].kind == .root && facts[$0].certainty != .exact }
    if roots.isEmpty { return }
    let leading = leadingOwners()
    for index in roots {
      let goals = windowViews[facts[index].place] ?? facts[index].goals
      let own = goals.filter { Self.leads($0, leading) }
      if facts[index].certainty == .oneOf {
        facts[index].goals = own + goals.filter { !own.contains($0) }
      } else if own.count == 1 {
        (facts[index].goals, facts[index].certainty) = (own, .exact)
      }
    }
  }

  /// The views that lead to a goal, and those around them.
  private func leadingOwners() -> Set<CodeOwner> {
    let known = facts.filter { $0.certainty != .unknown && $0.kind != .root }
    return ScreenPlan.extended(Set(known.map(\.owner)), over: contents)
  }

  private static func leads(_ goal: NavigationFact.Goal, _ leading: Set<CodeOwner>) -> Bool {
    if case .screen(let type) = goal { leading.contains(.type(type)) } else { false }
  }

  /// Places what the app itself presents on the screen of its window, if only one of the screens that the window may
  /// show leads on:
  ///
  ///     WindowGroup { if isReady { HomeView().sheet(item: $contact) { ContactView($0) } } else { SplashView() } }
  ///
  /// What functions of the app open, such as that for a url, may be shown on any screen.
  mutating func placeFactsOfApps() {
    func isOfApp(_ fact: NavigationFact) -> Bool {
      if case .type(let type) = fact.owner { roles[type] == .app } else { false }
    }
    let presented = facts.indices.filter { isOfApp(facts[$0]) && isModifier(facts[$0].place) }
    if presented.isEmpty { return }
    let leading = leadingOwners()
    var screens: [CodeOwner: Set<CodeOwner>] = [:]
    for fact in facts where fact.kind == .root && isOfApp(fact) {
      for case .screen(let type) in fact.goals where Self.leads(.screen(type), leading) {
        screens[fact.owner, default: []].insert(.type(type))
      }
    }
    for index in presented {
      let own = screens[facts[index].owner] ?? []
      if own.count == 1, let screen = own.first { facts[index].owner = screen }
    }
  }

  /// Whether a site is a modifier that presents a view.
  private func isModifier(_ place: CodePlace) -> Bool {
    guard let callee = project.first(of: place), project.node(callee).kind == .member else { return false }
    let modifiers = ["sheet", "fullScreenCover", "popover", "navigationDestination"]
    return words[project.name(of: callee)].map(modifiers.contains) ?? false
  }

  // MARK: Split views

  /// Records what a split view shows for a selection: `NavigationSplitView { list } detail: { DetailView(selected) }`.
  mutating func noteDetail(_ call: Evaluation.Call, _ owner: CodeOwner) {
    guard project.node(call.callee).kind == .name, let detail = evaluation.argument(["detail"], of: call) else {
      return
    }
    let values = views(beside: detail)
    // Of three columns, the first one selects in the second, and that one in the third.
    let middle = evaluation.argument(["content"], of: call).map { views(beside: $0) } ?? []
    if !middle.isEmpty { details[owner, default: []].add(middle) }
    for case .goal(.screen(let type)) in middle where !values.isEmpty { details[.type(type), default: []].add(values) }
    if middle.isEmpty, !values.isEmpty { details[owner, default: []].add(values) }
  }

  private mutating func views(beside content: CodePlace) -> [CodeValue] {
    evaluation.viewsBeside(in: content).compactMap { goal in
      if case .screen(let type) = goal, roles[type] == .view { .goal(goal) } else { nil }
    }
  }

  /// Returns what the split view shows that a list is in, for the values of links that have no destination.
  func selected(by owner: CodeOwner) -> [CodeValue] {
    var level: Set = [owner]
    var seen = level
    // The nearest split view around counts.
    for _ in 0..<12 where !level.isEmpty {
      let found = Set(level.compactMap { details[$0] })
      if let values = found.first { return found.count == 1 ? values : [] }
      level = Set(contents.filter { $0.value.contains(where: level.contains) }.keys).subtracting(seen)
      seen.formUnion(level)
    }
    return []
  }
}
