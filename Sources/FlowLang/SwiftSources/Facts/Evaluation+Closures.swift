/// The values of the parameters of closures that are arguments: what the function gives them.
///
///     Factory.make(product) { [weak self] controller in self?.show(controller, sender: nil) }
///     static func make(_ product: Product, completion: (UIViewController) -> Void) { completion(ProductController()) }
extension Evaluation {
  /// Returns the values that a function passes to a parameter of a closure which is its argument.
  ///
  /// - Parameters:
  ///   - closure: The closure.
  ///   - index: The index of the parameter.
  mutating func passed(to closure: CodePlace, _ index: Int) -> [CodeValue] {
    guard project.node(closure).kind == .closure, let argument = project.parent(of: closure),
      project.node(argument).kind == .argument, let place = project.parent(of: argument),
      project.node(place).kind == .call, let call = call(place), project.node(call.callee).token >= 0
    else { return [] }
    // An element of a list: `ForEach(section.tabs) { tab in … }`.
    if index == 0, project.node(call.callee).kind == .name, let list = call.firstValue, list != closure,
      ["ForEach", "List"].contains(project.names[project.name(of: call.callee)])
    {
      return evaluate(list).filter { $0.type != nil && !$0.isShown }
    }
    var values: [CodeValue] = []
    for function in functionsCalled(by: call).prefix(2) {
      let parameters = project.parameters(of: function)
      let matched = matching(parameters, call)
      guard let parameter = matched.first(where: { $0.argument == closure })?.parameter else { continue }
      let given = given(to: parameter, of: function, index, depth: 0)
      if given.isEmpty { continue }
      var bound: [CodePlace] = []
      for (other, argument) in matched where arguments[other] == nil && other != parameter {
        arguments[other] = argument
        bound.append(other)
      }
      for expression in given { values.add(evaluate(expression).filter { !$0.isParameter }) }
      for other in bound { arguments[other] = nil }
    }
    return values
  }

  /// Returns the functions that a call may be one of; empty where several types have one.
  mutating func functionsCalled(by call: Call) -> [CodePlace] {
    let name = project.name(of: call.callee)
    if project.names[name].first?.isUppercase == true || project.membersByName[name] == nil { return [] }
    if project.node(call.callee).kind == .name {
      guard case .functions(let found)? = declaration(of: name, at: call.callee) else { return [] }
      return found.filter { fits($0, call) }
    }
    guard let base = project.first(of: call.callee) else { return [] }
    for value in evaluate(base) {
      switch value {
      case .instance(let type), .goal(.screen(let type)), .type(let type), .anyRoute(let type), .route(let type, _):
        if case .functions(let found)? = member(name, of: type) { return found.filter { fits($0, call) } }
      default: continue
      }
    }
    let members = functions(named: name, fitting: call)
    return members.count <= 2 ? members.map(\.place) : []
  }

  /// Returns the expressions that a function passes to a closure which is its parameter, also through other functions.
  private mutating func given(
    to parameter: CodePlace, of function: CodePlace, _ index: Int, depth: Int
  ) -> [CodePlace] {
    guard depth < 3, let block = project.child(of: function, .block) else { return [] }
    let key = ClosureArgument(parameter: parameter, index: index)
    if let known = closureArguments[key] { return known }
    closureArguments[key] = []
    let name = project.name(of: parameter)
    var found: [CodePlace] = []
    var pending = [block]
    var count = 0
    while let place = pending.popLast(), count < 3000 {
      count += 1
      pending += project.children(of: place)
      guard project.node(place).kind == .call, let call = call(place), project.node(call.callee).token >= 0 else {
        continue
      }
      if project.node(call.callee).kind == .name, project.name(of: call.callee) == name {
        if index < call.arguments.count { found += project.children(of: call.arguments[index]).prefix(1) }
        continue
      }
      for argument in call.arguments {
        guard let value = project.first(of: argument), project.node(value).kind == .name,
          project.name(of: value) == name
        else { continue }
        for inner in functionsCalled(by: call).prefix(2) where inner != function {
          let parameters = project.parameters(of: inner)
          guard let next = matching(parameters, call).first(where: { $0.argument == value })?.parameter else {
            continue
          }
          found += given(to: next, of: inner, index, depth: depth + 1)
        }
      }
    }
    closureArguments[key] = Array(found.prefix(20))
    return Array(found.prefix(20))
  }

  /// A parameter of a closure that is a parameter of a function.
  struct ClosureArgument: Hashable {
    let parameter: CodePlace
    let index: Int
  }
}
