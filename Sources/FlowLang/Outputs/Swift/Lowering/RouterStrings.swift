/// The strings that a router displays: the titles of tabs, screens and dialogs, and the labels of links.
struct RouterStrings {
  /// A string, with a comment for translators.
  struct Entry {
    /// The string in the flow, which is its key.
    let key: String
    /// The documentation of its declaration, or else a description of it; a line for each declaration with the string.
    fileprivate(set) var comment: String
  }

  private let router: Router
  private var entries: [Entry] = []
  private var places: [String: Int] = [:]

  /// Returns the strings, each once, in the order of the flow.
  static func all(_ router: Router) -> [Entry] {
    var strings = RouterStrings(router: router)
    strings.addTabs()
    strings.addScreens()
    strings.addLinks()
    strings.addDialogs()
    return strings.entries
  }

  private init(router: Router) { self.router = router }

  private var model: Model { router.model }

  private mutating func add(_ key: String, _ comment: String) {
    if key.isEmpty { return }
    guard let place = places[key] else {
      places[key] = entries.count
      return entries.append(Entry(key: key, comment: comment))
    }
    let known = entries[place].comment.split(separator: "\n")
    let isNew = comment.split(separator: "\n").contains { !known.contains($0) }
    if isNew { entries[place].comment += "\n" + comment }
  }

  private mutating func add(_ key: String, of syntax: SyntaxID, in file: FileID, _ description: String) {
    let documentation = router.documentation(syntax, in: file).joined(separator: "\n")
    add(key, documentation.isEmpty ? description : documentation)
  }

  private mutating func addTabs() {
    for id in router.tabs {
      let tab = model[id]
      add(router.title(of: id), of: tab.syntax, in: model[tab.owner].file, "The title of a tab.")
    }
  }

  private mutating func addScreens() {
    for screen in router.screens {
      let node = model[screen]
      guard let title = router.title(of: screen) else { continue }
      add(title, of: node.syntax, in: node.file, "The title of the screen \(model.name(of: screen)).")
    }
  }

  private mutating func addLinks() {
    for id in router.links {
      let link = model[id]
      guard let label = router.label(of: id) else { continue }
      let owner = link.owner == .app ? "the app" : model.name(of: link.owner)
      add(label, of: link.syntax, in: model[link.owner].file, "The link \(model.text(link.name)) of \(owner).")
    }
  }

  private mutating func addDialogs() {
    for dialog in router.dialogs {
      let name = model.name(of: dialog.screen)
      if !dialog.isTitled { add(dialog.title, "The title of the dialog \(name).") }
      for choice in dialog.choices where router.label(of: choice.link) == nil {
        add(choice.label, "A button of the dialog \(name).")
      }
      if !dialog.isAlert, !dialog.choices.contains(where: \.isCancel) {
        add("Cancel", "The button that closes a dialog.")
      }
    }
  }
}

extension Router {
  func title(of tab: TabID) -> String { compilation.look(of: tab).title ?? model.text(model[tab].name) }

  /// Returns the title of a screen, if it is declared with one.
  func title(of screen: NodeID) -> String? { compilation.title(of: screen) }

  /// Returns the label of a link, if it is declared with one.
  func label(of link: LinkID) -> String? { compilation.label(of: link).flatMap { $0.isEmpty ? nil : $0 } }
}
