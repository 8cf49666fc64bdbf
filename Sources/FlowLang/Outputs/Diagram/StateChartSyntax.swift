/// The syntax that Mermaid and PlantUML share, with their differences: states, composite states, transitions and notes.
struct StateChartSyntax {
  /// Returns lines of text, each truncated at a limit and escaped for the tool.
  let text: (_ lines: [String], _ limit: Int) -> String
  /// Returns the text behind the name of a state that shows its mark.
  var mark: (StateChart.Mark) -> String = { _ in "" }
  /// The arrow to a state that other transitions already place.
  var looseArrow = "-->"

  /// The limits on the length of a line, and on that of a line in a note.
  static let (limit, noteLimit) = (44, 80)

  /// Writes a chart, the transitions after all states: Mermaid moves a state into the composite state in which a
  /// transition to it is written.
  func write(_ chart: StateChart, to page: inout IndentedWriter) {
    for part in chart.parts {
      switch part {
      case .state(let state):
        page.line(head(of: state))
        for line in state.lines.dropFirst() {
          page.line("\(state.id) : \(text(line.split(separator: "\n").map(String.init), Self.limit))")
        }
      case .opening(let state):
        page.line(head(of: state) + " {")
        page.indent()
      case .closing:
        page.outdent()
        page.line("}")
      }
    }
    for transition in chart.transitions {
      let label = transition.label.isEmpty ? "" : " : " + text(transition.label, Self.limit)
      let arrow = transition.isLoose ? looseArrow : "-->"
      page.line("\(transition.tail ?? "[*]") \(arrow) \(transition.head)\(label)")
    }
    for note in chart.notes { page.line("note right of \(note.state) : \(text(note.lines, Self.noteLimit))") }
  }

  private func head(of state: StateChart.State) -> String {
    "state \"\(text([state.lines.first ?? ""], Self.limit))\" as \(state.id)\(state.mark.map(mark) ?? "")"
  }
}
