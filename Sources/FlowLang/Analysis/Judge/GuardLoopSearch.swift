/// Finds redirects of guards that lead back to where they began, with the same flags.
///
/// Under fixed flags the machine computes a redirect as a function: the first guard that fails, its `else`, the target
/// of that. Redirects are followed from each guarded node for every combination of the flags that they depend on
/// (``ChoiceOracle``); only nodes on a cycle of redirects are examined.
enum GuardLoopSearch {
  /// A chain of redirects that ends where it began.
  struct Loop {
    /// The guards in the order in which they redirect.
    let guards: [Guard]
    /// The flags under which the loop continues, in declaration order.
    let flags: [Condition]
  }

  /// Returns the loops, one for each set of nodes that redirect to each other, by the first guard in file order.
  ///
  /// - Returns: The loops, and the first node that was not decided because there were too many redirects to follow.
  static func loops(_ machine: Machine) -> (loops: [Loop], undecided: NodeID?) {
    let model = machine.model
    guard model.guards.contains(where: { $0.otherwise != nil }) else { return ([], nil) }
    let graph = redirects(model)
    let components = StrongComponents(graph) { _ in true }
    let sizes = components.component.reduce(into: Array(repeating: 0, count: components.count)) { $0[Int($1)] += 1 }
    let predicates = PredicateTable(model)
    // To find the flags of a loop takes exponential time in general, but flows that need more than this budget are not
    // written in practice.
    var budget = 50_000 + 8 * model.nodes.count
    var reported: Set<Int32> = []
    var loops: [Loop] = []
    for node in model.nodeIDs {
      let component = components.component[Int(node.index)]
      let isOnCycle = sizes[Int(component)] > 1 || graph.successors(of: Int(node.index)).contains(node.index)
      guard isOnCycle, !reported.contains(component) else { continue }
      let leaves = ChoiceOracle.enumerate(predicates) { state in
        guards(leadingBackTo: node, machine, state.flags, within: sizes[Int(component)], &budget)
      }
      if let (literals, guards) = leaves?.first(where: { $0.result != nil }) {
        let flags = literals.sorted { $0.predicate < $1.predicate }.map { literal in
          Condition(flag: FlagID(UInt32(literal.predicate)), isNegated: !literal.value)
        }
        reported.insert(component)
        loops.append(Loop(guards: guards ?? [], flags: flags))
      } else if leaves == nil || budget <= 0 {
        return (loops, node)
      }
    }
    return (loops, nil)
  }

  /// Returns the nodes to which the guards of each node may redirect, and those that are shown with it.
  private static func redirects(_ model: Model) -> DirectedGraph {
    DirectedGraph(vertexCount: model.nodes.count) { visit in
      for node in model.nodeIDs {
        let details = model.details(of: node)
        for target in model.guards(of: node).compactMap(\.otherwise).flatMap({ model.alternatives(of: $0) }) {
          if case .call(let goal) = model[target].goal { visit(Int(node.index), Int(goal.index)) }
        }
        let starts = node == .app ? [] : model.startAlternatives[details.start].map(\.call.node)
        for inner in (starts + model.tabs[details.tabs].prefix(1).map(\.root.node)).compactMap({ $0 }) {
          visit(Int(node.index), Int(inner.index))
        }
      }
    }
  }

  /// Returns the guards that redirect from a node back to it; nil where none do.
  private static func guards(
    leadingBackTo origin: NodeID, _ machine: Machine, _ given: SymbolicFlags, within size: Int, _ budget: inout Int
  ) -> [Guard]? {
    let model = machine.model
    var (node, flags, guards) = (origin, given, [Guard]())
    while guards.count <= size && budget > 0 {
      budget -= 1
      guard let refusal = machine.refusal(to: [node], flags), let otherwise = model.guards[refusal].otherwise,
        let target = machine.alternative(of: otherwise, given), case .call(let next) = model[target].goal
      else { return nil }
      guards.append(model.guards[refusal])
      // The guards of the next node are asked with the flags that the redirect sets.
      flags = machine.assigned(by: target, given)
      if next == origin && flags.assigned.isEmpty { return guards }
      node = next
    }
    return nil
  }
}
