/// Numbers in the spelling of other languages.
enum NumberSpelling {
  /// Returns a number in plain digits: `4000` for `4_000`, `255` for `0xff`, `12.5` for `12.5f` and `1.25e1`; nil where
  /// the text is no number of another language.
  static func plain(_ text: String) -> String? {
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = text.dropFirst(sign.count).filter { $0 != "_" }.lowercased()
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix).map { sign + String($0) }
    }
    if isPlain(digits) { return sign + digits }
    if let last = digits.last, "fdlu".contains(last), isPlain(String(digits.dropLast())) {
      return sign + digits.dropLast()
    }
    guard digits.contains("e"), let value = Double(digits), value < 1e15 else { return nil }
    if value == value.rounded() { return sign + String(Int(value)) }
    return isPlain(String(value)) ? sign + String(value) : nil
  }

  private static func isPlain(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(ASCII.isDigit) }
  }
}
