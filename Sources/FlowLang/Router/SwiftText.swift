/// Text of a flow as Swift writes it: always as an escaped literal or a comment, never as code.
enum SwiftText {
  /// A string literal on one line.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(contentsOf: shown(scalar))
      }
    }
    return result + "\""
  }

  /// A line of text for a comment: what could end the line or turn its direction is spelled out.
  static func comment(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars { result.unicodeScalars.append(contentsOf: shown(scalar)) }
    return result
  }

  /// The scalar itself, or its escape when it is invisible, moves text about or ends a line.
  private static func shown(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      if scalar == "\u{200D}" || scalar == "\u{FE0F}" { return String(scalar).unicodeScalars }
      return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
    default: return String(scalar).unicodeScalars
    }
  }
}
