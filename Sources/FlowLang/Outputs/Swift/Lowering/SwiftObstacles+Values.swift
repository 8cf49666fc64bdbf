/// Finds values without a source.
extension SwiftObstacles {
  /// Finds calls without an argument that has no other source: a screen of a flow that is called from outside the flow.
  mutating func findMissingValues() {
    let hasBars = !router.bars.isEmpty
    for target in model.targets.indices.map({ TargetID($0) }) where hasBars || !isLinksOwn(target) {
      guard isWritten(target) else { continue }
      if !canAsk(target) { find(router.scope.handovers(of: target, canAsk: false).filter(isMissing), at: target) }
      if hasBars, case .call(let node) = model[target].goal { findBar(node, target) }
    }
    for node in model.nodeIDs where model[node].details != NodeDetails.none {
      let details = model.details(of: node)
      let starts = model.startAlternatives[details.start].map(\.call)
      for call in starts + model.tabs[details.tabs].map(\.root) { find(call, in: node) }
      for tab in model.tabs[details.tabs] {
        guard let root = tab.root.node, model.entryNodes(of: root).contains(where: { model[$0].kind == .tabs }) else {
          continue
        }
        add("a tab bar cannot be the root of a tab", at: compilation.range(tab.root.syntax, in: node))
      }
    }
    for entryPoint in model.entryPoints { find(entryPoint) }
  }

  /// Reports a tab bar that is pushed onto a stack, which an `allow` may have hidden.
  private mutating func findBar(_ node: NodeID, _ target: TargetID) {
    guard model[target].presentation == .push, model.entryNodes(of: node).contains(where: { model[$0].kind == .tabs })
    else { return }
    if case .reset = model.placing(of: target) { return }
    add("a tab bar cannot be pushed onto a stack", at: compilation.goalRange(of: target))
  }

  /// Whether a target is generated: those of links with an error are not.
  private func isWritten(_ target: TargetID) -> Bool {
    model[target].origin.link.map { !router.compilation.findings.brokenLinks.contains($0) } ?? true
  }

  /// Whether a target is the outermost one of a link.
  private func isLinksOwn(_ target: TargetID) -> Bool {
    model[target].origin.link.map { model[$0].target == target } ?? false
  }

  /// Whether the caller of a target can be asked for values: the target is that of a link, or its `else`.
  private func canAsk(_ target: TargetID) -> Bool {
    guard let link = model[target].origin.link else { return false }
    return isLinksOwn(target) || model.alternatives(of: model[link].target).contains(target)
  }

  private func isMissing(_ handover: RouterScope.Handover) -> Bool {
    if case .missing = handover.value { true } else { false }
  }

  private mutating func find(_ missing: [RouterScope.Handover], at target: TargetID) {
    for handover in missing { report(handover.parameter, at: compilation.goalRange(of: target)) }
  }

  private mutating func find(_ call: Call, in owner: NodeID) {
    for handover in router.scope.handovers(of: call, in: owner) where isMissing(handover) {
      report(handover.parameter, at: compilation.range(call.syntax, in: owner))
    }
  }

  private mutating func find(_ entryPoint: EntryPoint) {
    for call in model.calls[entryPoint.over] { find(call, in: entryPoint.owner) }
    guard entryPoint.isURL, let text = entryPoint.text else { return }
    let given = Set(URLPattern(compilation.tree(of: entryPoint.owner).text(of: text)).placeholders)
    for parameter in router.parameters(entryPoint.owner) where parameter.defaultValue == nil {
      if given.contains(model.text(model[parameter.id].name)) { continue }
      report(parameter, at: compilation.range(text, in: entryPoint.owner))
    }
  }

  private mutating func report(_ parameter: RouterParameter, at range: SourceRange) {
    add(
      "no caller gives `\(model.text(model[parameter.id].name))` here", at: range,
      help: "give it, or go there from inside the flow that has it")
  }

  // MARK: Values out of reach

  /// The values that are in scope in the flow and that a screen does not carry: a parameter of its own hides one of the
  /// flow around it, or its host does not declare that it embeds the screen.
  mutating func findLostValues() {
    for link in router.links {
      let used = router.scope.used(by: model[link].target)
      let owner = model[link].owner
      let hosts = router.offers.screens(offering: link) + router.offers.bars(lending: link)
      for host in hosts {
        let own = Set(router.parameters(host).map(\.id))
        for parameter in used.sorted() where router.scope.value(of: parameter, in: host, own) == nil {
          let name = model.text(model[parameter].name)
          add(
            "`\(model.name(of: host))` offers this link and does not know its `\(name)`",
            at: compilation.range(model[link].syntax, in: owner))
        }
      }
    }
    for (index, own) in model.guards.enumerated() {
      guard let otherwise = own.otherwise else { continue }
      for parameter in router.scope.used(by: otherwise).sorted() {
        for node in router.guarded(by: index) where !router.parameters(node).contains(where: { $0.id == parameter }) {
          let name = model.text(model[parameter].name)
          add(
            "`\(model.name(of: node))` is guarded by this and does not know its `\(name)`",
            at: compilation.range(own.syntax, in: own.owner))
        }
      }
    }
  }
}
