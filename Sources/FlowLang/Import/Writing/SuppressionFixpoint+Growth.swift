/// Findings about stacks that seem to grow without end.
extension SuppressionFixpoint {
  /// Returns the reason why a stack that seems to grow may not: the destination of a pop on the cycle is in none of the
  /// files or cannot be expressed, or a screen is not on the platform's stack. Nil if the files show that the stack
  /// grows.
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
      if let imprecision = link.imprecision { return imprecision }
      if case .call(let call) = link.goal { screens.append(call.node) }
    }
    let shown = screens.compactMap { $0 }.first { app[$0].hasOwnStack }
    return shown.map { "the app's own code decides how \(app[$0].name) is shown" }
  }

  /// Returns the screen that leads to itself by an inherited link and is a dialog or not on the platform's stack: for
  /// such a screen the link is meaningless, because code decides which screens use it.
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

  /// Returns the link with a name that a screen offers: its own, or one of the nodes around it.
  private mutating func offeredLink(_ name: String, on screen: ImportedID) -> ImportedLink? {
    for outer in app.around(screen) {
      if let found = link(name, of: outer) { return found }
    }
    return link(name, of: nil)
  }
}
