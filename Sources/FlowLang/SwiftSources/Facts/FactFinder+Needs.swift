/// The branches of a function that a call takes: those of the cases that it passes, and of the conditions that hold:
///
///     func showChat(id: Int, message: Int? = nil, isFull: Bool = false) {
///       if let message, isFull { show(MessageController(message), sender: self) } else { … }
///     }
///
/// So are the constants of the object whose function is called: `AccountCoordinator(style: .modal).start()`.
extension FactFinder {
  /// The cases that each parameter or constant must have for some code to run; `true` for a condition that has to hold,
  /// and for an optional that must have a value.
  typealias Needs = [CodePlace: Set<CodeName>]

  /// The cases that the parameters of a function must have for a place in it to be reached.
  func needs(of place: CodePlace, in function: CodePlace) -> Needs {
    var needs: Needs = [:]
    var next: CodePlace? = place
    while let current = next, current != function {
      next = project.parent(of: current)
      for (condition, isTrue) in conditions(before: current) {
        guard let parameter = tested(condition, in: function) else { continue }
        let holds = isTrue != isNegated(condition)
        let names: Set<CodeName> = holds ? [Self.yes] : [Self.no, Self.nothing]
        needs[parameter] = needs[parameter]?.intersection(names) ?? names
      }
      for (condition, isTrue) in conditions(before: current) where isTrue {
        guard let parameter = castToStack(condition), project.parent(of: parameter) == function,
          let stack = project.names.find("UINavigationController")
        else { continue }
        needs[parameter] = [stack]
      }
      guard project.node(current).kind == .switchCase, let outer = next, project.node(outer).kind == .switch,
        let subject = project.first(of: outer), let parameter = decider(subject, in: function),
        let type = evaluation.declaredType(of: parameter)
      else { continue }
      var names = patterns(of: current)
      if project.node(current).flags.contains(.isDefault) {
        names = Set(project[type].cases.map { project.name(of: $0) })
        for other in project.children(of: outer) where other != current { names.subtract(patterns(of: other)) }
      }
      needs[parameter] = needs[parameter]?.intersection(names) ?? names
    }
    return needs
  }

  static func joined(_ needs: Needs, _ others: Needs) -> Needs { needs.merging(others) { $0.intersection($1) } }

  /// The cases that the patterns of a case of a `switch` are about.
  func patterns(of switchCase: CodePlace) -> Set<CodeName> {
    var names: Set<CodeName> = []
    guard project.node(switchCase).kind == .switchCase else { return [] }
    for part in project.children(of: switchCase) where project.node(part).kind != .block {
      var pattern: CodePlace? = part
      while let current = pattern {
        switch project.node(current).kind {
        case .implicitMember, .member:
          names.insert(project.name(of: current))
          pattern = nil
        case .call, .binder, .sequence: pattern = project.first(of: current)
        default: pattern = nil
        }
      }
    }
    return names
  }

  /// Returns the needs of the code around a call so that those of its function are met; nil where the call contradicts
  /// them.
  mutating func needs(around call: Evaluation.Call, _ needs: Needs, of function: CodePlace) -> Needs? {
    var around: Needs = [:]
    for (parameter, names) in needs.sorted(by: { $0.key < $1.key }) {
      let isConstant = project.node(parameter).kind == .binding
      if isConstant, call.receiver.map({ project.name(of: $0) == .`self` }) ?? true {
        around[parameter] = names
        continue
      }
      guard
        let argument =
          isConstant ? argument(making: call.receiver, parameter) : argument(of: call, parameter, of: function)
      else { continue }
      if let outer = outerParameter(argument) {
        around[outer] = around[outer]?.intersection(names) ?? names
      } else if let given = given(by: argument, for: parameter), given.isDisjoint(with: names) {
        return nil
      }
    }
    return around
  }

  /// The cases that an argument may be, or the truth that it is; nil where that is not known.
  private mutating func given(by argument: CodePlace, for parameter: CodePlace) -> Set<CodeName>? {
    let name = project.name(of: argument)
    if project.node(argument).kind == .name, [Self.yes, Self.no, Self.nothing].contains(name) {
      let isNegated = isNegated(argument)
      return [isNegated ? (name == Self.yes ? Self.no : Self.yes) : name]
    }
    if project.node(argument).kind == .name, name == .`self`, let type = project.typeAround(argument),
      roles[type].isController
    {
      let stack = roles[type] == .navigationController ? project.names.find("UINavigationController") : nil
      return Set([Self.yes] + (stack.map { [$0] } ?? []))
    }
    return evaluation.declaredType(of: parameter).flatMap { cases(of: argument, $0, depth: 0) }
  }

  // MARK: Conditions

  private static let yes = CodeName(index: CodeKeyword.true.rawValue)
  private static let no = CodeName(index: CodeKeyword.false.rawValue)
  private static let nothing = CodeName(index: CodeKeyword.nil.rawValue)

  /// Returns the conditions that were tested before a block of an `if`, or before a statement that follows a `guard`,
  /// each with whether it holds.
  func conditions(before place: CodePlace) -> [(condition: CodePlace, isTrue: Bool)] {
    guard let outer = project.parent(of: place) else { return [] }
    var found: [(condition: CodePlace, isTrue: Bool)] = []
    switch project.node(outer).kind {
    case .if where project.node(place).kind == .block:
      // The conditions of this branch, and those of the branches before, each of which has failed.
      var own: [CodePlace] = []
      for part in project.children(of: outer) {
        if part == place { break }
        if project.node(part).kind != .block {
          own.append(part)
        } else {
          if own.count == 1 { found.append((own[0], false)) }
          own = []
        }
      }
      found += own.map { ($0, true) }
    case .block, .closure:
      for statement in project.children(of: outer).prefix(100) {
        if statement == place { break }
        guard project.node(statement).kind == .guard else { continue }
        found += project.children(of: statement).filter { project.node($0).kind != .block }.map { ($0, true) }
      }
    default: break
    }
    return found
  }

  /// Returns the parameter or constant that a condition is about: `flag`, `!flag`, `if let id`, `if let known = id`.
  private func tested(_ condition: CodePlace, in function: CodePlace) -> CodePlace? {
    guard project.node(condition).kind == .binding else { return decider(condition, in: function) }
    if evaluation.isShorthand(condition) {
      guard case .parameter(let parameter)? = evaluation.shadowed(by: condition) else { return nil }
      return project.parent(of: parameter) == function ? parameter : nil
    }
    return project.children(of: condition).last.flatMap { decider($0, in: function) }
  }

  /// Returns the parameter of a function, or the constant of its object that the initializer sets, that an expression is.
  private func decider(_ place: CodePlace, in function: CodePlace) -> CodePlace? {
    if let parameter = outerParameter(place) { return project.parent(of: parameter) == function ? parameter : nil }
    let name = project.name(of: place)
    let declared =
      isOfSelf(place)
      ? project.typeAround(place).flatMap { evaluation.member(name, of: $0) }
      : project.node(place).kind == .name ? evaluation.declaration(of: name, at: place) : nil
    guard case .binding(let binding)? = declared, !isLocal(binding), let variable = project.parent(of: binding),
      project.node(variable).flags.contains(.isLet), !project.node(variable).flags.contains(.isStatic),
      project.children(of: binding).allSatisfy({ project.node($0).kind == .typeName })
    else { return nil }
    return binding
  }

  /// Returns the argument for a constant of the object in a variable, where the code before makes the object.
  private func argument(making object: CodePlace?, _ constant: CodePlace) -> CodePlace? {
    guard let object else { return nil }
    let made = project.node(object).kind == .call ? object : localValue(object) ?? lastAssigned(to: object)
    guard let made, let call = evaluation.call(made), let type = project.typeAround(constant),
      project.node(call.callee).kind == .name, project.name(of: call.callee) == project[type].name
    else { return nil }
    let initializers = project.names.find("init").flatMap { project[type].members[$0] } ?? []
    if initializers.isEmpty { return evaluation.argument([project.names[project.name(of: constant)]], of: call) }
    for initializer in initializers.prefix(4) where evaluation.fits(initializer, call) {
      for statement in project.child(of: initializer, .block).map({ project.children(of: $0) }) ?? [] {
        let parts = project.children(of: statement)
        guard project.node(statement).kind == .assignment, parts.count == 2,
          heldName(parts[0]) == project.name(of: constant), project.node(parts[1]).kind == .name,
          let parameter = project.parameters(of: initializer)
            .first(where: { project.name(of: $0) == project.name(of: parts[1]) })
        else { continue }
        return argument(of: call, parameter, of: initializer)
      }
    }
    return nil
  }

  /// Returns the parameter that a condition casts to a navigation controller: `if let stack = sender as? Stack`.
  private func castToStack(_ condition: CodePlace) -> CodePlace? {
    guard project.node(condition).kind == .binding, let cast = project.children(of: condition).last,
      project.node(cast).kind == .cast, let type = project.child(of: cast, .typeName),
      CodeRoles.role(named: project.names[project.name(of: type)]) == .navigationController
        || project.type(namedBy: type).map({ roles[$0] == .navigationController }) ?? false
    else { return nil }
    var next = project.first(of: cast)
    for _ in 0..<4 {
      guard let place = next, project.node(place).kind == .name else { return nil }
      switch evaluation.declaration(of: project.name(of: place), at: place) {
      case .parameter(let parameter)?: return parameter
      case .binding(let binding)? where evaluation.isShorthand(binding):
        guard case .parameter(let parameter)? = evaluation.shadowed(by: binding) else { return nil }
        return parameter
      case .binding(let binding)?: next = project.children(of: binding).last
      default: return nil
      }
    }
    return nil
  }

  /// Whether a `!` precedes an expression.
  private func isNegated(_ place: CodePlace) -> Bool {
    let (tokens, first) = (project.files[Int(place.file)].tree.tokens, Int(project.node(place).first))
    guard project.node(place).kind == .name, first > 0, !tokens[first].isFreeBefore else { return false }
    return tokens[first - 1].kind == .op
  }
}
