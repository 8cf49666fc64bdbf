/// Goes through all states once and collects the facts of all links, and where a person is stuck.
struct LinkSurvey {
  private let space: StackSpace
  private var offers: OfferedLinks
  private(set) var facts: [LinkFacts.Subject: LinkFacts] = [:]
  /// The nearest state with each screen on top that nothing changes.
  private(set) var stuck: [NodeID: Witness] = [:]
  /// The vertices that nothing leaves, whatever lies beneath.
  private(set) var dead: Set<StackGraph.Vertex> = []
  /// Those that nothing leaves where one of these lies right beneath.
  private(set) var deadOver: [StackGraph.Vertex: Set<StackGraph.Vertex>] = [:]
  /// The targets whose call is made in some state.
  private(set) var madeCalls: Set<TargetID> = []

  private let runsOfExit: [Int32: [Int]]

  init(_ space: StackSpace) {
    self.space = space
    offers = OfferedLinks(space.machine)
    runsOfExit = Dictionary(grouping: space.graph.handlerRuns.indices) { space.graph.handlerRuns[$0].exit }
    for vertex in space.reached { visit(vertex) }
    for edge in space.graph.edges where edge.kind == .up {
      if let call = space.graph.call(of: space.graph[edge.head]) { madeCalls.insert(call.target) }
    }
    for index in space.graph.handlerRuns.indices { visitRun(index) }
  }

  private mutating func visit(_ number: StackGraph.Vertex) {
    let surroundings = space.graph.surroundings(of: number)
    let screen = surroundings.vertex.screen
    guard space.model[screen].kind == .screen, !space.model[screen].isExternal else { return }
    let witness = space.witness(number)
    var stay = isMovedByPlatform(number, surroundings) ? StackSpace.Stay.never : .always
    let bar = surroundings.beneath.tab.map { space.model[$0].owner }
    for link in offers.links(on: screen, in: bar) {
      let subject = LinkFacts.Subject(link: link, target: space.model[link].target)
      let effect = space.machine.decide(.target(subject.target), in: surroundings)
      note(subject, effect, witness, surroundings)
      guard let effect else { continue }
      if case .finish = effect.move {
        stay = stay.and(space.stay(finishing: link, at: number, runsOfExit))
      } else {
        stay = stay.and(space.stay(effect, at: number, flags: surroundings.flags))
      }
    }
    if stay == .always { dead.insert(number) }
    if case .over(let places) = stay, !places.isEmpty { deadOver[number] = places }
    if stay != .never { space.improve(&stuck[screen], with: space.witness(number, stay)) }
  }

  /// Whether Back, closing the layer or another tab changes the state.
  private func isMovedByPlatform(_ number: StackGraph.Vertex, _ surroundings: VertexSurroundings) -> Bool {
    let vertex = surroundings.vertex
    if space.model.isBackAutomatic(on: vertex.screen) {
      if !vertex.isBottom || surroundings.beneath.presentation?.isClosable == true { return true }
    }
    guard let selected = surroundings.beneath.tab else { return false }
    return space.machine.tabs(of: space.model[selected].owner).contains { tab in
      guard let effect = space.machine.decide(.tab(tab), in: surroundings) else { return false }
      return space.stay(effect, at: number, flags: surroundings.flags) == .never
    }
  }

  private mutating func visitRun(_ index: Int) {
    let run = space.graph.handlerRuns[index]
    guard space.ways.distance[Int(run.caller)] >= 0 else { return }
    let call = space.graph.calls[Int(run.call)]
    guard let link = space.model.link(of: call.target), let target = space.machine.handler(of: run.outcome, in: call)
    else { return }
    let surroundings = VertexSurroundings(
      space.graph[run.caller], flags: space.graph.valuations[Int(run.flags)], space.graph)
    note(
      LinkFacts.Subject(link: link, target: target, outcome: run.outcome),
      space.machine.decide(.target(target), in: surroundings), space.witness(run: index), surroundings)
  }

  /// Notes what a link does in a state.
  private mutating func note(
    _ subject: LinkFacts.Subject, _ effect: Effect?, _ witness: Witness, _ surroundings: VertexSurroundings
  ) {
    var own = facts[subject] ?? LinkFacts()
    defer { facts[subject] = own }
    space.improve(&own.seen, with: witness)
    guard let effect, space.machine.holds(space.model.details(of: subject.target).conditions, surroundings.flags) else {
      return
    }
    space.improve(&own.offered, with: witness)
    if effect.isOwn {
      let stay = space.stay(effect, at: witness.vertex, flags: surroundings.flags)
      if stay != .always { space.improve(&own.works, with: witness) }
      if stay != .never {
        space.improve(&own.idle, with: witness)
        if space.waysFromStart.isReached(witness.vertex) { own.isIdleFromStart = true }
      }
    }
    if let place = space.model.place(of: subject.target) {
      notePlace(place, space.model[subject.target].goal, &own, witness, surroundings)
    }
    if !pushes(subject.target, on: witness.vertex) { own.pushesWhatIsBelow = false }
  }

  private func notePlace(
    _ place: Target.Place, _ goal: Target.Goal, _ facts: inout LinkFacts, _ witness: Witness,
    _ surroundings: VertexSurroundings
  ) {
    var isThere = surroundings.has(place)
    var tracked = TrackedPlace.place(place)
    if case .raise(let tag) = goal {
      isThere = surroundings.canRaise(tag)
      tracked = .raisable(tag)
    }
    if isThere {
      space.improve(&facts.present, with: witness)
    } else {
      space.improve(&facts.absent, with: witness)
      if space.waysFromStart.isReached(witness.vertex) { facts.isAbsentFromStart = true }
    }
    let mark = surroundings.beneath.marks.first { space.graph.tracked[Int($0.place)] == tracked }
    if let mark, mark.screen == nil { space.improve(&facts.ambiguous, with: witness) }
  }

  /// Whether a target pushes the screen that lies right beneath an entry.
  private func pushes(_ target: TargetID, on vertex: StackGraph.Vertex) -> Bool {
    let model = space.model
    guard case .call(let node) = model[target].goal, model[node].kind == .screen,
      model[target].presentation == .push, case .top = model.placing(of: target),
      model.details(of: node).parameters.isEmpty
    else { return false }
    return space.below[Int(vertex)] == .screen(node)
  }
}

extension Model {
  /// The place that a target cannot do without, other than the bottom of the stack.
  func place(of target: TargetID) -> Target.Place? {
    switch self[target].goal {
    case .backTo(let place): return place == .root ? nil : place
    case .raise(let tag): return .tag(tag)
    case .call:
      switch placing(of: target) {
      case .over(let place), .replaceFrom(let place): return place == .root ? nil : place
      default: return nil
      }
    default: return nil
    }
  }
}
