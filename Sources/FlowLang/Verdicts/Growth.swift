/// Finds where the stack grows without end: strongly connected parts of the stack graph with an edge up in them.
struct Growth {
  /// One part, at the link that makes it grow.
  struct Finding {
    let verdict: Verdict
    /// Whether the cycle puts layer upon layer.
    let addsLayers: Bool
  }

  /// The parts in the order of their links, each with the shortest way to a growing link and a shortest cycle through
  /// it; and a growing link of each part for which no cycle that was tried grows on the machine.
  static func find(_ space: StackSpace) -> (found: [Finding], unproved: [Verdict]) {
    let graph = space.graph
    let forward = DirectedGraph(vertexCount: graph.vertices.count) { visit in
      for edge in graph.edges where edge.kind != .anew { visit(Int(edge.tail), Int(edge.head)) }
    }
    let components = StrongComponents(forward) { space.ways.distance[$0] >= 0 }
    func component(_ vertex: Int32) -> Int32 { components.component[Int(vertex)] }
    // One part may fall into several by what flags hold and what lies below; its screens tell that it is one.
    var parts = Partition(count: components.count)
    var firstOfScreen: [PartKey: Int] = [:]
    var growing: [Int32] = []
    for (index, edge) in graph.edges.enumerated()
    where edge.kind == .up && component(edge.tail) >= 0 && component(edge.tail) == component(edge.head) {
      growing.append(Int32(index))
      let own = Int(component(edge.tail))
      for vertex in [edge.tail, edge.head] {
        let key = PartKey(graph[vertex], graph.calls)
        if let other = firstOfScreen[key] { parts.join(own, other) } else { firstOfScreen[key] = own }
      }
    }
    // The same links may lead there before the cycle is entered, in another layer for instance.
    func like(_ number: Int32) -> Like {
      let edge = graph.edges[Int(number)]
      let (tail, head) = (PartKey(graph[edge.tail], graph.calls), PartKey(graph[edge.head], graph.calls))
      return Like(tail: tail, head: head, last: graph.steps(ofEdge: number).last)
    }
    var likes: [Like: Int32] = [:]
    for edge in growing where likes[like(edge)] == nil { likes[like(edge)] = edge }
    if likes.isEmpty { return ([], []) }
    var best: [Int: [Candidate]] = [:]
    for index in graph.edges.indices where graph.edges[index].kind == .up {
      let edge = graph.edges[index]
      guard space.ways.distance[Int(edge.tail)] >= 0, let like = likes[like(Int32(index))] else { continue }
      let part = parts.root(of: Int(component(graph.edges[Int(like)].tail)))
      let trace = space.ways.trace(to: edge.tail) + graph.steps(ofEdge: Int32(index))
      guard !trace.isEmpty, !isRaise(trace, space) else { continue }
      let candidates = best[part] ?? []
      let place = candidates.firstIndex { isBefore(trace, $0.trace, space) } ?? candidates.count
      guard place < tried else { continue }
      best[part, default: []].insert(Candidate(edge: Int32(index), cycle: like, trace: trace), at: place)
      if candidates.count == tried { best[part]?.removeLast() }
    }
    var findings: [Finding] = []
    var unproved: [Verdict] = []
    for candidates in best.values {
      let ways = candidates.lazy.flatMap { found in
        let own = space.ways.trace(to: graph.edges[Int(found.cycle)].tail) + graph.steps(ofEdge: found.cycle)
        return [
          finding(found.edge, found.cycle, found.trace, space, component),
          finding(found.cycle, found.cycle, own, space, component),
        ].compactMap { $0 }
      }
      if let shown = ways.first(where: { grows($0.verdict, space.machine) }) {
        findings.append(shown)
      } else if let first = ways.first {
        unproved.append(first.verdict)
      }
    }
    func isSooner(_ left: Verdict, _ right: Verdict) -> Bool {
      space.order.isBefore(left.trace + left.cycle, right.trace + right.cycle)
    }
    return (findings.sorted { isSooner($0.verdict, $1.verdict) }, unproved.sorted(by: isSooner))
  }

  /// An edge that makes a part grow, the one like it that lies on the cycle, and the steps to its head.
  private struct Candidate {
    let edge: Int32
    let cycle: Int32
    let trace: [Action]
  }

  /// How many edges of a part are tried: what is one place of the flow may be several in the states, so that a way to
  /// one need not be a way to its like.
  private static let tried = 8

  private static func isBefore(_ left: [Action], _ right: [Action], _ space: StackSpace) -> Bool {
    left.count == right.count ? space.order.isBefore(left, right) : left.count < right.count
  }

  /// What makes edges the same step of the flow.
  private struct Like: Hashable {
    let tail: PartKey
    let head: PartKey
    let last: Action?
  }

  /// What makes entries the same place of the flow.
  private struct PartKey: Hashable {
    let screen: NodeID
    let tag: TagID?
    let isBottom: Bool
    let call: TargetID?

    init(_ vertex: StackVertex, _ calls: [FlowCall]) {
      screen = vertex.screen
      tag = vertex.tag
      isBottom = vertex.isBottom
      call = vertex.call.map { calls[Int($0)].target }
    }
  }

  private static func finding(
    _ edge: Int32, _ cycle: Int32, _ trace: [Action], _ space: StackSpace, _ component: (Int32) -> Int32
  ) -> Finding? {
    let graph = space.graph
    let grown = graph.edges[Int(cycle)]
    guard var verdict = grower(edge, trace, space) else { return nil }
    var addsLayers = graph[grown.head].isBottom
    var back: [Action] = []
    for step in way(from: grown.head, to: grown.tail, graph, component) {
      back += graph.steps(ofEdge: step)
      if graph.edges[Int(step)].kind == .up && graph[graph.edges[Int(step)].head].isBottom { addsLayers = true }
    }
    // What an entry brings along is put on by the step before.
    let steps = graph.steps(ofEdge: cycle)
    verdict.trace = trace.dropLast()
    let round = steps.isEmpty ? back : steps.suffix(1) + back + steps.dropLast()
    verdict.cycle = steps.isEmpty ? round.suffix(1) + round.dropLast() : round
    return Finding(verdict: verdict, addsLayers: addsLayers)
  }

  /// The link that puts an entry on, or the `on` that does.
  private static func grower(_ number: Int32, _ trace: [Action], _ space: StackSpace) -> Verdict? {
    let (graph, model) = (space.graph, space.model)
    let edge = graph.edges[Int(number)]
    if case .along(let up, let exit) = edge.origin,
      case .finish(let outcome) = graph.moves[Int(graph.exits[Int(exit)].exit)].move,
      let call = graph.call(of: graph[graph.edges[Int(up)].head])
    {
      return Verdict(
        screen: graph[edge.tail].screen, link: model.link(of: call.target),
        target: space.machine.handler(of: outcome, in: call), outcome: outcome)
    }
    guard case .link(let link, let screen, _) = trace.last else { return Verdict(screen: graph[edge.tail].screen) }
    return Verdict(screen: screen, link: link, target: model[link].target)
  }

  /// Whether each of two rounds leaves more on the stacks.
  static func grows(_ verdict: Verdict, _ machine: Machine) -> Bool {
    machine.states(after: verdict.trace).contains { start in
      var state = start
      return (0..<2).allSatisfy { _ in
        guard let next = machine.state(after: verdict.cycle, from: state) else { return false }
        defer { state = next }
        return next.entryCount > state.entryCount
      }
    }
  }

  /// Whether the last step of a trace only moves an entry, or cannot be taken: its `else` may put one on.
  private static func isRaise(_ trace: [Action], _ space: StackSpace) -> Bool {
    guard case .link(let link, _, _) = trace.last, case .raise = space.model[space.model[link].target].goal else {
      return false
    }
    let machine = space.machine
    return !machine.states(after: Array(trace.dropLast())).contains { state in
      machine.state(after: trace.suffix(1), from: state).map { $0.entryCount > state.entryCount } ?? false
    }
  }

  /// The edges of a shortest way inside a component.
  private static func way(
    from start: Int32, to end: Int32, _ graph: StackGraph, _ component: (Int32) -> Int32
  ) -> [Int32] {
    if start == end { return [] }
    var leaving: [Int32: [Int32]] = [:]
    for (index, edge) in graph.edges.enumerated()
    where edge.kind != .anew && component(edge.tail) == component(start) && component(edge.head) == component(start) {
      leaving[edge.tail, default: []].append(Int32(index))
    }
    var last: [Int32: Int32] = [start: -1]
    var distance: [Int32: Int32] = [start: 0]
    var queue = BucketQueue<Int32>()
    queue.add(start, at: 0)
    while let (vertex, length) = queue.popFirst() {
      guard distance[vertex] == Int32(length) else { continue }
      for index in leaving[vertex] ?? [] {
        let edge = graph.edges[Int(index)]
        let new = Int32(length) + edge.weight
        guard distance[edge.head].map({ new < $0 }) ?? true else { continue }
        distance[edge.head] = new
        last[edge.head] = index
        queue.add(edge.head, at: Int(new))
      }
    }
    var result: [Int32] = []
    var next = end
    while let edge = last[next], edge >= 0 {
      result.append(edge)
      next = graph.edges[Int(edge)].tail
    }
    return result.reversed()
  }
}

/// Disjoint sets of numbers (Tarjan 1975, with path halving).
struct Partition {
  private var parent: [Int]

  init(count: Int) { parent = Array(0..<count) }

  /// The number that stands for a set.
  mutating func root(of number: Int) -> Int {
    var number = number
    while parent[number] != number {
      parent[number] = parent[parent[number]]
      number = parent[number]
    }
    return number
  }

  /// Makes one set of two.
  mutating func join(_ left: Int, _ right: Int) {
    let (left, right) = (root(of: left), root(of: right))
    parent[max(left, right)] = min(left, right)
  }
}
