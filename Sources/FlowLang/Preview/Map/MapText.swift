/// How wide texts are, near enough to make room for them: a page is drawn without asking a font.
enum MapText {
  /// The width of a text in points, in a font of a size.
  static func width(_ text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) } * size
  }

  /// A text cut off where it would make a box too wide.
  static func short(_ text: String, limit: Int = 44) -> String {
    var result = ""
    result.unicodeScalars.append(contentsOf: DiagramText.scalars(text, limit: limit))
    return result
  }

  /// The width of a character in parts of the font's size, as Helvetica and Arial have them.
  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", " ", "/", "f", "t", "r", "(", ")", "[", "]", "-": 0.34
    case "m", "w", "M", "W", "@", "%", "…", "—": 0.95
    case "A"..."Z", "&", "#", "+", "<", ">", "=", "~": 0.7
    default: TerminalText.width(scalar) == 2 ? 1.1 : scalar.value < 0x250 ? 0.57 : 0.65
    }
  }
}
