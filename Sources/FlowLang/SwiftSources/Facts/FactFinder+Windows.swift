/// Windows beside the first one, which code opens by their names: `WindowGroup(id: "help") { … }`, `openWindow(id: "help")`.
extension FactFinder {
  /// Records a window by its name.
  mutating func noteWindow(_ call: Evaluation.Call, _ place: CodePlace) {
    guard let name = evaluation.argument(["id"], of: call).flatMap(identifierName) else { return }
    windows[name, default: []].append(place)
  }

  /// Adds the facts of the calls that open windows by their names.
  mutating func followWindows() {
    guard !windows.isEmpty, let word = project.names.find("openWindow") else { return }
    for place in calls[word] ?? [] {
      guard let call = evaluation.call(place), let owner = owner(of: place),
        let name = evaluation.argument(["id"], of: call).flatMap(identifierName), let opened = windows[name]
      else { continue }
      for fact in facts where fact.kind == .window && opened.contains(fact.place) {
        add(.window, fact.goals.map { .goal($0) }, place, owner, from: "openWindow")
        handedOn.insert(fact)
      }
    }
  }

  /// Returns the text of a name, or the name of the constant that has the text: `.help` of `WindowID.help.rawValue`.
  private func identifierName(_ place: CodePlace) -> String? {
    if let text = project.text(of: place) { return text }
    var next: CodePlace? = place
    while let current = next, [.name, .member, .implicitMember].contains(project.node(current).kind) {
      let name = project.names[project.name(of: current)]
      if !["rawValue", "id", "identifier"].contains(name) { return name }
      next = project.first(of: current)
    }
    return nil
  }

  // MARK: The first screen

  /// Makes the only view of a window that leads on its root; the others, such as banners, are beside it:
  ///
  ///     WindowGroup { VStack { OfflineBanner(); HomeView() } }
  ///
  /// Of the views that depend on a condition, those that lead on come first.
  mutating func chooseRoots() {
    let roots = facts.indices.filter { facts[$0].kind == .root && facts[$0].certainty != .exact }
    if roots.isEmpty { return }
    let leading = leadingOwners()
    for index in roots {
      let goals = windowViews[facts[index].place] ?? facts[index].goals
      let own = goals.filter { Self.leads($0, leading) }
      if facts[index].certainty == .oneOf {
        facts[index].goals = own + goals.filter { !own.contains($0) }
      } else if own.count == 1 {
        (facts[index].goals, facts[index].certainty) = (own, .exact)
      }
    }
  }

  /// The views that lead to a goal, and those around them.
  private func leadingOwners() -> Set<CodeOwner> {
    let known = facts.filter { $0.certainty != .unknown && $0.kind != .root }
    return ScreenPlan.extended(Set(known.map(\.owner)), over: contents)
  }

  private static func leads(_ goal: NavigationFact.Goal, _ leading: Set<CodeOwner>) -> Bool {
    if case .screen(let type) = goal { leading.contains(.type(type)) } else { false }
  }

  /// Places what the app itself presents on the screen of its window, if only one of the screens that the window may
  /// show leads on:
  ///
  ///     WindowGroup { if isReady { HomeView().sheet(item: $contact) { ContactView($0) } } else { SplashView() } }
  ///
  /// What functions of the app open, such as that for a url, may be shown on any screen.
  mutating func placeFactsOfApps() {
    func isOfApp(_ fact: NavigationFact) -> Bool {
      if case .type(let type) = fact.owner { roles[type] == .app } else { false }
    }
    let presented = facts.indices.filter { isOfApp(facts[$0]) && isModifier(facts[$0].place) }
    if presented.isEmpty { return }
    let leading = leadingOwners()
    var screens: [CodeOwner: Set<CodeOwner>] = [:]
    for fact in facts where fact.kind == .root && isOfApp(fact) {
      for case .screen(let type) in fact.goals where Self.leads(.screen(type), leading) {
        screens[fact.owner, default: []].insert(.type(type))
      }
    }
    for index in presented {
      let own = screens[facts[index].owner] ?? []
      if own.count == 1, let screen = own.first { facts[index].owner = screen }
    }
  }

  /// Whether a site is a modifier that presents a view.
  private func isModifier(_ place: CodePlace) -> Bool {
    guard let callee = project.first(of: place), project.node(callee).kind == .member else { return false }
    let modifiers = ["sheet", "fullScreenCover", "popover", "navigationDestination"]
    return words[project.name(of: callee)].map(modifiers.contains) ?? false
  }
}
