/// Navigation controllers that get their first controller on a line of its own:
///
///     navigation.pushViewController(settings, animated: false)
///     home.present(navigation, animated: true)
///
/// The screen that is presented is `settings`; the push is not visible.
extension FactFinder {
  /// Returns the first controller of a navigation controller that is presented; empty where it is not known.
  ///
  /// - Parameters:
  ///   - value: The navigation controller.
  ///   - place: The call that presents it.
  mutating func rootGiven(to value: CodePlace, around place: CodePlace) -> [CodeValue] {
    guard let name = heldName(value) else { return [] }
    for statement in statementsBeside(place) {
      var target: CodePlace?
      var given: CodePlace?
      if let call = evaluation.call(statement), project.node(statement).kind == .call {
        target = call.callee
        given = call.arguments.first.flatMap { project.children(of: $0).first }
      } else if project.node(statement).kind == .assignment {
        (target, given) = (project.children(of: statement).first, project.children(of: statement).last)
      }
      guard let target, let given, heldName(ofReceiver: target) == name,
        ["pushViewController", "setViewControllers", "viewControllers"].contains(words[project.name(of: target)]),
        !isTabController(target)
      else { continue }
      let values = evaluation.values(of: given)
      if values.contains(where: \.isShown) { return values }
    }
    return []
  }

  /// Whether a push is about a navigation controller that the same code presents, or shows in a window.
  ///
  /// - Parameters:
  ///   - target: The member of the navigation controller, as `navigation.pushViewController`.
  ///   - place: The push.
  func isRootGiven(by target: CodePlace, _ place: CodePlace) -> Bool {
    guard let name = heldName(ofReceiver: target) else { return false }
    return statementsBeside(place).contains { statement in
      if project.node(statement).kind == .call, let call = evaluation.call(statement) {
        guard words[project.name(of: call.callee)] == "present",
          let shown = call.arguments.first.flatMap({ project.children(of: $0).first })
        else { return false }
        return heldName(shown) == name
      }
      let parts = project.children(of: statement)
      guard project.node(statement).kind == .assignment, parts.count == 2, project.node(parts[0]).token >= 0 else {
        return false
      }
      return words[project.name(of: parts[0])] == "rootViewController" && heldName(parts[1]) == name
    }
  }

  /// Whether the initializer of a navigation controller sets its first controller.
  func isRootOfInitializer(_ call: Evaluation.Call, _ place: CodePlace, _ owner: CodeOwner) -> Bool {
    guard case .type(let type) = owner, roles[type] == .navigationController,
      project.node(call.callee).kind == .name || isOfSelf(call.callee)
    else { return false }
    var next = project.parent(of: place)
    while let current = next, project.node(current).kind != .type {
      if project.node(current).kind == .initializer { return true }
      next = project.parent(of: current)
    }
    return false
  }

  /// Returns the presentation that the code before a call sets: `settings.modalPresentationStyle = .fullScreen`.
  func style(of value: CodePlace, around place: CodePlace) -> NavigationFact.Kind? {
    guard let name = heldName(value) else { return nil }
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
    return nil
  }

  private static func style(_ name: String) -> NavigationFact.Kind {
    switch name {
    case "fullScreen", "overFullScreen": .cover
    case "popover": .popover
    default: .sheet
    }
  }

  private func heldName(ofReceiver member: CodePlace) -> CodeName? {
    guard project.node(member).kind == .member else { return nil }
    return project.children(of: member).first.flatMap { heldName($0) }
  }

  /// The name of a variable: `navigation`, `self.navigation`.
  private func heldName(_ place: CodePlace) -> CodeName? {
    let kind = project.node(place).kind
    guard kind == .name || isOfSelf(place) else { return nil }
    let name = project.name(of: place)
    return name == .none || name == .`self` ? nil : name
  }

  /// Returns the statements of the block that contains a statement.
  private func statementsBeside(_ place: CodePlace) -> [CodePlace] {
    guard let block = project.parent(of: place),
      project.node(block).kind == .block || project.node(block).kind == .closure
    else { return [] }
    return Array(project.children(of: block).prefix(200))
  }

  // MARK: Windows

  /// Makes the only view of a window that leads on its root; the others, such as banners, are beside it:
  ///
  ///     WindowGroup { VStack { OfflineBanner(); HomeView() } }
  mutating func chooseRoots() {
    if windowViews.isEmpty { return }
    let leading = ScreenPlan.extended(Set(facts.map(\.owner)), over: contents)
    for index in facts.indices where facts[index].certainty == .unknown {
      let roots = (windowViews[facts[index].place] ?? []).filter { goal in
        if case .screen(let type) = goal { leading.contains(.type(type)) } else { false }
      }
      if roots.count == 1 { (facts[index].goals, facts[index].certainty) = (roots, .exact) }
    }
  }
}
