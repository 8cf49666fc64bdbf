/// A vertex of the stack graph, seen as the state that links are followed in.
struct VertexSurroundings: Surroundings {
  let vertex: StackVertex
  let flags: FlagSet
  let beneath: Beneath
  private let call: FlowCall?
  private let tracked: [TrackedPlace]

  init(_ vertex: StackVertex, flags: FlagSet, _ graph: StackGraph) {
    self.vertex = vertex
    self.flags = flags
    beneath = graph.beneath(vertex)
    call = graph.call(of: vertex)
    tracked = graph.tracked
  }

  func isCurrent(_ screen: NodeID) -> Bool { vertex.screen == screen }

  func has(_ place: Target.Place) -> Bool {
    if case .root = place { return true }
    return beneath.marks.contains { tracked[Int($0.place)] == .place(place) }
  }

  func canRaise(_ tag: TagID) -> Bool {
    vertex.tag == tag || beneath.marks.contains { tracked[Int($0.place)] == .raisable(tag) }
  }

  func isInCall(of flow: NodeID) -> Bool { call?.flow == flow || has(.node(flow)) }

  func nearest(_ tabs: [TabID], _ model: Model) -> (tab: TabID, isSelected: Bool)? {
    for selected in (beneath.tab.map { [$0] } ?? []) + beneath.tabsBelow {
      if let tab = tabs.first(where: { model[$0].owner == model[selected].owner }) { return (tab, tab == selected) }
    }
    return nil
  }
}
