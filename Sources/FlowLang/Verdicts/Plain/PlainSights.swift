/// Which entries show a screen, a tab bar, or something of a group or flow, when they are on top.
struct PlainSights {
  /// By the number of the screen.
  private let isMeant: [Bool]
  private let bar: NodeID?
  /// The bar of each tab.
  private let bars: [NodeID]

  init(_ node: NodeID, _ machine: Machine) {
    let model = machine.model
    bars = model.tabs.map(\.owner)
    guard model[node].kind != .tabs else {
      (isMeant, bar) = ([], node)
      return
    }
    // What stands in a node comes after it.
    var isInside = [Bool](repeating: false, count: model.nodes.count)
    for index in model.nodes.indices {
      let own = NodeID(index)
      isInside[index] = own == node || own != .app && isInside[Int(model[own].parent.index)]
    }
    bar = nil
    isMeant = isInside.indices.map { index in
      if isInside[index] || model.nodes[index].details == NodeDetails.none { return isInside[index] }
      return machine.embeddedScreens(in: NodeID(index)).contains { isInside[Int($0.index)] }
    }
  }

  /// Whether an entry in a tab, if any, shows it.
  func contains(_ screen: UInt32, in tab: UInt32) -> Bool {
    guard let bar else { return isMeant[Int(screen)] }
    return tab != PlainStep.none && bars[Int(tab)] == bar
  }

  /// Whether a state shows it.
  func contains(_ state: AppState, _ machine: Machine) -> Bool {
    let tab = state.top.bar.map { machine.tabs(of: $0)[state.top.selected].index }
    return contains(state.current.screen.index, in: tab ?? PlainStep.none)
  }

  /// Whether a seen vertex shows it.
  func contains(_ vertex: UInt32, _ graph: PlainGraph) -> Bool {
    !graph[vertex].isCovered && contains(graph[vertex].screen, in: graph.context(of: vertex).tab)
  }
}
