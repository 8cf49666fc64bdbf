extension Reporter {
  /// The format that Xcode and SwiftPM read from the output of a build to show findings at their lines.
  static let xcode = Reporter(name: "xcode", isMachine: true, keepsPaths: true) { compilations, style in
    let report = Report(compilations, style)
    var text = ""
    for entry in report.entries {
      let place = report.place(of: entry.finding.range, in: entry)
      let start = "\(TerminalText.clean(entry.file.path)):\(place.line):\(place.column): "
      let message = TerminalText.clean(entry.finding.message)
      text += "\(start)\(entry.finding.severity.rawValue): \(message) [\(entry.finding.rule)]\n"
      for remark in report.lines(on: entry) { text += "\(start)note: \(TerminalText.clean(remark))\n" }
    }
    return text
  }
}
