/// Decides the verdicts of a memoryless flow in time that is linear in its size, but for what little is told of it.
enum PlainVerdicts {
  /// The verdicts; nil when the flow is not memoryless, or too entangled.
  static func decide(_ machine: Machine) -> Verdicts? {
    guard var space = PlainSpace(machine) else { return nil }
    var verdicts = Verdicts()
    verdicts.isLinear = true
    let hasWaysIn = space.graph.roots.contains { $0.wayIn != nil }
    let fromStart = hasWaysIn ? PlainWays(space.graph, fromOutside: false) : space.ways
    decideScreens(space, fromStart, &verdicts)
    var survey = PlainSurvey(&space)
    verdicts.deadEnds = PlainDeadEnds.find(&space, survey.stuck)
    let order = PlainOrder(space.graph, space.ways)
    PlainPlaces.decide(&survey, space, order)
    PlainJudge.decide(&space, survey, &verdicts)
    verdicts.growth = PlainGrowth.find(space, order)
    let traps = PlainTraps.find(&space, survey)
    verdicts.traps = traps ?? []
    verdicts.open.traps = traps == nil
    if !machine.model.expectations.isEmpty {
      let expectations = PlainExpectations.broken(space, fromStart: fromStart)
      verdicts.brokenExpectations = expectations.broken
      verdicts.open.expectations = expectations.open
    }
    return verdicts
  }

  private static func decideScreens(
    _ space: PlainSpace, _ waysFromStart: PlainWays, _ verdicts: inout Verdicts
  ) {
    let model = space.machine.model
    let shown = ShownScreens(space, space.ways)
    verdicts.isReachable = shown.isShown
    if model.nodes.indices.contains(where: { !shown.isShown[$0] && model.nodes[$0].kind == .screen }) {
      let graph = NavigationGraph(space.machine)
      let others = [Bool](repeating: false, count: graph.edges.vertexCount - model.nodes.count)
      verdicts.unreachableGroups = UnreachableSearch.groups(graph, model, shown.isShown + others)
    }
    guard space.graph.roots.contains(where: { $0.wayIn != nil }) else { return }
    let fromStart = ShownScreens(space, waysFromStart)
    for index in model.nodes.indices where shown.isShown[index] && !fromStart.isShown[index] {
      let node = NodeID(index)
      guard space.isJudged(node.index), model.details(of: node).waysIn.isEmpty else { continue }
      let trace = space.ways.trace(to: shown.nearest[index], space.graph)
      verdicts.deepLinkOnly.append(Verdict(screen: node, trace: trace))
    }
  }
}
