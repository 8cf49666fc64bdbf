extension Reporter {
  /// GitLab's Code Quality report (docs.gitlab.com, "Code Quality report format").
  static let gitlab = Reporter(name: "gitlab", isMachine: true) { compilations, style in
    let report = Report(compilations, style)
    var json = JSONWriter()
    json.array(.lines) { json in
      for (entry, fingerprint) in zip(report.entries, report.fingerprints) {
        let place = report.place(of: entry.finding.range, in: entry)
        json.value([
          "description": .string(report.fullText(of: entry)),
          "check_name": .string(entry.finding.rule),
          "fingerprint": .string(fingerprint),
          "severity": .string(entry.finding.severity.gitLabName),
          "location": [
            "path": .string(entry.file.path),
            "lines": ["begin": .integer(place.line), "end": .integer(place.endLine)],
          ],
        ])
      }
    }
    json.endLine()
    return json.text
  }
}
