/// Writes the names of links, tags, flags, outcomes and calls.
extension SwiftCore {
  mutating func writeNames() {
    if !router.links.isEmpty {
      describe("The links, for accessibility identifiers of their controls; named as the functions of a state.")
      block("\(access)enum LinkName: String, CaseIterable, Hashable, Codable, Sendable") { core in
        for link in core.router.links { core.out.line("case \(core.router.function(link))") }
      }
    }
    if !router.tags.isEmpty {
      describe("A tag of an entry to return to; the text is its name in the flow.")
      block("\(access)enum Tag: String, CaseIterable, Hashable, Codable, Sendable") { core in
        for tag in core.router.tags {
          let text = core.model.text(core.model[tag].name)
          core.out.line("case \(SwiftName.quoted(core.router.tag(tag))) = \(SwiftText.literal(text))")
        }
      }
    }
    for flow in router.flows where router.canEnd(flow) { writeOutcome(of: flow) }
  }

  /// Writes the type of transitions.
  mutating func writeTransitions() {
    describe("The transition of a change.")
    block("\(access)enum Transition: Hashable, Codable, Sendable") { core in
      core.document("The platform's own transition.")
      core.out.line("case standard")
      core.document("No animation.")
      core.out.line("case still")
      for (index, transition) in core.model.transitions.enumerated() {
        core.document(core.router.documentation(transition.syntax, in: transition.file))
        core.out.line("case \(SwiftName.quoted(core.router.transition(.declared(TransitionID(index)))))")
      }
    }
  }

  private mutating func writeOutcome(of flow: NodeID) {
    describe("The outcomes of `\(model.name(of: flow))`.")
    shortEnum("\(access)enum \(router.type(flow))Outcome: Hashable, Codable, Sendable") { core in
      for (outcome, name) in core.router.outcomes(of: flow) {
        let parameters = core.router.parameters(outcome).map(\.declaration)
        let values = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
        core.document(core.router.documentation(core.model[outcome].syntax, in: core.model[flow].file))
        core.out.line("case \(SwiftName.quoted(name))\(values)")
      }
    }
  }

  /// Writes the calls of flows, with the values that their handlers need, and the blocked action of a guard.
  mutating func writeCalls() {
    guard hasCalls else { return }
    describe("A flow that is called.")
    writeEnum(
      "\(access)enum Flow: Hashable, Codable, Sendable",
      router.flows.filter { router.isCalled($0) }.map { (router.member($0), []) })
    describe("A flow that was entered and has not ended, with its caller and the values that its handlers need.")
    let calls = router.callSites.map { call in
      (
        router.name(call),
        router.captures(of: call).map(\.declaration) + (router.keepsRequest(call) ? ["request: Request?"] : [])
      )
    }
    writeEnum("\(access)indirect enum Call: Hashable, Codable, Sendable", calls) { core in
      core.describe("The flow that was called.")
      let flows = core.router.callSites.compactMap { call -> (String, String)? in
        guard case .call(let flow) = core.model[call].goal else { return nil }
        return (core.router.name(call), ".\(core.router.quoted(flow))")
      }
      core.table("\(core.access)var flow: Flow", flows)
    }
    guard hasRequests else { return }
    describe("A step that a guard refused, so that it can be continued.")
    writeEnum(
      "\(access)indirect enum Request: Hashable, Codable, Sendable",
      router.requests.map { request in
        if case .tab = request.kind { return (request.name, ["Tab"]) }
        return (request.name, request.parameters.map(\.declaration))
      })
  }
}
