/// The shortest way from the start of the app to each screen, without urls and entries.
struct ScreenWays {
  private let space: Space
  /// The number of steps to each node, by its number; nil where no way from the start leads.
  private let lengths: [Int?]
  /// The nearest entry that shows each node.
  private let nearest: [UInt32]

  private enum Space {
    case plain(PlainGraph, PlainWays)
    case general(StackSpace)
  }

  /// How many edges and exits of the stack graph are looked at.
  private static let budget = 400_000

  /// Finds the ways; nil when the flow is too entangled.
  init?(_ machine: Machine) {
    if let space = PlainSpace(machine) {
      let ways = PlainWays(space.graph, fromOutside: false)
      let shown = ShownScreens(space, ways)
      self.space = .plain(space.graph, ways)
      nearest = shown.nearest
      lengths = shown.nearest.map { $0 == PlainStep.none ? nil : Int(ways.distance[Int($0)]) }
    } else if let space = StackSpace(machine, budget: Self.budget) {
      let reached = ReachedScreens(space, space.waysFromStart)
      self.space = .general(space)
      nearest = machine.model.nodeIDs.map { reached.nearest[$0].map { UInt32($0.vertex) } ?? PlainStep.none }
      lengths = nearest.map { $0 == PlainStep.none ? nil : Int(space.waysFromStart.distance[Int($0)]) }
    } else {
      return nil
    }
  }

  /// How many steps it takes from the start to a screen; nil when no way leads there.
  func length(to screen: NodeID) -> Int? { lengths[Int(screen.index)] }

  /// The screen before a screen on its way; nil when it is the first.
  func screen(before screen: NodeID) -> NodeID? {
    var vertex = nearest[Int(screen.index)]
    guard vertex != PlainStep.none else { return nil }
    repeat {
      let shown = self.screen(at: vertex)
      if shown != screen { return shown }
      guard let before = self.vertex(before: vertex) else { return nil }
      vertex = before
    } while true
  }

  /// The steps from the start to a screen.
  func trace(to screen: NodeID) -> [Action] {
    let vertex = nearest[Int(screen.index)]
    guard vertex != PlainStep.none else { return [] }
    switch space {
    case .plain(let graph, let ways): return ways.trace(to: vertex, graph)
    case .general(let space): return space.waysFromStart.trace(to: Int32(vertex))
    }
  }

  private func screen(at vertex: UInt32) -> NodeID {
    switch space {
    case .plain(let graph, _): NodeID(graph[vertex].screen)
    case .general(let space): space.graph[Int32(vertex)].screen
    }
  }

  private func vertex(before vertex: UInt32) -> UInt32? {
    switch space {
    case .plain(_, let ways): ways.step(to: vertex)?.from
    case .general(let space): space.waysFromStart.vertex(before: Int32(vertex)).map { UInt32($0) }
    }
  }
}
