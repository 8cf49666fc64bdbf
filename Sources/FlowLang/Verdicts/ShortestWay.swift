/// The shortest way from a cold start to a state that shows one node, for who asks about that node alone.
enum ShortestWay: Sendable {
  /// The way.
  case steps([Action])
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
      return nearest.map { .steps(space.ways.trace(to: $0, space.graph)) } ?? .none
    }
    guard let space = StackSpace(machine, budget: budget), space.doubts.isEmpty else { return .unknown }
    let nearest = space.reached.first { space.shows($0, node) }
    return nearest.map { .steps(space.ways.trace(to: $0)) } ?? .none
  }
}
