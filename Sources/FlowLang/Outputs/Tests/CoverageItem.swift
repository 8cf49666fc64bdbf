/// A part of a flow that a set of tests should cover: a start, an entry point or a target.
enum CoverageItem: Hashable, Sendable {
  /// The app begins by an alternative of its `start`, by its index in `Model.startAlternatives`.
  case start(Int)
  /// A url or an entry opens the app, by its index in `Model.entryPoints`.
  case entryPoint(Int)
  /// A link, one of its `else`s or handlers, a redirect of a guard, or a handler of the start.
  case target(TargetID)
}

/// The coverage items of a flow, numbered: starts, urls and entries, links, guards.
struct CoverageItems: Sendable {
  /// The items, by number.
  let all: [CoverageItem]
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
    var all = starts.map { CoverageItem.start(Int($0)) } + model.entryPoints.indices.map { .entryPoint($0) }
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

  /// Returns the number of an item; nil for a target with an error.
  func number(of item: CoverageItem) -> Int32? {
    switch item {
    case .start(let index): return Int32(index - firstStart)
    case .entryPoint(let index): return Int32(startCount + index)
    case .target(let target):
      let number = ofTargets[Int(target.index)]
      return number < 0 ? nil : number
    }
  }
}

extension Machine {
  /// Returns the state after an action and the items covered, a `finish` as well as the handler that follows.
  func pass(_ action: Action, in state: AppState) -> (after: AppState, items: [CoverageItem]) {
    var items: [CoverageItem] = []
    let after = take(action, in: state) { part, after in
      if let item = part.effect.flatMap({ self.item($0, part.before, after) }) { items.append(item) }
    }
    return (after, items)
  }

  /// Returns the item that an effect covers; nil when another effect replaces it, or when it should change something
  /// and does not.
  private func item(_ effect: Effect<FlagSet>, _ before: AppState, _ after: AppState) -> CoverageItem? {
    if effect.happens, case .open(let index) = effect.move { return .entryPoint(index) }
    return isDone(effect, before, after) ? effect.target.map { .target($0) } : nil
  }

  /// Returns the alternative of the app's `start` that applies, as an index into `Model.startAlternatives`.
  func startAlternative(_ flags: FlagSet) -> Int? {
    model.details(of: .app).start.first { holds(model.startAlternatives[Int($0)].conditions, flags) }.map { Int($0) }
  }
}
