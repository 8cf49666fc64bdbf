/// A transition of an app, which a set of tests takes at least once.
enum Passage: Hashable, Sendable {
  /// The app begins by an alternative of its `start`, by its index in `Model.startAlternatives`.
  case start(Int)
  /// A url or an entry opens the app, by its index in `Model.entryPoints`.
  case entryPoint(Int)
  /// A link, one of its `else`s or `on`s, what a guard does instead, or an `on` of the start.
  case target(TargetID)
}

/// All transitions of a flow, numbered: starts, urls and entry points, links, guards.
struct Passages: Sendable {
  /// In the order of the numbers.
  let all: [Passage]
  /// The number of each target; -1 for one with an error.
  private let ofTargets: [Int32]
  /// The target that each `else` is an alternative of.
  private let roots: [TargetID: TargetID]
  private let firstStart: Int
  private let startCount: Int

  init(_ machine: Machine) {
    let model = machine.model
    let starts = model.details(of: .app).start
    (firstStart, startCount) = (Int(starts.lowerBound), starts.count)
    var all = starts.map { Passage.start(Int($0)) } + model.entryPoints.indices.map { .entryPoint($0) }
    var ofTargets = [Int32](repeating: -1, count: model.targets.count)
    var roots: [TargetID: TargetID] = [:]
    func add(_ root: TargetID, isStart: Bool = false) {
      for target in model.hasBranches(root) ? model.family(of: root) : [root] where !isStart || target != root {
        if let otherwise = model.hasBranches(target) ? model.details(of: target).otherwise : nil {
          roots[otherwise] = roots[target] ?? target
        }
        if case .broken = model[target].goal { continue }
        ofTargets[Int(target.index)] = Int32(all.count)
        all.append(.target(target))
      }
    }
    for index in model.links.indices where !machine.broken.contains(LinkID(index)) { add(model.links[index].target) }
    for otherwise in model.guards.compactMap(\.otherwise) { add(otherwise) }
    // The call of a start is taken with the start.
    for call in model.startAlternatives.compactMap(\.target) { add(call, isStart: true) }
    self.all = all
    self.ofTargets = ofTargets
    self.roots = roots
  }

  /// The target that a target is an `else` of, at any depth; otherwise itself.
  func root(of target: TargetID) -> TargetID { roots[target] ?? target }

  /// The number of a passage; nil for a target with an error.
  func number(of passage: Passage) -> Int32? {
    switch passage {
    case .start(let index): return Int32(index - firstStart)
    case .entryPoint(let index): return Int32(startCount + index)
    case .target(let target):
      let number = ofTargets[Int(target.index)]
      return number < 0 ? nil : number
    }
  }
}

extension Machine {
  /// The state after an action, and what it takes: the `finish` of a flow and the `on` that follows are both taken.
  func pass(_ action: Action, in state: AppState) -> (after: AppState, passages: [Passage]) {
    var passages: [Passage] = []
    let after = take(action, in: state) { effect, before, after in
      if let passage = passage(effect, before, after) { passages.append(passage) }
    }
    return (after, passages)
  }

  /// What an effect takes; nil when something else happens instead, and when it should change something and does not.
  private func passage(_ effect: Effect<FlagSet>, _ before: AppState, _ after: AppState) -> Passage? {
    if effect.happens, case .open(let index) = effect.move { return .entryPoint(index) }
    return isDone(effect, before, after) ? effect.target.map { .target($0) } : nil
  }

  /// The alternative of the app's `start` that happens, by its index in `Model.startAlternatives`.
  func startAlternative(_ flags: FlagSet) -> Int? {
    model.details(of: .app).start.first { holds(model.startAlternatives[Int($0)].conditions, flags) }.map { Int($0) }
  }
}
