/// The least number of taps as a flow through the stack graph: whoever takes everything comes to each entry as often as
/// they leave it, as long as a launch counts as coming and the end of a walk as leaving.
///
/// What is asked of the flow is less than what is asked of walks: going back may lead to any entry that ever lies below,
/// a step may end as any step of the same link does, and what is taken need not hang together. So no walks do with less.
struct StackFlow {
  private let space: StackSpace
  private let passages: Passages
  private var network: MinimumCostFlow
  /// For each passage, what a step through it costs here; nil when it may be taken along with another.
  private var costs: [Int32?]
  /// What happens in some state. What guards do is taken to happen, and so is what `continue` goes on to.
  private(set) var possible: Set<Passage> = []

  private var model: Model { space.model }
  private var graph: StackGraph { space.graph }

  // MARK: Vertices of the network

  private let firstExit: Int
  private let firstTab: Int
  private let firstPassage: Int
  private let source: Int
  private var sink: Int { source + 1 }

  private func node(_ vertex: StackGraph.Vertex) -> Int { 1 + Int(vertex) }

  private func node(_ landing: StackGraph.Landing) -> Int {
    switch landing {
    case .inPlace(let vertex), .anew(let vertex): node(vertex)
    case .up(let edge): node(space.graph.edges[Int(edge)].head)
    case .exit(let exit): firstExit + Int(exit)
    }
  }

  private func entrance(_ passage: Int32) -> Int { firstPassage + 2 * Int(passage) }

  // MARK: Building

  /// - Parameters:
  ///   - space: The states of the flow, none left out.
  ///   - passages: What can be taken in it.
  ///   - isTaken: Which of that has to be taken.
  init(_ space: StackSpace, _ passages: Passages, _ isTaken: [Bool]) {
    self.space = space
    self.passages = passages
    firstExit = 1 + space.graph.vertices.count
    firstTab = firstExit + space.graph.exits.count
    firstPassage = firstTab + space.model.tabs.count
    source = firstPassage + 2 * passages.all.count
    network = MinimumCostFlow(vertexCount: source + 2)
    costs = Self.costs(space, passages, isTaken)
    let guarded = space.model.guards.compactMap(\.otherwise).flatMap { space.model.family(of: $0) }
    let continued = space.graph.calls.compactMap { call -> [TargetID]? in
      guard case .target(let asked)? = call.request else { return nil }
      return space.model.alternatives(of: asked)
    }
    possible.formUnion((guarded + continued.joined()).map { .target($0) })
    addLaunches()
    for vertex in space.reached { addSteps(from: vertex) }
    addPlatformSteps()
    addLandings()
  }

  /// A step through a link costs a tap; the `on` that follows a `finish` is part of its step.
  private static func costs(_ space: StackSpace, _ passages: Passages, _ isTaken: [Bool]) -> [Int32?] {
    let model = space.model
    var costs = [Int32?](repeating: nil, count: passages.all.count)
    func set(_ passage: Passage, _ cost: Int32?) {
      guard let number = passages.number(of: passage), isTaken[Int(number)] else { return }
      costs[Int(number)] = cost
    }
    for passage in passages.all {
      guard case .target(let target) = passage else {
        set(passage, 1)
        continue
      }
      for handler in model.handlers[model.details(of: target).handlers] {
        for own in handler.target.map({ model.alternatives(of: $0) }) ?? [] { set(.target(own), 0) }
      }
    }
    for link in model.links {
      for own in model.alternatives(of: link.target) { set(.target(own), 1) }
    }
    // What `continue` goes on to is taken by the step of a `finish`.
    for case .target(let asked)? in space.graph.calls.map(\.request) {
      for own in model.alternatives(of: asked) { set(.target(own), nil) }
    }
    return costs
  }

  /// Adds a way of one step from a vertex to another, through a passage if it is one that counts.
  private mutating func connect(_ tail: Int, _ head: Int, through passage: Passage?, cost: Int32) {
    if let passage { possible.insert(passage) }
    let number = passage.flatMap { passages.number(of: $0) }
    guard let number, let own = costs[Int(number)] else {
      network.addArc(from: tail, to: head, cost: cost)
      return
    }
    network.addArc(from: tail, to: entrance(number), cost: cost - own)
    network.addArc(from: entrance(number) + 1, to: head)
  }

  private mutating func addLaunches() {
    for root in graph.roots {
      var flags = space.machine.declaredFlags
      for case .flag(let flag, let value) in root.steps { flags.set(flag, to: value) }
      var passage = space.machine.startAlternative(flags).map { Passage.start($0) }
      if case .wayIn(let index)? = root.steps.last { passage = .wayIn(index) }
      let cost = Int32(root.steps.count + (root.isFromOutside ? 0 : 1))
      connect(0, node(root.vertex), through: passage, cost: cost)
    }
  }

  private mutating func addSteps(from vertex: StackGraph.Vertex) {
    network.addArc(from: node(vertex), to: 0)
    let surroundings = graph.surroundings(of: vertex)
    for (action, landing) in graph.stepsOf[Int(vertex)] {
      guard case .link(let link, _, _) = action else { continue }
      let effect = space.machine.decide(.target(model[link].target), in: surroundings)
      let passage = effect.flatMap { effect in effect.happens ? effect.target.map { Passage.target($0) } : nil }
      connect(node(vertex), node(landing), through: passage, cost: 1)
    }
  }

  /// What the platform offers, what flags do, and what comes without a step of its own.
  private mutating func addPlatformSteps() {
    for edge in graph.edges {
      switch edge.origin {
      case .step(.link): break
      case .step: network.addArc(from: node(edge.tail), to: node(edge.head), cost: 1)
      case .free: network.addArc(from: node(edge.tail), to: node(edge.head))
      default: break
      }
    }
    for (index, exit) in graph.exits.enumerated() {
      guard case .step(let action) = exit.origin else { continue }
      if case .link = action { continue }
      network.addArc(from: node(exit.vertex), to: firstExit + index, cost: 1)
    }
  }

  /// Where what goes back may end.
  private mutating func addLandings() {
    var runs: [UInt64: Int] = [:]
    for (index, run) in graph.handlerRuns.enumerated() { runs[HashIndex.pair(run.edge, run.exit)] = index }
    for (index, landing) in graph.keptLandings.enumerated() {
      if let landing { network.addArc(from: firstExit + index, to: node(landing)) }
      if case .select(let tab) = graph.moves[Int(graph.exits[index].exit)].move {
        network.addArc(from: firstExit + index, to: firstTab + Int(tab.index))
      }
    }
    // A tab that is selected again is as it was left.
    for vertex in space.reached {
      guard let tab = graph.beneath(graph[vertex]).tab else { continue }
      network.addArc(from: firstTab + Int(tab.index), to: node(vertex))
    }
    for crossing in graph.crossings {
      let run = runs[HashIndex.pair(crossing.edge, crossing.exit)].map { graph.handlerRuns[$0] }
      connect(
        firstExit + Int(crossing.exit), node(crossing.landing), through: run.flatMap { passage(of: $0) }, cost: 0)
    }
  }

  /// The `on` that runs; nil when something else happens in its stead.
  private func passage(of run: StackGraph.HandlerRun) -> Passage? {
    guard let handler = space.machine.handler(of: run.outcome, in: graph.calls[Int(run.call)]) else { return nil }
    let surroundings = VertexSurroundings(graph[run.caller], flags: graph.valuations[Int(run.flags)], graph)
    guard let effect = space.machine.decide(.target(handler), in: surroundings), effect.happens,
      let target = effect.target, model.alternatives(of: handler).contains(target)
    else { return nil }
    return .target(target)
  }

  // MARK: The flow

  /// How many taps it is; nil when something cannot be taken here.
  var taps: Int? {
    var network = network
    var (count, taps) = (0, 0)
    for (passage, cost) in costs.enumerated() {
      guard let cost else { continue }
      let entrance = entrance(Int32(passage))
      network.addArc(from: entrance, to: entrance + 1, cost: cost)
      network.addArc(from: source, to: entrance + 1, capacity: 1)
      network.addArc(from: entrance, to: sink, capacity: 1)
      count += 1
      taps += Int(cost)
    }
    network.run(from: source, to: sink)
    return network.amount == count ? taps + network.cost : nil
  }
}
