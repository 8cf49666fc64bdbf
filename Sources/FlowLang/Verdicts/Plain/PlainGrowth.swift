/// Finds where the stack grows without end: strongly connected parts of the stack graph with an edge up in them.
struct PlainGrowth {
  private let space: PlainSpace
  private let order: PlainOrder
  /// For each entry, the first one that only differs from it in what lies further below.
  private let like: [UInt32]
  /// Whether there are entries that only differ so.
  private let hasLikes: Bool
  /// The distances of a search inside a part, only set where it has been.
  private var distance: [UInt32]
  private var last: [PlainGraph.EdgeNumber]

  /// An edge, as a link or tab from a kind of entry to a kind of entry.
  private struct Kind: Hashable {
    let tail: UInt32
    let head: UInt32
    let step: Action?
  }

  /// The shortest way into a part that grows.
  private struct Entry {
    let length: UInt32
    let tail: UInt32
    let edge: PlainGraph.EdgeNumber
    /// The edges in the part itself that are the same for people.
    let grown: [Grown]
  }

  private struct Grown {
    let tail: UInt32
    let edge: PlainGraph.EdgeNumber
  }

  /// The parts, the nearest first, each with the shortest way to a growing link and a shortest cycle through it.
  static func find(_ space: PlainSpace, _ order: PlainOrder) -> [Growth.Finding] {
    guard let growing = growingEdges(space, order) else { return [] }
    var growth = PlainGrowth(space, order)
    return growth.entries(growing).compactMap { growth.finding($0) }
  }

  private init(_ space: PlainSpace, _ order: PlainOrder) {
    self.space = space
    self.order = order
    let count = space.graph.vertices.count
    distance = Array(repeating: PlainStep.none, count: count)
    last = Array(repeating: .plain(0), count: count)
    (like, hasLikes) = Self.likes(space)
  }

  /// The edges up inside a component, in the order of their tails; nil if there are none.
  private static func growingEdges(_ space: PlainSpace, _ order: PlainOrder) -> [Grown]? {
    var result: [Grown] = []
    for tail in space.ways.order {
      let component = order.component[Int(tail)]
      space.graph.forEachEdge(from: tail) { edge, kind, head, _ in
        if kind == .up && order.component[Int(head)] == component { result.append(Grown(tail: tail, edge: edge)) }
      }
    }
    return result.isEmpty ? nil : result
  }

  private static func likes(_ space: PlainSpace) -> (like: [UInt32], hasLikes: Bool) {
    struct Key: Hashable {
      let screen: UInt32
      let tag: UInt32
      let call: UInt32
      let isBottom: Bool
    }
    let graph = space.graph
    var like = (0..<graph.vertices.count).map { UInt32(truncatingIfNeeded: $0) }
    var first = [UInt32](repeating: PlainStep.none, count: space.machine.model.nodes.count)
    var known: [Key: UInt32] = [:]
    var hasLikes = false
    for (index, vertex) in graph.vertices.enumerated() {
      if first[Int(vertex.screen)] == PlainStep.none {
        first[Int(vertex.screen)] = UInt32(truncatingIfNeeded: index)
        continue
      }
      for other in [first[Int(vertex.screen)], UInt32(truncatingIfNeeded: index)] {
        let own = graph[other]
        let key = Key(screen: own.screen, tag: own.tag, call: own.call, isBottom: own.isBottom)
        if let equal = known[key] {
          if equal != other { (like[Int(other)], hasLikes) = (equal, true) }
        } else {
          known[key] = other
        }
      }
    }
    return (like, hasLikes)
  }

  /// The nearest way into each part.
  private func entries(_ growing: [Grown]) -> [Entry] {
    let graph = space.graph
    var parts = Partition(count: order.ends.count)
    guard hasLikes else {
      // Tails come in the order of distance, and edges in that of the file.
      return best(growing.lazy.map { (edge: $0, grown: [$0]) }, &parts)
    }
    // One part may fall into several by what lies below; its entries tell that it is one.
    var components: [UInt32: Int] = [:]
    var kinds: [Kind: [Grown]] = [:]
    for grown in growing {
      let component = Int(order.component[Int(grown.tail)])
      for end in [grown.tail, graph.head(of: grown.edge)] {
        let key = like[Int(end)]
        if let other = components[key] { parts.join(component, other) } else { components[key] = component }
      }
      let kind = kind(of: grown)
      if kinds[kind, default: []].count < Self.mostAlike { kinds[kind, default: []].append(grown) }
    }
    // The same links may lead there before the cycle is entered, in another layer for instance.
    var edges: [(edge: Grown, grown: [Grown])] = []
    for tail in space.ways.order where components[like[Int(tail)]] != nil {
      graph.forEachEdge(from: tail) { edge, kind, _, _ in
        guard kind == .up else { return }
        let edge = Grown(tail: tail, edge: edge)
        if let grown = kinds[self.kind(of: edge)] { edges.append((edge, grown)) }
      }
    }
    return best(edges, &parts)
  }

  private func kind(of edge: Grown) -> Kind {
    let head = space.graph.head(of: edge.edge)
    return Kind(tail: like[Int(edge.tail)], head: like[Int(head)], step: space.graph.steps(of: edge.edge).last)
  }

  private func best(
    _ edges: some Sequence<(edge: Grown, grown: [Grown])>, _ parts: inout Partition
  ) -> [Entry] {
    var best: [Int: Entry] = [:]
    for (edge, grown) in edges {
      let weight = space.graph.weight(of: edge.edge)
      let length = space.ways.distance[Int(edge.tail)] + weight
      let part = parts.root(of: Int(order.component[Int(grown[0].tail)]))
      guard length > 0, length < best[part]?.length ?? PlainStep.none else { continue }
      best[part] = Entry(length: length, tail: edge.tail, edge: edge.edge, grown: grown)
    }
    return best.sorted { ($0.value.length, $0.key) < ($1.value.length, $1.key) }.map(\.value)
  }

  private mutating func finding(_ entry: Entry) -> Growth.Finding? {
    let own = Grown(tail: entry.tail, edge: entry.edge)
    let cycles = entry.grown.map { (grown: $0, back: way(from: space.graph.head(of: $0.edge), to: $0.tail)) }
    let lengths = cycles.map { cycle in
      ([cycle.grown.edge] + cycle.back).reduce(0) { $0 + space.graph.weight(of: $1) }
    }
    // Of cycles of one length the nearest comes first.
    let shortestFirst = cycles.indices.sorted { (lengths[$0], $0) < (lengths[$1], $1) }
    for (grown, back) in shortestFirst.map({ cycles[$0] }) {
      let finding = finding(own, grown, back)
      if grown.edge == own.edge { return finding }
      // What can be repeated above one entry need not be possible above another that is only like it.
      let isShort = finding.verdict.cycle.count + finding.verdict.trace.count <= Self.longestTried
      if isShort && Growth.grows(finding.verdict, space.machine) { return finding }
    }
    return cycles.first.map { finding($0.grown, $0.grown, $0.back) }
  }

  /// How many edges of a kind are looked at for the shortest cycle.
  private static let mostAlike = 16
  /// The longest way that is tried out.
  private static let longestTried = 200

  private func finding(_ first: Grown, _ grown: Grown, _ back: [PlainGraph.EdgeNumber]) -> Growth.Finding {
    let graph = space.graph
    let steps = graph.steps(of: grown.edge)
    let trace = space.ways.trace(to: first.tail, graph) + graph.steps(of: first.edge)
    var verdict = grower(first, trace.last)
    verdict.trace = trace.dropLast()
    let round = Array(steps.suffix(1)) + back.flatMap { graph.steps(of: $0) } + steps.dropLast()
    // What an entry brings along is put on by the step before.
    verdict.cycle = steps.isEmpty ? round.suffix(1) + round.dropLast() : round
    let addsLayers = ([grown.edge] + back).contains { graph.kind(of: $0) == .up && graph[graph.head(of: $0)].isBottom }
    return Growth.Finding(verdict: verdict, addsLayers: addsLayers)
  }

  /// The link that puts an entry on, or the `on` that does.
  private func grower(_ edge: Grown, _ step: Action?) -> Verdict {
    let (graph, model) = (space.graph, space.machine.model)
    if !edge.edge.isPlain, case .along(let up, let exit) = graph.edges[edge.edge.index].origin,
      case .finish(let outcome) = graph.moves[Int(graph.exits[exit].move)]
    {
      let call = TargetID(graph[graph.head(of: up)].call)
      return Verdict(
        screen: NodeID(graph[edge.tail].screen), link: model.link(of: call),
        target: space.machine.handler(of: outcome, calledBy: call), outcome: outcome)
    }
    guard case .link(let link, let screen, _) = step else { return Verdict(screen: NodeID(graph[edge.tail].screen)) }
    return Verdict(screen: screen, link: link, target: model[link].target)
  }

  /// The edges of a shortest way inside a component.
  private mutating func way(from start: UInt32, to end: UInt32) -> [PlainGraph.EdgeNumber] {
    let component = order.component[Int(start)]
    var seen = [start]
    var heap = WayHeap()
    distance[Int(start)] = 0
    heap.push(0, start)
    while let (length, vertex) = heap.pop(), vertex != end {
      guard distance[Int(vertex)] == length else { continue }
      space.graph.forEachEdge(from: vertex) { edge, kind, head, weight in
        guard kind != .anew, order.component[Int(head)] == component, length + weight < distance[Int(head)] else {
          return
        }
        if distance[Int(head)] == PlainStep.none { seen.append(head) }
        distance[Int(head)] = length + weight
        last[Int(head)] = edge
        heap.push(length + weight, head)
      }
    }
    var result: [PlainGraph.EdgeNumber] = []
    var vertex = end
    while vertex != start {
      result.append(last[Int(vertex)])
      vertex = space.graph.tail(of: last[Int(vertex)])
    }
    for vertex in seen { distance[Int(vertex)] = PlainStep.none }
    return result.reversed()
  }
}
