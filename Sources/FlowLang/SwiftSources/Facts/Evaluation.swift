/// Evaluates expressions to abstract values: screens, cases of enums, parameters. The evaluation follows local
/// constants, properties, functions, wrappers and casts, and is bounded by its fuel.
struct Evaluation {
  let project: CodeProject
  let roles: CodeRoles
  /// The views of the project that only show what they are given.
  let wrappers: Set<String>
  /// The number of nodes that may still be evaluated for the current expression.
  var fuel = 0
  private var depth = 0
  /// The arguments for the parameters of the functions that are being evaluated.
  var arguments: [CodePlace: CodePlace] = [:]
  /// The known values of parameters of closures.
  var known: [CodePlace: [CodeValue]] = [:]
  /// The values of `self` in the code of the types that are being evaluated.
  var selves: [CodeTypeID: CodeValue] = [:]

  /// Whether each view only shows what it is given, memoized.
  var wrapperTypes: [CodeTypeID: Bool] = [:]
  /// The screens that navigation controllers of the app are made around.
  var wrapped: [CodeTypeID: Set<CodeTypeID>] = [:]

  /// The screens that other controllers of the app are made around.
  var rootsMade: [CodeTypeID: Set<CodeTypeID>] = [:]
  /// The navigation controllers of the app that code makes, around a controller or empty.
  var stacksMade: Set<CodeTypeID> = []

  /// The first controllers of the navigation controllers in properties, memoized.
  var heldRoots: [CodePlace: [CodeValue]] = [:]
  /// The number of evaluations around the current one in which code fills a stack by another function than `start`.
  var stacksFilled = 0

  /// What functions pass to the closures that are their parameters, memoized.
  var closureArguments: [ClosureArgument: [CodePlace]] = [:]

  /// The views whose body was replaced by what it switches to.
  var switching: Set<CodeTypeID> = []

  /// The number of nodes that may be evaluated in total: an app of ten megabytes takes a twentieth of the initial
  /// budget.
  private var budget = 12_000_000

  static let fuelForOne = 4000
  static let deepest = 40

  init(_ project: CodeProject, _ roles: CodeRoles, wrappers: Set<String> = []) {
    self.wrappers = wrappers
    self.project = project
    self.roles = roles
  }

  /// Returns the possible values of an expression; empty if they are not known.
  mutating func values(of place: CodePlace) -> [CodeValue] {
    fuel = min(Self.fuelForOne, budget)
    defer { budget -= min(budget, Self.fuelForOne - fuel) }
    return evaluate(place)
  }

  /// Returns the possible values of an expression for a value of a parameter.
  mutating func values(of place: CodePlace, where parameter: CodePlace, is value: CodeValue) -> [CodeValue] {
    known[parameter] = [value]
    defer { known[parameter] = nil }
    return values(of: place)
  }

  /// Returns what a view shows for a case of the enum that its body switches over; nil for other views.
  mutating func values(of type: CodeTypeID, given value: CodeValue) -> [CodeValue]? {
    guard case .route(let known, _) = value, let property = switched(by: type), declaredType(of: property) == known
    else { return nil }
    fuel = min(Self.fuelForOne, budget)
    defer { budget -= min(budget, Self.fuelForOne - fuel) }
    return values(of: type, switching: property, value)
  }

  /// Returns the goals among values.
  static func goals(_ values: [CodeValue]) -> [NavigationFact.Goal] {
    values.compactMap { value in
      if case .goal(let goal) = value { return goal }
      return nil
    }
  }

  mutating func evaluate(_ place: CodePlace) -> [CodeValue] {
    guard fuel > 0, depth < Self.deepest else { return [] }
    fuel -= 1
    depth += 1
    defer { depth -= 1 }
    switch project.node(place).kind {
    case .name: return evaluateName(place)
    case .call: return evaluateCall(place)
    case .member: return evaluateMember(place)
    case .implicitMember: return []
    case .cast: return evaluateCast(place)
    case .closure: return results(of: place)
    case .block: return results(of: place)
    case .binding: return evaluateBinding(place)
    case .argument: return project.first(of: place).map { evaluate($0) } ?? []
    case .tuple:
      let parts = project.children(of: place)
      return parts.count == 1 ? evaluate(parts[0]) : []
    case .list, .sequence: return union(project.children(of: place))
    case .ternary: return union(Array(project.children(of: place).dropFirst()))
    case .if, .switch: return branches(of: place)
    // An element of a list: `pages[index]`.
    case .subscriptCall: return project.first(of: place).map { evaluate($0) } ?? []
    default: return []
    }
  }

  mutating func union(_ places: [CodePlace]) -> [CodeValue] {
    var values: [CodeValue] = []
    for place in places { values.add(evaluate(place)) }
    return values
  }

  // MARK: Statements

  /// Returns the values of a block: of its `return` statements, or of the views that it lists.
  mutating func results(of block: CodePlace) -> [CodeValue] {
    let returns = self.returns(of: block)
    if !returns.isEmpty { return union(returns) }
    var values: [CodeValue] = []
    var count = 0
    let statements = project.children(of: block)
    let own = statements.filter { !CodeProject.isOfOtherPlatform(project.condition(at: $0)) }
    for statement in own.isEmpty ? statements : own {
      switch project.node(statement).kind {
      case .variable, .function, .type, .parameter, .assignment, .typeAlias, .guard, .attribute: continue
      default: break
      }
      let found = evaluate(statement)
      if found.isEmpty { continue }
      if found.contains(where: \.isShown) { count += 1 }
      values.add(found)
    }
    return count > 1 ? [.several] : values
  }

  /// Returns the expressions that a block returns, without those of closures inside it.
  mutating func returns(of block: CodePlace) -> [CodePlace] {
    var found: [CodePlace] = []
    var pending = Array(project.children(of: block).reversed())
    while let next = pending.popLast(), fuel > 0 {
      fuel -= 1
      switch project.node(next).kind {
      case .return: found += project.children(of: next)
      // If the subject is known, only the cases that match it.
      case .switch: pending += blocks(of: next).reversed()
      case .block, .guard, .if, .do, .catch, .for, .while, .repeat:
        pending += project.children(of: next).reversed()
      default: break
      }
    }
    return found
  }

  /// Returns the result expressions of a block: those that it returns, or the last one of each branch.
  mutating func given(by block: CodePlace) -> [CodePlace] {
    fuel = min(Self.fuelForOne, budget)
    defer { budget -= min(budget, Self.fuelForOne - fuel) }
    let returned = returns(of: block)
    if !returned.isEmpty { return returned }
    var found: [CodePlace] = []
    var pending = [block]
    while let next = pending.popLast(), found.count < 100 {
      guard let last = project.children(of: next).last else { continue }
      switch project.node(last).kind {
      case .if, .switch: pending += blocks(of: last).reversed()
      default: found.append(last)
      }
    }
    return found
  }

  /// Returns the values of the branches of an `if` or `switch`, or of those that match a known subject.
  private mutating func branches(of place: CodePlace) -> [CodeValue] {
    var values: [CodeValue] = []
    for block in blocks(of: place) { values.add(results(of: block)) }
    return values
  }

  /// Returns the blocks of the branches of an `if` or `switch`, or of those that match a known subject.
  private mutating func blocks(of place: CodePlace) -> [CodePlace] {
    let parts = project.children(of: place)
    if project.node(place).kind == .if { return parts.filter { project.node($0).kind == .block } }
    guard let subject = parts.first else { return [] }
    let cases = parts.dropFirst().filter { project.node($0).kind == .switchCase }
    let routes = evaluate(subject).compactMap { value -> CodeName? in
      if case .route(_, let name) = value { return name }
      return nil
    }
    let all = Array(cases)
    var fitting: [CodePlace] = []
    for route in routes {
      // Further cases where only a part of the values matches: `case .library(source: .all)`.
      for index in all.indices {
        let isDefault = project.node(all[index]).flags.contains(.isDefault)
        guard isDefault || matches(all[index], route) else { continue }
        fitting.append(all[index...].first { !fallsThrough($0) } ?? all[index])
        if isDefault || !narrows(all[index]) { break }
      }
    }
    return (routes.isEmpty ? all : fitting).compactMap { project.child(of: $0, .block) }
  }

  /// Whether a case of a `switch` goes on to the next one.
  private func fallsThrough(_ switchCase: CodePlace) -> Bool {
    guard let last = project.child(of: switchCase, .block).flatMap({ project.children(of: $0).last }) else {
      return false
    }
    let first = project.files[Int(last.file)].tree.tokens[Int(project.node(last).first)]
    return project.node(last).kind == .jump && first.name == .fallthrough
  }

  /// Returns the values assigned to a local variable in a block, in the branches that match a known subject.
  ///
  /// - Parameter ofSelf: Whether the variable is a property: `self.name = …`.
  mutating func assigned(to name: CodeName, in block: CodePlace, ofSelf: Bool = false) -> [CodeValue] {
    var values: [CodeValue] = []
    for statement in project.children(of: block) where fuel > 0 {
      fuel -= 1
      switch project.node(statement).kind {
      case .assignment:
        let parts = project.children(of: statement)
        if parts.count == 2, project.name(of: parts[0]) == name,
          project.node(parts[0]).kind == .name || ofSelf && isOfSelf(parts[0])
        {
          values.add(evaluate(parts[1]))
        }
      case .if, .switch:
        for inner in blocks(of: statement) { values.add(assigned(to: name, in: inner, ofSelf: ofSelf)) }
      default: break
      }
    }
    return values
  }

  private func isOfSelf(_ place: CodePlace) -> Bool {
    project.node(place).kind == .member
      && project.first(of: place).map { project.name(of: $0) == .`self` } ?? false
  }

  /// Whether one of the patterns of a case matches a case of an enum.
  private func matches(_ switchCase: CodePlace, _ name: CodeName) -> Bool {
    project.children(of: switchCase).contains { part in
      var pattern: CodePlace? = part
      while let current = pattern {
        switch project.node(current).kind {
        case .implicitMember, .member: return project.name(of: current) == name
        case .call, .binder, .sequence: pattern = project.first(of: current)
        default: return false
        }
      }
      return false
    }
  }

  /// Whether a case with a single pattern matches only some of the values of its case of the enum.
  private func narrows(_ switchCase: CodePlace) -> Bool {
    let patterns = project.children(of: switchCase).filter { project.node($0).kind != .block }
    guard var pattern = patterns.first, patterns.count == 1 else { return false }
    while project.node(pattern).kind == .binder || project.node(pattern).kind == .sequence,
      let inner = project.first(of: pattern)
    {
      pattern = inner
    }
    guard project.node(pattern).kind == .call, let call = call(pattern) else { return false }
    return call.arguments.compactMap { project.first(of: $0) }.contains { value in
      [.implicitMember, .string, .number].contains(project.node(value).kind) || project.isImplicit(value)
    }
  }

  private mutating func evaluateCast(_ place: CodePlace) -> [CodeValue] {
    let parts = project.children(of: place)
    if parts.count > 1, project.name(of: parts[1]) != .none {
      if let type = project.type(named: project.name(of: parts[1]), in: nil, from: place.file),
        project[type].keyword != .extension
      {
        if roles[type] == .controller || roles[type] == .view { return [.goal(.screen(type))] }
      } else if let name = systemController(declaredFor: place) {
        return [.goal(.outside(name))]
      }
    }
    return parts.first.map { evaluate($0) } ?? []
  }
}

extension CodeValue {
  /// Whether the value is visible.
  var isShown: Bool {
    switch self {
    case .goal, .several: true
    default: false
    }
  }
}

extension [CodeValue] {
  /// Adds the values that the array does not contain.
  mutating func add(_ values: [CodeValue]) {
    for value in values where !contains(value) { append(value) }
  }
}
