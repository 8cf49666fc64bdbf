/// Names and texts escaped for Graphviz. No text of a flow can end an attribute, begin a tag or break the XML that
/// Graphviz generates from it.
extension IndentedWriter {
  /// Writes text for a label in Graphviz' HTML, truncated at a limit.
  mutating func write(html text: String, limit: Int = 44) {
    if text.utf8.count <= limit, !text.isEmpty, Self.isPlain(text) { return write(text) }
    var count = 0
    for scalar in text.unicodeScalars {
      if count == limit { return write("…") }
      count += 1
      write(escaped: scalar, lineEnd: " ")
    }
    if count == 0 { write(" ") }
  }

  /// Writes a quoted attribute; Graphviz reads entities and backslashes in it.
  mutating func write(attribute text: String) {
    write(byte: ASCII.quote)
    write(inAttribute: text)
    write(byte: ASCII.quote)
  }

  /// Writes text within the quotes of an attribute.
  mutating func write(inAttribute text: String) {
    if Self.isPlain(text) {
      write(text)
    } else {
      for scalar in text.unicodeScalars { write(escaped: scalar, lineEnd: "&#10;") }
    }
  }

  /// Whether a text contains nothing that is special in Graphviz, HTML or XML.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var offset = 0
      while offset &+ 8 <= bytes.count {
        if !EightBytes(bytes, at: offset).isFreeOfMarkup { return false }
        offset &+= 8
      }
      return bytes[offset...].allSatisfy(isPlain)
    } ?? text.utf8.allSatisfy(isPlain)
  }

  /// Whether a byte is not special in Graphviz, HTML or XML.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), ASCII.quote, ASCII.backslash: false
    default: byte >= ASCII.space && byte < ASCII.delete
    }
  }

  private mutating func write(escaped scalar: Unicode.Scalar, lineEnd: String) {
    switch scalar {
    case "&": write("&amp;")
    case "<": write("&lt;")
    case ">": write("&gt;")
    case "\"": write("&quot;")
    case "\\": write("&#92;")
    // Graphviz drops control characters, and accepts no label that consists of them.
    case "\n", "\r": write(lineEnd)
    case "\t": write(" ")
    case _ where scalar.value < 0x80 && !ASCII.isControl(UInt8(scalar.value)): write(byte: UInt8(scalar.value))
    case _ where DiagramText.isUnsafe(scalar): write("\u{FFFD}")
    default: for byte in UTF8.encode(scalar) ?? .encodedReplacementCharacter { write(byte: byte) }
    }
  }

  /// Writes text in the small size.
  mutating func write(small text: String, _ color: String, limit: Int = 44) {
    write("<FONT POINT-SIZE=\"8\" COLOR=\"")
    write(color)
    write("\">")
    write(html: text, limit: limit)
    write("</FONT>")
  }
}

/// Names as parts of identifiers.
enum DotText {
  /// Returns a name with letters, digits and `_` unchanged, and every other byte as `-` and its two hexadecimal digits:
  /// different names stay different, and none can end the enclosing quotes.
  static func identifier(_ name: String) -> String { DiagramText.identifier(name, escapedBy: ASCII.minus) }
}
