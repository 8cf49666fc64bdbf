/// Text escaped for Mermaid (mermaid.js.org/syntax/flowchart.html#entity-codes-to-escape-characters). No text of a flow
/// can end a string, begin a statement or be read as HTML or Markdown.
extension IndentedWriter {
  /// Writes lines, each truncated at a limit.
  mutating func write(mermaid lines: [String], limit: Int) {
    for (index, line) in lines.enumerated() {
      if index > 0 { write("<br/>") }
      let scalars = DiagramText.scalars(line, limit: limit)
      for (index, scalar) in scalars.enumerated() {
        if scalar == "\u{FB02}" {
          // Mermaid replaces entity codes by a text that begins with this ligature while it reads a diagram.
          write("fl")
        } else if Self.isPlain(scalar), !Self.isDirection(scalars[index...]) {
          write(String(scalar))
        } else {
          write("#\(scalar.value);")
        }
      }
    }
  }

  /// Whether a scalar has no special meaning in Mermaid, in any context.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", ",", "(", ")", "?", "/", "'": true
    default: scalar.value > 0xA0
    }
  }

  /// Whether a text begins with a word that Mermaid searches for in complete lines.
  private static func isDirection(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    scalars.prefix(9).elementsEqual("direction".unicodeScalars) { $0.properties.lowercaseMapping == String($1) }
  }
}
