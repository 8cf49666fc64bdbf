/// Finds the values of guarded nodes that the `else`s of guards need.
extension Router {
  /// Returns the values of the guarded node that the `else` of a guard uses, in order.
  func values(ofGuard index: Int) -> [RouterParameter] {
    guard let otherwise = model.guards[index].otherwise else { return [] }
    let used = scope.used(by: otherwise)
    return parameters(model.guards[index].owner).filter { used.contains($0.id) }
  }

  /// Returns the nodes that a guard protects: its owner and the nodes inside it.
  func guarded(by index: Int) -> [NodeID] {
    let owner = model.guards[index].owner
    return model.nodes.indices.map { NodeID($0) }.filter { model.isEnclosed($0, by: owner) }
  }

  /// Returns the parameters of a node that its guards need, in order.
  func refusalValues(of node: NodeID) -> [RouterParameter] {
    let needed = refusalValues[Int(node.index)]
    return needed.isEmpty ? [] : parameters(node).filter { needed.contains($0.id) }
  }

  /// Returns for each node the values that its guards need: its own guards, those around it, those of the nodes it
  /// shows.
  ///
  /// - Complexity: Linear in the guards and the guarded nodes, for each start of a flow inside the start of another.
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

  /// Returns the calls that going to a node shows first: the starts of a flow, the root of a tab bar's first tab.
  private func shownFirst(by node: NodeID) -> [Call] {
    let details = model.details(of: node)
    switch model[node].kind {
    case .flow: return model.startAlternatives[details.start].map(\.call)
    case .tabs: return model.tabs[details.tabs].prefix(1).map(\.root)
    default: return []
    }
  }
}
