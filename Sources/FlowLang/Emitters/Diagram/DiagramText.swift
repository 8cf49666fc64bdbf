/// Names and texts on their way into the language of a drawing tool.
enum DiagramText {
  /// The scalars to draw of a text, on one line and cut off where it would make a box too wide. Where there is nothing to
  /// see, it is a space that no tool leaves out.
  static func scalars(_ text: String, limit: Int) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if result.count == limit { return result + ["…"] }
      switch scalar {
      case "\n", "\u{2028}", "\u{2029}": result.append(" ")
      default: result.append(isUnsafe(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return result.allSatisfy { $0 == " " } ? ["\u{A0}"] : result
  }

  /// Whether XML forbids a scalar, or it would turn round what stands beside it.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || UTF8Text.reordersText(scalar)
      || scalar.value & 0xFFFE == 0xFFFE
  }

  /// A name as a part of an identifier: letters, digits and `_` as they are, every other byte, and the mark itself, as
  /// the mark and two hexadecimal digits. Different names stay different.
  static func identifier(_ name: String, escapedBy mark: UInt8) -> String {
    if name.utf8.allSatisfy({ ASCII.isWordPart($0) && $0 != mark }) { return name }
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      if ASCII.isWordPart(byte), byte != mark {
        bytes.append(byte)
      } else {
        bytes += [mark, hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
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

  private static let hexDigits = Array("0123456789ABCDEF".utf8)
}
