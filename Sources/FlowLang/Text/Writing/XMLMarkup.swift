/// Escapes text for XML 1.0.
enum XMLMarkup {
  /// Returns the text as the value of an attribute, or between tags: markup is escaped, line ends survive, and
  /// characters that XML cannot hold (section 2.2) become the replacement character.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      case "\n": result += "&#10;"
      case "\r": result += "&#13;"
      case "\t": result += "&#9;"
      case _ where isForbidden(scalar): result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    UTF8Text.isInvisible(scalar) || scalar.value == 0xFFFE || scalar.value == 0xFFFF
  }
}
