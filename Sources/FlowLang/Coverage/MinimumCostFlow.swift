/// A flow of least cost through a network with whole, small costs (the primal-dual method of Ford and Fulkerson 1962:
/// shortest distances from the source, then a blocking flow over the arcs that lie on shortest ways, as Dinic 1970 finds
/// it). Iterates; as many rounds as there are different distances.
struct MinimumCostFlow {
  private let vertexCount: Int
  /// Arcs in pairs: an arc and its reverse have numbers that differ in the last bit.
  private var heads: [Int32] = []
  private var costs: [Int32] = []
  private var capacities: [Int32] = []
  private var nextArc: [Int32] = []
  private var firstArc: [Int32]
  private var potential: [Int32]
  /// How much flows.
  private(set) var amount = 0

  /// More than anything that flows.
  static let unlimited = Int32.max / 4

  init(vertexCount: Int) {
    self.vertexCount = vertexCount
    firstArc = Array(repeating: -1, count: vertexCount)
    potential = Array(repeating: 0, count: vertexCount)
  }

  /// Adds an arc and gives its number.
  @discardableResult
  mutating func addArc(from tail: Int, to head: Int, capacity: Int32 = unlimited, cost: Int32 = 0) -> Int {
    let arc = heads.count
    for (tail, head, capacity, cost) in [(tail, head, capacity, cost), (head, tail, 0, -cost)] {
      nextArc.append(firstArc[tail])
      firstArc[tail] = Int32(heads.count)
      heads.append(Int32(head))
      costs.append(cost)
      capacities.append(capacity)
    }
    return arc
  }

  /// How much flows through an arc.
  func flow(_ arc: Int) -> Int32 { capacities[arc + 1] }

  /// What all that flows costs.
  var cost: Int {
    stride(from: 0, to: heads.count, by: 2).reduce(0) { $0 + Int(flow($1)) * Int(costs[$1]) }
  }

  /// Lets as much flow as can, at least cost.
  mutating func run(from source: Int, to sink: Int) {
    while raisePotentials(source, sink) {
      while let levels = levels(source, sink) { block(source, sink, levels) }
    }
  }

  private func reducedCost(_ arc: Int32, _ tail: Int) -> Int32 {
    costs[Int(arc)] + potential[tail] - potential[Int(heads[Int(arc)])]
  }

  /// Adds to the potentials the distances from the source (Dijkstra 1959); false when nothing leads to the sink.
  private mutating func raisePotentials(_ source: Int, _ sink: Int) -> Bool {
    var distance = [Int32](repeating: -1, count: vertexCount)
    var isSettled = [Bool](repeating: false, count: vertexCount)
    var queue = BucketQueue<Int32>()
    distance[source] = 0
    queue.add(Int32(source), at: 0)
    while let (vertex, length) = queue.popFirst() {
      guard !isSettled[Int(vertex)] else { continue }
      isSettled[Int(vertex)] = true
      if Int(vertex) == sink { break }
      var arc = firstArc[Int(vertex)]
      while arc >= 0 {
        let head = heads[Int(arc)]
        if capacities[Int(arc)] > 0, !isSettled[Int(head)] {
          let other = Int32(length) + reducedCost(arc, Int(vertex))
          if distance[Int(head)] < 0 || other < distance[Int(head)] {
            distance[Int(head)] = other
            queue.add(head, at: Int(other))
          }
        }
        arc = nextArc[Int(arc)]
      }
    }
    guard isSettled[sink] else { return false }
    // What is farther than the sink, or not reached, is as far as the sink: that keeps all reduced costs from being negative.
    for vertex in 0..<vertexCount {
      potential[vertex] += isSettled[vertex] ? min(distance[vertex], distance[sink]) : distance[sink]
    }
    return true
  }

  /// How many arcs lead to each vertex over arcs that cost nothing; nil when none lead to the sink.
  private func levels(_ source: Int, _ sink: Int) -> [Int32]? {
    var level = [Int32](repeating: -1, count: vertexCount)
    level[source] = 0
    var queue = [Int32(source)]
    var next = 0
    while next < queue.count {
      let vertex = Int(queue[next])
      next += 1
      var arc = firstArc[vertex]
      while arc >= 0 {
        let head = Int(heads[Int(arc)])
        if capacities[Int(arc)] > 0, level[head] < 0, reducedCost(arc, vertex) == 0 {
          level[head] = level[vertex] + 1
          queue.append(Int32(head))
        }
        arc = nextArc[Int(arc)]
      }
    }
    return level[sink] < 0 ? nil : level
  }

  /// Fills ways from level to level until none is left.
  private mutating func block(_ source: Int, _ sink: Int, _ levels: [Int32]) {
    var cursor = firstArc
    var path: [Int32] = []
    var vertex = source
    while true {
      if vertex == sink {
        let amount = path.reduce(Self.unlimited) { min($0, capacities[Int($1)]) }
        self.amount += Int(amount)
        var firstFull = path.count
        for (index, arc) in path.enumerated().reversed() {
          capacities[Int(arc)] -= amount
          capacities[Int(arc ^ 1)] += amount
          if capacities[Int(arc)] == 0 { firstFull = index }
        }
        if firstFull < path.count {
          vertex = Int(heads[Int(path[firstFull] ^ 1)])
          path.removeSubrange(firstFull...)
        }
        continue
      }
      if advance(from: vertex, levels, &cursor) {
        path.append(cursor[vertex])
        vertex = Int(heads[Int(cursor[vertex])])
      } else if let last = path.popLast() {
        vertex = Int(heads[Int(last ^ 1)])
        cursor[vertex] = nextArc[Int(cursor[vertex])]
      } else {
        return
      }
    }
  }

  /// Moves the cursor of a vertex to the next arc that leads a level on; false when there is none.
  private func advance(from vertex: Int, _ levels: [Int32], _ cursor: inout [Int32]) -> Bool {
    while cursor[vertex] >= 0 {
      let arc = cursor[vertex]
      let head = Int(heads[Int(arc)])
      if capacities[Int(arc)] > 0, levels[head] == levels[vertex] + 1, reducedCost(arc, vertex) == 0 { return true }
      cursor[vertex] = nextArc[Int(arc)]
    }
    return false
  }
}
