/// Decides what the flow is expected to do (language, section 3.7).
struct Expectations {
  /// A requirement that does not hold.
  struct Broken: Sendable {
    /// The place of the requirement in `Model.expectations`.
    let expectation: Int
    let reason: Reason
    /// The shortest way that shows it; nil where what is missing cannot be shown.
    let trace: [Action]?
    /// The screen on top at its end.
    let screen: NodeID?

    enum Reason: Sendable {
      /// It is shown, and never should be, or not before something else.
      case isShown
      /// This many screens, the nearest of which is this one, are too many steps away.
      case tooFar(screens: Int, NodeID)
      /// It takes this many steps.
      case takes(Int)
      /// No way leads there.
      case isUnreachable
      /// From here it takes more steps, or no way leads there.
      case isFar
      /// It may not hold.
      case isUndecided(Doubt)
    }
  }

  private let space: StackSpace
  private let ways: NavigationGraph
  private lazy var bounds = GoalBounds.Search(space.graph)
  private var model: Model { space.model }

  /// Which of some requirements do not hold, in their order.
  static func broken(
    _ space: StackSpace, _ graph: NavigationGraph, among places: some Sequence<Int>, budget: Int
  ) -> [Broken] {
    var judge = Expectations(space: space, ways: graph)
    return places.compactMap { judge.judge($0, space.model.expectations[$0].form, budget) }
  }

  private mutating func judge(_ index: Int, _ form: Expectation.Form, _ budget: Int) -> Broken? {
    func broken(_ reason: Broken.Reason, _ witness: Witness? = nil) -> Broken {
      Broken(
        expectation: index, reason: reason, trace: witness.map { space.trace(to: $0) },
        screen: witness.map { space.graph[$0.vertex].screen })
    }
    switch form {
    case .never(let node?, let conditions):
      let holds = { [space] in space.machine.holds(conditions, space.graph.valuations[Int(space.graph[$0].flags)]) }
      return nearest(space.ways) { space.shows($0, node) && holds($0) }.map { broken(.isShown, $0) }
    case .everyScreen(let taps):
      return tooFar(taps).map { broken(.tooFar(screens: $0.count, $0.screen), $0.witness) }
    case .onlyAfter(let node?, let other?):
      return before(other, node, budget).map { Broken(expectation: index, reason: .isShown, trace: $0, screen: $1) }
    case .within(let node?, let taps, nil):
      guard let witness = nearest(space.waysFromStart, where: { space.shows($0, node) }) else {
        return broken(.isUnreachable)
      }
      return witness.length > taps ? broken(.takes(Int(witness.length)), witness) : nil
    case .reachable(let node?, nil):
      return nearest(space.waysFromStart) { space.shows($0, node) } == nil ? broken(.isUnreachable) : nil
    case .within(let node?, let taps, let other?): return far(index, node, from: other, taps)
    case .reachable(let node?, let other?): return far(index, node, from: other, nil)
    case .never, .onlyAfter, .within, .reachable, .broken: return nil
    }
  }

  /// The nearest state by some ways.
  private func nearest(_ ways: ShortestWays, where isMeant: (StackGraph.Vertex) -> Bool) -> Witness? {
    var result: Witness?
    for vertex in space.reached where ways.isReached(vertex) && isMeant(vertex) {
      let length = ways.distance[Int(vertex)]
      let isLonger = length != space.ways.distance[Int(vertex)]
      space.improve(&result, with: Witness(vertex: vertex, length: length, isFromStart: isLonger))
    }
    return result
  }

  /// The nearest of the screens that are further away than that, and how many there are.
  private func tooFar(_ taps: Int) -> (screen: NodeID, count: Int, witness: Witness)? {
    let screens = ReachedScreens(space, space.waysFromStart).nearest
    let far = screens.filter { model[$0.key].kind == .screen && !model[$0.key].isExternal && $0.value.length > taps }
    let nearest = far.min { ($0.value.length, $0.key) < ($1.value.length, $1.key) }
    return nearest.map { ($0.key, far.count, $0.value) }
  }

  /// The shortest way to a node that does not show another one first.
  private func before(_ other: NodeID, _ node: NodeID, _ budget: Int) -> (trace: [Action], screen: NodeID)? {
    guard ways.leads(to: node, around: other, model) else { return nil }
    guard let avoiding = StackSpace(space.machine, budget: budget, avoiding: other) else { return nil }
    var best: Witness?
    for vertex in avoiding.reached where avoiding.shows(vertex, node) && !avoiding.shows(vertex, other) {
      avoiding.improve(&best, with: avoiding.witness(vertex))
    }
    return best.map { (avoiding.trace(to: $0), avoiding.graph[$0.vertex].screen) }
  }

  /// The nearest state that shows one node and from which another is further away than that.
  private mutating func far(_ index: Int, _ node: NodeID, from other: NodeID, _ taps: Int?) -> Broken? {
    let others = space.reached.filter { space.shows($0, other) }
    let near = bounds.bounds(space.graph, within: taps) { space.shows($0, node) }
    if others.allSatisfy({ near.most(from: $0) != nil }) { return nil }
    return farther(index, node, from: other, taps)
  }

  private func farther(_ index: Int, _ node: NodeID, from other: NodeID, _ taps: Int?) -> Broken? {
    let found = far(index, node, from: other, taps, nil)
    // Any state of a tab can be left by tapping the tab, so only numbers depend on how tabs were left.
    guard let taps, space.graph.vertices.contains(where: { space.graph.beneath($0).bar != nil }) else { return found }
    let careful = far(index, node, from: other, taps, TabDetours(space.graph))
    let bound = found?.trace?.count ?? Int.max
    guard let nearest = careful?.trace?.count, nearest < bound else { return found }
    let explored = ExploredStates(space.machine, count: Self.explored)
    func shows(_ state: AppState, _ node: NodeID) -> Bool {
      let tab = state.top.bar.map { space.machine.tabs(of: $0)[state.top.selected] }
      return space.machine.shows(state.current.screen, tab, node)
    }
    let (goal, unknown) = explored.distances { shows($0, node) }
    var isOpen = explored.next.contains { $0.contains(-1) }
    for (place, state) in explored.states.enumerated() where explored.lengths[place] < bound && shows(state, other) {
      if goal[place].map({ $0 <= taps }) == true { continue }
      guard unknown[place].map({ $0 >= taps }) ?? true else {
        isOpen = true
        continue
      }
      return Broken(
        expectation: index, reason: .isFar, trace: explored.trace(to: place), screen: state.current.screen)
    }
    if let found { return found }
    return isOpen ? Broken(expectation: index, reason: .isUndecided(.tabs), trace: nil, screen: nil) : nil
  }

  /// How many states are looked at one by one.
  private static let explored = 2000

  private func far(
    _ index: Int, _ node: NodeID, from other: NodeID, _ taps: Int?, _ detours: TabDetours?
  ) -> Broken? {
    let goal = GoalDistances(space, isCounting: taps != nil, limit: taps, detours: detours) { space.shows($0, node) }
    guard let states = FootedStates(space, [goal]) else {
      return Broken(expectation: index, reason: .isUndecided(.size), trace: nil, screen: nil)
    }
    for (place, found) in states.states.enumerated() {
      let vertex = found.state.vertex
      guard !space.graph[vertex].isCovered, space.shows(vertex, other) else { continue }
      guard states.goals[0].distance(from: vertex, on: found.state.footings[0]) == nil else { continue }
      return Broken(
        expectation: index, reason: .isFar, trace: states.trace(to: place),
        screen: space.graph[vertex].screen)
    }
    return nil
  }
}

extension StackSpace {
  /// Whether an entry on top shows a screen, a tab bar, or something of a group or flow.
  func shows(_ vertex: StackGraph.Vertex, _ node: NodeID) -> Bool {
    machine.shows(graph[vertex].screen, graph.beneath(graph[vertex]).tab, node)
  }
}

extension Machine {
  /// Whether a screen in a tab shows a screen, a tab bar, or something of a group or flow.
  func shows(_ screen: NodeID, _ tab: TabID?, _ node: NodeID) -> Bool {
    if model[node].kind == .tabs { return tab.map { model[$0].owner == node } ?? false }
    return ([screen] + embeddedScreens(in: screen)).contains { model.enclosing($0).contains(node) }
  }
}
