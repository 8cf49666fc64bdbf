/// A file as an address that contains it (RFC 2397), for a page without other files.
public enum DataAddress {
  /// Returns the address of a picture; nil when its first bytes are not those of a format that browsers show.
  public static func picture(_ bytes: [UInt8]) -> String? {
    guard let type = type(of: bytes) else { return nil }
    return "data:\(type);base64," + base64(bytes)
  }

  /// Returns the media type of a file by its first bytes. SVG is left out: it can carry scripts.
  private static func type(of bytes: [UInt8]) -> String? {
    func begins(_ start: [UInt8], at place: Int = 0) -> Bool { bytes.dropFirst(place).starts(with: start) }
    if begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
    if begins([0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if begins(Array("GIF8".utf8)) { return "image/gif" }
    if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) { return "image/webp" }
    return nil
  }

  /// Encodes bytes in Base64 (RFC 4648, section 4).
  private static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      let bits = (0..<3).reduce(0) { $0 << 8 | ($1 < count ? Int(bytes[start + $1]) : 0) }
      for letter in 0..<4 {
        result.append(letter <= count ? letters[bits >> (18 - 6 * letter) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
