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
