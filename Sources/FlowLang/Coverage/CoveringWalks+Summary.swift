extension CoveringWalks {
  /// The result for a terminal: the number of tests and taps, and the passages that are not covered.
  public var summary: String {
    let taken = passages.all.count - untaken.count
    var lines = [
      "\(walks.count.counted("test")) (\(taps.counted("tap"))) \(walks.count == 1 ? "covers" : "cover") \(taken.grouped) of \(passages.all.count.counted("transition"))"
    ]
    if !isComplete { lines.append("the search ended at its budget; what was not found may be possible") }
    let names = PassageText(compilation)
    for one in untaken.prefix(Self.mostUntaken) {
      lines.append("not covered: \(TerminalText.clean(names.text(one.passage))) \(one.reason.text)")
    }
    if untaken.count > Self.mostUntaken {
      lines.append("not covered: \((untaken.count - Self.mostUntaken).grouped) more, which --format json lists")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The limit on the uncovered passages that the summary lists.
  private static let mostUntaken = 20
}
