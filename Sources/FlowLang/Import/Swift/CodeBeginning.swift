/// The fact about the screen that an app shows first.
struct CodeBeginning {
  /// The fact: a root, or a tab of the first tab bar; nil if none is known.
  let first: NavigationFact?
  /// The name of the app.
  let name: String
  /// Whether code of the app itself shows the first screen.
  let isRootKnown: Bool
  /// Whether the type that is marked `@main`, or the delegate of the app or its scene, shows the first screen in any
  /// case.
  let isOfApp: Bool

  init(_ finder: FactFinder) {
    let reader = BeginningReader(finder)
    first = reader.first()
    name = reader.name
    let own = finder.facts.filter { $0.kind == .root && !reader.isExtension($0) }
    isRootKnown = own.contains { $0.certainty != .unknown } || first?.kind == .push
    isOfApp = own.contains { reader.isOfApp($0) || reader.isConnected($0) } || reader.hasTabs
  }
}

private struct BeginningReader {
  let project: CodeProject
  let roles: CodeRoles
  let facts: [NavigationFact]
  let mainApp: CodeTypeID?
  /// The name of the app.
  let name: String

  init(_ finder: FactFinder) {
    (project, roles, facts) = (finder.project, finder.roles, finder.facts)
    let project = project
    let apps = project.types.indices.map { CodeTypeID(index: Int32($0)) }.filter { finder.roles[$0] == .app }
    mainApp = Self.mainApp(of: finder, apps)
    // A watch app has the name of the app.
    let known =
      mainApp
      ?? apps.first { app in
        project[app].places.contains { project.files[Int($0.file)].path.lowercased().contains("watch") }
      }
    let name = known.map { project.names[project[$0].name] } ?? "App"
    self.name = name.hasSuffix("App") && name.count > 3 ? String(name.dropLast(3)) : name
  }

  func first() -> NavigationFact? {
    let roots = facts.filter { $0.kind == .root && $0.certainty != .unknown && !isBlank($0) && !isOfOtherApp($0) }
    let first =
      roots.first { isOfApp($0) && !isExtension($0) } ?? roots.first { isOfDelegate($0) && !isExtension($0) }
      // One of several, depending on the state of the app, rather than a screen that code may show later.
      ?? roots.first { $0.owner == mainApp.map { .type($0) } && !isExtension($0) }
      // The tab bar of a coordinator, rather than the root of some window.
      ?? facts.first { $0.kind == .tab && isOfFunction($0) && !isExtension($0) }
      ?? roots.first { isOfBeginning($0) && !isExtension($0) } ?? roots.first { !isExtension($0) }
    if let first { return first }
    // The first window that an app with several names.
    if let window = facts.first(where: isNamedWindow) { return window }
    // A navigation controller that is empty until code pushes the first screen.
    if let launched = facts.first(where: isLaunched) { return launched }
    // The first screen of a watch app is the start only if there is no other app.
    if facts.allSatisfy(isExtension), let root = roots.first { return root }
    return facts.first { $0.kind == .tab && $0.certainty == .exact && !isExtension($0) }
  }

  /// Returns the type that is marked `@main`; of several, the one with the most files around it. The others are tools,
  /// samples and parts of the app.
  private static func mainApp(of finder: FactFinder, _ apps: [CodeTypeID]) -> CodeTypeID? {
    let project = finder.project
    func path(_ type: CodeTypeID) -> [Substring] {
      project[type].places.first.map { project.files[Int($0.file)].path.split(separator: "/").dropLast() } ?? []
    }
    let own = apps.filter { !isOfExtension(path($0).joined(separator: "/")) }
    // A project with nothing but a watch app is an app.
    let possible = own.isEmpty && finder.facts.allSatisfy { isExtension($0, in: project) } ? apps : own
    if possible.count < 2 { return possible.first }
    let folders = possible.map(path)
    let common = folders.dropFirst().reduce(folders[0]) { zip($0, $1).prefix { $0 == $1 }.map(\.0) }.count
    let files = project.files.map { $0.path.split(separator: "/").dropLast() }
    let counts = folders.map { folder in files.count { $0.starts(with: folder.prefix(common + 1)) } }
    return possible.indices.max { (counts[$0], -$0) < (counts[$1], -$1) }.map { possible[$0] }
  }

  /// Whether a fact shows a system controller that is empty until code fills it, or the picture while the app starts.
  private func isBlank(_ fact: NavigationFact) -> Bool {
    fact.goals == [.outside("UIViewController")] || fact.goals == [.identifier("LaunchScreen.storyboard")]
  }

  /// Whether the owner of a fact is a function and not a visible type.
  private func isOfFunction(_ fact: NavigationFact) -> Bool { if case .function = fact.owner { true } else { false } }

  /// Whether a fact is the root of the app's own window.
  func isOfApp(_ fact: NavigationFact) -> Bool { fact.owner == mainApp.map { .type($0) } && fact.certainty == .exact }

  /// Whether the tabs of the app are in its own window: `WindowGroup { TabView { … } }`.
  var hasTabs: Bool {
    guard let mainApp else { return false }
    return facts.contains { $0.kind == .tab && $0.owner == .type(mainApp) && $0.certainty == .exact }
  }

  /// Whether a fact is the root of another app, such as a tool or a sample beside this one.
  private func isOfOtherApp(_ fact: NavigationFact) -> Bool {
    guard mainApp != nil, case .type(let type) = fact.owner else { return false }
    return roles[type] == .app && type != mainApp
  }

  /// Whether a fact is in the delegate of an app or a scene; other windows are additional, for example for toasts.
  private func isOfDelegate(_ fact: NavigationFact) -> Bool {
    guard case .type(let type) = fact.owner else { return false }
    let name = project.names[project[type].name]
    return name.hasSuffix("AppDelegate") || name.hasSuffix("SceneDelegate")
  }

  /// Whether a fact is a push by a delegate while the app launches, or while a scene connects.
  private func isLaunched(_ fact: NavigationFact) -> Bool {
    guard fact.kind == .push, fact.certainty == .exact, isOfDelegate(fact), !isExtension(fact) else { return false }
    return project.ancestors(of: fact.place).first { project.node($0).kind == .function }.map(isLaunch) ?? false
  }

  /// Whether a fact is the window of a scene that has a name, and shows no value: `WindowGroup(id: "main") { HomeView() }`.
  private func isNamedWindow(_ fact: NavigationFact) -> Bool {
    guard mainApp != nil, fact.kind == .window, fact.source == "WindowGroup", fact.certainty == .exact,
      !isExtension(fact)
    else { return false }
    let labels = project.children(of: fact.place).dropFirst().filter { project.node($0).token >= 0 }
      .map { project.names[project.name(of: $0)] }
    return !labels.contains("for")
  }

  /// Whether a delegate sets the root of a window under no condition while the app launches, or while a scene connects.
  func isConnected(_ fact: NavigationFact) -> Bool {
    guard fact.certainty == .exact, isOfDelegate(fact) else { return false }
    for outer in project.ancestors(of: fact.place) {
      switch project.node(outer).kind {
      case .function: return isLaunch(outer)
      case .if, .switch, .guard, .closure, .for, .while, .catch: return false
      default: continue
      }
    }
    return false
  }

  /// Whether the initializer or the function `start` of an object sets the root, rather than code that covers the app
  /// for a while.
  private func isOfBeginning(_ fact: NavigationFact) -> Bool {
    let around = project.ancestors(of: fact.place).first {
      [.function, .initializer].contains(project.node($0).kind)
    }
    return around.map { project.node($0).kind == .initializer || project.names[project.name(of: $0)] == "start" }
      ?? false
  }

  private func isLaunch(_ function: CodePlace) -> Bool {
    let labels = project.children(of: function).filter { project.node($0).kind == .parameter }
      .map { project.names[project.files[Int($0.file)].tree.tokens[Int(project.node($0).first)].name] }
    return labels.contains { ["didFinishLaunchingWithOptions", "willConnectTo"].contains($0) }
  }

  /// Whether a fact belongs to an extension of the app, such as a widget, a watch or a share sheet, to an app that only
  /// previews a part, or to another platform.
  func isExtension(_ fact: NavigationFact) -> Bool { Self.isExtension(fact, in: project) }

  private static func isExtension(_ fact: NavigationFact, in project: CodeProject) -> Bool {
    isOfExtension(project.files[Int(fact.place.file)].path) || CodeProject.isOfOtherPlatform(fact.condition)
  }

  private static func isOfExtension(_ path: String) -> Bool {
    let path = path.lowercased()
    return ["extension", "widget", "watch", "intents", "clip", "preview", "tvos", "macos"].contains {
      path.contains($0)
    }
  }
}
