extension DiffForm {
  /// The form for reading in a terminal.
  public static let text = DiffForm(name: "text", summary: "for people: the changes by class, each with its location") {
    diffs, isColored in
    diffs.map { DiffText(paint: Paint(isColored: isColored)).write($0) }.joined(separator: "\n")
  }
}

/// A writer of changes as text for a terminal:
///
///     breaking:
///       HEAD:shop.flow:9:3: the url `/help` of `Help` is gone: links that were sent no longer open [url-removed]
///
///     shop.flow: 1 breaking change
private struct DiffText {
  let paint: Paint
  var text = ""

  init(paint: Paint) { self.paint = paint }

  consuming func write(_ diff: FlowDiff) -> String {
    let places = ChangeLocations(diff)
    for impact in Impact.allCases where diff.count(impact) > 0 {
      text += paint("\(impact.rawValue):", ink(impact)) + "\n"
      for change in diff.changes where change.impact == impact { write(change, places) }
      text += "\n"
    }
    if let omission = diff.omission { text += paint("note:", .note) + " \(omission)\n" }
    text += TerminalText.clean(diff.newPath) + ": " + diff.summary + "\n"
    return text
  }

  private mutating func write(_ change: Change, _ places: ChangeLocations) {
    let place = places.shown(change).map { paint(TerminalText.clean($0.text) + ":", .bold) + " " } ?? ""
    text += "  \(place)\(TerminalText.clean(change.message)) [\(change.rule.name)]\n"
    let isPair = change.traceBefore != nil && change.traceAfter != nil
    if let trace = change.traceBefore { write(isPair ? "before: " : "trace before: ", trace) }
    if let trace = change.traceAfter { write(isPair ? "now:    " : "trace now: ", trace) }
  }

  private mutating func write(_ label: String, _ trace: [Step]) {
    text += "      \(paint("=", .frame)) \(label)\(TerminalText.clean(trace.traceText))\n"
  }

  private func ink(_ impact: Impact) -> Paint.Ink {
    switch impact {
    case .breaking: .error
    case .risky: .warning
    case .safe: .mark
    }
  }
}

extension FlowDiff {
  /// The numbers of changes, in words: "1 breaking and 2 safe changes".
  var summary: String {
    let counts = Impact.allCases.filter { count($0) > 0 }
    guard !counts.isEmpty else { return "no changes" }
    let words = counts.map { "\(count($0).grouped) \($0.rawValue)" }
    return listed(words) + (changes.count == 1 ? " change" : " changes")
  }
}
