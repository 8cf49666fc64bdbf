/// The functions that follow links.
extension SwiftCore {
  mutating func writeLinkFunctions() {
    out.blank()
    out.line("// MARK: Links")
    for link in router.links { writeFunction(of: link) }
    writeExternalFunctions()
  }

  private mutating func writeFunction(of link: LinkID) {
    let shape = LinkShape(link, router)
    let root = model[link].target
    var scope = scope(of: shape)
    if router.mayProceed(root) {
      let request = router.request(of: link)
      let values = request.parameters.map { "\($0.quoted): \(scope.names[$0.id] ?? "")" }.joined(separator: ", ")
      scope.request = ".\(SwiftName.quoted(request.name))" + (values.isEmpty ? "" : "(\(values))")
    }
    out.blank()
    document(documentation(of: link))
    let parameters = shape.asked.map { declaration($0) }.joined(separator: ", ")
    block("\(access)mutating func \(SwiftName.quoted(router.function(link)))(\(parameters))") { core in
      core.writeContext(of: link, shape, scope)
      if scope.request == "nil" {
        core.write(root, scope)
      } else {
        core.out.line("proceed(\(scope.request))")
      }
    }
    writeCondition(of: link)
  }

  /// What the names of a link's values are in its function.
  func scope(of shape: LinkShape) -> Scope {
    Scope(names: shape.names.mapValues { local($0) }, canAsk: true)
  }

  /// Checks that the screen offers the link, and takes what the link needs of it.
  private mutating func writeContext(of link: LinkID, _ shape: LinkShape, _ scope: Scope) {
    let owner = model[link].owner
    let names = Dictionary(uniqueKeysWithValues: shape.context.map { ($0.id, scope.names[$0.id] ?? "") })
    if model[owner].kind == .screen, !router.isEmbedded(owner) {
      out.line("guard case \(pattern(owner, binding: names)) = current.screen else { return }")
      return
    }
    if names.isEmpty {
      out.line("guard \(offering(link)) else { return }")
      return
    }
    writeSharedContext(of: link, shape, names)
  }

  /// Whether the current screen offers an inherited link, or one of a screen that it embeds.
  private func offering(_ link: LinkID) -> String {
    let screens = router.screens(offering: link)
    let others = router.screens.filter { !model[$0].isExternal && !screens.contains($0) }
    let isCommon = others.count < screens.count
    var text =
      isCommon
      ? "!current.screen.isExternal"
        + (others.isEmpty ? "" : " && ![\(names(of: others))].contains(current.screen.name)")
      : "[\(names(of: screens))].contains(current.screen.name)"
    for bar in router.bars where router.model.offeredLinks(of: bar).contains(link) {
      text += " || top.bar == .\(SwiftName.quoted(router.member(bar)))"
    }
    return text
  }

  /// Takes what a link needs from whichever screen offers it.
  private mutating func writeSharedContext(of link: LinkID, _ shape: LinkShape, _ names: [ParameterID: String]) {
    for parameter in shape.context { out.line("let \(names[parameter.id] ?? ""): \(parameter.type)") }
    block("switch current.screen") { core in
      for screen in core.router.screens where core.router.offeredLinks(on: screen).contains(link) {
        let own = Set(core.router.parameters(screen).map(\.id))
        var bound: [ParameterID: String] = [:]
        var given: [String] = []
        for parameter in shape.context {
          let name = names[parameter.id] ?? ""
          if own.contains(parameter.id) {
            bound[parameter.id] = "own\(bound.count)"
            given.append("\(name) = own\(bound.count - 1)")
          } else if let value = core.embeddedValue(of: parameter, in: screen, &bound) {
            given.append("\(name) = \(value)")
          }
        }
        core.out.line("case \(core.pattern(screen, binding: bound)): \(given.joined(separator: "; "))")
      }
      core.out.line("default: return")
    }
  }

  /// What a host gives to a screen that it embeds.
  private func embeddedValue(
    of parameter: RouterParameter, in host: NodeID, _ bound: inout [ParameterID: String]
  ) -> String? {
    for call in model.calls[model.details(of: host).embeds] {
      guard let handover = router.handovers(of: call, in: host).first(where: { $0.parameter.id == parameter.id }) else {
        continue
      }
      if case .parameter(let used, _) = handover.value, bound[used] == nil { bound[used] = "own\(bound.count)" }
      return text(handover, Scope(names: bound))
    }
    return parameter.defaultValue
  }

  /// Writes whether a link is offered, for one that is not always.
  private mutating func writeCondition(of link: LinkID) {
    guard let condition = router.condition(of: link) else { return }
    let alternatives = condition.map { conditions in
      let text = text(conditions)
      return condition.count > 1 && conditions.count > 1 ? "(\(text))" : text
    }
    out.blank()
    document("Whether `\(model.text(model[link].name))` is offered.")
    out.line(
      "fileprivate var \(SwiftName.quoted("offers" + capitalized(router.function(link)))): Bool { \(alternatives.joined(separator: " || ")) }"
    )
  }

  func capitalized(_ name: String) -> String { SwiftName.upper(name) }

  /// What a link is, for people.
  func documentation(of link: LinkID) -> [String] {
    let owner = model[link].owner
    let label = router.label(link).map { ", “\($0)”" } ?? ""
    let place = owner == .app ? "the app" : "`\(model.name(of: owner))`"
    return ["The link `\(model.text(model[link].name))` of \(place)\(label)."]
      + router.documentation(model[link].syntax, in: model[owner].file)
  }

  // MARK: What is outside

  /// What external screens and flows do: they go back, or end.
  private mutating func writeExternalFunctions() {
    for screen in router.screens where model[screen].isExternal {
      let name = router.member(screen)
      out.blank()
      document("`\(model.name(of: screen))` goes back.")
      block("\(access)mutating func \(SwiftName.quoted(name + "Back"))()") { core in
        core.out.line("guard case .\(SwiftName.quoted(name)) = current.screen else { return }")
        core.out.line("back()")
      }
      guard model[screen].kind == .flow, !model.details(of: screen).outcomes.isEmpty else { continue }
      out.blank()
      document("`\(model.name(of: screen))` ends.")
      block("\(access)mutating func \(SwiftName.quoted(name + "End"))(with outcome: \(router.type(screen))Outcome)") {
        core in
        core.out.line(
          "guard case .\(SwiftName.quoted(name)) = current.screen, current.call?.flow == .\(SwiftName.quoted(name)) else { return }"
        )
        core.out.line("if let call = leave(.\(SwiftName.quoted(name))) { end(call, with: outcome) }")
      }
    }
  }
}
