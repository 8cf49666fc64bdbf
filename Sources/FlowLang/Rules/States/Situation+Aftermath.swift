/// What a person can still see once a link was followed.
extension Situation {
  /// How many states are looked at. Where there are more, nobody wants the list.
  private static let most = 200

  /// The screens that can be shown from then on, in the order of the file; nil where there are too many states.
  var aftermath: [NodeID]? {
    guard let first = outcome else { return nil }
    let machine = compilation.machine
    var seen: Set<AppState> = [first]
    var pending = [first]
    var screens: Set<NodeID> = []
    while let state = pending.popLast() {
      screens.insert(state.current.screen)
      for action in machine.actions(in: state) {
        let next = machine.take(action, in: state)
        guard seen.insert(next).inserted else { continue }
        if seen.count > Self.most { return nil }
        pending.append(next)
      }
    }
    return screens.sorted()
  }
}
