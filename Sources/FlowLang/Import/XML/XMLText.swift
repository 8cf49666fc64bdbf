/// The characters of an XML file: encodings and references.
enum XMLText {
  /// Returns the file as UTF-8, converted from UTF-16 if it has a UTF-16 byte-order mark.
  static func decoded(_ source: SourceFile) -> SourceFile {
    let bytes = source.bytes
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else { return source }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (high, low) = isBigEndian ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
      return UInt16(high) << 8 | UInt16(low)
    }
    return SourceFile(
      path: source.path, identity: source.identity, bytes: Array(String(decoding: units, as: UTF16.self).utf8))
  }

  /// Throws unless the bytes are UTF-8 and characters that XML allows (production 2).
  static func check(_ bytes: [UInt8]) throws(XMLProblem) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        if byte < ASCII.space, !ASCII.isWhitespace(byte) {
          throw XMLProblem("there is a control character in the file, so it is no XML", at: index)
        }
        index += 1
        continue
      }
      switch UTF8Text.step(bytes, at: index) {
      case .scalar(_, let length): index += length
      case .malformed:
        throw XMLProblem(
          "these bytes are no UTF-8", at: index, help: "only UTF-8, and UTF-16 with a byte-order mark, is read")
      }
    }
  }

  /// Returns the value of an attribute: references replaced, white space normalized to spaces (section 3.3.3).
  static func value(_ bytes: [UInt8], _ range: Range<UInt32>) -> String {
    var result: [UInt8] = []
    var index = Int(range.lowerBound)
    while index < Int(range.upperBound) {
      let byte = bytes[index]
      if byte == UInt8(ascii: "&"), let (scalar, length) = reference(bytes, at: index) {
        result.append(contentsOf: String(scalar).utf8)
        index += length
      } else {
        result.append(ASCII.isWhitespace(byte) ? ASCII.space : byte)
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the character of a reference that begins at `&`, and the length of the reference.
  static func reference(_ bytes: [UInt8], at index: Int) -> (Unicode.Scalar, length: Int)? {
    let text = bytes[(index + 1)...].prefix(12)
    guard let end = text.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: bytes[index + 1..<end], as: UTF8.self)
    return scalar(name).map { ($0, end + 1 - index) }
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let isHexadecimal = name.hasPrefix("#x")
      let digits = name.dropFirst(isHexadecimal ? 2 : 1)
      guard digits.utf8.first.map({ $0 != UInt8(ascii: "+") && $0 != ASCII.minus }) == true else { return nil }
      guard let scalar = UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init) else { return nil }
      return scalar.value >= 0x20 || scalar == "\n" || scalar == "\t" || scalar == "\r" ? scalar : nil
    }
  }
}
