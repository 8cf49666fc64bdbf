/// What guards refuse and what happens instead.
extension SwiftCore {
  mutating func writeGuards() {
    out.blank()
    out.line("// MARK: Guards")
    out.blank()
    document("What a guard refuses.")
    let guards = model.guards.indices.map { index in
      (router.guard(index), [String]())
    }
    writeEnum("private enum Refusal: Hashable, Codable, Sendable", guards)
    for node in model.nodes.indices.map({ NodeID($0) }) where router.guards.isGuarded(node) && node != .app {
      writeRefusal(entering: node)
    }
    writeTabRefusals()
    writeRedirect()
    writeProceed()
  }

  private mutating func writeRefusal(entering node: NodeID) {
    out.blank()
    document("The guard that refuses `\(model.name(of: node))`, if any.")
    block("private func refusalEntering\(router.type(node))() -> Refusal?") { core in
      for container in core.model.enclosing(node).reversed() {
        for index in core.model.details(of: container).guards {
          let condition = core.text(core.model.guards[Int(index)].conditions)
          core.out.line("if !(\(condition)) { return .\(SwiftName.quoted(core.router.guard(Int(index)))) }")
        }
      }
      core.writeInnerRefusals(of: node)
    }
  }

  /// The guards of what going to a node shows first.
  private mutating func writeInnerRefusals(of node: NodeID) {
    let details = model.details(of: node)
    if model[node].kind == .flow {
      for alternative in model.startAlternatives[details.start] {
        let refusal =
          alternative.call.node.flatMap { router.guards.isGuarded($0) ? "refusalEntering\(router.type($0))()" : nil }
          ?? "nil"
        let condition = alternative.conditions.isEmpty ? "" : "if \(text(alternative.conditions)) { "
        out.line("\(condition)return \(refusal)\(condition.isEmpty ? "" : " }")")
      }
      if !model[node].isExternal { return }
    }
    if model[node].kind == .tabs, let root = model.tabs[details.tabs].first?.root.node, router.guards.isGuarded(root) {
      out.line("return refusalEntering\(router.type(root))()")
    } else {
      out.line("return nil")
    }
  }

  private mutating func writeTabRefusals() {
    let tabs = router.tabs.filter { model[$0].root.node.map { router.guards.isGuarded($0) } ?? false }
    out.blank()
    document("The guard that refuses a tab, if any; one that is selected is not asked for.")
    block("private func refusal(selecting tab: Tab) -> Refusal?") { core in
      if tabs.isEmpty { return core.out.line("nil") }
      core.out.line("if isSelected(tab) { return nil }")
      core.block("switch tab") { core in
        for tab in tabs {
          guard let root = core.model[tab].root.node else { continue }
          core.out.line(
            "case .\(SwiftName.quoted(core.router.tab(tab))): return refusalEntering\(core.router.type(root))()")
        }
        if tabs.count < core.router.tabs.count { core.out.line("default: return nil") }
      }
    }
    out.blank()
    document("Selects a tab, if its guards let it.")
    block("private mutating func follow(_ tab: Tab)") { core in
      let request =
        core.router.requests.contains { if case .tab = $0.kind { true } else { false } } ? ".tab(tab)" : "nil"
      core.out.line("guard nearest([tab]) != nil else { return }")
      core.out.line("if let refusal = refusal(selecting: tab) { return redirect(refusal, \(request)) }")
      core.out.line("choose(tab)")
    }
  }

  private mutating func writeRedirect() {
    out.blank()
    document("What happens instead of what a guard refuses.")
    block("private mutating func redirect(_ refusal: Refusal, _ request: Request?)") { core in
      core.block("switch refusal") { core in
        for (index, guarded) in core.model.guards.enumerated() {
          core.out.line("case .\(SwiftName.quoted(core.router.guard(index))):")
          core.out.indent()
          if let otherwise = guarded.otherwise {
            core.write(otherwise, Scope(request: "request", kept: "request"))
          }
          if guarded.otherwise == nil || core.isEmpty(guarded.otherwise) { core.out.line("break") }
          core.out.outdent()
        }
      }
    }
  }

  /// Whether a target writes nothing.
  func isEmpty(_ target: TargetID?) -> Bool {
    guard let target else { return true }
    switch model[target].goal {
    case .stay, .broken, .continue: break
    default: return false
    }
    let details = model.details(of: target)
    return details.set.isEmpty && details.clear.isEmpty && details.conditions.isEmpty
  }

  private mutating func writeProceed() {
    out.blank()
    document("Goes on to what a guard kept from happening; guards are asked again.")
    block("private mutating func proceed(_ request: Request)") { core in
      core.block("switch request") { core in
        for request in core.router.requests { core.write(request) }
      }
    }
  }

  private mutating func write(_ request: RouterRequest) {
    var names: [ParameterID: String] = [:]
    for parameter in request.parameters { names[parameter.id] = local(parameter.label) }
    let bindings = request.parameters.map { "let \(names[$0.id] ?? "_")" }.joined(separator: ", ")
    let name = SwiftName.quoted(request.name)
    if case .tab = request.kind {
      out.line("case .tab(let tab): follow(tab)")
      return
    }
    out.line("case .\(name)\(bindings.isEmpty ? "" : "(\(bindings))"):")
    out.indent()
    let again =
      ".\(name)"
      + (bindings.isEmpty
        ? "" : "(" + request.parameters.map { "\($0.quoted): \(names[$0.id] ?? "")" }.joined(separator: ", ") + ")")
    switch request.kind {
    case .link(let link):
      // A value that the link asks for may stand for several parameters.
      names.merge(scope(of: LinkShape(link, router)).names) { own, _ in own }
      write(model[link].target, Scope(names: names, canAsk: true, request: again))
    case .handler(let target, _): write(target, Scope(names: names, request: again))
    case .tab: break
    case .wayIn(let index):
      let values = request.parameters.map { "\($0.quoted): \(names[$0.id] ?? "")" }.joined(separator: ", ")
      out.line("\(SwiftName.quoted(router.wayIn(index)))(\(values))")
    }
    out.outdent()
  }
}
