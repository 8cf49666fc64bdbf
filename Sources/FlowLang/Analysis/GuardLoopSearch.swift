/// Finds redirects of guards that lead back to where they began, with the same flags.
///
/// Under fixed flags a redirect is a function: what is asked for, the first guard that fails, its `else`, what that
/// asks for. The search follows it from each guarded node and decides the flags only as far as a step needs them, so
/// the number of flags in the flow does not matter; only nodes on a cycle of the redirect graph are looked at.
struct GuardLoopSearch {
  /// A chain of redirects that ends where it began.
  struct Loop {
    /// The guards in the order in which they redirect.
    let guards: [Guard]
    /// The flags that keep it going, in declaration order.
    let flags: [Condition]
  }

  private let model: Model
  private let components: StrongComponents
  private let sizes: [Int]

  /// How many redirects are followed in all: which flags make a loop is a question that takes exponential time, but
  /// flows that need more are not built by people.
  private var budget: Int

  /// The loops, one for each set of nodes that chase each other, by the first guard in file order.
  ///
  /// - Returns: The loops, and the first node that was not looked at because there were too many redirects to follow.
  static func loops(_ model: Model) -> (loops: [Loop], undecided: NodeID?) {
    guard model.guards.contains(where: { $0.otherwise != nil }) else { return ([], nil) }
    var search = GuardLoopSearch(model)
    var reported: Set<Int32> = []
    var loops: [Loop] = []
    for node in model.nodeIDs {
      let component = search.components.component[Int(node.index)]
      guard search.isOnCycle(Int(node.index)), !reported.contains(component) else { continue }
      if let loop = search.loop(from: node) {
        reported.insert(component)
        loops.append(loop)
      } else if search.budget <= 0 {
        return (loops, node)
      }
    }
    return (loops, nil)
  }

  private init(_ model: Model) {
    self.model = model
    let graph = DirectedGraph(vertexCount: model.nodes.count) { visit in
      for index in model.nodes.indices {
        for own in Self.questions(of: NodeID(index), model) {
          for target in own.otherwise.map({ model.alternatives(of: $0) }) ?? [] {
            if case .call(let node) = model[target].goal { visit(index, Int(node.index)) }
          }
        }
      }
    }
    let components = StrongComponents(graph) { _ in true }
    var sizes = [Int](repeating: 0, count: components.count)
    for vertex in model.nodes.indices {
      sizes[Int(components.component[vertex])] += 1
      if graph.successors(of: vertex).contains(UInt32(vertex)) { sizes[Int(components.component[vertex])] += 1 }
    }
    self.components = components
    self.sizes = sizes
    budget = 50_000 + 8 * model.nodes.count
  }

  private func isOnCycle(_ index: Int) -> Bool { sizes[Int(components.component[index])] > 1 }

  /// The guards that are asked when a node is gone to, in order: those around it, its own, those of what it shows.
  private static func questions(of node: NodeID, _ model: Model) -> [Guard] {
    var result = model.guards(of: node)
    var shown = node
    var seen: Set<NodeID> = [node]
    while let inner = firstShown(in: shown, model), seen.insert(inner).inserted {
      result += model.guards(of: inner).filter { own in
        !result.contains { $0.syntax == own.syntax && $0.owner == own.owner }
      }
      shown = inner
    }
    return result
  }

  /// What going to a flow or tab bar shows, where that does not depend on flags.
  private static func firstShown(in node: NodeID, _ model: Model) -> NodeID? {
    let details = model.details(of: node)
    switch model[node].kind {
    case .flow: return details.start.count == 1 ? model.startAlternatives[details.start].first?.call.node : nil
    case .tabs: return model.tabs[details.tabs].first?.root.node
    default: return nil
    }
  }

  /// One state of the search: what is asked for, what the flags are known to be, and how it came about.
  private struct State {
    let node: NodeID
    let flags: [FlagID: Bool]
    /// What the last redirect sets: its own guards are asked with it.
    let override: [FlagID: Bool]
    let guards: [Guard]
  }

  private mutating func loop(from origin: NodeID) -> Loop? {
    var pending = [State(node: origin, flags: [:], override: [:], guards: [])]
    while budget > 0, let state = pending.popLast() {
      let next = redirects(from: state)
      budget -= 1 + next.count
      for next in next.reversed() {
        if next.node == origin && next.override.isEmpty {
          let flags = next.flags.sorted { $0.key < $1.key }.map { Condition(flag: $0.key, isNegated: !$0.value) }
          return Loop(guards: next.guards, flags: flags)
        }
        let isNew = next.guards.count <= sizes[Int(components.component[Int(origin.index)])]
        if isNew && components.component[Int(next.node.index)] == components.component[Int(origin.index)] {
          pending.append(next)
        }
      }
    }
    return nil
  }

  /// Every way to be redirected: each guard may be the first to fail, through each of its conditions.
  private func redirects(from state: State) -> [State] {
    var result: [State] = []
    var flags = state.flags
    for own in Self.questions(of: state.node, model) {
      let conditions = model.conditions[own.conditions]
      for condition in conditions {
        guard let failed = assume(condition, holds: false, flags, state.override), let otherwise = own.otherwise else {
          continue
        }
        result += follow(otherwise, failed, state.guards + [own])
      }
      guard let passed = assume(conditions, flags, state.override) else { return result }
      flags = passed
    }
    return result
  }

  /// What a guard's `else` asks for under the flags, for each of its alternatives that may happen.
  private func follow(_ otherwise: TargetID, _ flags: [FlagID: Bool], _ guards: [Guard]) -> [State] {
    var result: [State] = []
    var flags: [FlagID: Bool]? = flags
    for target in model.alternatives(of: otherwise) {
      guard let known = flags else { return result }
      let details = model.details(of: target)
      let conditions = model.conditions[details.conditions]
      if let holding = assume(conditions, known, [:]), case .call(let node) = model[target].goal {
        var override: [FlagID: Bool] = [:]
        for flag in model.assignments[details.set] {
          for value in model.values(of: flag) { override[value] = value == flag }
        }
        for flag in model.assignments[details.clear] { override[flag] = false }
        result.append(State(node: node, flags: holding, override: override, guards: guards))
      }
      // The next alternative needs a condition of this one to fail; one is enough to go on with.
      flags = conditions.lazy.compactMap { assume($0, holds: false, known, [:]) }.first
    }
    return result
  }

  private func assume(
    _ conditions: ArraySlice<Condition>, _ flags: [FlagID: Bool], _ override: [FlagID: Bool]
  ) -> [FlagID: Bool]? {
    var flags = flags
    for condition in conditions {
      guard let next = assume(condition, holds: true, flags, override) else { return nil }
      flags = next
    }
    return flags
  }

  /// The flags with a condition decided, or nil when they are known to be otherwise.
  private func assume(
    _ condition: Condition, holds: Bool, _ flags: [FlagID: Bool], _ override: [FlagID: Bool]
  ) -> [FlagID: Bool]? {
    let wanted = condition.isNegated != holds
    if let known = override[condition.flag] ?? flags[condition.flag] { return known == wanted ? flags : nil }
    var flags = flags
    flags[condition.flag] = wanted
    return model.isConsistent(flags) ? flags : nil
  }
}
