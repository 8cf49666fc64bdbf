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

  static func uri(ofPath path: String) -> String { "file://" + PercentEncoding.encode(path, keeping: ASCII.slash) }

  /// Returns the bytes with every `%XX` replaced; an invalid escape stays unchanged.
  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = ASCII.hexValue(bytes[index + 1]),
        let low = ASCII.hexValue(bytes[index + 2])
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
}
