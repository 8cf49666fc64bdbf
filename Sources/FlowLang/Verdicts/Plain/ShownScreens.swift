/// Which screens are shown in some state, embedded ones included, and the nearest entry that shows each.
struct ShownScreens {
  private(set) var isShown: [Bool]
  private(set) var nearest: [UInt32]

  init(_ space: PlainSpace, _ ways: PlainWays) {
    let model = space.machine.model
    isShown = Array(repeating: false, count: model.nodes.count)
    nearest = Array(repeating: PlainStep.none, count: model.nodes.count)
    var isOnTop = isShown
    let hasEmbeds = model.details.contains { !$0.embeds.isEmpty }
    for number in ways.order {
      let vertex = space.graph[number]
      let screen = Int(vertex.screen)
      if vertex.isCovered || isOnTop[screen] { continue }
      isOnTop[screen] = true
      show(screen, number)
      guard hasEmbeds else { continue }
      for inner in space.machine.embeddedScreens(in: NodeID(screen)) { show(Int(inner.index), number) }
    }
  }

  private mutating func show(_ screen: Int, _ number: UInt32) {
    if isShown[screen] { return }
    isShown[screen] = true
    nearest[screen] = number
  }
}
