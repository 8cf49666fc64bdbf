/// Whether the end of a call changes the state.
extension StackSpace {
  /// In which of the states of a vertex a link that ends its call leads to the same state again, as where a guard that
  /// the `on` continues with makes the same call anew.
  ///
  /// - Parameter runs: The places in ``StackGraph/handlerRuns`` by their exits.
  func stay(finishing link: LinkID, at number: StackGraph.Vertex, _ runs: [Int32: [Int]]) -> Stay {
    let step = graph.stepsOf[Int(number)].first { $0.action.isLink(link) }
    guard case .exit(let exit) = step?.landing else { return .never }
    let callers = (runs[exit] ?? []).filter { isMadeAnew(graph.handlerRuns[$0]) }.map { graph.handlerRuns[$0].caller }
    return over(number) { callers.contains($0) }
  }

  /// Whether what follows a call puts on again what the call has put on.
  private func isMadeAnew(_ run: StackGraph.HandlerRun) -> Bool {
    switch graph.landing(of: run) {
    case .up(let edge): edge == run.edge
    case .anew(let bottom): bottom == run.caller && graph[bottom].isCovered
    default: false
    }
  }
}

extension Action {
  fileprivate func isLink(_ other: LinkID) -> Bool {
    if case .link(other, _, _) = self { return true }
    return false
  }
}
