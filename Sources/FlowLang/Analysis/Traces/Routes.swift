/// The shortest traces over a ``StackGraph`` (Dijkstra 1959), distinguished by some predicates about the entries below.
///
/// Many stacks lead to a vertex, so the graph does not determine the entries below it; a trace does. The search is over
/// pairs of a vertex and the watched predicates that hold there, so that the nearest state with or without an anchor
/// below can be read off.
struct Routes {
  /// The number of steps to a vertex with some watched predicates; -1 where no trace leads there.
  private(set) var distance: [Int32]
  /// The edge that a trace ends with, or the root as a negative number, and the watched predicates at its tail.
  private var last: [(edge: Int32, mask: UInt8)]
  private let watched: [Int32]
  private let width: Int

  /// The maximum number of watched predicates.
  static let mostWatched = 4

  /// Creates the routes by a search.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - leaving: Its edges by their tails.
  ///   - starts: The vertices that the routes start from, with their costs; nil for the roots.
  ///   - watched: The predicates to distinguish.
  ///   - isAllowed: Whether an edge is followed.
  init(
    _ graph: StackGraph, _ leaving: DirectedGraph, from starts: [(vertex: Int32, cost: Int32)]? = nil,
    watching watched: [Int32] = [], where isAllowed: (StackGraph.Edge) -> Bool = { _ in true }
  ) {
    self.watched = Array(watched.prefix(Self.mostWatched))
    width = 1 << self.watched.count
    distance = Array(repeating: -1, count: graph.vertices.count * width)
    last = Array(repeating: (Int32.min, 0), count: distance.count)
    var queue = BucketQueue<Int32>()
    for (index, start) in (starts ?? graph.roots.map { ($0.vertex, $0.cost) }).enumerated() {
      offer(start.vertex, 0, start.cost, (-1 - Int32(index), 0), &queue)
    }
    var isSettled = [Bool](repeating: false, count: distance.count)
    let predicates = self.watched.map { graph.table.predicates[$0] }
    while let (node, length) = queue.popFirst() {
      guard Int(distance[Int(node)]) == length, !isSettled[Int(node)] else { continue }
      isSettled[Int(node)] = true
      let (vertex, mask) = (Int(node) / width, UInt8(Int(node) % width))
      for number in leaving.successors(of: vertex) {
        let edge = graph.edges[Int(number)]
        guard isAllowed(edge) else { continue }
        var held = mask
        switch edge.kind {
        case .inPlace: break
        case .reset: held = 0
        case .up:
          held = 0
          let isLayer = graph[edge.head].isBottom
          for (bit, predicate) in predicates.enumerated()
          where graph.advance(predicate, mask & 1 << UInt8(bit) != 0, over: graph[edge.tail], isLayer: isLayer) {
            held |= 1 << UInt8(bit)
          }
        }
        offer(edge.head, held, Int32(length) + edge.weight, (Int32(number), mask), &queue)
      }
    }
  }

  private mutating func offer(
    _ vertex: Int32, _ mask: UInt8, _ length: Int32, _ through: (edge: Int32, mask: UInt8),
    _ queue: inout BucketQueue<Int32>
  ) {
    let node = Int(vertex) * width + Int(mask)
    guard distance[node] < 0 || length < distance[node] else { return }
    distance[node] = length
    last[node] = through
    queue.add(Int32(node), at: Int(length))
  }

  /// Returns the mask that literals require of the watched predicates, and the bits of the mask that count.
  func mask(of literals: [Literal]) -> (value: UInt8, care: UInt8) {
    var (value, care): (UInt8, UInt8) = (0, 0)
    for literal in literals {
      guard let bit = watched.firstIndex(of: literal.predicate) else { continue }
      care |= 1 << UInt8(bit)
      if literal.value { value |= 1 << UInt8(bit) }
    }
    return (value, care)
  }

  /// Returns the length of the shortest route to a vertex with a mask, and the complete mask at its end.
  func nearest(_ vertex: Int32, _ mask: (value: UInt8, care: UInt8)) -> (length: Int32, mask: UInt8)? {
    var best: (length: Int32, mask: UInt8)?
    for own in 0..<width where UInt8(own) & mask.care == mask.value {
      let length = distance[Int(vertex) * width + own]
      if length >= 0 && length < best?.length ?? Int32.max { best = (length, UInt8(own)) }
    }
    return best
  }

  /// Returns the number of steps to a vertex, whatever is below; -1 where no trace leads there.
  func length(to vertex: Int32) -> Int32 { nearest(vertex, (0, 0))?.length ?? -1 }

  /// Returns the root and the edges of the shortest route to a vertex with a mask.
  func route(to vertex: Int32, _ mask: UInt8, _ graph: StackGraph) -> Route {
    var edges: [Int32] = []
    var (vertex, mask) = (vertex, mask)
    while true {
      let step = last[Int(vertex) * width + Int(mask)]
      guard step.edge >= 0 else {
        return Route(root: step.edge == Int32.min ? -1 : Int(-1 - step.edge), edges: edges.reversed())
      }
      edges.append(step.edge)
      vertex = graph.edges[Int(step.edge)].tail
      mask = step.mask
    }
  }
}

/// A path of a ``StackGraph``: a root, then edges.
struct Route {
  /// The index of the root in ``StackGraph/roots``; -1 where there is none.
  var root: Int
  var edges: [Int32]
}

extension StackGraph {
  /// The edges by their tails.
  var leaving: DirectedGraph {
    DirectedGraph(vertexCount: vertices.count) { visit in
      for (index, edge) in edges.enumerated() { visit(Int(edge.tail), index) }
    }
  }

  /// Returns the steps of a route; nil where the steps of one of its edges are unknown.
  func plan(_ route: Route) -> Plan? {
    guard route.root >= 0 else { return nil }
    var plan = Plan(flips: roots[route.root].flips, literals: roots[route.root].literals)
    for edge in route.edges {
      if edges[Int(edge)].isDoubtful { return nil }
      append(edges[Int(edge)].origin, to: &plan.steps)
    }
    return plan
  }

  /// Appends the steps of an edge or an exit. Not recursive.
  func append(_ origin: Origin, to steps: inout [Plan.Step]) {
    enum Item {
      case origin(Origin)
      case chosen(list: Int32)
      case tap(choice: Int32)
    }
    var pending: [Item] = [.origin(origin)]
    while let item = pending.popLast() {
      switch item {
      case .tap(let choice):
        if let tab = table.selection(choice)?.tab { steps.append(Plan.Step(action: .tab(tab), choices: [choice])) }
      case .chosen(let list): if !steps.isEmpty { steps[steps.count - 1].choices += lists[Int(list)] }
      case .origin(.free): break
      case .origin(.step(let number)):
        let own = self.steps[Int(number)]
        steps.append(Plan.Step(action: own.action, choices: [own.choice, own.root].filter { $0 != -1 }))
      case .origin(.edges(let list)):
        for edge in lists[Int(list)].reversed() { pending.append(.origin(self.edges[Int(edge)].origin)) }
      case .origin(.exit(let exit)): pending.append(.origin(exits[Int(exit)].origin))
      case .origin(.along(let edge, let exit, let chosen)):
        pending.append(.chosen(list: chosen))
        pending.append(.origin(exits[Int(exit)].origin))
        if edge >= 0 { pending.append(.origin(edges[Int(edge)].origin)) }
      case .origin(.away(let exit, let tap, let back, let tapBack)):
        pending.append(.tap(choice: tapBack))
        pending.append(.origin(exits[Int(back)].origin))
        pending.append(.tap(choice: tap))
        pending.append(.origin(exits[Int(exit)].origin))
      }
    }
  }
}

/// The steps of a route, without the changes of external flags that the steps need.
struct Plan {
  /// The flags whose initial values differ from the declared ones.
  var flips: [FlagID]
  /// The literals that the start asks for.
  var literals: [Literal]
  var steps: [Step] = []

  struct Step: Hashable {
    let action: Action
    /// The cases that the step chooses, in ``StepTable/cases``, in the order in which they are asked.
    var choices: [Int32]
  }
}
