/// The approximate width of text, to reserve space for it: a page is drawn without reading a font.
enum MapText {
  /// Returns the width of a text in points, in a font of a given size.
  static func width(_ text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) } * size
  }

  /// Returns a text truncated so that it does not make a box too wide.
  static func short(_ text: String, limit: Int = 44) -> String {
    var result = ""
    result.unicodeScalars.append(contentsOf: DiagramText.scalars(text, limit: limit))
    return result
  }

  /// Returns the width of a character relative to the size of the font, as in Helvetica and Arial.
  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", " ", "/", "f", "t", "r", "(", ")", "[", "]", "-": 0.34
    case "m", "w", "M", "W", "@", "%", "…", "—": 0.95
    case "A"..."Z", "&", "#", "+", "<", ">", "=", "~": 0.7
    default: TerminalText.width(scalar) == 2 ? 1.1 : scalar.value < 0x250 ? 0.57 : 0.65
    }
  }
}
