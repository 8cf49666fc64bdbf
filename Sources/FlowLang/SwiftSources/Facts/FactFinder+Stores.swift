/// The Composable Architecture: a screen is shown by a state, which a reducer sets and a store passes to a view.
///
///     NavigationStack(path: $store.scope(state: \.path, action: \.path)) { Home() } destination: { store in
///       switch store.case { case .detail(let store): DetailView(store: store) }
///     }
///     case .rowTapped: state.path.append(.detail(Detail.State()))
extension FactFinder {
  /// Reads a stack of states: its destination closure is a table.
  mutating func readStoreStack(_ call: Evaluation.Call, _ place: CodePlace, _ owner: CodeOwner) -> [GoalPart] {
    guard let closure = evaluation.argument(["destination"], of: call), let first = call.arguments.first,
      let scope = project.first(of: first)
    else { return [] }
    guard let type = scopedType(scope) else {
      add(.push, [], place, owner, from: project.names[project.name(of: call.callee)])
      return [(closure, nil)]
    }
    tables.append(
      RouteTable(type: type, kind: .push, owner: owner, place: place, closure: closure, isOfStore: true))
    return [(closure, nil)]
  }

  /// Reads `NavigationLinkStore(store) { … } destination: { DetailView(store: $0) } label: { … }`.
  mutating func readLinkStore(_ call: Evaluation.Call, _ place: CodePlace, _ owner: CodeOwner) -> [GoalPart] {
    guard let destination = evaluation.argument(["destination"], of: call) else { return [] }
    let values = evaluation.values(of: destination)
    add(.push, values, place, owner, from: "NavigationLinkStore")
    return [part(destination, values)]
  }

  // MARK: Scopes

  /// The scope of a store: `$store.scope(state: \.destination?.detail, action: …)`.
  struct StoreScope {
    /// The store, as `$store`.
    let store: CodePlace
    /// The components of the key path, without wrappers: `destination`, `detail`.
    let names: [String]
  }

  /// Returns the scope that an expression makes; nil for any other expression.
  func scope(_ place: CodePlace) -> StoreScope? {
    // `$store.scope(state: \.$destination, action: \.destination).detail`.
    if project.node(place).kind == .member, let inner = project.first(of: place),
      let scope = scope(call: inner)
    {
      return StoreScope(store: scope.store, names: scope.names + [project.names[project.name(of: place)]])
    }
    return scope(call: place)
  }

  private func scope(call place: CodePlace) -> StoreScope? {
    guard project.node(place).kind == .call, let call = evaluation.call(place),
      project.node(call.callee).kind == .member, project.names[project.name(of: call.callee)] == "scope",
      let store = project.first(of: call.callee),
      let path = evaluation.argument(["state", ""], of: call), project.node(path).kind == .keyPath
    else { return nil }
    let names = project.names(in: path).map {
      let name = project.names[$0]
      return name.hasPrefix("$") ? String(name.dropFirst()) : name
    }
    return names.isEmpty ? nil : StoreScope(store: store, names: names)
  }

  /// Returns the scope that a call presents, and the case of it that the call names in a separate argument:
  /// `sheet(store: store.scope(state: \.$destination, action: …), state: \.add, action: \.add)`.
  func scope(ofPresentation call: Evaluation.Call) -> (scope: StoreScope, last: String?)? {
    guard let first = call.arguments.first, ["item", "store", ""].contains(evaluation.label(of: first)),
      let item = project.first(of: first), let scope = scope(item)
    else { return nil }
    var last = evaluation.argument(["state"], of: call)
    // `/Destination.State.add` is a prefix operator with its operand.
    while let current = last, project.node(current).token < 0 { last = project.children(of: current).last }
    return (scope, last.map { project.names[project.name(of: $0)] })
  }

  /// Returns the type of the state that a scope with a single component narrows a store to.
  func scopedType(_ place: CodePlace) -> CodeTypeID? {
    guard let scope = scope(place), scope.names.count == 1, let name = project.names.find(scope.names[0]) else {
      return nil
    }
    if let feature = feature(ofStore: scope.store) {
      guard let property = evaluation.property(name, ofStateOf: feature) else { return nil }
      return evaluation.declaredType(of: property)
    }
    return variable(named: name, near: place).flatMap { evaluation.declaredType(of: $0) }
  }

  /// Returns the reducer of a store, or its state: `Home` for `let store: StoreOf<Home>`.
  private func feature(ofStore place: CodePlace) -> CodeTypeID? {
    guard project.node(place).token >= 0 else { return nil }
    var name = project.names[project.name(of: place)]
    if name.hasPrefix("$") { name.removeFirst() }
    guard let known = project.names.find(name) else { return nil }
    switch evaluation.declaration(of: known, at: place) {
    case .binding(let binding)?, .parameter(let binding)?:
      return evaluation.declaredType(of: binding) ?? feature(ofInitialStore: binding)
    default: return nil
    }
  }

  /// Returns the reducer of the initial state of a store:
  /// `@State var store = Store(initialState: Home.State()) { Home() }`.
  private func feature(ofInitialStore binding: CodePlace) -> CodeTypeID? {
    guard let value = project.child(of: binding, .call), let call = evaluation.call(value),
      let state = evaluation.argument(["initialState"], of: call),
      var callee = project.first(of: state), project.node(state).kind == .call
    else { return nil }
    if project.name(of: callee) == .`init`, let base = project.children(of: callee).first { callee = base }
    guard project.node(callee).kind == .member, project.names[project.name(of: callee)] == "State",
      let base = project.first(of: callee), project.node(base).token >= 0
    else { return nil }
    return project.type(named: project.name(of: base), in: project.typeAround(binding), from: binding.file)
  }

  /// Returns the property with a name in the state of the reducer around a node.
  func stateProperty(named name: CodeName, near place: CodePlace) -> CodePlace? {
    var type = project.typeAround(place)
    while let current = type {
      if let property = evaluation.property(name, ofStateOf: current) { return property }
      type = project[current].parent
    }
    return nil
  }

  /// Whether a call makes a stack of states: `StackState([.detail(Detail.State())])`.
  func isStackOfStates(_ call: CodePlace) -> Bool {
    guard let callee = project.first(of: call), project.node(callee).kind == .name else { return false }
    return project.names[project.name(of: callee)] == "StackState"
  }

  // MARK: Owners

  /// Returns the screen that pushes a value onto a stack of states: the view of the stack, or the screen in the stack
  /// whose action the reducer handles:
  ///
  ///     case .path(.element(id: _, action: .detail(.editTapped))): state.path.append(.edit(…))
  mutating func screen(of owner: CodeOwner, making place: CodePlace, for table: RouteTable) -> CodeOwner {
    guard table.isOfStore, case .type(let type) = owner, roles[type] == .other else { return owner }
    for current in project.ancestors(of: place).prefix(while: { project.node($0).kind != .type }) {
      if project.node(current).kind == .switchCase, let element = element(inPatternOf: current, of: table.type) {
        let goals = Evaluation.goals(values(of: table, .route(table.type, element)))
        if goals.count == 1, case .screen(let screen) = goals[0] { return .type(screen) }
      }
    }
    return table.owner
  }

  /// Returns the screen of a stack whose action a case handles: `detail` for
  /// `.path(.element(id: _, action: .detail(.editTapped)))`.
  private func element(inPatternOf switchCase: CodePlace, of type: CodeTypeID) -> CodeName? {
    var pending = project.children(of: switchCase).filter { project.node($0).kind != .block }
    var count = 0
    while let next = pending.popLast(), count < 200 {
      count += 1
      if project.node(next).kind == .implicitMember, evaluation.isCase(project.name(of: next), of: type) {
        return project.name(of: next)
      }
      pending += project.children(of: next).reversed()
    }
    return nil
  }
}

/// The buttons that send the actions of stores.
extension FactFinder {
  /// Indexes the sends of each action by its innermost name: `saveTapped` for `store.send(.view(.saveTapped))`.
  mutating func noteSends() {
    guard let send = project.names.find("send") else { return }
    for place in calls[send] ?? [] {
      guard let argument = evaluation.call(place)?.arguments.first, let action = project.first(of: argument),
        let name = innermostCase(of: action)
      else { continue }
      if sends[name, default: []].count < 100 { sends[name, default: []].append(place) }
    }
  }

  /// Returns the label of the button whose action makes a reducer set the state of a scope.
  func label(opening scope: StoreScope, _ case: String?, _ owner: CodeOwner) -> String? {
    guard let feature = feature(ofStore: scope.store), let name = project.names.find(scope.names[0]) else { return nil }
    let wanted = scope.names.count > 1 ? scope.names.last : `case`
    for place in project[feature].places {
      for target in setters[StateKey(file: place.file, name: name)] ?? [] where isInside(target, place) {
        if let wanted {
          guard let assignment = project.parent(of: target), let value = project.children(of: assignment).last,
            let made = project.node(value).kind == .call ? project.first(of: value) : value,
            project.names[project.name(of: made)] == wanted
          else { continue }
        }
        if let label = label(ofActionAround: target, owner) { return label }
      }
    }
    return nil
  }

  /// Returns the label of the button that sends the action which a reducer handles in the code around a node.
  func label(ofActionAround place: CodePlace, _ owner: CodeOwner) -> String? {
    var next = project.parent(of: place)
    while let current = next, project.node(current).kind != .type {
      if project.node(current).kind == .switchCase {
        for pattern in project.children(of: current) {
          guard let action = innermostCase(of: pattern) else { continue }
          let places = (sends[action] ?? []).reversed()
          let inner = contents[owner] ?? []
          let own = places.filter { self.owner(of: $0) == owner }
          for send in own.isEmpty ? places.filter({ self.owner(of: $0).map(inner.contains) ?? false }) : own {
            if let label = labelAround(send) { return label }
          }
        }
      }
      next = project.parent(of: current)
    }
    return nil
  }

  /// Returns the innermost case in a value or a pattern: `saveTapped` for `.view(.saveTapped)`.
  private func innermostCase(of place: CodePlace) -> CodeName? {
    var next: CodePlace? = place
    var found: CodeName?
    for _ in 0..<12 {
      guard let current = next else { break }
      switch project.node(current).kind {
      case .implicitMember: return project.name(of: current)
      case .call:
        guard let callee = project.first(of: current), project.node(callee).kind == .implicitMember else {
          return found
        }
        found = project.name(of: callee)
        next = project.children(of: current).last
      case .argument, .binder, .sequence: next = project.children(of: current).last
      default: return found
      }
    }
    return found
  }
}

extension Evaluation {
  /// Returns the type `State` inside a reducer.
  func stateType(of feature: CodeTypeID) -> CodeTypeID? {
    project.names.find("State").flatMap { project.typesByName[$0] }?.first { project[$0].parent == feature }
  }

  /// Returns the meaning of a type `Path.State`: the type `State` inside the reducer, or the reducer if it is an enum
  /// whose state a macro declares; nil for all other types.
  func stateType(_ place: CodePlace) -> CodeTypeID? {
    let node = project.node(place)
    return node.token >= node.first + 2 ? stateType(endingAt: node.token, near: place) : nil
  }

  private func stateType(endingAt token: Int32, near place: CodePlace) -> CodeTypeID? {
    let tokens = project.files[Int(place.file)].tree.tokens[Int(token) - 2...Int(token)]
    guard let outer = tokens.first, outer.kind == .name, tokens[Int(token) - 1].kind == .dot,
      let name = tokens.last?.name, project.names[name] == "State",
      let type = project.type(named: outer.name, in: project.typeAround(place), from: place.file)
    else { return nil }
    return stateType(of: type) ?? (project[type].cases.isEmpty ? nil : type)
  }

  /// Returns the element type of an empty array, `var path = [Route]()`, or of an empty stack of states,
  /// `var path = StackState<Path.State>()`.
  func elementType(ofStack binding: CodePlace) -> CodeTypeID? {
    guard let call = project.child(of: binding, .call), let callee = project.first(of: call) else { return nil }
    if project.node(callee).kind == .list {
      let parts = project.children(of: callee)
      guard parts.count == 1, [.name, .member].contains(project.node(parts[0]).kind) else { return nil }
      return project.type(named: project.name(of: parts[0]), in: project.typeAround(binding), from: binding.file)
    }
    guard project.node(callee).token >= 0, project.names[project.name(of: callee)] == "StackState"
    else { return nil }
    let tokens = project.files[Int(binding.file)].tree.tokens
    let first = Int(project.node(callee).token) + 2
    let end = min(first + 16, tokens.count)
    guard first < end else { return nil }
    let last = tokens[first..<end].firstIndex { $0.kind != .name && $0.kind != .dot } ?? end
    return last - first >= 3 ? stateType(endingAt: Int32(last - 1), near: binding) : nil
  }

  /// Returns a property of the state of a reducer, or of the state itself.
  func property(_ name: CodeName, ofStateOf feature: CodeTypeID) -> CodePlace? {
    let state = stateType(of: feature) ?? feature
    guard project.names[project[state].name] == "State" else { return nil }
    return project[state].members[name]?.first { project.node($0).kind == .binding }
  }
}
