/// What is true of a link, or of an `on`, in the states that offer it; of each fact the nearest state.
struct LinkFacts {
  /// A link, or the `on` for an outcome of what the link calls.
  struct Subject: Hashable {
    let link: LinkID
    let target: TargetID
    var outcome: OutcomeID?
  }

  /// It can be seen, whether its condition holds or not.
  var seen: Witness?
  /// Its condition holds.
  var offered: Witness?
  /// It does what it says, and that changes the state.
  var works: Witness?
  /// It does what it says, and that changes nothing.
  var idle: Witness?
  /// Its place is there.
  var present: Witness?
  /// Its place is not there.
  var absent: Witness?
  /// Its place is there twice, and the two show different screens.
  var ambiguous: Witness?
  /// Wherever its condition holds, it pushes the screen that lies right beneath.
  var pushesWhatIsBelow = true
  /// Its place is missing in a state that the start leads to.
  var isAbsentFromStart = false
  /// It changes nothing in a state that the start leads to.
  var isIdleFromStart = false
}

/// A state that shows something.
struct Witness {
  /// The entry that it happens at; for an `on`, the caller's.
  let vertex: StackGraph.Vertex
  /// How many steps lead to it.
  let length: Int32
  /// The edge that leads there, where not every way will do.
  var edge: Int32?
  /// Whether urls and entries are left out of the way.
  var isFromStart = false
  /// For an `on`, the place of its run in ``StackGraph/handlerRuns``.
  var run: Int?
}

extension StackSpace {
  /// The state of a vertex.
  func witness(_ vertex: StackGraph.Vertex) -> Witness {
    Witness(vertex: vertex, length: ways.distance[Int(vertex)])
  }

  /// The nearest of the states of a vertex in which nothing changes.
  func witness(_ vertex: StackGraph.Vertex, _ stay: Stay) -> Witness {
    guard case .over(let parents) = stay else { return witness(vertex) }
    var nearest: Witness?
    for number in graph.entering[Int(vertex)] {
      let edge = graph.edges[Int(number)]
      guard edge.kind == .up, parents.contains(edge.tail), ways.distance[Int(edge.tail)] >= 0 else { continue }
      let length = ways.distance[Int(edge.tail)] + edge.weight
      improve(&nearest, with: Witness(vertex: vertex, length: length, edge: number))
    }
    return nearest ?? witness(vertex)
  }

  /// The state before the step that ends a call.
  func witness(run: Int) -> Witness {
    let run = (index: run, run: graph.handlerRuns[run])
    let length =
      ways.distance[Int(run.run.caller)] + graph.edges[Int(run.run.edge)].weight + graph.exits[Int(run.run.exit)].cost
    return Witness(vertex: run.run.caller, length: length - 1, run: run.index)
  }

  /// The steps to a state.
  func trace(to witness: Witness) -> [Action] {
    if let edge = witness.edge { return ways.trace(to: graph.edges[Int(edge)].tail) + graph.steps(ofEdge: edge) }
    let trace = (witness.isFromStart ? waysFromStart : ways).trace(to: witness.vertex)
    guard let run = witness.run.map({ graph.handlerRuns[$0] }) else { return trace }
    return trace + graph.steps(ofEdge: run.edge) + graph.steps(ofExit: run.exit).dropLast()
  }

  /// Keeps the nearer of two states; of two as near, the one whose way comes first.
  func improve(_ known: inout Witness?, with other: Witness) {
    guard let old = known else { return known = other }
    if old.length < other.length { return }
    if old.length == other.length && !order.isBefore(trace(to: other), trace(to: old)) { return }
    known = other
  }
}

extension StackSpace.Stay {
  /// In which states two effects both leave everything as it is.
  func and(_ other: StackSpace.Stay) -> StackSpace.Stay {
    switch (self, other) {
    case (.never, _), (_, .never): return .never
    case (.always, _): return other
    case (_, .always): return self
    case (.over(let left), .over(let right)):
      if left.isEmpty { return other }
      if right.isEmpty { return self }
      let both = left.intersection(right)
      return both.isEmpty ? .never : .over(both)
    }
  }
}
