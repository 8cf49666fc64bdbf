/// Reachability and counts.
extension MermaidPaths {
  /// The nodes that are reachable from the start of the diagram. The areas around a reachable screen are reachable,
  /// too.
  var reach: Reach {
    let nodes = graph.nodes
    let next = nodes.indices.map { leaving[$0].map(\.goal) + (nodes[$0].parent.map { [$0] } ?? []) }
    return Reach(from: starts.map(\.goal), in: next)
  }

  /// Returns the problems about nodes that are not reachable.
  func unreached(_ reach: Reach) -> [Finding] {
    let nodes = graph.nodes
    return reach.heads(among: nodes.indices.filter { nodes[$0].kind != .junction }).map { node in
      SourceProblem.noEntryPoint.finding(
        "nothing in the diagram leads to `\(ImportedNames.clean(nodes[node].id))`", at: nodes[node].range)
    }
  }

  /// Returns the counts of the diagram.
  func counts(_ reach: Reach) -> ImportCounts {
    let screens = graph.nodes.indices.filter { graph.nodes[$0].kind == .plain }
    var counts = ImportCounts()
    counts.scenes = graph.nodes.count
    counts.screens = screens.count
    counts.containers = graph.nodes.count { $0.kind == .area }
    counts.links = graph.edges.count
    counts.start = starts.first.map { graph.nodes[$0.goal].id }
    counts.unreachable = screens.count { !reach.isReached[$0] }
    counts.unreachableFromStart = counts.unreachable
    counts.withoutLinks = screens.count { leaving[$0].isEmpty }
    return counts
  }
}
