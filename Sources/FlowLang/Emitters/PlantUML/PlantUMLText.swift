/// Text in the places that PlantUML has for it (plantuml.com/creole, plantuml.com/unicode). Nothing that a flow says can
/// end a text, be taken for a command or be read as Creole.
extension IndentedWriter {
  /// Writes lines, each cut off where it would make the picture too wide.
  mutating func write(plantUML lines: [String], limit: Int) {
    for (index, line) in lines.enumerated() {
      if index > 0 { write("\\n") }
      for scalar in DiagramText.scalars(line, limit: limit) {
        if Self.isPlain(scalar) { write(String(scalar)) } else { write("<U+\(Self.hexadecimal(scalar.value))>") }
      }
    }
  }

  /// Whether a scalar means nothing to PlantUML, whatever stands beside it.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", ",", "(", ")", "?": true
    default: scalar.value > 0xA0
    }
  }

  /// At least four digits.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
