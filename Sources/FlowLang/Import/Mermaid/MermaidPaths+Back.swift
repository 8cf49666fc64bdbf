/// Arrows that mean Back.
extension MermaidPaths {
  /// The only predecessor of each node; nil if it has several, or is an initial node.
  var onlyArrivals: [Int?] {
    var arrivals = [Set<Int>](repeating: [], count: graph.nodes.count)
    for (tail, paths) in leaving.enumerated() { for path in paths { arrivals[path.goal].insert(tail) } }
    for path in starts { arrivals[path.goal].insert(-1) }
    return arrivals.map { $0.count == 1 ? $0.first : nil }
  }

  /// Whether the label of an arrow means Back: "Back", "close", "Back to the list".
  static func isNamedBack(_ label: String) -> Bool {
    let text = label.lowercased().split { !$0.isLetter }.joined(separator: " ")
    let isWhole = ["back", "go back", "close", "cancel", "dismiss", "return"].contains(text)
    return isWhole || ["back to ", "go back to ", "return to "].contains { text.hasPrefix($0) }
  }
}
