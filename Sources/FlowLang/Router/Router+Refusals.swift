/// What guards do instead needs values of what they guard.
extension Router {
  /// What the `else` of a guard uses of what it guards, in order.
  func values(ofGuard index: Int) -> [RouterParameter] {
    guard let otherwise = model.guards[index].otherwise else { return [] }
    let used = scope.used(by: otherwise)
    return parameters(model.guards[index].owner).filter { used.contains($0.id) }
  }

  /// The nodes that a guard is in front of: its owner and what is inside it.
  func guarded(by index: Int) -> [NodeID] {
    let owner = model.guards[index].owner
    return model.nodes.indices.map { NodeID($0) }.filter { model.enclosing($0).contains(owner) }
  }

  /// What asking the guards on the way to a node needs of what the node is given, in order.
  func refusalValues(of node: NodeID) -> [RouterParameter] {
    let needed = refusalValues[Int(node.index)]
    return needed.isEmpty ? [] : parameters(node).filter { needed.contains($0.id) }
  }

  /// For each node, which values the guards on the way to it need: its own, those around it, those of what it shows.
  ///
  /// - Complexity: Linear in the guards and what they guard, for each start of a flow inside the start of another.
  func neededValues() -> [Set<ParameterID>] {
    var result = [Set<ParameterID>](repeating: [], count: model.nodes.count)
    let used = model.guards.map { $0.otherwise.map { scope.used(by: $0) } ?? [] }
    guard used.contains(where: { !$0.isEmpty }) else { return result }
    let guarded = model.nodes.indices.map { NodeID($0) }.filter { guards.isGuarded($0) }
    for node in guarded {
      for around in model.enclosing(node) {
        for index in model.details(of: around).guards { result[Int(node.index)].formUnion(used[Int(index)]) }
      }
    }
    var changes = true
    while changes {
      changes = false
      for node in guarded {
        var own = result[Int(node.index)]
        for call in shownFirst(by: node) {
          guard let next = call.node, !result[Int(next.index)].isEmpty else { continue }
          own.formUnion(scope.used(by: [call], in: node, for: result[Int(next.index)]))
        }
        if own.count > result[Int(node.index)].count {
          result[Int(node.index)] = own
          changes = true
        }
      }
    }
    return result
  }

  /// What going to a node shows first: the starts of a flow, the root of a bar's first tab.
  private func shownFirst(by node: NodeID) -> [Call] {
    let details = model.details(of: node)
    switch model[node].kind {
    case .flow: return model.startAlternatives[details.start].map(\.call)
    case .tabs: return model.tabs[details.tabs].prefix(1).map(\.root)
    default: return []
    }
  }
}
