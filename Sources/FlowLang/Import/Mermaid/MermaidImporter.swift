extension Importer {
  /// Mermaid's state diagrams and flowcharts. Folders are not searched for them, because they hold diagrams of
  /// anything.
  static let mermaid: Importer = Importer(
    name: "Mermaid diagram", plural: "Mermaid diagrams", fileExtensions: [],
    recognizes: { mayHoldDiagram($0) && MermaidSource($0.source, $0.file).diagram != nil }
  ) { sources, _, _ in
    var work = MermaidImport()
    for source in sources {
      let found = MermaidSource(source.source, source.file)
      guard let diagram = found.diagram else { continue }
      var graph =
        switch diagram.kind {
        case .state: StateDiagramReader.read(diagram)
        case .flowchart: FlowchartReader.read(diagram)
        }
      graph.problems += found.others.map {
        SourceProblem.notUnderstood.finding("only the first diagram of a file is read, this is another", at: $0)
      }
      work.add(graph, named: source.name, isAlone: sources.count == 1, isNamedByFile: !found.isMarkdown)
    }
    return Reading(app: work.app, problems: work.problems, counts: work.counts, joined: work.counts)
  }

  /// Whether a file may contain a diagram: XML does not, though Markdown may begin like it, and neither does a file
  /// that is too large to be written by hand.
  private static func mayHoldDiagram(_ source: ImportSource) -> Bool {
    let path = source.source.path
    let isMarkdown = path.hasSuffix(".md") || path.hasSuffix(".markdown")
    return (source.document == nil || isMarkdown) && source.source.bytes.count <= 4 << 20
  }
}
