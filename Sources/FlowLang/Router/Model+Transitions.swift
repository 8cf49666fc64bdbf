extension Model {
  /// How a screen comes and goes when a link says nothing: what the nearest statement around it says.
  func transition(of node: NodeID) -> TransitionReference {
    for container in enclosing(node) {
      if let transition = details(of: container).transition { return transition }
    }
    return .default
  }
}
