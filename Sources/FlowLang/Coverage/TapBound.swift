/// How many taps no set of walks can do without, and what never happens.
struct TapBound {
  /// How many taps it takes at least.
  let taps: Int
  /// What happens in some state, or may; nil when that is not known.
  private let possible: Set<Passage>?

  /// How many edges and exits of the stack graph are looked at.
  private static let budget = 1_000_000

  /// - Parameters:
  ///   - machine: The flow.
  ///   - passages: What can be taken in it.
  ///   - isTaken: Which of that has to be taken, by its number.
  init(_ machine: Machine, _ passages: Passages, isTaken: [Bool]) {
    let least = Self.separateSteps(machine.model, passages, isTaken)
    // What is raised lies between entries that were never put on each other.
    let raises = machine.model.targets.contains { if case .raise = $0.goal { true } else { false } }
    guard !raises, let space = StackSpace(machine, budget: Self.budget, isGenerous: true),
      space.doubts.isSubset(of: [.flagsInTabs, .tabs])
    else {
      (taps, possible) = (least, nil)
      return
    }
    let flow = StackFlow(space, passages, isTaken)
    taps = max(least, flow.taps ?? 0)
    possible = flow.possible
  }

  /// Whether something may happen, as far as is known.
  func mayHappen(_ passage: Passage) -> Bool { possible?.contains(passage) ?? true }

  /// How much there is of what needs a step each: launches, and links with their `else`s. What a `continue` goes on to
  /// is taken by the step of a `finish`, so that then only one of the two counts.
  private static func separateSteps(_ model: Model, _ passages: Passages, _ isTaken: [Bool]) -> Int {
    let continues = model.targets.contains { if case .continue = $0.goal { true } else { false } }
    var owned: Set<TargetID> = []
    for link in model.links { owned.formUnion(model.alternatives(of: link.target)) }
    return zip(passages.all, isTaken).count { passage, isTaken in
      guard case .target(let target) = passage else { return isTaken }
      if case .finish = model[target].goal, continues { return false }
      return isTaken && owned.contains(target)
    }
  }
}
