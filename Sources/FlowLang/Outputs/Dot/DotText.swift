/// Names and texts escaped for Graphviz, whose places for them are those of HTML and SVG, too. No text of a flow can
/// end an attribute, begin a tag or break the XML that Graphviz writes.
enum DotText {
  /// Returns text for a label in Graphviz' HTML, truncated where it would make the box too wide.
  static func html(_ text: String, limit: Int = 44) -> String {
    if text.isEmpty { return " " }
    var result = ""
    for (count, scalar) in text.unicodeScalars.enumerated() {
      if count == limit { return result + "…" }
      append(scalar, to: &result, lineEnd: " ")
    }
    return result
  }

  /// Text in the small size.
  static func small(_ text: String, _ color: String, limit: Int = 44) -> String {
    "<FONT POINT-SIZE=\"8\" COLOR=\"\(color)\">\(html(text, limit: limit))</FONT>"
  }

  /// A quoted attribute; Graphviz reads entities and backslashes in it.
  static func attribute(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return "\"\(text)\"" }
    var result = ""
    for scalar in text.unicodeScalars { append(scalar, to: &result, lineEnd: "&#10;") }
    return "\"\(result)\""
  }

  /// Whether a byte has no special meaning in Graphviz, HTML or XML.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), ASCII.quote, ASCII.backslash: false
    default: byte >= ASCII.space && byte < ASCII.delete
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String, lineEnd: String) {
    switch scalar {
    case "&": text += "&amp;"
    case "<": text += "&lt;"
    case ">": text += "&gt;"
    case "\"": text += "&quot;"
    case "\\": text += "&#92;"
    // Graphviz drops control characters, and accepts no label that consists of nothing else.
    case "\n", "\r": text += lineEnd
    case "\t": text += " "
    default: text.unicodeScalars.append(DiagramText.isUnsafe(scalar) ? "\u{FFFD}" : scalar)
    }
  }

  /// Letters, digits and `_` as they are, every other byte as `-` and its two hexadecimal digits: different names stay
  /// different, and none can end the quotes around it.
  static func identifier(_ name: String) -> String { DiagramText.identifier(name, escapedBy: ASCII.minus) }
}
