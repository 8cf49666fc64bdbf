/// Where the app begins, and what code and the system can show by themselves.
extension StoryboardImport {
  mutating func addWaysIn() {
    for number in joined.controllers.indices {
      let controller = joined.controllers[number]
      guard !controller.isReference else { continue }
      if let mention = code.mention(of: [controller.className, controller.id]) { addEntry(mention, to: number) }
      if let identifier = controller.identifier { addEntry("identifier \(identifier)", to: number) }
      if controller.kind == "notificationController" {
        addEntry(controller.category.map { "notification \($0)" } ?? "notification", to: number)
      }
    }
    for (file, initial) in joined.initials.enumerated() where file != main {
      if let initial { addEntry("initial controller of \(storyboards[file].name).storyboard", to: initial) }
    }
    noteUnreached()
  }

  /// Lets code open a controller. A tab bar is opened by way of a flow that begins with it.
  private mutating func addEntry(_ text: String, to number: Int) {
    guard let node = node(of: number) else { return }
    let entry = ImportedWayIn(isURL: false, text: text)
    switch app[node].kind {
    case .screen:
      if !app[node].waysIn.contains(entry) { app[node].waysIn.append(entry) }
    case .tabs:
      // What the app begins with needs no other way in.
      if joined.initials[main].flatMap(self.node) == node { return }
      if let flow = openers[node] { return app[flow].waysIn.append(entry) }
      var flow = ImportedNode(.flow, ["\(app[node].candidates[0]) from code"])
      flow.parent = app[node].parent
      flow.file = app[node].file
      flow.start = ImportedCall(node)
      flow.waysIn = [entry]
      openers[node] = app.add(flow)
    default: break
    }
  }

  /// Begins with the initial controller of the main storyboard; where there is none, with code that nobody sees.
  mutating func addStart() {
    if let node = joined.initials[main].flatMap(node) {
      app.start = ImportedCall(node)
    } else {
      var code = ImportedNode(.externalScreen, ["Code"])
      code.file = main
      code.documentation = "The storyboard has no initial controller: code shows the first screen."
      app.start = ImportedCall(app.add(code))
    }
  }

  /// Tells of controllers that nothing leads to: no segue, no identifier, no reference. Such a scene is dead, for code
  /// cannot name it either.
  private mutating func noteUnreached() {
    var edges = [[Int]](repeating: [], count: joined.controllers.count)
    for segue in joined.segues {
      guard let source = segue.source, let destination = segue.destination else { continue }
      edges[source].append(destination)
    }
    for number in joined.controllers.indices where joined.meaning(of: number) != number {
      edges[number].append(joined.meaning(of: number))
    }
    // A segue without a controller belongs to a menu of the app, which is always there.
    let menus = joined.segues.compactMap { $0.source == nil ? $0.destination : nil }
    let named = joined.controllers.indices.filter { number in
      let controller = joined.controllers[number]
      return controller.isWayIn || code.mention(of: [controller.className, controller.id]) != nil
    }
    let roots = joined.initials.compactMap { $0 } + menus + named
    let screens = joined.controllers.indices.filter { !joined.controllers[$0].isReference }
    let reach = Reach(from: roots, in: edges)
    for number in screens where !reach.isReached[number] {
      if let node = node(of: number) { app[node].isDead = true }
    }
    for number in reach.heads(among: screens) {
      let controller = joined.controllers[number]
      let name = nodes[joined.meaning(of: number)].map { app[$0].candidates[0] } ?? controller.id
      problems.append(
        SourceProblem.noWayIn.finding(
          "nothing leads to `\(ImportedNames.clean(name))`: no segue, and no identifier that code could use",
          at: controller.place, help: "give it an identifier, or delete the scene"))
    }
  }
}
