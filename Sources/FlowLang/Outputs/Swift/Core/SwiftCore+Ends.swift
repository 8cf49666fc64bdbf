/// Writes the handlers of flows that end, which run on the caller's screen.
extension SwiftCore {
  mutating func writeEnds() {
    let flows = router.flows.filter { router.canEnd($0) }
    guard !flows.isEmpty else { return }
    mark("The ends of flows")
    for flow in flows { writeEnd(of: flow) }
  }

  private mutating func writeEnd(of flow: NodeID) {
    let calls = router.calls(of: flow).filter { call in
      model.handlers[model.details(of: call).handlers].contains { $0.target.map { !isStay($0) } ?? false }
    }
    describe("Follows the `on` of the call of `\(model.name(of: flow))` that has ended.")
    let head = "private mutating func end(_ call: Call, with outcome: \(router.type(flow))Outcome)"
    if calls.isEmpty { return out.line(endsOnce ? "\(head) { isEnding = false }" : "\(head) {}") }
    block(head) { core in
      if core.endsOnce { core.out.line("defer { isEnding = false }") }
      let others = core.router.callSites.count - calls.count
      if calls.count == 1, others > 0 {
        let (pattern, scope) = core.pattern(of: calls[0])
        core.out.line("guard case \(pattern) = call else { return }")
        return core.writeHandlers(of: calls[0], of: flow, scope)
      }
      core.switch("call") { core in
        for call in calls {
          let (pattern, scope) = core.pattern(of: call)
          core.indented("case \(pattern):") { $0.writeHandlers(of: call, of: flow, scope) }
        }
        if others > 0 { core.out.line("default: break") }
      }
    }
  }

  /// Whether a target is `stay` and nothing else.
  private func isStay(_ target: TargetID) -> Bool {
    if case .stay = model[target].goal { !model.isCompound(target) } else { false }
  }

  /// Returns the pattern of a call, and the scope of its bindings.
  private func pattern(of call: TargetID) -> (String, Scope) {
    let captures = router.captures(of: call)
    var scope = Scope()
    var bindings: [String] = []
    for capture in captures {
      scope.names[capture.id] = capture.local
      bindings.append("let \(capture.local)")
    }
    if router.keepsRequest(call) {
      bindings.append("let request")
      scope.kept = "request"
    }
    let values = bindings.isEmpty ? "" : "(\(bindings.joined(separator: ", ")))"
    return (".\(SwiftName.quoted(router.name(call)))\(values)", scope)
  }

  private mutating func writeHandlers(of call: TargetID, of flow: NodeID, _ scope: Scope) {
    self.switch("outcome") { core in
      for (outcome, name) in core.router.outcomes(of: flow) { core.writeHandler(of: outcome, name, call, scope) }
    }
  }

  private mutating func writeHandler(of outcome: OutcomeID, _ name: String, _ call: TargetID, _ scope: Scope) {
    let target = model.handlers[model.details(of: call).handlers].first { $0.outcome == outcome }?.target
    let used = target.map { router.scope.used(by: $0) } ?? []
    var scope = scope
    var taken = SwiftScope(reserved: Set(scope.names.values))
    let parameters = router.parameters(outcome)
    for parameter in parameters where used.contains(parameter.id) {
      scope.names[parameter.id] = taken.take(parameter.local)
    }
    let isBound = parameters.contains { used.contains($0.id) }
    let values = isBound ? parameters.map { used.contains($0.id) ? "let \(scope.names[$0.id] ?? "_")" : "_" } : []
    if let target, router.mayProceed(target) {
      let request = router.request(of: target, after: outcome)
      scope.request = remembered(request, scope)
    }
    shortCase("case .\(SwiftName.quoted(name))\(isBound ? "(\(values.joined(separator: ", ")))" : ""):") { core in
      core.writeStatements { core in
        if let target { core.write(target, scope) }
      }
    }
  }
}
