/// The entries that `raise` may take from beneath others, which no way through the space of states tells.
struct RaisedEntries {
  private let space: StackSpace
  private let vertices: [StackGraph.Vertex]
  /// The outcomes of calls that such an entry makes.
  private let outcomes: Set<OutcomeID>

  /// - Complexity: Linear in the flow and its space.
  init(_ space: StackSpace) {
    self.space = space
    guard space.doubts.contains(.raise) else {
      (vertices, outcomes) = ([], [])
      return
    }
    let tags = Set(
      space.model.targets.compactMap { target in
        if case .raise(let tag) = target.goal { tag } else { nil }
      })
    func isRaised(_ vertex: StackGraph.Vertex) -> Bool { space.graph[vertex].tag.map(tags.contains) == true }
    vertices = space.reached.filter(isRaised)
    outcomes = Set(space.graph.handlerRuns.lazy.filter { isRaised($0.caller) }.map(\.outcome))
  }

  /// Whether the place of a link, which does not say what happens without it, is such an entry.
  func mayTakeAway(placeOf target: TargetID) -> Bool {
    guard space.model[target].fallback == nil, let place = space.model.place(of: target) else { return false }
    return vertices.contains { space.graph.isPlace(space.graph[$0], place) }
  }

  /// Whether an `on` that leaves something may run on another entry than made the call.
  func mayMove(_ subject: LinkFacts.Subject) -> Bool {
    guard let outcome = subject.outcome else { return false }
    switch space.model[subject.target].goal {
    case .back, .dismiss, .finish: return outcomes.contains(outcome)
    default: return false
    }
  }
}
