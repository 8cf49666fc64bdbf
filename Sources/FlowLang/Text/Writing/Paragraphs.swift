/// Prose, broken into lines of a width. A paragraph ends at an empty line.
package enum Paragraphs {
  /// Returns the text with new line ends, each line indented. A word longer than a line gets a line of its own.
  package static func wrapped(_ text: String, width: Int = 80, indentation: Int = 0) -> String {
    let margin = String(repeating: " ", count: indentation)
    var lines: [String] = []
    var line = ""
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if paragraph.isEmpty {
        lines += line.isEmpty ? [""] : [margin + line, ""]
        line = ""
      }
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, indentation + line.count + 1 + word.count > width {
          lines.append(margin + line)
          line = ""
        }
        line += line.isEmpty ? "\(word)" : " \(word)"
      }
    }
    if !line.isEmpty { lines.append(margin + line) }
    return lines.joined(separator: "\n") + "\n"
  }
}
