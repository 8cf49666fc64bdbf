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

  /// A name in words, as people read it: `AccountSettings` is "Account Settings", `PINEntry` "PIN Entry". What is no plain name
  /// stays as it is. The page's script does the same.
  static func inWords(_ name: String) -> String {
    let letters = Array(name)
    guard letters.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return name }
    var words = ""
    for (index, letter) in letters.enumerated() {
      let (before, after) = (index > 0 ? letters[index - 1] : "_", index + 1 < letters.count ? letters[index + 1] : "_")
      let beginsWord =
        letter.isUppercase && (before.isLowercase || before.isNumber || (before.isUppercase && after.isLowercase))
        || letter.isNumber && before.isLetter
      if letter == "_" || beginsWord { words += " " }
      if letter != "_" { words.append(letter) }
    }
    let text = words.split(separator: " ").joined(separator: " ")
    return text.isEmpty ? name : text.prefix(1).uppercased() + text.dropFirst()
  }
}
