/// The visible text of a label.
enum MermaidLabel {
  /// Returns the lines of a label, without quotes, codes and icons; empty if nothing is visible.
  static func lines(_ text: some StringProtocol) -> [String] {
    var content = MermaidSource.trimmed(text)
    for quote in ["\"", "`"] where content.count > 1 && content.hasPrefix(quote) && content.hasSuffix(quote) {
      content = String(content.dropFirst().dropLast())
    }
    // The regular expressions are slow, and few labels need them.
    if content.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == ASCII.backslash }) {
      content = content.replacing(#/<br\s*\/?>|\\n/#.ignoresCase(), with: "\n")
    }
    if content.utf8.contains(UInt8(ascii: ";")) { content = decoded(content) }
    let lines = content.split { $0.isNewline }
    return lines.map { line in
      line.split { $0.isWhitespace }.filter { !isIcon($0) }.joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  /// Returns a label on one line.
  static func text(_ text: some StringProtocol) -> String { lines(text).joined(separator: " ") }

  /// Whether a word is an icon: `fa:fa-car`.
  private static func isIcon(_ word: Substring) -> Bool {
    guard let colon = word.firstIndex(of: ":") else { return false }
    return word[..<colon].hasPrefix("fa") && word[colon...].hasPrefix(":fa-")
  }

  /// Replaces entity codes: `#35;`, `#quot;` or `&quot;`.
  private static func decoded(_ text: String) -> String {
    text.replacing(#/(?:&#|#|&)(\w+);/#) { match in
      let code = match.1
      let known = ["quot": "\"", "amp": "&", "lt": "<", "gt": ">", "apos": "'", "nbsp": " ", "semi": ";", "colon": ":"]
      if let scalar = UInt32(code).flatMap({ Unicode.Scalar($0) }) { return String(scalar) }
      return known[String(code)] ?? String(match.0)
    }
  }
}
