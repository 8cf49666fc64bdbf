/// What can be decided about a flow by search in its graph.
public struct Verdicts: Sendable {
  /// Whether some way leads to each node, by its number.
  private(set) var isReachable: [Bool] = []
  /// The screens that a person may be unable to leave, with the base that they cannot leave from.
  private(set) var deadEnds: [(screen: NodeID, base: Bases)] = []
  /// The unreachable screens, in groups that nothing else unreachable leads to.
  private(set) var unreachableGroups: [UnreachableGroup] = []

  /// Screens that no way leads to.
  struct UnreachableGroup: Sendable {
    /// The screen that leads into the group; the first in the file where there are several.
    let head: NodeID
    /// The other screens that only the head leads to.
    let behind: [NodeID]
  }

  /// Whether a node can be reached; true as long as nothing has been decided.
  func isReachable(_ node: NodeID) -> Bool { isReachable.isEmpty || isReachable[Int(node.index)] }

  /// Decides what can be decided, in time linear in the graph.
  static func decide(_ graph: NavigationGraph, _ model: Model, without broken: Set<LinkID>) -> Verdicts {
    var verdicts = Verdicts()
    let sources = (graph.starts + graph.outsideStarts).map { graph.shown($0) }
    let isReached = graph.edges.reachable(from: sources)
    verdicts.isReachable = Array(isReached.prefix(model.nodes.count))
    verdicts.unreachableGroups = UnreachableSearch.groups(graph, model, isReached)
    verdicts.deadEnds = DeadEndSearch.run(
      model, BaseSearch.run(graph, model, isReached, broken), broken)
    return verdicts
  }
}
