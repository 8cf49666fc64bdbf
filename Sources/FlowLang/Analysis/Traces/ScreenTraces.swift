/// The shortest trace from the start of the app to each screen, without urls and entry points.
struct ScreenTraces {
  private var traces: [NodeID: Answer.Witness] = [:]

  /// Creates the traces; nil where they are undecided.
  init?(_ machine: Machine) {
    let inquiry = Inquiry(machine)
    for node in machine.model.nodeIDs where machine.model[node].kind == .screen {
      switch inquiry.answer(.shows(node, fromOutside: false), shortest: true) {
      case .never: break
      case .found(let found) where found.isShortest: traces[node] = found
      case .found, .undecided: return nil
      }
    }
  }

  /// Returns the number of steps from the start to a screen; nil when no trace leads there.
  func length(to screen: NodeID) -> Int? { traces[screen]?.actions.count }

  /// Returns the screen before a screen on its trace; nil when it is the first.
  func screen(before screen: NodeID) -> NodeID? {
    for action in (traces[screen]?.actions ?? []).reversed() {
      if case .link(_, let before, _) = action, before != screen { return before }
    }
    return nil
  }

  /// Returns the steps from the start to a screen.
  func trace(to screen: NodeID) -> [Action] { traces[screen]?.actions ?? [] }
}
