/// Finds every stack that an app can hold: builds the ``StackGraph``, nearest vertices first.
///
/// What goes up adds an edge; what cuts back adds an exit, which is handed down from entry to entry until one of them
/// keeps it (a saturation, as for pushdown systems: Bouajjani, Esparza, Maler, CONCUR 1997). Vertices, exits and their
/// crossings of edges are settled in the order of their distance from the start, so that each is settled once, with its
/// shortest trace (Knuth, "A generalization of Dijkstra's algorithm", 1977). Iterates; ends at a budget.
struct StackSearch {
  let table: StepTable
  var graph: StackGraph
  /// Whether exits that change no flag are followed, too. They lead to nothing new, but say what can be left.
  let keepsPlainExits: Bool
  /// Whether a tab that was left is taken to be selected again with any flags that it is selected with.
  let isGenerous: Bool
  /// The node after which nothing is followed.
  let avoided: NodeID?
  let budget: Int

  private var queue = BucketQueue<Item>()
  private var vertexIndex = HashIndex()
  private var edgeIndex = HashIndex()
  private var exitIndex = HashIndex()
  private var contextNumbers: [StackContext: Int32] = [:]
  private var layerNumbers: [StackLayer: Int32] = [:]
  private var isSettled: [Bool] = []
  /// The exits of each vertex, as linked lists.
  var firstExit: [Int32] = []
  var nextExit: [Int32] = []
  private var drafts: [StackGraph.Exit] = []
  private var coverNumbers: [CoverKey: Int32] = [:]
  var openedValuations: Set<UInt32> = []
  /// The exits by which a tab was left, by the entry that was gone to.
  var leavers: [Int32: [Leaver]] = [:]

  /// Whether a covered entry is below each vertex, so that exits that change no flag lead to what nobody has seen.
  private var isOverCovered: [Bool] = []
  /// The edges up and in place that leave each vertex, as linked lists.
  private var firstLeaving: [Int32] = []
  private var nextLeaving: [Int32] = []
  private let raises: Bool
  var raising = Raising()
  /// What operations have led to since this was emptied.
  var results: [StackTransitions.Result] = []

  private enum Item {
    case vertex(Int32)
    case draft(Int32)
    case crossing(edge: Int32, exit: Int32)
  }

  private struct CoverKey: Hashable {
    let opening: Int32
    let entrance: Int32
  }

  /// An exit of an entry by which its tab was left, and the tab that was tapped then, unless the exit says it.
  struct Leaver: Equatable {
    let exit: Int32
    let tap: TabID?
  }

  /// - Parameters:
  ///   - table: What requests do.
  ///   - precision: What is distinguished.
  ///   - budget: How many edges, exits and crossings are looked at.
  static func explore(
    _ table: StepTable, _ precision: Precision, budget: Int, isGenerous: Bool = false, avoiding avoided: NodeID? = nil
  ) -> StackGraph {
    var search = StackSearch(
      table: table, graph: StackGraph(table, precision),
      keepsPlainExits: !precision.flags.isEmpty || table.model.raises, isGenerous: isGenerous,
      avoided: avoided, budget: budget)
    search.saturate()
    return search.graph
  }

  /// Finds the graph with all exits, and what every step of every vertex leads to.
  static func transitions(_ table: StepTable, _ precision: Precision, budget: Int) -> (StackGraph, StackTransitions) {
    var search = StackSearch(
      table: table, graph: StackGraph(table, precision), keepsPlainExits: true, isGenerous: false, avoided: nil,
      budget: budget)
    search.saturate()
    let transitions = search.graph.isIncomplete ? StackTransitions() : search.allTransitions()
    return (search.graph, transitions)
  }

  private mutating func saturate() {
    addStarts()
    settleAll()
    var count = -1
    while isGenerous && !graph.isIncomplete && count != graph.edges.count + graph.exits.count {
      count = graph.edges.count + graph.exits.count
      reselectTabs()
      settleAll()
    }
  }

  private init(
    table: StepTable, graph: StackGraph, keepsPlainExits: Bool, isGenerous: Bool, avoided: NodeID?, budget: Int
  ) {
    self.table = table
    self.graph = graph
    self.keepsPlainExits = keepsPlainExits
    self.isGenerous = isGenerous
    self.avoided = avoided
    self.budget = budget
    raises = table.model.raises
  }

  var model: Model { table.model }
  /// Whether tabs that wait have to be remembered.
  var remembersTabs: Bool { !graph.precision.flags.isEmpty || table.replacesRoots }

  private mutating func settleAll() {
    while let (item, length) = queue.popFirst() {
      graph.work += 1
      guard graph.work < budget else {
        graph.isIncomplete = true
        return
      }
      results.removeAll(keepingCapacity: true)
      switch item {
      case .vertex(let vertex):
        guard graph.distance[Int(vertex)] <= length, !isSettled[Int(vertex)] else { continue }
        isSettled[Int(vertex)] = true
        settle(vertex)
      case .draft(let draft): settle(drafts[Int(draft)])
      case .crossing(let edge, let exit): handDown(exit, through: edge)
      }
    }
  }

  private mutating func settle(_ vertex: Int32) {
    let own = graph[vertex]
    if own.isCovered { return settleCopy(vertex) }
    if own.isTap { return expandTap(vertex) }
    graph.reached.append(vertex)
    expandUnlessAvoided(vertex)
  }

  private mutating func expandUnlessAvoided(_ vertex: Int32) {
    let own = graph[vertex]
    if let avoided, table.machine.shows(own.screen, graph.layer(of: vertex).bar, avoided) {
      // A cold start that opens a url does not show the start.
      if graph.roots.contains(where: { $0.vertex == vertex }) { openFromOutside(vertex, own.flags) }
    } else {
      expand(vertex)
    }
  }

  // MARK: Numbers

  mutating func number(of vertex: StackVertex) -> Int32 {
    let hash = vertex.hash
    if let known = vertexIndex.find(hash, where: { graph.vertices[Int($0)] == vertex }) { return known }
    let number = Int32(graph.vertices.count)
    vertexIndex.insert(hash, number)
    graph.vertices.append(vertex)
    graph.firstEntering.append(-1)
    graph.distance.append(-1)
    firstExit.append(-1)
    firstLeaving.append(-1)
    isOverCovered.append(false)
    isSettled.append(false)
    return number
  }

  mutating func number(of context: StackContext) -> Int32 {
    if let known = contextNumbers[context] { return known }
    let number = Int32(graph.contexts.count)
    graph.contexts.append(context)
    contextNumbers[context] = number
    return number
  }

  mutating func number(of layer: StackLayer) -> Int32 {
    if let known = layerNumbers[layer] { return known }
    let number = Int32(graph.layers.count)
    graph.layers.append(layer)
    layerNumbers[layer] = number
    return number
  }

  /// The number of what entries are covered by: an opening, or what is put in another tab.
  mutating func cover(opening: Int, entrance: Int32 = -1) -> Int32 {
    let key = CoverKey(opening: Int32(opening), entrance: entrance)
    if let known = coverNumbers[key] { return known }
    let number = Int32(coverNumbers.count) << 1 | (opening < 0 ? 0 : 1)
    coverNumbers[key] = number
    return number
  }

  func isSettled(_ vertex: Int32) -> Bool { isSettled[Int(vertex)] }

  /// The edges up and in place that leave a vertex.
  func leaving(_ vertex: Int32) -> [Int32] {
    var result: [Int32] = []
    var edge = firstLeaving[Int(vertex)]
    while edge >= 0 {
      result.append(edge)
      edge = nextLeaving[Int(edge)]
    }
    return result
  }

  /// The number of a step.
  mutating func origin(_ action: Action, _ choice: Int32 = -1) -> StackGraph.Origin {
    graph.steps.append(StackGraph.PlannedStep(action: action, choice: choice))
    return .step(Int32(graph.steps.count - 1))
  }

  // MARK: Edges

  /// Adds a root, or a nearer one at the same vertex.
  mutating func addRoot(_ root: StackGraph.Root) {
    graph.roots.append(root)
    relax(root.vertex, root.cost)
  }

  private mutating func relax(_ vertex: Int32, _ length: Int32) {
    guard graph.distance[Int(vertex)] < 0 || length < graph.distance[Int(vertex)] else { return }
    graph.distance[Int(vertex)] = length
    queue.add(.vertex(vertex), at: Int(length))
  }

  /// Adds an edge, unless there is one, which then is no longer.
  mutating func connect(
    _ kind: StackGraph.Edge.Kind, _ tail: Int32, _ headVertex: StackVertex, _ weight: Int32,
    _ origin: StackGraph.Origin, isFromOutside: Bool = false, isDoubtful: Bool = false
  ) {
    graph.work += 1
    let head = number(of: headVertex)
    if kind != .up { results.append(kind == .anew ? .anew(head) : .inPlace(head)) }
    if kind == .inPlace && head == tail { return }
    let hash = HashIndex.pair(tail, head)
    let known = edgeIndex.find(hash) { number in
      let edge = graph.edges[Int(number)]
      return edge.tail == tail && edge.head == head && edge.kind == kind
    }
    let mayRepeat = !table.reuses || kind != .up || self.mayRepeat(origin, headVertex)
    if let known {
      if kind == .up { results.append(.up(edge: known)) }
      if mayRepeat { graph.edges[Int(known)].mayRepeat = true }
      return
    }
    let number = Int32(graph.edges.count)
    if kind == .up { results.append(.up(edge: number)) }
    edgeIndex.insert(hash, number)
    graph.edges.append(
      StackGraph.Edge(
        kind: kind, isFromOutside: isFromOutside, isDoubtful: isDoubtful, mayRepeat: mayRepeat, tail: tail, head: head,
        weight: weight, origin: origin))
    graph.nextEntering.append(-1)
    nextLeaving.append(-1)
    let length = graph.distance[Int(tail)]
    relax(head, length + weight)
    guard kind != .anew else { return }
    graph.nextEntering[Int(number)] = graph.firstEntering[Int(head)]
    graph.firstEntering[Int(head)] = number
    nextLeaving[Int(number)] = firstLeaving[Int(tail)]
    firstLeaving[Int(tail)] = number
    if graph[tail].isCovered || isOverCovered[Int(tail)] { noteCovered(below: head) }
    var exit = firstExit[Int(head)]
    while exit >= 0 {
      queue.add(
        .crossing(edge: number, exit: exit), at: Int(length + weight + graph.exits[Int(exit)].cost))
      exit = nextExit[Int(exit)]
    }
    if raises { noteEdge(number) }
  }

  /// Lets exits that change no flag be followed from what is above a covered entry.
  private mutating func noteCovered(below first: Int32) {
    if keepsPlainExits { return }
    var pending = [first]
    while let vertex = pending.popLast() {
      guard !isOverCovered[Int(vertex)] else { continue }
      isOverCovered[Int(vertex)] = true
      var edge = firstLeaving[Int(vertex)]
      while edge >= 0 {
        pending.append(graph.edges[Int(edge)].head)
        edge = nextLeaving[Int(edge)]
      }
      if isSettled[Int(vertex)] && graph.isSeen(vertex) { expandUnlessAvoided(vertex) }
    }
  }

  // MARK: Exits

  /// Adds an exit, to be settled when nothing nearer is left.
  mutating func addExit(
    _ move: Int32, _ flags: UInt32, at vertex: Int32, _ cost: Int32, _ origin: StackGraph.Origin
  ) {
    if !keepsPlainExits && table.exits[Int(move)].isPlain && !isOverCovered[Int(vertex)] && !graph[vertex].isCovered {
      return
    }
    if let known = exitNumber(move, flags, at: vertex) { return results.append(.exit(known)) }
    drafts.append(StackGraph.Exit(vertex: vertex, move: move, flags: flags, cost: cost, origin: origin))
    queue.add(.draft(Int32(drafts.count - 1)), at: Int(graph.distance[Int(vertex)] + cost))
  }

  private func exitNumber(_ move: Int32, _ flags: UInt32, at vertex: Int32) -> Int32? {
    exitIndex.find(Self.hash(move, flags, vertex)) { number in
      let exit = graph.exits[Int(number)]
      return exit.vertex == vertex && exit.move == move && exit.flags == flags
    }
  }

  private static func hash(_ move: Int32, _ flags: UInt32, _ vertex: Int32) -> UInt64 {
    HashIndex.pair(vertex, move) ^ UInt64(flags) &* 0xBF58_476D_1CE4_E5B9
  }

  private mutating func settle(_ exit: StackGraph.Exit) {
    guard exitNumber(exit.move, exit.flags, at: exit.vertex) == nil else { return }
    let number = Int32(graph.exits.count)
    exitIndex.insert(Self.hash(exit.move, exit.flags, exit.vertex), number)
    graph.exits.append(exit)
    nextExit.append(firstExit[Int(exit.vertex)])
    firstExit[Int(exit.vertex)] = number
    let move = table.exits[Int(exit.move)]
    if keeps(graph[exit.vertex], move) {
      land(move, exit.flags, on: exit.vertex, exit.cost, .exit(number))
    }
    noteLeaving(number, move)
    var edge = graph.firstEntering[Int(exit.vertex)]
    while edge >= 0 {
      let own = graph.edges[Int(edge)]
      let start = graph.distance[Int(own.tail)]
      queue.add(.crossing(edge: edge, exit: number), at: Int(start + own.weight + exit.cost))
      edge = graph.nextEntering[Int(edge)]
    }
  }

  /// Whether a move ends at an entry itself, and not at one below.
  func keeps(_ vertex: StackVertex, _ move: ExitMove) -> Bool {
    guard vertex.isBottom else { return false }
    let layer = graph.layers[Int(graph.contexts[Int(vertex.context)].layer)]
    switch move {
    case .root: return true
    case .home: return layer.presentation == nil
    case .bar: return true
    case .select(let tab, _), .inTab(let tab, _, _): return layer.bar == model[tab].owner
    default: return false
    }
  }

  /// Hands an exit down through an edge to what is below, or to what its vertex has taken the place of.
  mutating func handDown(_ number: Int32, through edgeNumber: Int32, isRepeated: Bool = false) {
    let edge = graph.edges[Int(edgeNumber)]
    let exit = graph.exits[Int(number)]
    let move = table.exits[Int(exit.move)]
    let head = graph[edge.head]
    if keeps(head, move) && !(edge.kind == .inPlace && mayComeBack(move)) { return }
    let cost = edge.weight + exit.cost
    func origin(_ handlers: [Int32] = []) -> StackGraph.Origin {
      .along(edge: edgeNumber, exit: number, handlers: handlers)
    }
    if edge.kind == .inPlace {
      addExit(exit.move, exit.flags, at: edge.tail, cost, origin())
      return
    }
    if case .finish(let outcome) = move, let call = graph.call(of: head), call.flow == model[outcome].owner {
      if !isRepeated { graph.runs.append(StackGraph.HandlerRun(edge: edgeNumber, exit: number, outcome: outcome)) }
      return finish(outcome, call, at: edge.tail, exit.flags, cost) { origin($0) }
    }
    if ends(move, on: graph[edge.tail], under: head) {
      land(move, exit.flags, on: edge.tail, cost, origin())
    } else {
      addExit(exit.move, exit.flags, at: edge.tail, cost, origin())
    }
  }

  /// Whether an exit selects a tab, which is of use to what waits in a tab before it.
  private func mayComeBack(_ move: ExitMove) -> Bool {
    switch move {
    case .bar, .select, .inTab: remembersTabs
    default: false
    }
  }

  /// Whether a move that takes an entry away ends at the entry below.
  private func ends(_ move: ExitMove, on vertex: StackVertex, under head: StackVertex) -> Bool {
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
