/// A writer of charts as state diagrams for PlantUML (plantuml.com/state-diagram).
enum PlantUMLPicture {
  static func draw(_ chart: StateChart) -> [UInt8] {
    var page = IndentedWriter()
    page.line("@startuml")
    page.line("left to right direction")
    page.line("hide empty description")
    for mark in StateChart.Mark.allCases where !mark.isChange || chart.diagram.changes != nil {
      writeStyle(of: mark, to: &page)
    }
    if !chart.title.isEmpty {
      page.write("title ")
      page.write(plantUML: chart.title, limit: 400)
      page.endLine()
    }
    let syntax = StateChartSyntax(
      write: { $2.write(plantUML: $0, limit: $1) }, mark: { " <<\($0.rawValue)>>" }, looseArrow: "-[dashed]->")
    syntax.write(chart, to: &page)
    page.line("@enduml")
    return page.bytes
  }

  private static func writeStyle(of mark: StateChart.Mark, to page: inout IndentedWriter) {
    let name = mark.rawValue
    switch mark {
    case .alarm: page.line("skinparam stateBackgroundColor<<\(name)>> #fadbd8")
    case .outside: page.line("skinparam stateBackgroundColor<<\(name)>> #f0f0f0")
    case .outcome: page.line("skinparam stateBackgroundColor<<\(name)>> #b2dfdb")
    case .way: page.line("skinparam stateBackgroundColor<<\(name)>> #ffe0b2")
    case .added: page.line("skinparam stateBackgroundColor<<\(name)>> #d3f9d8")
    case .removed: page.line("skinparam stateBackgroundColor<<\(name)>> #ffe3e3")
    case .changed: page.line("skinparam stateBackgroundColor<<\(name)>> #fff3bf")
    }
  }
}
