/// The start of the app, and the screens that code and the system show.
extension StoryboardImport {
  mutating func addEntryPoints() {
    for number in joined.controllers.indices {
      let controller = joined.controllers[number]
      guard !controller.isReference else { continue }
      if let nameUse = code.nameUse(of: [controller.className, controller.id]) {
        addEntry(nameUse, to: number)
      } else if let nameUse = classUse(of: number) {
        addEntry(nameUse, to: number)
      }
      if let identifier = controller.identifier {
        if let node = node(of: number) { app[node].identifiers.append(identifier) }
        addEntry("identifier \(identifier)", to: number)
      }
      if controller.kind == "notificationController" {
        addEntry(controller.category.map { "notification \($0)" } ?? "notification", to: number)
      }
    }
    for (file, initial) in joined.initials.enumerated() {
      guard let initial else { continue }
      let name = "\(storyboards[file].name).storyboard"
      if let node = node(of: initial) { app[node].identifiers.append(name) }
      if file == main { continue }
      let isLaunch = joined.main.launchScreens.contains(file)
      addEntry(isLaunch ? "shown while the app starts, by \(name)" : "initial controller of \(name)", to: initial)
    }
    noteUnreached()
  }

  /// Returns the location where code mentions the class of a controller without incoming segues; nil for other
  /// controllers, about which the mention is no news.
  private func classUse(of number: Int) -> String? {
    guard joined.arrivals(at: joined.meaning(of: number)).isEmpty, !joined.initials.contains(number) else { return nil }
    return code.nameUse(ofClass: joined.controllers[number].className)
  }

  /// Adds an entry point for code. A tab bar gets a flow that starts with it, because it cannot have entry points.
  private mutating func addEntry(_ text: String, to number: Int) {
    guard let node = node(of: number) else { return }
    let entry = ImportedEntryPoint(isURL: false, text: text)
    switch app[node].kind {
    case .screen: app[node].add(entry)
    case .tabs:
      // The start of the app needs no further entry point.
      if start.flatMap(self.node) == node { return }
      if let flow = openers[node] { return app[flow].entryPoints.append(entry) }
      var flow = ImportedNode(.flow, ["\(app[node].candidates[0]) from code"])
      flow.parent = app[node].parent
      flow.file = app[node].file
      flow.start = ImportedCall(node)
      flow.entryPoints = [entry]
      openers[node] = app.add(flow)
    default: break
    }
  }

  /// The controller that the app starts with, if it is known.
  private var start: Int? { main.flatMap { joined.initials[$0] } }

  /// Starts the app with the initial controller of the main storyboard; if there is none, or it is not known, with an
  /// external screen for code.
  mutating func addStart() {
    app.startReason = joined.main.reason
    if let node = start.flatMap(node) { return app.start = ImportedCall(node) }
    var first = ImportedNode(.externalScreen, ["Code"])
    first.file = main ?? 0
    first.documentation = "Code shows the first screen."
    app.start = ImportedCall(app.add(first))
    guard joined.main.isGuesswork, let storyboard = storyboards.first else { return }
    let range = SourceRange(file: storyboard.file, start: 0, end: 0)
    problems.report(
      .noStart, joined.main.reason, at: range,
      help: "import the folder with Info.plist, or look through it with `--scan DIR`; until then the app begins in code"
    )
  }

  /// Reports controllers without a segue, an identifier or a reference. Such a scene is dead, because code cannot name
  /// it either.
  private mutating func noteUnreached() {
    var edges = [[Int]](repeating: [], count: joined.controllers.count)
    for segue in joined.segues {
      guard let source = segue.source, let destination = segue.destination else { continue }
      edges[source].append(destination)
    }
    for number in joined.controllers.indices where joined.meaning(of: number) != number {
      edges[number].append(joined.meaning(of: number))
    }
    // A segue without a controller belongs to the menu of the app, which is always available.
    let menus = joined.segues.compactMap { $0.source == nil ? $0.destination : nil }
    let named = joined.controllers.indices.filter { number in
      let controller = joined.controllers[number]
      return controller.isEntryPoint || code.nameUse(of: [controller.className, controller.id]) != nil
        || classUse(of: number) != nil
    }
    let roots = joined.initials.compactMap { $0 } + menus + named
    let screens = joined.controllers.indices.filter { !joined.controllers[$0].isReference }
    let reach = Reach(from: roots, in: edges)
    for number in screens where !reach.isReached[number] && joined.meaning(of: number) == number {
      if let node = nodes[number] { app[node].isDead = true }
    }
    for number in reach.heads(among: screens) {
      problems.report(
        .noEntryPoint, "nothing leads to \(words(for: number)): no segue, and no identifier that code could use",
        at: joined.controllers[number].range, help: "give it an identifier, or delete the scene")
    }
  }

  /// Returns the words for a controller in a message: the name of its node or, if another controller represents it, its
  /// kind and the name of that one.
  private func words(for number: Int) -> String {
    let (controller, meaning) = (joined.controllers[number], joined.meaning(of: number))
    let name = "`\(ImportedNames.clean(nodes[meaning].map { app[$0].candidates[0] } ?? controller.id))`"
    return meaning == number ? name : "the \(ReadableName.words(ofCamelCase: controller.kind)) around \(name)"
  }
}
