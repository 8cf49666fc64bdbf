/// The walks with the fewest taps, for flows so small that all walks can be looked at (A*: Hart, Nilsson and Raphael
/// 1968): from what has been taken so far and where, to where all is, over what promises to be nearest.
struct ShortestWalks {
  private let machine: Machine
  private let numbers: [Int32: Int]
  private let passages: Passages
  /// What all that is to be taken is, a bit for each.
  private let all: UInt64
  /// States by their numbers; the first is the app before it is launched.
  private var states: [AppState?] = [nil]
  private var known: [AppState: Int32] = [:]
  /// The steps from each state, once they have been asked for.
  private var steps: [[Step]?] = [nil]
  /// The most that one step takes.
  private var mostAtOnce = 1

  /// How many passages there may be, and how much is looked at.
  private static let mostPassages = 20
  private static let mostMoments = 60_000

  private struct Step {
    let head: Int32
    let taken: UInt64
    let draft: WalkDraftStep
  }

  /// Where somebody is, and what has been taken.
  private struct Moment: Hashable {
    let state: Int32
    let taken: UInt64
  }

  /// How somebody came to a moment.
  private struct Arrival {
    let taps: Int
    let before: Moment?
    let draft: WalkDraftStep?
  }

  /// The walks; nil when there is too much to look at.
  ///
  /// - Parameters:
  ///   - machine: The flow.
  ///   - passages: What can be taken in it.
  ///   - graph: What is to be taken, and by how much at once.
  static func find(_ machine: Machine, _ passages: Passages, _ graph: StepGraph) -> [WalkDraft]? {
    let wanted = passages.all.indices.filter { graph.isTaken[$0] }
    guard wanted.count <= mostPassages else { return nil }
    var search = ShortestWalks(machine, passages, wanted)
    return search.find()
  }

  private init(_ machine: Machine, _ passages: Passages, _ wanted: [Int]) {
    self.machine = machine
    self.passages = passages
    numbers = Dictionary(uniqueKeysWithValues: wanted.enumerated().map { (Int32($1), $0) })
    all = (1 << UInt64(wanted.count)) - 1
    let model = machine.model
    // A step is a `finish`, the `on` behind it, which may be a `finish`, and so on, and what a `continue` goes on to.
    let ends = model.targets.contains { target in
      switch target.goal {
      case .finish, .continue: true
      default: false
      }
    }
    if ends || !model.outcomes.isEmpty { mostAtOnce = 2 + model.nodes.count { $0.kind == .flow } * 2 }
  }

  private mutating func find() -> [WalkDraft]? {
    let start = Moment(state: 0, taken: 0)
    var arrivals: [Moment: Arrival] = [start: Arrival(taps: 0, before: nil, draft: nil)]
    var queue = BucketQueue<Moment>()
    var settled: Set<Moment> = []
    queue.add(start, at: promise(start))
    while let (moment, _) = queue.popFirst() {
      guard settled.insert(moment).inserted, let arrival = arrivals[moment] else { continue }
      if moment.taken == all { return walks(to: moment, arrivals) }
      guard arrivals.count < Self.mostMoments else { return nil }
      for step in steps(from: moment.state) + (moment.state == 0 ? [] : steps(from: 0)) {
        let next = Moment(state: step.head, taken: moment.taken | step.taken)
        let taps = arrival.taps + Int(step.draft.taps)
        if let old = arrivals[next], old.taps <= taps { continue }
        arrivals[next] = Arrival(taps: taps, before: moment, draft: step.draft)
        queue.add(next, at: taps + promise(next))
      }
    }
    return nil
  }

  /// How many taps it takes at least from a moment on.
  private func promise(_ moment: Moment) -> Int {
    ((all & ~moment.taken).nonzeroBitCount + mostAtOnce - 1) / mostAtOnce
  }

  private func walks(to moment: Moment, _ arrivals: [Moment: Arrival]) -> [WalkDraft] {
    var steps: [WalkDraftStep] = []
    var next: Moment? = moment
    while let moment = next, let arrival = arrivals[moment] {
      if let draft = arrival.draft { steps.append(draft) }
      next = arrival.before
    }
    return steps.reversed().reduce(into: []) { walks, step in
      if case .launch = step.step { walks.append([]) }
      walks[walks.count - 1].append(step)
    }
  }

  // MARK: Steps

  private mutating func steps(from number: Int32) -> [Step] {
    if let known = steps[Int(number)] { return known }
    var result: [Step] = []
    if let state = states[Int(number)] {
      for action in machine.actions(in: state) {
        let (after, taken) = machine.pass(action, in: state)
        result.append(step(.action(action), to: after, taken, taps: 1))
      }
    } else {
      result = machine.launches.map { step($0.step, to: $0.state, $0.passages, taps: $0.taps) }
    }
    steps[Int(number)] = result
    return result
  }

  private mutating func step(_ step: WalkStep, to state: AppState, _ taken: [Passage], taps: Int32) -> Step {
    let taken = taken.compactMap { passages.number(of: $0) }
    var bits: UInt64 = 0
    for number in taken { if let bit = numbers[number] { bits |= 1 << UInt64(bit) } }
    let draft = WalkDraftStep(step: step, passages: taken, taps: taps)
    if let head = known[state] { return Step(head: head, taken: bits, draft: draft) }
    let head = Int32(states.count)
    known[state] = head
    states.append(state)
    steps.append(nil)
    return Step(head: head, taken: bits, draft: draft)
  }
}
