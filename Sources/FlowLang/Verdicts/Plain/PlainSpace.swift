/// The stacks of a memoryless flow with the shortest ways to them: what its verdicts are read off.
struct PlainSpace {
  let machine: Machine
  let steps: PlainSteps
  let graph: PlainGraph
  var offers: PlainOffers
  /// The shortest ways from every cold start.
  let ways: PlainWays
  let bars: [UInt32]
  let targets: [Target]
  let links: [Link]
  /// Where the app begins, or begins anew.
  let beginnings: ([PlainWays.Source], [PlainConstrainedWays.Origin])
  private let places: PlainPlaceIndex
  /// Whether `back declared` or `back automatic` is said anywhere.
  private let saysBack: Bool

  /// Explores a flow; nil when it is not memoryless, or too entangled.
  init?(_ machine: Machine) {
    guard let steps = PlainSteps(machine), let found = PlainSearch.graph(machine, steps) else { return nil }
    self.machine = machine
    self.steps = steps
    (graph, offers) = found
    ways = PlainWays(graph, fromOutside: true)
    bars = machine.model.tabs.map(\.owner.index)
    targets = machine.model.targets
    links = machine.model.links
    beginnings = Self.beginnings(graph, ways)
    places = PlainPlaceIndex(machine.model, steps, graph, ways)
    saysBack = machine.model.details.contains { $0.isBackAutomatic != nil }
  }

  /// Whether the platform offers Back on a screen.
  @inline(__always)
  func isBackAutomatic(on screen: UInt32) -> Bool {
    !saysBack || machine.model.isBackAutomatic(on: NodeID(screen))
  }

  /// The entries that are a place, of those that targets ask for.
  func vertices(at place: Target.Place) -> [UInt32] { places.vertices(at: place) }

  /// Whether nothing is said of what is inside a node.
  @inline(__always)
  func isJudged(_ screen: UInt32) -> Bool {
    let node = machine.model.nodes[Int(screen)]
    return node.kind == .screen && !node.isExternal
  }

  /// The bar that shows the layer of an entry.
  @inline(__always)
  func bar(of vertex: PlainGraph.Vertex) -> UInt32 {
    if vertex.context == 0 { return PlainStep.none }
    let tab = graph.contexts[Int(vertex.context)].tab
    return tab == PlainStep.none ? tab : bars[Int(tab)]
  }
}

/// What a step comes to at an entry.
enum PlainEffect {
  /// It does what it says, and that changes the state.
  case works
  /// It does what it says, and that changes nothing.
  case idles
  /// It closes the layer, unless that is the app.
  case worksInLayer
  /// It ends the innermost call of a flow, where there is one below.
  case worksInCall(of: NodeID)
  /// It does what it says if the place lies below; `isAgain` if that changes nothing when the place lies right beneath.
  case needs(Target.Place, isAgain: Bool)
  /// It changes nothing if the bottom lies right beneath.
  case worksUnlessOverBottom
  /// The tab bar is not there.
  case isMissing
}

extension PlainSpace {
  /// What a step comes to at an entry.
  func effect(_ step: PlainStep, _ target: TargetID, at vertex: PlainGraph.Vertex) -> PlainEffect {
    switch step.kind {
    case .put: return .works
    case .nothing: return .idles
    case .replace: return shows(step, vertex) ? .idles : .works
    case .reset: return reset(step, target, vertex)
    case .back, .home: return vertex.base == .app ? .idles : .works
    case .dismiss:
      if vertex.base == .app { return .idles }
      return vertex.isBottom ? .works : .worksInLayer
    case .finish:
      guard let outcome = machine.outcome(ending: target) else { return .idles }
      let flow = machine.model[outcome].owner
      return machine.model.flow(calledBy: vertex.call) == flow ? .works : .worksInCall(of: flow)
    case .tab:
      let context = graph.contexts[Int(vertex.context)]
      guard let tab = machine.model.nearestTab(of: target, context) else { return .isMissing }
      return context.tab == tab.index && vertex.isBottom ? .idles : .works
    case .inTab:
      let context = graph.contexts[Int(vertex.context)]
      guard let tab = machine.model.nearestTab(of: target, context) else { return .isMissing }
      let isAgain = context.tab == tab.index && !vertex.isBottom && isSame(step, target, vertex)
      return isAgain ? .worksUnlessOverBottom : .works
    case .backToRoot: return vertex.isBottom ? .idles : .works
    case .over, .replaceFrom, .backTo: return unwind(step, target, vertex)
    }
  }

  private func unwind(_ step: PlainStep, _ target: TargetID, _ vertex: PlainGraph.Vertex) -> PlainEffect {
    if let place = machine.model.place(of: target) {
      let isPush = step.presentation == 0
      let isPlaced = isPush ? !vertex.isBottom : vertex.base == PlainGraph.Base(layer: step.presentation)
      return .needs(place, isAgain: step.kind == .over && isPlaced && isSame(step, target, vertex))
    }
    if step.kind == .replaceFrom { return vertex.isBottom && shows(step, vertex) ? .idles : .works }
    let isAgain = step.presentation == 0 && !vertex.isBottom && isSame(step, target, vertex)
    return isAgain ? .worksUnlessOverBottom : .works
  }

  private func reset(_ step: PlainStep, _ target: TargetID, _ vertex: PlainGraph.Vertex) -> PlainEffect {
    guard vertex.base == .app else { return .works }
    let tab = graph.contexts[Int(vertex.context)].tab
    guard step.isBar, let first = machine.firstTab(of: NodeID(step.shown)) else {
      return tab == PlainStep.none && isSame(step, target, vertex) ? .idles : .works
    }
    // With more tabs than one there is a state in which another was looked at, which the reset forgets.
    let isFresh =
      tab == first.index && machine.tabs(of: NodeID(step.shown)).count == 1 && vertex.tag == PlainStep.none
      && vertex.screen == machine.root(of: first, FlagSet()).index
    return isFresh ? .idles : .works
  }

  /// Whether an entry is just what a step puts in its place, the call that began with it left as it is.
  private func shows(_ step: PlainStep, _ vertex: PlainGraph.Vertex) -> Bool {
    vertex.screen == step.shown && vertex.tag == step.tag && !steps.showsParameters(step)
  }

  private func isSame(_ step: PlainStep, _ target: TargetID, _ vertex: PlainGraph.Vertex) -> Bool {
    shows(step, vertex) && vertex.call == (step.isCall ? target.index : PlainStep.none)
  }

  /// Whether Back, closing the layer or a tab changes every state of an entry.
  func isMovedByPlatform(_ vertex: PlainGraph.Vertex) -> Bool {
    let bar = bar(of: vertex)
    if bar != PlainStep.none && (!vertex.isBottom || machine.tabs(of: NodeID(bar)).count > 1) { return true }
    guard !vertex.isBottom || vertex.base.isClosable else { return false }
    return isBackAutomatic(on: vertex.screen)
  }
}

extension Model {
  /// The flow that a target calls.
  func flow(calledBy call: UInt32) -> NodeID? {
    guard call != PlainStep.none, case .call(let flow) = targets[Int(call)].goal else { return nil }
    return flow
  }
}
