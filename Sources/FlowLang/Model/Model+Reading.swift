/// Queries of rules and emitters.
extension Model {
  /// Returns the text of a name.
  public func text(_ name: NameID) -> String { names.text(name) }

  /// Returns the name of a node.
  public func name(of node: NodeID) -> String { names.text(self[node].name) }

  /// Returns the kind of a node, for a message: "a screen".
  func describe(_ node: NodeID) -> String { self[node].kind == .app ? "the app" : "a \(self[node].kind.noun)" }

  /// Returns the screen, tab bar, group or flow with a name.
  func node(named name: String) -> NodeID? { names.node(named: name)?.node }

  /// All nodes, the app first.
  var nodeIDs: [NodeID] { nodes.indices.map { NodeID($0) } }

  /// Returns the details of a node: all that it has besides its links.
  func details(of node: NodeID) -> NodeDetails {
    let index = self[node].details
    return index == NodeDetails.none ? NodeDetails() : details[Int(index)]
  }

  /// Returns the details of a target: all that it has besides its goal.
  func details(of target: TargetID) -> TargetDetails {
    let index = self[target].details
    return index == TargetDetails.none ? TargetDetails() : targetDetails[Int(index)]
  }

  /// Returns the node and the nodes that enclose it, from the inside out; the app last.
  func enclosing(_ node: NodeID) -> [NodeID] {
    var result = [node]
    var current = node
    while current != .app {
      current = self[current].parent
      result.append(current)
    }
    return result
  }

  /// Whether a node is another one or is enclosed by it.
  func isEnclosed(_ node: NodeID, by other: NodeID) -> Bool {
    var current = node
    while current != other {
      if current == .app { return false }
      current = self[current].parent
    }
    return true
  }

  /// Returns the innermost flow that contains a node or is the node itself.
  func flow(around node: NodeID) -> NodeID? {
    var current = node
    while current != .app {
      if self[current].isFlow { return current }
      current = self[current].parent
    }
    return nil
  }

  /// Returns the index of a tab among those of its bar, from 0.
  func place(of tab: TabID) -> Int { Int(tab.index - details(of: self[tab].owner).tabs.lowerBound) }

  /// Returns the links that a screen or tab bar offers: its own, then the inherited ones that it does not drop.
  func offeredLinks(of node: NodeID) -> [LinkID] {
    let dropped = Set(droppedLinks[details(of: node).without])
    return enclosing(node).flatMap { owner in
      self[owner].links.map { LinkID($0) }.filter { owner == node || !dropped.contains(self[$0].name) }
    }
  }

  /// Returns the guards that protect a node, from the outside in.
  func guards(of node: NodeID) -> [Guard] {
    enclosing(node).reversed().flatMap { Array(guards[details(of: $0).guards]) }
  }

  /// Returns the nodes that a call can show first: itself, or what the starts of a flow lead to, recursively. Tab bars
  /// are not expanded.
  func entryNodes(of node: NodeID) -> [NodeID] {
    func isOpen(_ node: NodeID) -> Bool { self[node].kind == .flow && !self[node].isExternal }
    let nodes = visited(from: [node]) { node in
      isOpen(node) ? startAlternatives[details(of: node).start].reversed().compactMap(\.call.node) : []
    }
    return nodes.filter { !isOpen($0) }
  }

  /// Whether the platform offers Back on a screen, according to the nearest `back` statement around it.
  func isBackAutomatic(on node: NodeID) -> Bool {
    var current = node
    while true {
      let index = self[current].details
      if index != NodeDetails.none, let isAutomatic = details[Int(index)].isBackAutomatic { return isAutomatic }
      if current == .app { return true }
      current = self[current].parent
    }
  }

  /// Returns the node that a target is written in.
  func owner(of target: TargetID) -> NodeID {
    let origin = self[target].origin
    return origin.link.map { self[$0].owner } ?? origin.guardIndex.map { guards[$0].owner } ?? origin.startOwner ?? .app
  }

  /// Returns the link that a target is written in; nil for the target of a guard or a `start`.
  func link(of target: TargetID) -> LinkID? { self[target].origin.link }

  /// Returns the position on the stacks at which a target puts the node that it calls.
  func placing(of target: TargetID) -> Target.Placing { details(of: target).placing }

  func arguments(of target: TargetID) -> Slice { details(of: target).arguments }

  /// Whether a target has conditions, an `else` or handlers, or sets flags.
  func isCompound(_ target: TargetID) -> Bool {
    let details = details(of: target)
    return hasBranches(target) || !details.conditions.isEmpty || !details.set.isEmpty || !details.clear.isEmpty
  }

  /// Whether a target has an `else` or handlers, which are targets themselves.
  func hasBranches(_ target: TargetID) -> Bool {
    let details = details(of: target)
    return details.otherwise != nil || !details.handlers.isEmpty
  }

  /// Returns the target and every `else` that may replace it.
  @inline(__always)
  func alternatives(of target: TargetID) -> [TargetID] { hasBranches(target) ? chain(from: target) : [target] }

  private func chain(from target: TargetID) -> [TargetID] {
    var result = [target]
    while let next = details(of: result[result.count - 1]).otherwise { result.append(next) }
    return result
  }

  func outcome(named name: String, of flow: NodeID?) -> OutcomeID? {
    let outcomes = flow.map { details(of: $0).outcomes } ?? 0..<0
    return outcomes.map { OutcomeID($0) }.first { text(self[$0].name) == name }
  }

  /// Returns the name of a transition, declared or built in.
  func name(of transition: TransitionReference) -> String {
    switch transition {
    case .none: "none"
    case .default: "default"
    case .declared(let id): text(transitions[Int(id.index)].name)
    }
  }

  /// Returns the target with every `else` and handler that belongs to it, at any depth.
  func family(of target: TargetID) -> [TargetID] {
    var result: [TargetID] = []
    var pending = [target]
    while let next = pending.popLast() {
      result.append(next)
      let details = details(of: next)
      if let otherwise = details.otherwise { pending.append(otherwise) }
      pending += handlers[details.handlers].reversed().compactMap(\.target)
    }
    return result
  }
}
