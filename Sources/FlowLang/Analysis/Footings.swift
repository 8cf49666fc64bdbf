/// How far a goal is from every state: from a vertex with what it stands on.
///
/// What a vertex stands on matters only through the exits that can be made from above it: how far it is to the goal
/// after each of them. That is a *footing*, and there are few of them.
struct Footings {
  /// The number of a footing; 0 for nothing below.
  typealias Footing = Int

  private let graph: StackGraph
  /// More steps than that are out of reach; nil where steps are not counted, so that there are few footings.
  private let limit: Int32?
  /// How far it is from each vertex without cutting below it; -1 where the goal is out of reach so.
  private let ahead: [Int32]
  /// How far it is from a tab that was selected with its root at a vertex, whatever waits in it.
  private let selected: [Int32: Int32]
  /// Whether the root of a tab that waits may have been replaced.
  private var knowsNoRoots: Bool { graph.table.replacesRoots }
  /// The exits of each vertex: what is left and how many steps that takes.
  private var exits: [[(key: Int32, cost: Int32)]]
  /// From where the goal may be reached, where that matters because something is raised.
  private let reaching: Set<Int32>
  /// Where the exits of the head of each edge up end.
  private var crossings: [Int32: [(key: Int32, ending: StackTransitions.Ending)]] = [:]
  private var kept: [Int32: StackTransitions.Ending] = [:]
  private let keys: [Int32]
  private let upEdges: [Int32: [Int32]]
  private var tables: [[Int32: Int32]] = [[:]]
  private var numbers: [[Int32: Int32]: Footing] = [[:]: 0]
  private var known: [Key: Footing] = [:]
  /// How many exits were looked at.
  private(set) var work = 0

  private struct Key: Hashable {
    let edge: Int32
    let footing: Footing
  }

  /// - Parameter limit: More steps than that are out of reach; nil where steps are not counted.
  init(_ graph: StackGraph, _ moves: Moves, within limit: Int32?, isGoal: (Int32) -> Bool) {
    self.graph = graph
    self.limit = limit
    var selected: [Int32: Int32] = [:]
    reaching = graph.model.raises ? moves.mayReach(graph, isGoal) : []
    ahead = Self.lengthsAhead(graph, moves, limit, &selected, reaching, isGoal)
    self.selected = selected
    var keyNumbers: [UInt64: Int32] = [:]
    keys = graph.exits.map { exit in
      let pair = UInt64(UInt32(exit.move)) << 32 | UInt64(exit.flags)
      if let known = keyNumbers[pair] { return known }
      let number = Int32(keyNumbers.count)
      keyNumbers[pair] = number
      return number
    }
    exits = Array(repeating: [], count: graph.vertices.count)
    var upEdges: [Int32: [Int32]] = [:]
    for (index, edge) in graph.edges.enumerated() where edge.kind == .up {
      upEdges[edge.tail, default: []].append(Int32(index))
    }
    self.upEdges = upEdges
    for (number, exit) in graph.exits.enumerated() {
      if moves.exits[number] >= 0 {
        exits[Int(exit.vertex)].append((keys[number], limit == nil ? 0 : moves.exits[number]))
      }
      for ending in moves.endings[number] {
        if ending.edge < 0 {
          kept[Int32(number)] = ending
        } else if graph.edges[Int(ending.edge)].kind == .up {
          crossings[ending.edge, default: []].append((keys[number], ending))
        }
      }
    }
  }

  /// Dijkstra from the goals, against the direction of the edges.
  ///
  /// - Parameter selected: Is given how far it is from a tab that was selected with its root at a vertex, whatever waits
  ///   in it.
  private static func lengthsAhead(
    _ graph: StackGraph, _ moves: Moves, _ limit: Int32?, _ selected: inout [Int32: Int32], _ reaching: Set<Int32>,
    _ isGoal: (Int32) -> Bool
  ) -> [Int32] {
    var lengths = [Int32](repeating: -1, count: graph.vertices.count)
    var isSettled = [Bool](repeating: false, count: graph.vertices.count)
    var queue = BucketQueue<Int32>()
    func offer(_ vertex: Int32, _ length: Int32) {
      guard length <= limit ?? 0, lengths[Int(vertex)] < 0 || lengths[Int(vertex)] > length else { return }
      lengths[Int(vertex)] = length
      queue.add(vertex, at: Int(length))
    }
    for vertex in graph.vertices.indices.map({ Int32($0) }) where graph.isSeen(vertex) && isGoal(vertex) {
      offer(vertex, 0)
    }
    // How far it is on what a raised entry then stands on is not known: one step at the least.
    for (vertex, heads) in moves.raised where heads.contains(where: reaching.contains) {
      offer(vertex, limit == nil ? 0 : 1)
    }
    let entering = DirectedGraph(vertexCount: graph.vertices.count) { visit in
      for (index, edge) in graph.edges.enumerated() where moves.edges[index] >= 0 { visit(Int(edge.head), index) }
    }
    let isUnsureRoot = moves.knowsWaitingTabs && graph.table.replacesRoots
    var waiting = isUnsureRoot || limit != nil && moves.knowsWaitingTabs ? WaitingTabs(graph, moves) : WaitingTabs()
    while let (vertex, length) = queue.popFirst() {
      guard !isSettled[Int(vertex)], Int(lengths[Int(vertex)]) == length else { continue }
      isSettled[Int(vertex)] = true
      for number in entering.successors(of: Int(vertex)) {
        let tail = graph.edges[Int(number)].tail
        if isUnsureRoot && graph.selectsTab(graph.edges[Int(number)]) { continue }
        offer(tail, Int32(length) + (limit == nil ? 0 : moves.edges[Int(number)]))
      }
      for root in waiting.settle(vertex) {
        selected[root] = Int32(length)
        for number in entering.successors(of: Int(root)) where graph.selectsTab(graph.edges[Int(number)]) {
          offer(graph.edges[Int(number)].tail, Int32(length) + (limit == nil ? 0 : moves.edges[Int(number)] - 1))
        }
      }
    }
    return lengths
  }

  /// Whether an edge is on a shortest path to the goal.
  func isTight(_ tail: Int32, _ head: Int32, _ weight: Int32) -> Bool {
    let (before, after) = (ahead[Int(tail)], ahead[Int(head)])
    return before >= 0 && after >= 0 && before == after + (limit == nil ? 0 : weight)
  }

  /// How far the goal is from a vertex on a footing; nil where it is out of reach.
  func length(from vertex: Int32, on footing: Footing) -> Int32? {
    var best = ahead[Int(vertex)] < 0 ? nil : ahead[Int(vertex)]
    for exit in exits[Int(vertex)] {
      if let after = tables[footing][exit.key] { best = least(best, exit.cost + after) }
    }
    return best
  }

  /// The footing of what an edge puts on an entry.
  mutating func footing(on edge: Int32, over footing: Footing) -> Footing {
    let key = Key(edge: edge, footing: footing)
    if let known = known[key] { return known }
    settle(graph.edges[Int(edge)].tail, footing)
    return known[key] ?? 0
  }

  /// Finds the footings of all that is put on an entry; they depend on each other where an `on` puts something there.
  private mutating func settle(_ tail: Int32, _ footing: Footing) {
    let edges = edges(with: tail)
    var own: [Int32: [Int32: Int32]] = [:]
    for edge in edges { own[edge] = [:] }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for edge in edges {
        for crossing in crossings[edge] ?? [] {
          work += 1
          let reached = length(of: crossing.ending, footing, own)
          guard let reached, reached <= limit ?? 0, reached < own[edge]?[crossing.key] ?? Int32.max else { continue }
          own[edge]?[crossing.key] = reached
          hasChanged = true
        }
      }
    }
    for edge in edges { known[Key(edge: edge, footing: footing)] = number(of: own[edge] ?? [:]) }
  }

  /// The edges up from an entry, and from those that take its place when their exits end.
  private func edges(with tail: Int32) -> [Int32] {
    var tails: Set<Int32> = [tail]
    var pending = [tail]
    var result: [Int32] = []
    func follow(_ results: [StackTransitions.Result]) {
      for case .up(let edge) in results where tails.insert(graph.edges[Int(edge)].tail).inserted {
        pending.append(graph.edges[Int(edge)].tail)
      }
    }
    while let next = pending.popLast() {
      for edge in upEdges[next] ?? [] {
        result.append(edge)
        for crossing in crossings[edge] ?? [] {
          follow(crossing.ending.results)
          for case .exit(let exit) in crossing.ending.results { follow(kept[exit]?.results ?? []) }
        }
      }
    }
    return result
  }

  /// How far the goal is from where an exit ends; the person chooses.
  private func length(
    of ending: StackTransitions.Ending, _ footing: Footing, _ own: [Int32: [Int32: Int32]]
  ) -> Int32? {
    if ending.extra > 0 && knowsNoRoots { return afterSelecting(ending) }
    let reached = ending.results.compactMap { length(of: $0, footing, own) }.min().map { $0 + extra(of: ending) }
    return [reached, afterSelecting(ending)].compactMap { $0 }.min()
  }

  private func afterSelecting(_ ending: StackTransitions.Ending) -> Int32? {
    guard ending.extra > 0, case .inPlace(let root) = ending.results[0] else { return nil }
    return selected[root]
  }

  private func extra(of ending: StackTransitions.Ending) -> Int32 { limit == nil ? 0 : ending.extra }

  private func length(
    of result: StackTransitions.Result, _ footing: Footing, _ own: [Int32: [Int32: Int32]]
  ) -> Int32? {
    switch result {
    case .inPlace(let vertex): return length(from: vertex, on: footing)
    case .anew(let vertex): return length(from: vertex, on: 0)
    case .piled(let edges): return ahead(of: edges)
    case .raised(let heads): return heads.contains(where: reaching.contains) ? 0 : nil
    case .exit(let exit):
      if let kept = kept[exit] { return length(of: kept, footing, own) }
      return tables[footing][keys[Int(exit)]]
    case .up(let edge):
      let head = graph.edges[Int(edge)].head
      var best = ahead[Int(head)] < 0 ? nil : ahead[Int(head)]
      for exit in exits[Int(head)] {
        if let after = own[edge]?[exit.key] { best = least(best, exit.cost + after) }
      }
      return best
    }
  }

  /// How far the goal is from what a url puts on a bottom, without cutting below it; that of its bottom where it is out of
  /// reach so.
  private func ahead(of edges: [Int32]) -> Int32? {
    let top = ahead[Int(graph.edges[Int(edges[edges.count - 1])].head)]
    if top >= 0 { return top }
    let bottom = ahead[Int(graph.edges[Int(edges[0])].tail)]
    return bottom < 0 ? nil : bottom
  }

  /// How far the goal is after a transition from a vertex on a footing.
  mutating func length(after result: StackTransitions.Result, on footing: Footing) -> Int32? {
    switch result {
    case .inPlace(let vertex): return length(from: vertex, on: footing)
    case .anew(let vertex): return length(from: vertex, on: 0)
    case .up(let edge): return length(from: graph.edges[Int(edge)].head, on: self.footing(on: edge, over: footing))
    case .raised(let heads): return heads.contains(where: reaching.contains) ? 0 : nil
    case .piled(let edges):
      let top = edges.reduce(0) { self.footing(on: $1, over: $0) }
      return length(from: graph.edges[Int(edges[edges.count - 1])].head, on: top)
    case .exit(let exit):
      if let kept = kept[exit] {
        if kept.extra > 0 && knowsNoRoots { return afterSelecting(kept) }
        let reached = kept.results.compactMap { length(after: $0, on: footing) }.min()
        return [reached.map { $0 + extra(of: kept) }, afterSelecting(kept)].compactMap { $0 }.min()
      }
      return tables[footing][keys[Int(exit)]]
    }
  }

  /// What holds on either of two footings, or on both of them.
  mutating func merged(_ left: Footing, _ right: Footing, isSure: Bool) -> Footing {
    if left == right { return left }
    let (left, right) = (tables[left], tables[right])
    guard isSure else { return number(of: left.merging(right, uniquingKeysWith: min)) }
    var both: [Int32: Int32] = [:]
    for (key, length) in left { if let other = right[key] { both[key] = max(length, other) } }
    return number(of: both)
  }

  private mutating func number(of table: [Int32: Int32]) -> Footing {
    if let known = numbers[table] { return known }
    let number = tables.count
    tables.append(table)
    numbers[table] = number
    return number
  }

  private func least(_ left: Int32?, _ right: Int32) -> Int32? {
    right > limit ?? 0 ? left : left.map { min($0, right) } ?? right
  }
}

/// The vertices that may be on top of what waits in the tabs of a graph.
private struct WaitingTabs {
  private struct Key: Hashable {
    let layer: Int32
    let tab: TabID
    let flags: UInt32
  }

  /// How many of them are not settled yet, and the roots whose selection uncovers one of them.
  private var groups: [Key: (missing: Int, roots: [Int32])] = [:]
  private var graph: StackGraph?

  init() {}

  init(_ graph: StackGraph, _ moves: Moves) {
    self.graph = graph
    for vertex in graph.reached {
      if let key = key(of: vertex) { groups[key, default: (0, [])].missing += 1 }
    }
    for (number, edge) in graph.edges.enumerated()
    where moves.edges[number] >= 0 && graph.selectsTab(edge) {
      guard let key = key(of: edge.head), groups[key]?.roots.contains(edge.head) == false else { continue }
      groups[key]?.roots.append(edge.head)
    }
  }

  private func key(of vertex: Int32) -> Key? {
    guard let graph, let tab = graph.context(of: vertex).tab else { return nil }
    return Key(layer: graph.context(of: vertex).layer, tab: tab, flags: graph[vertex].flags)
  }

  /// The roots of the tab that a vertex is in, when the goal is within reach from all that may wait there.
  mutating func settle(_ vertex: Int32) -> [Int32] {
    guard let graph, graph.isSeen(vertex), let key = key(of: vertex), let group = groups[key] else { return [] }
    groups[key]?.missing -= 1
    return group.missing == 1 ? group.roots : []
  }
}
