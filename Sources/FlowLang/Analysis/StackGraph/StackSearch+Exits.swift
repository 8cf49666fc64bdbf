/// The exits, which are passed down from entry to entry until they reach one that stays.
///
/// Some of these functions are `mutating` only for speed: in debug builds, a nonmutating call from a mutating function
/// copies the search, which took half of the time.
extension StackSearch {
  /// Adds an exit, to be settled in the order of its distance.
  mutating func addExit(
    _ move: Int32, _ flags: UInt32, at vertex: Int32, _ cost: Int32, _ origin: StackGraph.Origin, tabs: UInt32 = 0
  ) {
    if !keepsPlainExits && table.exits[Int(move)].isPlain && !isOverCovered[Int(vertex)] && !graph[vertex].isCovered {
      return
    }
    var tabs = tabs
    if remembersTabs, table.exits[Int(move)].selectsTab, !beginsInLayer(origin) { tabs |= StackGraph.Exit.notOnTop }
    if let known = exitNumber(move, flags, at: vertex, tabs: tabs) { return results.append(.exit(known)) }
    drafts.append(StackGraph.Exit(vertex: vertex, move: move, flags: flags, cost: cost, origin: origin, tabs: tabs))
    queue.add(.draft(Int32(drafts.count - 1)), at: Int(graph.distance[Int(vertex)] + cost))
  }

  /// Returns a known exit that makes a move with some flags, where no further one is needed; otherwise nil.
  ///
  /// An exit ends the absence from each tab that it has not selected. So another one is needed only if it lacks a tab, or
  /// ``StackGraph/Exit/notOnTop``, that all known ones have; whichever of them is returned has the same effect on the
  /// entries below. One that has selected no tab also has an effect at its own vertex (``lands(_:)``), so that no other
  /// stands for it.
  @inline(__always)
  private mutating func exitNumber(_ move: Int32, _ flags: UInt32, at vertex: Int32, tabs: UInt32) -> Int32? {
    var selectedByAll = UInt32.max
    return exitIndex.find(Self.hash(move, flags, vertex)) { number in
      let exit = graph.exits[Int(number)]
      guard exit.vertex == vertex && exit.move == move && exit.flags == flags else { return false }
      selectedByAll &= exit.tabs
      let hasSelected = tabs & ~StackGraph.Exit.notOnTop != 0
      return (hasSelected ? selectedByAll : exit.tabs) & ~tabs == 0
    }
  }

  private static func hash(_ move: Int32, _ flags: UInt32, _ vertex: Int32) -> UInt64 {
    HashIndex.pair(vertex, move) ^ UInt64(flags) &* 0xBF58_476D_1CE4_E5B9
  }

  mutating func settle(_ exit: StackGraph.Exit) {
    guard exitNumber(exit.move, exit.flags, at: exit.vertex, tabs: exit.tabs) == nil else { return }
    let isNew = !exit.hasSelected || exitNumber(exit.move, exit.flags, at: exit.vertex, tabs: .max) == nil
    let number = Int32(graph.exits.count)
    exitIndex.insert(Self.hash(exit.move, exit.flags, exit.vertex), number)
    graph.exits.append(exit)
    nextExit.append(firstExit[Int(exit.vertex)])
    firstExit[Int(exit.vertex)] = number
    let move = table.exits[Int(exit.move)]
    if isNew, lands(exit) { land(move, exit.flags, on: exit.vertex, exit.cost, .exit(number)) }
    noteLeaving(number, move)
    var edge = graph.firstEntering[Int(exit.vertex)]
    while edge >= 0 {
      let own = graph.edges[Int(edge)]
      let start = graph.distance[Int(own.tail)]
      if !isKnown(number, across: edge) {
        queue.add(.crossing(edge: edge, exit: number), at: Int(start + own.weight + exit.cost))
      }
      edge = graph.nextEntering[Int(edge)]
    }
  }

  /// Whether an exit of the head of an edge in place is known for its tail, too: of the exits with the same effect, the
  /// cheapest is settled first. With n tracked flags there are up to 8ⁿ crossings of edges in place for each
  /// entry, and 2ⁿ exits.
  @inline(__always) mutating func isKnown(_ exit: Int32, across edge: Int32) -> Bool {
    let own = graph.edges[Int(edge)]
    guard own.kind == .inPlace else { return false }
    let exit = graph.exits[Int(exit)]
    let tabs = tabs(of: exit, across: own)
    let isKnown = exitNumber(exit.move, exit.flags, at: own.tail, tabs: tabs | StackGraph.Exit.notOnTop) != nil
    guard isKnown else { return false }
    // To find that costs less than another step of the search.
    knownCrossings &+= 1
    if knownCrossings & 7 == 0 { graph.work += 1 }
    return true
  }

  /// Whether a move ends at an entry itself, and not at one below.
  @inline(__always) mutating func keeps(_ vertex: StackVertex, _ move: ExitMove) -> Bool {
    guard vertex.isBottom else { return false }
    let layer = graph.layers[Int(graph.contexts[Int(vertex.context)].layer)]
    switch move {
    case .root: return true
    case .home: return layer.presentation == nil
    case .bar: return true
    case .select(let tab, _), .inTab(let tab, _, _): return layer.bar == table.bar(of: tab)
    default: return false
    }
  }

  /// Whether an exit has an effect at its own vertex. A tap on the bar has it where the tab is selected, not at the tab
  /// that was left before (see ``Absence``).
  mutating func lands(_ exit: StackGraph.Exit) -> Bool {
    keeps(graph[exit.vertex], table.exits[Int(exit.move)])
      && !(exit.hasSelected && exit.move == ExitMove.barNumber)
  }

  /// Passes an exit down through an edge, to the entry below or to the one that its vertex has replaced.
  mutating func handDown(_ number: Int32, through edgeNumber: Int32) {
    let edge = graph.edges[Int(edgeNumber)]
    let exit = graph.exits[Int(number)]
    let move = table.exits[Int(exit.move)]
    let head = graph[edge.head]
    if keeps(head, move) && !(edge.kind == .inPlace && mayComeBack(move)) { return }
    let cost = edge.weight + exit.cost
    let origin = StackGraph.Origin.along(edge: edgeNumber, exit: number, chosen: 0)
    if edge.kind == .inPlace {
      return addExit(exit.move, exit.flags, at: edge.tail, cost, origin, tabs: tabs(of: exit, across: edge))
    }
    if case .finish(let outcome) = move, head.call >= 0, table.calls[Int(head.call)].flow == table.flow(of: outcome) {
      let handler = table.handler(of: outcome, inCall: head.call)
      if transitions == nil {
        graph.runs.append(StackGraph.HandlerRun(edge: edgeNumber, exit: number, handler: handler?.target))
      }
      return finish(head.call, handler, at: edge.tail, exit.flags, cost, edgeNumber, number)
    }
    if ends(move, on: graph[edge.tail], under: head) {
      land(move, exit.flags, on: edge.tail, cost, origin)
    } else {
      addExit(exit.move, exit.flags, at: edge.tail, cost, origin)
    }
  }

  /// Returns the other tabs selected before an exit of the head of an edge in place, as seen from its tail.
  @inline(__always) private mutating func tabs(of exit: StackGraph.Exit, across edge: StackGraph.Edge) -> UInt32 {
    guard remembersTabs, case let selected = tabBits[Int(edge.head)], selected & ~exit.tabs != 0,
      selected != tabBits[Int(edge.tail)], graph.selectsTab(edge.tail, edge.head)
    else { return exit.tabs }
    return exit.tabs | selected
  }

  /// Returns the bit of a tab among those of its bar; none for those that a set does not hold.
  @inline(__always) func bit(of tab: TabID?) -> UInt32 {
    guard let tab, let first = table.tabs(of: table.bar(of: tab)).first else { return 0 }
    let bit: UInt32 = 1 << (tab.index - first.index)
    return bit & ~StackGraph.Exit.notOnTop
  }

  /// Whether an exit selects a tab, so that a stack that waits may be shown again.
  @inline(__always) private mutating func mayComeBack(_ move: ExitMove) -> Bool {
    remembersTabs && move.selectsTab
  }

  /// Whether a move that removes an entry ends at the entry below.
  @inline(__always)
  private mutating func ends(_ move: ExitMove, on vertex: StackVertex, under head: StackVertex) -> Bool {
    switch move {
    case .pop: true
    case .dismiss: head.isBottom
    case .unwind(let place), .over(let place, _), .replaceFrom(let place, _):
      // The root is that of the stack that the exit began in: the first bottom on the way down.
      place == .root ? vertex.isBottom : graph.isAnchor(vertex, place)
    default: false
    }
  }
}
