/// The links of a flow that segues of storyboards are, and the screens that code knows by identifiers.
struct SceneEdges {
  /// A segue between two screens of the flow, or to a type that no screen of the flow is.
  struct Segue {
    let goal: CodeTypeID
    /// The edges of the flow to its goal: none if no screen of the flow is the goal, several if several types have the name
    /// of its class.
    let edges: [Conformance.Edge]
    /// The screens of the flow that may be its scene: one for each type of the name of its class.
    let sources: [NodeID]
    let place: SourceRange?
  }

  private(set) var segues: [NodeID: [Segue]] = [:]
  private(set) var nodes: [String: NodeID] = [:]
  /// The classes that code knows by identifiers and that no screen of the flow is.
  private(set) var newTypes: [String: CodeTypeID] = [:]

  init(_ sources: AppSources, _ matching: ScreenMatching) {
    let project = sources.project
    let types = sources.scenes.map { scene -> [CodeTypeID] in
      guard let name = scene.type.flatMap(project.names.find) else { return [] }
      return project.typesByName[name] ?? []
    }
    let found = types.map { $0.compactMap { matching.nodes[.type($0)] } }
    for (index, scene) in sources.scenes.enumerated() {
      guard let node = found[index].first else {
        if let type = types[index].first { for identifier in scene.identifiers { newTypes[identifier] = type } }
        continue
      }
      for identifier in scene.identifiers where nodes[identifier] == nil { nodes[identifier] = node }
      for segue in scene.segues {
        guard let goal = types[segue.goal].first else { continue }
        let edges = found[segue.goal].map { Conformance.Edge(goal: $0, presentation: segue.presentation) }
        for node in found[index] {
          segues[node, default: []].append(Segue(goal: goal, edges: edges, sources: found[index], place: segue.place))
        }
      }
    }
  }

  func edges(of node: NodeID) -> Set<Conformance.Edge> { Set((segues[node] ?? []).flatMap(\.edges)) }
}
