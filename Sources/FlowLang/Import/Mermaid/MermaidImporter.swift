extension Importer {
  /// Mermaid's state diagrams and flowcharts. Of a folder none is taken: there, a diagram may be of anything.
  static let mermaid: Importer = Importer(
    name: "Mermaid diagram", plural: "Mermaid diagrams", fileExtensions: [],
    recognizes: { MermaidSource($0.source).diagram != nil }
  ) { sources, _, _ in
    var reading = Reading(flow: .text("", name: sources[0].name), problems: [], counts: [], joined: [])
    for source in sources {
      let read = MermaidImport(source.source)
      let lines = LineTable(source.source)
      for problem in read.problems {
        let line = lines.range(ofLine: min(problem.line, lines.count))
        let range = SourceRange(file: source.file, start: UInt32(line.lowerBound), end: UInt32(line.upperBound))
        reading.problems.append(SourceProblem.notUnderstood.finding(problem.message, at: range))
      }
      if source.file.index == 0 {
        reading.flow = .text(read.text ?? "", name: source.name)
      } else {
        let message = "one diagram makes a flow, and \(sources[0].source.path) is it"
        let range = SourceRange(file: source.file, start: 0, end: 0)
        reading.problems.append(SourceProblem.notUnderstood.finding(message, at: range))
      }
      reading.counts.append(counts(ofFlow: read.text ?? ""))
    }
    reading.joined = reading.counts
    return reading
  }

  /// How much a flow declares.
  private static func counts(ofFlow text: String) -> ImportCounts {
    let size = FlowSize([Compiler.compile(SourceFile(path: "imported.flow", text: text))])
    var counts = ImportCounts()
    (counts.screens, counts.links) = (size.screenCount, size.linkCount)
    counts.scenes = size.screenCount
    return counts
  }
}
