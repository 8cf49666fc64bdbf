/// The presentation styles that code sets.
extension FactFinder {
  /// Returns the presentation that the code before a call sets: `settings.modalPresentationStyle = .fullScreen`.
  mutating func style(of value: CodePlace, around place: CodePlace) -> NavigationFact.Kind? {
    guard let name = heldName(value) else { return styleSet(byMakerOf: value) }
    var inner = place
    while let outer = project.parent(of: inner), project.node(inner).kind != .function {
      let isBlock = [.block, .closure].contains(project.node(outer).kind)
      let before = isBlock ? project.children(of: outer).prefix(200).filter { $0.node.index < inner.node.index } : []
      for statement in before.reversed() where project.node(statement).kind == .assignment {
        let parts = project.children(of: statement)
        guard parts.count == 2, project.node(parts[0]).kind == .member, heldName(ofReceiver: parts[0]) == name,
          project.names[project.name(of: parts[0])] == "modalPresentationStyle", project.node(parts[1]).token >= 0
        else { continue }
        return Self.style(project.names[project.name(of: parts[1])])
      }
      inner = outer
    }
    return styleSet(byMakerOf: value)
  }

  /// Returns the presentation that the function sets which makes a controller, or the initializer of its class.
  private mutating func styleSet(byMakerOf value: CodePlace) -> NavigationFact.Kind? {
    guard let made = origin(of: value), let call = evaluation.call(made), project.node(made).kind == .call,
      project.node(call.callee).token >= 0
    else { return nil }
    let name = project.name(of: call.callee)
    var functions = evaluation.functionsCalled(by: call)
    if project.names[name].first?.isUppercase == true, project.node(call.callee).kind == .name,
      let type = project.type(named: name, in: project.typeAround(made), from: made.file), roles[type] == .controller,
      let word = project.names.find("init")
    {
      functions = (project[type].members[word] ?? []).filter { evaluation.fits($0, call) }
    }
    guard functions.count == 1, let block = project.child(of: functions[0], .block) else { return nil }
    for statement in project.children(of: block).prefix(100) where project.node(statement).kind == .assignment {
      let parts = project.children(of: statement)
      guard parts.count == 2, project.node(parts[0]).token >= 0, project.node(parts[1]).token >= 0,
        project.names[project.name(of: parts[0])] == "modalPresentationStyle",
        [.name, .member].contains(project.node(parts[0]).kind), project.node(parts[1]).kind == .implicitMember
      else { continue }
      return Self.style(project.names[project.name(of: parts[1])])
    }
    return nil
  }

  /// Returns the presentation that an argument of a call names: `Router.modal(style: .popover)`.
  func styleGiven(in call: CodePlace) -> NavigationFact.Kind? {
    for argument in evaluation.call(call)?.arguments ?? [] {
      guard let value = project.first(of: argument), project.node(value).kind == .implicitMember,
        evaluation.label(of: argument).lowercased().hasSuffix("style")
      else { continue }
      return Self.style(project.names[project.name(of: value)])
    }
    return nil
  }

  private static func style(_ name: String) -> NavigationFact.Kind {
    switch name {
    case "fullScreen", "overFullScreen": .cover
    case "popover": .popover
    default: .sheet
    }
  }
}
