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
      let tops = lastElements(ofVariable: project.name(of: stack), before: stack)
      return tops.isEmpty ? [stack] : tops
    default: return [stack]
    }
  }

  /// Returns the last element of a list, or of the list that is added to another: `navigation.viewControllers + [a, b]`.
  private func lastElements(of list: CodePlace) -> [CodePlace] {
    guard let last = project.children(of: list).last else { return [] }
    switch project.node(list).kind {
    case .list: return [last]
    case .sequence: return project.node(last).kind == .list ? lastElements(of: last) : []
    default: return []
    }
  }

  /// Returns the last elements of a local variable before it is used, in the branches that change it.
  private func lastElements(ofVariable name: CodeName, before use: CodePlace) -> [CodePlace] {
    var found: [CodePlace] = []
    var inner = use
    while let outer = project.parent(of: inner), ![.function, .type].contains(project.node(inner).kind) {
      if [.block, .closure].contains(project.node(outer).kind) {
        let before = project.children(of: outer).prefix(200).filter {
          project.node($0).first < project.node(inner).first
        }
        if collect(name, in: before, &found, depth: 0) { return found }
      }
      inner = outer
    }
    return []
  }

  /// Collects the last elements that statements give a variable, from the last statement on.
  ///
  /// - Returns: Whether one of the statements determines the last element, or declares the variable.
  private func collect(_ name: CodeName, in statements: [CodePlace], _ found: inout [CodePlace], depth: Int) -> Bool {
    func isVariable(_ place: CodePlace?) -> Bool {
      place.map { project.node($0).kind == .name && project.name(of: $0) == name } ?? false
    }
    for statement in statements.reversed() where depth < 8 {
      let parts = project.children(of: statement)
      switch project.node(statement).kind {
      case .variable:
        guard let binding = parts.first(where: { project.node($0).kind == .binding && project.name(of: $0) == name })
        else { continue }
        for part in project.children(of: binding) { found += lastElements(of: part) }
        return true
      // `controllers = [a]`, and `controllers += [a]`.
      case .assignment, .sequence:
        guard parts.count == 2, isVariable(parts[0]) else { continue }
        found += lastElements(of: parts[1])
        return true
      case .call:
        guard let callee = parts.first, project.node(callee).kind == .member,
          isVariable(project.first(of: callee)), project.names[project.name(of: callee)] == "append",
          let argument = parts.dropFirst().first, label(of: argument).isEmpty
        else { continue }
        found += project.children(of: argument).prefix(1)
        return true
      case .if, .switch, .switchCase, .do:
        for part in parts where [.block, .switchCase].contains(project.node(part).kind) {
          let inner = project.node(part).kind == .block ? project.children(of: part) : [part]
          _ = collect(name, in: inner, &found, depth: depth + 1)
        }
      default: continue
      }
    }
    return false
  }
}
