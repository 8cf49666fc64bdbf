/// The states and links that the values of a route type reach.
///
///     router.present(.help)                          // an argument …
///     func present(_ route: Route) { sheet = route } // … that its function assigns to a state
///     .sheet(item: $router.sheet) { … }              // … that this table presents
extension FactFinder {
  /// The place where a value that may lead to a screen ends up.
  enum RouteLanding: Hashable {
    /// The value of a `NavigationLink`.
    case link
    /// The value of a new window.
    case window
    /// Assigned to a variable; the declaration is nil where it is not known.
    case state(CodeName, CodePlace?)
    /// Added to a path.
    case path(CodeName, CodePlace?)
    /// Passed to a function that is not followed and whose name says that it navigates.
    case named(NavigationFact.Kind?)
  }

  /// Returns the landing of a value of a type, by the use of the value.
  mutating func landings(of context: RouteContext, of type: CodeTypeID, depth: Int = 0) -> [RouteLanding] {
    guard depth < 6 else { return [] }
    switch context {
    case .none: return []
    case .returned(let result): return maker(of: result).map { landings(ofResult: $0, type, depth) } ?? []
    case .initial(let variable): return isLocal(variable) ? landings(of: variable, type, depth) : []
    case .assigned(let target): return landings(in: target, of: type, depth)
    case .argument(let place, let label, _):
      guard let call = evaluation.call(place), project.node(call.callee).token >= 0 else { return [] }
      let name = project.name(of: call.callee)
      // A part of another value: `.settings(.general)`.
      if project.node(call.callee).kind == .implicitMember {
        return landings(of: self.context(of: call.callee), of: type, depth: depth + 1)
      }
      switch project.names[name] {
      // A link may have an initializer of the app, without a label or with one of its own.
      case "NavigationLink": return ["", "value", "state", "destination"].contains(label) ? [.link] : []
      case "openWindow": return [.window]
      case "append", "insert":
        guard let base = project.first(of: call.callee), project.node(base).token >= 0 else { return [] }
        reachedSites.insert(place)
        return [.path(project.name(of: base), variable(named: project.name(of: base), near: base))]
      default: break
      }
      return landings(of: call, name, place, label, type, depth)
    }
  }

  /// Returns the function or computed property whose result an expression is; nil for closures.
  func maker(of result: CodePlace) -> CodePlace? {
    var next: CodePlace? = result
    while let current = next {
      switch project.node(current).kind {
      case .function, .binding: return current
      case .closure, .type, .initializer: return nil
      default: next = project.parent(of: current)
      }
    }
    return nil
  }

  /// Returns the landing of the result of a function or computed property: `path.append(next())`.
  private mutating func landings(ofResult maker: CodePlace, _ type: CodeTypeID, _ depth: Int) -> [RouteLanding] {
    if let known = variableLandings[maker] { return known }
    variableLandings[maker] = []
    var uses: [CodePlace] = []
    if project.node(maker).kind == .function {
      for place in (calls[project.name(of: maker)] ?? []).prefix(100) {
        if let call = evaluation.call(place), mayCall(maker, call, place) { uses.append(place) }
      }
    } else if let owner = project.typeAround(maker) {
      uses = self.uses(of: project.name(of: maker), in: project[owner].places)
    }
    var found: [RouteLanding] = []
    for use in uses {
      for landing in landings(of: context(of: use), of: type, depth: depth + 1) where !found.contains(landing) {
        found.append(landing)
      }
    }
    variableLandings[maker] = found
    return found
  }

  private mutating func landings(in target: CodePlace, of type: CodeTypeID, _ depth: Int) -> [RouteLanding] {
    if let path = pathReplacing(target) { return [.path(project.name(of: path), variable(assigned: path))] }
    guard project.node(target).token >= 0 else { return [] }
    let name = project.name(of: target)
    guard let variable = variable(assigned: target) else { return [.state(name, nil)] }
    if isLocal(variable) || (evaluation.viewGiven(variable) != nil && attributes(of: variable).isEmpty) {
      return landings(of: variable, type, depth)
    }
    var found: [RouteLanding] = [isArray(variable) ? .path(name, variable) : .state(name, variable)]
    // `var step: Step { didSet { path.append(step) } }`.
    for observer in project.children(of: variable) where project.node(observer).kind == .accessor {
      guard ["didSet", "willSet"].contains(project.names[project.name(of: observer)]) else { continue }
      let names = [name, project.names.find("newValue")].compactMap { $0 }
      for use in names.flatMap({ uses(of: $0, in: [observer]) }) {
        found += landings(of: context(of: use), of: type, depth: depth + 1)
      }
    }
    return found
  }

  /// Returns the list of which an assignment replaces an element: `path[0] = page`, `path[0].page = page`.
  private func pathReplacing(_ target: CodePlace) -> CodePlace? {
    let element = project.node(target).kind == .member ? project.first(of: target) : target
    guard let element, project.node(element).kind == .subscriptCall, let list = project.first(of: element),
      [.name, .member].contains(project.node(list).kind)
    else { return nil }
    return list
  }

  /// Returns the variable that an expression assigns: in `self.page = page`, the property.
  func variable(assigned target: CodePlace) -> CodePlace? {
    if isOfSelf(target), let type = project.typeAround(target),
      case .binding(let property)? = evaluation.member(project.name(of: target), of: type)
    {
      return property
    }
    return variable(named: project.name(of: target), near: target)
  }

  /// Returns the landing of an argument: that of the parameter, or the one that the name of the function suggests.
  private mutating func landings(
    of call: Evaluation.Call, _ name: CodeName, _ place: CodePlace, _ label: String, _ type: CodeTypeID, _ depth: Int
  ) -> [RouteLanding] {
    var found: [RouteLanding] = []
    if let types = project.typesByName[name]?.filter({ project[$0].keyword != .extension }), !types.isEmpty {
      // A value keeps its arguments; a view may show them.
      for made in types where roles[made] == .view || roles[made] == .modifier {
        for parameter in given(call, to: made, label, type) { found += landings(of: parameter, type, depth) }
      }
      return found
    }
    let text = project.names[name]
    if text.first?.isUppercase == true { return [] }
    let functions = (project.membersByName[name] ?? []).map(\.place) + (project.globals[name] ?? [])
    for function in functions.prefix(40)
    where project.node(function).kind == .function && evaluation.fits(function, call) {
      for (parameter, argument) in evaluation.matching(project.parameters(of: function), call)
      where hasLabel(argument, label) && takes(parameter, type) {
        found += landings(of: parameter, type, depth)
      }
    }
    if !found.isEmpty { return found }
    if project.node(call.callee).kind == .name {
      switch evaluation.declaration(of: name, at: call.callee) {
      // A closure that the caller of the code provides.
      case .binding?, .parameter?: return [.named(nil)]
      default: break
      }
    }
    return Self.navigates(text) ? [.named(kind(of: .argument(call: place, label: label, index: 0)))] : []
  }

  private func hasLabel(_ argument: CodePlace, _ label: String) -> Bool {
    project.parent(of: argument).map { evaluation.label(of: $0) == label } ?? false
  }

  private func takes(_ parameter: CodePlace, _ type: CodeTypeID) -> Bool {
    evaluation.declaredType(of: parameter).map { $0 == type } ?? true
  }

  /// Returns the parameters of the initializers of a view that take an argument, or the property that does.
  private func given(
    _ call: Evaluation.Call, to type: CodeTypeID, _ label: String, _ route: CodeTypeID
  ) -> [CodePlace] {
    let initializers = project.names.find("init").flatMap { project[type].members[$0] } ?? []
    if initializers.isEmpty {
      return (project.names.find(label).flatMap { project[type].members[$0] } ?? [])
        .filter { project.node($0).kind == .binding && takes($0, route) }
    }
    return initializers.filter { evaluation.fits($0, call) }.flatMap { project.parameters(of: $0) }
      .filter { evaluation.label(ofParameter: $0) == label && takes($0, route) }
  }

  /// Returns the landing of the value of a parameter, a local variable or a property of a view.
  private mutating func landings(of variable: CodePlace, _ type: CodeTypeID, _ depth: Int) -> [RouteLanding] {
    if let known = variableLandings[variable] { return known }
    variableLandings[variable] = []
    var found: [RouteLanding] = []
    for use in uses(of: variable) {
      for landing in landings(of: context(of: use), of: type, depth: depth + 1) where !found.contains(landing) {
        found.append(landing)
      }
    }
    variableLandings[variable] = found
    return found
  }

  /// Returns the uses of a variable in its scope, by its name.
  func uses(of variable: CodePlace) -> [CodePlace] {
    let name = project.name(of: variable)
    guard name != .none else { return [] }
    var pending: [CodePlace] = []
    if let type = project.typeAround(variable), evaluation.viewGiven(variable) != nil {
      pending = project[type].places
    } else if project.node(variable).kind == .parameter, let function = project.parent(of: variable) {
      pending = [function]
    } else {
      let block = project.ancestors(of: variable).first { [.block, .closure].contains(project.node($0).kind) }
      pending = block.map { [$0] } ?? []
    }
    return uses(of: name, in: pending)
  }

  private func uses(of name: CodeName, in places: [CodePlace]) -> [CodePlace] {
    var pending = places
    var found: [CodePlace] = []
    var count = 0
    while let place = pending.popLast(), count < 5000 {
      count += 1
      let kind = project.node(place).kind
      if kind == .name || kind == .member, project.name(of: place) == name, kind == .name || isOfSelf(place) {
        found.append(place)
      }
      pending += project.children(of: place)
    }
    return found
  }

  func isLocal(_ variable: CodePlace) -> Bool {
    guard project.node(variable).kind == .binding, let outer = project.parent(of: variable) else { return false }
    if project.node(outer).kind != .variable { return true }
    guard let block = project.parent(of: outer), let declaration = project.parent(of: block) else { return false }
    return project.node(declaration).kind != .type
  }

  func isArray(_ variable: CodePlace) -> Bool {
    guard var type = project.child(of: variable, .typeName) else {
      return evaluation.elementType(ofStack: variable) != nil || project.child(of: variable, .list) != nil
    }
    for _ in 0..<3 {
      if project.node(type).flags.contains(.isArray) { return true }
      guard let inner = project.child(of: type, .typeName) else { return false }
      type = inner
    }
    return false
  }

  /// Whether a variable stands for one that another view has: `@Binding var sheet: Route?`.
  func isBinding(_ variable: CodePlace) -> Bool {
    if project.child(of: variable, .typeName).map({ project.names[project.name(of: $0)] == "Binding" }) ?? false {
      return true
    }
    return attributes(of: variable).contains { project.names[project.name(of: $0)] == "Binding" }
  }

  private func attributes(of variable: CodePlace) -> [CodePlace] {
    guard let outer = project.parent(of: variable), project.node(outer).kind == .variable else { return [] }
    return project.children(of: outer).filter { project.node($0).kind == .attribute }
  }

  /// Records the path of a `NavigationStack`.
  mutating func notePath(_ call: Evaluation.Call) {
    guard let path = evaluation.argument(["path"], of: call), project.node(path).token >= 0 else { return }
    var text = project.names[project.name(of: path)]
    if text.hasPrefix("$") { text.removeFirst() }
    guard let name = project.names.find(text) else { return }
    pathNames.insert(name)
    if let found = pathVariable(path, named: name) ?? state(of: path) { paths.insert(found) }
  }

  /// Records an assignment that may replace a path.
  mutating func notePathAssignment(_ place: CodePlace) {
    let parts = project.children(of: place)
    guard parts.count == 2, [.list, .call].contains(project.node(parts[1]).kind) else { return }
    pathAssignments.append(place)
  }

  /// Returns the variable whose binding an expression is: `$sheet`, `$router.sheet`.
  func state(of binding: CodePlace) -> CodePlace? {
    guard project.node(binding).token >= 0 else { return nil }
    let text = project.names[project.name(of: binding)]
    let name = text.hasPrefix("$") ? project.names.find(String(text.dropFirst())) : project.name(of: binding)
    return name.flatMap { variable(named: $0, near: binding) }
  }

  // MARK: Tables

  /// Returns the table that presents a value; nil if none of them does.
  func table(_ tables: [RouteTable], for landing: RouteLanding, _ owner: CodeOwner) -> RouteTable? {
    let fitting = self.tables(tables, for: landing)
    return fitting.first { $0.owner == owner } ?? fitting.first
  }

  private func tables(_ tables: [RouteTable], for landing: RouteLanding) -> [RouteTable] {
    let pushing = tables.filter { $0.kind == .push && $0.state == nil }
    switch landing {
    case .link: return pushing
    case .window: return tables.filter { $0.kind == .window }
    case .named(let kind):
      let named = tables.filter { $0.kind == kind ?? .push }
      guard named.isEmpty, let kind else { return named.isEmpty ? tables : named }
      // The function presents what the table makes for another function.
      return tables.map { table in
        var copy = table
        copy.kind = kind
        return copy
      }
    case .state(let name, let variable):
      let ofStores = tables.filter(\.isOfStore)
      if !ofStores.isEmpty { return ofStores }
      let items = tables.filter { $0.state != nil }
      let own = items.filter { $0.state == variable }
      if !own.isEmpty { return own }
      let same = items.filter { $0.state.map { project.name(of: $0) == name } ?? false }
      if !same.isEmpty { return same }
      // A binding stands for the state of another view.
      let open = items.filter { $0.state.map { project.node($0).kind == .parameter || isBinding($0) } ?? false }
      if !open.isEmpty { return open }
      if variable.map(isBinding) ?? false { return items }
      let isOptional =
        variable.flatMap { project.child(of: $0, .typeName) }.map { project.node($0).flags.contains(.isOptional) }
        ?? false
      return isOptional && items.isEmpty ? pushing : []
    case .path(let name, let variable):
      let ofStores = tables.filter(\.isOfStore)
      if !ofStores.isEmpty { return ofStores }
      if let variable, !paths.contains(variable), !isBinding(variable), let type = tables.first?.type,
        !paths.contains(where: { project.name(of: $0) == name }),
        paths.contains(where: { evaluation.declaredType(of: $0) == type })
      {
        return []
      }
      return pushing
    }
  }

  /// Whether the name of a function says that it navigates: `push`, `goTo`, `openDetail`.
  static func navigates(_ name: String) -> Bool {
    if ["is", "has", "can", "should"].contains(where: name.hasPrefix) { return false }
    var words: [Substring] = []
    var start = name.startIndex
    for index in name.indices.dropFirst() where name[index].isUppercase {
      words.append(name[start..<index])
      start = index
    }
    words.append(name[start...])
    return words.contains { verbs.contains($0.lowercased()) }
  }

  private static let verbs: Set<String> = [
    "push", "present", "navigate", "show", "open", "route", "go", "goto", "select", "jump", "launch", "display",
    "replace", "transition", "sheet", "cover", "modal",
  ]
}
