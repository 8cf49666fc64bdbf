extension Reporter {
  /// Workflow commands of GitHub Actions (docs.github.com, "Workflow commands for GitHub Actions"): annotations at the
  /// lines of a pull request.
  static let github = Reporter(name: "github", isMachine: true) { compilations, style in
    let report = Report(compilations, style)
    var text = ""
    for entry in report.entries {
      let place = report.place(of: entry.finding.range, in: entry)
      var properties = "file=\(GitHubText.property(entry.file.path)),line=\(place.line),endLine=\(place.endLine)"
      // GitHub accepts columns only for a range on one line.
      if place.line == place.endLine { properties += ",col=\(place.column),endColumn=\(place.endColumn)" }
      properties += ",title=\(GitHubText.property(entry.finding.rule))"
      let message = GitHubText.data(report.fullText(of: entry))
      text += "::\(entry.finding.severity.gitHubName) \(properties)::\(message)\n"
    }
    return text
  }
}

/// Text in workflow commands, escaped as GitHub's own toolkit does.
private enum GitHubText {
  /// Escapes the message of a command: the characters that could end the line or begin another command.
  static func data(_ text: String) -> String { escaped(text, "%\r\n") }

  /// Escapes the value of a property, which a colon or a comma would end, too.
  static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  private static func escaped(_ text: String, _ special: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if special.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(TerminalText.shown(scalar))
      }
    }
    return result
  }
}
