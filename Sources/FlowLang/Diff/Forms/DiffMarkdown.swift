extension DiffForm {
  static let markdown = DiffForm(
    name: "markdown", summary: "for a comment on a pull request: tables, what is safe folded away"
  ) { diffs, _ in
    diffs.map { DiffMarkdown().write($0) }.joined(separator: "\n")
  }
}

/// Changes as Markdown, as GitHub and GitLab show it.
private struct DiffMarkdown {
  var text = ""

  consuming func write(_ diff: FlowDiff) -> String {
    let places = ChangePlaces(diff)
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

  private mutating func writeTable(_ changes: [Change], _ places: ChangePlaces) {
    text += "| class | change | rule | place |\n|---|---|---|---|\n"
    for change in changes {
      let name = change.impact == .safe ? change.impact.rawValue : "**\(change.impact.rawValue)**"
      let place = places.shown(change).map { MarkdownText.code($0.text) } ?? ""
      text += "| \(name) | \(message(change)) | `\(change.rule.name)` | \(place) |\n"
    }
  }

  private func message(_ change: Change) -> String {
    var lines = [MarkdownText.escaped(change.message)]
    if let way = change.wayBefore { lines.append("before: \(MarkdownText.code(way.wayText))") }
    if let way = change.wayAfter { lines.append("now: \(MarkdownText.code(way.wayText))") }
    return lines.joined(separator: "<br>")
  }
}

/// Text in the places that Markdown has for it. Nothing that a flow says can begin a link, a mention, a tag or a cell, or
/// be taken for Markdown.
enum MarkdownText {
  /// Text in which backticks stand around code.
  static func escaped(_ text: String) -> String {
    var result = ""
    var isCode = false
    for scalar in TerminalText.clean(text).unicodeScalars {
      if scalar == "`" {
        result += isCode ? "</code>" : "<code>"
        isCode.toggle()
      } else {
        result += escaped(scalar)
      }
    }
    return isCode ? result + "</code>" : result
  }

  /// Text that is all code.
  static func code(_ text: String) -> String {
    "<code>" + TerminalText.clean(text).unicodeScalars.map { escaped($0) }.joined() + "</code>"
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", ",", ";", "(", ")", "'", "-", "/", "=", "?", "+", "{", "}":
      String(scalar)
    // Cut from what follows, it mentions nobody and no issue.
    case "@", "#": "&#\(scalar.value);<!-- -->"
    default: scalar.value < 0xA0 ? "&#\(scalar.value);" : String(scalar)
    }
  }
}
