/// The guards that protect a node (language, section 4.5).
extension Machine {
  /// Returns the first guard that fails when these nodes are entered in order, as an index into `Model.guards`.
  func refusal(to nodes: [NodeID], _ flags: some Valuation) -> Int? {
    guard hasGuards else { return nil }
    for entered in nodes {
      for node in chain(from: entered, flags) {
        if let refusal = refusal(enclosing: node, flags) { return refusal }
      }
    }
    return nil
  }

  /// Returns the first guard that refuses a url or an entry, as an index into `Model.guards`. The tab bar and the root
  /// of the tab that it names are asked first, then each screen below, then the screen itself.
  func refusal(opening index: Int, _ flags: some Valuation) -> Int? {
    guard hasGuards else { return nil }
    let entryPoint = model.entryPoints[index]
    var nodes = model.calls[entryPoint.over].compactMap(\.node) + [entryPoint.owner]
    if let tab = tab(of: entryPoint) {
      if let refusal = refusal(enclosing: model[tab].owner, flags) { return refusal }
      if let root = model[tab].root.node { nodes.insert(root, at: 0) }
    }
    return refusal(to: nodes, flags)
  }

  /// Returns the tab in which a url or an entry opens.
  func tab(of entryPoint: EntryPoint) -> TabID? {
    entryPoint.tab.flatMap { model.tabReferences[Int($0.index)].tabs.first }
  }

  /// Returns the first failing guard among those that enclose a node, from the outside in.
  private func refusal(enclosing node: NodeID, _ flags: some Valuation) -> Int? {
    for container in guarded(enclosing: node).reversed() {
      for index in model.details(of: container).guards where !holds(model.guards[Int(index)].conditions, flags) {
        return Int(index)
      }
    }
    return nil
  }

  /// Returns the nodes with guards among a node and those that enclose it, from the inside out; the array is not
  /// allocated where there are none.
  private func guarded(enclosing node: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var current = node
    while true {
      if !model.details(of: current).guards.isEmpty { result.append(current) }
      if current == .app { return result }
      current = model[current].parent
    }
  }

  /// Returns the screen, external flow or tab bar that a node shows first: for a flow, what its start leads to.
  func firstShown(in node: NodeID, _ flags: some Valuation) -> NodeID? {
    guard model[node].kind == .flow, !model[node].isExternal else { return node }
    return chain(from: node, flags, throughTabs: false).last { model[$0].kind != .flow || model[$0].isExternal }
  }

  /// Returns a node and what it shows first, from the outside in: the start of a flow, the root of a bar's first tab.
  private func chain(from node: NodeID, _ flags: some Valuation, throughTabs: Bool = true) -> [NodeID] {
    var result = [node]
    while let next = inner(of: result[result.count - 1], flags, throughTabs), !result.contains(next) {
      result.append(next)
    }
    return result
  }

  private func inner(of node: NodeID, _ flags: some Valuation, _ throughTabs: Bool) -> NodeID? {
    switch model[node].kind {
    case .flow where !model[node].isExternal: start(of: node, flags)
    case .tabs where throughTabs: model.tabs[model.details(of: node).tabs].first?.root.node
    default: nil
    }
  }

  /// Returns the node that the `start` of the app or of a flow leads to under these flags.
  func start(of node: NodeID, _ flags: some Valuation) -> NodeID? { startAlternative(of: node, flags)?.call.node }

  /// Returns the alternative of the `start` of the app or of a flow that applies under these flags.
  func startAlternative(of node: NodeID, _ flags: some Valuation) -> StartAlternative? {
    model.startAlternatives[model.details(of: node).start].first { holds($0.conditions, flags) }
  }
}
