/// Converts text of a flow for Swift code: always to an escaped literal or a comment, never to code.
enum SwiftText {
  /// Returns a string literal on one line.
  static func literal(_ text: String) -> String {
    if isPlain(text.utf8) { return "\"" + text + "\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where noncharacters.contains(scalar.value): result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(contentsOf: shown(scalar))
      }
    }
    return result + "\""
  }

  /// Returns a line of text for a comment: characters that could end the line or reverse its direction are escaped.
  static func comment(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) || text.unicodeScalars.allSatisfy({ isVisible($0) }) {
      return text
    }
    var result = ""
    for scalar in text.unicodeScalars { result.unicodeScalars.append(contentsOf: shown(scalar)) }
    return result
  }

  /// Whether a text is of printable ASCII without quotes and backslashes, as most are.
  static func isPlain(_ text: some Sequence<UInt8>) -> Bool {
    text.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }

  /// Returns the scalar itself, or its escape when it is invisible, reorders text or ends a line.
  private static func shown(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    if isVisible(scalar) { return String(scalar).unicodeScalars }
    return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
  }

  /// The noncharacters (Unicode, Arabic Presentation Forms-A) that Swift accepts in a literal and not as an escape.
  private static let noncharacters: ClosedRange<UInt32> = 0xFDD0...0xFDEF
  /// The letters of Latin beyond ASCII (Unicode, Latin-1 Supplement to Latin Extended-B), all of which are visible.
  private static let letters: ClosedRange<UInt32> = 0xC0...0x24F
  /// The visible dashes, quotation marks and dots (Unicode, General Punctuation).
  private static let punctuation: ClosedRange<UInt32> = 0x2010...0x2027

  /// Whether a scalar may be in Swift code unescaped.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value >= 0x20 }
    if Self.letters.contains(scalar.value) || Self.punctuation.contains(scalar.value) { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      return scalar == "\u{200D}" || scalar == "\u{FE0F}"
    default: return true
    }
  }
}
