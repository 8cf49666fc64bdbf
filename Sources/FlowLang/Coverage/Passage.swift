/// Something in a flow that a person can take, and that a set of tests has to take once.
enum Passage: Hashable, Sendable {
  /// The app begins by an alternative of its `start`, by its place in `Model.startAlternatives`.
  case start(Int)
  /// A url or an entry opens the app, by its place in `Model.waysIn`.
  case wayIn(Int)
  /// A link, one of its `else`s or `on`s, or what a guard does instead.
  case target(TargetID)
}

/// All that can be taken in a flow, with a number for each: starts, urls and entries, links, guards.
struct Passages: Sendable {
  /// In the order of the numbers.
  let all: [Passage]
  /// The number of each target; -1 for what nobody can take.
  private let ofTargets: [Int32]
  private let firstStart: Int
  private let startCount: Int

  init(_ machine: Machine) {
    let model = machine.model
    let starts = model.details(of: .app).start
    (firstStart, startCount) = (Int(starts.lowerBound), starts.count)
    var all = starts.map { Passage.start(Int($0)) } + model.waysIn.indices.map { .wayIn($0) }
    var ofTargets = [Int32](repeating: -1, count: model.targets.count)
    func add(_ root: TargetID) {
      for target in model.hasBranches(root) ? model.family(of: root) : [root] {
        if case .broken = model[target].goal { continue }
        ofTargets[Int(target.index)] = Int32(all.count)
        all.append(.target(target))
      }
    }
    for index in model.links.indices where !machine.broken.contains(LinkID(index)) { add(model.links[index].target) }
    for otherwise in model.guards.compactMap(\.otherwise) { add(otherwise) }
    self.all = all
    self.ofTargets = ofTargets
  }

  /// The number of a passage; nil for what nobody can take.
  func number(of passage: Passage) -> Int32? {
    switch passage {
    case .start(let index): return Int32(index - firstStart)
    case .wayIn(let index): return Int32(startCount + index)
    case .target(let target):
      let number = ofTargets[Int(target.index)]
      return number < 0 ? nil : number
    }
  }
}

extension Machine {
  /// The state after an action, and what is taken by it: the `finish` of a flow and the `on` behind it are both.
  func pass(_ action: Action, in state: AppState) -> (after: AppState, passages: [Passage]) {
    var passages: [Passage] = []
    let after = take(action, in: state) { effect, before, after in
      if let passage = passage(effect, before, after) { passages.append(passage) }
    }
    return (after, passages)
  }

  /// What an effect takes; nil when something stands in for it, and when it changes nothing though that is its purpose.
  private func passage(_ effect: Effect, _ before: AppState, _ after: AppState) -> Passage? {
    guard effect.happens else { return nil }
    if case .open(let index) = effect.move { return .wayIn(index) }
    guard let target = effect.target else { return nil }
    switch (model[target].goal, effect.move) {
    case (.open, _), (.stay, _), (.continue, _), (_, .finish): return .target(target)
    default: return before == after ? nil : .target(target)
    }
  }

  /// The alternative of the app's `start` that happens, by its place in `Model.startAlternatives`.
  func startAlternative(_ flags: FlagSet) -> Int? {
    model.details(of: .app).start.first { holds(model.startAlternatives[Int($0)].conditions, flags) }.map { Int($0) }
  }
}
