/// Builds the ``StackGraph`` of a flow: from every way to begin, every link is followed once from every vertex.
///
/// What cuts back to an entry below becomes an exit, which is handed down from entry to entry until one of them keeps it
/// (a saturation, as for pushdown systems: Bouajjani, Esparza, Maler, CONCUR 1997). Each vertex, edge and exit keeps the
/// cheapest way that was found to it, so that shortest traces can be read off (Knuth, "A generalization of Dijkstra's
/// algorithm", 1977; by label correction, as costs come in out of order). Iterates; gives up at a bound.
struct StackSearch {
  let machine: Machine
  var model: Model { machine.model }
  var graph = StackGraph()
  /// What was left out, or taken for possible though it may not be.
  var doubts: Set<Doubt> = []

  /// Whether a tab that was left is taken to be selected again with any flags.
  private let isGenerous: Bool
  private var parked: Set<StackGraph.Vertex> = []
  /// The flags that each tab is selected with from another one.
  private var selections: [TabID: Set<Int32>] = [:]
  private let budget: Int
  private let avoided: NodeID?
  private var vertexIndex = HashIndex()
  private var beneathNumber: [Beneath: Int32] = [:]
  private var valuationNumber: [FlagSet: Int32] = [:]
  private var callNumber: [FlowCall: Int32] = [:]
  private var coverNumber: [StackGraph.Cover: Int32] = [:]
  private var moveNumber: [StackGraph.Exit: Int32] = [:]
  private var exitIndex = HashIndex()
  private var edgeIndex = HashIndex()
  private var runs: Set<UInt64> = []
  var offers: OfferedLinks
  private let trackedNumber: [TrackedPlace: Int32]
  private let relevantFlags: [FlagID]
  private var pendingVertices = Queue()
  private var pendingExits = Queue()
  /// Where the move that was made last has led to.
  private(set) var lastLanding = StackGraph.Landing.inPlace(0)
  /// The entries that a tab was left from, by the root of the tab gone to.
  private var parkers: [StackGraph.Vertex: [(vertex: StackGraph.Vertex, action: Action)]] = [:]

  /// The screens that links give each tag, in the order of the nodes.
  private(set) lazy var raisableScreens: [TagID: [NodeID]] = {
    var screens: [TagID: Set<NodeID>] = [:]
    for target in model.targets.indices.map({ TargetID($0) }) {
      // An entry that a call began with is never raised.
      guard case .call(let node) = model[target].goal, model[node].kind == .screen,
        let tag = model.details(of: target).tag
      else { continue }
      screens[tag, default: []].insert(node)
    }
    return screens.mapValues { $0.sorted() }
  }()

  /// Numbers first in, first out.
  private struct Queue {
    private var numbers: [Int32] = []
    private var next = 0

    mutating func append(_ number: Int32) { numbers.append(number) }

    mutating func popFirst() -> Int32? {
      guard next < numbers.count else { return nil }
      next += 1
      return numbers[next - 1]
    }
  }

  init(_ machine: Machine, budget: Int, avoiding avoided: NodeID?, isGenerous: Bool) {
    self.machine = machine
    self.isGenerous = isGenerous
    self.avoided = avoided
    offers = OfferedLinks(machine)
    self.budget = budget
    relevantFlags = RelevantFlags.find(machine.model)
    graph.tracked = TrackedPlace.find(machine.model)
    trackedNumber = Dictionary(uniqueKeysWithValues: graph.tracked.enumerated().map { ($1, Int32($0)) })
  }

  /// Follows everything that is left to follow; false when that is too much.
  mutating func saturate() -> Bool {
    while graph.edges.count + graph.exits.count < budget {
      if let vertex = pendingVertices.popFirst() {
        expand(vertex)
      } else if let exit = pendingExits.popFirst() {
        propagate(exit)
      } else if !connectParked() {
        return true
      }
    }
    return false
  }

  /// Selects every tab that was left again, with any flags; false when that leads to nothing new.
  private mutating func connectParked() -> Bool {
    guard isGenerous else { return false }
    let count = graph.edges.count
    for vertex in parked.sorted() {
      guard let tab = tab(of: vertex), let flags = selections[tab] else { continue }
      for flags in flags.sorted() { connect(.inPlace, vertex, graph[vertex].seen(flags), 2, .free) }
    }
    return graph.edges.count > count
  }

  // MARK: Numbers

  mutating func number(of vertex: StackVertex) -> StackGraph.Vertex {
    let hash = vertex.hash
    if let known = vertexIndex.find(hash, where: { graph.vertices[Int($0)] == vertex }) { return known }
    let number = StackGraph.Vertex(graph.vertices.count)
    vertexIndex.insert(hash, number)
    graph.vertices.append(vertex)
    graph.entering.append([])
    graph.exitsOf.append([])
    graph.stepsOf.append([])
    if !vertex.isCovered && !isAvoided(vertex) { pendingVertices.append(number) }
    return number
  }

  private func isAvoided(_ vertex: StackVertex) -> Bool {
    guard let avoided else { return false }
    return machine.shows(vertex.screen, graph.beneath(vertex).tab, avoided)
  }

  mutating func number(of beneath: Beneath) -> Int32 {
    Self.number(of: beneath, &beneathNumber, &graph.beneath)
  }

  mutating func number(of call: FlowCall) -> Int32 { Self.number(of: call, &callNumber, &graph.calls) }

  mutating func number(of cover: StackGraph.Cover) -> Int32 {
    Self.number(of: cover, &coverNumber, &graph.covers)
  }

  /// The number of the flags, of those that make a difference.
  mutating func number(of flags: FlagSet) -> Int32 {
    var relevant = FlagSet()
    for flag in relevantFlags where flags.contains(flag) { relevant.set(flag, to: true) }
    return Self.number(of: relevant, &valuationNumber, &graph.valuations)
  }

  private static func number<Value: Hashable>(
    of value: Value, _ numbers: inout [Value: Int32], _ values: inout [Value]
  ) -> Int32 {
    if let known = numbers[value] { return known }
    let number = Int32(values.count)
    numbers[value] = number
    values.append(value)
    return number
  }

  // MARK: Edges

  /// Adds an edge, or a cheaper way to take one that is there.
  mutating func connect(
    _ kind: StackGraph.Edge.Kind, _ tail: StackGraph.Vertex, _ headVertex: StackVertex, _ weight: Int32,
    _ origin: StackGraph.Origin
  ) {
    let head = number(of: headVertex)
    lastLanding = kind == .anew ? .anew(head) : .inPlace(head)
    if kind == .inPlace && head == tail { return }
    let hash = HashIndex.pair(tail, head)
    let known = edgeIndex.find(hash) { number in
      let edge = graph.edges[Int(number)]
      return edge.tail == tail && edge.head == head && edge.kind == kind
    }
    if let known {
      if kind == .up { lastLanding = .up(edge: known) }
      guard weight < graph.edges[Int(known)].weight else { return }
      graph.edges[Int(known)].weight = weight
      graph.edges[Int(known)].origin = origin
      let landing = lastLanding
      handDownAll(through: known)
      lastLanding = landing
      return
    }
    let number = Int32(graph.edges.count)
    edgeIndex.insert(hash, number)
    if kind == .up { lastLanding = .up(edge: number) }
    graph.edges.append(StackGraph.Edge(kind: kind, tail: tail, head: head, weight: weight, origin: origin))
    guard kind != .anew else { return }
    graph.entering[Int(head)].append(number)
    let landing = lastLanding
    handDownAll(through: number)
    lastLanding = landing
  }

  private mutating func handDownAll(through edge: Int32) {
    guard graph.edges[Int(edge)].kind != .anew else { return }
    for exit in graph.exitsOf[Int(graph.edges[Int(edge)].head)] { handDown(exit, through: edge) }
  }

  // MARK: Exits

  /// Adds an exit, or a cheaper way to make one that is there.
  mutating func addExit(
    _ move: StackGraph.Exit.Move, _ flags: Int32, at vertex: StackGraph.Vertex, _ cost: Int32,
    _ origin: StackGraph.Origin
  ) {
    let exit = Self.number(of: StackGraph.Exit(move: move, flags: flags), &moveNumber, &graph.moves)
    addExit(exit, at: vertex, cost, origin)
  }

  private mutating func addExit(
    _ exit: Int32, at vertex: StackGraph.Vertex, _ cost: Int32, _ origin: StackGraph.Origin
  ) {
    let hash = HashIndex.pair(vertex, exit)
    let known = exitIndex.find(hash) { number in
      graph.exits[Int(number)].vertex == vertex && graph.exits[Int(number)].exit == exit
    }
    if let known {
      lastLanding = .exit(known)
      guard cost < graph.exits[Int(known)].cost else { return }
      graph.exits[Int(known)].cost = cost
      graph.exits[Int(known)].origin = origin
      pendingExits.append(known)
      return
    }
    let number = Int32(graph.exits.count)
    lastLanding = .exit(number)
    exitIndex.insert(hash, number)
    graph.exits.append(StackGraph.ExitRecord(vertex: vertex, exit: exit, cost: cost, origin: origin))
    graph.keptLandings.append(nil)
    graph.exitsOf[Int(vertex)].append(number)
    pendingExits.append(number)
  }

  /// Lets an exit happen at its vertex, or hands it down to what the vertex stands on.
  private mutating func propagate(_ number: Int32) {
    let record = graph.exits[Int(number)]
    let exit = graph.moves[Int(record.exit)]
    if keeps(graph[record.vertex], exit.move) {
      land(exit, on: record.vertex, record.cost, .exit(number))
      graph.keptLandings[Int(number)] = lastLanding
      if case .select(let tab) = exit.move {
        for parker in parkers[record.vertex] ?? [] { unpark(parker.vertex, parker.action, tab, number) }
      }
    }
    for edge in graph.entering[Int(record.vertex)] { handDown(number, through: edge) }
  }

  /// Whether a tab is selected from another one, and the edge does not come by it: what was left there is still as it was.
  private func isOfOtherTab(_ move: StackGraph.Exit.Move, _ edge: StackGraph.Edge) -> Bool {
    guard case .select(let tab) = move, edge.kind == .inPlace else { return false }
    return tab != self.tab(of: edge.head) && tab != self.tab(of: edge.tail)
  }

  private func tab(of vertex: StackGraph.Vertex) -> TabID? { graph.beneath(graph[vertex]).tab }

  /// Whether a move ends at an entry itself, and not at one below.
  private func keeps(_ vertex: StackVertex, _ move: StackGraph.Exit.Move) -> Bool {
    guard vertex.isBottom else { return false }
    if case .pop = move { return false }
    let beneath = graph.beneath(vertex)
    switch move {
    case .root: return true
    case .home: return beneath.presentation == nil
    case .select(let tab), .inTab(let tab, _):
      guard let own = beneath.tab else { return false }
      return machine.model[own].owner == machine.model[tab].owner
    default: return false
    }
  }

  /// Hands an exit down through an edge to what lies beneath, or to what it has taken the place of.
  private mutating func handDown(_ number: Int32, through edgeNumber: Int32) {
    let edge = graph.edges[Int(edgeNumber)]
    let record = graph.exits[Int(number)]
    let exit = graph.moves[Int(record.exit)]
    if keeps(graph[edge.head], exit.move) && !isOfOtherTab(exit.move, edge) { return }
    let cost = edge.weight + record.cost
    let origin = StackGraph.Origin.along(edge: edgeNumber, exit: number)
    let head = graph[edge.head]
    if edge.kind == .inPlace {
      addExit(record.exit, at: edge.tail, cost, origin)
    } else if case .finish(let outcome) = exit.move, let call = head.call,
      graph.calls[Int(call)].flow == model[outcome].owner
    {
      finish(outcome, call, edgeNumber, number)
      graph.runLandings[HashIndex.pair(edgeNumber, number)] = lastLanding
    } else if ends(exit.move, on: graph[edge.tail], under: head) {
      land(exit, on: edge.tail, cost, origin)
    } else {
      addExit(record.exit, at: edge.tail, cost, origin)
    }
    graph.crossings.append(StackGraph.Crossing(edge: edgeNumber, exit: number, landing: lastLanding))
  }

  /// Whether a move that takes an entry away ends at the entry beneath.
  private func ends(_ move: StackGraph.Exit.Move, on vertex: StackVertex, under head: StackVertex) -> Bool {
    switch move {
    case .pop: true
    case .dismiss: head.isBottom
    case .unwind(let place), .over(let place, _), .replaceFrom(let place, _):
      // The root is that of the stack that the exit began in: the first bottom on the way down.
      place == .root ? vertex.isBottom : graph.isPlace(vertex, place)
    default: false
    }
  }

  // MARK: Flows and tabs

  private mutating func finish(_ outcome: OutcomeID, _ call: Int32, _ edge: Int32, _ exit: Int32) {
    let caller = graph.edges[Int(edge)].tail
    let flags = graph.moves[Int(graph.exits[Int(exit)].exit)].flags
    if runs.insert(UInt64(UInt32(edge)) << 32 | UInt64(UInt32(exit))).inserted {
      graph.handlerRuns.append(
        StackGraph.HandlerRun(caller: caller, edge: edge, exit: exit, call: call, outcome: outcome, flags: flags))
    }
    let weight = graph.edges[Int(edge)].weight + graph.exits[Int(exit)].cost
    runHandler(of: outcome, graph.calls[Int(call)], at: caller, flags, weight, .along(edge: edge, exit: exit))
  }

  /// Remembers that a tab was left at an entry: it is there again when the tab is selected again.
  mutating func park(_ vertex: StackGraph.Vertex, _ action: Action, goingTo root: StackVertex) {
    guard !relevantFlags.isEmpty else { return }
    if isGenerous { parked.insert(vertex) }
    let root = number(of: root)
    parkers[root, default: []].append((vertex, action))
    for exit in graph.exitsOf[Int(root)] {
      if case .select(let tab) = graph.moves[Int(graph.exits[Int(exit)].exit)].move {
        unpark(vertex, action, tab, exit)
      }
    }
  }

  /// Remembers that a tab is selected from another one.
  mutating func noteSelection(of tab: TabID, _ flags: Int32) {
    if isGenerous { selections[tab, default: []].insert(flags) }
  }

  private mutating func unpark(_ vertex: StackGraph.Vertex, _ action: Action, _ tab: TabID, _ exit: Int32) {
    let record = graph.exits[Int(exit)]
    guard graph.beneath(graph[vertex]).tab == tab else { return }
    let flags = graph.moves[Int(record.exit)].flags
    if flags != graph[vertex].flags { doubts.insert(.flagsInTabs) }
    connect(.inPlace, vertex, graph[vertex].seen(flags), record.cost + 1, .stepThenExit(action, exit: exit))
  }

  /// The marks that lie below what is put on an entry.
  func marks(below vertex: StackVertex) -> [Beneath.Mark] {
    var marks = graph.beneath(vertex).marks
    let call = graph.call(of: vertex)
    var places: [TrackedPlace] = [.place(.node(vertex.screen))]
    if let tag = vertex.tag { places.append(.place(.tag(tag))) }
    if let tag = vertex.tag, !vertex.isBottom, call == nil { places.append(.raisable(tag)) }
    if let call, call.flow != vertex.screen { places.append(.place(.node(call.flow))) }
    for place in places {
      guard let number = trackedNumber[place] else { continue }
      if let index = marks.firstIndex(where: { $0.place == number }) {
        if marks[index].screen != vertex.screen { marks[index].screen = nil }
      } else {
        marks.append(Beneath.Mark(place: number, screen: vertex.screen))
      }
    }
    marks.sort { $0.place < $1.place }
    return marks
  }
}
