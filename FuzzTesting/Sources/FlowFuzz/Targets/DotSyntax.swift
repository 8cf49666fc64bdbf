/// What holds for a text that Graphviz can read, as far as quotes and brackets go.
enum DotSyntax {
  static func violations(_ text: String) -> [String] {
    var (isQuoted, isEscaped, labels, depth) = (false, false, 0, 0)
    for byte in text.utf8 {
      if isQuoted {
        if !isEscaped, byte == UInt8(ascii: "\"") { isQuoted = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "<"): labels += 1
      case UInt8(ascii: ">") where labels > 0: labels -= 1
      case UInt8(ascii: "\"") where labels == 0: isQuoted = true
      case UInt8(ascii: "{") where labels == 0, UInt8(ascii: "[") where labels == 0: depth += 1
      case UInt8(ascii: "}") where labels == 0, UInt8(ascii: "]") where labels == 0: depth -= 1
      default: break
      }
      if depth < 0 { return ["dot closes what is not open"] }
    }
    return isQuoted || labels > 0 || depth > 0 ? ["dot does not close what it opens"] : []
  }
}
