/// The percent-encoding of addresses (RFC 3986, section 2.1).
enum PercentEncoding {
  /// Returns the text that an encoded one stands for; the text itself where an escape is not one, or is not UTF-8.
  static func decode(_ text: Substring) -> String {
    guard text.utf8.contains(percent) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == percent else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(ASCII.hexValue), let low = rest.popFirst().flatMap(ASCII.hexValue) else {
        return String(text)
      }
      bytes.append(high << 4 | low)
    }
    let decoded = String(decoding: bytes, as: UTF8.self)
    return decoded.utf8.elementsEqual(bytes) ? decoded : String(text)
  }

  /// Returns a text in which every byte is escaped that an address could not have as it is, anywhere in it.
  ///
  /// - Parameter kept: Another byte that is not escaped.
  static func encode(_ text: String, keeping kept: UInt8? = nil) -> String {
    var result = ""
    for byte in text.utf8 {
      if ASCII.isWordPart(byte) || byte == ASCII.dot || byte == ASCII.minus || byte == UInt8(ascii: "~") || byte == kept
      {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }

  /// Returns a reference to a file as a URI: relative for a relative path, `file:` for an absolute one. A colon, which
  /// could end a scheme, is escaped, too.
  static func reference(toFile path: String) -> String {
    (path.utf8.first == ASCII.slash ? "file://" : "") + encode(path, keeping: ASCII.slash)
  }

  private static let percent = UInt8(ascii: "%")
}
