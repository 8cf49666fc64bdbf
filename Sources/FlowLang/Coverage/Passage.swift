/// A part of a flow that a set of tests should cover: a start, an entry point or a target.
enum Passage: Hashable, Sendable {
  /// The app begins by an alternative of its `start`, by its index in `Model.startAlternatives`.
  case start(Int)
  /// A url or an entry opens the app, by its index in `Model.entryPoints`.
  case entryPoint(Int)
  /// A link, one of its `else`s or handlers, a redirect of a guard, or a handler of the start.
  case target(TargetID)
}

/// All passages of a flow, numbered: starts, urls and entries, links, guards.
struct Passages: Sendable {
  /// The passages, by number.
  let all: [Passage]
  /// The number of each target; -1 for one with an error.
  private let ofTargets: [Int32]
  /// The requested target of each `else`.
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
    // The call of a start is covered together with the start.
    for call in model.startAlternatives.compactMap(\.target) { add(call, isStart: true) }
    self.all = all
    self.ofTargets = ofTargets
    self.roots = roots
  }

  /// Returns the target that a target is an `else` of, at any depth; otherwise the target itself.
  func root(of target: TargetID) -> TargetID { roots[target] ?? target }

  /// Returns the number of a passage; nil for a target with an error.
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
  /// Returns the state after an action and the passages covered, a `finish` as well as the handler that follows.
  func pass(_ action: Action, in state: AppState) -> (after: AppState, passages: [Passage]) {
    var passages: [Passage] = []
    let after = take(action, in: state) { part, after in
      if let passage = part.effect.flatMap({ passage($0, part.before, after) }) { passages.append(passage) }
    }
    return (after, passages)
  }

  /// Returns the passage that an effect covers; nil when another effect replaces it, or when it should change something
  /// and does not.
  private func passage(_ effect: Effect<FlagSet>, _ before: AppState, _ after: AppState) -> Passage? {
    if effect.happens, case .open(let index) = effect.move { return .entryPoint(index) }
    return isDone(effect, before, after) ? effect.target.map { .target($0) } : nil
  }

  /// Returns the alternative of the app's `start` that applies, as an index into `Model.startAlternatives`.
  func startAlternative(_ flags: FlagSet) -> Int? {
    model.details(of: .app).start.first { holds(model.startAlternatives[Int($0)].conditions, flags) }.map { Int($0) }
  }
}
