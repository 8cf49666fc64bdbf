/// Values of enums and other types that lead to screens, wherever the values are made.
extension FactFinder {
  /// Reads `NavigationLink(value:)` with a value that is no case of an enum; the type of the value decides on the goal.
  mutating func readValue(_ value: CodePlace, _ place: CodePlace, _ owner: CodeOwner) {
    linkValues.append((value, place, owner))
  }

  /// Adds the facts of each expression that makes a value which leads to a screen.
  mutating func followRoutes() {
    var byType: [CodeTypeID: [RouteTable]] = [:]
    for table in tables { byType[table.type, default: []].append(table) }
    for table in viewTables {
      ownTables[table.type] = table
      if byType[table.type] == nil { byType[table.type] = [table] }
    }
    var typesByCase: [CodeName: [CodeTypeID]] = [:]
    for type in byType.keys.sorted() {
      noteRenamedCases(of: type)
      let names = Set(project[type].cases.map { project.name(of: $0) }).union((renamedCases[type] ?? [:]).keys)
      for name in names { typesByCase[name, default: []].append(type) }
    }
    var seen: Set<CodePlace> = []
    for place in explicitCases {
      guard let base = project.first(of: place),
        let type = typeOfCase(base, in: place),
        let tables = byType[type], caseNamed(project.name(of: place), of: type) != nil
      else { continue }
      if make(place, of: type, tables, context(of: place)) { seen.insert(place) }
    }
    for place in implicitCases where !seen.contains(place) {
      let name = project.name(of: place)
      guard let candidates = typesByCase[name] else { continue }
      let context = context(of: place)
      guard let type = expectedType(context, name, candidates), let tables = byType[type] else { continue }
      _ = make(place, of: type, tables, context)
    }
    let made = Set(facts.map(\.place))
    // Of `.settings(.general)`, the inner value determines the goal.
    facts = facts.filter { $0.certainty == .exact || !hasPart($0.place, in: made) }
    followFactories(without: made)
    for (value, place, owner) in linkValues where !made.contains(value) { followValue(value, place, owner, byType) }
    followPaths(byType)
    openUnreachedTables()
    showUnreachedCases()
  }

  /// Whether a case that is called has an argument among the given values.
  private func hasPart(_ value: CodePlace, in made: Set<CodePlace>) -> Bool {
    guard project.node(value).kind == .implicitMember, let place = project.parent(of: value),
      project.node(place).kind == .call, let call = evaluation.call(place), call.callee == value
    else { return false }
    return call.arguments.contains { argument in
      guard let inner = project.first(of: argument) else { return false }
      return made.contains(inner) || project.first(of: inner).map(made.contains) ?? false
    }
  }

  /// Returns the type that qualifies a case: `Route` of `Route.help`, `App.Path` of `App.Path.State.help`.
  private mutating func typeOfCase(_ base: CodePlace, in place: CodePlace) -> CodeTypeID? {
    if project.node(base).kind == .member, project.names[project.name(of: base)] == "State" {
      guard case .type(let type)? = evaluation.values(of: base).first else { return nil }
      return type
    }
    return project.type(named: project.name(of: base), in: project.typeAround(place), from: place.file)
  }

  /// The use of a value.
  enum RouteContext {
    /// Compared, matched or marked; not navigated to.
    case none
    case argument(call: CodePlace, label: String, index: Int)
    case assigned(to: CodePlace)
    case returned(CodePlace)
    case initial(CodePlace)
  }

  /// Returns the use of the value at a node.
  func context(of place: CodePlace) -> RouteContext {
    var inner = place
    while let outer = project.parent(of: inner) {
      switch project.node(outer).kind {
      case .call:
        // In `.detail(id)` and `.detail(id).self`, the case itself is the callee.
        if project.first(of: outer) == inner { break }
        return .none
      case .argument:
        guard let call = project.parent(of: outer) else { return .none }
        if project.node(call).kind == .tuple || isStackOfStates(call) {
          inner = call
          continue
        }
        let kind = project.node(call).kind
        guard kind == .call || kind == .macro else { return .none }
        let arguments = project.children(of: call).dropFirst()
        let index = arguments.firstIndex(of: outer).map { $0 - arguments.startIndex } ?? 0
        return .argument(call: call, label: evaluation.label(of: outer), index: index)
      case .assignment:
        let parts = project.children(of: outer)
        guard parts.count == 2, parts[1] == inner else { return .none }
        if let statement = project.parent(of: outer),
          [.if, .guard, .while].contains(project.node(statement).kind)
        {
          return .none
        }
        return .assigned(to: parts[0])
      case .sequence: if isComparison(outer) { return .none }
      case .ternary:
        if project.first(of: outer) == inner { return .none }
      case .tuple: break
      case .list:
        // Of a whole path, the last value is visible.
        if project.children(of: outer).last != inner { return .none }
      case .block, .closure:
        // The result of a block with a single expression.
        return project.children(of: outer).count == 1 ? .returned(outer) : .none
      case .return: return .returned(outer)
      case .binding: return .initial(outer)
      case .if, .switch:
        return .none
      default: return .none
      }
      inner = outer
    }
    return .none
  }

  private func isComparison(_ place: CodePlace) -> Bool {
    let tree = project.files[Int(place.file)].tree
    for child in tree.children(of: place.node) {
      let token = tree.tokens[Int(tree[child].end)]
      guard token.kind == .op else { continue }
      if project.names[token.name] != "??" { return true }
    }
    return false
  }

  /// Returns the type of an implicit member expression, inferred from the use of its value.
  mutating func expectedType(
    _ context: RouteContext, _ name: CodeName, _ candidates: [CodeTypeID]
  ) -> CodeTypeID? {
    var types: Set<CodeTypeID> = []
    switch context {
    case .argument(let place, let label, let index):
      guard let call = evaluation.call(place), project.node(call.callee).token >= 0 else { return nil }
      let callee = project.name(of: call.callee)
      let text = project.names[callee]
      if ["append", "insert", "push"].contains(text), let base = project.first(of: call.callee),
        project.node(base).token >= 0, let variable = variable(named: project.name(of: base), near: base),
        let type = evaluation.declaredType(of: variable)
      {
        types.insert(type)
      }
      var functions = (project.membersByName[callee] ?? []).map(\.place) + (project.globals[callee] ?? [])
      if let made = project.typesByName[callee] {
        for type in made {
          if let initName = project.names.find("init") { functions += project[type].members[initName] ?? [] }
          for member in project[type].members where project.names[member.key] == label {
            types.formUnion(member.value.compactMap { evaluation.declaredType(of: $0) })
          }
        }
      }
      for function in functions {
        let parameters = project.parameters(of: function)
        if project.node(function).kind == .enumCase {
          if index < parameters.count, let type = evaluation.declaredType(of: parameters[index]) { types.insert(type) }
          continue
        }
        for parameter in parameters where evaluation.label(ofParameter: parameter) == label {
          if let type = evaluation.declaredType(of: parameter) { types.insert(type) }
        }
      }
    case .assigned(let target):
      guard project.node(target).token >= 0,
        let variable = variable(assigned: target),
        let type = evaluation.declaredType(of: variable) ?? routeType(ofLocal: variable)
      else { return nil }
      types.insert(type)
    // `let route: Route = .help`, which a later statement adds to the path.
    case .initial(let variable):
      guard isLocal(variable), let type = evaluation.declaredType(of: variable) else { return nil }
      types.insert(type)
    // `func next() -> Step { .confirm }`.
    case .returned(let result):
      guard let maker = maker(of: result), let type = evaluation.declaredType(of: maker) else { return nil }
      types.insert(type)
    case .none: return nil
    }
    let fitting = candidates.filter(types.contains)
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// Returns the enum of a local variable that has no type but a first value: `var next = Route.help`.
  private mutating func routeType(ofLocal variable: CodePlace) -> CodeTypeID? {
    guard isLocal(variable) else { return nil }
    return evaluation.values(of: variable).lazy.filter(\.isRoute).compactMap(\.type).first
  }

  /// Adds the fact of a value of an enum; returns false if the value is not navigated to.
  private mutating func make(
    _ place: CodePlace, of type: CodeTypeID, _ tables: [RouteTable], _ context: RouteContext
  ) -> Bool {
    guard let owner = owner(of: place), owner != .type(type), let name = caseNamed(project.name(of: place), of: type)
    else { return false }
    var isMade = false
    for table in self.tables(tables, for: context, of: type, owner) {
      var kind = table.kind
      if table.isOwn {
        guard let known = self.kind(of: context) ?? (isPushed(context, of: type) ? .push : nil) else { return false }
        kind = known
      }
      let values = self.values(of: table, .route(type, name))
      if table.isOwn, values.isEmpty { return false }
      let screen = screen(of: owner, making: place, for: table)
      addRoute(kind, values, place, screen, of: type)
      reachedTables.insert(table.place)
      if screen != owner, let last = facts.indices.last, facts[last].place == place, facts[last].label == nil {
        facts[last].label = label(ofActionAround: place, screen)
      }
      if let variable = localVariable(context) { joinValues(of: variable, place) }
      isMade = true
    }
    return isMade
  }

  /// Whether a value ends up in the path of a stack or in a link, by itself or in another value.
  private mutating func isPushed(_ context: RouteContext, of type: CodeTypeID) -> Bool {
    landings(of: context, of: type).contains { landing in
      switch landing {
      case .link: true
      case .path(_, let variable?): paths.contains(variable)
      default: false
      }
    }
  }

  /// Returns the local variable that a use of a value sets.
  private func localVariable(_ context: RouteContext) -> CodePlace? {
    switch context {
    case .initial(let variable): return variable
    case .assigned(let target):
      guard project.node(target).kind == .name,
        case .binding(let variable)? = evaluation.declaration(of: project.name(of: target), at: target),
        isLocal(variable)
      else { return nil }
      return variable
    default: return nil
    }
  }

  /// Joins the fact of a value with those of other values of the same local variable: the code leads to one of them.
  private mutating func joinValues(of variable: CodePlace, _ place: CodePlace) {
    guard let last = facts.last, last.place == place, last.certainty != .unknown else { return }
    guard let first = localFacts[variable], facts[first].kind == last.kind, facts[first].owner == last.owner else {
      localFacts[variable] = facts.count - 1
      return
    }
    facts.removeLast()
    facts[first].goals += last.goals.filter { !facts[first].goals.contains($0) }
    if facts[first].goals.count > 1 { facts[first].certainty = .oneOf }
  }

  /// Adds the fact of a value of a route type; the link is named after the value.
  mutating func addRoute(
    _ kind: NavigationFact.Kind, _ values: [CodeValue], _ place: CodePlace, _ owner: CodeOwner, of type: CodeTypeID
  ) {
    let name = project.names[project.name(of: place)]
    add(kind, values, place, owner, from: "\(project.names[project[type].name]).\(name)")
    nameFact(at: place, name)
  }

  /// Returns the tables that present a value, by its use.
  private mutating func tables(
    _ tables: [RouteTable], for context: RouteContext, of type: CodeTypeID, _ owner: CodeOwner
  ) -> [RouteTable] {
    if tables[0].isOwn { return [tables[0]] }
    var found: [RouteTable] = []
    for landing in landings(of: context, of: type) {
      guard let table = table(tables, for: landing, owner), !found.contains(where: { $0.place == table.place }) else {
        continue
      }
      found.append(table)
    }
    // The value ends up where no table is known to present it; the name of the function says what does.
    if found.isEmpty, let kind = kind(of: context), kind != .push, let table = table(tables, for: .named(kind), owner) {
      found = [table]
    }
    return found
  }

  /// The enums with members that make their views, for which no other code says what shows them.
  private var viewTables: [RouteTable] {
    var tables: [RouteTable] = []
    for index in project.types.indices where !project.types[index].cases.isEmpty {
      let type = CodeTypeID(index: Int32(index))
      let members = project.types[index].members.values.joined().filter { place in
        guard project.node(place).kind == .function || project.node(place).kind == .binding else { return false }
        let names = project.children(of: place).filter { project.node($0).kind == .typeName }.map {
          project.names[project.name(of: $0)]
        }
        return names.contains { ["View", "AnyView", "UIViewController"].contains($0) }
      }
      guard let first = members.min(), let block = project.child(of: first, .block) else { continue }
      tables.append(
        RouteTable(type: type, kind: .push, owner: .type(type), place: first, closure: block, isOwn: true))
    }
    return tables
  }

  /// Returns the presentation of the route passed to a call, by the name of the function; nil if the name does not
  /// tell.
  func kind(of context: RouteContext) -> NavigationFact.Kind? {
    guard case .argument(let call, _, _) = context, let callee = project.first(of: call),
      project.node(callee).token >= 0
    else { return nil }
    // A part of another value: `router.push(.settings(.general))`.
    if project.node(callee).kind == .implicitMember { return kind(of: self.context(of: callee)) }
    // A view that takes a route may show it inside.
    if project.typesByName[project.name(of: callee)]?.contains(where: { roles[$0] == .view }) ?? false { return nil }
    let name = project.names[project.name(of: callee)].lowercased()
    if let layer = Self.layer(name) { return layer }
    if name.hasPrefix("present") { return .sheet }
    // `isOpen(.help)` is a query.
    if ["is", "has", "can", "should"].contains(where: name.hasPrefix) { return nil }
    let words = ["navigat", "push", "show", "open", "append", "route", "goto"]
    return words.contains { name.contains($0) } ? .push : nil
  }

  /// Returns the layer that a lower-case word of a project means.
  static func layer(_ word: String) -> NavigationFact.Kind? {
    if word.contains(bytes: "cover") || word.contains(bytes: "fullscreen") { return .cover }
    return word.contains(bytes: "sheet") || word.contains(bytes: "modal") ? .sheet : nil
  }

  /// Returns the values that a table maps a value to.
  mutating func values(of table: RouteTable, _ value: CodeValue) -> [CodeValue] {
    let key = RouteKey(table: table.place, value: value)
    if let known = routeValues[key] { return known }
    var values = newValues(of: table, value)
    // The code of the table asks the case for its view, in a way that is not followed.
    if Evaluation.goals(values).isEmpty, !table.isOwn, !table.isOfStore, let own = ownTables[table.type] {
      values = newValues(of: own, value)
    }
    routeValues[key] = values
    return values
  }

  /// Returns the values that the code of a table itself maps a value to.
  mutating func newValues(of table: RouteTable, _ value: CodeValue) -> [CodeValue] {
    if let values = values(ofReference: table.closure, table.type, value) { return values }
    if table.isOwn { evaluation.selves[table.type] = value }
    defer { evaluation.selves[table.type] = nil }
    let parameter = project.child(of: table.closure, .parameter) ?? table.closure
    return evaluation.values(of: table.closure, where: parameter, is: value)
  }

  /// Returns what a function makes of a value that is passed to a table by its name: `content: view(for:)`,
  /// `destination: Page.init`; nil for closures.
  private mutating func values(
    ofReference place: CodePlace, _ type: CodeTypeID, _ value: CodeValue
  ) -> [CodeValue]? {
    var reference = place
    if project.node(place).kind == .call, let call = evaluation.call(place) {
      guard call.arguments.allSatisfy({ project.children(of: $0).isEmpty }) else { return nil }
      reference = call.callee
    }
    guard [.name, .member].contains(project.node(reference).kind) else { return nil }
    let name = project.name(of: reference)
    if name == .`init`, let base = project.children(of: reference).first {
      guard case .type(let made)? = evaluation.values(of: base).first else { return nil }
      return evaluation.values(of: made, given: value)
    }
    var functions = (project.membersByName[name] ?? []).prefix(2).map(\.place)
    if case .functions(let found)? = evaluation.declaration(of: name, at: reference) { functions = found }
    functions.removeAll { project.node($0).kind != .function }
    let typed = functions.filter {
      project.parameters(of: $0).first.flatMap { evaluation.declaredType(of: $0) } == type
    }
    var values: [CodeValue] = []
    for function in typed.isEmpty ? functions : typed {
      guard let parameter = project.parameters(of: function).first, let block = project.child(of: function, .block)
      else { continue }
      values.add(evaluation.values(of: block, where: parameter, is: value))
    }
    return values.isEmpty ? nil : values
  }
}

extension CodeProject {
  /// Whether an expression begins with an implicit member: `.users(id)`.
  func isImplicit(_ place: CodePlace) -> Bool {
    switch node(place).kind {
    case .implicitMember: true
    case .call: children(of: place).first.map { node($0).kind == .implicitMember } ?? false
    default: false
    }
  }
}
