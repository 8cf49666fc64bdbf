/// The arguments of calls and the parameters that they are for.
extension Evaluation {
  /// Returns the parameters of a function with their arguments in a call.
  func matching(_ parameters: [CodePlace], _ call: Call) -> [(parameter: CodePlace, argument: CodePlace)] {
    var result: [(parameter: CodePlace, argument: CodePlace)] = []
    var next = 0
    for argument in call.arguments {
      guard let value = project.first(of: argument) else { continue }
      let label = label(of: argument)
      let isTrailing = project.node(argument).flags.contains(.isTrailing) && label.isEmpty
      var index = next
      while index < parameters.count, !isTrailing, self.label(ofParameter: parameters[index]) != label { index += 1 }
      if isTrailing { index = indexOfTrailing(parameters, from: next) }
      guard index >= 0, index < parameters.count else { continue }
      result.append((parameters[index], value))
      next = index + 1
    }
    return result
  }

  /// Returns the index of the parameter that a trailing closure is the argument of: the first function without a default
  /// value, or else the last parameter.
  private func indexOfTrailing(_ parameters: [CodePlace], from next: Int) -> Int {
    let index = parameters.indices.dropFirst(next).first { index in
      let parts = project.children(of: parameters[index]).filter { project.node($0).kind != .attribute }
      guard parts.count == 1, let type = parts.first, project.node(type).kind == .typeName else { return false }
      return project.name(of: type) == .none && !project.node(type).flags.contains(.isArray)
    }
    return index ?? parameters.count - 1
  }

  /// Returns the argument label of a parameter; empty for `_`.
  func label(ofParameter parameter: CodePlace) -> String {
    let node = project.node(parameter)
    let token = project.files[Int(parameter.file)].tree.tokens[Int(node.first)]
    let text = project.names[token.name]
    return text == "_" ? "" : text
  }

  /// Whether a call fits a function: every label in the parentheses is one of its parameters, in order.
  func fits(_ function: CodePlace, _ call: Call) -> Bool {
    let parameters = project.parameters(of: function)
    var next = 0
    for argument in call.arguments {
      let label = label(of: argument)
      if project.node(argument).flags.contains(.isTrailing) {
        if label.isEmpty, !parameters.contains(where: mayBeFunction) { return false }
        continue
      }
      while next < parameters.count, self.label(ofParameter: parameters[next]) != label { next += 1 }
      if next >= parameters.count { return false }
      next += 1
    }
    return true
  }

  /// Whether the type of a parameter may be a function: a type of the app or of the system is none.
  private func mayBeFunction(_ parameter: CodePlace) -> Bool {
    guard let type = project.child(of: parameter, .typeName) else { return true }
    let name = project.name(of: type)
    return name == .none || project.aliases[name] != nil
      || (project.typesByName[name] == nil && !["String", "Int", "Bool", "URL"].contains(project.names[name]))
  }
}
