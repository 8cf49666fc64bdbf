/// Text in the places that Mermaid has for it (mermaid.js.org/syntax/flowchart.html#entity-codes-to-escape-characters).
/// Nothing that a flow says can end a text, begin a statement or be taken for HTML or Markdown.
extension IndentedWriter {
  /// Writes lines, each cut off where it would make the picture too wide.
  mutating func write(mermaid lines: [String], limit: Int) {
    for (index, line) in lines.enumerated() {
      if index > 0 { write("<br/>") }
      let scalars = DiagramText.scalars(line, limit: limit)
      for (index, scalar) in scalars.enumerated() {
        if scalar == "\u{FB02}" {
          // The ligature begins what Mermaid puts for entity codes while it reads a diagram.
          write("fl")
        } else if Self.isPlain(scalar), !Self.isDirection(scalars[index...]) {
          write(String(scalar))
        } else {
          write("#\(scalar.value);")
        }
      }
    }
  }

  /// Whether a scalar means nothing to Mermaid, whatever stands beside it.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", ",", "(", ")", "?", "/", "'": true
    default: scalar.value > 0xA0
    }
  }

  /// Whether a text begins with a word that Mermaid looks for in whole lines.
  private static func isDirection(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    scalars.prefix(9).elementsEqual("direction".unicodeScalars) { $0.properties.lowercaseMapping == String($1) }
  }
}
