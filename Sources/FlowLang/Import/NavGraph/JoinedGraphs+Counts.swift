extension JoinedGraphs {
  /// The counts of the first graph with all that it includes.
  var counts: ImportCounts {
    let graph = 0
    var counts = ImportCounts()
    let inside = inside(graph)
    let screens = inside.filter { nodes[$0].isScreen }
    counts.scenes = inside.count
    counts.screens = screens.count
    counts.containers = inside.count { nodes[$0].kind == .graph }
    counts.externals = inside.count { isMissing($0) }
    counts.nested = counts.containers - 1
    counts.deepLinks = inside.reduce(0) { $0 + nodes[$1].deepLinks.count }
    for number in inside {
      for action in nodes[number].actions {
        counts.links += 1
        if nodes[number].kind == .graph { counts.globals += 1 }
        counts.kinds[kind(of: action, from: number), default: 0] += 1
      }
    }
    if let start = start(of: graph) {
      counts.start = isMissing(start) ? "include:\(id(of: start) ?? "")" : id(of: start)
    }
    let edges = edges(below: graph)
    let declared = Reach(from: [graph], in: edges)
    var all = declared
    for number in inside where !nodes[number].deepLinks.isEmpty {
      all.extend(from: number)
      // A deep link puts the starts of the graphs around it below.
      for outer in around(number) { all.extend(from: outer) }
    }
    counts.unreachableFromStart = screens.count { !declared.isReached[$0] }
    counts.unreachable = screens.count { !all.isReached[$0] }
    counts.withoutLinks = screens.count { number in
      nodes[number].actions.isEmpty && around(number).allSatisfy { nodes[$0].actions.isEmpty }
    }
    counts.duplicates = inside.reduce(0) { $0 + duplicates(in: $1).count }
    return counts
  }

  /// Returns the children of a graph whose id an earlier child has, with that child. A file that is included twice is
  /// one graph.
  func duplicates(in graph: Int) -> [(number: Int, first: Int)] {
    var first: [String: Int] = [:]
    var result: [(number: Int, first: Int)] = []
    for child in children[graph] {
      guard let id = id(of: child) else { continue }
      let other = first[id] ?? child
      first[id] = other
      if other != child { result.append((child, other)) }
    }
    return result
  }

  /// Returns the edges of the reachability graph: from a graph to its start, from a destination to those of its
  /// actions. The actions of a graph have a vertex of their own after those of the nodes, with an edge from each node
  /// inside.
  func edges(below graph: Int) -> [[Int]] {
    var edges = [[Int]](repeating: [], count: nodes.count * 2)
    for number in inside(graph) {
      let targets = nodes[number].actions.compactMap { action in
        action.destination.flatMap { destination($0, from: number) }
      }
      if nodes[number].kind == .graph {
        edges[nodes.count + number] = targets
        if let id = nodes[number].start, let start = find(id, from: number) ?? findAnywhere(id, below: number) {
          edges[number].append(start)
        }
      } else {
        edges[number] = targets + around(number).map { nodes.count + $0 }
      }
    }
    return edges
  }

  /// Returns the node that an id refers to: in the scope that the platform searches, or else below the same outermost
  /// graph.
  func destination(_ id: String, from number: Int) -> Int? {
    find(id, from: number) ?? findAnywhere(id, below: root(of: number))
  }

  /// Returns the kind of an action: the kind of its destination, whether it pops before that, and whether it is global.
  private func kind(of action: NavGraph.Action, from number: Int) -> String {
    var words = nodes[number].kind == .graph ? ["global"] : []
    if let id = action.destination {
      words.append("to \(destination(id, from: number).map(word) ?? "?")")
      if action.popUpTo != nil { words.append("+pop") }
    } else {
      words.append("pop")
    }
    return words.joined(separator: " ")
  }

  private func word(for number: Int) -> String {
    switch nodes[number].kind {
    case .graph: "navigation"
    case .include: "include"
    case .destination(let tag): tag
    }
  }
}
