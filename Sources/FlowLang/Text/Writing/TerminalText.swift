/// Text from files and paths, made safe for a terminal: nothing in it moves the cursor, changes colours or reorders
/// the text around it, and its width in columns is known.
package enum TerminalText {
  /// Returns the text with every unsafe character replaced, truncated after ``longest`` characters.
  package static func clean(_ text: String) -> String {
    if text.utf8.count <= longest, text.utf8.allSatisfy({ $0 >= ASCII.space && $0 < ASCII.delete }) { return text }
    var result = ""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if index == longest { return result + "…" }
      result.unicodeScalars.append(shown(scalar))
    }
    return result
  }

  /// The number of characters of a message that are shown.
  private static let longest = 4000

  /// Returns the character to show for a character: itself, or a picture of it.
  static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.value >= 0x20 && scalar.value < 0x7F { return scalar }
    switch scalar.properties.generalCategory {
    case .control: return controlPicture(scalar)
    case .format: return isJoiner(scalar) ? scalar : replacement
    case .lineSeparator, .paragraphSeparator, .surrogate: return replacement
    default: return scalar
    }
  }

  /// The character shown for one that cannot be shown.
  static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// Returns the picture of a control character. The pictures are in the same order from U+2400.
  private static func controlPicture(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? replacement
    case 0x7F: "\u{2421}"
    default: replacement
    }
  }

  /// Whether the character only says how its neighbours are joined, as between the parts of an emoji.
  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{200C}" || scalar == "\u{200D}" }

  /// Returns the number of columns that a terminal gives to a character.
  static func width(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return properties.isEmojiPresentation || isWide(scalar.value) ? 2 : 1
    }
  }

  /// Whether the character takes two columns: the blocks of East Asian writing (Unicode Standard Annex #11).
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
