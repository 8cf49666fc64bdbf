/// The problems of graphs, as far as their files show them.
extension NavGraphImport {
  /// Returns the destination of an action, and reports one that the platform would not find.
  mutating func target(of action: NavGraph.Action, from number: Int) -> Int? {
    guard let id = action.destination else { return nil }
    if let found = graphs.find(id, from: number) { return found }
    if let found = graphs.findAnywhere(id, below: graphs.root(of: number)) ?? graphs.findAnywhere(id) {
      let outer = graphs.parents[found].first.flatMap { graphs.id(of: $0) } ?? "another graph"
      problems.report(
        .destinationOutOfScope, "the action leads to `\(id)`, which is inside `\(outer)` and is not found from here",
        at: action.range, help: "lead to the graph that holds it, or move it to one around both")
      return found
    }
    problems.report(
      .unknownDestination, "the action leads to `\(id)`, which is in none of the files", at: action.range,
      help: whereElse(from: number))
    return nil
  }

  /// Returns the node that an action pops to, and reports one that is never below, unless the destination is in none of
  /// the files: that has been reported, and the missing file may contain the node as well.
  mutating func place(of action: NavGraph.Action, from number: Int, leadingTo target: Int?) -> Int? {
    guard let id = action.popUpTo else { return nil }
    if let found = graphs.destination(id, from: number) { return found }
    if let other = graphs.findAnywhere(id) {
      let outer = graphs.parents[other].first.flatMap { graphs.id(of: $0) } ?? "another graph"
      problems.report(
        .unknownPlace, "the action goes back to `\(id)`, which is inside `\(outer)` and is never below here",
        at: action.range, help: "nothing is taken away then")
    } else if action.destination == nil || target != nil {
      problems.report(
        .unknownPlace, "the action goes back to `\(id)`, which is in none of the files", at: action.range,
        help: whereElse(from: number))
    }
    return nil
  }

  /// Returns a suggestion about files that could contain a missing destination.
  private mutating func whereElse(from number: Int) -> String {
    let missing = missingGraphs(around: number)
    guard !missing.isEmpty else { return "if another graph includes this one, import that, too" }
    return "import what is included here, too: \(listed(missing.map { "`\($0).xml`" }, most: 3))"
  }

  /// Returns the included graphs, below the outermost graph around a node, that are in none of the files.
  private mutating func missingGraphs(around number: Int) -> [String] {
    let root = graphs.root(of: number)
    if let known = missingGraphs[root] { return known }
    var seen: Set<String> = []
    let names = graphs.inside(root).filter(graphs.isMissing).compactMap { graphs.nodes[$0].included }
    let missing = names.filter { seen.insert($0).inserted }
    missingGraphs[root] = missing
    return missing
  }

  /// Returns the problem of an action that pops to a screen, leaves it on the stack and opens it again. A graph is not
  /// opened twice: popping to it removes its contents, whether inclusive or not.
  func opensAgain(_ action: NavGraph.Action, _ place: Int?) -> Finding? {
    guard let place, let id = action.popUpTo, action.destination == id, !action.isInclusive, !action.isSingleTop,
      graphs.nodes[place].isScreen
    else { return nil }
    return SourceProblem.opensAgain.finding(
      "the action goes back to `\(id)` and opens it once more on top", at: action.range,
      help: "make it inclusive, or set launchSingleTop")
  }

  mutating func findProblems() {
    for graph in graphs.outermost { findUnreached(below: graph) }
    var isTarget = [Bool](repeating: false, count: graphs.nodes.count)
    for number in graphs.nodes.indices {
      for action in graphs.nodes[number].actions {
        if let target = action.destination.flatMap({ graphs.destination($0, from: number) }) { isTarget[target] = true }
      }
    }
    for graph in graphs.nodes.indices where graphs.nodes[graph].kind == .graph {
      if directStart(of: graph) == nil {
        let message =
          graphs.nodes[graph].start.map { "the graph begins with `\($0)`, which it does not hold" }
          ?? "the graph does not declare its start"
        problems.report(
          .unknownDestination, message, at: graphs.nodes[graph].range,
          help: "name one of its destinations in `app:startDestination`")
      }
      for (number, first) in graphs.duplicates(in: graph) {
        let message = "the id `\(graphs.id(of: number) ?? "")` is given to another destination of this graph, too"
        var finding = SourceProblem.duplicateIdentifier.finding(message, at: graphs.nodes[number].range)
        finding.notes = [Finding.Note(message: "the first one is here", range: graphs.nodes[first].range)]
        problems.append(finding)
      }
    }
    for number in graphs.nodes.indices where isTarget[number] {
      let node = graphs.nodes[number]
      guard let tag = node.tag, ["fragment", "dialog"].contains(tag), node.className == nil else { continue }
      let message = "`\(graphs.id(of: number) ?? "")` has no class, and actions lead to it"
      problems.report(.missingClass, message, at: node.range, help: "set `android:name`")
    }
  }

  /// Reports the nodes that nothing in the files leads to and that the scanned code does not mention.
  private mutating func findUnreached(below graph: Int) {
    let inside = graphs.inside(graph)
    var edges = graphs.edges(below: graph)
    for (from, to) in linksOfCode { edges[from].append(to) }
    var reach = Reach(from: [graph], in: edges)
    for number in inside {
      let isNamed = isNamed(number) || code.nameUse(ofClass: graphs.nodes[number].className) != nil
      guard isNamed || !graphs.nodes[number].deepLinks.isEmpty else { continue }
      reach.extend(from: number)
      for outer in graphs.around(number) { reach.extend(from: outer) }
    }
    let missing = missingGraphs(around: graph)
    let candidates = inside.filter { graphs.nodes[$0].kind != .include }
    for number in reach.heads(among: candidates) {
      let node = graphs.nodes[number]
      let name = (graphs.id(of: number) ?? node.className).map { "`\($0)`" } ?? "this `<\(node.tag ?? "navigation")>`"
      let opener = missing.isEmpty ? "only code could" : "only code, or a graph that is not here, could"
      let rest = code.isKnown ? ", and the code does not open it" : "; \(opener) open it by its id"
      let helps = [
        missing.isEmpty ? nil : whereElse(from: number),
        code.isKnown ? nil : "`--scan DIR` looks through the code below a folder for it",
      ].compactMap { $0 }
      problems.report(
        .noEntryPoint, "nothing in the files leads to \(name)\(rest)", at: graphs.nodes[number].range,
        help: helps.isEmpty ? nil : helps.joined(separator: "; "))
    }
    // A missing file may lead anywhere.
    guard code.isKnown, missing.isEmpty else { return }
    for number in candidates where !reach.isReached[number] {
      if let node = nodes[number] { app[node].isDead = true }
    }
  }
}
