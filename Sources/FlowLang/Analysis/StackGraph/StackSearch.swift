/// Finds every stack that an app can hold: builds the ``StackGraph``, nearest vertices first.
///
/// A step that adds an entry is an edge; a step that removes entries is an exit, which is passed down from entry to
/// entry until it reaches one that stays (a saturation, as for pushdown systems: Bouajjani, Esparza, Maler, CONCUR
/// 1997). Vertices, exits and their crossings of edges are settled in the order of their distance from the start, so
/// that each is settled once, with its shortest trace (Knuth, "A generalization of Dijkstra's algorithm", 1977). Not
/// recursive; ends at a budget.
struct StackSearch {
  let table: StepTable
  var graph: StackGraph
  /// Whether exits that change no flag are followed, too. They lead to no new vertex, but show which entries can be
  /// left.
  let keepsPlainExits: Bool
  /// Whether no url or entry point is opened from outside.
  let isSealed: Bool
  /// The node whose vertices are not expanded, if any.
  let avoided: NodeID?
  let budget: Int

  var queue = BucketQueue<Item>()
  private var vertexIndex = HashIndex()
  private var edgeIndex = HashIndex()
  var exitIndex = HashIndex()
  private var contextIndex = HashIndex()
  private var layerIndex = HashIndex()
  private var isSettled: [Bool] = []
  /// The exits of each vertex, as linked lists.
  var firstExit: [Int32] = []
  var nextExit: [Int32] = []
  var drafts: [StackGraph.Exit] = []
  private var covers = Numbered<CoverKey>()
  /// The lists of cases, by the list without the last case and that case.
  private var choiceLists = NumberMap()
  var openedValuations: Set<UInt32> = []
  /// The number of crossings that led to an exit that was known.
  var knownCrossings = 0
  /// The bit of the tab that each vertex is in, among those of its bar; zero for none.
  var tabBits: [UInt32] = []
  /// The absences from tabs that wait, and for each vertex the absences that its exits may end.
  var absences: [Absence] = []
  var absenceNumbers: [AbsenceKey: Int32] = [:]
  var watchers: [[Watcher]] = []
  /// The changes of flags by handlers.
  var handlerChanges: [FlagChange] = []

  /// Whether a covered entry is below each vertex, so that exits that change no flag lead to an entry not yet seen.
  var isOverCovered: [Bool] = []
  /// The edges up and in place that leave each vertex, as linked lists.
  private var firstLeaving: [Int32] = []
  private var nextLeaving: [Int32] = []
  private let raises: Bool
  /// Whether tabs that wait have to be remembered.
  let remembersTabs: Bool
  var raising = Raising()
  /// The results of operations since the list was last emptied.
  var results: [StackTransitions.Result] = []
  /// The results of each step; nil unless they are recorded.
  var transitions: StackTransitions?
  /// The maximum number of `results` while the graph is built, where only the last few matter.
  private static let mostResults = 200

  enum Item {
    case vertex(Int32)
    case draft(Int32)
    case crossing(edge: Int32, exit: Int32)
  }

  private struct CoverKey: Hashable {
    let opening: Int32
    let entrance: Int32
  }

  /// - Parameters:
  ///   - table: The steps of the app.
  ///   - precision: The predicates to track.
  ///   - budget: The maximum number of edges, exits and crossings to examine.
  ///   - avoided: The node whose vertices are not expanded, if any.
  ///   - isSealed: Whether no url or entry point is opened from outside.
  ///   - fixed: The untracked external flags that keep their declared values.
  ///   - keepsPlainExits: Whether exits that change no flag are followed although no flag is tracked.
  /// - Returns: The search that has found the graph; ``reselectTabs()`` and ``allTransitions()`` continue it.
  static func explore(
    _ table: StepTable, _ precision: Precision, budget: Int, avoiding avoided: NodeID? = nil, isSealed: Bool = false,
    fixing fixed: Set<Int32> = [], keepsPlainExits: Bool = false
  ) -> StackSearch {
    var search = StackSearch(
      table: table, graph: StackGraph(table, precision, fixing: fixed),
      keepsPlainExits: keepsPlainExits || !precision.flags.isEmpty || table.model.raises, isSealed: isSealed,
      avoided: avoided, budget: budget)
    search.addStarts()
    search.settleAll()
    return search
  }

  /// Continues the search assuming that a tab that was left is selected again with any flags that steps in other tabs
  /// can produce.
  ///
  /// - Returns: Whether the graph has grown.
  mutating func reselectTabs() -> Bool {
    let first = graph.edges.count + graph.exits.count
    var count = -1
    while !graph.isIncomplete && count != graph.edges.count + graph.exits.count {
      count = graph.edges.count + graph.exits.count
      reselectLeftTabs()
      settleAll()
    }
    return graph.isIncomplete || count != first
  }

  private init(
    table: StepTable, graph: StackGraph, keepsPlainExits: Bool, isSealed: Bool, avoided: NodeID?, budget: Int
  ) {
    self.table = table
    self.graph = graph
    self.keepsPlainExits = keepsPlainExits
    self.isSealed = isSealed
    self.avoided = avoided
    self.budget = budget
    raises = table.model.raises
    // A layer that a url presents may leave a tab whose stack was never seen.
    let presents = table.hasSeveralTabs && table.model.entryPoints.contains { $0.presentation != .push }
    remembersTabs = !graph.precision.flags.isEmpty || table.replacesRoots || presents
    if remembersTabs { self.graph.waiting = [] }
  }

  var model: Model { table.model }

  private mutating func settleAll() {
    while let (item, length) = queue.popFirst() {
      if case .crossing(let edge, let exit) = item, isKnown(exit, across: edge) { continue }
      graph.work += 1
      guard graph.work < budget else {
        graph.isIncomplete = true
        return
      }
      if results.count > Self.mostResults { results.removeAll(keepingCapacity: true) }
      switch item {
      case .vertex(let vertex):
        guard graph.distance[Int(vertex)] <= length, !isSettled[Int(vertex)] else { continue }
        isSettled[Int(vertex)] = true
        settle(vertex)
      case .draft(let draft): settle(drafts[Int(draft)])
      case .crossing(let edge, let exit): handDown(exit, through: edge)
      }
      if raises { noteEdges() }
    }
  }

  private mutating func settle(_ vertex: Int32) {
    let own = graph[vertex]
    if own.isCovered {
      if raises { settleCopy(vertex) }
      return
    }
    if own.isTap { return expand(vertex) }
    graph.reached.append(vertex)
    expandUnlessAvoided(vertex)
  }

  private mutating func expandUnlessAvoided(_ vertex: Int32) {
    if let avoided, graph.shows(avoided, at: vertex) {
      // A cold start that opens a url does not show the start.
      if graph.roots.contains(where: { $0.vertex == vertex }) { openCold(vertex) }
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
    if remembersTabs {
      watchers.append([])
      tabBits.append(vertex.isTap ? 0 : bit(of: graph.contexts[Int(vertex.context)].tab))
    }
    if raises { raising.addVertex() }
    isOverCovered.append(false)
    isSettled.append(false)
    return number
  }

  mutating func number(of context: StackContext) -> Int32 {
    if let known = contextIndex.find(context.hash, where: { graph.contexts[Int($0)] == context }) { return known }
    let number = Int32(graph.contexts.count)
    graph.contexts.append(context)
    contextIndex.insert(context.hash, number)
    return number
  }

  mutating func number(of layer: StackLayer) -> Int32 {
    if let known = layerIndex.find(layer.hash, where: { graph.layers[Int($0)] == layer }) { return known }
    let number = Int32(graph.layers.count)
    graph.layers.append(layer)
    layerIndex.insert(layer.hash, number)
    return number
  }

  /// Returns the number of a cover: an opening, or an entrance in another tab.
  mutating func cover(opening: Int, entrance: Int32 = -1) -> Int32 {
    covers.number(of: CoverKey(opening: Int32(opening), entrance: entrance)) << 1 | (opening < 0 ? 0 : 1)
  }

  func isSettled(_ vertex: Int32) -> Bool { isSettled[Int(vertex)] }

  /// Returns the edges up and in place that leave a vertex.
  func leaving(_ vertex: Int32) -> [Int32] {
    var result: [Int32] = []
    var edge = firstLeaving[Int(vertex)]
    while edge >= 0 {
      result.append(edge)
      edge = nextLeaving[Int(edge)]
    }
    return result
  }

  /// Adds a step and returns it as an origin; none while transitions are recorded, as edges and exits exist already.
  mutating func origin(_ action: Action, _ choice: Int32 = -1) -> StackGraph.Origin {
    if transitions != nil { return .free }
    graph.steps.append(StackGraph.PlannedStep(action: action, choice: choice))
    return .step(Int32(graph.steps.count - 1))
  }

  mutating func number(of list: [Int32]) -> Int32 {
    if list.isEmpty { return 0 }
    graph.lists.append(list)
    return Int32(graph.lists.count - 1)
  }

  /// Returns the list of the cases in another list and one more.
  mutating func list(_ list: Int32, choosing choice: Int32) -> Int32 {
    let key = HashIndex.pair(list, choice)
    if let known = choiceLists[key] { return known }
    let number = number(of: graph.lists[Int(list)] + [choice])
    choiceLists[key] = number
    return number
  }

  mutating func cases(of link: LinkID) -> Range<Int32> {
    let cases = table.cases(of: link)
    graph.addGates()
    return cases
  }

  mutating func cases(of request: Request) -> Range<Int32> {
    let cases = table.cases(of: request)
    graph.addGates()
    return cases
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

  /// Adds an edge, unless there is one already; of two, the shorter one stays. Some questions exclude edges from outside,
  /// so that these do not stand for others.
  mutating func connect(
    _ kind: StackGraph.Edge.Kind, _ tail: Int32, _ headVertex: StackVertex, _ weight: Int32,
    _ origin: StackGraph.Origin, isFromOutside: Bool = false, isDoubtful: Bool = false
  ) {
    graph.work += 1
    let head = number(of: headVertex)
    if kind != .up { results.append(kind == .reset ? .reset(head) : .inPlace(head)) }
    if kind == .inPlace && head == tail { return }
    let hash = HashIndex.pair(tail, head)
    let known = edgeIndex.find(hash) { number in
      let edge = graph.edges[Int(number)]
      return edge.tail == tail && edge.head == head && edge.kind == kind && edge.isFromOutside == isFromOutside
    }
    let gate = gate(origin)
    let mayRepeat = !table.reuses || kind != .up || !(gate?.asksStack ?? false) || self.mayRepeat(origin, headVertex)
    if let known {
      if kind == .up { results.append(.up(edge: known)) }
      if mayRepeat { graph.edges[Int(known)].mayRepeat = true }
      // A return to a waiting tab is not found in the order of the distances.
      if transitions == nil, !isDoubtful, weight < graph.edges[Int(known)].weight {
        graph.edges[Int(known)].weight = weight
        graph.edges[Int(known)].origin = origin
        graph.edges[Int(known)].isDoubtful = false
        return relax(head, graph.distance[Int(tail)] + weight)
      }
      // Of two steps, the one before which fewer external flags have to change.
      if weight == graph.edges[Int(known)].weight, let gate,
        let old = self.gate(graph.edges[Int(known)].origin), gate.changes < old.changes
      {
        graph.edges[Int(known)].origin = origin
      }
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
    guard kind != .reset else { return }
    graph.nextEntering[Int(number)] = graph.firstEntering[Int(head)]
    graph.firstEntering[Int(head)] = number
    nextLeaving[Int(number)] = firstLeaving[Int(tail)]
    firstLeaving[Int(tail)] = number
    if graph[tail].isCovered || isOverCovered[Int(tail)] { noteCovered(below: head) }
    var exit = firstExit[Int(head)]
    while exit >= 0 {
      if !isKnown(exit, across: number) {
        queue.add(.crossing(edge: number, exit: exit), at: Int(length + weight + graph.exits[Int(exit)].cost))
      }
      exit = nextExit[Int(exit)]
    }
  }

  /// Returns the gate of an origin of one step; nil for several steps.
  @inline(__always) private func gate(_ origin: StackGraph.Origin) -> StackGraph.Gate? {
    guard case .step(let step) = origin else { return nil }
    let choice = graph.steps[Int(step)].choice
    return choice < 0 ? StackGraph.Gate() : graph.gate(choice)
  }

  /// Follows exits that change no flag from the entries above a covered one.
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
}
