/// The controllers that storyboards make, and those that generic functions make for a type.
extension Evaluation {
  mutating func storyboardGoal(_ call: Call, _ base: CodePlace) -> [CodeValue] {
    if project.names[project.name(of: call.callee)] == "instantiateInitialViewController" {
      return storyboardName(base).map { [.goal(.identifier("\($0).storyboard"))] } ?? []
    }
    // `instantiateViewController(identifier: id) { coder in DetailController(coder: coder, id) }`.
    for argument in call.arguments where ["", "creator"].contains(label(of: argument)) {
      guard let closure = project.first(of: argument), project.node(closure).kind == .closure else { continue }
      let values = evaluate(closure).filter(\.isOwnScreen)
      if !values.isEmpty { return values }
    }
    guard let identifier = call.firstValue else { return [] }
    return controller(identifiedBy: identifier)
  }

  private mutating func controller(identifiedBy identifier: CodePlace) -> [CodeValue] {
    var place = identifier
    // `let name = "Settings"`, or the argument of a function.
    for _ in 0..<3 where project.node(place).kind == .name {
      switch declaration(of: project.name(of: place), at: place) {
      case .binding(let binding)?:
        guard let value = project.children(of: binding).last,
          [.string, .call, .member].contains(project.node(value).kind)
        else { return named(place) }
        place = value
      case .parameter(let parameter)?:
        guard let argument = arguments[parameter] else { return [] }
        place = argument
      default: return []
      }
    }
    if let text = project.text(of: place) { return [.goal(.identifier(text))] }
    switch project.node(place).kind {
    // `String(describing: SettingsController.self)`.
    case .call:
      guard let call = call(place), let type = argument(["describing"], of: call) else { return [] }
      for case .type(let type) in evaluate(type) where roles[type].isController { return [value(of: type)] }
      return []
    case .member: return controller(naming: place) ?? named(place)
    case .name, .implicitMember: return named(place)
    default: return []
    }
  }

  /// Returns the controller whose type has an identifier that is no constant of its own: `DetailController.identifier`
  /// of an extension of all controllers.
  private mutating func controller(naming member: CodePlace) -> [CodeValue]? {
    guard let base = project.first(of: member), case .type(let type)? = evaluate(base).first,
      roles[type].isController
    else { return nil }
    guard case .binding(let binding)? = self.member(project.name(of: member), of: type) else { return values(of: type) }
    let text = project.children(of: binding).last.flatMap { project.text(of: $0) }
    return text.map { [.goal(.identifier($0))] } ?? values(of: type)
  }

  /// Returns the controller that a constant stands for, by its name: `R.id.settings`, `Identifier.settings.rawValue`:
  /// the last name that is specific.
  private func named(_ place: CodePlace) -> [CodeValue] {
    var names: [String] = []
    var next: CodePlace? = place
    while let current = next, names.count < 16 {
      names.append(project.names[project.name(of: current)])
      next = project.first(of: current)
    }
    // `self.identifier` of an object that is made with it.
    if names.last == "self" { return [] }
    let name = names.first { !["rawValue", "identifier"].contains($0) && !$0.isEmpty }
    return name.map { [.goal(.identifier($0))] } ?? []
  }

  /// Returns the controller of a constant that names its type, or its identifier or storyboard, as SwiftGen writes them:
  ///
  ///     static let about = SceneType<AboutController>(storyboard: Main.self, identifier: "About")
  ///     Scenes.Main.about.instantiate()
  mutating func scene(of constant: CodePlace) -> [CodeValue] {
    guard project.node(constant).kind == .member, let base = project.first(of: constant) else { return [] }
    for case .type(let type) in evaluate(base) {
      guard case .binding(let binding)? = member(project.name(of: constant), of: type),
        let place = project.child(of: binding, .call), let made = call(place)
      else { continue }
      let names = project.names(in: made.callee)
      if names.count > 1, let name = names.last, let known = project.type(named: name, in: nil, from: binding.file),
        roles[known] == .controller || roles[known] == .hostingController || roles[known] == .tabController
      {
        return values(of: known)
      }
      if let identifier = argument(["identifier"], of: made).flatMap({ project.text(of: $0) }) {
        return [.goal(.identifier(identifier))]
      }
      guard let board = argument(["storyboard"], of: made), case .type(let file)? = evaluate(board).first,
        let word = project.names.find("storyboardName"), case .binding(let name)? = member(word, of: file),
        let text = project.children(of: name).last.flatMap({ project.text(of: $0) })
      else { continue }
      return [.goal(.identifier("\(text).storyboard"))]
    }
    return []
  }

  /// Returns the name of the file of a storyboard, which a call makes or a constant holds:
  ///
  ///     static let settings = UIStoryboard(name: "Settings", bundle: nil)
  private func storyboardName(_ place: CodePlace) -> String? {
    if project.node(place).kind == .call {
      guard let call = call(place), project.names[project.name(of: call.callee)] == "UIStoryboard" else { return nil }
      return argument(["name"], of: call).flatMap { project.text(of: $0) }
    }
    guard [.name, .member].contains(project.node(place).kind) else { return nil }
    var bindings: [CodePlace] = []
    if project.node(place).kind == .name,
      case .binding(let binding)? = declaration(of: project.name(of: place), at: place)
    {
      bindings = [binding]
    } else {
      bindings = (project.membersByName[project.name(of: place)] ?? []).prefix(50).map(\.place)
    }
    let names = Set(bindings.compactMap(storyboardMade))
    return names.count == 1 ? names.first : nil
  }

  /// Returns the name of the storyboard that a constant or a computed property makes.
  private func storyboardMade(by binding: CodePlace) -> String? {
    guard var made = project.children(of: binding).last, project.node(binding).kind == .binding else { return nil }
    for _ in 0..<3 where [.block, .return].contains(project.node(made).kind) {
      guard let last = project.children(of: made).last else { return nil }
      made = last
    }
    return project.node(made).kind == .call ? storyboardName(made) : nil
  }

  // MARK: Types

  /// Returns the screen that a generic function makes, whose type is an argument:
  ///
  ///     func make<T: UIViewController>(_ type: T.Type) -> T
  mutating func made(of function: CodePlace) -> [CodeValue]? {
    guard let result = project.child(of: function, .typeName) else { return nil }
    let name = project.name(of: result)
    if name == .none || project.typesByName[name] != nil { return nil }
    for parameter in project.parameters(of: function) {
      guard let argument = arguments[parameter], project.node(argument).kind == .member,
        let declared = project.child(of: parameter, .typeName), project.names(in: declared).contains(name)
      else { continue }
      for case .type(let type) in evaluate(argument) where roles[type].isScreen { return values(of: type) }
    }
    return nil
  }

  /// Returns the name of the function or type that a callee names; for `Self`, that of the type around it.
  func constructedName(_ callee: CodePlace) -> CodeName {
    let name = project.name(of: callee)
    return name == .`Self` ? project.typeAround(callee).map { project[$0].name } ?? name : name
  }
}

extension CodeValue {
  /// Whether the value is a controller of a storyboard whose type only the storyboard has.
  var isOfStoryboard: Bool {
    if case .goal(.identifier) = self { return true }
    return false
  }
}

extension CodeProject {
  /// Returns the names in a node, as the components of a key path or of a type.
  func names(in place: CodePlace) -> [CodeName] {
    let node = node(place)
    return files[Int(place.file)].tree.tokens[Int(node.first)..<Int(node.end)].filter { $0.kind == .name }.map(\.name)
  }
}
