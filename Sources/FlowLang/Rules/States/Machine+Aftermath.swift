/// The screens that can be shown after a link.
extension Machine {
  /// The limit on the states that are explored; a longer list would not help.
  private static let mostStates = 200

  /// Returns the screens that can be shown from a state on, in the order of the file; nil for too many states.
  func screens(after first: AppState) -> [NodeID]? {
    var seen: Set<AppState> = [first]
    var pending = [first]
    var screens: Set<NodeID> = []
    while let state = pending.popLast() {
      screens.insert(state.current.screen)
      for action in actions(in: state) {
        let next = take(action, in: state)
        guard seen.insert(next).inserted else { continue }
        if seen.count > Self.mostStates { return nil }
        pending.append(next)
      }
    }
    return screens.sorted()
  }
}
