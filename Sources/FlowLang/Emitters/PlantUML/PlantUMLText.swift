/// Text escaped for PlantUML (plantuml.com/creole, plantuml.com/unicode). No text of a flow can end a string, be read
/// as a command or as Creole.
extension IndentedWriter {
  /// Writes lines, each truncated at a limit.
  mutating func write(plantUML lines: [String], limit: Int) {
    for (index, line) in lines.enumerated() {
      if index > 0 { write("\\n") }
      for scalar in DiagramText.scalars(line, limit: limit) {
        if Self.isPlain(scalar) { write(String(scalar)) } else { write("<U+\(Self.hexadecimal(scalar.value))>") }
      }
    }
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
