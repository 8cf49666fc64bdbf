/// Paths as URIs (RFC 3986).
enum URIText {
  /// Returns a reference to a file: relative for a relative path, `file:` for an absolute one. Characters that a URI
  /// cannot hold are percent-encoded, and so is a colon, which could end a scheme.
  static func reference(toFile path: String) -> String {
    var result = path.utf8.first == ASCII.slash ? "file://" : ""
    for byte in path.utf8 {
      if isUnreserved(byte) || byte == ASCII.slash {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    ASCII.isWordPart(byte) || byte == ASCII.minus || byte == ASCII.dot || byte == UInt8(ascii: "~")
  }
}
