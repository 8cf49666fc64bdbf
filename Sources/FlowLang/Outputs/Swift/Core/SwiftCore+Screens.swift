/// Writes screens, tab bars and tabs.
extension SwiftCore {
  mutating func writeScreens() {
    document("The screens, with their arguments.")
    block("\(access)enum Screen: Hashable, Codable, Sendable") { core in
      for screen in core.router.screens { core.writeCase(of: screen) }
      core.out.blank()
      core.writeScreenName()
      core.writeScreenProperties()
      core.writeURLProperty()
    }
  }

  private mutating func writeCase(of screen: NodeID) {
    let node = model[screen]
    documentation(of: node.syntax, in: node.file)
    let parameters = router.parameters(screen).map(\.declaration).joined(separator: ", ")
    out.line("case \(router.quoted(screen))\(parameters.isEmpty ? "" : "(\(parameters))")")
  }

  private mutating func writeScreenName() {
    document("The screens without their arguments; the text is the name in the flow, for accessibility identifiers.")
    block("\(access)enum Name: String, CaseIterable, Hashable, Codable, Sendable") { core in
      for screen in core.router.screens {
        core.out.line("case \(core.router.quoted(screen)) = \(SwiftText.literal(core.model.name(of: screen)))")
      }
    }
    out.blank()
  }

  private mutating func writeScreenProperties() {
    document("The screen without its arguments.")
    table("\(access)var name: Name", router.screens.map { (router.member($0), ".\(router.quoted($0))") })
    describe("Whether the platform offers Back on the screen and allows closing its sheet: it has no `back declared`.")
    let declared = router.screens.filter { !model.isBackAutomatic(on: $0) }
    writeIsOne(of: declared, as: "\(access)var isBackAutomatic: Bool", isNegated: true)
    writeTransition()
    let external = router.screens.filter { model[$0].isExternal }
    if external.isEmpty { return }
    describe("Whether code outside the flow shows the screen.")
    writeIsOne(of: external, as: "\(access)var isExternal: Bool", isNegated: false)
  }

  /// Writes the transition of each screen: that of the nearest enclosing `transition` statement.
  private mutating func writeTransition() {
    let hasTransitions = model.details.contains { $0.transition != nil }
    let groups = hasTransitions ? Dictionary(grouping: router.screens) { model.transition(of: $0) } : [:]
    // The most frequent transition is the default of the switch.
    let most = groups.values.map(\.count).max()
    let common = groups.filter { $0.value.count == most }.min { $0.value[0] < $1.value[0] }?.key ?? .default
    let named = groups.filter { $0.key != common }.sorted { $0.value[0] < $1.value[0] }
    describe("The transition of the screen unless a link names another one.")
    block("\(access)var transition: Transition") { core in
      let rest = ".\(SwiftName.quoted(core.router.transition(common)))"
      if named.isEmpty { return core.out.line(rest) }
      core.switch("self") { core in
        for (transition, screens) in named {
          core.writeCase(of: screens, ".\(SwiftName.quoted(core.router.transition(transition)))")
        }
        core.out.line("default: \(rest)")
      }
    }
  }

  /// Writes a property that states whether a screen is one of some screens.
  private mutating func writeIsOne(of screens: [NodeID], as declaration: String, isNegated: Bool) {
    if screens.isEmpty || screens.count == router.screens.count {
      out.line("\(declaration) { \(screens.isEmpty == isNegated) }")
      return
    }
    block(declaration) { core in
      core.switch("self") { core in
        core.writeCase(of: screens, "\(!isNegated)")
        core.out.line("default: \(isNegated)")
      }
    }
  }

  /// Writes a case for several screens, on as many lines as necessary.
  ///
  /// - Parameter statement: The statement of the case; nil if it follows on lines of its own.
  mutating func writeCase(of screens: [NodeID], _ statement: String? = nil) {
    var line = "case"
    for (index, screen) in screens.enumerated() {
      let name = " .\(SwiftName.quoted(router.member(screen)))" + (index == screens.count - 1 ? ":" : ",")
      if line.utf8.count + name.utf8.count > 100 {
        out.line(line)
        line = "   "
      }
      line += name
    }
    out.line(line + (statement.map { " " + $0 } ?? ""))
  }

  mutating func writeBars() {
    guard hasBars else { return }
    describe("A tab bar.")
    let bars = router.bars.map { (router.member($0), router.parameters($0).map(\.declaration)) }
    writeEnum("\(access)enum Bar: Hashable, Codable, Sendable", bars) { core in
      core.describe("Its tabs, in order.")
      let router = core.router
      core.table(
        "\(core.access)var tabs: [Tab]",
        router.bars.map { bar in
          let tabs = router.machine.tabs(of: bar).map { ".\(SwiftName.quoted(router.tab($0)))" }
          return (router.member(bar), "[\(tabs.joined(separator: ", "))]")
        })
    }
    describe("A tab of a tab bar.")
    let tabs = router.tabs.map { (router.tab($0), [String]()) }
    writeEnum("\(access)enum Tab: Hashable, Codable, Sendable, CaseIterable", tabs) { $0.writeTabLooks() }
  }

  private mutating func writeTabLooks() {
    let looks = router.tabs.map { router.compilation.look(of: $0) }
    let titles = router.tabs.map { SwiftText.literal(router.title(of: $0)) }
    writeTabProperty("Its title.", "title: String", titles)
    writeTabProperty(
      "The name of its icon, an SF Symbol or a picture of the app's.", "icon: String?",
      looks.map { $0.icon.map { SwiftText.literal($0) } ?? "nil" }, usual: "nil")
    writeTabProperty("Whether it may have a badge.", "hasBadge: Bool", looks.map { "\($0.hasBadge)" }, usual: "false")
  }

  /// Writes a property of tabs.
  ///
  /// - Parameter usual: The default value, which is not written for each tab; nil where every tab has its own.
  private mutating func writeTabProperty(
    _ documentation: String, _ declaration: String, _ values: [String], usual: String? = nil
  ) {
    describe(documentation)
    if let usual, values.allSatisfy({ $0 == usual }) { return out.line("\(access)var \(declaration) { \(usual) }") }
    let cases = zip(router.tabs, values).filter { $1 != usual }.map { (router.tab($0), $1) }
    table("\(access)var \(declaration)", cases, usual: usual.flatMap { values.contains($0) ? $0 : nil })
  }
}
