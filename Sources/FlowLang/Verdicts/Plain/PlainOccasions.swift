/// When a link can be followed, or an `on` runs.
struct PlainOccasion {
  /// The entry that it happens at; for an `on`, the caller's.
  let vertex: UInt32
  /// How many steps come after that entry is there: for an `on`, those up to the `finish`.
  var delay: UInt32 = 0
  /// For an `on`, the place of its run in ``PlainGraph/handlerRuns``.
  var run: Int?
}

extension PlainSpace {
  /// The occasions of an `on`, by its target.
  func handlerOccasions() -> [(target: TargetID, subject: LinkFacts.Subject, occasion: PlainOccasion)] {
    graph.handlerRuns.indices.compactMap { index in
      let run = graph.handlerRuns[index]
      let call = TargetID(graph[graph.head(of: run.edge)].call)
      guard let link = machine.model.link(of: call), let target = machine.handler(of: run.outcome, calledBy: call),
        ways.isReached(graph.tail(of: run.edge))
      else { return nil }
      let delay = graph.weight(of: run.edge) + graph.exits[run.exit].cost - 1
      return (
        target, LinkFacts.Subject(link: link, target: target, outcome: run.outcome),
        PlainOccasion(vertex: graph.tail(of: run.edge), delay: delay, run: index)
      )
    }
  }

  /// The steps from the entry of an occasion to the state before what it is about.
  func steps(of occasion: PlainOccasion) -> [Action] {
    guard let run = occasion.run.map({ graph.handlerRuns[$0] }) else { return [] }
    return graph.steps(of: run.edge) + graph.steps(ofExit: run.exit).dropLast()
  }
}
