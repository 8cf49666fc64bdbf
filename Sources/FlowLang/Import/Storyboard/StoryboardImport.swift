/// Joins storyboards and converts them to the terms of the language.
///
/// A controller becomes a screen, a tab bar a `tabs`, a navigation controller or a window its root, a reference its
/// destination. Containment (columns, container views, pages of a window) becomes `embed`, a relationship to a tab a
/// `tab`, every other segue a link.
struct StoryboardImport {
  let storyboards: [Storyboard]
  let code: ImportedCode
  var app = ImportedApp()
  var problems: [Finding] = []
  /// The node of each controller; nil for one that another represents, and for references.
  var nodes: [ImportedID?] = []
  /// The flows by which code opens a tab bar.
  var openers: [ImportedID: ImportedID] = [:]
  let joined: JoinedStoryboards
  /// The index of the main storyboard; nil if it is not known.
  let main: Int?

  /// Converts storyboards to an app.
  static func app(
    of storyboards: [Storyboard], _ code: ImportedCode
  ) -> (app: ImportedApp, problems: [Finding], joined: JoinedStoryboards) {
    var work = StoryboardImport(storyboards, code)
    work.addNodes()
    work.addTabs()
    work.addSegues()
    work.addEntryPoints()
    work.addStart()
    return (work.app, work.problems, work.joined)
  }

  private init(_ storyboards: [Storyboard], _ code: ImportedCode) {
    self.storyboards = storyboards
    self.code = code
    joined = JoinedStoryboards(storyboards, code.beginning)
    problems = joined.problems
    main = joined.main.storyboard
    app.files = storyboards.map(\.name)
    app.areParametersUnseen = true
    let name = storyboards.count == 1 ? storyboards[0].name : main.map { storyboards[$0].name }
    app.name = name.flatMap { Self.plainNames.contains($0) ? nil : $0 } ?? "App"
  }

  /// The names of storyboards that are not specific to their app.
  private static let plainNames: Set<String> = ["Main", "MainStoryboard", "Interface", "Storyboard"]

  private mutating func addNodes() {
    let groups = storyboards.indices.map { file -> ImportedID? in
      guard storyboards.count > 1 else { return nil }
      var group = ImportedNode(.group, ["\(storyboards[file].name) storyboard"])
      group.file = file
      return app.add(group)
    }
    nodes = Array(repeating: nil, count: joined.controllers.count)
    for number in joined.controllers.indices where joined.meaning(of: number) == number {
      let controller = joined.controllers[number]
      if controller.isReference {
        nodes[number] = addExternal(number)
      } else {
        nodes[number] = add(controller, number, in: groups[joined.files[number]])
      }
    }
    for number in joined.controllers.indices where nodes[number] == nil { keepFolded(number) }
  }

  private mutating func add(_ controller: Storyboard.Controller, _ number: Int, in group: ImportedID?) -> ImportedID {
    var node = ImportedNode(joined.isTabs(number) ? .tabs : .screen, candidates(for: number))
    node.isNamed = controller.identifier != nil
    node.parent = group
    node.file = joined.files[number]
    let title = controller.titles.first.map(ImportedNames.clean)
    if let title, !title.isEmpty, title != node.candidates.first {
      // Tab bars have no title.
      if node.kind == .screen { node.title = title } else { node.documentation = title }
    }
    node.notes.append(ImportedNote("id", controller.id))
    if controller.kind != "viewController" { node.notes.append(ImportedNote("kind", controller.kind)) }
    if let name = controller.className {
      let parts = (controller.module.map { [$0] } ?? []) + name.split(separator: ".").map(String.init)
      let path = parts.map(ImportedNames.clean).filter { !$0.isEmpty }
      if storyboards[node.file].runtime.hasPrefix("iOS"), node.kind == .screen, !path.isEmpty {
        node.view = path
      } else {
        node.notes.append(ImportedNote("class", path.joined(separator: ".")))
      }
    }
    if let note = ImportedNote.attributes(controller.rest) { node.notes.append(note) }
    return app.add(node)
  }

  /// Returns the candidates for the name of a controller.
  private func candidates(for number: Int) -> [String] {
    let controller = joined.controllers[number]
    let classes = controller.className.map { [ReadableName.ofClass($0, without: Self.classEndings)] } ?? []
    let arrivals = joined.arrivals(at: number).compactMap { $0.identifier ?? $0.label }.compactMap(Self.destination)
    let own = (controller.identifier.map { [$0] } ?? []) + classes + controller.titles + arrivals
    return own.isEmpty ? [controller.kind.withCapital] : own
  }

  private static let classEndings = [
    "TableViewController", "CollectionViewController", "InterfaceController", "ViewController", "Controller",
  ]

  /// Returns the name of the destination in the name of a segue: `Settings` for `showSettingsSegue`.
  private static func destination(_ name: String) -> String? {
    var rest = name[...]
    for start in ["show", "present", "push", "embed", "open", "to", "goTo", "segue"]
    where rest.hasPrefix(start) && rest.dropFirst(start.count).first?.isUppercase == true {
      rest = rest.dropFirst(start.count)
    }
    if rest.lowercased().hasSuffix("segue") { rest = rest.dropLast("segue".count) }
    return rest.isEmpty ? nil : ReadableName.capitalized(String(rest))
  }

  /// Returns the external screen of a reference to a storyboard that is in none of the files; one for equal references.
  private mutating func addExternal(_ number: Int) -> ImportedID? {
    guard let reference = joined.controllers[number].reference else { return nil }
    let file = joined.files[number]
    let storyboard = reference.storyboard ?? storyboards[file].name
    let name = reference.identifier.map { [$0, "\($0) of \(storyboard)"] } ?? [storyboard, "\(storyboard) storyboard"]
    var node = ImportedNode(.externalScreen, name)
    node.file = main ?? 0
    let bundle = reference.bundle.map { " of the bundle \($0)" } ?? ""
    let what = reference.identifier ?? "what it begins with"
    node.documentation = "\(storyboard).storyboard\(bundle), \(what)"
    return app.add(node)
  }

  /// Adds a note about a navigation controller or a window to the screen that represents it.
  private mutating func keepFolded(_ number: Int) {
    let controller = joined.controllers[number]
    guard !controller.isReference, let node = nodes[joined.meaning(of: number)] else { return }
    let names = [controller.id, controller.identifier, controller.className].compactMap { $0 }
    app[node].notes.append(ImportedNote(controller.kind, names.joined(separator: " ")))
  }
}

extension ImportedNote {
  /// Returns attributes as one note; nil if there are none.
  static func attributes(_ values: [(name: String, value: String)]) -> ImportedNote? {
    if values.isEmpty { return nil }
    return ImportedNote("attributes", values.map { "\($0.name)=\(quotedIfNeeded($0.value))" }.joined(separator: " "))
  }

  private static func quotedIfNeeded(_ value: String) -> String {
    value.isEmpty || value.utf8.contains(where: ASCII.isWhitespace) ? "'\(value)'" : value
  }
}
