/// An action that a guard may block and resume later, with the values that it needs.
struct RouterRequest {
  enum Kind {
    case link(LinkID)
    case handler(TargetID, OutcomeID)
    case tab
    case entryPoint(Int)
  }

  let kind: Kind
  /// The case of `Request`: the name of the link, the handler or the address.
  let name: String
  /// The stored values of the screen and of outcomes.
  let context: [RouterParameter]
  /// The stored arguments of the caller of a link.
  var asked: [RouterParameter] = []

  /// All stored values.
  var parameters: [RouterParameter] { context + asked }
}

extension Router {
  /// Returns the actions that a guard may block and resume.
  func madeRequests() -> [RouterRequest] {
    var result: [RouterRequest] = []
    for link in links where mayProceed(model[link].target) { result.append(request(of: link)) }
    for call in callSites {
      for handler in model.handlers[model.details(of: call).handlers] {
        guard let target = handler.target, let outcome = handler.outcome, mayProceed(target) else { continue }
        result.append(request(of: target, after: outcome))
      }
    }
    if tabs.contains(where: { model[$0].root.node.map { guards.mayProceed(to: $0) } ?? false }) {
      result.append(RouterRequest(kind: .tab, name: "tab", context: []))
    }
    for (index, entryPoint) in model.entryPoints.enumerated() where mayProceed(opening: index) {
      result.append(
        RouterRequest(kind: .entryPoint(index), name: self.entryPoint(index), context: parameters(entryPoint.owner)))
    }
    return result
  }

  /// Whether a guard may block a url or an entry and resume it later.
  func mayProceed(opening index: Int) -> Bool {
    let entryPoint = model.entryPoints[index]
    let tab = machine.tab(of: entryPoint)
    let nodes = [tab.map { model[$0].owner }, tab.flatMap { model[$0].root.node }, entryPoint.owner]
    return (nodes.compactMap { $0 } + model.calls[entryPoint.over].compactMap(\.node)).contains {
      guards.mayProceed(to: $0)
    }
  }

  /// Whether a guard may keep a target from being performed, and resume it later.
  func mayProceed(_ root: TargetID) -> Bool {
    model.alternatives(of: root).contains { model.goals(of: $0).contains { guards.mayProceed(to: $0) } }
  }

  /// Returns the request of a link: the values of its screen that it needs, and the arguments of its caller.
  func request(of link: LinkID) -> RouterRequest {
    let shape = shape(link)
    return RouterRequest(
      kind: .link(link), name: function(link),
      context: shape.context.map(\.required),
      asked: shape.asked.map(\.required))
  }

  /// Returns the request of a handler.
  func request(of target: TargetID, after outcome: OutcomeID) -> RouterRequest {
    RouterRequest(
      kind: .handler(target, outcome), name: name(target),
      context: kept(scope.used(by: target), of: target, SwiftScope()))
  }

  /// Returns the values that a call stores for its handlers.
  func captures(of call: TargetID) -> [RouterParameter] {
    kept(scope.captured(by: call), of: call, SwiftScope(reserved: ["request"]))
  }

  /// Returns values in scope at a target, to be stored: those of its owner, then those of outcomes.
  private func kept(_ used: Set<ParameterID>, of call: TargetID, _ names: SwiftScope) -> [RouterParameter] {
    guard !used.isEmpty else { return [] }
    var names = names
    var result = parameters(model.owner(of: call)).filter { used.contains($0.id) }
    for outcome in Set(used.compactMap { outcomeOwners[$0] }).sorted() {
      result += parameters(outcome).filter { used.contains($0.id) }
    }
    return result.map { $0.required.renamed(names.take($0.label)) }
  }

  /// Whether a call stores the action that a guard has blocked, because a handler of the call resumes it, or calls
  /// another flow whose handler does.
  func keepsRequest(_ call: TargetID) -> Bool {
    let origin = model[call].origin
    guard !requests.isEmpty, let index = origin.guardIndex, guards.proceeds(index) else { return false }
    return model.handlers[model.details(of: call).handlers].contains { handler in
      handler.target.map { model.family(of: $0).contains { model.isContinue($0) } } ?? false
    }
  }
}
