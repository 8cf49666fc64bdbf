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

/// Text in the places that Mermaid has for it (mermaid.js.org/syntax/flowchart.html#entity-codes-to-escape-characters).
/// No text of a flow can end a text, begin a statement or be taken for HTML or Markdown.
enum MermaidText {
  /// Returns lines, each truncated where it would make the picture too wide.
  static func lines(_ lines: [String], limit: Int) -> String {
    lines.map { line(DiagramText.scalars($0, limit: limit)) }.joined(separator: "<br/>")
  }

  private static func line(_ scalars: [Unicode.Scalar]) -> String {
    scalars.indices.map { index in
      let scalar = scalars[index]
      // The ligature is the beginning of Mermaid's internal replacement for entity codes.
      if scalar == "\u{FB02}" { return "fl" }
      return isPlain(scalar) && !isDirection(scalars[index...]) ? String(scalar) : "#\(scalar.value);"
    }.joined()
  }

  /// Whether a scalar has no special meaning in Mermaid, in any context.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", ",", "(", ")", "?", "/", "'": true
    default: scalar.value > 0xA0
    }
  }

  /// Whether a text begins with a word that Mermaid searches for in complete lines.
  private static func isDirection(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    scalars.prefix(9).elementsEqual("direction".unicodeScalars) { $0.properties.lowercaseMapping == String($1) }
  }
}
