/// A greedy search for walks that cover all coverage items.
///
/// A walk continues to the nearest item that is not covered yet, as long as one is near. Then the app is launched
/// again for the first uncovered item, along the trace that ``Inquiry`` finds for it.
struct GreedyWalks {
  private let machine: Machine
  private let items: CoverageItems
  private let inquiry: Inquiry
  private let coldFlags: [Machine.ColdFlags]
  private var nearby: NearbyStates
  private var state: AppState?
  private(set) var walks: [WalkDraft] = []
  /// Whether a walk covers each item, by its number.
  private(set) var isTaken: [Bool]
  /// Whether no state allows each item, by its number.
  private(set) var isNever: [Bool]
  /// The number of items of each link that are not covered yet.
  private var linksLeft: [Int]
  /// Whether every item was covered or searched for before the budget was spent.
  private(set) var isComplete = true
  private var tapsLeft: Int
  /// The number of taps after which a walk does not continue.
  private let longest: Int
  private var undecidedLeft = Self.mostUndecided

  /// The limits: taps to write, steps to compute in the neighbourhood of walks, and undecided questions.
  private static let tapsForEach = 200
  private static let fewTaps = 10_000
  private static let stepsForEach = 50
  private static let fewSteps = 20_000
  private static let mostUndecided = 20
  private static let graphBudget = 500_000
  /// The limits on the depth and on the states of the search ahead of a walk.
  private static let depth = 6
  private static let mostStates = 150

  /// - Parameters:
  ///   - machine: The machine of the flow.
  ///   - items: The items of the flow.
  ///   - impossible: The items that are known to be impossible.
  ///   - longest: The number of taps after which a walk does not continue to another item.
  ///   - budget: The number of taps after which the search ends.
  init(_ machine: Machine, _ items: CoverageItems, impossible: Set<CoverageItem>, longest: Int, budget: Int?) {
    self.machine = machine
    self.items = items
    self.longest = longest
    inquiry = Inquiry(machine, budget: Self.graphBudget)
    coldFlags = machine.coldFlags
    let count = items.all.count
    nearby = NearbyStates(inquiry.table, items, budget: Self.fewSteps + Self.stepsForEach * count)
    tapsLeft = budget ?? Self.fewTaps + Self.tapsForEach * count
    isTaken = Array(repeating: false, count: count)
    isNever = items.all.map { impossible.contains($0) }
    linksLeft = Array(repeating: 0, count: machine.model.links.count)
    for number in items.all.indices {
      if let link = link(of: number) { linksLeft[Int(link.index)] += 1 }
    }
  }

  mutating func run() {
    // The declared start of the app comes first, then the order of the files.
    let first = machine.startAlternative(machine.declaredFlags).flatMap { items.number(of: .start($0)) }
    for number in (first.map { [Int($0)] } ?? []) + items.all.indices where !isTaken[number] && !isNever[number] {
      guard tapsLeft > 0, undecidedLeft > 0 else {
        isComplete = false
        return
      }
      launch(towards: number)
      while walks[walks.count - 1].walk.taps < longest, let path = pathAhead() { path.forEach { take($0) } }
    }
  }

  // MARK: Walking

  private mutating func take(_ action: Action) {
    guard let before = state else { return }
    let (after, taken) = machine.pass(action, in: before)
    let numbers = numbers(of: taken)
    note(numbers)
    walks[walks.count - 1].append(action, numbers)
    state = after
    tapsLeft -= 1
  }

  private func numbers(of taken: [CoverageItem]) -> [Int32] { taken.compactMap { items.number(of: $0) } }

  private mutating func note(_ numbers: [Int32]) {
    for number in numbers where !isTaken[Int(number)] {
      isTaken[Int(number)] = true
      if let link = link(of: Int(number)) { linksLeft[Int(link.index)] -= 1 }
    }
  }

  private func link(of number: Int) -> LinkID? {
    if case .target(let target) = items.all[number] { machine.model.link(of: target) } else { nil }
  }

  /// Returns the steps to the nearest item that is not covered yet; nil when none is near.
  private mutating func pathAhead() -> [Action]? {
    guard let state, tapsLeft > 0 else { return nil }
    if nearby.isNew(state), let action = linkAhead(in: state) { return [action] }
    var queue: [(state: Int32, before: Int, action: Action?, depth: Int)] = []
    queue.append((nearby.number(of: state), -1, nil, 0))
    var seen: Set = [queue[0].state]
    var next = 0
    while next < queue.count, next < Self.mostStates, queue[next].depth < Self.depth,
      let steps = nearby.steps(from: queue[next].state)
    {
      let new = steps.filter { $0.items.contains { !isTaken[Int($0)] } }
      if let last = new.first(where: { $0.head == queue[next].state }) ?? new.first {
        var path = [last.action]
        while let action = queue[next].action {
          path.append(action)
          next = queue[next].before
        }
        return path.reversed()
      }
      for step in steps where seen.insert(step.head).inserted {
        queue.append((step.head, next, step.action, queue[next].depth + 1))
      }
      next += 1
    }
    return nil
  }

  /// Returns a link of the current screen that covers a new item, without computing the other steps.
  private mutating func linkAhead(in state: AppState) -> Action? {
    let links = inquiry.table.links(on: state.current.screen, in: state.top.bar).filter { linksLeft[Int($0.index)] > 0 }
    // Links that keep the screen are taken before the screen is left.
    let model = machine.model
    guard !links.isEmpty, links.allSatisfy({ model[model[$0].target].goal.mayBeDead }) else { return nil }
    _ = nearby.number(of: state)
    return machine.actions(in: state).first { action in
      guard case .link(let link, _, _) = action, linksLeft[Int(link.index)] > 0 else { return false }
      let (after, taken) = machine.pass(action, in: state)
      return !after.isRepetitive(after: state) && numbers(of: taken).contains { !isTaken[Int($0)] }
    }
  }

  // MARK: Launching

  /// Begins a walk that covers an item, if possible.
  private mutating func launch(towards number: Int) {
    state = nil
    let item = items.all[number]
    if let launch = coldLaunch(for: item) { return begin(launch) }
    guard let question = question(for: item) else {
      isNever[number] = true
      return
    }
    switch inquiry.answer(question, shortest: false) {
    case .never: isNever[number] = true
    case .found(let found): begin(along: found.actions, taking: item)
    case .undecided:
      undecidedLeft -= 1
      if inquiry.budget <= 0 { isComplete = false }
      // When the link is offered in some state, the item may be near it.
      guard case .target(let target) = item else { return }
      if case .found(let found) = inquiry.answer(
        .fact(items.root(of: target), .seen, fromOutside: true), shortest: false)
      {
        begin(along: found.actions)
      }
    }
  }

  private mutating func begin(_ launch: CoveringWalk) {
    guard let launched = machine.launched(launch) else { return }
    add(WalkDraft(launch, numbers(of: launched.items)), endingIn: launched.state)
  }

  /// Begins a walk along a trace, with a final step that covers an item.
  private mutating func begin(along trace: [Action], taking item: CoverageItem? = nil) {
    for (launch, length) in machine.launches(of: trace) {
      guard let launched = machine.launched(launch) else { continue }
      var state = launched.state
      var draft = WalkDraft(launch, numbers(of: launched.items))
      func follow(_ action: Action) {
        let (after, taken) = machine.pass(action, in: state)
        draft.append(action, numbers(of: taken))
        state = after
      }
      let isPossible = trace.dropFirst(length).allSatisfy { action in
        let isPossible = machine.canTake(action, in: state)
        if isPossible { follow(action) }
        return isPossible
      }
      guard isPossible else { continue }
      if let item {
        let last = lastSteps(for: item, in: state).first { machine.pass($0, in: state).items.contains(item) }
        guard let last else { continue }
        follow(last)
      }
      return add(draft, endingIn: state)
    }
  }

  private mutating func add(_ draft: WalkDraft, endingIn state: AppState) {
    for numbers in draft.taken { note(numbers) }
    walks.append(draft)
    self.state = state
    tapsLeft -= draft.walk.taps
  }

  private func lastSteps(for item: CoverageItem, in state: AppState) -> [Action] {
    if case .entryPoint(let index) = item { return [.entryPoint(index)] }
    return machine.actions(in: state) + machine.model.entryPoints.indices.map { .entryPoint($0) }
  }

  /// Returns the launch that covers a start, url or entry by itself, with the fewest flags other than declared.
  private func coldLaunch(for item: CoverageItem) -> CoveringWalk? {
    for cold in coldFlags {
      switch item {
      case .start(let index):
        if machine.startAlternative(cold.flags) == index { return CoveringWalk(flags: cold.steps) }
      case .entryPoint(let index):
        let isRefused = machine.refusal(opening: index, cold.flags) != nil
        if !isRefused { return CoveringWalk(flags: cold.steps, entryPoint: index) }
      case .target: return nil
      }
    }
    return nil
  }

  /// Returns the question whose answer is a trace to a state in which an item is possible; nil when none is left, as
  /// all launches were tried.
  private func question(for item: CoverageItem) -> Question? {
    switch item {
    case .start: return nil
    case .entryPoint(let index):
      let table = inquiry.table
      let open = table.cases(of: .entryPoint(index)).first { choice in
        if case .open = table.cases[Int(choice)].operation { true } else { false }
      }
      return open.map { .showsWhen(.app, table.cases[Int($0)].literals) }
    case .target(let target):
      let root = items.root(of: target)
      guard root == target else { return .takes(alternative: target, of: root) }
      return .fact(target, machine.model[target].goal.mayBeDead ? .works : .holds, fromOutside: true)
    }
  }
}
