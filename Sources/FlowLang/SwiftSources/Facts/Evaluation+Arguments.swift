/// The arguments of calls and the parameters that they are for.
extension Evaluation {
  /// The callee and the arguments of a call.
  struct Call {
    let callee: CodePlace
    let arguments: [CodePlace]
    /// What the called member is of: `shop` of `shop.open()`; nil where no member is called.
    let receiver: CodePlace?
    /// The value of the first argument.
    let firstValue: CodePlace?
  }

  func call(_ place: CodePlace) -> Call? {
    let parts = project.children(of: place)
    guard let callee = parts.first else { return nil }
    return call(of: callee, Array(parts.dropFirst()))
  }

  func call(of callee: CodePlace, _ arguments: [CodePlace] = []) -> Call {
    Call(
      callee: callee, arguments: arguments,
      receiver: project.node(callee).kind == .member ? project.first(of: callee) : nil,
      firstValue: arguments.first.flatMap { project.first(of: $0) })
  }

  /// Returns the label of an argument; empty for none.
  func label(of argument: CodePlace) -> String {
    project.node(argument).token < 0 ? "" : project.names[project.name(of: argument)]
  }

  /// Returns the value of the first argument with one of several labels.
  func argument(_ labels: [String], of call: Call) -> CodePlace? {
    for argument in call.arguments where labels.contains(label(of: argument)) { return project.first(of: argument) }
    return nil
  }

  /// Returns the values of a name in a tuple: those of the element of the tuple that a function returns.
  mutating func evaluateElement(_ name: CodePlace) -> [CodeValue] {
    guard fuel > 0, var pattern = project.tuple(around: name).flatMap({ project.first(of: $0) }) else { return [] }
    var value = project.parent(of: pattern).flatMap { project.children(of: $0).last }
    if project.node(pattern).kind == .assignment, let tuple = project.first(of: pattern) {
      (value, pattern) = (project.children(of: pattern).last, tuple)
    }
    let index = project.children(of: pattern).firstIndex { $0 == name || project.first(of: $0) == name }
    guard let value, let index else { return [] }
    fuel -= 1
    if project.node(value).kind == .tuple { return element(index, of: value) }
    guard project.node(value).kind == .call, let call = call(value) else { return [] }
    var values: [CodeValue] = []
    for function in functionsCalled(by: call).prefix(2) {
      guard let block = project.child(of: function, .block) else { continue }
      let returned = returns(of: block)
      withArguments(of: call, to: function) { evaluation in
        for result in returned.isEmpty ? evaluation.project.children(of: block).suffix(1) : returned {
          values.add(evaluation.element(index, of: result))
        }
      }
    }
    return values
  }

  /// Evaluates something while the parameters of a function have the arguments of a call.
  mutating func withArguments<Result>(
    of call: Call, to function: CodePlace, _ body: (inout Evaluation) -> Result
  ) -> Result {
    let parameters = project.parameters(of: function)
    for (parameter, argument) in matching(parameters, call) where arguments[parameter] == nil {
      arguments[parameter] = argument
    }
    defer { for parameter in parameters { arguments[parameter] = nil } }
    return body(&self)
  }

  private mutating func element(_ index: Int, of tuple: CodePlace) -> [CodeValue] {
    let parts = project.children(of: tuple)
    return project.node(tuple).kind == .tuple && index < parts.count ? evaluate(parts[index]) : []
  }

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
    // A value of a case of an enum.
    if node.token < 0 { return "" }
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
