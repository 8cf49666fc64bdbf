/// Writes a chart as a Mermaid `stateDiagram-v2` (mermaid.js.org/syntax/stateDiagram.html).
///
/// Transitions come after all states: Mermaid takes a state into the one that a transition to it is written in.
enum MermaidPicture {
  static func draw(_ chart: StateChart) -> String {
    var page = IndentedWriter()
    writeTitle(chart.title, to: &page)
    page.line("stateDiagram-v2")
    page.indent()
    page.line("direction LR")
    var marked: [StateChart.Mark: [String]] = [:]
    for part in chart.parts {
      switch part {
      case .state(let state):
        write(state, to: &page)
        page.endLine()
        for line in state.lines.dropFirst() {
          page.startLine()
          page.write("\(state.id) : ")
          page.write(mermaid: [line])
          page.endLine()
        }
        if let mark = state.mark { marked[mark, default: []].append(state.id) }
      case .opening(let state):
        write(state, to: &page)
        page.write(" {")
        page.endLine()
        page.indent()
      case .closing:
        page.outdent()
        page.line("}")
      }
    }
    for transition in chart.transitions { write(transition, to: &page) }
    for note in chart.notes { write(note, to: &page) }
    for mark in StateChart.Mark.allCases {
      guard let states = marked[mark] else { continue }
      page.line("classDef \(mark.rawValue) \(style(of: mark))")
      page.line("class \(states.joined(separator: ",")) \(mark.rawValue)")
    }
    page.outdent()
    return page.text
  }

  private static func write(_ state: StateChart.State, to page: inout IndentedWriter) {
    page.startLine()
    page.write("state \"")
    page.write(mermaid: [state.lines.first ?? ""])
    page.write("\" as \(state.id)")
  }

  private static func write(_ transition: StateChart.Transition, to page: inout IndentedWriter) {
    page.startLine()
    page.write("\(transition.tail ?? "[*]") --> \(transition.head)")
    if !transition.label.isEmpty {
      page.write(" : ")
      page.write(mermaid: transition.label)
    }
    page.endLine()
  }

  private static func write(_ note: StateChart.Note, to page: inout IndentedWriter) {
    page.startLine()
    page.write("note right of \(note.state) : ")
    page.write(mermaid: note.lines, limit: 60)
    page.endLine()
  }

  /// The title stands in a head of YAML, where Mermaid knows no entity codes.
  private static func writeTitle(_ lines: [String], to page: inout IndentedWriter) {
    guard !lines.isEmpty else { return }
    page.line("---")
    page.write("title: \"")
    for scalar in DiagramText.scalars(lines.joined(separator: " · "), limit: 800) {
      if scalar == "\"" || scalar == "\\" { page.write(byte: ASCII.backslash) }
      page.write(String(scalar))
    }
    page.write("\"")
    page.endLine()
    page.line("---")
  }

  private static func style(of mark: StateChart.Mark) -> String {
    switch mark {
    case .alarm: "stroke:#c0392b,stroke-width:2px"
    case .outside: "stroke-dasharray:4"
    case .outcome: "fill:#0b7a75,color:#ffffff"
    case .way: "stroke:#d97706,stroke-width:3px"
    }
  }
}
