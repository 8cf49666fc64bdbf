extension DiffForm {
  static let markdown = DiffForm(
    name: "markdown", summary: "for a comment on a pull request: tables, what is safe folded away"
  ) { diffs, _ in diffs.map { DiffMarkdown().write($0) }.joined(separator: "\n") }
}

/// A writer of changes as Markdown, for GitHub and GitLab.
private struct DiffMarkdown {
  var text = ""

  consuming func write(_ diff: FlowDiff) -> String {
    let places = ChangeLocations(diff)
    text += "### \(MarkdownText.escaped(diff.newPath)): \(diff.summary)\n\n"
    text += "Compared with \(MarkdownText.code(diff.oldPath)).\n"
    if let omission = diff.omission { text += "\n> \(MarkdownText.escaped(omission))\n" }
    let urgent = diff.changes.filter { $0.impact != .safe }
    let safe = diff.changes.filter { $0.impact == .safe }
    if !urgent.isEmpty {
      text += "\n"
      writeTable(urgent, places)
    }
    if !safe.isEmpty {
      let count = "\(safe.count.grouped) safe change\(safe.count == 1 ? "" : "s")"
      text += "\n<details>\n<summary>\(count)</summary>\n\n"
      writeTable(safe, places)
      text += "\n</details>\n"
    }
    return text
  }

  private mutating func writeTable(_ changes: [Change], _ places: ChangeLocations) {
    text += "| class | change | rule | place |\n|---|---|---|---|\n"
    for change in changes {
      let name = change.impact == .safe ? change.impact.rawValue : "**\(change.impact.rawValue)**"
      let place = places.shown(change).map { MarkdownText.code($0.text) } ?? ""
      text += "| \(name) | \(message(change)) | `\(change.rule.name)` | \(place) |\n"
    }
  }

  private func message(_ change: Change) -> String {
    var lines = [MarkdownText.escaped(change.message)]
    if let trace = change.traceBefore { lines.append("before: \(MarkdownText.code(trace.traceText))") }
    if let trace = change.traceAfter { lines.append("now: \(MarkdownText.code(trace.traceText))") }
    return lines.joined(separator: "<br>")
  }
}

/// Escaping for Markdown. No text of a flow can begin a link, a mention, a tag or a cell, or be interpreted as
/// Markdown; characters without a meaning in Markdown stay unchanged.
enum MarkdownText {
  /// Returns a text with backticks around code, escaped.
  static func escaped(_ text: String) -> String {
    var result = ""
    var isCode = false
    let scalars = Array(TerminalText.clean(text).unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if scalar == "`" {
        result += isCode ? "</code>" : "<code>"
        isCode.toggle()
      } else {
        result += escaped(scalar, in: scalars, at: index)
      }
    }
    return isCode ? result + "</code>" : result
  }

  /// Returns a text that is entirely code, escaped.
  static func code(_ text: String) -> String {
    let scalars = Array(TerminalText.clean(text).unicodeScalars)
    return "<code>" + scalars.enumerated().map { escaped($1, in: scalars, at: $0) }.joined() + "</code>"
  }

  private static func escaped(_ scalar: Unicode.Scalar, in text: [Unicode.Scalar], at index: Int) -> String {
    switch scalar {
    // Separated from the following text, the sign mentions no user and no issue.
    case "@", "#": "&#\(scalar.value);<!-- -->"
    case "&", "<", ">", "|", "*", "~", "[", "]", "\\", "`", "!", "$": "&#\(scalar.value);"
    // Between letters, an underscore begins no emphasis.
    case "_": isWord(text, index - 1) && isWord(text, index + 1) ? "_" : "&#95;"
    // `http://` and `www.` begin a link by themselves.
    case ":": next(text, index) == "/" ? "&#58;" : ":"
    case ".": isBehindWWW(text, index) ? "&#46;" : "."
    default: scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) ? "&#\(scalar.value);" : String(scalar)
    }
  }

  private static func isWord(_ text: [Unicode.Scalar], _ index: Int) -> Bool {
    text.indices.contains(index) && (text[index].properties.isAlphabetic || ("0"..."9").contains(text[index]))
  }

  private static func next(_ text: [Unicode.Scalar], _ index: Int) -> Unicode.Scalar? {
    text.indices.contains(index + 1) ? text[index + 1] : nil
  }

  private static func isBehindWWW(_ text: [Unicode.Scalar], _ index: Int) -> Bool {
    text[max(0, index - 3)..<index].map { $0.properties.lowercaseMapping }.joined() == "www"
  }
}
