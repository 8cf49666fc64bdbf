/// The shortest way from a cold start to a state that shows one node, for who asks about that node alone.
enum ShortestWay: Sendable {
  /// The way; where not everything is decided, there may be a shorter one.
  case steps([Action], isShortest: Bool)
  /// No way leads there.
  case none
  /// It takes too long to find out, or is not decided.
  case unknown

  /// Finds the way to a screen, a tab bar, or something of a group or flow. Takes time in proportion to the size of a
  /// flow without memory.
  ///
  /// - Parameters:
  ///   - node: Where it leads to.
  ///   - machine: The flow.
  ///   - budget: How much to look at where guards or flags need the general analysis.
  static func find(to node: NodeID, in machine: Machine, budget: Int) -> ShortestWay {
    if let space = PlainSpace(machine) {
      let sights = PlainSights(node, machine)
      let nearest = space.ways.order.first { sights.contains($0, space.graph) }
      return nearest.map { .steps(space.ways.trace(to: $0, space.graph), isShortest: true) } ?? .none
    }
    guard let space = StackSpace(machine, budget: budget) else { return .unknown }
    let isExact = space.doubts.isEmpty
    guard let nearest = space.reached.first(where: { space.shows($0, node) }) else { return isExact ? .none : .unknown }
    let steps = space.ways.trace(to: nearest)
    if isExact { return .steps(steps, isShortest: true) }
    // Whether it is a way at all is seen by following it.
    guard steps.count <= longest, machine.state(after: steps) != nil else { return .unknown }
    return .steps(steps, isShortest: false)
  }

  /// How many steps are followed.
  private static let longest = 100
}
