/// Functions that navigate for others: those that show their arguments, and those of routers and coordinators.
extension FactFinder {
  /// Adds the facts of each call of a function that shows its argument.
  mutating func followPresenters() {
    var index = 0
    while index < presenters.count, index < 200 {
      let presenter = presenters[index]
      index += 1
      if let type = project.typesByPlace[presenter.function] {
        followGivenView(presenter, of: type)
        continue
      }
      let isInit = project.node(presenter.function).kind == .initializer
      var name = project.name(of: presenter.function)
      if isInit {
        guard let type = project.typeAround(presenter.function) else { continue }
        name = project[type].name
      }
      let parameters = project.children(of: presenter.function).filter { project.node($0).kind == .parameter }
      for place in calls[name] ?? [] {
        guard let call = evaluation.call(place), let owner = owner(of: place),
          evaluation.fits(presenter.function, call), isReceiver(call, of: presenter.function)
        else { continue }
        guard let argument = evaluation.matching(parameters, call).first(where: { $0.parameter == presenter.parameter })
        else { continue }
        if isAlert(argument.argument, depth: 0) { continue }
        let values = evaluation.values(of: argument.argument)
        if values.isEmpty, project.names[name] == "show" || project.names[name] == "present" { continue }
        add(presenter.kind, values, place, owner, from: project.names[name])
      }
    }
  }

  /// Adds the facts of each construction of a view that shows an argument:
  ///
  ///     struct SettingsLink<Destination: View>: View {
  ///       let destination: Destination
  ///       var body: some View { NavigationLink(destination: destination) { … } }
  ///     }
  ///
  /// The argument has the label of the property, or is a trailing closure.
  private mutating func followGivenView(_ presenter: Presenter, of type: CodeTypeID) {
    let property = project.names[project.name(of: presenter.parameter)]
    for place in calls[project[type].name] ?? [] {
      guard let call = evaluation.call(place), let owner = owner(of: place) else { continue }
      let closure = call.arguments.first {
        project.node($0).flags.contains(.isTrailing) && evaluation.label(of: $0).isEmpty
      }
      guard
        let argument = evaluation.argument([property], of: call) ?? closure.flatMap({ project.children(of: $0).first })
      else { continue }
      add(presenter.kind, evaluation.values(of: argument), place, owner, from: project.names[project[type].name])
    }
  }

  /// Whether the receiver of a call may have a function. If the receiver is not known, for example because it comes
  /// from the environment as a protocol, the call matches if no other type has a function that it fits.
  private mutating func isReceiver(_ call: Evaluation.Call, of function: CodePlace) -> Bool {
    guard let type = project.typeAround(function), project[type].keyword != .extension,
      project.node(call.callee).kind == .member, let base = project.children(of: call.callee).first
    else { return true }
    for value in evaluation.values(of: base) {
      switch value {
      case .instance(let known), .goal(.screen(let known)), .anyRoute(let known), .type(let known):
        return known == type || inherits(known, type) || inherits(type, known)
      default: continue
      }
    }
    return Set(evaluation.functions(named: project.name(of: function), fitting: call).map(\.type)).count == 1
  }

  private func inherits(_ type: CodeTypeID, _ base: CodeTypeID) -> Bool {
    var pending = [type]
    var seen: Set<CodeTypeID> = []
    while let next = pending.popLast(), seen.count < 12 {
      guard seen.insert(next).inserted else { continue }
      if next == base { return true }
      for name in project[next].inherited { pending += project.typesByName[name] ?? [] }
    }
    return false
  }

  /// Copies the facts of functions of routers and coordinators to the screens that call them. Facts of functions that
  /// no screen calls stay with the function: code opens their goals.
  mutating func followFunctions() {
    var done = 0
    for _ in 0..<4 {
      let end = facts.count
      var added: [NavigationFact] = []
      var seen = Set(facts)
      for index in done..<end {
        let fact = facts[index]
        guard case .type(let type) = fact.owner, roles[type] == .other || roles[type] == .coordinator,
          fact.kind != .tab, fact.kind != .root,
          let function = functionAround(fact.place)
        else { continue }
        for (owner, place) in callers(of: function) where owner != fact.owner {
          var copy = fact
          copy.owner = owner
          copy.place = place
          (copy.label, _) = label(of: place, owner)
          // A triggered route keeps its own name.
          if fact.source != "trigger" { copy.name = project.names[project.name(of: function)] }
          if added.count < 20_000, seen.insert(copy).inserted { added.append(copy) }
        }
      }
      done = end
      if added.isEmpty { break }
      facts += added
    }
  }

  /// Returns the function that contains a node.
  func functionAround(_ place: CodePlace) -> CodePlace? {
    var next = project.parent(of: place)
    while let current = next {
      let kind = project.node(current).kind
      if kind == .function { return current }
      if kind == .type { return nil }
      next = project.parent(of: current)
    }
    return nil
  }

  /// Returns the calls of a function, with their owners.
  private mutating func callers(of function: CodePlace) -> [(owner: CodeOwner, place: CodePlace)] {
    let name = project.name(of: function)
    var result: [(owner: CodeOwner, place: CodePlace)] = []
    for place in (calls[name] ?? []).prefix(300) {
      guard let call = evaluation.call(place), let owner = owner(of: place), evaluation.fits(function, call),
        isReceiver(call, of: function)
      else { continue }
      if project.node(call.callee).kind == .name, project.typeAround(place) != project.typeAround(function) { continue }
      result.append((owner, place))
    }
    return result
  }

  /// Adds functions of other types, such as modifiers of all views, to the contents of the owners that call them.
  mutating func containFunctions() {
    var functions: Set<CodePlace> = []
    for owner in facts.map(\.owner) + Array(contents.keys) + tables.map(\.owner) {
      if case .function(let place) = owner { functions.insert(place) }
    }
    for function in functions.sorted() {
      let isFunction = project.node(function).kind == .function
      guard isFunction else { continue }
      for place in calls[project.name(of: function)] ?? [] {
        guard let call = evaluation.call(place), let owner = owner(of: place), evaluation.fits(function, call) else {
          continue
        }
        let content = CodeOwner.function(function)
        if owner != content, !(contents[owner]?.contains(content) ?? false) {
          contents[owner, default: []].append(content)
        }
      }
    }
  }
}
