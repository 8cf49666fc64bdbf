/// The controllers on top of the stacks that navigation controllers are given:
///
///     var controllers = navigation.viewControllers
///     controllers.append(DetailController())
///     navigation.setViewControllers(controllers, animated: true)
extension Evaluation {
  /// Returns the expressions of the controllers that may be on top of a stack: the last elements of a list, also of one
  /// in a local variable; any other expression as it is.
  func tops(of stack: CodePlace) -> [CodePlace] {
    switch project.node(stack).kind {
    case .list, .sequence:
      let tops = lastElements(of: stack)
      return tops.isEmpty ? [stack] : tops
    case .name:
      let tops = elements(ofVariable: stack, isTop: true)
      return tops.isEmpty ? [stack] : tops
    // `[list, detail].compactMap { $0 }`, where one of them may be nil.
    case .call:
      if let last = lastElements(of: stack).last { return [last] }
      guard let call = call(stack), let base = call.receiver, keepsElements(call) else { return [stack] }
      return tops(of: base)
    default: return [stack]
    }
  }

  /// Returns the expressions of the controllers in a list, also in one in a local variable that code adds controllers
  /// to, or that a function of the type returns; any other expression as it is.
  func elements(of list: CodePlace) -> [CodePlace] {
    switch project.node(list).kind {
    case .list, .sequence: return literals(in: list)
    case .name:
      let given = elements(ofVariable: list, isTop: false)
      return given.isEmpty ? [list] : given.reversed()
    // `controllers.map { UINavigationController(rootViewController: $0) }`
    case .call:
      guard let callee = project.first(of: list) else { return [list] }
      if project.node(callee).kind == .name { return returned(by: callee).map { elements(of: $0) } ?? [list] }
      guard project.node(callee).kind == .member,
        ["map", "compactMap"].contains(project.names[project.name(of: callee)]),
        let base = project.first(of: callee), [.name, .list].contains(project.node(base).kind)
      else { return [list] }
      let inner = elements(of: base)
      return inner == [base] ? [list] : inner
    default: return [list]
    }
  }

  /// Returns the list, or the variable with it, that the only function of a name in the type ends with.
  private func returned(by callee: CodePlace) -> CodePlace? {
    guard let type = project.typeAround(callee),
      case .functions(let functions)? = member(project.name(of: callee), of: type), functions.count == 1,
      let last = project.child(of: functions[0], .block).flatMap({ project.children(of: $0).last })
    else { return nil }
    let list = project.node(last).kind == .return ? project.first(of: last) : last
    return list.flatMap { [.name, .list].contains(project.node($0).kind) ? $0 : nil }
  }

  /// Whether a call returns a list with elements of another one, as they are: `compactMap { $0 }`.
  private func keepsElements(_ call: Call) -> Bool {
    guard ["compactMap", "filter"].contains(project.names[project.name(of: call.callee)]), let closure = call.firstValue
    else { return false }
    if project.names[project.name(of: call.callee)] == "filter" { return true }
    guard project.node(closure).kind == .closure, let only = project.children(of: closure).last else { return false }
    let given = project.node(only).kind == .cast ? project.first(of: only) : only
    return given.map { project.node($0).kind == .name && project.names[project.name(of: $0)] == "$0" } ?? false
  }

  /// Whether a list has an element of which nothing is known, so that the others do not stand for all.
  mutating func isPartlyKnown(_ list: CodePlace) -> Bool {
    guard project.node(list).kind == .list else { return false }
    let counts = project.children(of: list).map { evaluate($0).count }
    return counts.contains(0) && !counts.allSatisfy { $0 == 0 }
  }

  /// Returns the elements of a list, or of lists that are added to each other.
  private func literals(in list: CodePlace) -> [CodePlace] {
    project.node(list).kind == .list
      ? project.children(of: list)
      : project.children(of: list).flatMap { project.node($0).kind == .list ? project.children(of: $0) : [$0] }
  }

  /// Returns the last element of a list, or of the list that is added to another: `navigation.viewControllers + [a, b]`,
  /// `navigation.viewControllers.appending(a)`.
  private func lastElements(of list: CodePlace) -> [CodePlace] {
    guard let last = project.children(of: list).last else { return [] }
    switch project.node(list).kind {
    case .list: return [last]
    case .sequence: return project.node(last).kind == .list ? lastElements(of: last) : []
    case .call:
      guard let call = call(list), project.node(call.callee).kind == .member, call.arguments.count == 1,
        project.names[project.name(of: call.callee)] == "appending", label(of: call.arguments[0]).isEmpty
      else { return [] }
      return call.firstValue.map { [$0] } ?? []
    default: return []
    }
  }

  /// Returns the elements of a local variable before it is used, in the branches that change it, the last one first.
  ///
  /// - Parameter isTop: Whether only the last elements are returned.
  private func elements(ofVariable use: CodePlace, isTop: Bool) -> [CodePlace] {
    let name = project.name(of: use)
    var found: [CodePlace] = []
    var inner = use
    while let outer = project.parent(of: inner), ![.function, .type].contains(project.node(inner).kind) {
      if [.block, .closure].contains(project.node(outer).kind) {
        let before = project.children(of: outer).prefix(200).filter {
          project.node($0).first < project.node(inner).first
        }
        if collect(name, in: before, isTop, &found, depth: 0) { return found }
      }
      inner = outer
    }
    return []
  }

  /// Collects the elements that statements give a variable, or only the last one, from the last statement on.
  ///
  /// - Returns: Whether one of the statements determines them, or declares the variable.
  private func collect(
    _ name: CodeName, in statements: [CodePlace], _ isTop: Bool, _ found: inout [CodePlace], depth: Int
  ) -> Bool {
    func take(_ list: CodePlace) {
      if isTop {
        found += lastElements(of: list)
      } else if [.list, .sequence].contains(project.node(list).kind) {
        found += literals(in: list).reversed()
      }
    }
    func isVariable(_ place: CodePlace?) -> Bool {
      place.map { project.node($0).kind == .name && project.name(of: $0) == name } ?? false
    }
    for statement in statements.reversed() where depth < 8 {
      let parts = project.children(of: statement)
      switch project.node(statement).kind {
      case .variable:
        guard let binding = parts.first(where: { project.node($0).kind == .binding && project.name(of: $0) == name })
        else { continue }
        project.children(of: binding).forEach(take)
        return true
      // `controllers = [a]`, and `controllers += [a]`.
      case .assignment, .sequence:
        guard parts.count == 2 else { continue }
        if isVariable(parts[0]) {
          take(parts[1])
          if isTop || project.node(statement).kind == .assignment { return true }
          continue
        }
        // `controllers[controllers.count - 1] = a`.
        if project.node(parts[0]).kind == .subscriptCall, isVariable(project.first(of: parts[0])) {
          found.append(parts[1])
          if isTop { return true }
        }
      case .call:
        guard let callee = parts.first, project.node(callee).kind == .member,
          isVariable(project.first(of: callee)), project.names[project.name(of: callee)] == "append",
          let argument = parts.dropFirst().first, let added = project.first(of: argument)
        else { continue }
        // `controllers.append(contentsOf: [a])`.
        if label(of: argument).isEmpty { found.append(added) } else { take(added) }
        if isTop { return true }
      case .if, .switch, .switchCase, .do:
        for part in parts where [.block, .switchCase].contains(project.node(part).kind) {
          let inner = project.node(part).kind == .block ? project.children(of: part) : [part]
          _ = collect(name, in: inner, isTop, &found, depth: depth + 1)
        }
      default: continue
      }
    }
    return false
  }
}
