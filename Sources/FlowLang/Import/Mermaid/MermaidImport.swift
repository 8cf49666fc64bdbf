/// Converts diagrams to the terms of the language.
///
/// States and nodes become screens, transitions links, containers groups: a transition of a group is one of all its
/// screens. Decisions are no screens; the paths through one lead to the screens behind it. What has no counterpart is
/// kept as a note, left out if it is only about looks, or reported with its line.
///
///     MermaidSource ── lines ──▶ StateDiagramReader, FlowchartReader ── MermaidGraph ──▶ MermaidPaths ──▶ ImportedApp
struct MermaidImport {
  private(set) var app = ImportedApp()
  private(set) var problems: [Finding] = []
  /// The counts of each diagram.
  private(set) var counts: [ImportCounts] = []

  init() { app.unknown = "not part of the diagram" }

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
    let paths = MermaidPaths(graph)
    problems += paths.graph.problems
    if paths.starts.isEmpty { problems.report(.unreadableSource, "there is nothing in the diagram", at: graph.range) }
    let group = isAlone ? nil : addGroup(of: graph, named: name, file)
    if isAlone {
      app.documentation = graph.title
      app.notes = graph.notes.map { ImportedNote("text", $0) }
    }
    let nodes = addNodes(of: paths.graph, in: group, file)
    addLinks(of: paths, to: nodes)
    addStarts(of: paths, to: nodes)
    let reach = paths.reach
    problems += paths.unreached(reach)
    counts.append(paths.counts(reach))
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
  private mutating func addLinks(of paths: MermaidPaths, to nodes: [ImportedID?]) {
    let arrivals = paths.onlyArrivals
    for (tail, leaving) in paths.leaving.enumerated() {
      guard let node = nodes[tail] else { continue }
      var links: [ImportedLink] = []
      for path in leaving {
        guard let goal = nodes[path.goal] else { continue }
        let name = ReadableName.word(path.label) ?? ReadableName.ofLink(to: paths.graph.nodes[path.goal].names[0])
        // An arrow back to the only predecessor is Back, not a second call of it.
        let isBack = path.goal != tail && arrivals[tail] == path.goal && MermaidPaths.isNamedBack(path.label)
        var link = ImportedLink([name], isBack ? .back : .call(ImportedCall(goal)))
        if !path.label.isEmpty { link.label = path.label }
        links.append(link)
      }
      app[node].links += links
    }
  }

  /// Starts the app with the first initial screen, and makes the others entry points.
  private mutating func addStarts(of paths: MermaidPaths, to nodes: [ImportedID?]) {
    for path in paths.starts {
      guard let node = nodes[path.goal] else { continue }
      if app.start == nil {
        app.start = ImportedCall(node)
      } else if app.start?.node != node {
        let text = "start of \(paths.graph.nodes[path.goal].id)" + (path.label.isEmpty ? "" : ": \(path.label)")
        app[node].add(ImportedEntryPoint(isURL: false, text: text))
      }
    }
  }
}
