/// Something that a guard may keep from happening and go on to later: it is remembered with all that it needs.
struct RouterRequest {
  enum Kind {
    case link(LinkID)
    case handler(TargetID, OutcomeID)
    case tab
    case entryPoint(Int)
  }

  let kind: Kind
  /// The case of `Request`: the name of the link, the `on` or the address.
  let name: String
  /// What is remembered of the screen and of outcomes.
  let context: [RouterParameter]
  /// What is remembered of what the caller of a link gave.
  var asked: [RouterParameter] = []

  /// All that is remembered.
  var parameters: [RouterParameter] { context + asked }
}

extension Router {
  /// What can be kept from happening and gone on to.
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

  /// Whether a guard may keep a url or an entry from opening and go on to it later.
  func mayProceed(opening index: Int) -> Bool {
    let entryPoint = model.entryPoints[index]
    let tab = machine.tab(of: entryPoint)
    let nodes = [tab.map { model[$0].owner }, tab.flatMap { model[$0].root.node }, entryPoint.owner]
    return (nodes.compactMap { $0 } + model.calls[entryPoint.over].compactMap(\.node)).contains {
      guards.mayProceed(to: $0)
    }
  }

  /// Whether a guard may keep a target from happening and go on to it later.
  @inline(__always)
  func mayProceed(_ root: TargetID) -> Bool { !model.guards.isEmpty && mayProceedByGuard(root) }

  private func mayProceedByGuard(_ root: TargetID) -> Bool {
    model.alternatives(of: root).contains { model.goals(of: $0).contains { guards.mayProceed(to: $0) } }
  }

  /// What is remembered of a link: what it needs of its screen, and what its caller gave.
  func request(of link: LinkID) -> RouterRequest {
    let shape = shape(link)
    return RouterRequest(
      kind: .link(link), name: function(link),
      context: shape.context.map(\.required),
      asked: shape.asked.map(\.required))
  }

  /// What is remembered of an `on`.
  func request(of target: TargetID, after outcome: OutcomeID) -> RouterRequest {
    RouterRequest(
      kind: .handler(target, outcome), name: name(target),
      context: kept(scope.used(by: target), of: target, SwiftScope()))
  }

  /// What a call remembers for its `on`s.
  func captures(of call: TargetID) -> [RouterParameter] {
    kept(scope.captured(by: call), of: call, SwiftScope(reserved: ["request"]))
  }

  /// Values in scope at a target, to be remembered: those of its owner, then those of outcomes.
  private func kept(_ used: Set<ParameterID>, of call: TargetID, _ names: SwiftScope) -> [RouterParameter] {
    guard !used.isEmpty else { return [] }
    var names = names
    var result = parameters(model.owner(of: call)).filter { used.contains($0.id) }
    for outcome in Set(used.compactMap { outcomeOwners[$0] }).sorted() {
      result += parameters(outcome).filter { used.contains($0.id) }
    }
    return result.map { $0.required.renamed(names.take($0.label)) }
  }

  /// Whether a call remembers what a guard kept from happening, because an `on` of it goes on to that, or calls
  /// another flow whose `on` does.
  func keepsRequest(_ call: TargetID) -> Bool {
    let origin = model[call].origin
    guard !requests.isEmpty, let index = origin.guardIndex, guards.proceeds(index) else { return false }
    var pending = [call]
    while let next = pending.popLast() {
      for handler in model.handlers[model.details(of: next).handlers].compactMap(\.target) {
        for target in model.alternatives(of: handler) {
          if case .continue = model[target].goal { return true }
          pending.append(target)
        }
      }
    }
    return false
  }
}
