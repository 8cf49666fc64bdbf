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

/// Text escaped for PlantUML (plantuml.com/creole, plantuml.com/unicode). No text of a flow can end a text, be taken
/// for a command or be read as Creole.
enum PlantUMLText {
  /// Returns lines, each truncated where it would make the picture too wide.
  static func lines(_ lines: [String], limit: Int) -> String {
    lines.map { line in
      DiagramText.scalars(line, limit: limit)
        .map { isPlain($0) ? String($0) : "<U+\(hexadecimal($0.value))>" }.joined()
    }.joined(separator: "\\n")
  }

  /// Whether a scalar has no special meaning in PlantUML, in any context.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", ",", "(", ")", "?": true
    default: scalar.value > 0xA0
    }
  }

  /// Returns a number in hexadecimal, with at least four digits.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
