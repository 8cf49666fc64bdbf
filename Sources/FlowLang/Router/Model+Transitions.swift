extension Model {
  /// Returns the default transition of a screen: that of the nearest enclosing `transition` statement.
  func transition(of node: NodeID) -> TransitionReference {
    for container in enclosing(node) {
      if let transition = details(of: container).transition { return transition }
    }
    return .default
  }
}
