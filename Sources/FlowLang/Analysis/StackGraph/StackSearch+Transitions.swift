/// The results of the steps of a settled graph: every edge and exit that they lead to exists by then.
extension StackSearch {
  /// Returns the results of every step of every vertex, and the endings of every exit.
  mutating func allTransitions() -> StackTransitions {
    transitions = StackTransitions()
    defer { transitions = nil }
    // Nothing is added but steps of their own, so that the counts of the settled graph hold.
    for vertex in Int32(0)..<Int32(graph.vertices.count) {
      if !graph[vertex].isCovered && graph.distance[Int(vertex)] >= 0 { expand(vertex) }
      transitions?.closeVertex()
    }
    for number in Int32(0)..<Int32(graph.exits.count) {
      let exit = graph.exits[Int(number)]
      if lands(exit) {
        results.removeAll(keepingCapacity: true)
        land(table.exits[Int(exit.move)], exit.flags, on: exit.vertex, exit.cost, .free)
        transitions?.add(endingAcross: -1, results)
      }
      var edge = graph.firstEntering[Int(exit.vertex)]
      while edge >= 0 {
        results.removeAll(keepingCapacity: true)
        handDown(number, through: edge)
        if !results.isEmpty { transitions?.add(endingAcross: edge, results) }
        edge = graph.nextEntering[Int(edge)]
      }
      transitions?.closeExit()
    }
    return transitions ?? StackTransitions()
  }
}
