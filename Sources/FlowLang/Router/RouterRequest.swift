/// Something that a guard may keep from happening and go on to later: it is remembered with all that it needs.
struct RouterRequest {
  enum Kind {
    case link(LinkID)
    case handler(TargetID, OutcomeID)
    case tab
    case wayIn(Int)
  }

  let kind: Kind
  /// The case of `Request`: the name of the link, the `on` or the address.
  let name: String
  /// What is remembered.
  let parameters: [RouterParameter]
}

extension Router {
  /// What can be kept from happening and gone on to.
  var requests: [RouterRequest] {
    var result: [RouterRequest] = []
    for link in links where mayProceed(model[link].target) { result.append(request(of: link)) }
    for call in callSites {
      for handler in model.handlers[model.details(of: call).handlers] {
        guard let target = handler.target, let outcome = handler.outcome, mayProceed(target) else { continue }
        result.append(request(of: target, after: outcome))
      }
    }
    if tabs.contains(where: { model[$0].root.node.map { guards.mayProceed(to: $0) } ?? false }) {
      result.append(RouterRequest(kind: .tab, name: "tab", parameters: []))
    }
    for (index, wayIn) in model.waysIn.enumerated() where guards.mayProceed(to: wayIn.owner) {
      result.append(RouterRequest(kind: .wayIn(index), name: self.wayIn(index), parameters: parameters(wayIn.owner)))
    }
    return result
  }

  /// Whether a guard may keep a target from happening and go on to it later.
  func mayProceed(_ root: TargetID) -> Bool {
    model.alternatives(of: root).contains { model.goals(of: $0).contains { guards.mayProceed(to: $0) } }
  }

  /// What is remembered of a link: what it needs of its screen, and what its caller gave.
  func request(of link: LinkID) -> RouterRequest {
    let shape = LinkShape(link, self)
    return RouterRequest(
      kind: .link(link), name: function(link), parameters: shape.context + shape.asked.map(\.required))
  }

  /// What is remembered of an `on`.
  func request(of target: TargetID, after outcome: OutcomeID) -> RouterRequest {
    let used = used(by: target)
    let known = parameters(model.owner(of: target)) + parameters(outcome)
    return RouterRequest(
      kind: .handler(target, outcome), name: name(target), parameters: known.filter { used.contains($0.id) })
  }

  /// What a call remembers for its `on`s.
  func captures(of call: TargetID) -> [RouterParameter] {
    let used = captured(by: call)
    guard !used.isEmpty else { return [] }
    var scope = SwiftScope(reserved: ["request"])
    var result = parameters(model.owner(of: call)).filter { used.contains($0.id) }
    for outcome in model.outcomes.indices.map({ OutcomeID($0) }) {
      result += parameters(outcome).filter { used.contains($0.id) }
    }
    result = result.map { $0.required.renamed(scope.take($0.label)) }
    return result
  }

  /// Whether a call belongs to what a guard does instead, so that it remembers what that kept from happening.
  func keepsRequest(_ call: TargetID) -> Bool {
    let origin = model[call].origin
    return origin.link == nil && guards.proceeds(origin.guardIndex)
  }
}
