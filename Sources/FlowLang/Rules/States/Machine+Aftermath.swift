/// What a person can still see once a link was followed.
extension Machine {
  /// How many states are looked at. Where there are more, nobody wants the list.
  private static let mostStates = 200

  /// The screens that can be shown from a state on, in the order of the file; nil where there are too many states.
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
