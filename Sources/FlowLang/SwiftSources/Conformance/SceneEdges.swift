/// The links of a flow that segues of storyboards are, and the screens that code knows by identifiers.
struct SceneEdges {
  private(set) var edges: [NodeID: Set<Conformance.Edge>] = [:]
  private(set) var nodes: [String: NodeID] = [:]

  init(_ sources: AppSources, _ matching: ScreenMatching) {
    let project = sources.project
    let found = sources.scenes.map { scene -> NodeID? in
      guard let name = scene.type.flatMap(project.names.find) else { return nil }
      return (project.typesByName[name] ?? []).lazy.compactMap { matching.nodes[.type($0)] }.first
    }
    for (scene, node) in zip(sources.scenes, found) {
      guard let node else { continue }
      for identifier in scene.identifiers where nodes[identifier] == nil { nodes[identifier] = node }
      for segue in scene.segues {
        guard let goal = found[segue.goal] else { continue }
        edges[node, default: []].insert(Conformance.Edge(goal: goal, presentation: segue.presentation))
      }
    }
  }
}
