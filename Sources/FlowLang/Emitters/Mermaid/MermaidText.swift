/// Text in the places that Mermaid has for it (mermaid.js.org/syntax/flowchart.html#entity-codes-to-escape-characters).
/// No text of a flow can end a text, begin a statement or be taken for HTML or Markdown.
enum MermaidText {
  /// Returns lines, each truncated where it would make the picture too wide.
  static func lines(_ lines: [String], limit: Int) -> String {
    lines.map { line(DiagramText.scalars($0, limit: limit)) }.joined(separator: "<br/>")
  }

  private static func line(_ scalars: [Unicode.Scalar]) -> String {
    scalars.indices.map { index in
      let scalar = scalars[index]
      // The ligature is the beginning of Mermaid's internal replacement for entity codes.
      if scalar == "\u{FB02}" { return "fl" }
      return isPlain(scalar) && !isDirection(scalars[index...]) ? String(scalar) : "#\(scalar.value);"
    }.joined()
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
