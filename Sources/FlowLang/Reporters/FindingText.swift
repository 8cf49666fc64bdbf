/// The text of a finding beside its message, for formats without a layout of their own.
extension Report {
  /// Returns the remarks on a finding, each on one line: the trace, further locations, the advice.
  func remarks(on entry: Entry) -> [String] {
    let finding = entry.finding
    var remarks: [String] = []
    if finding.hasTrace || !finding.trace.isEmpty { remarks.append("shown by: \(finding.trace.traceText)") }
    if !finding.cycle.isEmpty { remarks.append("again and again: \(finding.cycle.text)") }
    remarks += finding.notes.map { note in
      if note.hasTrace { return "\(note.message): \(note.trace.traceText)" }
      let place = place(of: note.range, in: entry)
      return "\(file(of: note.range, in: entry).path):\(place.line):\(place.column): \(note.message)"
    }
    if let help = finding.help { remarks.append("help: \(help)") }
    return remarks
  }

  /// Returns the message of a finding with all its remarks, each on a line of its own.
  func fullText(of entry: Entry) -> String { ([entry.finding.message] + remarks(on: entry)).joined(separator: "\n") }
}
