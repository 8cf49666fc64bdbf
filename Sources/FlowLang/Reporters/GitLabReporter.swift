extension Reporter {
  /// GitLab's Code Quality report (docs.gitlab.com, "Code Quality report format").
  static let gitlab = Reporter(
    name: "gitlab", summary: "for GitLab: a Code Quality report", isMachine: true
  ) { compilations, style in
    let report = Report(compilations, style)
    var json = JSONWriter()
    json.array(.lines) { json in
      for (entry, fingerprint) in zip(report.entries, report.fingerprints) {
        json.object { json in
          json.member("description", report.fullText(of: entry))
          json.member("check_name", entry.finding.rule)
          json.member("fingerprint", fingerprint)
          json.member("severity", gitLabSeverity(entry.finding.severity))
          json.key("location")
          json.object { json in
            let place = report.place(of: entry.finding.range, in: entry)
            json.member("path", entry.file.path)
            json.key("lines")
            json.object { json in
              json.member("begin", place.line)
              json.member("end", place.endLine)
            }
          }
        }
      }
    }
    json.endLine()
    return json.text
  }

  private static func gitLabSeverity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
