/// The syntax that Mermaid and PlantUML share, with their differences: states, composite states, transitions and notes.
struct StateChartSyntax {
  /// Writes lines of text, each truncated at a limit and escaped for the tool.
  let write: (_ lines: [String], _ limit: Int, _ page: inout IndentedWriter) -> Void
  /// Returns the text after the name of a state for its mark.
  var mark: (StateChart.Mark) -> String = { _ in "" }
  /// The arrow to a state that other transitions already place.
  var looseArrow = "-->"

  /// The limits on the length of a line, and on that of a line in a note.
  private static let (limit, noteLimit) = (44, 60)

  /// Writes a chart, the transitions after all states: Mermaid moves a state into the composite state in which a
  /// transition to it is written.
  func write(_ chart: StateChart, to page: inout IndentedWriter) {
    for part in chart.parts {
      switch part {
      case .state(let state):
        write(state, to: &page)
        page.endLine()
        for line in state.lines.dropFirst() {
          page.startLine()
          page.write("\(state.id) : ")
          write([line], Self.limit, &page)
          page.endLine()
        }
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
  }

  private func write(_ state: StateChart.State, to page: inout IndentedWriter) {
    page.startLine()
    page.write("state \"")
    write([state.lines.first ?? ""], Self.limit, &page)
    page.write("\" as \(state.id)")
    if let mark = state.mark { page.write(self.mark(mark)) }
  }

  private func write(_ transition: StateChart.Transition, to page: inout IndentedWriter) {
    page.startLine()
    page.write("\(transition.tail ?? "[*]") \(transition.isLoose ? looseArrow : "-->") \(transition.head)")
    if !transition.label.isEmpty {
      page.write(" : ")
      write(transition.label, Self.limit, &page)
    }
    page.endLine()
  }

  private func write(_ note: StateChart.Note, to page: inout IndentedWriter) {
    page.startLine()
    page.write("note right of \(note.state) : ")
    write(note.lines, Self.noteLimit, &page)
    page.endLine()
  }
}
