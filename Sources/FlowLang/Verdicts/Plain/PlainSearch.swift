/// Builds the ``PlainGraph`` of a memoryless flow: every link is followed once from every entry.
///
/// Going back never makes a new stack there (verdicts, section 1) and is left out. What cuts back and goes on, `over`,
/// `replace from`, `in tab` and the end of a call, is handed down from entry to entry to where it ends, as in
/// ``StackSearch``. A vertex is found by its screen: there are few for each.
struct PlainSearch {
  let machine: Machine
  let steps: PlainSteps
  var graph = PlainGraph()
  var offers: PlainOffers
  let links: [Link]
  let isExternal: [Bool]
  /// What ends a way.
  let avoided: PlainSights?
  /// The bar of each tab.
  let bars: [UInt32]

  private var firstOfScreen: [UInt32]
  private var putNumbers: PlainPutNumbers
  private var nextOfScreen: [UInt32] = []
  private var others: [PlainGraph.Vertex: UInt32] = [:]
  private var contextNumber: [PlainGraph.Context: UInt16] = [:]

  /// What leads to each vertex, kept only where something is handed down: chains of edges, newest first.
  private var lastEntering: [UInt32] = []
  private var entering: [(edge: PlainGraph.EdgeNumber, tail: UInt32, next: UInt32)] = []

  var moveNumber: [PlainGraph.Move: UInt32] = [:]
  var exitNumber: [UInt64: Int] = [:]
  /// The exits of each vertex as chains.
  var lastExit: [UInt32] = []
  var nextExit: [UInt32] = []
  /// The exits to hand down, first in, first out.
  var pendingExits: [Int] = []
  private var nextPending = 0
  var edgeNumber: [EdgeKey: Int] = [:]
  var runs: Set<EdgeAndExit> = []
  /// Whether something was met that this search does not decide.
  var isStuck = false

  struct EdgeKey: Hashable {
    let kind: PlainGraph.Kind
    let tail: UInt32
    let head: UInt32
  }

  struct EdgeAndExit: Hashable {
    let edge: PlainGraph.EdgeNumber
    let exit: Int
  }

  /// How many weighted edges and exits there may be before a flow counts as too entangled.
  private static let budget = 4_000_000
  /// How many entries of one screen are looked through one by one.
  private static let mostInChain = 24

  /// Explores a flow; nil when it is not memoryless, or too entangled.
  ///
  /// - Parameter avoided: What is not to be shown on any way.
  static func graph(
    _ machine: Machine, _ steps: PlainSteps, avoiding avoided: PlainSights? = nil
  ) -> (graph: PlainGraph, offers: PlainOffers)? {
    var search = PlainSearch(machine, steps, avoiding: avoided)
    search.begin()
    search.explore()
    return search.isStuck ? nil : (search.graph, search.offers)
  }

  private init(_ machine: Machine, _ steps: PlainSteps, avoiding avoided: PlainSights?) {
    self.machine = machine
    self.avoided = avoided
    self.steps = steps
    offers = PlainOffers(machine)
    links = machine.model.links
    isExternal = machine.model.nodes.map(\.isExternal)
    bars = machine.model.tabs.map(\.owner.index)
    firstOfScreen = Array(repeating: PlainStep.none, count: machine.model.nodes.count)
    putNumbers = PlainPutNumbers(screenCount: firstOfScreen.count)
    let layers = steps.glances.lazy.filter { $0.isPut && !$0.isPush }.count
    graph.reserveCapacity(vertices: firstOfScreen.count + layers, edges: links.count)
    _ = number(of: PlainGraph.Context())
  }

  private mutating func explore() {
    var ahead = PlainAhead()
    var next = 0
    while !isStuck {
      if next < graph.vertices.count {
        let end = min(graph.vertices.count, next + PlainAhead.count)
        expandAll(next..<end, &ahead)
        next = end
      } else if nextPending < pendingExits.count {
        propagate(pendingExits[nextPending])
        nextPending += 1
        if graph.edges.count + graph.exits.count > Self.budget { isStuck = true }
      } else {
        return
      }
    }
  }

  /// Follows what some entries offer, one after the other.
  private mutating func expandAll(_ numbers: Range<Int>, _ ahead: inout PlainAhead) {
    ahead.read(numbers.map { ownLinks(of: graph.vertices[$0]) }, steps)
    var first = 0
    for (place, number) in numbers.enumerated() {
      let number = UInt32(truncatingIfNeeded: number)
      if let own = ahead[place] {
        follow(own, ahead, first, at: number)
        first += own.count
      } else {
        expand(number)
      }
      graph.closeVertex()
    }
  }

  // MARK: Numbers

  /// The number of what is put on an entry in no tab.
  @inline(__always)
  mutating func number(ofPut put: PlainGlance) -> UInt32 {
    let known = putNumbers[put]
    if known != PlainStep.none { return known }
    let number = self.number(of: put.vertex)
    putNumbers[put] = number
    return number
  }

  @inline(__always)
  mutating func number(of vertex: PlainGraph.Vertex) -> UInt32 {
    var next = firstOfScreen[Int(vertex.screen)]
    var passed = 0
    while next != PlainStep.none {
      if graph[next] == vertex { return next }
      next = nextOfScreen[Int(next)]
      passed += 1
      if passed == Self.mostInChain { return otherNumber(of: vertex) }
    }
    return add(vertex)
  }

  /// The number of a vertex of a screen with many.
  private mutating func otherNumber(of vertex: PlainGraph.Vertex) -> UInt32 {
    if let known = others[vertex] { return known }
    var next = firstOfScreen[Int(vertex.screen)]
    // Those in the chain were put there before it was full, and newer ones may stand before them.
    while next != PlainStep.none {
      if graph[next] == vertex { return next }
      next = nextOfScreen[Int(next)]
    }
    let number = graph.append(vertex)
    appendChains()
    others[vertex] = number
    return number
  }

  private mutating func add(_ vertex: PlainGraph.Vertex) -> UInt32 {
    let number = graph.append(vertex)
    appendChains()
    nextOfScreen[Int(number)] = firstOfScreen[Int(vertex.screen)]
    firstOfScreen[Int(vertex.screen)] = number
    return number
  }

  private mutating func appendChains() {
    nextOfScreen.append(PlainStep.none)
    guard steps.hasExits else { return }
    lastEntering.append(PlainStep.none)
    lastExit.append(PlainStep.none)
  }

  mutating func number(of context: PlainGraph.Context) -> UInt16 {
    if let known = contextNumber[context] { return known }
    guard graph.contexts.count < Int(UInt16.max) else {
      isStuck = true
      return 0
    }
    let number = UInt16(graph.contexts.count)
    contextNumber[context] = number
    graph.contexts.append(context)
    return number
  }

  // MARK: Edges

  /// Adds what a link or tab of the vertex that is being expanded does in one step.
  @inline(__always)
  mutating func addPlain(_ kind: PlainGraph.Kind, from tail: UInt32, to head: UInt32, by step: UInt32) {
    if kind == .inPlace && head == tail { return }
    graph.appendPlain(kind, to: head, by: step)
    guard steps.hasExits, kind != .anew else { return }
    enter(.plain(graph.heads.count - 1), from: tail, to: head)
  }

  /// Adds an edge of several steps, or a cheaper way to take one that is there.
  mutating func connect(
    _ kind: PlainGraph.Kind, _ tail: UInt32, _ head: UInt32, _ weight: UInt32, _ origin: PlainGraph.Origin
  ) {
    if kind == .inPlace && head == tail { return }
    let key = EdgeKey(kind: kind, tail: tail, head: head)
    if let known = edgeNumber[key] {
      guard weight < graph.edges[known].weight else { return }
      graph.edges[known].weight = weight
      graph.edges[known].origin = origin
      if kind != .anew && steps.hasExits { handDownAll(through: .weighted(known), to: head, from: tail) }
      return
    }
    edgeNumber[key] = graph.edges.count
    let number = graph.append(
      PlainGraph.Edge(tail: tail, head: head, kind: kind, weight: weight, origin: origin))
    if kind != .anew && steps.hasExits { enter(number, from: tail, to: head) }
  }

  private mutating func enter(_ edge: PlainGraph.EdgeNumber, from tail: UInt32, to head: UInt32) {
    entering.append((edge, tail, lastEntering[Int(head)]))
    lastEntering[Int(head)] = UInt32(truncatingIfNeeded: entering.count - 1)
    if lastExit[Int(head)] != PlainStep.none { handDownAll(through: edge, to: head, from: tail) }
  }

  private mutating func handDownAll(through edge: PlainGraph.EdgeNumber, to head: UInt32, from tail: UInt32) {
    var exit = lastExit[Int(head)]
    while exit != PlainStep.none {
      handDown(Int(exit), through: edge, from: tail)
      exit = nextExit[Int(exit)]
    }
  }

  /// Hands an exit down to everything that its vertex stands on.
  private mutating func propagate(_ exit: Int) {
    var next = lastEntering[Int(graph.exits[exit].vertex)]
    while next != PlainStep.none {
      let way = entering[Int(next)]
      handDown(exit, through: way.edge, from: way.tail)
      next = way.next
    }
  }
}
