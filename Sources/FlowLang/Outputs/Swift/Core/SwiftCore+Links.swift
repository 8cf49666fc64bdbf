/// Writes the functions that follow links.
extension SwiftCore {
  mutating func writeLinkFunctions() {
    mark("Links, as the types of links below document them")
    var isAfterShort = false
    for link in router.links {
      let before = out.count
      out.blank()
      let start = out.count
      writeFunction(of: link, since: start)
      // Functions of one line follow each other without an empty line.
      let lines = out.lines(since: start)
      if isAfterShort && lines.count == 1 {
        out.takeBack(since: before)
        out.line(lines[0])
      }
      isAfterShort = lines.count == 1
    }
    writeExternalFunctions()
  }

  /// Writes the function of a link, with what its screen must be and what the caller gives.
  private mutating func writeFunction(of link: LinkID, since start: Int) {
    let root = model[link].target
    let shape = router.shape(link)
    var scope = scope(of: shape)
    if router.mayProceed(root) { scope.request = remembered(router.request(of: link), scope) }
    let parameters = shape.asked.map { declaration($0) }.joined(separator: ", ")
    block("\(access)mutating func \(router.function(link))(\(parameters))") { core in
      if shape.context.isEmpty { core.writeOffer(of: link) } else { core.writeContext(of: link, shape, scope) }
      if scope.request == "nil" {
        core.write(root, scope)
      } else {
        core.out.line("proceed(\(scope.request))")
      }
    }
    foldFunction(since: start)
    writeCondition(of: link)
  }

  /// Returns the scope of a link's function: the names of its values.
  mutating func scope(of shape: LinkShape) -> Scope {
    var asked = names(of: shape.asked)
    for (parameter, index) in shape.merged { asked[parameter] = shape.asked[index].local }
    return Scope(names: names(of: shape.context), asked: asked, canAsk: true)
  }

  /// Writes the check that the current screen offers a link, for a link that needs no values of it.
  private mutating func writeOffer(of link: LinkID) {
    if router.offers.isOwnersOnly(link) {
      return out.line("guard case .\(router.quoted(model[link].owner)) = current.screen else { return }")
    }
    let screens = router.offers.screens(offering: link)
    if router.offers.bars(lending: link).isEmpty { writeOffering(screens) } else { writeLending(link, screens) }
  }

  /// Writes the check that the screen offers the link, and binds the values that the link needs.
  private mutating func writeContext(of link: LinkID, _ shape: LinkShape, _ scope: Scope) {
    guard router.offers.isOwnersOnly(link) else { return writeSharedContext(of: link, shape, scope.names) }
    out.line("guard case \(pattern(model[link].owner, binding: scope.names)) = current.screen else { return }")
  }

  /// Writes the check that the current screen is one of those that offer a link.
  private mutating func writeOffering(_ screens: [NodeID]) {
    let others = router.screens.count - screens.count
    if others == 0 { return }
    if screens.isEmpty { return out.line("guard layers.isEmpty else { return }") }
    if let check = offering(screens) { return out.line(check) }
    self.switch("current.screen.name") { core in
      if others < screens.count {
        let offering = Set(screens)
        core.writeCase(of: core.router.screens.filter { !offering.contains($0) })
        core.out.line("  return")
        core.out.line("default: break")
      } else {
        core.writeCase(of: screens)
        core.out.line("  break")
        core.out.line("default: return")
      }
    }
  }

  /// Returns the check that the current screen is one of those that offer a link, in one line; nil if they are too
  /// many.
  private func offering(_ screens: [NodeID]) -> String? {
    let offering = Set(screens)
    let isShort = screens.count <= router.screens.count - screens.count
    let listed = (isShort ? screens : router.screens.filter { !offering.contains($0) }).map {
      "." + SwiftName.quoted(router.member($0))
    }
    let head = isShort ? "guard" : "if"
    let tail = isShort ? "else { return }" : "{ return }"
    if listed.count == 1 { return "\(head) case \(listed[0]) = current.screen \(tail)" }
    let check = "\(head) [\(listed.joined(separator: ", "))].contains(current.screen.name) \(tail)"
    return out.indentation + check.columns <= 120 ? check : nil
  }

  /// Writes the check that the current screen offers a link, or that a tab bar lends it.
  private mutating func writeLending(_ link: LinkID, _ screens: [NodeID]) {
    let dropping = Set(router.offers.screens(dropping: link))
    let never = router.screens.filter { model[$0].isExternal || dropping.contains($0) }
    self.switch("current.screen.name") { core in
      if !screens.isEmpty {
        core.writeCase(of: screens)
        core.out.line("  break")
      }
      if !never.isEmpty {
        core.writeCase(of: never)
        core.out.line("  return")
      }
      core.out.line("default:")
      core.out.line("  guard \(core.isLent(link, by: "top.bar")) else { return }")
    }
  }

  /// Returns the condition that the tab bar on top lends a link.
  func isLent(_ link: LinkID, by bar: String) -> String {
    let bars = router.offers.bars(lending: link).map { "\(bar)?.tabs.first == .\(firstTab(of: $0))" }
    return bars.joined(separator: " || ")
  }

  /// Returns the first tab of a tab bar, which identifies the tab bar, whatever its parameters.
  private func firstTab(of bar: NodeID) -> String {
    router.machine.tabs(of: bar).first.map { SwiftName.quoted(router.tab($0)) } ?? ""
  }

  /// Binds the values that a link needs, for any screen or tab bar that offers it.
  private mutating func writeSharedContext(of link: LinkID, _ shape: LinkShape, _ names: ValueNames) {
    for parameter in shape.context { out.line("let \(names[parameter.id] ?? ""): \(parameter.type)") }
    let bars = router.offers.bars(lending: link)
    let dropping = bars.isEmpty ? [] : router.offers.screens(dropping: link)
    self.switch("current.screen") { core in
      for screen in core.router.offers.screens(offering: link) { core.writeContext(shape, names, in: screen) }
      let never = bars.isEmpty ? [] : core.router.screens.filter { core.model[$0].isExternal || dropping.contains($0) }
      for screen in never { core.out.line("case .\(SwiftName.quoted(core.router.member(screen))): return") }
      guard !bars.isEmpty else { return core.out.line("default: return") }
      core.indented("default:") { core in
        core.switch("top.bar") { core in
          for bar in bars { core.writeContext(shape, names, in: bar) }
          core.out.line("default: return")
        }
      }
    }
  }

  /// Binds the values that a link needs in one screen or tab bar.
  private mutating func writeContext(_ shape: LinkShape, _ names: ValueNames, in node: NodeID) {
    let own = Set(router.parameters(node).map(\.id))
    var bound = ValueNames()
    var given: [String] = []
    for parameter in shape.context {
      guard let value = router.scope.value(of: parameter.id, in: node, own) else { continue }
      if case .parameter(let used, _) = value, bound[used] == nil { bound[used] = "own\(bound.count)" }
      let text = text(RouterScope.Handover(parameter: parameter, value: value), Scope(names: bound))
      given.append("\(names[parameter.id] ?? "") = \(text)")
    }
    let optional = model[node].kind == .tabs ? "?" : ""
    out.line("case \(pattern(node, binding: bound))\(optional): \(given.joined(separator: "; "))")
  }

  /// Writes the property that states whether a link is offered, for a conditional link.
  private mutating func writeCondition(of link: LinkID) {
    guard let condition = router.condition(of: link) else { return }
    let alternatives = condition.map { conditions in
      let text = text(conditions)
      return condition.count > 1 && conditions.count > 1 ? "(\(text))" : text
    }
    describe("Whether `\(model.text(model[link].name))` is offered.")
    out.line(
      "fileprivate var \(RouterNames.offers(router.function(link))): Bool { \(alternatives.joined(separator: " || ")) }"
    )
  }

  // MARK: External screens and flows

  /// Writes the functions of external screens and flows: they go back, or end.
  private mutating func writeExternalFunctions() {
    for screen in router.screens where model[screen].isExternal {
      let name = router.member(screen)
      describe("`\(model.name(of: screen))` goes back.")
      let start = out.count
      block("\(access)mutating func \(SwiftName.quoted(name + RouterNames.back))()") { core in
        core.out.line("guard case .\(SwiftName.quoted(name)) = current.screen else { return }")
        core.out.line("back()")
      }
      foldFunction(since: start)
      guard router.canEnd(screen) else { continue }
      use(.leave)
      describe("`\(model.name(of: screen))` ends.")
      let end = SwiftName.quoted(name + RouterNames.end)
      block("\(access)mutating func \(end)(with outcome: \(router.type(screen))Outcome)") { core in
        let name = SwiftName.quoted(name)
        core.out.line("guard case .\(name) = current.screen, current.call?.flow == .\(name) else { return }")
        core.out.line("if let call = leave(.\(name)) { end(call, with: outcome) }")
      }
    }
  }
}
