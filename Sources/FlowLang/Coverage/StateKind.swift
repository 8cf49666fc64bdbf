/// What can be told of a state from the screen that is seen: states of one kind mostly offer the same, and lead to
/// states of the same kinds, so that one of each kind is enough to look at.
struct StateKind: Hashable {
  private let screen: NodeID
  private let tag: TagID?
  private let isBottom: Bool
  private let presentation: Target.Presentation?
  private let tab: Int?
  private let bars: [NodeID]
  private let flags: FlagSet
  /// The places below that something asks for, each once, in order.
  private let places: [TagID]
  private let nodes: [NodeID]
  /// The innermost call of each flow: whose `on`s answer its end.
  private let calls: [FlowCall]

  /// - Parameters:
  ///   - state: The state.
  ///   - asked: The places that something asks for.
  init(_ state: AppState, _ asked: AskedPlaces) {
    let top = state.top
    screen = state.current.screen
    tag = state.current.tag
    isBottom = top.stack.count == 1
    presentation = top.presentation
    tab = top.bar == nil ? nil : top.selected
    bars = state.layers.compactMap(\.bar)
    flags = state.flags
    var tags: Set<TagID> = []
    var nodes: Set<NodeID> = []
    var calls: [FlowCall] = []
    for layer in state.layers.reversed() {
      for index in layer.stack.indices.reversed() {
        let entry = layer.stack[index]
        if let tag = entry.tag, asked.tags.contains(tag) { tags.insert(tag) }
        if asked.nodes.contains(entry.screen) { nodes.insert(entry.screen) }
        guard let call = layer.call(at: index), !calls.contains(where: { $0.flow == call.flow }) else { continue }
        calls.append(call)
      }
    }
    places = tags.sorted()
    self.nodes = nodes.sorted()
    self.calls = calls
  }
}

/// The places that a link of the flow asks for.
struct AskedPlaces {
  private(set) var tags: Set<TagID> = []
  private(set) var nodes: Set<NodeID> = []

  init(_ model: Model) {
    for tracked in TrackedPlace.find(model) {
      switch tracked {
      case .place(.tag(let tag)), .raisable(let tag): tags.insert(tag)
      case .place(.node(let node)): nodes.insert(node)
      case .place(.root): break
      }
    }
  }
}
