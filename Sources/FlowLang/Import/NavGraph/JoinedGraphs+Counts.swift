extension JoinedGraphs {
  /// What the graph of a file holds with all that it includes.
  func counts(of graph: Int) -> ImportCounts {
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

  /// What a graph holds under an id that something else before it has there already. A file that is included twice is
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

  /// What leads where: a graph to what it begins with, a destination to those of its actions. The actions of a graph
  /// have a number of their own behind those of the nodes, which every destination inside leads to.
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

  /// What an id leads to: what the platform finds, or else what there is of that name below the same outermost graph.
  func destination(_ id: String, from number: Int) -> Int? {
    find(id, from: number) ?? findAnywhere(id, below: root(of: number))
  }

  /// What kind of link an action is: what it leads to, whether it goes back before that, whether every screen has it.
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
