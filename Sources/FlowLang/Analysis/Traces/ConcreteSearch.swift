/// An enumeration of the states of an app in order of their distance, up to a limit, for questions that no stack graph
/// answers, as where `raise` moves entries, or where waiting tabs depend on each other's flags.
final class ConcreteSearch {
  private let machine: Machine
  /// The urls and entry points that may be opened in every state.
  private let openings: [Action]
  private var states = ExploredStates()
  private var lengths: [Int] = []
  /// The steps between states, without urls and entry points.
  private var steps: [(before: Int, after: Int)] = []
  /// Whether all states were explored.
  private(set) var isComplete = true

  /// The limits on explored states, and on the entries of all states that are read or reached, over all answers
  /// together.
  static let most = 1_000
  private static let mostEntries = 200_000
  private var entriesLeft = ConcreteSearch.mostEntries

  /// - Parameter fromOutside: Whether states count to which only a url or an entry point leads.
  init(_ machine: Machine, fromOutside: Bool = true) {
    self.machine = machine
    openings = fromOutside ? machine.model.entryPoints.indices.map { .entryPoint($0) } : []
    var queue = BucketQueue<Int>()
    for cold in machine.coldFlags {
      guard let state = machine.started(flags: cold.flags) else { continue }
      add(state, -1, cold.steps, cold.steps.count, &queue)
    }
    var isSettled: Set<Int> = []
    while let (place, length) = queue.popFirst() {
      guard lengths[place] == length, isSettled.insert(place).inserted else { continue }
      let state = states[place]
      for action in machine.actions(in: state) + openings {
        guard entriesLeft > 0 else {
          isComplete = false
          return
        }
        let after = machine.take(action, in: state)
        entriesLeft -= after.entryCount + 1
        guard !after.layers.isEmpty, let next = add(after, place, [action], length + 1, &queue) else { continue }
        if case .entryPoint = action { continue }
        steps.append((place, next))
      }
    }
  }

  /// Adds a state unless it is known with a shorter trace; returns its number, nil when there are too many states.
  @discardableResult
  private func add(
    _ state: AppState, _ before: Int, _ actions: [Action], _ length: Int, _ queue: inout BucketQueue<Int>
  ) -> Int? {
    if let place = states.number(of: state) {
      guard length < lengths[place] else { return place }
      lengths[place] = length
      states.redirect(place, from: before, by: actions)
      queue.add(place, at: length)
      return place
    }
    guard states.count < Self.most else {
      isComplete = false
      return nil
    }
    lengths.append(length)
    let place = states.add(state, from: before, by: actions)
    queue.add(place, at: length)
    return place
  }

  /// Searches for the nearest of some states from which a goal is out of reach, or too many steps away; nil unless all
  /// states were explored.
  func answer(from isAsked: (AppState) -> Bool, within limit: Int, to isGoal: (AppState) -> Bool) -> Answer? {
    guard isComplete else { return nil }
    let sources = Dictionary(grouping: steps, by: \.after)
    var lengths = states.indices.map { isGoal(states[$0]) ? 0 : Int.max }
    var queue = lengths.indices.filter { lengths[$0] == 0 }
    var next = 0
    while next < queue.count {
      defer { next += 1 }
      for step in sources[queue[next]] ?? [] where lengths[step.before] == Int.max {
        lengths[step.before] = lengths[queue[next]] + 1
        queue.append(step.before)
      }
    }
    let far = states.indices.filter { isAsked(states[$0]) && (lengths[$0] > limit || lengths[$0] == Int.max) }
    guard let nearest = far.min(by: { self.lengths[$0] < self.lengths[$1] }) else { return .never }
    return .found(Answer.Witness(actions: states.trace(to: nearest), screen: states[nearest].current.screen))
  }

  /// Returns the traces to the nearest explored states that satisfy a condition.
  func traces(to isMeant: (AppState) -> Bool) -> [Replay.Trace] {
    var result: [Replay.Trace] = []
    for place in states.indices where result.count < Self.mostTraces && isMeant(states[place]) {
      result.append(
        Replay.Trace(actions: states.trace(to: place), state: states[place], isFromOutside: isFromOutside(place)))
    }
    return result.sorted { $0.actions.count < $1.actions.count }
  }

  private static let mostTraces = 40

  /// Answers a question; nil where that needs more states than the limit.
  func answer(_ question: Question, _ replay: Replay) -> Answer? {
    var best: (place: Int, screen: NodeID)?
    for place in states.indices where best.map({ lengths[place] < lengths[$0.place] }) ?? true {
      guard entriesLeft > 0 else { return nil }
      if question.avoided != nil { return nil }
      if let screen = shows(question, place, replay) { best = (place, screen) }
    }
    guard let best else { return isComplete ? .never : nil }
    return .found(Answer.Witness(actions: states.trace(to: best.place), screen: best.screen))
  }

  private func shows(_ question: Question, _ place: Int, _ replay: Replay) -> NodeID? {
    let size = states[place].entryCount + 1
    entriesLeft -= size
    switch question {
    case .fact, .takes: break
    default: return replay.shows(question, nil, states[place])
    }
    var actions = machine.actions(in: states[place]) + openings
    if case .fact(_, .seen, _) = question {
      // Links are asked, too, where their conditions fail.
      let (screen, bar) = (states[place].current.screen, states[place].top.bar)
      actions += machine.links(on: screen, in: bar).map { .link($0, on: screen, outcome: nil) }
    }
    for action in actions {
      entriesLeft -= size
      if let screen = replay.shows(question, action, states[place]) { return screen }
    }
    return nil
  }

  private func isFromOutside(_ place: Int) -> Bool {
    states.trace(to: place).contains { if case .entryPoint = $0 { true } else { false } }
  }
}
