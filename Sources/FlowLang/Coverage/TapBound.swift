/// How many taps no set of walks can do without.
enum TapBound {
  /// How many edges and exits of the stack graph are looked at.
  private static let budget = 1_000_000

  /// - Parameters:
  ///   - machine: The flow.
  ///   - passages: What can be taken in it.
  ///   - isTaken: Which of that has to be taken, by its number.
  static func taps(_ machine: Machine, _ passages: Passages, isTaken: [Bool]) -> Int {
    let least = separateSteps(machine.model, passages, isTaken)
    // What is raised lies between entries that were never put on each other.
    let raises = machine.model.targets.contains { if case .raise = $0.goal { true } else { false } }
    guard !raises, let space = StackSpace(machine, budget: budget, isGenerous: true),
      space.doubts.isSubset(of: [.flagsInTabs, .tabs]),
      let flow = StackFlow(space, passages, isTaken).taps
    else { return least }
    return max(least, flow)
  }

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
