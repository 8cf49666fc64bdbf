/// The guards that an action asks, and those among them that may resume the action after they have blocked it.
struct GuardTable: Sendable {
  /// For each node, whether going to it asks a guard: of its own, or of the nodes that it shows.
  private let isGuarded: [Bool]
  /// For each guard, whether a handler of its `else`, or of a guard that this leads to, says `continue`.
  private let proceeds: [Bool]
  /// For each node, whether one of its guards may say `continue`.
  private let mayProceed: [Bool]

  init(_ model: Model) {
    let own = model.nodes.indices.map { GuardTable.guards(on: NodeID($0), model) }
    isGuarded = own.map { !$0.isEmpty }
    var proceeds = model.guards.map { guarded in
      guarded.otherwise.map { model.family(of: $0).contains { model.isContinue($0) } } ?? false
    }
    let next = model.guards.map { guarded in
      guarded.otherwise.map { root in
        model.alternatives(of: root).flatMap { model.goals(of: $0) }.flatMap { GuardTable.guards(on: $0, model) }
      } ?? []
    }
    var changes = !model.guards.isEmpty
    while changes {
      changes = false
      for index in model.guards.indices where !proceeds[index] && next[index].contains(where: { proceeds[$0] }) {
        proceeds[index] = true
        changes = true
      }
    }
    self.proceeds = proceeds
    mayProceed = own.map { $0.contains { proceeds[$0] } }
  }

  /// Whether going to a node asks a guard.
  func isGuarded(_ node: NodeID) -> Bool { isGuarded[Int(node.index)] }

  /// Whether a guard may resume the action that it has blocked.
  func proceeds(_ index: Int) -> Bool { proceeds[index] }

  /// Whether one of the guards of a node may resume the action that it has blocked.
  func mayProceed(to node: NodeID) -> Bool { mayProceed[Int(node.index)] }

  /// Returns the guards that going to a node may ask: its own, those around it, and those of the nodes that it shows
  /// first.
  private static func guards(on node: NodeID, _ model: Model) -> [Int] {
    if model.guards.isEmpty { return [] }
    let nodes = visited(from: [node]) { node in
      let details = model.details(of: node)
      return switch model[node].kind {
      case .flow: model.startAlternatives[details.start].compactMap(\.call.node)
      case .tabs: [model.tabs[details.tabs].first?.root.node].compactMap { $0 }
      default: []
      }
    }
    return nodes.flatMap(model.enclosing).flatMap { model.details(of: $0).guards.map { Int($0) } }
  }
}

extension Model {
  /// Returns the nodes whose guards a target may ask: the one that it calls, and the root of a tab that it selects.
  func goals(of target: TargetID) -> [NodeID] {
    func roots(_ reference: TabReferenceID) -> [NodeID] {
      tabReferences[Int(reference.index)].tabs.compactMap { self[$0].root.node }
    }
    switch self[target].goal {
    case .call(let node):
      if case .inTab(let reference) = placing(of: target) { return roots(reference) + [node] }
      return [node]
    case .tab(let reference): return roots(reference)
    default: return []
    }
  }

  /// Whether a target resumes the blocked action.
  func isContinue(_ target: TargetID) -> Bool {
    if case .continue = self[target].goal { true } else { false }
  }
}
