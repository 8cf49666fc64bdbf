extension Reporter {
  /// The text format for readers.
  public static let text = Reporter(name: "text", isMachine: false) { compilations, style in
    TextReport(Report(compilations, style), style).write(compilations)
  }
}

/// Findings as text for readers, in the form that compilers have made usual:
///
///     shop.flow:2:41: error: there is no screen, tab bar or flow `Prodct` [unknown-name]
///         2 | screen Home { link open "See product" -> Prodct }
///           |                                          ^~~~~~
///           = help: did you mean `Product`?
private struct TextReport {
  let report: Report
  let isQuiet: Bool
  let parts: ReportStyle.Parts
  let paint: Paint
  var text = ""

  init(_ report: Report, _ style: ReportStyle) {
    self.report = report
    isQuiet = style.isQuiet
    parts = style.parts
    paint = Paint(isColored: style.isColored)
  }

  consuming func write(_ compilations: [Compilation]) -> String {
    if parts != .summary { writeFindings() }
    if parts != .findings, !isQuiet, !compilations.isEmpty {
      if report.bindingErrorCount > 0 { write(reasonForSilence(compilations)) }
      write(summary(compilations))
    }
    return text
  }

  private mutating func writeFindings() {
    let severities = isQuiet ? [Severity.error, .warning] : Severity.allCases
    for entry in report.entries where severities.contains(entry.finding.severity) { write(entry) }
    for severity in severities {
      if let count = report.hidden[severity], count > 0 { write("… and " + count.counted("more \(severity.rawValue)")) }
    }
  }

  private mutating func write(_ line: String) { text += line + "\n" }

  private mutating func write(_ entry: Report.Entry) {
    let finding = entry.finding
    let place = report.place(of: finding.range, in: entry)
    let path = TerminalText.clean(entry.file.path)
    let location = paint("\(path):\(place.line):\(place.column):", .bold)
    let severity = paint("\(finding.severity.rawValue):", Paint.Ink(finding.severity))
    let message = paint(TerminalText.clean(finding.message), .bold)
    write("\(location) \(severity) \(message) [\(finding.rule)]")
    let gutter = Gutter(paint, highestLine: place.line)
    let excerpt = report.excerpt(of: finding.range, in: entry)
    write(gutter.line(place.line, excerpt.text))
    write(gutter.marks(excerpt.marks))
    // The traces of notes are aligned with that of the finding.
    let traces = Set(finding.notes.filter(\.hasTrace).map(\.message))
    for (label, text) in report.remarks(on: entry) {
      let label = label ?? "note"
      let padding = traces.contains(label) ? max(1, "shown by: ".count - label.count - 1) : 1
      write(gutter.remark("\(label):" + String(repeating: " ", count: padding), text))
    }
  }

  /// The line that explains why there are no findings about states.
  private func reasonForSilence(_ compilations: [Compilation]) -> String {
    let held = compilations.indices.filter { compilations[$0].findings.bindingErrorCount > 0 }
    let flows = compilations.count == 1 ? "the flow" : listed(held.map { report.path(of: $0) })
    return report.bindingErrorCount == 1
      ? "the error above keeps \(flows) from being analysed: fix it first"
      : "the \(report.bindingErrorCount.grouped) errors above keep \(flows) from being analysed: fix them first"
  }

  /// Returns the files checked and the number of findings, in one line.
  private func summary(_ compilations: [Compilation]) -> String {
    let checked = compilations.count == 1 ? report.path(of: 0) : compilations.count.counted("file")
    let size = [report.screenCount.counted("screen"), report.linkCount.counted("link")].joined(separator: ", ")
    let found = Severity.allCases.compactMap { severity in
      report.counts[severity].flatMap { $0 == 0 ? nil : $0.counted(severity.rawValue) }
    }
    let head = "\(TerminalText.clean(checked)): \(size)"
    if found.isEmpty { return "\(head), no findings" }
    return ([head, found.joined(separator: ", ")] + advice(compilations)).joined(separator: "; ")
  }

  /// The commands that can repair the findings or explain them.
  private func advice(_ compilations: [Compilation]) -> [String] {
    let fixes = report.entries.lazy.filter { compilations[$0.compilation].isRepairable($0.finding) }.map(
      \.finding.fixes)
    let (safe, all) = (fixes.count { $0.contains(where: \.isSafe) }, fixes.count { !$0.isEmpty })
    var advice: [String] = []
    if all > 0 { advice.append(safe > 0 ? "`flowc fix` can repair \(safe)" : "`flowc fix --unsafe` can repair \(all)") }
    if let first = report.entries.first { advice.append("`flowc explain \(first.finding.rule)` has an example") }
    return advice
  }
}
