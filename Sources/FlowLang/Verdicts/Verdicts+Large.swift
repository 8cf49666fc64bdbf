/// What is done about flows that are too large, or too entangled, for everything.
extension Verdicts {
  /// How many nodes a flow may have for traps and requirements to be looked for, and how much may be looked at.
  private static let mostNodes = 20_000
  private static let smallBudget = 400_000

  /// Decides what the linear analysis leaves open.
  mutating func decideTheRest(_ machine: Machine) {
    guard open.traps || !open.expectations.isEmpty else { return }
    guard machine.model.nodes.count <= Self.mostNodes, let space = StackSpace(machine, budget: Self.smallBudget) else {
      omission = .trapsAndExpectations
      return
    }
    decideExpectations(space, NavigationGraph(machine), among: open.expectations, budget: Self.smallBudget)
    brokenExpectations.sort { $0.expectation < $1.expectation }
    if open.traps { decideTraps(space, LinkSurvey(space)) }
  }

  /// Decides by search in the graph which screens no way leads to, whatever the stacks and the flags: a proof, but not
  /// of all of them.
  mutating func decideReachability(_ model: Model, _ graph: NavigationGraph) {
    let isReached = graph.edges.reachable(from: (graph.starts + graph.outsideStarts).map { graph.shown($0) })
    isReachable = Array(isReached.prefix(model.nodes.count))
    unreachableGroups = UnreachableSearch.groups(graph, model, isReached)
    omission = .everythingElse
  }
}
