/// Names and texts prepared for the language of a drawing tool.
enum DiagramText {
  /// Returns the scalars to draw for a text, on one line and truncated at a limit. When nothing would be visible, they
  /// are a space that no tool omits.
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

  /// Whether XML forbids a scalar, or the scalar would reorder the text around it.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    UTF8Text.isInvisible(scalar) || scalar.value & 0xFFFE == 0xFFFE
  }

  /// Returns a name as a part of an identifier: letters, digits and `_` unchanged, every other byte, and the mark
  /// itself, as the mark and two hexadecimal digits. Different names stay different.
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

  private static let hexDigits = Array("0123456789ABCDEF".utf8)
}
