/// The number of steps to a goal from every state, which is given by a vertex and the entries below it.
///
/// The entries below a vertex matter only through the exits that can be made from above them: by the number of steps to
/// the goal after each exit. These numbers, as a row, are a *footing*, and there are few different ones.
struct Footings {
  /// The number of a footing; 0 where nothing is below.
  typealias Footing = Int32

  private let graph: StackGraph
  private let transitions: StackTransitions
  /// The maximum number of steps to a goal within reach; 0 where steps are not counted, so that there are few footings.
  private let limit: Int32
  private let countsSteps: Bool
  /// The number of steps from each vertex without an exit to below it, also where steps are not counted; -1 where the
  /// goal is out of reach without one.
  private let lengths: [Int32]
  /// The number of steps from a tab that was selected with its root at a vertex, whatever waits in the tab.
  private let selected: [Int32: Int32]
  /// Whether the goal may be reached from each vertex; empty unless the flow raises entries.
  private let reaching: [Bool]
  /// The exits of each vertex. The move and the flags of an exit are one number in `keys`; `costs` are its steps.
  private let exits: DirectedGraph
  private let keys: [Int32]
  private let costs: [Int32]
  private let keyCount: Int
  /// The indices of the endings across each edge.
  private let crossings: DirectedGraph
  private let upEdges: DirectedGraph
  /// The edges up whose footings may depend on each other, by an entry that all of them are put on or take the place
  /// of, and whether there is such a dependency.
  private var families: [Int32: (edges: [Int32], isCyclic: Bool)] = [:]
  /// The index of each edge in the current family; -1 for other edges.
  private var places: [Int32]
  /// The footings: for each number of an exit, the number of steps to the goal after the exit.
  private var rows: [Int32]
  private var rowIndex = HashIndex()
  private var known = NumberMap()
  /// The number of exits that were examined.
  private(set) var work = 0

  private static let far = Int32.max

  /// - Parameter limit: The maximum number of steps to a goal within reach; nil where steps are not counted.
  init(_ graph: StackGraph, _ moves: Moves, within limit: Int32?, isGoal: (Int32) -> Bool) {
    self.graph = graph
    transitions = moves.transitions
    self.limit = limit ?? 0
    countsSteps = limit != nil
    var selected: [Int32: Int32] = [:]
    reaching = moves.mayReach(graph, isGoal) ?? []
    lengths = Self.lengthsAhead(graph, moves, limit, &selected, reaching, isGoal)
    self.selected = limit == nil ? selected.mapValues { _ in 0 } : selected
    var keyNumbers = NumberMap()
    var keyCount: Int32 = 0
    keys = graph.exits.map { exit in
      let pair = HashIndex.pair(exit.move, Int32(bitPattern: exit.flags))
      if let known = keyNumbers[pair] { return known }
      keyNumbers[pair] = keyCount
      keyCount += 1
      return keyCount - 1
    }
    self.keyCount = Int(keyCount)
    costs = limit == nil ? Array(repeating: 0, count: graph.exits.count) : moves.exits
    exits = DirectedGraph(vertexCount: graph.vertices.count) { visit in
      for (number, exit) in graph.exits.enumerated() where moves.exits[number] >= 0 { visit(Int(exit.vertex), number) }
    }
    crossings = moves.transitions.crossings(edgeCount: graph.edges.count)
    upEdges = DirectedGraph(vertexCount: graph.vertices.count) { visit in
      for (number, edge) in graph.edges.enumerated() where edge.kind == .up { visit(Int(edge.tail), number) }
    }
    places = Array(repeating: -1, count: graph.edges.count)
    rows = Array(repeating: Self.far, count: self.keyCount)
    rowIndex.insert(Self.hash(rows[...]), 0)
  }

  /// Returns the number of steps from a vertex without an exit to below it, 0 where steps are not counted; -1 where the goal
  /// is out of reach.
  @inline(__always) private func ahead(_ vertex: Int) -> Int32 {
    countsSteps ? lengths[vertex] : min(lengths[vertex], 0)
  }

  /// Whether an edge is on a shortest path to the goal.
  func isTight(_ tail: Int32, _ head: Int32, _ weight: Int32) -> Bool {
    let (before, after) = (lengths[Int(tail)], lengths[Int(head)])
    return before >= 0 && after >= 0 && before == after + weight
  }

  /// Returns the number of steps from a vertex on a footing to the goal; nil where the goal is out of reach.
  func length(from vertex: Int32, on footing: Footing) -> Int32? { Self.reached(distance(from: vertex, on: footing)) }

  private static func reached(_ distance: Int32) -> Int32? { distance == far ? nil : distance }

  private func distance(from vertex: Int32, on footing: Footing) -> Int32 {
    distance(from: vertex) { rows[Int(footing) * keyCount + $0] }
  }

  /// Returns the number of steps from a vertex to the goal.
  ///
  /// - Parameter after: The number of steps after an exit, by the number of the exit.
  @inline(__always) private func distance(from vertex: Int32, after: (Int) -> Int32) -> Int32 {
    let own = ahead(Int(vertex))
    var best = own < 0 ? Self.far : own
    if best == 0 { return 0 }
    for exit in exits.successors(of: Int(vertex)) {
      let rest = after(Int(keys[Int(exit)]))
      guard rest != Self.far else { continue }
      let own = costs[Int(exit)] + rest
      if own <= limit && own < best { best = own }
    }
    return best
  }

  /// Returns the footing of the entry that an edge puts on another one, which has a footing itself.
  mutating func footing(on edge: Int32, over footing: Footing) -> Footing {
    let key = HashIndex.pair(edge, footing)
    if let known = known[key] { return known }
    settle(graph.edges[Int(edge)].tail, footing)
    return known[key] ?? 0
  }

  /// Computes the footings of all entries put on one, as a fixpoint: they depend on each other where an `on` pushes an
  /// entry.
  private mutating func settle(_ tail: Int32, _ footing: Footing) {
    let (family, isCyclic) = family(of: tail)
    for (place, edge) in family.enumerated() { places[Int(edge)] = Int32(place) }
    defer { for edge in family { places[Int(edge)] = -1 } }
    var own = [Int32](repeating: Self.far, count: family.count * keyCount)
    // Most entries are of no help for the goal, whatever is on them: their row is the first one.
    var isFirstRow = [Bool](repeating: true, count: family.count)
    var hasChanged = true
    var isFirst = true
    while hasChanged && (isFirst || isCyclic) {
      (hasChanged, isFirst) = (false, false)
      for (place, edge) in family.enumerated() {
        for number in crossings.successors(of: Int(edge)) {
          work += 1
          let ending = transitions.ending(at: number)
          let reached = distance(after: ending, footing, own)
          let slot = place * keyCount + Int(keys[Int(ending.exit)])
          guard reached <= limit, reached < own[slot] else { continue }
          own[slot] = reached
          hasChanged = true
          isFirstRow[place] = false
        }
      }
    }
    for (place, edge) in family.enumerated() {
      known[HashIndex.pair(edge, footing)] =
        isFirstRow[place] ? 0 : number(of: own[place * keyCount..<(place + 1) * keyCount])
    }
  }

  /// Returns the edges up from an entry, and from those that take its place when their exits end.
  private mutating func family(of tail: Int32) -> (edges: [Int32], isCyclic: Bool) {
    if let known = families[tail] { return known }
    var tails: Set<Int32> = [tail]
    var pending = [tail]
    var result: [Int32] = []
    var isCyclic = false
    func follow(_ results: ArraySlice<StackTransitions.Result>) {
      for case .up(let edge) in results {
        isCyclic = true
        if tails.insert(graph.edges[Int(edge)].tail).inserted { pending.append(graph.edges[Int(edge)].tail) }
      }
    }
    while let next = pending.popLast() {
      for edge in upEdges.successors(of: Int(next)) {
        result.append(Int32(edge))
        for place in crossings.successors(of: Int(edge)) {
          let results = transitions.results(of: transitions.ending(at: place))
          follow(results)
          for case .exit(let exit) in results { if let kept = kept(exit) { follow(transitions.results(of: kept)) } }
        }
      }
    }
    families[tail] = (result, isCyclic)
    return (result, isCyclic)
  }

  /// Returns the ending of an exit at its own vertex; nil where the exit is passed down.
  private func kept(_ exit: Int32) -> StackTransitions.Ending? {
    guard let ending = transitions.firstEnding(of: exit), ending.edge < 0 else { return nil }
    return ending
  }

  /// Returns the number of steps to the goal after an ending with its nearest result, as the user chooses between them.
  private func distance(after ending: StackTransitions.Ending, _ footing: Footing, _ own: [Int32]) -> Int32 {
    let selected = afterSelecting(ending)
    if showsOtherRoot(ending) { return selected }
    var best = Self.far
    for result in transitions.results(of: ending) { best = min(best, distance(after: result, footing, own)) }
    return min(selected, best == Self.far ? best : best + extra(of: ending))
  }

  private func afterSelecting(_ ending: StackTransitions.Ending) -> Int32 {
    guard ending.extra > 0, case .inPlace(let root)? = transitions.results(of: ending).first else { return Self.far }
    return selected[root] ?? Self.far
  }

  /// Whether an ending selects a tab whose root may have been replaced.
  private func showsOtherRoot(_ ending: StackTransitions.Ending) -> Bool {
    guard ending.extra > 0, case .inPlace(let root)? = transitions.results(of: ending).first else { return false }
    return graph.mayHaveOtherRoot(root)
  }

  private func extra(of ending: StackTransitions.Ending) -> Int32 { countsSteps ? ending.extra : 0 }

  private func distance(after result: StackTransitions.Result, _ footing: Footing, _ own: [Int32]) -> Int32 {
    switch result {
    case .inPlace(let vertex): return distance(from: vertex, on: footing)
    case .reset(let vertex): return distance(from: vertex, on: 0)
    case .piled(let list): return distance(ahead: graph.lists[Int(list)])
    case .raised(let list): return mayReach(list) ? 0 : Self.far
    case .exit(let exit):
      if let kept = kept(exit) { return distance(after: kept, footing, own) }
      return rows[Int(footing) * keyCount + Int(keys[Int(exit)])]
    case .up(let edge):
      let place = Int(places[Int(edge)])
      return distance(from: graph.edges[Int(edge)].head) { place < 0 ? Self.far : own[place * keyCount + $0] }
    }
  }

  private func mayReach(_ list: Int32) -> Bool { graph.lists[Int(list)].contains { reaching[Int($0)] } }

  /// Returns the number of steps to the goal from the stack that a url opens, without an exit to below its top; from
  /// its bottom, where the goal is out of reach from the top.
  private func distance(ahead pile: [Int32]) -> Int32 {
    let top = ahead(Int(graph.edges[Int(pile[pile.count - 1])].head))
    if top >= 0 { return top }
    let bottom = ahead(Int(graph.edges[Int(pile[0])].tail))
    return bottom < 0 ? Self.far : bottom
  }

  /// Returns the number of steps to the goal after a transition from a vertex on a footing; nil where it is out of
  /// reach.
  mutating func length(after result: StackTransitions.Result, on footing: Footing) -> Int32? {
    Self.reached(distance(after: result, on: footing))
  }

  private mutating func distance(after result: StackTransitions.Result, on footing: Footing) -> Int32 {
    switch result {
    case .up(let edge):
      let own = self.footing(on: edge, over: footing)
      return distance(from: graph.edges[Int(edge)].head, on: own)
    case .piled(let list):
      let pile = graph.lists[Int(list)]
      let top = pile.reduce(0) { self.footing(on: $1, over: $0) }
      return distance(from: graph.edges[Int(pile[pile.count - 1])].head, on: top)
    case .exit(let exit):
      guard let kept = kept(exit) else { return rows[Int(footing) * keyCount + Int(keys[Int(exit)])] }
      let selected = afterSelecting(kept)
      if showsOtherRoot(kept) { return selected }
      var best = Self.far
      for result in transitions.results(of: kept) { best = min(best, distance(after: result, on: footing)) }
      return min(selected, best == Self.far ? best : best + extra(of: kept))
    case .inPlace, .reset, .raised: return distance(after: result, footing, [])
    }
  }

  /// Returns the footing with the larger number of steps after each exit, which is sure on either of two footings.
  mutating func merged(_ left: Footing, _ right: Footing) -> Footing {
    if left == right { return left }
    var both = Array(rows[Int(left) * keyCount..<(Int(left) + 1) * keyCount])
    for key in 0..<keyCount { both[key] = max(both[key], rows[Int(right) * keyCount + key]) }
    return number(of: both[...])
  }

  private mutating func number(of row: ArraySlice<Int32>) -> Footing {
    let hash = Self.hash(row)
    if let known = rowIndex.find(
      hash,
      where: { number in
        let first = Int(number) * keyCount
        for key in 0..<keyCount where rows[first + key] != row[row.startIndex + key] { return false }
        return true
      })
    {
      return known
    }
    let number = Int32(rows.count / keyCount)
    rows += row
    work += keyCount / 8
    rowIndex.insert(hash, number)
    return number
  }

  private static func hash(_ row: ArraySlice<Int32>) -> UInt64 {
    row.reduce(0) { ($0 ^ UInt64(UInt32(bitPattern: $1))) &* 0x100_0000_01B3 }
  }
}
