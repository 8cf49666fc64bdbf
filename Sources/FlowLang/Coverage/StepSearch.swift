/// Looks for the states that walks go through: breadth first from every cold start, so that each is come to by a
/// shortest way.
///
/// The states of an app have no end, as stacks grow. All of them are kept as long as they are few; then only those of a
/// new kind, and in the end only those that a step leads to which takes something for the first time. So what is taken
/// is found wherever kinds of states tell enough, in time linear in the flow.
struct StepSearch {
  private let machine: Machine
  private let passages: Passages
  private let asked: AskedPlaces
  private(set) var graph: StepGraph
  /// The same steps between the spots of the states.
  private(set) var spots = SpotGraph()
  private var vertices: [AppState: Int32] = [:]
  private var kinds: Set<StateKind> = []
  /// What is not known to be impossible and has not been taken.
  private var missing: Int
  /// The passages that are known to be impossible.
  private let impossible: Set<Passage>
  /// Whether every state that the app can be in is there.
  private(set) var isComplete = true

  /// How many entries the states that are kept have.
  private var entryCount = 0

  /// How many states are kept in any case, unless they are large, and how many more for each passage as long as they are
  /// of new kinds.
  private static let fewStates = 3000
  private static let fewEntries = 100_000
  private static let kindsForEach = 2
  private static let fewKinds = 20_000
  /// From how many steps on only what takes something new is kept, and how many more for each passage.
  private static let manyEdges = 100_000
  private static let edgesForEach = 10

  /// - Parameters:
  ///   - machine: The flow.
  ///   - passages: What can be taken in it.
  ///   - impossible: What is known never to be taken.
  init(_ machine: Machine, _ passages: Passages, impossible: Set<Passage>) {
    self.machine = machine
    self.passages = passages
    self.impossible = impossible
    asked = AskedPlaces(machine.model)
    graph = StepGraph(passageCount: passages.all.count)
    missing = passages.all.count { !impossible.contains($0) }
    launch()
    var next = 1
    while next < graph.states.count {
      expand(Int32(next))
      next += 1
    }
  }

  /// Begins in every way that the app may begin.
  private mutating func launch() {
    for launch in machine.launches { add(from: 0, to: launch.state, launch.step, launch.taps, launch.passages) }
  }

  private mutating func expand(_ vertex: Int32) {
    guard let state = graph.states[Int(vertex)] else { return }
    for action in machine.actions(in: state) {
      let (after, taken) = machine.pass(action, in: state)
      add(from: vertex, to: after, .action(action), 1, taken)
    }
  }

  /// Adds an edge, unless the state that it leads to is not kept.
  private mutating func add(from tail: Int32, to state: AppState, _ step: WalkStep, _ taps: Int32, _ taken: [Passage]) {
    let numbers = taken.compactMap { passages.number(of: $0) }
    if case .action(let action) = step, let before = graph.states[Int(tail)] {
      spots.add(from: before, action, to: state, numbers)
    }
    let isFirst = numbers.contains { !graph.isTaken[Int($0)] }
    let known = vertices[state]
    if known == tail && !isFirst { return }
    guard let head = known ?? keep(state, isFirst: isFirst) else { return isComplete = false }
    let edge = Int32(graph.edges.count)
    graph.edges.append(StepGraph.Edge(tail: tail, head: head, taps: taps, step: step, passages: numbers))
    if known == nil { graph.arrival.append(edge) }
    guard isFirst else { return }
    graph.firsts.append(edge)
    for (passage, number) in zip(taken, numbers) where !graph.isTaken[Int(number)] {
      graph.isTaken[Int(number)] = true
      if !impossible.contains(passage) { missing -= 1 }
    }
  }

  /// Makes a vertex of a new state; nil when it is not kept.
  private mutating func keep(_ state: AppState, isFirst: Bool) -> Int32? {
    let count = graph.states.count
    let isNewKind = kinds.insert(StateKind(state, asked)).inserted
    let mayGoOn = graph.edges.count < Self.manyEdges + Self.edgesForEach * passages.all.count
    let mayBeOfUse = missing > 0 && count < Self.fewKinds + Self.kindsForEach * passages.all.count
    // Where stacks grow without end, each state is larger than the one that it comes from.
    let isSmall = count < Self.fewStates && entryCount < Self.fewEntries
    guard isFirst || mayGoOn && (isSmall || isNewKind && mayBeOfUse) else { return nil }
    entryCount += state.entryCount
    let vertex = Int32(count)
    vertices[state] = vertex
    graph.states.append(state)
    return vertex
  }
}
