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
    guard let name = heldName(value), !project.names[name].lowercased().contains("tab") else { return [] }
    for statement in statementsBeside(place) {
      guard let root = evaluation.root(givenTo: name, by: statement) else { continue }
      let values = evaluation.values(of: root)
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
      guard let call = evaluation.call(statement), let shown = call.firstValue else { continue }
      // `router.push(coordinator)`, where the coordinator fills the stack that it is given.
      if let base, project.node(shown).kind == .name, project.name(of: shown) == project.name(of: base) {
        presentedStacks.insert(statement)
      }
      guard words[project.name(of: call.callee)] == "present" else { continue }
      // The stack of the coordinator itself: `present(coordinator.navigation, animated: true)`.
      guard
        project.node(shown).kind == .name && stacks.contains(project.name(of: shown))
          || base.map({ isStack(shown, ofHolder: $0) }) ?? false
      else { continue }
      presentedStacks.insert(statement)
      if let style = style(of: shown, around: statement) { return style }
      return localValue(shown).flatMap { styleGiven(in: $0) } ?? .sheet
    }
    return base.map { isReturned(stackOf: $0, around: place) } ?? false ? .sheet : nil
  }

  /// Whether an expression is what a coordinator in a variable gives to be shown: `coordinator.navigation`,
  /// `coordinator.toPresentable()`, also by way of a local constant.
  private func isStack(_ shown: CodePlace, ofHolder coordinator: CodePlace) -> Bool {
    switch project.node(shown).kind {
    case .name: return localValue(shown).map { isStack($0, ofHolder: coordinator) } ?? false
    case .call:
      guard project.children(of: shown).count == 1, let callee = project.first(of: shown),
        project.node(callee).kind == .member
      else { return false }
      return isStack(callee, ofHolder: coordinator)
    case .member:
      guard let holder = project.first(of: shown), project.node(holder).kind == .name else { return false }
      return project.name(of: holder) == project.name(of: coordinator) && project.name(of: holder) != .`self`
    default: return false
    }
  }

  /// Whether the code around a call of a coordinator in a local variable returns the stack of the coordinator, which is
  /// then presented: `return coordinator.navigation`.
  private func isReturned(stackOf coordinator: CodePlace, around place: CodePlace) -> Bool {
    guard localValue(coordinator) != nil else { return false }
    return statementsBeside(place).contains { statement in
      guard project.node(statement).kind == .return,
        let stack = project.first(of: statement).flatMap({ origin(of: $0) })
      else { return false }
      return project.node(stack).kind == .member && heldName(ofReceiver: stack) == project.name(of: coordinator)
    }
  }

  /// Whether a navigation controller of the app is made empty and given to a function or an object that fills it:
  /// `SettingsCoordinator(navigation: navigation).start()`, `showSettings(in: navigation)`.
  func isFilledElsewhere(_ stack: CodePlace, _ values: [CodeValue]) -> Bool {
    guard values.count == 1, case .goal(.screen(let type)) = values[0], roles[type] == .navigationController,
      let binding = localVariable(stack)
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
    let shown = Set(
      facts.compactMap { fact -> CodeTypeID? in
        if case .screen(let type)? = fact.goals.first, fact.goals.count == 1 { type } else { nil }
      })
    let empty = shown.filter { standsForNone($0) }
    facts = facts.compactMap { fact in
      guard case .screen(let type)? = fact.goals.first, fact.goals.count == 1, empty.contains(type) else { return fact }
      // The code beside it fills the stack.
      if presentedStacks.contains(fact.place) { return nil }
      var unknown = fact
      (unknown.goals, unknown.certainty) = ([], .unknown)
      return unknown
    }
  }

  private mutating func standsForNone(_ stack: CodeTypeID) -> Bool {
    if roles[stack] == .controller { return evaluation.rootsMade[stack, default: []].count > 1 }
    guard roles[stack] == .navigationController else { return false }
    let count = evaluation.wrapped[stack, default: []].count
    if count > 1 { return true }
    let isMadeEmpty = (calls[project[stack].name] ?? []).contains { place in
      guard let call = evaluation.call(place), call.arguments.isEmpty else { return false }
      return !(evaluation.rootGiven(byInitializerOf: stack, call) ?? []).contains(where: \.isShown)
    }
    guard isMadeEmpty || count == 0 && evaluation.stacksMade.contains(stack) else { return false }
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
    guard let made = origin(of: stack) else { return false }
    return project.names(in: made).contains { words[$0] == "viewControllers" }
  }

  /// Returns the call that makes the value of a local variable.
  func localValue(_ name: CodePlace) -> CodePlace? { localVariable(name).flatMap { project.child(of: $0, .call) } }

  /// Returns what a local variable is declared with; nil for other variables, and any other expression as it is.
  func origin(of place: CodePlace) -> CodePlace? {
    if project.node(place).kind != .name { return place }
    return localVariable(place).flatMap { project.children(of: $0).last }
  }

  private func localVariable(_ name: CodePlace) -> CodePlace? {
    guard project.node(name).kind == .name,
      case .binding(let binding)? = evaluation.declaration(of: project.name(of: name), at: name), isLocal(binding)
    else { return nil }
    return binding
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
  mutating func assignedBefore(_ value: CodePlace) -> [CodeValue] {
    lastAssigned(to: value).map { evaluation.values(of: $0).filter(\.isShown) } ?? []
  }

  /// Returns what the last statement before the one with a variable assigns to the variable.
  func lastAssigned(to variable: CodePlace) -> CodePlace? {
    guard let name = heldName(variable) else { return nil }
    var place = variable
    while let outer = project.parent(of: place), ![.block, .closure].contains(project.node(outer).kind) {
      place = outer
    }
    return statementsBeside(place).last { statement in
      project.node(statement).kind == .assignment && project.node(statement).first < project.node(place).first
        && project.first(of: statement).flatMap { heldName($0) } == name
    }.flatMap { project.children(of: $0).last }
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
