/// The results of the steps of a ``StackGraph``, for questions about all states: from which of them a goal can be
/// reached.
///
/// Steps, cases, endings and results are each in one flat array, and refer to their parts by ranges.
struct StackTransitions {
  private var steps: [Step] = []
  private var cases: [Case] = []
  private var results: [Result] = []
  private var endings: [Ending] = []
  /// The index of the first step of each vertex, and of the first ending of each exit.
  private var firstSteps: [Int32] = [0]
  private var firstEndings: [Int32] = [0]

  /// A step that a person or the platform can take, with all its cases.
  struct Step {
    /// The action; nil for a step of the platform.
    let action: Action?
    fileprivate let cases: Range<Int32>
  }

  /// One case of a step.
  struct Case {
    /// The case in ``StepTable/cases``; -1 for a step without conditions.
    let choice: Int32
    fileprivate let results: Range<Int32>
  }

  /// The end of an exit that is passed down through an edge; the edge is -1 where the exit ends at its own vertex.
  struct Ending {
    let exit: Int32
    let edge: Int32
    fileprivate var results: Range<Int32>
    /// The number of additional steps that a sure path takes.
    var extra: Int32 = 0
  }

  /// The result of a step; lists are in ``StackGraph/lists``.
  enum Result {
    case inPlace(Int32)
    case up(edge: Int32)
    case reset(Int32)
    /// The entries that a url puts on an unseen bottom, one on the other.
    case piled(list: Int32)
    /// One of these vertices, which was raised.
    case raised(list: Int32)
    /// An exit of the entry that is then on top.
    case exit(Int32)
  }

  // MARK: Reading

  /// The number of vertices that have steps.
  var vertexCount: Int { firstSteps.count - 1 }

  func steps(of vertex: Int32) -> ArraySlice<Step> {
    steps[Int(firstSteps[Int(vertex)])..<Int(firstSteps[Int(vertex) + 1])]
  }

  func cases(of step: Step) -> ArraySlice<Case> { cases[Int(step.cases.lowerBound)..<Int(step.cases.upperBound)] }

  /// Returns the results of a case: several where they depend on untracked flags, none where nothing is offered.
  func results(of own: Case) -> ArraySlice<Result> {
    results[Int(own.results.lowerBound)..<Int(own.results.upperBound)]
  }

  /// Returns the endings of an exit, for each edge that it may be passed down through.
  func endings(of exit: Int32) -> ArraySlice<Ending> {
    endings[Int(firstEndings[Int(exit)])..<Int(firstEndings[Int(exit) + 1])]
  }

  /// Returns the first of the endings of an exit; nil where there are none.
  func firstEnding(of exit: Int32) -> Ending? {
    let first = firstEndings[Int(exit)]
    return first < firstEndings[Int(exit) + 1] ? endings[Int(first)] : nil
  }

  /// Returns the results of an ending; the person chooses where there are several.
  func results(of ending: Ending) -> ArraySlice<Result> {
    results[Int(ending.results.lowerBound)..<Int(ending.results.upperBound)]
  }

  /// Returns an ending by its index.
  func ending(at place: UInt32) -> Ending { endings[Int(place)] }

  /// Returns the indices of the endings across each edge.
  func crossings(edgeCount: Int) -> DirectedGraph {
    DirectedGraph(vertexCount: edgeCount) { visit in
      for (place, ending) in endings.enumerated() where ending.edge >= 0 { visit(Int(ending.edge), place) }
    }
  }

  // MARK: Writing

  /// Adds a case to the step that is added next.
  mutating func add(choice: Int32 = -1, _ own: [Result]) { cases.append(Case(choice: choice, results: added(own))) }

  /// Adds a step to the vertex that is closed next, with the cases that were added since the last one.
  mutating func addStep(_ action: Action?) {
    steps.append(Step(action: action, cases: (steps.last?.cases.upperBound ?? 0)..<Int32(cases.count)))
  }

  /// Ends the steps of a vertex.
  mutating func closeVertex() { firstSteps.append(Int32(steps.count)) }

  /// Adds an ending to the exit that is closed next.
  mutating func add(endingAcross edge: Int32, _ own: [Result]) {
    endings.append(Ending(exit: Int32(firstEndings.count - 1), edge: edge, results: added(own)))
  }

  mutating func closeExit() { firstEndings.append(Int32(endings.count)) }

  private mutating func added(_ own: [Result]) -> Range<Int32> {
    let first = Int32(results.count)
    results += own
    return first..<Int32(results.count)
  }

  /// Returns a copy with other endings.
  ///
  /// - Parameter change: Returns the changed ending, with an additional result, if any; nil to omit the ending.
  func changingEndings(_ change: (Ending) -> (ending: Ending, beside: Result?)?) -> StackTransitions {
    var result = self
    (result.endings, result.firstEndings) = ([], [0])
    for exit in firstEndings.indices.dropLast() {
      for ending in endings(of: Int32(exit)) {
        guard let changed = change(ending) else { continue }
        var own = changed.ending
        if let beside = changed.beside { own.results = result.added(results(of: ending) + [beside]) }
        result.endings.append(own)
      }
      result.closeExit()
    }
    return result
  }
}

extension StackGraph {
  /// Returns the vertices that a step leads to; none for an exit, which ends elsewhere.
  func heads(of result: StackTransitions.Result) -> [Vertex] {
    switch result {
    case .inPlace(let head), .reset(let head): [head]
    case .up(let edge): [edges[Int(edge)].head]
    case .piled(let list): lists[Int(list)].map { edges[Int($0)].head }
    case .raised(let list): lists[Int(list)]
    case .exit: []
    }
  }
}
