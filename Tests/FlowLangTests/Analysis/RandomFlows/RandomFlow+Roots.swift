@testable import FlowLang

/// Flows at the root of a random flow, with nothing below them.
extension RandomFlow {
  /// Adds handlers to a start for the outcomes of the flows that it names.
  mutating func answered(_ start: String) -> String {
    start.split(separator: " ").map { word in
      guard let flow = flows.first(where: { $0.name == word }) else { return String(word) }
      let handlers = flow.outcomes.map { outcome in
        "on \(outcome) -> \(features.mode == .roots ? rootGoal(Scope(screen: screenCount, depth: 1)) : "stay")"
      }
      return word + " { " + handlers.joined(separator: " ") + " }"
    }.joined(separator: " ")
  }

  /// Turns some flows of one screen into screens that declare the outcomes.
  mutating func shapeScreensWithOutcomes() {
    for index in flows.indices where flows[index].screens.count == 1 && chance(50) {
      flows[index].isScreen = true
      flows[index].name = screen(flows[index].screens.lowerBound)
    }
  }

  /// Returns the flow of a screen with outcomes.
  func flowOfScreen(_ index: Int) -> FlowShape? { flows.first { $0.isScreen && $0.screens.contains(index) } }

  /// Returns a call of a flow that becomes the root of the app.
  mutating func rootCall(of flow: FlowShape, _ scope: Scope) -> String {
    var text = flow.name + " reset"
    if features.hasTags && chance(20) { text += " as " + tag(flow.screens.lowerBound) }
    text += assignments(20)
    let handlers = flow.outcomes.map { "on \($0) -> \(rootGoal(scope.inner))" }
    return text + " { " + handlers.joined(separator: " ") + " }"
  }

  /// Returns the goal when a flow at the root ends.
  private mutating func rootGoal(_ scope: Scope) -> String {
    var text: String
    switch random.int(below: 10) {
    case 0: text = "open \"https://example.com\""
    case 1: text = "stay" + assignments(30)
    case 2 where !bars.isEmpty: text = "T0 reset" + assignments(20)
    case 3, 4:
      if scope.depth < 2, let flow = flows.randomElement(&random) { return rootCall(of: flow, scope) }
      fallthrough
    default:
      let index = random.int(below: screenCount)
      if let flow = flowOfScreen(index) {
        if scope.depth < 2 { return rootCall(of: flow, scope) }
        return flow.name + " reset { " + flow.outcomes.map { "on \($0) -> stay" }.joined(separator: " ") + " }"
      }
      text = screen(index) + " reset" + assignments(20)
    }
    guard !flags.isEmpty, scope.depth < 3, chance(25) else { return text }
    text += " when " + conditions()
    if chance(60) { text += " else " + rootGoal(scope.inner.inner) }
    return text
  }
}

extension Array {
  fileprivate func randomElement(_ random: inout SeededRandom) -> Element? { isEmpty ? nil : random.pick(self) }
}
