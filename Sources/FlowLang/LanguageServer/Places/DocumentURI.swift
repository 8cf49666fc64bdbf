/// The URI of a document (RFC 3986), as a client writes it.
enum DocumentURI {
  /// Returns the path of a file; nil if the URI has another scheme, such as that of a document without a file.
  static func path(of uri: String) -> String? {
    let scheme = "file://"
    guard uri.utf8.count > scheme.utf8.count, uri.prefix(scheme.count).lowercased() == scheme else { return nil }
    var rest = uri.utf8.dropFirst(scheme.utf8.count)
    if rest.starts(with: "localhost/".utf8) { rest = rest.dropFirst("localhost".utf8.count) }
    guard rest.first == ASCII.slash else { return nil }
    let end = rest.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? rest.endIndex
    let bytes = decoded(Array(rest[..<end]))
    return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }

  /// Returns the URI of a file.
  static func uri(ofPath path: String) -> String {
    var bytes = Array("file://".utf8)
    for byte in path.utf8 {
      if isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  /// Whether a byte is written unescaped in a path: unreserved characters and the separator of folders.
  private static func isPlain(_ byte: UInt8) -> Bool {
    ASCII.isWordPart(byte) || byte == ASCII.slash || byte == ASCII.dot || byte == ASCII.minus
      || byte == UInt8(ascii: "~")
  }

  /// Returns the bytes with every `%XX` replaced; an invalid escape stays unchanged.
  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = digit(bytes[index + 1]),
        let low = digit(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
