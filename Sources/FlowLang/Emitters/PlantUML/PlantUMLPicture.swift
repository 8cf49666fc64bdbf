extension Emitter {
  /// A state diagram for PlantUML.
  static let plantUML = Emitter(name: "plantuml", fileExtension: "puml") { PlantUMLPicture.draw(StateChart($0, $1)) }
}

/// Writes a chart as a state diagram for PlantUML (plantuml.com/state-diagram).
enum PlantUMLPicture {
  static func draw(_ chart: StateChart) -> [UInt8] {
    var page = IndentedWriter()
    page.line("@startuml")
    page.line("left to right direction")
    page.line("hide empty description")
    for mark in StateChart.Mark.allCases where chart.uses(mark) {
      page.line("skinparam stateBackgroundColor<<\(mark.rawValue)>> \(color(of: mark))")
    }
    if !chart.title.isEmpty { page.line("title \(PlantUMLText.lines(chart.title, limit: 400))") }
    let syntax = StateChartSyntax(
      text: { PlantUMLText.lines($0, limit: $1) }, mark: { " <<\($0.rawValue)>>" }, looseArrow: "-[dashed]->")
    syntax.write(chart, to: &page)
    page.line("@enduml")
    return page.bytes
  }

  private static func color(of mark: StateChart.Mark) -> String {
    switch mark {
    case .alarm: "#fadbd8"
    case .missing: "#f5b7b1"
    case .outside: "#f0f0f0"
    case .outcome: "#b2dfdb"
    case .trace: "#ffe0b2"
    case .added: "#d3f9d8"
    case .removed: "#ffe3e3"
    case .changed: "#fff3bf"
    }
  }
}
