extension Emitter {
  /// A state diagram for Mermaid, which draws it in a browser or in Markdown.
  static let mermaid = Emitter(name: "mermaid", fileExtension: "mmd") { MermaidPicture.draw(StateChart($0, $1)) }
}

/// Writes a chart as a Mermaid `stateDiagram-v2` (mermaid.js.org/syntax/stateDiagram.html).
enum MermaidPicture {
  static func draw(_ chart: StateChart) -> [UInt8] {
    var page = IndentedWriter()
    writeTitle(chart.title, to: &page)
    page.line("stateDiagram-v2")
    page.indent()
    page.line("direction LR")
    let syntax = StateChartSyntax { MermaidText.lines($0, limit: $1) }
    syntax.write(chart, to: &page)
    var marked: [StateChart.Mark: [String]] = [:]
    for case .state(let state) in chart.parts {
      if let mark = state.mark { marked[mark, default: []].append(state.id) }
    }
    for mark in StateChart.Mark.allCases {
      guard let states = marked[mark] else { continue }
      page.line("classDef \(mark.rawValue) \(style(of: mark))")
      page.line("class \(states.joined(separator: ",")) \(mark.rawValue)")
    }
    page.outdent()
    return page.bytes
  }

  /// Writes the title into a YAML header, where Mermaid does not support entity codes.
  private static func writeTitle(_ lines: [String], to page: inout IndentedWriter) {
    guard !lines.isEmpty else { return }
    page.line("---")
    let scalars = DiagramText.scalars(lines.joined(separator: " · "), limit: 800)
    let title = scalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
    page.line("title: \"\(title)\"")
    page.line("---")
  }

  private static func style(of mark: StateChart.Mark) -> String {
    switch mark {
    case .alarm: "stroke:#c0392b,stroke-width:2px"
    case .missing: "stroke:#c0392b,stroke-width:2px,stroke-dasharray:4"
    case .outside: "stroke-dasharray:4"
    case .outcome: "fill:#0b7a75,color:#ffffff"
    case .trace: "stroke:#d97706,stroke-width:3px"
    case .added: "stroke:#2b8a3e,stroke-width:3px"
    case .removed: "stroke:#c92a2a,stroke-width:2px,stroke-dasharray:6"
    case .changed: "stroke:#b7791f,stroke-width:3px"
    }
  }
}
