/// Writes the checks of guards, and their refusals.
extension SwiftCore {
  mutating func writeGuards() {
    guard !model.guards.isEmpty else { return }
    mark("Guards")
    describe("A refusal by a guard, with the values that its `else` needs.")
    let guards = model.guards.indices.map { index in
      (router.guard(index), router.values(ofGuard: index).map(\.declaration))
    }
    writeEnum("private enum Refusal", guards)
    out.blank()
    out.line("// For each screen, tab bar, group and flow with guards: the guard that refuses it, if any.")
    for node in model.nodes.indices.map({ NodeID($0) }) where router.guards.isGuarded(node) && node != .app {
      writeRefusal(entering: node)
    }
    if !guardedTabs.isEmpty { writeTabRefusals() }
    writeRedirect()
    if hasRequests { writeProceed() }
  }

  /// The tabs whose roots are guarded.
  var guardedTabs: [TabID] { router.tabs.filter { isGuarded($0) } }

  func isGuarded(_ tab: TabID) -> Bool { model[tab].root.node.map { router.guards.isGuarded($0) } ?? false }

  /// Returns the expression that asks the guards of a node with the values passed to it; nil when it has no guards.
  func refusal(entering node: NodeID, _ handovers: [RouterScope.Handover], _ scope: Scope) -> String? {
    guard router.guards.isGuarded(node) else { return nil }
    let needed = router.refusalValues(of: node).map(\.id)
    let values = values(handovers.filter { needed.contains($0.parameter.id) }, scope)
    return "refusalEntering\(router.type(node))\(values.isEmpty ? "()" : values)"
  }

  /// Returns the statement that follows the `else` of the guard that refused.
  func redirect(_ request: String) -> String { hasRequests ? "redirect(refusal, \(request))" : "redirect(refusal)" }

  private mutating func writeRefusal(entering node: NodeID) {
    let parameters = router.refusalValues(of: node)
    let scope = Scope(names: names(of: parameters))
    let declarations = parameters.map { declaration($0, withDefault: false) }.joined(separator: ", ")
    let guards = model.enclosing(node).reversed().flatMap { model.details(of: $0).guards.map { Int($0) } }
    shortBlock("private func refusalEntering\(router.type(node))(\(declarations)) -> Refusal?") { core in
      let refusals = core.innerRefusals(of: node, scope)
      let inner = refusals.count == 1 && refusals[0].condition == nil ? refusals[0].refusal : nil
      if guards.isEmpty, let inner { return core.out.line(inner) }
      if guards.count == 1, let inner {
        let condition = core.text(core.model.guards[guards[0]].conditions)
        let isOne = !condition.contains(" ")
        return core.out.line("\(isOne ? condition : "(\(condition))") ? \(inner) : \(core.refusal(guards[0], scope))")
      }
      for index in guards {
        let condition = core.text(core.model.guards[index].conditions)
        core.out.line("if !(\(condition)) { return \(core.refusal(index, scope)) }")
      }
      for (condition, refusal) in refusals {
        core.out.line(condition.map { "if \($0) { return \(refusal) }" } ?? "return \(refusal)")
      }
    }
  }

  /// Returns the refusal of a guard, with the values that it needs.
  func refusal(_ index: Int, _ scope: Scope) -> String {
    ".\(SwiftName.quoted(router.guard(index)))\(given(router.values(ofGuard: index), scope))"
  }

  /// Returns the checks of the nodes that going to a node shows first, each with its condition, nil for none.
  private func innerRefusals(of node: NodeID, _ scope: Scope) -> [(condition: String?, refusal: String)] {
    if model[node].kind == .flow && !model[node].isExternal {
      return model.startAlternatives[model.details(of: node).start].map { start in
        (
          start.conditions.isEmpty ? nil : text(start.conditions),
          refusal(showing: start.call, in: node, scope) ?? "nil"
        )
      }
    }
    guard model[node].kind == .tabs, let tab = router.machine.tabs(of: node).first else { return [(nil, "nil")] }
    return [(nil, refusal(showing: model[tab].root, in: node, scope) ?? "nil")]
  }

  /// Returns the expression that asks the guards of the node that a start or a tab shows.
  func refusal(showing call: Call, in owner: NodeID, _ scope: Scope) -> String? {
    call.node.flatMap { refusal(entering: $0, router.scope.handovers(of: call, in: owner), scope) }
  }

  private mutating func writeTabRefusals() {
    let tabs = guardedTabs
    use(.isSelected)
    use(.choose)
    describe("The guard that refuses a tab, if any; nil for the selected tab.")
    block("private func refusal(selecting tab: Tab) -> Refusal?") { core in
      core.out.line("if isSelected(tab) { return nil }")
      core.switch("tab") { core in
        for tab in tabs { core.writeRefusal(selecting: tab) }
        if tabs.count < core.router.tabs.count { core.out.line("default: return nil") }
      }
    }
    describe("Selects a tab, if its guards allow it.")
    block("private mutating func follow(_ tab: Tab)") { core in
      let isKept = core.router.requests.contains { if case .tab = $0.kind { true } else { false } }
      core.use(.nearest)
      core.out.line("guard nearest([tab]) != nil else { return }")
      core.block("if let refusal = refusal(selecting: tab)") { core in
        core.out.line("return \(core.redirect(isKept ? ".tab(tab)" : "nil"))")
      }
      core.out.line("choose(tab)")
    }
  }

  private mutating func writeRefusal(selecting tab: TabID) {
    let (bar, root) = (model[tab].owner, model[tab].root)
    let needed = Set(root.node.map { router.refusalValues(of: $0).map(\.id) } ?? [])
    let used = router.scope.used(by: [root], in: bar, for: needed)
    let names = names(of: router.parameters(bar).filter { used.contains($0.id) })
    guard let refusal = refusal(showing: root, in: bar, Scope(names: names)) else { return }
    let head = "case .\(SwiftName.quoted(router.tab(tab))):"
    if names.isEmpty { return out.line("\(head) return \(refusal)") }
    indented(head) { core in
      core.out.line("let bar = layers.last { $0.bar?.tabs.contains(tab) == true }?.bar")
      core.out.line("guard case \(core.pattern(bar, binding: names))? = bar else { return nil }")
      core.out.line("return \(refusal)")
    }
  }

  private mutating func writeRedirect() {
    describe("Follows the `else` of a guard that refuses.")
    let request = hasRequests ? ", _ request: Request?" : ""
    block("private mutating func redirect(_ refusal: Refusal\(request))") { core in
      core.switch("refusal") { core in
        for index in core.model.guards.indices { core.writeCase(ofGuard: index) }
      }
    }
  }

  private mutating func writeCase(ofGuard index: Int) {
    let names = names(of: router.values(ofGuard: index))
    let bindings = router.values(ofGuard: index).map { "let \(names[$0.id] ?? "_")" }.joined(separator: ", ")
    shortCase("case .\(SwiftName.quoted(router.guard(index)))\(bindings.isEmpty ? "" : "(\(bindings))"):") { core in
      let kept = core.hasRequests ? "request" : "nil"
      core.writeStatements { core in
        if let otherwise = core.model.guards[index].otherwise {
          core.write(otherwise, Scope(names: names, request: kept, kept: kept))
        }
      }
    }
  }

  /// Writes statements, or `break` if there are none.
  mutating func writeStatements(_ body: (inout SwiftCore) -> Void) {
    let before = out.count
    body(&self)
    if out.count == before { out.line("break") }
  }

  func names(of parameters: [RouterParameter]) -> ValueNames {
    ValueNames(parameters.map { ($0.id, $0.local) }) { first, _ in first }
  }

  /// Returns arguments with values in scope, in parentheses; an empty text when there are none.
  func given(_ parameters: [RouterParameter], _ scope: Scope) -> String {
    if parameters.isEmpty { return "" }
    return "(" + parameters.map { "\($0.argument): \(scope.names[$0.id] ?? "")" }.joined(separator: ", ") + ")"
  }

  private mutating func writeProceed() {
    describe("Continues the step that a guard refused; guards are evaluated again.")
    block("private mutating func proceed(_ request: Request)") { core in
      core.switch("request") { core in
        for request in core.router.requests { core.write(request) }
      }
    }
  }

  /// Returns a blocked action as a value of `Request`.
  func remembered(_ request: RouterRequest, _ scope: Scope) -> String {
    let values =
      request.context.map { "\($0.argument): \(scope.names[$0.id] ?? "")" }
      + request.asked.map { "\($0.argument): \(scope.asked[$0.id] ?? "")" }
    return ".\(SwiftName.quoted(request.name))" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
  }

  private mutating func write(_ request: RouterRequest) {
    if case .tab = request.kind { return out.line("case .tab(let tab): follow(tab)") }
    var scope = Scope(names: names(of: request.context), asked: names(of: request.asked))
    let bindings =
      request.context.map { "let \(scope.names[$0.id] ?? "_")" }
      + request.asked.map { "let \(scope.asked[$0.id] ?? "_")" }
    let values = bindings.isEmpty ? "" : "(\(bindings.joined(separator: ", ")))"
    scope.request = "request"
    shortCase("case .\(SwiftName.quoted(request.name))\(values):") { core in
      switch request.kind {
      case .link(let link):
        // A value that the link asks for may stand for several parameters.
        scope.asked.merge(core.scope(of: core.router.shape(link)).asked) { own, _ in own }
        scope.canAsk = true
        core.write(core.model[link].target, scope)
      case .handler(let target, _): core.write(target, scope)
      case .tab: break
      case .entryPoint(let index):
        let values = core.given(request.context, scope)
        core.out.line(SwiftName.quoted(core.router.entryPoint(index)) + (values.isEmpty ? "()" : values))
      }
    }
  }
}
