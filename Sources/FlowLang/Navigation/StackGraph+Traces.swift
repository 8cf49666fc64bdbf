/// What edges and exits stand for, step by step.
extension StackGraph {
  /// The steps of an edge.
  func steps(ofEdge edge: Int32) -> [Action] { steps(of: edges[Int(edge)].origin) }

  /// The steps of an exit, from its vertex on.
  func steps(ofExit exit: Int32) -> [Action] { steps(of: exits[Int(exit)].origin) }

  private func steps(of origin: Origin) -> [Action] {
    var result: [Action] = []
    var pending = [origin]
    while let next = pending.popLast() {
      switch next {
      case .free: break
      case .step(let action): result.append(action)
      case .exit(let exit): pending.append(exits[Int(exit)].origin)
      case .along(let edge, let exit):
        pending.append(exits[Int(exit)].origin)
        pending.append(edges[Int(edge)].origin)
      case .stepThenExit(let action, let exit):
        result.append(action)
        pending.append(exits[Int(exit)].origin)
      }
    }
    return result
  }
}
