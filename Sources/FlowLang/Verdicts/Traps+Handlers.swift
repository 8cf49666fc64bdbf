/// Traps that an `on` leads into.
extension Traps {
  /// Looks at every run of a handler at a caller whose state is at a place.
  mutating func visitRuns(at place: Int) {
    let state = states.states[place].state
    for index in runsOf[state.vertex] ?? [] where !isTooMuch {
      let run = graph.handlerRuns[index]
      // What a handler that ends a call itself leads to is the doing of the handler that answers.
      guard let landing = graph.landing(of: run), !isFinish(landing),
        let target = space.machine.handler(of: run.outcome, in: graph.calls[Int(run.call)]),
        let link = space.model.link(of: target), mayBeNearer(place, run, link, target), isLost(after: landing, state),
        let inside = wayInside(index, state)
      else { continue }
      let verdict = Verdict(
        screen: graph[state.vertex].screen, link: link, target: target, outcome: run.outcome,
        trace: states.trace(to: place) + inside)
      note(verdict, wayIn: nil)
    }
  }

  /// Whether a run may show a trap on a shorter way than the one that is known.
  private func mayBeNearer(
    _ place: Int, _ run: StackGraph.HandlerRun, _ link: LinkID, _ target: TargetID
  ) -> Bool {
    guard let known = found[Key(link: link, target: target, wayIn: nil)] else { return true }
    return Int(states.states[place].length + graph.edges[Int(run.edge)].weight) <= known.trace.count
  }

  /// A state inside a call, and the run that its end is to lead to.
  struct Inside: Hashable {
    let state: FootedStates.State
    let run: Int
  }

  /// The shortest way from a caller to a state inside the call that ends it like this, and that can still get home.
  private mutating func wayInside(_ run: Int, _ caller: FootedStates.State) -> [Action]? {
    let call = graph.handlerRuns[run].edge
    let first = Inside(state: states.state(after: call, caller), run: run)
    if let known = waysInside[first] { return known }
    let way = wayInside(from: first, graph.steps(ofEdge: call))
    waysInside[first] = .some(way)
    return way
  }

  private mutating func wayInside(from first: Inside, _ steps: [Action]) -> [Action]? {
    var queue = BucketQueue<(inside: Inside, steps: [Action])>()
    func add(_ inside: Inside, _ steps: [Action]) { queue.add((inside, steps), at: steps.count) }
    add(first, steps)
    var seen: Set<Inside> = []
    while let ((inside, steps), _) = queue.popFirst() {
      guard seen.insert(inside).inserted else { continue }
      insideCount += 1
      if isTooMuch { return nil }
      let (state, run) = (inside.state, graph.handlerRuns[inside.run])
      let exit = graph.exits[Int(run.exit)].exit
      guard leads(state.vertex, to: exit) else { continue }
      if ends(state.vertex, exit), states.goals[0].distance(from: state.vertex, on: state.footings[0]) != nil {
        return steps
      }
      // The end of another call may be what ends this one.
      for inner in runsOf[state.vertex] ?? [] {
        let innerRun = graph.handlerRuns[inner]
        guard case .exit(let own) = graph.landing(of: innerRun), graph.exits[Int(own)].exit == exit else { continue }
        let entered = Inside(state: states.state(after: innerRun.edge, state), run: inner)
        add(entered, steps + graph.steps(ofEdge: innerRun.edge))
      }
      for number in states.leaving.successors(of: Int(state.vertex)) {
        let edge = graph.edges[Int(number)]
        if edge.kind == .anew || edge.kind == .up && beginsCall(edge.head, like: run) { continue }
        let after = Inside(state: states.state(after: Int32(number), state), run: inside.run)
        add(after, steps + graph.steps(ofEdge: Int32(number)))
      }
    }
    return nil
  }

  /// Whether this exit can be made from a vertex, or from what is built on it.
  private func leads(_ vertex: StackGraph.Vertex, to exit: Int32) -> Bool {
    graph.exitsOf[Int(vertex)].contains { graph.exits[Int($0)].exit == exit }
  }

  /// Whether a step from a vertex is this exit.
  private func ends(_ vertex: StackGraph.Vertex, _ exit: Int32) -> Bool {
    graph.exitsOf[Int(vertex)].contains { number in
      guard graph.exits[Int(number)].exit == exit, case .step = graph.exits[Int(number)].origin else { return false }
      return true
    }
  }

  /// Whether a call of the same flow begins with a vertex, so that it is that call that ends.
  private func beginsCall(_ vertex: StackGraph.Vertex, like run: StackGraph.HandlerRun) -> Bool {
    graph.call(of: graph[vertex])?.flow == graph.calls[Int(run.call)].flow
  }
}
