/// Converts diagrams to the terms of the language.
///
/// States and nodes become screens, transitions links, containers groups: a transition of a group is one of all its
/// screens. Decisions are no screens; the paths through one lead to the screens behind it. What has no counterpart is
/// kept as a note, left out if it is only about looks, or reported with its line.
///
///     MermaidSource ── lines ──▶ StateDiagramReader, FlowchartReader ── MermaidGraph ──▶ MermaidWays ──▶ ImportedApp
struct MermaidImport {
  private(set) var app = ImportedApp()
  private(set) var problems: [Finding] = []
  /// The counts of each diagram.
  private(set) var counts: [ImportCounts] = []

  init() { app.unknown = "the diagram does not say more" }

  /// Adds a diagram. The app starts where the first diagram does.
  ///
  /// - Parameters:
  ///   - name: The name of its file.
  ///   - isAlone: Whether it is the only diagram; otherwise each becomes a group.
  ///   - isNamedByFile: Whether the app is named after the file.
  mutating func add(_ graph: MermaidGraph, named name: String, isAlone: Bool, isNamedByFile: Bool) {
    let file = app.files.count
    app.files.append(name)
    if file == 0, isNamedByFile, name.first?.isLetter == true { app.name = name }
    let ways = MermaidWays(graph)
    problems += ways.graph.problems
    if ways.starts.isEmpty {
      problems.append(SourceProblem.unreadableSource.finding("there is nothing in the diagram", at: graph.place))
    }
    let group = isAlone ? nil : addGroup(of: graph, named: name, file)
    if isAlone {
      app.documentation = graph.title
      app.notes = graph.notes.map { ImportedNote("text", $0) }
    }
    let nodes = addNodes(of: ways.graph, in: group, file)
    addLinks(of: ways, to: nodes)
    addStarts(of: ways, to: nodes)
    let reach = ways.reach
    problems += ways.unreached(reach)
    counts.append(ways.counts(reach))
  }

  private mutating func addGroup(of graph: MermaidGraph, named name: String, _ file: Int) -> ImportedID {
    var group = ImportedNode(.group, ["\(name) diagram"])
    group.file = file
    group.documentation = graph.title
    group.notes = graph.notes.map { ImportedNote("text", $0) }
    return app.add(group)
  }

  /// Adds the nodes of a diagram, each area before its contents; nil for junctions.
  private mutating func addNodes(of graph: MermaidGraph, in group: ImportedID?, _ file: Int) -> [ImportedID?] {
    var nodes = [ImportedID?](repeating: nil, count: graph.nodes.count)
    for index in graph.outerFirst where graph.nodes[index].kind != .junction {
      let node = graph.nodes[index]
      var imported = ImportedNode(node.kind == .area ? .group : .screen, node.names)
      imported.parent = node.parent.flatMap { nodes[$0] } ?? group
      imported.file = file
      let name = imported.candidates[0]
      let lines = node.lines.filter { $0 != name }
      if !lines.isEmpty { imported.documentation = lines.joined(separator: "\n") }
      if name != node.id { imported.notes.append(ImportedNote("id", node.id)) }
      imported.notes += node.notes.map { ImportedNote("text", $0) } + node.ends.map { ImportedNote("end", $0) }
      nodes[index] = app.add(imported)
    }
    return nodes
  }

  /// Adds the links from screen to screen.
  private mutating func addLinks(of ways: MermaidWays, to nodes: [ImportedID?]) {
    let arrivals = ways.onlyArrivals
    for (tail, leaving) in ways.leaving.enumerated() {
      guard let node = nodes[tail] else { continue }
      var links: [ImportedLink] = []
      for way in leaving {
        guard let goal = nodes[way.goal] else { continue }
        let name = ReadableName.word(way.label) ?? ReadableName.ofLink(to: ways.graph.nodes[way.goal].names[0])
        // An arrow back to the only predecessor is Back, not a second call of it.
        let isBack = way.goal != tail && arrivals[tail] == way.goal && MermaidWays.saysBack(way.label)
        var link = ImportedLink([name], isBack ? .back : .call(ImportedCall(goal)))
        if !way.label.isEmpty { link.label = way.label }
        links.append(link)
      }
      app[node].links += links
    }
  }

  /// Starts the app with the first initial screen, and makes the others entry points.
  private mutating func addStarts(of ways: MermaidWays, to nodes: [ImportedID?]) {
    for way in ways.starts {
      guard let node = nodes[way.goal] else { continue }
      if app.start == nil {
        app.start = ImportedCall(node)
      } else if app.start?.node != node {
        let text = "start of \(ways.graph.nodes[way.goal].id)" + (way.label.isEmpty ? "" : ": \(way.label)")
        let entry = ImportedEntryPoint(isURL: false, text: text)
        if !app[node].entryPoints.contains(entry) { app[node].entryPoints.append(entry) }
      }
    }
  }
}
