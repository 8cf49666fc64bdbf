/// The evaluation of calls and member accesses.
extension Evaluation {
  mutating func evaluateCall(_ place: CodePlace) -> [CodeValue] {
    guard let call = call(place) else { return [] }
    switch project.node(call.callee).kind {
    case .name: return evaluateFunction(call, place)
    case .member: return evaluateMethod(call)
    case .closure: return evaluate(call.callee)
    case .subscriptCall, .call: return []
    default: return []
    }
  }

  private mutating func evaluateFunction(_ call: Call, _ place: CodePlace) -> [CodeValue] {
    let name = constructedName(call.callee)
    switch declaration(of: name, at: call.callee) {
    case .functions(let functions)?: return evaluate(functions, call)
    case .binding(let binding)?:
      // A closure in a variable: its result.
      return evaluateBinding(binding)
    case .parameter(let parameter)?:
      return known[parameter] ?? arguments[parameter].map { evaluate($0) } ?? [.parameter(parameter)]
    case .element?, .pattern?, .other?: return []
    case nil: break
    }
    if let type = project.type(named: name, in: project.typeAround(call.callee), from: place.file),
      project[type].keyword != .extension, !hidesSystemView(type, call)
    {
      return construct(type, call)
    }
    return constructOutside(project.names[name], call)
  }

  /// Whether a type of the app that is no view, such as a message called `Group`, has the name of a view of the system
  /// that a call makes around a closure.
  private func hidesSystemView(_ type: CodeTypeID, _ call: Call) -> Bool {
    roles[type] == .other && SystemViews.wrappers.contains(project.names[project[type].name])
      && call.arguments.contains { project.node($0).flags.contains(.isTrailing) }
  }

  /// Returns the values of constructing a type of the app: what the instance wraps, or the instance itself.
  mutating func construct(_ type: CodeTypeID, _ call: Call) -> [CodeValue] {
    switch roles[type] {
    case .navigationController, .hostingController:
      let root = argument(["rootViewController", "rootView", "root", "wrappedValue"], of: call)
      let inner = root.map { evaluate($0) } ?? rootGiven(byInitializerOf: type, call) ?? []
      if roles[type] == .navigationController { stacksMade.insert(type) }
      for case .screen(let screen) in Self.goals(inner) where screen != type {
        wrapped[type, default: []].insert(screen)
      }
      if inner.contains(where: { $0.isShown || $0.isParameter }) { return inner }
      for name in project[type].inheritedArguments {
        if let view = project.type(named: name, in: type, from: call.callee.file), roles[view] == .view {
          return [.goal(.screen(view))]
        }
      }
      // A stack around a controller that is not known.
      return root != nil && roles[type] == .navigationController ? [] : [.goal(.screen(type))]
    case .controller:
      // A controller around another controller or around a view.
      if let root = root(of: call) ?? rootOfGeneric(type, call) {
        for case .screen(let screen) in Self.goals(root) { rootsMade[type, default: []].insert(screen) }
        return root
      }
      guard let content = argument(["content"], of: call) else { return [value(of: type)] }
      let inner = evaluate(content)
      return inner.contains { $0.isShown || $0.isParameter } ? inner : [value(of: type)]
    case .view where isWrapper(type):
      for argument in call.arguments {
        guard let inner = project.first(of: argument), project.node(inner).kind == .closure else { continue }
        let values = evaluate(inner)
        if values.contains(where: \.isShown) { return values }
      }
      for argument in call.arguments {
        guard let inner = project.first(of: argument), [.call, .name].contains(project.node(inner).kind) else {
          continue
        }
        let values = evaluate(inner)
        if values.contains(where: { $0.isShown || $0.isParameter }) { return values }
      }
      // A view that only delays another one is not the goal.
      return project.names[project[type].name].contains("Lazy") ? [] : [.goal(.screen(type))]
    case .view:
      return branch(of: type, given: call) ?? [value(of: type)]
    case .other:
      // A class around a controller of a package; other classes keep the controller that they act for.
      let isController = project[type].inherited.contains { project.names[$0].hasSuffix("Controller") }
      return (isController ? root(of: call) : nil) ?? [value(of: type)]
    default: return [value(of: type)]
    }
  }

  private mutating func constructOutside(_ name: String, _ call: Call) -> [CodeValue] {
    if SystemViews.wrappers.contains(name) || wrappers.contains(name) {
      var values: [CodeValue] = []
      if SystemViews.isInline(name), call.arguments.contains(where: hasSeveralViews) { return [.several] }
      for argument in call.arguments {
        guard let inner = project.first(of: argument) else { continue }
        switch label(of: argument) {
        case "", "content", "then", "rootView", "rootViewController", "sidebar", "wrappedValue":
          let found = evaluate(inner)
          if found.contains(where: \.isShown) || found.contains(where: \.isParameter) { values.add(found) }
        default: continue
        }
        if name == "NavigationSplitView", !values.isEmpty { break }
      }
      return values
    }
    // A controller of a package around another one: `SnackbarController(rootViewController: home)`.
    if let root = root(of: call) { return root }
    // The content of a wrapper view of a package: `StoreProvider(store: store) { Home() }`.
    let isScreen = SystemViews.isScreen(name)
    for argument in call.arguments where project.node(argument).flags.contains(.isTrailing) {
      guard name.first?.isUppercase == true, !SystemViews.controls.contains(name) else { break }
      let values = evaluate(argument)
      if values.contains(where: \.isShown), !isScreen || values.allSatisfy({ $0.isOwnScreen }) { return values }
    }
    return isScreen ? [.goal(.outside(name))] : []
  }

  private mutating func evaluateMethod(_ call: Call) -> [CodeValue] {
    let name = project.name(of: call.callee)
    let text = project.names[name]
    guard let base = project.first(of: call.callee) else { return [] }
    if text == "instantiateViewController" || text == "instantiateInitialViewController" {
      return storyboardGoal(call, base)
    }
    if text == "instantiate" {
      let scene = scene(of: base)
      if !scene.isEmpty { return scene }
    }
    // `books.map { PageController($0) }`
    if ["map", "compactMap", "flatMap"].contains(text),
      let closure = call.firstValue,
      project.node(closure).kind == .closure
    {
      let elements = evaluate(closure).filter(\.isOwnScreen)
      if !elements.isEmpty { return elements }
      if isPartlyKnown(base) { return [] }
    }
    let bases = evaluate(base)
    for value in bases {
      switch value {
      case .type(let type):
        if name == .`init` { return construct(type, call) }
        if let nested = project.type(named: name, nestedIn: project[type].name, from: call.callee.file) {
          return construct(nested, call)
        }
        if isCase(name, of: type) { return [.route(type, name)] }
        if case .functions(let functions)? = member(name, of: type) {
          let own = self.values(of: type)
          return givesSelf(functions) && !own.isEmpty ? own : evaluate(functions, call)
        }
        if roles[type].isController { return values(of: type) }
      case .instance(let type), .anyRoute(let type), .route(let type, _):
        if case .functions(let functions)? = member(name, of: type) {
          return evaluating(functions, call, as: value, of: type)
        }
        if case .binding(let binding)? = member(name, of: type) { return evaluateBinding(binding) }
      case .goal(.screen(let type)):
        if case .functions(let functions)? = project[type].members[name].map({ Declared.functions($0) }),
          project.node(functions[0]).kind == .function
        {
          let values = evaluate(functions, call)
          if values.contains(where: \.isShown) { return values }
        }
      default: break
      }
    }
    if !bases.contains(where: \.isShown) {
      if let value = valueGiven(by: name, call) { return [value] }
      // What an object in a property of a view makes is not the object.
      if bases.contains(where: isProperty) {
        let members = functions(named: name, fitting: call)
        if !members.isEmpty, members.allSatisfy({ project[$0.type].keyword != .extension }) { return [] }
      }
    }
    if bases.contains(where: { $0.isShown || $0.isParameter }) { return bases.filter { $0.isShown || $0.isParameter } }
    // A type qualified by its module: `Settings.SettingsView()`.
    if bases.isEmpty, project.node(base).kind == .name, text.first?.isUppercase == true,
      let type = project.type(named: name, in: nil, from: call.callee.file), project[type].keyword != .extension
    {
      return construct(type, call)
    }
    return byNameAlone(name, call)
  }

  /// Whether a function is declared to return the type that it is called on: `static func instantiate() -> Self`.
  private func givesSelf(_ functions: [CodePlace]) -> Bool {
    functions.first.flatMap { project.child(of: $0, .typeName) }.map { project.name(of: $0) == .`Self` } ?? false
  }

  /// Returns the results of the functions with a name, if at most two types have one.
  private mutating func byNameAlone(_ name: CodeName, _ call: Call) -> [CodeValue] {
    let members = functions(named: name, fitting: call)
    // A container of a package makes what is registered: `resolver.resolve(HomeController.self)`.
    if members.isEmpty, let argument = call.firstValue,
      project.node(argument).kind == .member, project.name(of: argument) == .`self`,
      case .type(let type)? = evaluate(argument).first, roles[type].isScreen
    {
      return [value(of: type)]
    }
    guard (1...2).contains(members.count) else { return [] }
    var values: [CodeValue] = []
    for member in members {
      if let value = self.values(of: member.type).first {
        values.add(evaluating([member.place], call, as: value, of: member.type))
      } else {
        values.add(evaluate([member.place], call))
      }
    }
    return values
  }

  private func isProperty(_ value: CodeValue) -> Bool {
    if case .parameter(let place) = value { project.node(place).kind == .binding } else { false }
  }

  /// Returns the value that the functions with a name return, where several types have one: of an enum, or a view of one
  /// type.
  private func valueGiven(by name: CodeName, _ call: Call) -> CodeValue? {
    let members = functions(named: name, fitting: call).prefix(50)
    let types = Set(members.map { declaredType(of: $0.place) })
    guard members.count > 1, types.count == 1, let type = types.first ?? nil else { return nil }
    return roles[type] == .view || !project[type].cases.isEmpty ? values(of: type).first : nil
  }

  func isCase(_ name: CodeName, of type: CodeTypeID) -> Bool {
    project[type].cases.contains { project.name(of: $0) == name }
  }

  /// Returns the results of functions called on a value.
  private mutating func evaluating(
    _ functions: [CodePlace], _ call: Call, as value: CodeValue, of type: CodeTypeID
  ) -> [CodeValue] {
    let before = selves[type]
    selves[type] = value
    defer { selves[type] = before }
    return evaluate(functions, call)
  }

  /// Returns the results of those functions that a call fits, or of all if it fits none.
  mutating func evaluate(_ functions: [CodePlace], _ call: Call) -> [CodeValue] {
    let fitting = functions.filter { fits($0, call) }
    var values: [CodeValue] = []
    for function in (fitting.isEmpty ? functions : fitting).prefix(4) { values.add(evaluate(function, call)) }
    return values
  }

  private mutating func evaluate(_ function: CodePlace, _ call: Call) -> [CodeValue] {
    withArguments(of: call, to: function) { $0.evaluateBody(of: function) }
  }

  private mutating func evaluateBody(of function: CodePlace) -> [CodeValue] {
    if let values = made(of: function) { return values }
    var values: [CodeValue] = []
    if let block = project.child(of: function, .block) { values = results(of: block) }
    if values.contains(where: \.isShown) || values.contains(where: \.isRoute) { return values }
    if let type = declaredType(of: function), !self.values(of: type).isEmpty { return self.values(of: type) }
    if values.isEmpty, let name = systemController(declaredFor: function) { return [.goal(.outside(name))] }
    return values
  }

  /// Returns the methods with a name that a call fits, and that do anything: others are requirements of protocols, or
  /// stand in for them in previews and tests.
  func functions(named name: CodeName, fitting call: Call) -> [CodeMember] {
    (project.membersByName[name] ?? []).filter { member in
      project.node(member.place).kind == .function
        && project.child(of: member.place, .block).map { project.node($0).child.exists } ?? false
        && fits(member.place, call)
    }
  }

  /// Whether a property is declared in an extension of `View`.
  private func isOfAllViews(_ binding: CodePlace) -> Bool {
    guard let type = project.typeAround(binding), project[type].keyword == .extension else { return false }
    return project.names[project[type].name] == "View"
  }

  /// The members of coordinators that evaluate to the coordinator itself.
  private static let faces: Set<String> = [
    "strongRouter", "unownedRouter", "weakRouter", "anyRouter", "viewController", "rootViewController",
  ]

  mutating func evaluateMember(_ place: CodePlace) -> [CodeValue] {
    let name = project.name(of: place)
    guard let base = project.first(of: place) else { return [] }
    let bases = evaluate(base)
    if project.names[name] == "wrappedValue" { return bases }
    for value in bases {
      switch value {
      case .type(let type):
        if name == .`self` { return [value] }
        // `destination: Details.init`, a reference to an initializer.
        if project.names[name] == "init" { return values(of: type) }
        if isCase(name, of: type) { return [.route(type, name)] }
        if let nested = project.type(named: name, nestedIn: project[type].name, from: place.file) {
          return [.type(nested)]
        }
        // A macro declares the state of a reducer that is an enum.
        if project.names[name] == "State", !project[type].cases.isEmpty { return [value] }
        if case .binding(let binding)? = member(name, of: type) { return evaluateBinding(binding) }
      // `store.case` and `store.state` of a store of the enum.
      case .route where ["case", "state"].contains(project.names[name]): return [value]
      // `coordinator.strongRouter`.
      case .goal(.screen(let type)) where roles[type].isCoordinator && Self.faces.contains(project.names[name]):
        return [value]
      case .instance(let type), .anyRoute(let type), .route(let type, _), .goal(.screen(let type)):
        guard case .binding(let binding)? = member(name, of: type) else { continue }
        let before = selves[type]
        selves[type] = value
        let isFilled = isFilledWithoutStart(base)
        if isFilled { stacksFilled += 1 }
        defer {
          selves[type] = before
          if isFilled { stacksFilled -= 1 }
        }
        let values = evaluateBinding(binding)
        if isFilled, values.allSatisfy(isContainer) { return [] }
        // `view.backport`, a property of all views.
        return !values.contains(where: \.isShown) && isOfAllViews(binding) ? bases : values
      default: break
      }
    }
    if bases.contains(where: \.isParameter) { return [] }
    if ["first", "last"].contains(project.names[name]), bases.contains(where: \.isShown) { return bases }
    // A type qualified by its module: `Settings.SettingsView`.
    if bases.isEmpty, project.node(base).kind == .name, let type = project.type(named: name, in: nil, from: place.file),
      project.names[name].first?.isUppercase == true
    {
      return [.type(type)]
    }
    let bindings = (project.membersByName[name] ?? []).filter { project.node($0.place).kind == .binding }
    if bindings.count == 1 { return evaluateBinding(bindings[0].place) }
    return []
  }
}

extension CodeValue {
  /// Whether the value is a screen of the app.
  var isOwnScreen: Bool {
    if case .goal(.screen) = self { return true }
    return false
  }
  var isParameter: Bool {
    if case .parameter = self { return true }
    return false
  }
  var isRoute: Bool {
    switch self {
    case .route, .anyRoute: true
    default: false
    }
  }
}

extension CodeProject {
  /// Returns the source text of a string literal without interpolations; nil for other expressions.
  func text(of place: CodePlace) -> String? {
    guard node(place).kind == .string else { return nil }
    let file = files[Int(place.file)]
    let token = file.tree.tokens[Int(node(place).first)]
    var bytes = file.bytes[Int(token.start)..<Int(token.end)]
    while bytes.first == UInt8(ascii: "#") { bytes = bytes.dropFirst().dropLast() }
    let quotes = bytes.prefix(3).allSatisfy { $0 == ASCII.quote } && bytes.count >= 6 ? 3 : 1
    guard bytes.count >= quotes * 2 else { return nil }
    bytes = bytes.dropFirst(quotes).dropLast(quotes)
    guard !bytes.contains(ASCII.backslash), bytes.count < 400 else { return nil }
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return words.joined(separator: " ")
  }
}
