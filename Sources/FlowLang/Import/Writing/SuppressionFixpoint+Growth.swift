/// What seems to grow without end, and what the files do not say about it.
extension SuppressionFixpoint {
  /// Why a stack that seems to grow may not: what a link on the way takes away is in none of the files or cannot be said,
  /// or something else than the platform's stack shows a screen. Nil where the files show that it grows.
  mutating func whyItMayNotGrow(_ finding: Finding, in node: ImportedID?) -> String? {
    var screens = [entrances.node(named: finding.screen)]
    var links = [link(finding.link, of: node)]
    for case .link(let screen, let name, _) in finding.cycle.isEmpty ? finding.trace : finding.cycle {
      guard let id = entrances.node(named: screen) else { continue }
      screens.append(id)
      links.append(offeredLink(name, on: id))
    }
    for case let link? in links {
      if link.isWeakened { return "code decides what is below" }
      if let doubt = link.doubt { return doubt }
      if case .call(let call) = link.goal { screens.append(call.node) }
    }
    let shown = screens.compactMap { $0 }.first { app[$0].hasOwnStack }
    return shown.map { "the app's own code decides how \(app[$0].name) is shown" }
  }

  /// The screen that leads to itself by a link which all screens have, where something else than the platform's stack
  /// shows it, or it is a dialog: then the link says nothing of it, since code decides which screens use it.
  mutating func ownRound(_ finding: Finding) -> ImportedID? {
    guard finding.cycle.count == 1, case .link(let screen, let name, _) = finding.cycle[0],
      let id = app.ids.first(where: { app[$0].name == screen }),
      app[id].hasOwnStack || offeredLink(name, on: id)?.presentation == .dialog
    else { return nil }
    return app[id].links.contains { $0.name == name } || app[id].dropped.contains(name) ? nil : id
  }

  private mutating func link(_ name: String, of node: ImportedID?) -> ImportedLink? {
    guard let index = index(of: name, of: node) else { return nil }
    return node.map { app[$0].links[index] } ?? app.links[index]
  }

  /// The link of a name that a screen offers, its own or one of what is around it.
  private mutating func offeredLink(_ name: String, on screen: ImportedID) -> ImportedLink? {
    for outer in app.around(screen) {
      if let found = link(name, of: outer) { return found }
    }
    return link(name, of: nil)
  }
}
