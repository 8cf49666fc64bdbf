/// The conversion of segues to tabs, embedded screens and links.
extension StoryboardImport {
  /// Returns the node that represents a controller.
  func node(of number: Int) -> ImportedID? { nodes[joined.meaning(of: number)] }

  mutating func addTabs() {
    for segue in joined.segues where segue.segue.isTab {
      guard let (source, destination) = ends(of: segue), app[source].kind == .tabs, let number = segue.destination
      else { continue }
      let root = joined.controllers[joined.meaning(of: number)]
      // The tab item may belong to the navigation controller around the screen.
      let controller = joined.controllers[number].tabTitle == nil ? root : joined.controllers[number]
      let title = controller.tabTitle ?? controller.titles.first
      var tab = ImportedTab(
        candidates: [title.flatMap(ReadableName.word), ReadableName.word(app[destination].candidates[0])].compactMap {
          $0
        },
        root: app[destination].kind == .tabs ? standIn(for: destination) : destination)
      tab.title = title.flatMap { $0.isEmpty ? nil : $0 }
      tab.icon = controller.tabIcon
      app[source].tabs.append(tab)
    }
  }

  /// Adds a screen that leads to a tab bar, to be used where a tab bar is not allowed.
  private mutating func standIn(for tabs: ImportedID) -> ImportedID {
    var screen = ImportedNode(.screen, ["\(app[tabs].candidates[0]) inside"])
    screen.parent = app[tabs].parent
    screen.file = app[tabs].file
    screen.notes = [ImportedNote("kind", "a tab bar inside a tab bar")]
    var link = ImportedLink(["show"], .call(ImportedCall(tabs)))
    link.presentation = .cover
    screen.links = [link]
    return app.add(screen)
  }

  /// Adds a link, or an embedded screen, for every other segue.
  mutating func addSegues() {
    for segue in joined.segues where !segue.segue.isTab {
      if segue.isUnwind {
        addUnwind(segue)
      } else if let (source, destination) = ends(of: segue), source != destination || !segue.segue.isContainment {
        if segue.segue.isContainment, embeds(destination, in: source) {
          app[source].embeds.append(destination)
          app[source].notes.append(note(of: segue))
        } else {
          addLink(segue, from: source, to: destination)
        }
      } else if segue.source == nil, let destination = segue.destination.flatMap(node) {
        app.links.append(link(segue, to: destination))
      }
    }
  }

  private func ends(of segue: JoinedStoryboards.Segue) -> (source: ImportedID, destination: ImportedID)? {
    guard let source = segue.source.flatMap(node), let destination = segue.destination.flatMap(node) else { return nil }
    return (source, destination)
  }

  /// Whether one screen can embed another: both are screens, and neither embeds the other already.
  private func embeds(_ inner: ImportedID, in outer: ImportedID) -> Bool {
    guard app[outer].kind == .screen, app[inner].kind == .screen || app[inner].kind == .externalScreen else {
      return false
    }
    if app[outer].embeds.contains(inner) { return false }
    var seen: Set<ImportedID> = [inner]
    var pending = [inner]
    while let next = pending.popLast() {
      if next == outer || seen.count > Self.deepestEmbedding { return false }
      for embedded in app[next].embeds where seen.insert(embedded).inserted { pending.append(embedded) }
    }
    return true
  }

  /// The maximum number of screens that one can embed, far more than in real apps.
  private static let deepestEmbedding = 100

  /// Returns a note with the attributes of a segue that `embed` cannot express.
  private func note(of joinedSegue: JoinedStoryboards.Segue) -> ImportedNote {
    let segue = joinedSegue.segue
    let words = [segue.destination, segue.relationship ?? segue.kind, segue.identifier]
    let rest = ImportedNote.attributes(segue.rest)?.value
    return ImportedNote("embed", (words + [rest]).compactMap { $0 }.joined(separator: " "))
  }

  private mutating func addLink(_ segue: JoinedStoryboards.Segue, from source: ImportedID, to destination: ImportedID) {
    guard !app[source].isExternal else { return }
    app[source].links.append(link(segue, to: destination))
  }

  private func link(_ joinedSegue: JoinedStoryboards.Segue, to destination: ImportedID) -> ImportedLink {
    let segue = joinedSegue.segue
    // The controller has the attributes that the segue does not override.
    let style = segue.presentationStyle ?? joinedSegue.destination.flatMap { joined.controllers[$0].presentationStyle }
    var link = ImportedLink(candidates(for: segue, to: destination), .call(ImportedCall(destination)))
    link.isNamed = segue.identifier != nil
    link.place = segue.range
    link.label = segue.label
    if segue.isContainment { link.imprecision = "it is beside what it leads from" }
    let customClass = segue.rest.first { $0.name == "customClass" }?.value
    link.presentation = SegueKind.presentation(of: segue.kind, style: style, customClass: customClass)
    if segue.kind == "replace" {
      if app[destination].kind == .tabs { link.placing = .reset } else { link.placing = .replace }
    }
    // A tab bar cannot be pushed onto a stack.
    if app[destination].kind == .tabs, link.presentation == .push, link.placing == nil { link.presentation = .cover }
    if SegueKind.needsNote(segue.kind) { link.notes.append(ImportedNote("kind", segue.relationship ?? segue.kind)) }
    link.notes += remarks(on: segue)
    return link
  }

  /// Returns notes with the trigger of a segue and its other attributes.
  private func remarks(on segue: Storyboard.Segue) -> [ImportedNote] {
    let isManual = segue.trigger.isEmpty || segue.trigger.lowercased().hasSuffix("controller")
    let trigger = isManual ? [] : [ImportedNote("trigger", segue.trigger)]
    return trigger + [ImportedNote.attributes(segue.rest)].compactMap { $0 }
  }

  private func candidates(for segue: Storyboard.Segue, to destination: ImportedID?) -> [String] {
    var names: [String?] = [segue.identifier, segue.label.flatMap(ReadableName.word)]
    names.append(destination.map { ReadableName.ofLink(to: app[$0].candidates[0]) })
    return names.compactMap { $0 }
  }

  /// Adds a segue that goes back to the controller that declares its action; code may know which one that is.
  private mutating func addUnwind(_ segue: JoinedStoryboards.Segue) {
    guard let source = segue.source.flatMap(node), !app[source].isExternal else { return }
    let action = segue.segue.unwindAction ?? ""
    let word = action.split(separator: ":").first.map(String.init)
    var link = ImportedLink(
      [segue.segue.identifier, segue.segue.label.flatMap(ReadableName.word), word].compactMap { $0 }, .back)
    link.label = segue.segue.label
    link.isNamed = segue.segue.identifier != nil
    link.notes.append(ImportedNote("unwind", action))
    let classes = code.unwindClasses[action] ?? []
    let receivers = classes.flatMap { name in
      joined.controllers.indices.filter { joined.controllers[$0].className == name }
    }
    if receivers.count == 1, let receiver = node(of: receivers[0]), receiver != source, app[receiver].kind == .screen {
      link.goal = .backTo(receiver)
    }
    link.notes += remarks(on: segue.segue)
    app[source].links.append(link)
  }
}

extension Storyboard.Segue {
  /// Whether the destination is the root of a tab.
  fileprivate var isTab: Bool { relationship == "viewControllers" || relationship == "tabItems" }

  /// Whether the segue embeds its destination and does not navigate.
  fileprivate var isContainment: Bool { kind == "embed" || relationship.map { $0 != "nextPage" } == true }
}
