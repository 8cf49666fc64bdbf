/// Writes a chart as a state diagram for PlantUML (plantuml.com/state-diagram).
enum PlantUMLPicture {
  static func draw(_ chart: StateChart) -> String {
    var page = IndentedWriter()
    page.line("@startuml")
    page.line("left to right direction")
    page.line("hide empty description")
    for mark in StateChart.Mark.allCases { writeStyle(of: mark, to: &page) }
    if !chart.title.isEmpty {
      page.write("title ")
      page.write(plantUML: chart.title, limit: 400)
      page.endLine()
    }
    for part in chart.parts {
      switch part {
      case .state(let state):
        write(state, to: &page)
        page.endLine()
        for line in state.lines.dropFirst() {
          page.startLine()
          page.write("\(state.id) : ")
          page.write(plantUML: [line])
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
    page.line("@enduml")
    return page.text
  }

  private static func write(_ state: StateChart.State, to page: inout IndentedWriter) {
    page.startLine()
    page.write("state \"")
    page.write(plantUML: [state.lines.first ?? ""])
    page.write("\" as \(state.id)")
    if let mark = state.mark { page.write(" <<\(mark.rawValue)>>") }
  }

  private static func write(_ transition: StateChart.Transition, to page: inout IndentedWriter) {
    page.startLine()
    let arrow = transition.isLoose ? "-[dashed]->" : "-->"
    page.write("\(transition.tail ?? "[*]") \(arrow) \(transition.head)")
    if !transition.label.isEmpty {
      page.write(" : ")
      page.write(plantUML: transition.label)
    }
    page.endLine()
  }

  private static func write(_ note: StateChart.Note, to page: inout IndentedWriter) {
    page.startLine()
    page.write("note right of \(note.state) : ")
    page.write(plantUML: note.lines, limit: 60)
    page.endLine()
  }

  private static func writeStyle(of mark: StateChart.Mark, to page: inout IndentedWriter) {
    let name = mark.rawValue
    switch mark {
    case .alarm: page.line("skinparam stateBackgroundColor<<\(name)>> #fadbd8")
    case .outside: page.line("skinparam stateBackgroundColor<<\(name)>> #f0f0f0")
    case .outcome: page.line("skinparam stateBackgroundColor<<\(name)>> #b2dfdb")
    case .way: page.line("skinparam stateBackgroundColor<<\(name)>> #ffe0b2")
    }
  }
}
