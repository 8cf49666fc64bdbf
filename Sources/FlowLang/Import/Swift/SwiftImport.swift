/// Converts the facts about navigation in Swift code to the terms of the language.
///
///     CodeProject ── FactFinder ──▶ facts ── ScreenPlan ──▶ screens with their links ── SwiftImport ──▶ ImportedApp
struct SwiftImport {
  let project: CodeProject
  let plan: ScreenPlan
  let facts: [NavigationFact]
  private(set) var app = ImportedApp()
  private let beginning: CodeBeginning
  private var nodes: [CodeOwner: ImportedID] = [:]
  private var outside: [NavigationFact.Goal: ImportedID] = [:]
  /// The nodes of storyboards, by the identifiers and classes that code uses.
  private var known: [String: ImportedID] = [:]
  /// The names of the types that are screens.
  private let typeNames: Set<String>
  /// The nodes that links of the code lead to.
  private var linked: Set<ImportedID> = []

  /// Converts the facts about the code of an app.
  static func app(of finder: FactFinder, joining storyboards: ImportedApp? = nil) -> ImportedApp {
    var work = SwiftImport(finder)
    if let storyboards { work.join(storyboards) }
    work.addNodes()
    work.addStart()
    work.addParts()
    work.addEntries()
    work.app.removeEntriesByIdentifier(of: work.linked)
    return work.app
  }

  private init(_ finder: FactFinder) {
    project = finder.project
    plan = ScreenPlan(finder)
    facts = finder.facts
    typeNames = Set(
      plan.screens.keys.compactMap { [project] owner in
        if case .type(let type) = owner { project.names[project[type].name] } else { nil }
      })
    app.unknown = nil
    app.files = ["Sources"]
    beginning = CodeBeginning(finder)
    app.name = beginning.name
  }

  /// Starts with the app of storyboards; screens that both have are merged.
  private mutating func join(_ storyboards: ImportedApp) {
    let name = app.name
    app = storyboards
    // Xcode gives this name to the storyboards of extensions.
    if app.name == "App" || app.name == "MainInterface" { app.name = name }
    // Code provides the start if the storyboards do not.
    if beginning.isRootKnown, let start = app.start?.node, app[start].isExternal,
      Int(start.index) == app.nodes.count - 1
    {
      app.nodes.removeLast()
      app.start = nil
    }
    let isStartBlank = app.start.map { isBlank(app[$0.node]) || isOfExtension(app[$0.node]) } ?? false
    if beginning.isOfApp || (beginning.isRootKnown || beginning.first != nil) && isStartBlank {
      app.name = name
      if let start = app.start?.node, app[start].kind == .screen {
        addEntry("initial controller of a storyboard", to: start)
      }
      app.start = nil
    }
    if app.start == nil { app.startReason = "what the code shows first" }
    // Of several scenes of a class, one that names it as its view, which a check against the code compares.
    for id in app.ids.filter({ !app[$0].view.isEmpty }) + app.ids {
      if let type = app[id].className { known[type] = known[type] ?? id }
    }
    for id in app.ids {
      for identifier in app[id].identifiers { known[identifier] = known[identifier] ?? id }
    }
  }

  /// Whether a screen is in the storyboard that Xcode creates for an extension of an app.
  private func isOfExtension(_ node: ImportedNode) -> Bool {
    app.files.indices.contains(node.file) && app.files[node.file] == "MainInterface"
  }

  /// Whether a screen of a storyboard is as Xcode creates it, without content of the app.
  private func isBlank(_ node: ImportedNode) -> Bool {
    node.kind == .screen && node.view.isEmpty && node.links.isEmpty && node.embeds.isEmpty
      && !node.notes.contains { $0.key == "class" }
  }

  // MARK: Nodes

  private mutating func addNodes() {
    for owner in plan.ordered {
      guard let screen = plan.screens[owner] else { continue }
      let (names, path) = names(of: owner)
      if let last = path.last, let id = known[last] {
        nodes[owner] = id
        if !screen.tabs.isEmpty { turnIntoTabs(id) }
        continue
      }
      var node = ImportedNode(screen.tabs.isEmpty ? .screen : .tabs, names)
      if case .type(let type) = owner, node.kind == .screen, plan.roles[type].isScreen {
        node.view = path
        node.isUIKit = plan.roles[type].isController
      }
      if case .type(let type) = owner, project[type].keyword == .protocol {
        node.view = []
        node.notes.append(ImportedNote("part", "protocol \(path.last ?? names[0])"))
      }
      if case .function = owner { node.notes.append(ImportedNote("part", "function \(names[0])")) }
      nodes[owner] = app.add(node)
    }
  }

  /// Returns the candidates for the name of a screen, and the path of its type.
  private func names(of owner: CodeOwner) -> (names: [String], path: [String]) {
    switch owner {
    case .type(let type):
      let path = project.qualifiedName(of: type).split(separator: ".").map(String.init)
      let name = path.last ?? "Screen"
      let plain = ScreenNames.plain(name)
      // A screen whose type has the shorter name keeps it.
      let isTaken = plain != name && typeNames.contains(plain)
      return ((isTaken ? [] : [plain]) + [name, path.joined()], path)
    case .function(let place):
      let name = project.names[project.name(of: place)]
      return ([ScreenNames.ofFunction(name)], [])
    }
  }

  /// Returns the node of a goal, and adds an external screen if necessary.
  private mutating func node(of goal: NavigationFact.Goal) -> ImportedID? {
    switch goal {
    case .screen(let type): return nodes[.type(type)]
    case .outside(let name):
      // The class of a scene may be in a language that is not read.
      if let node = known[name] ?? outside[goal] { return node }
      var node = ImportedNode(.externalScreen, [ScreenNames.plain(name), name])
      node.documentation = "\(name), which none of the files declares"
      outside[goal] = app.add(node)
    case .identifier(let identifier):
      if let node = known[identifier] ?? outside[goal] { return node }
      let ending = ".storyboard"
      let isInitial = identifier.hasSuffix(ending)
      let name = isInitial ? String(identifier.dropLast(ending.count)) : identifier
      var node = ImportedNode(.externalScreen, [ReadableName.capitalized(name), name])
      node.documentation =
        isInitial ? "the initial controller of \(identifier)" : "the controller `\(identifier)` of a storyboard"
      outside[goal] = app.add(node)
    }
    return outside[goal]
  }

  // MARK: Start

  private mutating func addStart() {
    let start = beginning.first
    if app.start != nil { return }
    if let start, start.kind != .tab, let goal = start.goals.first, let node = node(of: goal) {
      return app.start = ImportedCall(tabs(inside: goal) ?? node)
    }
    if let start, let node = nodes[start.owner] { return app.start = ImportedCall(node) }
    // The app itself shows the tabs, or its root is not known.
    if let owner = plan.ordered.first(where: { !(plan.screens[$0]?.tabs.isEmpty ?? true) }) {
      return app.start = nodes[owner].map { ImportedCall($0) }
    }
    let reached = Set(facts.flatMap(\.goals))
    let first = plan.ordered.first { owner in
      if case .type(let type) = owner {
        return !reached.contains(.screen(type)) && plan.screens[owner]?.isPart == false
      }
      return false
    }
    if let owner = first ?? plan.ordered.first { app.start = nodes[owner].map { ImportedCall($0) } }
    if app.start == nil {
      let code = app.add(ImportedNode(.externalScreen, ["Code"]))
      app.start = ImportedCall(code)
    }
    app.documentation = "No code that could be read declares what the app shows first."
  }

  /// Returns the only tab bar that the first screen embeds, if the screen has no tabs itself: as its own content, or in a
  /// view inside it. A bar deeper inside is a part of some other screen.
  private func tabs(inside goal: NavigationFact.Goal) -> ImportedID? {
    guard case .screen(let type) = goal, let screen = plan.screens[.type(type)], screen.tabs.isEmpty else { return nil }
    let bars = screen.embeds.filter { !(plan.screens[$0]?.tabs.isEmpty ?? true) }
    guard bars.count == 1 else { return nil }
    let own = plan.contents[.type(type)] ?? []
    let isNear = own.contains(bars[0]) || own.contains { plan.contents[$0]?.contains(bars[0]) ?? false }
    return isNear ? nodes[bars[0]] : nil
  }

  // MARK: Links

  private mutating func addParts() {
    for owner in plan.ordered {
      guard let screen = plan.screens[owner], let id = nodes[owner] else { continue }
      for part in screen.embeds { addEmbed(part, in: id) }
      for fact in screen.tabs { addTab(fact, to: id) }
      if app[id].kind == .tabs, app[id].tabs.isEmpty {
        // A tab bar must have a tab, but none is known.
        app[id].notes.append(ImportedNote("tabs", "none of them is known"))
      }
      for fact in screen.links { addLinks(fact, to: id) }
      for fact in screen.unknown {
        let note = ImportedNote("unknown", "\(fact.source) at \(place(of: fact))")
        if !app[id].notes.contains(note) { app[id].notes.append(note) }
      }
    }
  }

  private mutating func addEmbed(_ part: CodeOwner, in id: ImportedID) {
    guard let inner = nodes[part], inner != id else { return }
    if app[inner].kind == .screen, app[id].kind == .screen {
      if !app[id].embeds.contains(inner) { app[id].embeds.append(inner) }
    } else if app[inner].kind == .tabs {
      var link = ImportedLink([ReadableName.ofLink(to: app[inner].candidates[0])], .call(ImportedCall(inner)))
      link.placing = .reset
      link.notes.append(ImportedNote("kind", "shown inside"))
      if app[id].kind == .screen { app[id].links.append(link) }
    } else {
      // A tab bar cannot embed: it offers the links of what it shows beside its tabs.
      for link in plan.screens[part]?.links ?? [] { addLinks(link, to: id) }
    }
  }

  private mutating func addTab(_ fact: NavigationFact, to id: ImportedID) {
    guard let goal = fact.goals.first, let root = node(of: goal) else { return }
    if app[root].kind == .tabs || app[id].tabs.contains(where: { $0.root == root }) { return }
    let name = fact.name ?? fact.label.flatMap(ReadableName.word)
    var tab = ImportedTab(candidates: [name, ReadableName.word(app[root].candidates[0])].compactMap { $0 }, root: root)
    tab.title = fact.label
    tab.icon = fact.icon
    app[id].tabs.append(tab)
  }

  private mutating func addLinks(_ fact: NavigationFact, to id: ImportedID) {
    for goal in fact.goals {
      guard let node = node(of: goal), !app[id].isExternal else { continue }
      if node == id, fact.kind != .push { continue }
      if node != id { linked.insert(node) }
      let presentation = fact.kind.presentation
      var names = [fact.label.flatMap(ReadableName.word), linkName(fact)].compactMap { $0 }
      names.append(ReadableName.ofLink(to: app[node].candidates[0]))
      if let index = app[id].links.firstIndex(where: {
        $0.goal == .call(ImportedCall(node)) && $0.presentation == presentation
      }) {
        // One link for all sites with the same effect; the first label counts, and a condition that all have.
        let conditions = app[id].links[index].notes.filter { $0.key == "condition" }
        if conditions.contains(where: { $0.value != fact.condition }) {
          app[id].links[index].notes.removeAll { $0.key == "condition" }
        }
        // A site that surely leads there says more than one that may.
        if fact.certainty == .exact, app[id].links[index].notes.contains(where: { $0.key == "oneOf" }) {
          app[id].links[index].notes.removeAll { $0.key == "oneOf" }
          app[id].links[index].candidates = names
        }
        if app[id].links[index].label == nil { app[id].links[index].label = fact.label }
        // Where two links would have the same first name, another name is more specific than the goal.
        if let name = linkName(fact), !app[id].links[index].candidates.contains(name) {
          app[id].links[index].candidates.insert(name, at: app[id].links[index].candidates.count - 1)
        }
        continue
      }
      var link = ImportedLink(names, .call(ImportedCall(node)))
      link.label = fact.label
      link.presentation = presentation
      if app[node].kind == .tabs { (link.presentation, link.placing) = (.push, .reset) }
      if fact.certainty == .oneOf { link.notes.append(ImportedNote("oneOf", "\(fact.source) at \(place(of: fact))")) }
      if fact.kind == .window { link.notes.append(ImportedNote("kind", "a window of its own")) }
      if let condition = fact.condition { link.notes.append(ImportedNote("condition", condition)) }
      app[id].links.append(link)
    }
  }

  /// Returns a name for a link from the state, case or function that opens it: `settings` for `isSettingsPresented`.
  private func linkName(_ fact: NavigationFact) -> String? {
    guard var name = fact.name else { return nil }
    for start in [
      "isPresenting", "isShowing", "showing", "shows", "show", "presenting", "presented", "present", "is", "should",
    ] {
      let rest = name.dropFirst(start.count)
      if name.hasPrefix(start), rest.first?.isUppercase == true {
        name = rest.withSmallInitial
        break
      }
    }
    for end in ["IsPresented", "Presented", "Shown", "IsVisible", "Visible", "Binding"] where name.hasSuffix(end) {
      name = String(name.dropLast(end.count))
      break
    }
    return ["presented", "sheet", "active", "item", "destination", ""].contains(name) ? nil : name
  }

  // MARK: Entries

  /// Adds entry points to the screens that only code opens.
  private mutating func addEntries() {
    for fact in plan.fromCode where fact.kind != .root || fact.certainty == .exact || !isOfApp(fact) {
      for goal in fact.goals {
        if case .outside = goal { continue }
        guard let node = node(of: goal), app[node].kind == .screen, app.start?.node != node else { continue }
        addEntry(origin(of: fact), to: node)
      }
    }
    var reached: Set<ImportedID> = Set(app.start.map { [$0.node] } ?? [])
    for id in app.ids { reached.formUnion(app[id].leadsTo) }
    for owner in plan.ordered {
      guard let id = nodes[owner], app[id].kind == .screen, app[id].entryPoints.isEmpty, !reached.contains(id) else {
        continue
      }
      addEntry("code", to: id)
    }
    for id in app.ids where app[id].kind == .tabs && app[id].tabs.isEmpty { turnIntoScreen(id) }
  }

  /// Whether the app itself shows a root, which is what it starts with.
  private func isOfApp(_ fact: NavigationFact) -> Bool {
    if case .type(let type) = fact.owner { plan.roles[type] == .app } else { false }
  }

  /// Turns a controller of a storyboard, whose tabs code adds, into a tab bar.
  private mutating func turnIntoTabs(_ id: ImportedID) {
    guard app[id].kind == .screen else { return }
    app[id].kind = .tabs
    (app[id].view, app[id].entryPoints, app[id].embeds) = ([], [], [])
    for other in app.ids {
      for index in app[other].links.indices {
        guard case .call(let call) = app[other].links[index].goal, call.node == id else { continue }
        (app[other].links[index].presentation, app[other].links[index].placing) = (.push, .reset)
      }
    }
  }

  private mutating func turnIntoScreen(_ id: ImportedID) {
    var node = ImportedNode(.screen, app[id].candidates)
    node.links = app[id].links
    node.notes = app[id].notes
    app[id] = node
  }

  private mutating func addEntry(_ text: String, to id: ImportedID) {
    if app[id].entryPoints.count < 20 { app[id].add(ImportedEntryPoint(isURL: false, text: text)) }
  }

  /// Returns the names of the type and function that contain a fact.
  private func origin(of fact: NavigationFact) -> String {
    var words: [String] = []
    if case .type(let type) = fact.owner { words.append(project.qualifiedName(of: type)) }
    var next = project.parent(of: fact.place)
    while let current = next {
      if project.node(current).kind == .function {
        words.append(project.names[project.name(of: current)])
        break
      }
      next = project.parent(of: current)
    }
    return words.isEmpty ? "code" : ImportedNames.clean(words.joined(separator: "."))
  }

  /// Returns the location of a fact for messages: the name of its file and the line.
  private func place(of fact: NavigationFact) -> String {
    let file = project.files[Int(fact.place.file)]
    let line = file.line(at: project.range(of: fact.place).lowerBound)
    return "\(SourceFile.name(ofPath: file.path)):\(line)"
  }
}
